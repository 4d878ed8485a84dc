/**
 * Appendix C and D.2.1: what there is to say or write about a half-move, without any language. Words, letters and
 * Braille are made from this by speech and scoresheet.
 */
import { capturedByForm, passesByForm } from '../position/form.ts';
import type { Move } from '../position/move.ts';
import type { CastlingSide, Position } from '../position/position.ts';
import { opposite, type PromotionRole, type Role, type Square } from '../position/square.ts';

export type DescribedMove = Readonly<{
  role: Role;
  from: Square;
  to: Square;
  capture: boolean;
  enPassant: boolean;
  promotion: PromotionRole | null;
  castling: CastlingSide | null;
  /** C.10: what the short form needs to be unambiguous. A pawn capture always names its file (C.9.3). */
  byFile: boolean;
  byRank: boolean;
  check: boolean;
  mate: boolean;
}>;

/**
 * Describes any move of a man that stands on its from-square, legal or not: in competition an illegal move is
 * announced like a legal one (11.3.1), check included. Mate is said of legal moves only. Null if no man stands there.
 */
export function describe(position: Position, move: Move): DescribedMove | null {
  return described(position, move, position.rivals(move));
}

/** The same by the look of the board alone: the short form does not tell which of two men is pinned. */
export function describeByForm(position: Position, move: Move): DescribedMove | null {
  return described(position, move, position.rivalsByForm(move));
}

function described(position: Position, move: Move, rivals: readonly Square[]): DescribedMove | null {
  const piece = position.pieceAt(move.from);
  if (!piece) return null;
  const legal = position.isLegal(move);
  const after = position.afterByForm(move);
  const capture = (legal ? position.capturedOn(move) : capturedByForm(position, move)) !== null;
  const sameFile = rivals.some((square) => square[0] === move.from[0]);
  const sameRank = rivals.some((square) => square[1] === move.from[1]);
  return {
    role: piece.role,
    from: move.from,
    to: move.to,
    capture,
    enPassant: passesByForm(position, move),
    promotion: move.promotion ?? null,
    castling: piece.role === 'king' ? position.castling(move) : null,
    byFile: piece.role === 'pawn' ? capture : rivals.length > 0 && (!sameFile || sameRank),
    byRank: sameFile,
    check: legal ? after.isCheck() : after.isAttackedKing(opposite(position.turn)),
    mate: legal && after.isCheckmate(),
  };
}
