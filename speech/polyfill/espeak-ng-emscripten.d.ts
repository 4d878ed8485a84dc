/** The part of `@echogarden/espeak-ng-emscripten` used here; the package ships no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export type EngineEvent = {
    readonly type:
      | 'word'
      | 'sentence'
      | 'mark'
      | 'play'
      | 'end'
      | 'msg_terminated'
      | 'phoneme'
      | 'samplerate';
    /** From 1, in code points of the text. */
    readonly text_position: number;
    readonly word_length: number;
    /** Milliseconds since the beginning of the text. */
    readonly audio_position: number;
    readonly id: string | number | undefined;
  };

  export interface EngineWorker {
    readonly samplerate: number;
    /** Returns 0 even for a voice that does not exist. */
    set_voice(name: string, language: string, variant: string, gender: number, age: number): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    /** Synchronous; a callback that returns true stops the synthesis. */
    synthesize(text: string, callback: (samples: Int16Array, events: EngineEvent[]) => boolean): void;
    convert_to_phonemes(text: string, ipa: boolean): { readonly ptr: number };
  }

  export interface EngineModule {
    readonly eSpeakNGWorker: new () => EngineWorker;
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    readonly FS: { readFile(path: string): Uint8Array<ArrayBuffer> };
  }

  type CreateDataFile = (
    path: string,
    name: string | null,
    data: Uint8Array,
    canRead: boolean,
    canWrite: boolean,
    canOwn: boolean,
  ) => void;

  export interface EngineOptions {
    getPreloadedPackage?: () => ArrayBuffer;
    /** Runs after the engine's own functions are in place and before any of its files is created. */
    preInit?: Array<() => void>;
    FS_createDataFile?: CreateDataFile;
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }

  export default function start(options?: EngineOptions): Promise<EngineModule>;
}
