/** C.8 to C.13 in the English letters of PGN. National letters are rules/notation's. */
import { makeSan as chessopsMakeSan, parseSan as chessopsParseSan } from 'chessops/san';
import { type Move, makeUci, parseUci } from './move.ts';
import type { Position } from './position.ts';
import { PROMOTION_ROLES, squareAt, squareIndex } from './square.ts';

/** The SAN of a legal move; a move that is not legal is written in the long form of UCI, since SAN cannot. */
export function makeSan(position: Position, move: Move): string {
  if (!position.isLegal(move)) return makeUci(move);
  const { from, to, promotion } = position.read(move);
  return chessopsMakeSan(position.chess.clone(), {
    from: squareIndex(from),
    to: squareIndex(to),
    ...(promotion && { promotion }),
  });
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

/** A move written as UCI, in this position's castling form. */
export function readUci(position: Position, text: string): Move | null {
  const move = parseUci(text);
  return move && position.read(move);
}
