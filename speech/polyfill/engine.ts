import { type Chunk, type Mark, type Progress, SAMPLE_RATE, type SpeechSettings } from './chunk.ts';
import { ENGINE_DATA_FOLDER, type EngineVoiceId } from './languages.ts';
import type { Files } from './pack.ts';
import { engineSsml, isSsml } from './ssml.ts';
import { readOnlyFolder } from './wasi.ts';

/** espeak-ng. Knows neither worker nor browser: it runs in Node as well. */

/** `rate` 1 of the Web Speech API; the engine speaks no slower than 80 and no faster than 450. */
const WORDS_PER_MINUTE = { normal: 175, min: 80, max: 450 };
const NORMAL_PITCH = 50;
/** Long enough to bridge the making of the next. */
const CHUNK_MS = 100;
/** `espeak_EVENT_TYPE`, as far as voice.c tells of it. */
const KINDS: Readonly<Record<number, Mark['kind']>> = { 1: 'word', 2: 'sentence', 3: 'mark' };

/** What espeak/voice.c exports. Texts are addresses of UTF-8 that ends with a zero. */
type Exports = Readonly<{
  memory: WebAssembly.Memory;
  _initialize(): void;
  start(chunkMs: number): number;
  set(voice: number, wordsPerMinute: number, pitch: number): number;
  speak(text: number, isSsml: number): number;
  phonemes(text: number): number;
  allocate(bytes: number): number;
  release(address: number): void;
}>;

/** A place in the text as the engine tells it: in code points from 1, in milliseconds since the text began. */
type EngineMark = Readonly<{
  kind: Mark['kind'];
  name: string;
  position: number;
  length: number;
  audioMs: number;
}>;

/** Hears what one synthesis makes; true stops it. */
type Listener = (samples: Int16Array, marks: readonly EngineMark[]) => boolean;

export class Engine {
  readonly #exports: Exports;
  #marks: EngineMark[] = [];
  #listener: Listener = () => true;

  constructor(module: WebAssembly.Module, files: Files) {
    const instance = new WebAssembly.Instance(module, {
      page: {
        mark: (kind: number, position: number, length: number, audioMs: number, name: number) => {
          const mark = KINDS[kind] ?? 'mark';
          this.#marks.push({ kind: mark, name: name ? this.#read(name) : mark, position, length, audioMs });
        },
        chunk: (samples: number, count: number) => {
          const marks = this.#marks;
          this.#marks = [];
          return Number(this.#listener(new Int16Array(this.#exports.memory.buffer, samples, count), marks));
        },
      },
      wasi_snapshot_preview1: readOnlyFolder(ENGINE_DATA_FOLDER, files, () => this.#exports.memory),
    });
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
    if (this.#exports.start(CHUNK_MS) !== SAMPLE_RATE) throw new Error('the voice data is not whole');
  }

  /**
   * Speaks one sentence of the text from `position` (in code points) and returns where the next one begins,
   * or null at the end. The engine works synchronously: between two sentences a worker can hear a cancel.
   * A sentence is ended by the beginning of the next, so that the pause between them is the engine's own.
   * SSML is spoken whole, because its open elements would be lost.
   */
  speakSentence(
    text: string,
    settings: SpeechSettings,
    from: Progress,
    onChunk: (chunk: Chunk) => void,
  ): Progress | null {
    this.#set(settings);
    const characters = [...text];
    const whole = isSsml(text);
    let sentences = 0;
    let spokenMs = 0;
    let next: Progress | null = null;
    this.#marks = [];
    this.#listener = (pcm, engineMarks) => {
      const sentence = whole ? undefined : engineMarks.find(({ kind }) => kind === 'sentence');
      if (sentence && ++sentences > 1) {
        next = {
          position: from.position + sentence.position - 1,
          elapsedMs: from.elapsedMs + spokenMs,
        };
        return true;
      }
      const chunkMs = from.elapsedMs + spokenMs;
      const marks = engineMarks.map((mark) => toMark(mark, characters, from, chunkMs));
      spokenMs += (pcm.length * 1000) / SAMPLE_RATE;
      if (pcm.length > 0) onChunk({ samples: Float32Array.from(pcm, (sample) => sample / 0x8000), marks });
      return false;
    };
    const rest = characters.slice(from.position).join('');
    this.#withText(whole ? engineSsml(rest) : rest, (address) => this.#exports.speak(address, Number(whole)));
    return next;
  }

  /** The engine's phonemes in its own mnemonics, written like `espeak-ng -x`; one clause per line. */
  phonemes(text: string, voice: EngineVoiceId): string {
    this.#set({ voice, rate: 1, pitch: 1 });
    const clauses: string[] = [];
    this.#withText(text, (address) => {
      const rest = this.#exports.allocate(4);
      const view = () => new DataView(this.#exports.memory.buffer);
      view().setUint32(rest, address, true);
      while (view().getUint32(rest, true) !== 0) clauses.push(this.#read(this.#exports.phonemes(rest)));
      this.#exports.release(rest);
    });
    return clauses.join('\n');
  }

  #set({ voice, rate, pitch }: SpeechSettings): void {
    const { normal, min, max } = WORDS_PER_MINUTE;
    const wordsPerMinute = Math.round(Math.min(max, Math.max(min, normal * rate)));
    const status = this.#withText(voice, (name) =>
      this.#exports.set(name, wordsPerMinute, Math.round(NORMAL_PITCH * pitch)),
    );
    if (status !== 0) throw new Error(`no voice ${voice}`);
  }

  #withText<T>(text: string, use: (address: number) => T): T {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const address = this.#exports.allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, address);
    const result = use(address);
    this.#exports.release(address);
    return result;
  }

  #read(address: number): string {
    const memory = new Uint8Array(this.#exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(address, memory.indexOf(0, address)));
  }
}

function toMark(mark: EngineMark, characters: readonly string[], from: Progress, chunkMs: number): Mark {
  const first = from.position + mark.position - 1;
  const length = (begin: number, end: number) => characters.slice(begin, end).join('').length;
  const elapsedMs = from.elapsedMs + mark.audioMs;
  return {
    kind: mark.kind,
    name: mark.name,
    charIndex: length(0, first),
    charLength: length(first, first + mark.length),
    offsetMs: Math.max(0, elapsedMs - chunkMs),
    elapsedMs,
  };
}
