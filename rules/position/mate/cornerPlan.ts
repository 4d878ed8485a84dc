/**
 * The mates that a bishop or a knight gives alone with his king: the loser's king in a corner, a man of his own (the
 * plug) in the hole beside him on the edge, and the hunter's king across from the hole, shutting what is left. On a1
 * with the hole on b1: king to a3 or b3, then knight to c2 or b3, or bishop to the long diagonal. Squares are numbered
 * 0 to 63; no verdict rests on a plan.
 */
import type { Board } from './board.ts';
import type { Dice } from './dice.ts';
import { kingDistance, movesBetween, NEVER } from './distances.ts';
import { BISHOP, colourBit, fromIndex64, index64, KNIGHT, PAWN, ROOK, TYPE } from './geometry.ts';
import { hits } from './patterns.ts';
import { NOWHERE } from './promotionPlan.ts';

const CORNERS = new Uint8Array([0, 7, 56, 63]);
/** Each corner has a hole on its rank and one on its file. */
const PLACES = 8;
/** Who can be a plug, a pawn by becoming one; a queen there takes whoever gives the check. */
const PLUGS = new Uint8Array([PAWN, ROOK, KNIGHT, BISHOP]);
/** With one square only for the king, he has no move to spare: as bad as so many moves more. */
const ONE_SQUARE = 3;

export class CornerPlan {
  corner = NOWHERE;
  hole = NOWHERE;
  /** Where the plug stands now, and what it is in the end. */
  plug = NOWHERE;
  plugType = 0;
  /** Where the man who mates stands now. */
  man = NOWHERE;
  #manType = 0;
  #lastRank = 0;
  /** Where the hunter's king belongs, and where his man mates or must come through: two squares, or one twice. */
  readonly #kings = new Uint8Array(2);
  readonly #mates = new Uint8Array(2);
  /** Where the hunter's king waits until the loser's is at the corner. */
  #gate = NOWHERE;
  /** The square diagonally beside the corner. */
  #inside = NOWHERE;

