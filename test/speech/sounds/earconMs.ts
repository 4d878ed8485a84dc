import { EARCONS, type Sound } from '#speech/sounds/earcons.ts';

/** From the beginning of a sound to its end. */
export function earconMs(sound: Sound): number {
  return Math.max(...EARCONS[sound].map(({ atMs, ms }) => atMs + ms));
}
