/** 9.1, 5.1.2, 5.2.3: offers, their life cycle, and resignation (appendix-d.md 2.5, W01 to W06). */
import { type Color, opposite } from '../position/square.ts';
import { DRAW, end } from './ending.ts';
import type { Refusal } from './refusal.ts';
import { canStillMate, type GameState, isUncompleted, onMove } from './state.ts';
import type { Table } from './table.ts';

/** 9.1.1: the event bars offers and agreement before a move, or altogether, without the arbiter's consent. */
export function isBarred(state: GameState): boolean {
  const bar = state.parameters.drawOfferMinMove;
  if (bar === null || state.drawsAllowed) return false;
  return bar === 'never' || state.ply.position.fullmoves < bar;
}

export function offerDraw(table: Table, side: Color): Refusal | undefined {
  const { state } = table;
  if (isBarred(state)) return table.refuse('drawBarred', 'draws-barred');
  if (state.offers[side]) return table.refuse('drawOffer', 'offer-open');
  const { ply } = state;
  const regular = ply.side === side && isUncompleted(state, ply); // after the move is made, before the press
  table.write({ event: 'draw-offered', side, ply: ply.number, irregular: !regular, claim: false });
  if (table.state.offersSinceMove[side] >= 3)
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite('distraction'),
      about: 'repeated-offers',
      side,
    });
  return undefined;
}

export function acceptDraw(table: Table, side: Color): Refusal | undefined {
  const { state } = table;
  const unanswerable = notOffered(table, side);
  if (unanswerable) return unanswerable;
  if (isBarred(state)) return table.refuse('drawBarred', 'draws-barred');
  const { agreedDrawMinMovesEach: least } = state.parameters;
  if (state.ply.made.white < least || state.ply.made.black < least)
    return table.refuse('agreedDraw', 'move-first');
  end(table, DRAW, 'agreedDraw', 'agreement');
  return undefined;
}

export function declineDraw(table: Table, side: Color): Refusal | undefined {
  const unanswerable = notOffered(table, side);
  if (unanswerable) return unanswerable;
  table.write({ event: 'draw-closed', side: opposite(side), how: 'declined' });
  return undefined;
}

/** Who has an offer to answer; if both have, the player who has the move. */
export function answererOf(state: GameState): Color | null {
  const { white, black } = state.offers;
  if (white && black) return onMove(state);
  if (white) return 'black';
  return black ? 'white' : null;
}

/** Only the opponent's offer can be answered. */
function notOffered(table: Table, side: Color): Refusal | undefined {
  const { offers } = table.state;
  if (offers[opposite(side)]) return undefined;
  return table.refuse('drawOffer', offers[side] ? 'own-offer' : 'no-offer');
}

/** 5.1.2: in 2023 a draw if the opponent cannot mate by any series of legal moves. */
export function resign(table: Table, side: Color): Refusal | undefined {
  const opponent = opposite(side);
  const drawn = table.state.parameters.resignDrawException && !canStillMate(table.state, opponent);
  end(table, drawn ? DRAW : opponent, 'resign', 'resignation');
  return undefined;
}
