/**
 * Article 4 at a board on the screen: a man that is deliberately chosen is touched, and a square chosen after that is
 * where he is released. Choosing is the act; moving about is not. Nothing here asks whether a move is legal.
 */
import { filledHoles } from '#app/pegs/men.ts';
import { type PegAct, pegActs } from '#app/pegs/placing.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { type Color, lastRank, type PromotionRole, rankOf, type Square } from '#rules/position/square.ts';

export type Chosen = Readonly<
  /** A man is touched, or put back where he stood. */
  | { kind: 'acts'; acts: readonly PegAct[] }
  /** A move is released: these acts, and its name. */
  | { kind: 'move'; move: string; acts: readonly PegAct[] }
  /** A pawn reaches its last rank: the new piece is chosen first (4.4.4). */
  | { kind: 'promotion' }
  | { kind: 'refused'; code: 'hole-empty' | 'hole-occupied' }
>;

/** The own man in the hand: touched, and not yet released anywhere. */
export function inHand({ act }: GameState, side: Color): Square | null {
  if (act.color !== side) return null;
  const out = act.hand.lifted.filter(
    ({ origin, piece }) =>
      piece.color === side && !act.hand.filled.some((filled) => filled.square === origin),
  );
  // As many as are out, but for those that stand elsewhere already.
  const placed = act.hand.filled.filter(
    ({ square }) => !act.hand.lifted.some(({ origin }) => origin === square),
  ).length;
  return out.length > placed ? (out.at(-1)?.origin ?? null) : null;
}

export function choose(state: GameState, side: Color, square: Square, promotion?: PromotionRole): Chosen {
  const from = inHand(state, side);
  const stands = filledHoles(state).has(square);
  if (from === null)
    return stands
      ? { kind: 'acts', acts: [{ do: 'lift', square }] }
      : { kind: 'refused', code: 'hole-empty' };
  if (square === from) return { kind: 'acts', acts: [{ do: 'insert', square }] }; // put back: the touch stays (4.3.1)
  const man = state.ply.position.pieceAt(from);
  const standing = state.ply.position.pieceAt(square);
  // Another own man: he is touched too, as in castling (4.4.1); a rook that castles goes over by itself.
  if (stands && standing?.color === side && !state.act.hand.filled.some((hole) => hole.square === square)) {
    const castles = castlingBy(state, from, square);
    if (!castles) return { kind: 'acts', acts: [{ do: 'lift', square }] };
    return released(state, castles);
  }
  if (man?.role === 'pawn' && rankOf(square) === lastRank(side) && !promotion) return { kind: 'promotion' };
  return released(state, { from, to: square, ...(promotion && { promotion }) });
}

/** The king on his own rook, as Chess960 writes castling. */
function castlingBy({ ply: { position } }: GameState, from: Square, to: Square): Move | null {
  if (position.pieceAt(from)?.role !== 'king' || position.pieceAt(to)?.role !== 'rook') return null;
  const move = position.read({ from, to });
  return position.castling(move) ? move : null;
}

function released(state: GameState, move: Move): Chosen {
  const found = pegActs(state, move);
  return found.ok
    ? { kind: 'move', move: makeUci(move), acts: found.acts }
    : { kind: 'refused', code: found.code };
}
