import { SOUNDS, type Sound } from './earcons.ts';

export type SoundSettings = Readonly<{
  on: Readonly<Record<Sound, boolean>>;
  volume: number;
  vibrate: boolean;
  /** The time left at which the player wants to hear that it is low. */
  lowTimeMs: number;
}>;

/**
 * A sign of low time is the player's own wish. In competition it is off until the player turns it on, because
 * what a device may tell a player there is for the arbiter to allow (11.3.2, D.2.10).
 */
export function defaultSoundSettings(mode: 'training' | 'competition'): SoundSettings {
  const on = Object.fromEntries(SOUNDS.map((sound) => [sound, true])) as Record<Sound, boolean>;
  return { on: { ...on, lowTime: mode === 'training' }, volume: 0.7, vibrate: true, lowTimeMs: 60_000 };
}

/** Whether a clock that ran from one reading to the next has just become low: heard once, not at every tick. */
export function becameLow(beforeMs: number, nowMs: number, { on, lowTimeMs }: SoundSettings): boolean {
  return on.lowTime && beforeMs > lowTimeMs && nowMs <= lowTimeMs;
}
