/** C.8 to C.13 in the English letters of PGN. National letters are rules/notation's. */
import { parseSan as chessopsParseSan } from 'chessops/san';
import { capturedByForm } from './form.ts';
import { type Move, makeUci } from './move.ts';
import type { Position } from './position.ts';
import { opposite, type Piece, PROMOTION_ROLES, type Role, type Square, squareAt } from './square.ts';

const LETTERS: Readonly<Record<Role, string>> = {
  pawn: '',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  king: 'K',
};

/** The SAN of a legal move; a move that is not legal is written in the long form of UCI, since SAN cannot. */
export function makeSan(position: Position, move: Move): string {
  return position.isLegal(move) ? sanOfLegal(position, move) : makeUci(move);
}

/** The same for a move that is known to be legal. */
export function sanOfLegal(position: Position, move: Move): string {
  const after = position.after(position.read(move));
  const check = after.isCheck() ? (after.hasLegalMove() ? '+' : '#') : '';
  return written(position, move, position.rivals(move), position.capturedOn(move)) + check;
}

/** 11.3.1: any move written as it looks on the board: whom it attacks is seen, whether it is legal is not. */
export function sanByForm(position: Position, move: Move): string {
  if (!position.pieceAt(move.from)) return makeUci(move);
  const after = position.afterByForm(move);
  const isMate = position.isLegal(move) && after.isCheckmate();
  const check = isMate ? '#' : after.isAttackedKing(opposite(position.turn)) ? '+' : '';
  return written(position, move, position.rivalsByForm(move), capturedByForm(position, move)) + check;
}

function written(position: Position, move: Move, rivals: readonly Square[], captured: Square | null): string {
  const piece = position.pieceAt(move.from) as Piece;
  const side = piece.role === 'king' ? position.castling(move) : null;
  if (side) return side === 'short' ? 'O-O' : 'O-O-O'; // C.13.1, C.13.2
  const capture = captured ? 'x' : '';
  if (piece.role === 'pawn') {
    const promotion = move.promotion ? `=${LETTERS[move.promotion]}` : '';
    return (capture && move.from[0] + capture) + move.to + promotion; // C.9.3, C.11
  }
  return LETTERS[piece.role] + distinction(rivals, move) + capture + move.to;
}

/** C.10: the file where that is enough, else the rank, else both. */
function distinction(rivals: readonly Square[], move: Move): string {
  if (rivals.length === 0) return '';
  if (rivals.every((square) => square[0] !== move.from[0])) return move.from[0] as string;
  if (rivals.every((square) => square[1] !== move.from[1])) return move.from[1] as string;
  return move.from;
}

/** The legal move that SAN names, castling written with O or 0; null if there is none or it is ambiguous. */
export function parseSan(position: Position, san: string): Move | null {
  const text = san
    .replace(/[!?]+$/, '')
    .replace(/^[0oO]-[0oO](-[0oO])?/, (castling) => castling.replace(/[0o]/g, 'O'));
  const move = chessopsParseSan(position.chess.clone(), text);
  if (!move || !('from' in move)) return null;
  const promotion = PROMOTION_ROLES.find((role) => role === move.promotion);
  return position.read({ from: squareAt(move.from), to: squareAt(move.to), ...(promotion && { promotion }) });
}