  /** Chooses what takes the fewest moves, give or take a `whim`; whether there is anything to choose. */
  make(board: Board, side: number, dice: Dice, whim: number): boolean {
    const loser = side ^ 1;
    let least = NEVER;
    let choice = 0;
    this.#lastRank = loser === 0 ? 7 : 0;
    for (let man = 0; man < (board.count[side] as number); man++) {
      for (let plug = 0; plug < (board.count[loser] as number); plug++) {
        if (!this.#setMen(board, side, man, plug)) continue;
        for (let i = 0; i < PLUGS.length * PLACES; i++) {
          if (!this.#setPlace(board, loser, i)) continue;
          const effort = this.#effort(board, side) + dice.below(whim);
          if (effort >= least) continue;
          least = effort;
          choice = (man << 12) | (plug << 8) | i;
        }
      }
    }
    if (least === NEVER) return false;
    this.#setMen(board, side, choice >> 12, (choice >> 8) & 15);
    return this.#setPlace(board, loser, choice & 255);
  }

  #setMen(board: Board, side: number, man: number, plug: number): boolean {
    const manAt = board.list[(side << 4) + man] as number;
    this.man = index64(manAt);
    this.#manType = (board.cells[manAt] as number) & TYPE;
    this.plug = index64(board.list[((side ^ 1) << 4) + plug] as number);
    return this.#manType === KNIGHT || this.#manType === BISHOP;
  }

  /** Whether these men fit there. */
  #setPlace(board: Board, loser: number, choice: number): boolean {
    const manType = this.#manType;
    const plugType = PLUGS[choice >> 3] as number;
    const now = (board.cells[fromIndex64(this.plug)] as number) & TYPE;
    if (now !== PAWN && now !== plugType) return false;
    const corner = CORNERS[(choice >> 1) & 3] as number;
    const onRank = (choice & 1) === 0;
    if (plugType === PAWN && (onRank || corner >> 3 !== this.#lastRank)) return false;
    // A rook could step in.
    if (manType === BISHOP && (plugType === ROOK || movesBetween(BISHOP, this.man, corner) === NEVER))
      return false;
    const byFile = (corner & 7) === 0 ? 1 : -1;
    const byRank = corner < 8 ? 8 : -8;
    const along = onRank ? byFile : byRank;
    const across = onRank ? byRank : byFile;
    this.plugType = plugType;
    this.corner = corner;
    this.hole = corner + along;
    this.#inside = this.hole + across;
    this.#gate = this.hole + 4 * across;
    this.#setSquares(corner + 2 * across, this.#inside + across, this.#inside + along, corner + 2 * along);
    return !this.#isPawned(board, loser);
  }

  /** On a1 with the hole on b1, `edge` is a3, `beyond` b3, `beside` c2 and `behind` c1. */
  #setSquares(edge: number, beyond: number, beside: number, behind: number): void {
    const { plugType } = this;
    const kings = this.#kings;
    const mates = this.#mates;
    const manType = this.#manType;
    // A knight in the hole checks a king on the edge.
    kings[0] = plugType === KNIGHT ? beyond : edge;
    kings[1] = beyond;
    if (manType === BISHOP) {
      // From afar he would let a knight step in: he waits where the square beside the king is one move away.
      mates[0] = plugType === KNIGHT ? edge : this.#inside;
      mates[1] = plugType === KNIGHT ? behind : 2 * this.#inside - this.corner;
      return;
    }
    // A bishop in the hole takes a knight beside it, a rook or a knight leaves no other square.
    if (plugType === BISHOP) kings[1] = edge;
    mates[0] = plugType === BISHOP ? beyond : beside;
    mates[1] = plugType === KNIGHT || plugType === ROOK ? beside : beyond;
  }

  /** Whether a pawn of the loser's is in the way for good, or was in the hole too early to leave him a move. */
  #isPawned(board: Board, loser: number): boolean {
    const pawn = colourBit(loser) | PAWN;
    if (board.cells[fromIndex64(this.#inside)] === pawn) return true;
    if (board.cells[fromIndex64(this.hole)] !== pawn) return false;
    return this.plug !== this.hole || (board.count[loser] as number) === 2;
  }

  #effort(board: Board, side: number): number {
    const now = (board.cells[fromIndex64(this.plug)] as number) & TYPE;
    const prey = index64(board.king[side ^ 1] as number);
    const hunter = index64(board.king[side] as number);
    const helping = kingDistance(prey, this.corner) + this.plugToGo(now, this.plug);
    const hunting = this.kingToGo(hunter, true) + this.manToGo(this.man);
    return Math.max(helping, hunting) + (this.#kings[0] === this.#kings[1] ? ONE_SQUARE : 0);
  }

  /** Moves of the plug from a square to its hole, on an empty board. */
  plugToGo(type: number, from: number): number {
    if (type !== PAWN) return this.#pieceToGo(type, from);
    if (this.plugType === PAWN)
      return (from & 7) === (this.hole & 7) ? Math.abs((from >> 3) - (this.hole >> 3)) : NEVER;
    const promoted = (this.#lastRank << 3) | (from & 7);
    return Math.abs((from >> 3) - this.#lastRank) + this.#pieceToGo(this.plugType, promoted);
  }

  /** A rook comes along the edge, where it bars no king's way. */
  #pieceToGo(type: number, from: number): number {
    const moves = movesBetween(type, from, this.hole);
    if (type !== ROOK || moves !== 1) return moves;
    const onRank = this.corner >> 3 === this.hole >> 3;
    return onRank === (from >> 3 === this.hole >> 3) ? 1 : 3;
  }

  /** Moves of the hunter's king to his place, or before he `comes` there, to where he waits. */
  kingToGo(from: number, comes: boolean): number {
    if (!comes) return kingDistance(from, this.#gate);
    const one = kingDistance(from, this.#kings[0] as number);
    return Math.min(one, kingDistance(from, this.#kings[1] as number));
  }

  /** Moves of the man who mates until he is one move from it. */
  manToGo(from: number): number {
    if (kingDistance(from, this.corner) < 2) return 3;
    const one = movesBetween(this.#manType, from, this.#mates[0] as number);
    const other = movesBetween(this.#manType, from, this.#mates[1] as number);
    if (this.#manType === KNIGHT) return Math.min(Math.abs(one - 1), Math.abs(other - 1));
    if (this.plugType === KNIGHT) return Math.min(one, other);
    return movesBetween(BISHOP, from, this.corner) === 1 ? 1 : 0;
  }

  isReady(prey: number, hunter: number): boolean {
    return prey === this.corner && this.kingToGo(hunter, true) === 0 && this.manToGo(this.man) === 0;
  }

  /** Whether anyone else would be in the way on the square. */
  isKept(square: number): boolean {
    const kings = this.#kings;
    const mates = this.#mates;
    if (kingDistance(square, this.corner) < 2) return true;
    return square === kings[0] || square === kings[1] || square === mates[0] || square === mates[1];
  }

  /** Whether a piece of the loser's attacks, on an empty board, a square where the hunter's men must go. */
  watches(piece: number, square: number): boolean {
    return (
      hits(piece, square, this.#kings[0] as number) ||
      hits(piece, square, this.#kings[1] as number) ||
      hits(piece, square, this.#mates[0] as number) ||
      hits(piece, square, this.#mates[1] as number)
    );
  }
}
