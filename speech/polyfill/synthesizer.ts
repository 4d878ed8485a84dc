import { type Chunk, SAMPLE_RATE, type SpeechSettings } from './chunk.ts';
import { inflate } from './pack.ts';
import type { Failure, Reply, Request } from './protocol.ts';

export interface Listener {
  /** To be answered by `taken` when the chunk is on its way to the loudspeaker. */
  chunk(chunk: Chunk, taken: () => void): void;
  done(): void;
  failed(failure: Failure): void;
}

type Asked = {
  readonly request: Extract<Request, { kind: 'speak' }>;
  readonly listener: Listener;
  /** What has come of it, and how much of that a new worker makes once more, for nobody. */
  frames: number;
  again: number;
};

/** A worker that owes an answer and is silent for so long is asked whether it is there; then as long again. */
const SILENCE_MS = 500;
/** Time to read the voice data. */
const START_MS = 5000;
/** How often in a row a worker may die before we give up, and how often one that never began. */
const RESTARTS = 3;
const STARTS = 1;

/**
 * The page's end of the worker. The worker is started by the first need, and again after a failure. One that dies
 * without a word is noticed by its silence; another one says what the first still owed.
 */
export class Synthesizer {
  readonly #dataUrl: string;
  readonly #asked = new Map<number, Asked>();
  #parts: Promise<[WebAssembly.Module, Uint8Array<ArrayBuffer>]> | null = null;
  #worker: Worker | null = null;
  #hasData = false;
  #hasStarted = false;
  #restarts = 0;
  /** Given up, and none has begun since: the next words are told sooner that nobody says them. */
  #isGivenUp = false;
  #watch: ReturnType<typeof setTimeout> | undefined;
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
    const request = { kind: 'speak', id, text, settings } as const;
    this.#asked.set(id, { request, listener, frames: 0, again: 0 });
    this.#post(request);
    this.#expect();
  }

  /** Nothing more is heard of anything asked before. */
  cancel(): void {
    if (this.#asked.size === 0) return;
    this.#asked.clear();
    this.#post({ kind: 'cancel' });
    this.#expect();
  }

  close(): void {
    clearTimeout(this.#watch);
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
    worker.onmessageerror = () => this.#restart();
    worker.onerror = () => {
      if (this.#hasStarted) this.#restart();
      else this.#fail('network');
    };
    this.#worker = worker;
    this.#hasData = false;
    this.#hasStarted = false;
    // The engine and its data come while the worker starts; they are kept for the next one.
    this.#parts ??= Promise.all([fetchEngine(), fetchJoined(this.#dataUrl)]);
    this.#parts.then(
      ([module, joined]) => {
        worker.postMessage({ kind: 'start', module, joined } satisfies Request);
        if (this.#worker !== worker) return;
        this.#hasData = true;
        this.#expect();
      },
      () => {
        this.#parts = null;
        if (this.#worker === worker) this.#fail('network');
      },
    );
    return worker;
  }

  #hear(reply: Reply): void {
    this.#hasStarted = true;
    this.#isGivenUp = false;
    this.#expect();
    if (reply.kind === 'failed') this.#fail(reply.failure);
    if (reply.kind === 'chunk') this.#hearChunk(reply.id, reply);
    if (reply.kind === 'done') {
      const asked = this.#asked.get(reply.id);
      this.#asked.delete(reply.id);
      this.#restarts = 0;
      this.#expect();
      asked?.listener.done();
    }
  }

  #hearChunk(id: number, chunk: Chunk): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    const repeated = Math.min(asked.again, chunk.samples.length);
    asked.again -= repeated;
    const fresh = repeated > 0 ? behind(chunk, repeated) : chunk;
    const taken = (frames: number) => {
      if (this.#asked.has(id)) this.#post({ kind: 'taken', id, frames });
    };
    if (repeated > 0) taken(repeated);
    if (fresh.samples.length === 0) return;
    asked.frames += fresh.samples.length;
    asked.listener.chunk(fresh, () => taken(fresh.samples.length));
  }

  /** While something is owed the worker is never silent for long. */
  #expect(): void {
    clearTimeout(this.#watch);
    const worker = this.#worker;
    // Until its data has come it has nothing to say; that is watched for by the one who loads.
    if (this.#asked.size === 0 || !worker || !this.#hasData) return;
    const ms = this.#hasStarted ? SILENCE_MS * 2 ** this.#restarts : START_MS / (this.#isGivenUp ? 2 : 1);
    this.#watch = setTimeout(() => {
      // What it said while this page was busy is heard before the answer.
      worker.postMessage({ kind: 'ping' } satisfies Request);
      this.#watch = setTimeout(() => this.#restart(), ms);
    }, ms);
  }

  #restart(): void {
    const most = this.#hasStarted ? RESTARTS : this.#isGivenUp ? 0 : STARTS;
    if (++this.#restarts > most) {
      this.#isGivenUp = true;
      this.#fail('synthesis-failed');
      return;
    }
    this.close();
    for (const asked of this.#asked.values()) {
      asked.again = asked.frames;
      this.#post(asked.request);
    }
  }

  #fail(failure: Failure): void {
    const waiting = [...this.#asked.values()];
    this.#asked.clear();
    this.#restarts = 0;
    this.close();
    for (const { listener } of waiting) listener.failed(failure);
  }
}

/** What of a chunk follows so many frames. */
function behind({ samples, marks }: Chunk, frames: number): Chunk {
  const ms = (frames * 1000) / SAMPLE_RATE;
  return {
    samples: samples.slice(frames),
    marks: marks
      .filter(({ offsetMs }) => offsetMs >= ms)
      .map((mark) => ({ ...mark, offsetMs: mark.offsetMs - ms })),
  };
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
