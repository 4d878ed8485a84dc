/**
 * The numbers by which a hand is read, as an arbiter may set them: their bounds, and what each board has by itself. Why
 * each number is what it is stands in timing.ts; in words for people, in app/board/texts (`handTexts`).
 *
 * A set-up screen offers `HAND_NUMBERS` beginning with `TIMINGS[kind]` of the board at hand, and writes what was chosen
 * into the game's header as `hand`; where nothing was changed it writes nothing, and each board keeps its own.
 */
import { type HandTiming, TIMINGS } from './timing.ts';

export type HandNumber = Readonly<{
  name: keyof HandTiming;
  /** Milliseconds. Below `least` ordinary hands would be misread, above `most` the game would wait for nothing. */
  least: number;
  most: number;
  step: number;
}>;

export const HAND_NUMBERS: readonly HandNumber[] = [
  // A peg rests on its way for up to 200 ms; whoever waits two seconds waits in vain.
  { name: 'restMs', least: 200, most: 2000, step: 50 },
  // Contacts bounce for 30 ms; a hand that takes its time needs a quarter of a second.
  { name: 'shortestLiftMs', least: 50, most: 400, step: 10 },
  // The slowest scan takes a third of a second, and believes a hole after two.
  { name: 'togetherMs', least: 20, most: 1000, step: 10 },
  // A wireless board and a slow browser answer within two seconds.
  { name: 'reactionMs', least: 100, most: 2000, step: 50 },
];

/** The names of the numbers that lie outside their bounds, or are no numbers. */
export function outOfBounds(timing: HandTiming): readonly (keyof HandTiming)[] {
  return HAND_NUMBERS.filter(({ name, least, most }) => !(timing[name] >= least && timing[name] <= most)).map(
    ({ name }) => name,
  );
}

/** Whether a board reads by its own numbers anyway: then the header needs none. */
export function isBoardsOwn(timing: HandTiming, kind: keyof typeof TIMINGS): boolean {
  return HAND_NUMBERS.every(({ name }) => timing[name] === TIMINGS[kind][name]);
}
