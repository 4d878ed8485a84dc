/**
 * A half-move as the two squares it joins, and its UCI writing. Castling is the king's own move in standard
 * chess (e1g1) and king-takes-rook in Chess960 (e1h1); `Position.read` accepts both.
 */
import { isSquare, PROMOTION_ROLES, type PromotionRole, type Square } from './square.ts';

export type Move = Readonly<{ from: Square; to: Square; promotion?: PromotionRole }>;

const PROMOTION_LETTERS: Readonly<Record<PromotionRole, string>> = {
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
};

export function makeUci(move: Move): string {
  return move.from + move.to + (move.promotion ? PROMOTION_LETTERS[move.promotion] : '');
}

/** Null for anything that is no UCI move. */
export function parseUci(text: string): Move | null {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  if (!isSquare(from) || !isSquare(to) || from === to) return null;
  if (text.length === 4) return { from, to };
  const promotion = PROMOTION_ROLES.find((role) => PROMOTION_LETTERS[role] === text.slice(4));
  return promotion ? { from, to, promotion } : null;
}

export function sameMove(a: Move, b: Move): boolean {
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion;
}
