/**
 * Asks a worker who can still mate. One worker serves every game of the page; it is started by the first question and
 * ended when nobody asks any more. The next question cancels the one before: its answer never comes.
 */
import type { MateVerdicts } from './judge.ts';
import type { MateReply, MateRequest } from './mateWorker.ts';

export type MateWorkerPort = Pick<Worker, 'terminate'> & {
  postMessage(request: MateRequest): void;
  onmessage: ((event: MessageEvent<MateReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** The real worker; the bundler finds its file by this very expression. */
export function startMateWorker(): MateWorkerPort {
  return new Worker(new URL('./mateWorker.ts', import.meta.url), { type: 'module' });
}

export class MateClient {
  readonly #start: () => MateWorkerPort;
  #worker: MateWorkerPort | null = null;
  #asked = 0;
  #answer: ((verdicts: MateVerdicts) => void) | undefined;

  constructor(start: () => MateWorkerPort = startMateWorker) {
    this.#start = start;
  }

  /** Calls `answer` with the verdicts on that position, unless another question is asked first. */
  ask(fen: string, answer: (verdicts: MateVerdicts) => void): void {
    this.#asked += 1;
    this.#answer = answer;
    this.#worker ??= this.#open();
    this.#worker.postMessage({ id: this.#asked, fen });
  }

  /** Nothing is wanted any more: the worker and its memory are given back. */
  cancel(): void {
    this.#answer = undefined;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #open(): MateWorkerPort {
    const worker = this.#start();
    worker.onmessage = ({ data }) => {
      if (data.id !== this.#asked) return;
      const answer = this.#answer;
      this.#answer = undefined;
      answer?.(data.verdicts);
    };
    // A verdict that does not come stays unknown, which is the arbiter's; the next question tries anew.
    worker.onerror = () => {
      if (this.#worker === worker) this.cancel();
    };
    return worker;
  }
}
