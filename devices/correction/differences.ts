/**
 * D.2.9, 7.4.1: where a board and the game differ, square by square. Data only: the words ("Bella eins: Springer
 * fehlt") are speech's, and whether the arbiter is called instead is the game's.
 */
import { type Piece, SQUARES, type Square, squareIndex } from '#rules/position/square.ts';
import { agrees, type Findings, type Found } from '../inference/found.ts';

export type Difference = Readonly<{
  square: Square;
  /** The man that the game has there. */
  expected: Piece | null;
  /** What the board finds. */
  found: Exclude<Found, 'unknown'>;
}>;

/**
 * In the order in which a hand mends them: first what is too much comes off, so that there are pegs to fill holes
 * with; then the missing men; each group by rank from a1, so that the fingers need not jump. `manOn`: what the game
 * has on a square at this moment, a move on its way included; `unknown` where it cannot tell either.
 */
export function differencesOf(
  findings: Findings,
  manOn: (square: Square) => Piece | null | 'unknown',
): Difference[] {
  const tooMuch: Difference[] = [];
  const missing: Difference[] = [];
  for (const square of SQUARES) {
    const found = findings[squareIndex(square)] ?? 'unknown';
    const expected = manOn(square);
    if (found === 'unknown' || expected === 'unknown' || agrees(found, expected)) continue;
    (found === 'empty' ? missing : tooMuch).push({ square, expected, found });
  }
  return [...tooMuch, ...missing];
}
