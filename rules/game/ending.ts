/** Articles 5, 6.9 and 9.6: how a game ends, by itself or by a ruling. */
import type { Concept } from '../editions/articles.ts';
import { COLORS, type Color, opposite } from '../position/square.ts';
import { type Clock, inLastPeriod, perMoveMs } from './clock.ts';
import type { Result } from './event.ts';
import type { Refusal } from './refusal.ts';
import { canStillMate, type GameState, isUncompleted } from './state.ts';
import type { Table } from './table.ts';

export const DRAW = 'draw';

export function end(
  table: Table,
  winner: Color | typeof DRAW,
  concept: Concept | null,
  reason: string,
): void {
  const { points } = table.state.parameters;
  const result: Result =
    winner === DRAW
      ? { white: points.draw, black: points.draw }
      : {
          white: winner === 'white' ? points.win : points.loss,
          black: winner === 'black' ? points.win : points.loss,
        };
  endWith(table, result, concept, reason);
}

export function endWith(table: Table, result: Result, concept: Concept | null, reason: string): void {
  table.write({ event: 'ended', result, article: concept && table.cite(concept), concept, reason });
  for (const alert of table.state.alerts) table.endAlert(alert, 'lapsed'); // every alert ends with the game
}

type BoardEnd = Readonly<{ winner: Color | typeof DRAW; concept: Concept; reason: string }>;

/**
 * T18: the move just made, or the position set up, ends the game by itself, unless a breach of Article 4 is still
 * open where the edition asks for that (`boardEndNeedsArticle4`).
 */
function boardEnd(state: GameState): BoardEnd | null {
  const { ply, parameters, header } = state;
  const { position } = ply;
  if (ply.illegal || (ply.queened && header.mode === 'competition')) return null;
  const mate = position.isCheckmate();
  if (!(parameters.boardEndNeedsArticle4 && ply.act?.breach)) {
    if (mate) return { winner: opposite(position.turn), concept: 'mate', reason: 'checkmate' };
    if (position.isStalemate()) return { winner: DRAW, concept: 'stalemate', reason: 'stalemate' };
    // A position set up for study may be played on; a dead one that has arisen may not.
    if (ply.number > 0 && !canStillMate(state, 'white') && !canStillMate(state, 'black'))
      return { winner: DRAW, concept: 'deadPosition', reason: 'dead-position' };
  }
  if (parameters.fivefold && ply.occurrences >= 5)
    return { winner: DRAW, concept: 'fivefold', reason: 'fivefold' };
  if (parameters.moves75 && position.halfmoves >= 150 && !mate)
    return { winner: DRAW, concept: 'moves75', reason: 'seventy-five-moves' };
  return null;
}

/** No press is needed: a move that ends the game counts as completed (6.2.1.1). */
export function endOnBoard(table: Table): void {
  const found = boardEnd(table.state);
  if (!found) return;
  const { ply } = table.state;
  if (ply.side && isUncompleted(table.state, ply))
    table.write({ event: 'completed', side: ply.side, ply: ply.number, by: 'end' });
  end(table, found.winner, found.concept, found.reason);
}

/** 5.1.1, 5.2.1: a game set up with no legal move is over as soon as it is started. */
export function endAtStart(table: Table): void {
  if (!table.state.ply.position.hasLegalMove()) endOnBoard(table);
}

/** 6.9: the flag of a side has been called; a draw if the opponent cannot mate by any series of legal moves. */
export function loseOnTime(table: Table, side: Color): void {
  const { state } = table;
  const both = state.clock?.zeroAt.white != null && state.clock.zeroAt.black != null;
  if (both && state.parameters.bothFlags[state.regime] === 'draw') {
    end(table, DRAW, 'rapidBothFlags', 'both-flags'); // 05 B.9, 09 A.4d3
    return;
  }
  const loser = both && state.clock ? firstDown(state.clock.zeroAt) : side; // the log knows the order (TU-07)
  end(table, canStillMate(state, opposite(loser)) ? opposite(loser) : DRAW, 'lossOnTime', 'time');
}

function firstDown(zeroAt: Readonly<Record<Color, number | null>>): Color {
  return (zeroAt.white ?? 0) <= (zeroAt.black ?? 0) ? 'white' : 'black';
}

/**
 * III.3.1 (05 6.12, 09 6.11), rapid of 05 and 09: both flags are down and nobody knows which fell first, as on a
 * clock that is not ours. In the last period a draw, before it the game goes on with the next one.
 */
export function bothFlags(table: Table): Refusal | undefined {
  const { clock, parameters, regime } = table.state;
  if (!clock) return table.refuse('bothFlags', 'no-clock');
  const consequence = parameters.bothFlags[regime];
  const announced = parameters.guidelinesIII === true && perMoveMs(clock) === 0;
  if (consequence === 'draw')
    end(table, DRAW, 'rapidBothFlags', 'both-flags'); // 05 B.9, 09 A.4d3
  else if (consequence === 'byTimeOrder' || (consequence === 'guidelinesIII' && !announced))
    return table.refuse('bothFlags', 'not-in-this-game'); // TU-07: the arbiter's own result
  else if (COLORS.every((side) => inLastPeriod(clock, side))) end(table, DRAW, 'bothFlags', 'both-flags');
  else continueAfterFlags(table, clock);
  return undefined;
}

function continueAfterFlags(table: Table, clock: Clock): void {
  for (const alert of table.state.alerts) if (alert.kind === 'flag') table.endAlert(alert, 'rejected');
  for (const side of COLORS) if (!inLastPeriod(clock, side)) table.write({ event: 'period-begun', side });
}
