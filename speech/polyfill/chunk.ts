import type { EngineVoiceId } from './languages.ts';

/** What goes into the engine and what comes out; apart from the engine, which is a large script. */
export const SAMPLE_RATE = 22050;

export type SpeechSettings = Readonly<{ voice: EngineVoiceId; rate: number; pitch: number }>;

/** A place in the text that sounds `offsetMs` after the beginning of its chunk. */
export type Mark = Readonly<{
  kind: 'word' | 'sentence' | 'mark';
  name: string;
  charIndex: number;
  charLength: number;
  offsetMs: number;
  elapsedMs: number;
}>;

export type Chunk = Readonly<{ samples: Float32Array<ArrayBuffer>; marks: readonly Mark[] }>;

/** How far a text has been spoken: code points and milliseconds. */
export type Progress = Readonly<{ position: number; elapsedMs: number }>;
export const BEGINNING: Progress = { position: 0, elapsedMs: 0 };
