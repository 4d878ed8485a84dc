/**
 * Why a move is not legal (Articles 1.4 and 3), for training, which teaches before it punishes: the first reason that a
 * teacher would give, the square that shows it, and the article on which it rests.
 */
import type { Concept } from '../editions/articles.ts';
import { attackersOf, between, formOf, passesByForm, pawnsWay } from '../position/form.ts';
import type { Move } from '../position/move.ts';
import type { CastlingSide, Position } from '../position/position.ts';
import { lastRank, opposite, type Piece, type Role, rankOf, type Square } from '../position/square.ts';

export const REASONS = [
  'noMan',
  'notYours',
  'ownSquare',
  'king',
  'queen',
  'rook',
  'bishop',
  'knight',
  'pawn',
  'blocked',
  'pawnTwo',
  'nothingToTake',
  'notPassing',
  'promotion',
  'intoCheck',
  'inCheck',
  'pinned',
  'castlingLost',
  'castlingRook',
  'castlingBetween',
  'castlingOut',
  'castlingThrough',
  'castlingInto',
  'takesKing',
] as const;
export type Reason = (typeof REASONS)[number];

export type WhyIllegal = Readonly<{ reason: Reason; concept: Concept; square: Square }>;

const WAYS: Readonly<Record<Role, Concept>> = {
  king: 'kingMoves',
  queen: 'queenMoves',
  rook: 'rookMoves',
  bishop: 'bishopMoves',
  knight: 'knightMoves',
  pawn: 'pawnAhead',
};

/** Null for a legal move. */
export function whyIllegal(position: Position, move: Move): WhyIllegal | null {
  if (position.isLegal(move)) return null;
  const why = (reason: Reason, concept: Concept, square: Square): WhyIllegal => ({ reason, concept, square });
  const man = position.pieceAt(move.from);
  if (!man) return why('noMan', 'turnPasses', move.from);
  if (man.color !== position.turn) return why('notYours', 'turnPasses', move.from);
  const side = man.role === 'king' ? position.castling(move) : null;
  if (side) return whyNotCastling(position, side) ?? why('castlingLost', 'castlingLost', move.from);
  const target = position.pieceAt(move.to);
  if (target?.color === man.color) return why('ownSquare', 'ownSquare', move.to);
  if (target?.role === 'king') return why('takesKing', 'kingCaptured', move.to);
  return whyNotSo(position, move, man) ?? whyKing(position, move, man);
}

/** Not how the man moves, or something is in its way. */
function whyNotSo(position: Position, move: Move, man: Piece): WhyIllegal | null {
  if (man.role === 'pawn') return whyPawn(position, move, man);
  const form = formOf(position, move);
  if (form === 'foreign') return { reason: man.role, concept: WAYS[man.role], square: move.from };
  const inTheWay = form === 'blocked' ? between(move).find((square) => position.pieceAt(square)) : undefined;
  return inTheWay ? { reason: 'blocked', concept: 'noLeaping', square: inTheWay } : null;
}

function whyPawn(position: Position, move: Move, { color }: Piece): WhyIllegal | null {
  const way = pawnsWay(move, color);
  const steps = Math.abs(Number(rankOf(move.to)) - Number(rankOf(move.from)));
  if (way === null || steps > 2 || (way === 'aslant' && steps > 1))
    return { reason: 'pawn', concept: way === 'aslant' ? 'pawnTakes' : 'pawnAhead', square: move.from };
  if (way === 'aslant') {
    if (!position.pieceAt(move.to) && !position.isEnPassant(move))
      return passesByForm(position, move)
        ? { reason: 'notPassing', concept: 'enPassant', square: move.to }
        : { reason: 'nothingToTake', concept: 'pawnTakes', square: move.to };
  } else {
    const inTheWay = [...between(move), move.to].find((square) => position.pieceAt(square));
    if (inTheWay) return { reason: 'blocked', concept: 'pawnAhead', square: inTheWay };
    if (steps === 2 && rankOf(move.from) !== (color === 'white' ? '2' : '7'))
      return { reason: 'pawnTwo', concept: 'pawnTwoSquares', square: move.from };
  }
  const isLeft = rankOf(move.to) === lastRank(color) && !move.promotion;
  return isLeft && position.isLegal({ ...move, promotion: 'queen' })
    ? { reason: 'promotion', concept: 'promotes', square: move.to }
    : null;
}

/** 3.9.2: what the move would do to the own king. */
function whyKing(position: Position, move: Move, man: Piece): WhyIllegal | null {
  const after = position.afterByForm(move);
  const king = after.kingOf(man.color);
  const [attacker] = king ? attackersOf(after, king, opposite(man.color)) : [];
  if (!attacker) return null;
  const concept = 'kingExposed';
  if (man.role === 'king') return { reason: 'intoCheck', concept, square: attacker };
  return { reason: position.isCheck() ? 'inCheck' : 'pinned', concept, square: attacker };
}

/** 3.8.2: lost for good, or prevented now. */
function whyNotCastling(position: Position, side: CastlingSide): WhyIllegal | null {
  const king = position.kingOf(position.turn);
  const { king: to, rookFrom } = position.castlingSquares(side);
  if (!king) return null;
  if (!rookFrom) return { reason: 'castlingRook', concept: 'castlingLost', square: to };
  if (!position.castlingRights(position.turn)[side])
    return { reason: 'castlingLost', concept: 'castlingLost', square: king };
  const inTheWay = between({ from: king, to: rookFrom }).find((square) => position.pieceAt(square));
  const concept = 'castlingPrevented';
  if (inTheWay) return { reason: 'castlingBetween', concept, square: inTheWay };
  const enemy = opposite(position.turn);
  const isAttacked = (square: Square) => attackersOf(position, square, enemy).length > 0;
  if (isAttacked(king)) return { reason: 'castlingOut', concept, square: king };
  const crossed = king === to ? undefined : between({ from: king, to }).find(isAttacked);
  if (crossed) return { reason: 'castlingThrough', concept, square: crossed };
  return isAttacked(to) ? { reason: 'castlingInto', concept, square: to } : null;
}
