import { ENGINE_VOICES, type EngineVoice, type EngineVoiceId } from './languages.ts';
import { asInterface, defineHandlers, toFloat, toText } from './webidl.ts';

/** `SpeechSynthesisVoice` (Web Speech API 5.2.7). */
export class Voice implements SpeechSynthesisVoice {
  readonly #voice: EngineVoice;
  readonly #isDefault: boolean;
  readonly #localService = true;

  constructor(voice: EngineVoice, isDefault: boolean) {
    if (!voice) throw new TypeError('Illegal constructor');
    this.#voice = voice;
    this.#isDefault = isDefault;
  }

  static engineId(voice: Voice): EngineVoiceId {
    return voice.#voice.id;
  }

  get voiceURI(): string {
    return `espeak:${this.#voice.lang}`;
  }

  get name(): string {
    return this.#voice.name;
  }

  get lang(): string {
    return this.#voice.lang;
  }

  get localService(): boolean {
    return this.#localService;
  }

  get default(): boolean {
    return this.#isDefault;
  }
}
asInterface(Voice, 'SpeechSynthesisVoice');

export const VOICES: readonly Voice[] = ENGINE_VOICES.map((voice, index) => new Voice(voice, index === 0));

/** `SpeechSynthesisUtterance` (Web Speech API 5.2.3). */
export class Utterance extends EventTarget implements SpeechSynthesisUtterance {
  #text: string;
  #lang = '';
  #voice: SpeechSynthesisVoice | null = null;
  #volume = 1;
  #rate = 1;
  #pitch = 1;
  declare onstart: SpeechSynthesisUtterance['onstart'];
  declare onend: SpeechSynthesisUtterance['onend'];
  declare onerror: SpeechSynthesisUtterance['onerror'];
  declare onpause: SpeechSynthesisUtterance['onpause'];
  declare onresume: SpeechSynthesisUtterance['onresume'];
  declare onmark: SpeechSynthesisUtterance['onmark'];
  declare onboundary: SpeechSynthesisUtterance['onboundary'];

  constructor(text = '') {
    super();
    this.#text = toText(text);
  }

  get text(): string {
    return this.#text;
  }

  set text(value) {
    this.#text = toText(value);
  }

  get lang(): string {
    return this.#lang;
  }

  set lang(value) {
    this.#lang = toText(value);
  }

  get voice(): SpeechSynthesisVoice | null {
    return this.#voice;
  }

  /** A voice of another engine is taken too, and answered with `voice-unavailable`. */
  set voice(value) {
    if (value !== null && value !== undefined && typeof value !== 'object') throw new TypeError('no voice');
    this.#voice = value ?? null;
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(value) {
    this.#volume = toFloat(value);
  }

  get rate(): number {
    return this.#rate;
  }

  set rate(value) {
    this.#rate = toFloat(value);
  }

  get pitch(): number {
    return this.#pitch;
  }

  set pitch(value) {
    this.#pitch = toFloat(value);
  }
}
defineHandlers(Utterance, ['start', 'end', 'error', 'pause', 'resume', 'mark', 'boundary']);
asInterface(Utterance, 'SpeechSynthesisUtterance');
