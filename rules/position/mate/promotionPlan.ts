import type { Board } from './board.ts';
import { kingDistance } from './distances.ts';
import { colourBit, EDGE, index64, PAWN, PAWN_PUSH, QUEEN, ROOK, rankOf, TYPE } from './geometry.ts';

export const NOWHERE = -1;
const FAR = 99;

/** How a side gets the queen that makes mating easy. Squares are numbered 0 to 63; no verdict rests on it. */
export class PromotionPlan {
  /** The side has no queen. */
  wanted = false;
  /** With neither rook nor queen: where the pawn with the shortest way free of pawns promotes. */
  goal = NOWHERE;
  /** With no such pawn either: the enemy pawn in the way that the king is nearest to. */
  blocker = NOWHERE;

  make(board: Board, side: number): void {
    const { cells, list } = board;
    const base = side << 4;
    const end = base + (board.count[side] as number);
    let rooks = 0;
    this.wanted = true;
    this.goal = NOWHERE;
    this.blocker = NOWHERE;
    for (let i = base; i < end; i++) {
      const type = (cells[list[i] as number] as number) & TYPE;
      if (type === ROOK) rooks++;
      if (type !== QUEEN) continue;
      this.wanted = false;
      return;
    }
    if (rooks === 0) this.#lookAhead(board, side);
  }

  #lookAhead(board: Board, side: number): void {
    const { cells, list } = board;
    const base = side << 4;
    const end = base + (board.count[side] as number);
    const push = PAWN_PUSH[side] as number;
    const king = index64(board.king[side] as number);
    let shortest = FAR;
    let nearest = FAR;
    for (let i = base; i < end; i++) {
      const pawn = list[i] as number;
      if (((cells[pawn] as number) & TYPE) !== PAWN) continue;
      let ahead = pawn + push;
      while (cells[ahead] !== EDGE && ((cells[ahead] as number) & TYPE) !== PAWN) ahead += push;
      if (cells[ahead] === EDGE) {
        const steps = Math.abs(rankOf(ahead) - rankOf(pawn));
        if (steps >= shortest) continue;
        shortest = steps;
        this.goal = index64(ahead - push);
      } else if (((cells[ahead] as number) & colourBit(side)) === 0) {
        const distance = kingDistance(king, index64(ahead));
        if (distance >= nearest) continue;
        nearest = distance;
        this.blocker = index64(ahead);
      }
    }
    if (this.goal !== NOWHERE) this.blocker = NOWHERE;
  }
}
