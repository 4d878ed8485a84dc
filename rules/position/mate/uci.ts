import { type Board, CASTLING, castledKing, moveFrom, movePromotion, moveTo } from './board.ts';
import { fileOf, squareName } from './geometry.ts';

const PROMOTION_LETTERS = ['', '', 'n', 'b', 'r', 'q'];

/** Castling is e1g1 where king and rook stand as in standard chess, else king takes rook, as in Chess960. */
export function moveToUci(board: Board, move: number): string {
  const from = moveFrom(move);
  const to = moveTo(move);
  const standard = fileOf(from) === 4 && (fileOf(to) === 0 || fileOf(to) === 7) && isStandard(board);
  const target = (move & CASTLING) !== 0 && standard ? castledKing(from, to) : to;
  return `${squareName(from)}${squareName(target)}${PROMOTION_LETTERS[movePromotion(move)] ?? ''}`;
}

/** Every castling right of the position set up is that of a rook in a corner. */
function isStandard(board: Board): boolean {
  return board.castlingRook.every((rook) => rook === 0 || fileOf(rook) === 0 || fileOf(rook) === 7);
}
