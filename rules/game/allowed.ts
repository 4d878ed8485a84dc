/**
 * Articles 4.3 to 4.5: the moves that the touched pieces leave open. The first line that fits gives the result
 * (appendix-d.md, section 1). On a peg board a touch is a peg out of its hole (D.2.2).
 */
import type { Concept } from '../editions/articles.ts';
import type { EditionParameters } from '../editions/parameters.ts';
import { type Move, sameMove } from '../position/move.ts';
import type { CastlingSide, Position } from '../position/position.ts';
import type { Color, Piece, Square } from '../position/square.ts';

export type Touch = Readonly<{ square: Square; piece: Piece }>;

/** A duty from before the touch: 9.5.3 (the intended move), or 4.6c (the square a pawn was released on). */
export type MoveDuty = Readonly<{ moves: readonly Move[]; article: Concept }>;

/** The open moves, and the article that would be broken by another one. */
export type Allowed = Readonly<{ moves: readonly Move[]; article: Concept }>;

/** TM-4: what several touched pieces of each colour bind to; 05 and 09 do not say, so that an event may ask the arbiter. */
export type SeveralOfEach = EditionParameters['bothColoursTouched'];

const SIDES: readonly CastlingSide[] = ['short', 'long'];

/** The side to which a rook may still castle, legal now or not, going by the square it stands on. */
function rookSide(position: Position, rook: Square): CastlingSide | null {
  const rights = position.castlingRights(position.turn);
  return SIDES.find((side) => rights[side] && position.castlingSquares(side).rookFrom === rook) ?? null;
}

export function allowed(
  position: Position,
  color: Color,
  touches: readonly Touch[],
  duty: MoveDuty | null,
  several: SeveralOfEach = 'firstWithFirst',
): Allowed {
  if (duty) {
    const legal = duty.moves.filter((move) => position.isLegal(move));
    if (legal.length > 0) return { moves: legal, article: duty.article }; // 9.5.3; 05/09 4.6c
  }
  if (touches.length === 0) return { moves: position.legalMoves(), article: 'anyMove' };
  const own = touches.filter((touch) => touch.piece.color === color);
  const enemy = touches.filter((touch) => touch.piece.color !== color);
  const struck = struckCastling(position, own);
  const open = (touch: Touch): readonly Move[] => {
    const moves = position.legalMovesFrom(touch.square);
    const byRookAlone = own.some(isKing) ? null : castlingByRookAlone(position, touch);
    if (byRookAlone) return [...moves, byRookAlone];
    return moves.filter((move) => !struck.some((other) => sameMove(other, move)));
  };

  const [first, second] = own;
  if (first?.piece.role === 'king' && second?.piece.role === 'rook' && enemy.length === 0) {
    const side = rookSide(position, second.square);
    const castling = side && position.legalCastling(side);
    if (castling) return { moves: [castling], article: 'castleKingRook' }; // 4.4.1
    const kingMoves = position.legalMovesFrom(first.square);
    return kingMoves.length > 0
      ? { moves: kingMoves, article: 'castleIllegal' } // 4.4.3
      : { moves: position.legalMoves(), article: 'anyMove' };
  }
  if (several === 'arbiter' && own.length > 1 && enemy.length > 1)
    return { moves: position.legalMoves(), article: 'touchBoth' }; // 05, 09: not regulated
  if (first && enemy[0]) {
    const capture = capturesOf(position, enemy[0].square).filter((move) => move.from === first.square);
    if (capture.length > 0) return { moves: capture, article: 'touchBoth' }; // 4.3.3
    for (const touch of touches) {
      const moves = touch.piece.color === color ? open(touch) : capturesOf(position, touch.square);
      if (moves.length > 0) return { moves, article: 'touchBoth' };
    }
    return { moves: position.legalMoves(), article: 'anyMove' }; // 4.5
  }
  for (const touch of own) {
    const moves = open(touch);
    const article: Concept = struck.length > 0 && own.some(isKing) ? 'castleRookFirst' : 'touchOwn';
    if (moves.length > 0) return { moves, article }; // 4.4.2, 4.3.1
  }
  for (const touch of enemy) {
    const moves = capturesOf(position, touch.square);
    if (moves.length > 0) return { moves, article: 'touchEnemy' }; // 4.3.2
  }
  return { moves: position.legalMoves(), article: 'anyMove' }; // 4.5
}

/** 4.4.2: a rook touched before the king may not castle on this move. */
function struckCastling(position: Position, own: readonly Touch[]): Move[] {
  const struck: Move[] = [];
  const king = own.findIndex((touch) => touch.piece.role === 'king');
  own.forEach((touch, index) => {
    if (touch.piece.role !== 'rook' || (king >= 0 && king < index)) return;
    const side = rookSide(position, touch.square);
    const castling = side && position.legalCastling(side);
    if (castling) struck.push(castling);
  });
  return struck;
}

function isKing(touch: Touch): boolean {
  return touch.piece.role === 'king';
}

/** II.3.2.4: castling that leaves the king where he stands is carried out by the rook, and touches nothing else. */
function castlingByRookAlone(position: Position, { square, piece }: Touch): Move | null {
  const side = piece.role === 'rook' ? rookSide(position, square) : null;
  const castling = side && position.legalCastling(side);
  return castling && castling.from === position.castlingSquares(side).king ? castling : null;
}

function capturesOf(position: Position, square: Square): Move[] {
  return position.legalMoves().filter((move) => position.capturedOn(move) === square);
}

export function isAllowed(moves: Allowed, move: Move): boolean {
  return moves.moves.some((other) => sameMove(other, move));
}
