import { type Chunk, type Mark, type Progress, SAMPLE_RATE, type SpeechSettings } from './chunk.ts';
import { ENGINE_DATA_FOLDER, type EngineVoiceId } from './languages.ts';
import type { Files } from './pack.ts';
import { engineSsml, isSsml, markPlaces } from './ssml.ts';
import { Stretcher } from './stretch.ts';
import { readOnlyFolder } from './wasi.ts';

/** espeak-ng. Knows neither worker nor browser: it runs in Node as well. */

/** `rate` 1 of the Web Speech API; the engine speaks no slower than 80 and no faster than 450: beyond, it is stretched. */
const WORDS_PER_MINUTE = { normal: 175, min: 80, max: 450 };
const NORMAL_PITCH = 50;
/** Long enough to bridge the making of the next. */
const CHUNK_MS = 100;
/** A sentence that is longer is cut: a worker that makes it hears nothing meanwhile. In code points. */
const LONGEST = 500;
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
    const whole = isSsml(text);
    const places = new Places(text, from, whole);
    const sound = new Sound(settings.rate, from, onChunk);
    let sentences = 0;
    let next = places.cut;
    this.#marks = [];
    this.#listener = (pcm, engineMarks) => {
      const sentence = whole ? undefined : engineMarks.find(({ kind }) => kind === 'sentence');
      if (sentence && ++sentences > 1) {
        next = from.position + sentence.position - 1;
        return true;
      }
      sound.add(
        pcm,
        engineMarks.map((mark) => places.find(mark)),
      );
      return false;
    };
    this.#withText(whole ? engineSsml(places.rest) : places.rest, (address) =>
      this.#exports.speak(address, Number(whole)),
    );
    const elapsedMs = sound.end();
    return next === null ? null : { position: next, elapsedMs };
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
    // A zero would end the text: it is silent, and as long as a space.
    const bytes = new TextEncoder().encode(`${text.replaceAll('\0', ' ')}\0`);
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

type Placed = Pick<Mark, 'kind' | 'name' | 'charIndex' | 'charLength'> & Readonly<{ audioMs: number }>;

/** The part of a text that is spoken at once, and where the engine's marks stand in the whole. */
class Places {
  readonly rest: string;
  /** Where this part ends before the text does, in code points. */
  readonly cut: number | null;
  readonly #characters: readonly string[];
  readonly #from: Progress;
  readonly #marks: number[];

  constructor(text: string, from: Progress, whole: boolean) {
    this.#characters = [...text];
    this.#from = from;
    this.#marks = whole ? markPlaces(text) : [];
    const length = whole ? this.#characters.length : partLength(this.#characters, from.position);
    const end = from.position + length;
    this.rest = this.#characters.slice(from.position, end).join('');
    this.cut = end < this.#characters.length ? end : null;
  }

  find({ kind, name, position, length, audioMs }: EngineMark): Placed {
    const first = this.#from.position + position - 1;
    const charIndex = kind === 'mark' ? this.#marks.shift() : undefined;
    return {
      kind,
      name,
      charIndex: charIndex ?? this.#units(0, first),
      charLength: this.#units(first, first + length),
      audioMs,
    };
  }

  #units(begin: number, end: number): number {
    return this.#characters.slice(begin, end).join('').length;
  }
}

/** How much is spoken at once: up to a comma, or a space, where a sentence is too long. */
function partLength(characters: readonly string[], from: number): number {
  if (characters.length - from <= LONGEST) return characters.length - from;
  const part = characters.slice(from, from + LONGEST);
  for (const edge of [/[,;:]/, /\s/]) {
    const last = part.findLastIndex((character) => edge.test(character));
    if (last > LONGEST / 2) return last + 1;
  }
  return LONGEST;
}

/** What one synthesis makes, made faster where the engine cannot. */
class Sound {
  readonly #from: Progress;
  readonly #onChunk: (chunk: Chunk) => void;
  readonly #factor: number;
  readonly #stretcher: Stretcher | null;
  #spokenMs = 0;
  #marks: Mark[] = [];

  constructor(rate: number, from: Progress, onChunk: (chunk: Chunk) => void) {
    this.#from = from;
    this.#onChunk = onChunk;
    this.#factor = Math.max(1, (rate * WORDS_PER_MINUTE.normal) / WORDS_PER_MINUTE.max);
    this.#stretcher = this.#factor > 1 ? new Stretcher(this.#factor) : null;
  }

  add(pcm: Int16Array, placed: readonly Placed[]): void {
    const chunkMs = this.#from.elapsedMs + this.#spokenMs;
    for (const { audioMs, ...mark } of placed) {
      const elapsedMs = this.#from.elapsedMs + audioMs / this.#factor;
      this.#marks.push({ ...mark, offsetMs: Math.max(0, elapsedMs - chunkMs), elapsedMs });
    }
    const samples = Float32Array.from(pcm, (sample) => sample / 0x8000);
    this.#emit(this.#stretcher ? this.#stretcher.push(samples) : samples);
  }

  /** The milliseconds at which it ends. */
  end(): number {
    if (this.#stretcher) this.#emit(this.#stretcher.flush());
    return this.#from.elapsedMs + this.#spokenMs;
  }

  #emit(samples: Float32Array<ArrayBuffer>): void {
    if (samples.length === 0) return;
    // Before they are given away: a worker hands its samples over whole.
    this.#spokenMs += (samples.length * 1000) / SAMPLE_RATE;
    this.#onChunk({ samples, marks: this.#marks });
    this.#marks = [];
  }
}
