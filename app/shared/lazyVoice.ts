/** The own voice, fetched when it is first wanted: a player with a screen reader never loads it. */
import type { Segment } from '#speech/phrases/said.ts';
import type { Outcome } from '#speech/voices/message.ts';
import type { Channel } from '#speech/voices/segment.ts';
import type { Voice } from '#speech/voices/voice.ts';
import type { Observable } from './observable.ts';
import type { Settings } from './settings.ts';

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

  async speak(segments: readonly Segment[], channel: Channel): Promise<Outcome> {
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

  silence(): void {
    this.#turn += 1;
    this.#voice?.silence();
  }
}
