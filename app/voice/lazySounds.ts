/** Earcons, fetched with the first of them: a page that was never touched may make no sound anyway. */
import type { Sound } from '#speech/sounds/earcons.ts';
import type { Sounds } from '#speech/sounds/sounds.ts';
import type { Observable } from '../base/observable.ts';
import type { Settings } from '../desk/settings.ts';

export class LazySounds {
  readonly #settings: Observable<Settings>;
  #sounds: Promise<Sounds> | null = null;

  constructor(settings: Observable<Settings>) {
    this.#settings = settings;
  }

  play(sound: Sound): void {
    this.#sounds ??= import('#speech/sounds/sounds.ts').then(({ createSounds, deviceVibration }) => {
      const sounds = createSounds({ settings: this.#settings.value.sounds, vibrate: deviceVibration() });
      this.#settings.subscribe(() => sounds.use(this.#settings.value.sounds));
      return sounds;
    });
    // A sound that cannot be had is no reason to stop a game; the next one asks again.
    this.#sounds.then(
      (sounds) => sounds.play(sound),
      () => {
        this.#sounds = null;
      },
    );
  }
}
