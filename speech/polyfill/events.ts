import { Utterance } from './utterance.ts';
import { asInterface, toFloat, toText } from './webidl.ts';

/** `SpeechSynthesisEvent` (https://webaudio.github.io/web-speech-api/, 5.2.5). */
export class SpeechEvent extends Event implements SpeechSynthesisEvent {
  readonly #utterance: SpeechSynthesisUtterance;
  readonly #charIndex: number;
  readonly #charLength: number;
  readonly #elapsedTime: number;
  readonly #name: string;

  constructor(type: string, init: SpeechSynthesisEventInit) {
    super(type, init);
    if (!(init?.utterance instanceof Utterance)) throw new TypeError('an utterance is required');
    this.#utterance = init.utterance;
    this.#charIndex = Number(init.charIndex ?? 0) >>> 0;
    this.#charLength = Number(init.charLength ?? 0) >>> 0;
    this.#elapsedTime = toFloat(init.elapsedTime ?? 0);
    this.#name = init.name === undefined ? '' : toText(init.name);
  }

  get utterance(): SpeechSynthesisUtterance {
    return this.#utterance;
  }

  get charIndex(): number {
    return this.#charIndex;
  }

  get charLength(): number {
    return this.#charLength;
  }

  /** Seconds since the utterance began. */
  get elapsedTime(): number {
    return this.#elapsedTime;
  }

  get name(): string {
    return this.#name;
  }
}
asInterface(SpeechEvent, 'SpeechSynthesisEvent', 2);

const ERROR_CODES: readonly SpeechSynthesisErrorCode[] = [
  'canceled',
  'interrupted',
  'audio-busy',
  'audio-hardware',
  'network',
  'synthesis-unavailable',
  'synthesis-failed',
  'language-unavailable',
  'voice-unavailable',
  'text-too-long',
  'invalid-argument',
  'not-allowed',
];

/** `SpeechSynthesisErrorEvent` (5.2.6). */
export class SpeechErrorEvent extends SpeechEvent implements SpeechSynthesisErrorEvent {
  readonly #error: SpeechSynthesisErrorCode;

  constructor(type: string, init: SpeechSynthesisErrorEventInit) {
    super(type, init);
    const error = ERROR_CODES.find((code) => code === init.error);
    if (!error) throw new TypeError(`${String(init.error)} is no error code`);
    this.#error = error;
  }

  get error(): SpeechSynthesisErrorCode {
    return this.#error;
  }
}
asInterface(SpeechErrorEvent, 'SpeechSynthesisErrorEvent', 2);
