import type { Board } from './board.ts';
import { Dice } from './dice.ts';
import { DELTA, isSlider, REACH_BIT, REACHES, STEP_TOWARDS, TYPE } from './geometry.ts';
import { hasLegalMove } from './legalMoves.ts';

export const LONGEST_WALK = 120;
export const NO_MOVE = 0;

const path = new Int32Array(LONGEST_WALK);

/**
 * Helpmates by walking: moves for both sides, one after the other, until there is a mate. Nothing is concluded
 * from a walk that finds none.
 */
export abstract class Walk {
  /** The moves of the walk; after a mate, its proof. All walks share them: read before anyone walks again. */
  readonly path = path;
  length = 0;
  protected readonly board: Board;
  protected readonly side: number;
  protected readonly dice = new Dice();
  #foundMate = false;

  constructor(board: Board, side: number) {
    this.board = board;
    this.side = side;
  }

  /** The next move, or NO_MOVE to give the walk up. */
  protected abstract choose(): number;

  /** Walks from the board's position and comes back to it; whether the walk ended in mate by the side. */
  protected walk(plies: number): boolean {
    const { board } = this;
    this.length = 0;
    this.#foundMate = false;
    while (!this.#foundMate && this.length < plies) {
      const move = this.choose();
      if (move === NO_MOVE) break;
      path[this.length++] = move;
      board.make(move);
    }
    for (let i = this.length - 1; i >= 0; i--) board.unmake(path[i] as number);
    return this.#foundMate;
  }

  /** Whether a check is mate: then the walk ends with it. */
  protected mates(check: number): boolean {
    this.#foundMate = this.leavesNoMove(check);
    return this.#foundMate;
  }

  protected leavesNoMove(move: number): boolean {
    this.board.make(move);
    const stuck = !hasLegalMove(this.board);
    this.board.unmake(move);
    return stuck;
  }
}

/** Whether the piece, moved there, attacks the king itself; a check uncovered is left to chance. */
export function checks(cells: Uint8Array, piece: number, from: number, to: number, king: number): boolean {
  const delta = king - to + DELTA;
  if (((REACHES[delta] as number) & (REACH_BIT[piece] as number)) === 0) return false;
  if (!isSlider(piece & TYPE)) return true;
  const step = STEP_TOWARDS[delta] as number;
  for (let at = to + step; at !== king; at += step) {
    if (cells[at] !== 0 && at !== from) return false;
  }
  return true;
}
