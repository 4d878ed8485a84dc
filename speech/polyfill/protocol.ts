import type { Chunk, SpeechSettings } from './chunk.ts';

/** What the page and the worker say to each other. Requests are spoken in the order in which they arrive. */
export type Request =
  | { readonly kind: 'start'; readonly dataUrl: string }
  | { readonly kind: 'speak'; readonly id: number; readonly text: string; readonly settings: SpeechSettings }
  /** Every request before this one is dropped. */
  | { readonly kind: 'cancel' };

/** Error codes of the Web Speech API that the worker can be the cause of. */
export type Failure = 'network' | 'synthesis-failed';

export type Reply =
  | ({ readonly kind: 'chunk'; readonly id: number } & Chunk)
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly failure: Failure };
