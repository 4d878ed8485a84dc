/** What each legal move changes on the board: the mask behind which a half-move on its way is waited out. */
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Piece, type Square, squareIndex } from '#rules/position/square.ts';
import { agrees, type Findings, foundAt, menOf } from './found.ts';

/** A hole that a move may open or fill, and what stands in it when the move is made. */
export type Part = Readonly<{ square: Square; after: Piece | null }>;

/** `captures`: a man is taken on the arrival square, which stays occupied. */
export type Effect = Readonly<{ move: Move; parts: readonly Part[]; captures: boolean }>;

const remembered = new WeakMap<Position, readonly Effect[]>();

export function effectsOf(position: Position): readonly Effect[] {
  const known = remembered.get(position);
  if (known) return known;
  const effects = position.legalMoves().map((move) => effectOf(position, move));
  remembered.set(position, effects);
  return effects;
}

const positions = new WeakMap<Effect, Position>();

/** The position after one of a position's own effects. Remembered: a board is looked at many times. */
export function afterEffect(position: Position, effect: Effect): Position {
  const known = positions.get(effect);
  if (known) return known;
  const after = position.after(effect.move);
  positions.set(effect, after);
  return after;
}

export function effectOf(position: Position, move: Move): Effect {
  const man = position.pieceAt(move.from);
  if (!man) throw new Error(`no man stands on ${move.from}`);
  const side = position.castling(move);
  if (side) {
    const { king, rook, rookFrom } = position.castlingSquares(side);
    const parts = new Map<Square, Piece | null>([[move.from, null]]);
    if (rookFrom) parts.set(rookFrom, null);
    parts.set(king, man).set(rook, { color: man.color, role: 'rook' });
    return { move, parts: Array.from(parts, ([square, after]) => ({ square, after })), captures: false };
  }
  const arrived: Piece = move.promotion ? { color: man.color, role: move.promotion } : man;
  const parts: Part[] = [
    { square: move.from, after: null },
    { square: move.to, after: arrived },
  ];
  const captured = position.capturedOn(move);
  if (captured && captured !== move.to) parts.push({ square: captured, after: null }); // 3.7.3.1
  return { move, parts, captures: captured === move.to };
}

/** The board shows the position after this move, `differing` being where it does not show the one before. */
export function isShown(effect: Effect, differing: readonly Square[], findings: Findings): boolean {
  return (
    isWithin(effect, differing) &&
    effect.parts.every((part) => agrees(foundAt(findings, part.square), part.after))
  );
}

/**
 * The board may be on its way to this move: it differs only where the move changes it, and no man has come from
 * nowhere. A promoted piece does come from beside the board (4.6).
 */
export function isOnItsWay(
  effect: Effect,
  differing: readonly Square[],
  findings: Findings,
  position: Position,
): boolean {
  if (!isWithin(effect, differing)) return false;
  if (effect.move.promotion) return true;
  if (effect.parts.some((part) => foundAt(findings, part.square) === 'unknown')) return true;
  const men = menOf(position);
  let emptied = 0;
  let filled = 0;
  for (const square of differing) {
    if (foundAt(findings, square) === 'empty') emptied += 1;
    else if (!men[squareIndex(square)]) filled += 1;
  }
  return filled <= emptied;
}

function isWithin(effect: Effect, squares: readonly Square[]): boolean {
  return squares.every((square) => effect.parts.some((part) => part.square === square));
}

export function among(moves: readonly Move[], move: Move): boolean {
  return moves.some((other) => sameMove(other, move));
}
