/** The own voice, fetched when it is first wanted: a player with a screen reader never loads it. */
import type { Segment } from '#speech/phrases/said.ts';
import type { SpeechEnd } from '#speech/voices/message.ts';
import type { VoiceGroup } from '#speech/voices/offer.ts';
import type { Channel } from '#speech/voices/segment.ts';
import type { Voice } from '#speech/voices/voice.ts';
import type { Observable } from '../base/observable.ts';
import type { Settings } from '../desk/settings.ts';

/** What the settings ask of the own voice. */
export type VoiceControl = Pick<LazyVoice, 'sample' | 'choices' | 'watch'>;

export class LazyVoice {
  readonly #settings: Observable<Settings>;
  #voice: Voice | null = null;
  #loading: Promise<Voice> | null = null;
  /** Only the last thing asked for while the voice was being fetched is still to be said. */
  #turn = 0;

  constructor(settings: Observable<Settings>) {
    this.#settings = settings;
  }

  load(): Promise<Voice> {
    this.#loading ??= import('./openVoice.ts').then(({ openVoice }) => {
      this.#voice = openVoice(this.#settings.value.voice);
      this.#settings.subscribe(() => this.#voice?.use(this.#settings.value.voice));
      return this.#voice;
    });
    return this.#loading;
  }

  /** Rejects where nothing can be heard: who has asked for a sample must not take silence for one. */
  async sample(channel: Channel, words: readonly Segment[]): Promise<void> {
    const voice = await this.load().catch((error) => {
      this.#loading = null;
      throw error;
    });
    if ((await voice.sample(channel, words)) === 'failed') throw new Error('no voice could speak');
  }

  /** The voices to choose from for a language. */
  async choices(lang: string): Promise<readonly VoiceGroup[]> {
    return (await this.#whenLoaded((voice) => voice.choices(lang))) ?? [];
  }

  /** Calls when the system's voices have come or changed, until the returned call. */
  watch(listener: () => void): () => void {
    const system = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    system?.addEventListener('voiceschanged', listener);
    return () => system?.removeEventListener('voiceschanged', listener);
  }

  async speak(segments: readonly Segment[], channel: Channel): Promise<SpeechEnd> {
    this.#turn += 1;
    if (this.#voice) return this.#voice.speak(segments, channel);
    const turn = this.#turn;
    try {
      const voice = await this.load();
      return turn === this.#turn ? await voice.speak(segments, channel) : 'interrupted';
    } catch {
      this.#loading = null;
      return 'failed';
    }
  }

  /** Null where the voice cannot be fetched; the next one to want it tries again. */
  async #whenLoaded<T>(use: (voice: Voice) => T): Promise<T | null> {
    try {
      return use(await this.load());
    } catch {
      this.#loading = null;
      return null;
    }
  }

  whenAllowed(callback: () => void): void {
    this.#voice?.whenAllowed(callback);
  }

  silence(): void {
    this.#turn += 1;
    this.#voice?.silence();
  }
}
