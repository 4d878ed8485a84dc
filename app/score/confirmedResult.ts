/** 8.7, 10: the result that stands, as it is written, and whether both players have written the same. */
import type { Result } from '#rules/game/event.ts';
import { resultText } from '#rules/game/result.ts';
import type { GameState } from '#rules/game/state.ts';
import { COLORS } from '#rules/position/square.ts';

/** A win for either side, or a draw, in the points of this event. */
export function possibleResults({ parameters: { points } }: GameState): Result[] {
  return [
    { white: points.win, black: points.loss },
    { white: points.draw, black: points.draw },
    { white: points.loss, black: points.win },
  ];
}

export function sameResult(a: Result | null, b: Result | null): boolean {
  return a !== null && b !== null && a.white === b.white && a.black === b.black;
}

/** `1-0`, `½-½`, `½-0`: as it is shown and said. */
export function shownResult(result: Result | null, { parameters: { points } }: GameState): string {
  return resultText(result, points).replaceAll('1/2', '½');
}

/** 8.7: both players have written the result that stands. */
export function isConfirmed({ ending, confirmed }: GameState): boolean {
  return ending !== null && COLORS.every((side) => sameResult(confirmed[side], ending.result));
}

/** A player has written another result than the one that stands. */
export function isDisputed({ ending, confirmed }: GameState): boolean {
  return (
    ending !== null &&
    COLORS.some((side) => confirmed[side] !== null && !sameResult(confirmed[side], ending.result))
  );
}
