/**
 * How crowded a search has become: of how many positions with the same pawns and the same men, and of how many with a
 * man on the same square too, it knows already. Guesses only (a table of counts that may share a place): they order
 * the search, no verdict rests on them.
 */
import type { Board } from './board.ts';
import { BISHOP, CELLS, isLight, PAWN, TYPE } from './geometry.ts';

const PLACE_BITS = 18;
/** So many positions of a kind are no crowd; every doubling beyond weighs as much as a square to flee to. */
const FEW = 4;
const SAME_KIND = 4;
const SAME_SQUARE = 2;

/** Numbers that chance might have thrown, one for each piece on each square. */
const mark = new Int32Array(32 * CELLS);
for (let i = 0, seed = 0x1234567; i < mark.length; i++) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  mark[i] = seed;
}

/** What only captures and pawns change: the pawns' squares, the men of each type, the shades of the bishops. */
export function kindOf(board: Board): number {
  let sum = board.castling;
  for (let colour = 0; colour < 2; colour++) {
    const base = colour << 4;
    const end = base + (board.count[colour] as number);
    for (let i = base; i < end; i++) {
      const square = board.list[i] as number;
      const piece = board.cells[square] as number;
      const type = piece & TYPE;
      const where = type === PAWN ? square : type === BISHOP && isLight(square) ? 1 : 0;
      sum = (sum + (mark[piece * CELLS + where] as number)) | 0;
    }
  }
  return sum;
}

export class Crowding {
  private readonly counts = new Uint32Array(1 << PLACE_BITS);

  /** What a position of the kind, in which a piece has just come to a square, loses in urgency; it counts as seen. */
  add(kind: number, piece: number, square: number): number {
    const ofKind = this.count(kind);
    const onSquare = this.count(kind ^ (mark[piece * CELLS + square] as number));
    return SAME_KIND * Math.max(0, doublings(ofKind) - FEW) + SAME_SQUARE * doublings(onSquare);
  }

  private count(of: number): number {
    const place = Math.imul(of, 0x9e3779b1) >>> (32 - PLACE_BITS);
    const known = this.counts[place] as number;
    this.counts[place] = known + 1;
    return known;
  }
}

const doublings = (count: number): number => 31 - Math.clz32(count + 1);
