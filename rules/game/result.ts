/**
 * 10.1 (2005, 2009: 11.1): the result of a game as it is written, whatever points the event gives for a win, a draw
 * and a loss. The one place where points become a result: for the screen, the score and what `play` prints.
 */
import type { EditionParameters } from '../editions/parameters.ts';
import type { ScoreResult } from '../notation/result.ts';
import type { Result } from './event.ts';

type Points = EditionParameters['points'];

/** Also where both have lost (`0-0`) or one has lost the half of a draw (`1/2-0`); `*` while there is no result. */
export function resultText(result: Result | null | undefined, points: Points): ScoreResult {
  if (!result) return '*';
  const white = share(result.white, points);
  const black = share(result.black, points);
  if (white === '1') return '1-0';
  if (black === '1') return '0-1';
  if (white === '1/2') return black === '0' ? '1/2-0' : '1/2-1/2';
  return black === '1/2' ? '0-1/2' : '0-0';
}

/** The arbiter may give no other points than these (10.2). */
function share(given: number, { win, draw }: Points): '1' | '1/2' | '0' {
  if (given === win) return '1';
  return given === draw ? '1/2' : '0';
}
