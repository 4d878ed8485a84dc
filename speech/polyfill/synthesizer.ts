import type { Chunk, SpeechSettings } from './chunk.ts';
import { inflate } from './pack.ts';
import type { Failure, Reply, Request } from './protocol.ts';

export interface Listener {
  chunk(chunk: Chunk): void;
  done(): void;
  failed(failure: Failure): void;
}

/** The page's end of the worker. The worker is started by the first need, and again after a failure. */
export class Synthesizer {
  readonly #dataUrl: string;
  readonly #listeners = new Map<number, Listener>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(dataUrl: string) {
    this.#dataUrl = dataUrl;
  }

  /** Starts the engine without speaking. */
  warmUp(): void {
    this.#running();
  }

  speak(text: string, settings: SpeechSettings, listener: Listener): void {
    const id = ++this.#lastId;
    this.#listeners.set(id, listener);
    this.#post({ kind: 'speak', id, text, settings });
  }

  /** Nothing more is heard of anything asked before. */
  cancel(): void {
    if (this.#listeners.size === 0) return;
    this.#listeners.clear();
    this.#post({ kind: 'cancel' });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #post(request: Request): void {
    this.#running().postMessage(request);
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    worker.onerror = () => this.#hear({ kind: 'failed', failure: 'network' });
    this.#worker = worker;
    // The engine and its data come while the worker starts.
    Promise.all([fetchJoined(this.#dataUrl), fetchEngine()]).then(
      ([joined, module]) =>
        worker.postMessage({ kind: 'start', module, joined } satisfies Request, [joined.buffer]),
      () => {
        if (this.#worker === worker) this.#hear({ kind: 'failed', failure: 'network' });
      },
    );
    return worker;
  }

  #hear(reply: Reply): void {
    if (reply.kind === 'failed') {
      const waiting = [...this.#listeners.values()];
      this.#listeners.clear();
      this.close();
      for (const listener of waiting) listener.failed(reply.failure);
      return;
    }
    const listener = this.#listeners.get(reply.id);
    if (reply.kind === 'chunk') listener?.chunk(reply);
    else {
      this.#listeners.delete(reply.id);
      listener?.done();
    }
  }
}

/** Not compiled while it streams: that wants a media type which not every server gives. */
async function fetchEngine(): Promise<WebAssembly.Module> {
  const response = await fetched(new URL('./espeak/espeak-ng.wasm', import.meta.url));
  return WebAssembly.compile(await response.arrayBuffer());
}

async function fetchJoined(dataUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await fetched(dataUrl);
  if (!body) throw new Error(`${dataUrl} is empty`);
  return inflate(body);
}

async function fetched(url: string | URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
