/** A move named in one go, as the hand carries it out: which pegs are lifted and where they are inserted. */
import { isFilled } from '#rules/game/peg.ts';
import type { GameState } from '#rules/game/state.ts';
import { capturedByForm } from '#rules/position/form.ts';
import type { Move } from '#rules/position/move.ts';
import type { PromotionRole, Square } from '#rules/position/square.ts';
import { astrayOnBoard } from './men.ts';

export type PegAct = Readonly<
  { do: 'lift'; square: Square } | { do: 'insert'; square: Square; piece?: PromotionRole }
>;

export type PegActs = Readonly<
  { ok: true; acts: readonly PegAct[] } | { ok: false; code: 'hole-empty' | 'hole-occupied'; square: Square }
>;

/**
 * Own man first, so that castling and captures are touched in the order of 4.3.3 and 4.4.1. What the hand has
 * already lifted is not lifted again. Nothing here asks whether the move is legal, or depends on it (11.3.1).
 */
export function pegActs(state: GameState, move: Move): PegActs {
  const { position } = state.ply;
  const { hand } = state.act;
  const astray = astrayOnBoard(state);
  const stands = (square: Square) => isFilled(position, hand, astray, square);
  const inHand = (square: Square) => hand.lifted.some((man) => man.origin === square) && !stands(square);
  if (!stands(move.from) && !inHand(move.from)) return { ok: false, code: 'hole-empty', square: move.from };

  const side = position.pieceAt(move.from)?.role === 'king' ? position.castling(move) : null;
  if (side) {
    const { king, rook, rookFrom } = position.castlingSquares(side);
    const lifts = [move.from, ...(rookFrom ? [rookFrom] : [])];
    const taken = [king, rook].find((square) => stands(square) && !lifts.includes(square));
    if (taken) return { ok: false, code: 'hole-occupied', square: taken }; // no hand can put a peg there
    return {
      ok: true,
      acts: [...lifts.filter(stands).map(lift), insert(king), ...(rookFrom ? [insert(rook)] : [])],
    };
  }
  const captured = capturedByForm(position, move);
  if (stands(move.to) && move.to !== captured) return { ok: false, code: 'hole-occupied', square: move.to };
  const lifts = [move.from, ...(captured ? [captured] : [])];
  return { ok: true, acts: [...lifts.filter(stands).map(lift), insert(move.to, move.promotion)] };
}

function lift(square: Square): PegAct {
  return { do: 'lift', square };
}

function insert(square: Square, piece?: PromotionRole): PegAct {
  return { do: 'insert', square, ...(piece && { piece }) };
}
