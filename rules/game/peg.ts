/**
 * D.2.2, D.2.3 and 7.4: what the hand does on one board. A lift and an insert are facts; what they mean is read by
 * placing.ts. Nothing here knows whose turn it is.
 */
import type { Position } from '../position/position.ts';
import type { Piece, PromotionRole, Square } from '../position/square.ts';

/** A man taken out of the hole in which the position has it. `order` tells what came first. */
export type LiftedMan = Readonly<{ origin: Square; piece: Piece; order: number }>;

/** A hole filled during this act: by a man in hand, or by a newly promoted piece, which is named. */
export type FilledHole = Readonly<{ square: Square; promoted: PromotionRole | null; order: number }>;

/** What an act has done so far on the board, relative to the position before it. */
export type Hand = Readonly<{ lifted: readonly LiftedMan[]; filled: readonly FilledHole[]; order: number }>;

export const EMPTY_HAND: Hand = { lifted: [], filled: [], order: 0 };

/**
 * 7.4.1: holes that stand otherwise than the game has them, outside any act: men displaced while adjusting, lifted
 * out of turn, or not carried over. They are to be put back; they are neither touches nor moves.
 */
export type Astray = Readonly<{ missing: readonly Square[]; extra: readonly Square[] }>;

export const NOTHING_ASTRAY: Astray = { missing: [], extra: [] };

export function isAstray(astray: Astray): boolean {
  return astray.missing.length > 0 || astray.extra.length > 0;
}

/** Whether a peg stands in a hole. */
export function isFilled(position: Position, hand: Hand, astray: Astray, square: Square): boolean {
  if (astray.extra.includes(square)) return true;
  if (hand.filled.some((hole) => hole.square === square)) return !astray.missing.includes(square);
  if (astray.missing.includes(square)) return false;
  return position.pieceAt(square) !== undefined && !hand.lifted.some((man) => man.origin === square);
}

/** How many men of the act are in the hand: lifted, and in no hole. */
export function inHand(hand: Hand): number {
  let promoted = 0;
  for (const hole of hand.filled) if (hole.promoted) promoted += 1;
  return hand.lifted.length - (hand.filled.length - promoted);
}

export function astrayInHand(astray: Astray): number {
  return astray.missing.length - astray.extra.length;
}

export function lift(hand: Hand, position: Position, square: Square): Hand {
  const order = hand.order + 1;
  if (hand.filled.some((hole) => hole.square === square))
    return { ...hand, filled: hand.filled.filter((hole) => hole.square !== square), order };
  const piece = position.pieceAt(square);
  return piece ? { ...hand, lifted: [...hand.lifted, { origin: square, piece, order }], order } : hand;
}

export function insert(hand: Hand, square: Square, promoted: PromotionRole | null): Hand {
  const order = hand.order + 1;
  return { ...hand, filled: [...hand.filled, { square, promoted, order }], order };
}

/** Men that went back into their own holes are as if never lifted; only the touch remains (T07). */
export function withoutReturned(hand: Hand): Hand {
  const returned = hand.filled.filter(
    (hole) => !hole.promoted && hand.lifted.some((man) => man.origin === hole.square),
  );
  if (returned.length === 0) return hand;
  const squares = new Set(returned.map((hole) => hole.square));
  return {
    ...hand,
    lifted: hand.lifted.filter((man) => !squares.has(man.origin)),
    filled: hand.filled.filter((hole) => !squares.has(hole.square)),
  };
}

export function liftAstray(astray: Astray, square: Square): Astray {
  if (astray.extra.includes(square))
    return { ...astray, extra: astray.extra.filter((other) => other !== square) };
  return { ...astray, missing: [...astray.missing, square] };
}

export function insertAstray(astray: Astray, square: Square): Astray {
  if (astray.missing.includes(square))
    return { ...astray, missing: astray.missing.filter((other) => other !== square) };
  return { ...astray, extra: [...astray.extra, square] };
}

/** What is left over of an act when its move is made: men still in hand, pegs in holes that the move does not fill. */
export function leftOver(hand: Hand, astray: Astray, ofMove: readonly Square[]): Astray {
  const clean = withoutReturned(hand);
  const missing = clean.lifted.map((man) => man.origin).filter((square) => !ofMove.includes(square));
  const extra = clean.filled.map((hole) => hole.square).filter((square) => !ofMove.includes(square));
  if (missing.length + extra.length === 0) return astray;
  return { missing: [...astray.missing, ...missing], extra: [...astray.extra, ...extra] };
}
