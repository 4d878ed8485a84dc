/**
 * D.2.9, 7.4.1: where a board and the game differ, square by square. Data only: the words ("Bella eins: Springer
 * fehlt") are speech's, and whether the arbiter is called instead is the game's.
 */
import type { Position } from '#rules/position/position.ts';
import { type Piece, SQUARES, type Square, squareIndex } from '#rules/position/square.ts';
import { agrees, expectedMen, type Findings, type Found } from '../inference/found.ts';

export type Difference = Readonly<{
  square: Square;
  /** The man that the game has there. */
  expected: Piece | null;
  /** What the board finds. */
  found: Exclude<Found, 'unknown'>;
}>;

/**
 * In the order in which a hand mends them: first what is too much comes off, so that there are pegs to fill holes
 * with; then the missing men; each group by rank from a1, so that the fingers need not jump.
 */
export function differencesOf(findings: Findings, position: Position): Difference[] {
  const men = expectedMen(position);
  const tooMuch: Difference[] = [];
  const missing: Difference[] = [];
  for (const square of SQUARES) {
    const index = squareIndex(square);
    const found = findings[index] ?? 'unknown';
    const expected = men[index] ?? null;
    if (found === 'unknown' || agrees(found, expected)) continue;
    (found === 'empty' ? missing : tooMuch).push({ square, expected, found });
  }
  return [...tooMuch, ...missing];
}
