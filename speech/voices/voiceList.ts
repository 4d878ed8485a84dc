import { speaks } from './choice.ts';

/**
 * The voices of an engine by language. A system may have thirteen thousand, and every segment of every message
 * asks: they are fetched and sorted out once, until the engine says that they have changed.
 */
export class VoiceList {
  readonly #synthesis: SpeechSynthesis;
  readonly #byLanguage = new Map<string, readonly SpeechSynthesisVoice[]>();
  #all: readonly SpeechSynthesisVoice[] = [];

  constructor(synthesis: SpeechSynthesis) {
    this.#synthesis = synthesis;
    synthesis.addEventListener('voiceschanged', () => this.#forget());
  }

  /** The voices that speak a language. */
  of(lang: string): readonly SpeechSynthesisVoice[] {
    // Asking is what makes browsers load their list: an empty one is asked for again.
    if (this.#all.length === 0) this.#all = this.#synthesis.getVoices();
    const known = this.#byLanguage.get(lang);
    if (known) return known;
    const able = this.#all.filter((voice) => speaks(voice, lang));
    if (this.#all.length > 0) this.#byLanguage.set(lang, able);
    return able;
  }

  #forget(): void {
    this.#all = [];
    this.#byLanguage.clear();
  }
}
