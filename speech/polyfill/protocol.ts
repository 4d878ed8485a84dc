import type { Chunk, SpeechSettings } from './chunk.ts';

/** What the page and the worker say to each other. Requests are spoken in the order in which they arrive. */
export type Request =
  /** The engine, and its files as `pack.ts` joins them. */
  | {
      readonly kind: 'start';
      readonly module: WebAssembly.Module;
      readonly joined: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'speak'; readonly id: number; readonly text: string; readonly settings: SpeechSettings }
  /** So much of it is on its way to the loudspeaker: the worker never runs far ahead of that. */
  | { readonly kind: 'taken'; readonly id: number; readonly frames: number }
  /** Every request before this one is dropped. */
  | { readonly kind: 'cancel' }
  /** To be answered at once: is there anybody? */
  | { readonly kind: 'ping' };

/** Error codes of the Web Speech API for an engine that cannot be had, or has broken down. */
export type Failure = 'network' | 'synthesis-failed';

export type Reply =
  | { readonly kind: 'alive' }
  | ({ readonly kind: 'chunk'; readonly id: number } & Chunk)
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly failure: Failure };
