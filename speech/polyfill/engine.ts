import start, {
  type EngineEvent,
  type EngineModule,
  type EngineOptions,
  type EngineWorker,
} from '@echogarden/espeak-ng-emscripten';
import { type Chunk, type Mark, type Progress, SAMPLE_RATE, type SpeechSettings } from './chunk.ts';
import { ENGINE_DATA_FOLDER, type EngineVoiceId } from './languages.ts';
import type { Files } from './pack.ts';
import { engineText, isSsml } from './ssml.ts';

/** espeak-ng. Knows neither worker nor browser: it runs in Node as well. */

/** `rate` 1 of the Web Speech API; the engine speaks no slower than 80 and no faster than 450. */
const WORDS_PER_MINUTE = { normal: 175, min: 80, max: 450 };
const NORMAL_PITCH = 50;

export class Engine {
  readonly #module: EngineModule;
  readonly #worker: EngineWorker;

  constructor(module: EngineModule) {
    this.#module = module;
    this.#worker = new module.eSpeakNGWorker();
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
    const rest = engineText(characters.slice(from.position).join(''));
    const whole = isSsml(text);
    let sentences = 0;
    let spokenMs = 0;
    let next: Progress | null = null;
    this.#worker.synthesize(rest, (pcm, events) => {
      const sentence = whole ? undefined : events.find((event) => event.type === 'sentence');
      if (sentence && ++sentences > 1) {
        next = {
          position: from.position + sentence.text_position - 1,
          elapsedMs: from.elapsedMs + spokenMs,
        };
        return true;
      }
      const chunkMs = from.elapsedMs + spokenMs;
      const marks = events.flatMap((event) => toMark(event, characters, from, chunkMs));
      spokenMs += (pcm.length * 1000) / SAMPLE_RATE;
      if (pcm.length > 0) onChunk({ samples: toFloats(pcm), marks });
      return false;
    });
    return next;
  }

  /** The engine's phonemes in its own mnemonics, written like `espeak-ng -x`; one clause per line. */
  phonemes(text: string, voice: EngineVoiceId): string {
    this.#worker.set_voice(voice, '', '', 0, 0);
    const heap = this.#module.HEAPU8;
    const { ptr } = this.#worker.convert_to_phonemes(text, false);
    const written = new TextDecoder().decode(heap.slice(ptr, heap.indexOf(0, ptr)));
    // `_` separates phonemes; doubled it is also one itself, a pause, like `_!` and `_|`.
    return written.replace(/_(_?)(?![!|:])/g, '$1').replaceAll(' | ', '\n');
  }

  #set({ voice, rate, pitch }: SpeechSettings): void {
    const { normal, min, max } = WORDS_PER_MINUTE;
    this.#worker.set_voice(voice, '', '', 0, 0);
    this.#worker.set_rate(Math.round(Math.min(max, Math.max(min, normal * rate))));
    this.#worker.set_pitch(Math.round(NORMAL_PITCH * pitch));
  }
}

/**
 * The engine lists 459 files that it wants to see. It gets only ours, without the rest being created at all:
 * it then starts in a third of the time, because it searches every voice file it finds.
 */
export async function startEngine(files: Files): Promise<Engine> {
  const options: EngineOptions = {
    getPreloadedPackage: () => new ArrayBuffer(1),
    print: () => {},
    printErr: () => {},
  };
  options.preInit = [
    () => {
      const create = options.FS_createDataFile;
      options.FS_createDataFile = (path) => {
        const bytes = files.get(path.slice(ENGINE_DATA_FOLDER.length + 1));
        if (bytes) create?.(path, null, bytes, true, true, true);
      };
    },
  ];
  return new Engine(await start(options));
}

function toMark(event: EngineEvent, characters: readonly string[], from: Progress, chunkMs: number): Mark[] {
  if (event.type !== 'word' && event.type !== 'sentence' && event.type !== 'mark') return [];
  const first = from.position + event.text_position - 1;
  const length = (begin: number, end: number) => characters.slice(begin, end).join('').length;
  const elapsedMs = from.elapsedMs + event.audio_position;
  return [
    {
      kind: event.type,
      name: event.type === 'mark' ? String(event.id) : event.type,
      charIndex: length(0, first),
      charLength: length(first, first + event.word_length),
      offsetMs: Math.max(0, elapsedMs - chunkMs),
      elapsedMs,
    },
  ];
}

function toFloats(pcm: Int16Array): Float32Array<ArrayBuffer> {
  const floats = new Float32Array(pcm.length);
  for (const [index, sample] of pcm.entries()) floats[index] = sample / 0x8000;
  return floats;
}
