import { type Findings, type Found, foundAt } from '#devices/inference/found.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import type { Difference } from '#speech/phrases/boardReading.ts';
import { expectedMen, meets, type Seat } from './expected.ts';

/**
 * Where a board does not show the game: holes that read otherwise than the act on its way has them, and men astray
 * (7.4.1), which the game knows of but which belong elsewhere. While a player adjusts, nothing is astray. In the order
 * of the mending hand: what is too much comes off first, then the missing men go in; each from a1 on.
 */
export function boardDifferences(state: GameState, seat: Seat, findings: Findings): Difference[] {
  const expected = expectedMen(state, seat);
  const astray = state.astray[boardOf(state, seat ?? 'white')];
  const strayed = state.act.adjusting ? [] : [...astray.missing, ...astray.extra];
  const isOut = (square: Square) => strayed.includes(square);
  const differing = SQUARES.flatMap((square): Difference[] => {
    const found = foundAt(findings, square);
    if (isOut(square))
      return [{ square, found: manOf(found), expected: state.ply.position.pieceAt(square) ?? null }];
    if (meets(found, square, expected)) return [];
    return [{ square, found: manOf(found), expected: expected.get(square) ?? null }];
  });
  const isMissing = ({ found }: Difference) => found === null;
  return [...differing.filter((other) => !isMissing(other)), ...differing.filter(isMissing)];
}

function manOf(found: Found): Difference['found'] {
  if (typeof found === 'object') return found;
  return found === 'empty' ? null : 'unknown';
}
