import { defineHandlers, type SpeechErrorEvent, type SpeechEvent } from './events.ts';
import { ENGINE_VOICES, type EngineVoiceId } from './languages.ts';

/** `SpeechSynthesisVoice` (Web Speech API 5.2.7). */
export class Voice implements SpeechSynthesisVoice {
  readonly engineId: EngineVoiceId;
  readonly voiceURI: string;
  readonly name: string;
  readonly lang: string;
  readonly localService = true;
  readonly default: boolean;

  constructor({ id, lang, name }: (typeof ENGINE_VOICES)[number], isDefault: boolean) {
    this.engineId = id;
    this.voiceURI = `espeak:${lang}`;
    this.name = name;
    this.lang = lang;
    this.default = isDefault;
  }
}

export const VOICES: readonly Voice[] = ENGINE_VOICES.map((voice, index) => new Voice(voice, index === 0));

type Handler<E extends Event> = ((this: SpeechSynthesisUtterance, event: E) => unknown) | null;

/** `SpeechSynthesisUtterance` (Web Speech API 5.2.3). */
export class Utterance extends EventTarget implements SpeechSynthesisUtterance {
  text: string;
  lang = '';
  voice: SpeechSynthesisVoice | null = null;
  volume = 1;
  rate = 1;
  pitch = 1;
  declare onstart: Handler<SpeechEvent>;
  declare onend: Handler<SpeechEvent>;
  declare onerror: Handler<SpeechErrorEvent>;
  declare onpause: Handler<SpeechEvent>;
  declare onresume: Handler<SpeechEvent>;
  declare onmark: Handler<SpeechEvent>;
  declare onboundary: Handler<SpeechEvent>;

  constructor(text = '') {
    super();
    this.text = text;
  }
}
defineHandlers(Utterance.prototype, ['start', 'end', 'error', 'pause', 'resume', 'mark', 'boundary']);
