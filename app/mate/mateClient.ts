/** Asks the worker who can still mate. The next question cancels the one before: its answer never comes. */
import type { MateVerdicts } from './judge.ts';
import type { MateReply, MateRequest } from './mateWorker.ts';

export type MateWorkerPort = Pick<Worker, 'terminate'> & {
  postMessage(request: MateRequest): void;
  onmessage: ((event: MessageEvent<MateReply>) => void) | null;
};

/** The real worker; the bundler finds its file by this very expression. */
export function startMateWorker(): MateWorkerPort {
  return new Worker(new URL('./mateWorker.ts', import.meta.url), { type: 'module' });
}

export class MateClient {
  readonly #worker: MateWorkerPort;
  #asked = 0;
  #answer: ((verdicts: MateVerdicts) => void) | undefined;

  constructor(worker: MateWorkerPort = startMateWorker()) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if (data.id !== this.#asked) return;
      const answer = this.#answer;
      this.#answer = undefined;
      answer?.(data.verdicts);
    };
  }

  /** Calls `answer` with the verdicts on that position, unless another question is asked first. */
  ask(fen: string, answer: (verdicts: MateVerdicts) => void): void {
    this.#asked += 1;
    this.#answer = answer;
    this.#worker.postMessage({ id: this.#asked, fen });
  }

  /** The last question is no longer wanted. */
  cancel(): void {
    this.#answer = undefined;
  }

  close(): void {
    this.cancel();
    this.#worker.terminate();
  }
}
