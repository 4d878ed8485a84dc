/**
 * Helpmates by search: every position that can be reached, the most promising first, those of a kind that few have
 * been seen of before those of a crowd. Positions where the side is shown unable to mate, by its men or by the static
 * analysis, are not gone into. If a mate is met, the moves to it are the proof; if nothing is left to look at, there
 * is none.
 */
import { type Board, movePromotion, moveTo } from './board.ts';
import { isConfined } from './confinement.ts';
import { Crowding, kindOf } from './crowding.ts';
import { PAWN, TYPE } from './geometry.ts';
import { legalMoves, MOST_MOVES } from './legalMoves.ts';
import { lacksMaterial } from './material.ts';
import { NONE, PositionStore } from './positionStore.ts';
import { promise } from './promise.ts';

const moves = new Int32Array(MOST_MOVES);

/** The static analysis costs as much as this many positions; it gets half of the effort at most. */
const STATIC_COST = 200;
const FREE_ANALYSES = 16;

export class HelpmateSearch {
  private readonly board: Board;
  private readonly side: number;
  private readonly store = new PositionStore();
  private readonly crowding = new Crowding();
  private analyses = 0;
  private mate = NONE;

  /** Searches from the board's position; the board is the search's own from now on. */
  constructor(board: Board, side: number) {
    this.board = board;
    this.side = side;
    this.store.push(this.store.add(board, NONE, 0), 0, kindOf(board));
  }

  /** What has been spent so far, in positions. */
  get spent(): number {
    return this.store.size + this.analyses * STATIC_COST;
  }

  /** Goes on until decided or until `limit` is spent in all. */
  advance(limit: number): 'mate' | 'exhausted' | 'undecided' {
    while (this.mate === NONE) {
      if (this.spent >= limit) return 'undecided';
      const node = this.store.pop();
      if (node === NONE) return 'exhausted';
      this.goInto(node);
    }
    return 'mate';
  }

  line(): number[] {
    return this.store.line(this.mate);
  }

  private goInto(node: number): void {
    const { board, side, store, crowding } = this;
    store.setUp(board, node);
    const end = legalMoves(board, moves, 0);
    if (end === 0) {
      if (board.turn !== side && board.inCheck(board.turn)) this.mate = node;
      return;
    }
    const kind = store.kindOf(node);
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const lasting = this.isLasting(move);
      board.make(move);
      const child = store.add(board, node, move);
      if (child !== NONE && !(lasting && this.isHopeless())) {
        const childKind = lasting ? kindOf(board) : kind;
        const to = moveTo(move);
        const crowd = crowding.add(childKind, board.cells[to] as number, to);
        store.push(child, promise(board, side) + crowd, childKind);
      }
      board.unmake(move);
    }
  }

  /** Whether the move changes for good what can be reached: a capture, a pawn's move. */
  private isLasting(move: number): boolean {
    const { cells } = this.board;
    return (
      cells[moveTo(move)] !== 0 ||
      ((cells[move & 255] as number) & TYPE) === PAWN ||
      movePromotion(move) !== 0
    );
  }

  private isHopeless(): boolean {
    if (lacksMaterial(this.board, this.side)) return true;
    if ((this.analyses - FREE_ANALYSES) * STATIC_COST > this.store.size) return false;
    this.analyses++;
    return isConfined(this.board, this.side);
  }
}
