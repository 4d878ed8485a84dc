import { type Findings, type Found, foundAt } from '#devices/inference/found.ts';
import { isAstray } from '#rules/game/peg.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import type { Difference } from '#speech/phrases/boardReading.ts';
import { expectedMen, meets, type Seat } from './expected.ts';

/**
 * Where a board does not show the game, a1 first: holes that read otherwise than the act on its way has them, and men
 * astray (7.4.1), which the game knows of but which belong elsewhere. While a player adjusts, nothing is astray.
 */
export function boardDifferences(state: GameState, seat: Seat, findings: Findings): Difference[] {
  const expected = expectedMen(state, seat);
  const astray = state.astray[boardOf(state, seat ?? 'white')];
  const isAdjusting = state.act.adjusting || !isAstray(astray);
  const isOut = (square: Square) => !isAdjusting && [...astray.missing, ...astray.extra].includes(square);
  return SQUARES.flatMap((square): Difference[] => {
    const found = foundAt(findings, square);
    if (isOut(square))
      return [{ square, found: manOf(found), expected: state.ply.position.pieceAt(square) ?? null }];
    if (meets(found, square, expected)) return [];
    return [{ square, found: manOf(found), expected: expected.get(square) ?? null }];
  });
}

function manOf(found: Found): Difference['found'] {
  if (typeof found === 'object') return found;
  return found === 'empty' ? null : 'unknown';
}
