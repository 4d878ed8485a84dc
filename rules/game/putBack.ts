/**
 * After a ruling the boards are taken as standing as ruled, and putting the pegs back is no touch. What stands otherwise
 * is remembered hole by hole, until it is put right or the player's acts show that it was.
 */
import type { Position } from '../position/position.ts';
import { type Piece, SQUARES, type Square } from '../position/square.ts';
import { type Astray, astrayInHand, type Hand, isAstray, isFilled } from './peg.ts';

export type PutBack = Readonly<{
  /** Holes that do not stand as ruled. */
  wrong: readonly Square[];
  /** Those of them in which a peg stands. */
  standing: readonly Square[];
  /** Holes from which a peg was taken to be put back, in order. */
  out: readonly Square[];
  /** Pegs in the hand. */
  inHand: number;
}>;

/** A board as it stands: the position that it shows, what the hand has done to it, and what is astray on it. */
export type BoardAsItStands = Readonly<{ shows: Position; hand: Hand; astray: Astray }>;

/** What is to be put back on a board, if anything, for the men of a restored position to stand. */
export function restoringTo(ruled: Position, { shows, hand, astray }: BoardAsItStands): PutBack | null {
  const stands = (square: Square) => isFilled(shows, hand, astray, square);
  const isRight = (square: Square) => {
    const man = ruled.pieceAt(square);
    if (!man || !stands(square)) return !man && !stands(square);
    if (astray.extra.includes(square)) return false;
    const placed = hand.filled.some((hole) => hole.square === square);
    const returned = hand.lifted.some((lifted) => lifted.origin === square);
    return (!placed || returned) && isSame(shows.pieceAt(square), man);
  };
  const wrong = SQUARES.filter((square) => !isRight(square));
  const standing = wrong.filter(stands);
  const due = wrong.filter((square) => ruled.pieceAt(square)).length;
  return wrong.length === 0 ? null : { wrong, standing, out: [], inHand: Math.max(0, due - standing.length) };
}

/** The placed men stand as ruled; what is astray goes back. */
export function puttingRight(astray: Astray): PutBack | null {
  if (!isAstray(astray)) return null;
  const { missing, extra } = astray;
  return {
    wrong: [...missing, ...extra],
    standing: extra,
    out: [],
    inHand: Math.max(0, astrayInHand(astray)),
  };
}

function isSame(a: Piece | undefined, b: Piece): boolean {
  return a?.color === b.color && a.role === b.role;
}

/** Whether a lift puts back. A hole that has its ruled man though it was to be filled shows that all is right. */
export function liftsToPutBack(back: PutBack, square: Square): boolean {
  return back.standing.includes(square);
}

export function insertsToPutBack(back: PutBack, square: Square): boolean {
  return back.wrong.includes(square) && !back.standing.includes(square);
}

/** `belongs`: the ruled position has a man in that hole. */
export function afterLift(back: PutBack, square: Square, belongs: boolean): PutBack | null {
  if (!liftsToPutBack(back, square)) return back;
  return settled({
    wrong: belongs ? back.wrong : without(back.wrong, square),
    standing: without(back.standing, square),
    out: [...back.out, square],
    inHand: back.inHand + 1,
  });
}

export function afterInsert(back: PutBack, square: Square, belongs: boolean): PutBack | null {
  if (!insertsToPutBack(back, square)) return back;
  return settled({
    wrong: belongs ? without(back.wrong, square) : back.wrong,
    standing: belongs ? back.standing : [...back.standing, square],
    out: without(back.out, square),
    inHand: Math.max(0, back.inHand - 1),
  });
}

function settled(back: PutBack): PutBack | null {
  return back.wrong.length > 0 ? back : null;
}

function without(squares: readonly Square[], square: Square): readonly Square[] {
  return squares.filter((other) => other !== square);
}
