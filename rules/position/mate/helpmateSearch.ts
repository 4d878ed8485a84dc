/**
 * Helpmates by search: every position that can be reached, in two orders that take turns: the most promising first,
 * and those first of which few like them have been seen. Positions where the side is shown unable to mate, by its men
 * or by the static analysis, are not gone into. If a mate is met, the moves to it are the proof; if nothing is left to
 * look at, there is none.
 */
import { type Board, movePromotion, moveTo } from './board.ts';
import { isConfined } from './confinement.ts';
import { Crowding } from './crowding.ts';
import { kingDistance } from './distances.ts';
import { Frontier, NONE } from './frontier.ts';
import { PAWN, TYPE } from './geometry.ts';
import { legalMoves, MOST_MOVES } from './legalMoves.ts';
import { lacksMaterial } from './material.ts';
import { PositionStore } from './positionStore.ts';
import { promise } from './promise.ts';

const moves = new Int32Array(MOST_MOVES);

const SQUARES = 64;
/** In moves looked at: what it costs to keep a position, and to analyse it; analyses get half of the effort at most. */
const POSITION_COST = 2;
const STATIC_COST = 300;
const FREE_ANALYSES = 16;
/** Of so many positions one is the most promising; the others are the least crowded. */
const TURNS = 3;

export class HelpmateSearch {
  readonly #board: Board;
  readonly #side: number;
  readonly #store = new PositionStore();
  readonly #crowding = new Crowding();
  readonly #promising = new Frontier();
  readonly #uncrowded = new Frontier();
  /** The first position met with each set of men: where what is possible has changed, by number. */
  readonly landmarks: number[] = [];
  /** The king's steps from each square to where he might be mated. */
  readonly #toGo = new Uint8Array(SQUARES);
  #looked = 0;
  #turns = 0;
  #analyses = 0;
  #mate = NONE;

  /**
   * Searches from the board's position; the board is the search's own from now on. `mates` are the squares, numbered 0
   * to 63, where the king might be mated, if these are known.
   */
  constructor(board: Board, side: number, mates: readonly number[] = []) {
    for (let square = 0; square < SQUARES; square++) this.#toGo[square] = stepsToNearest(square, mates);
    this.#board = board;
    this.#side = side;
    this.#wait(this.#store.add(board, NONE, 0), 0, 0);
  }

  /** What has been spent so far, in moves looked at. */
  get spent(): number {
    return this.#searched() + this.#analyses * STATIC_COST;
  }

  #searched(): number {
    return this.#looked + this.#store.size * POSITION_COST;
  }

  /** Goes on until decided or until `limit` is spent in all. */
  advance(limit: number): 'mate' | 'exhausted' | 'undecided' {
    while (this.#mate === NONE) {
      if (this.spent >= limit) return 'undecided';
      const order = this.#turns++ % TURNS === 0 ? this.#promising : this.#uncrowded;
      const node = order.pop();
      if (node === NONE) return 'exhausted';
      if (this.#store.enter(node)) this.#goInto(node);
    }
    return 'mate';
  }

  /** The moves to the mate found. */
  line(): number[] {
    return this.lineTo(this.#mate);
  }

  lineTo(node: number): number[] {
    return this.#store.line(node);
  }

  /** Sets a position that was met up on another board of the same game. */
  setUp(board: Board, node: number): void {
    this.#store.setUp(board, node);
  }

  #wait(node: number, promised: number, crowd: number): void {
    this.#promising.push(node, promised);
    this.#uncrowded.push(node, promised + crowd);
  }

  #goInto(node: number): void {
    const board = this.#board;
    const side = this.#side;
    const store = this.#store;
    const crowding = this.#crowding;
    store.setUp(board, node);
    const end = legalMoves(board, moves, 0);
    this.#looked += end;
    if (end === 0) {
      if (board.turn !== side && board.inCheck(board.turn)) this.#mate = node;
      return;
    }
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const lasting = this.#isLasting(move);
      board.make(move);
      const child = store.add(board, node, move);
      if (child !== NONE && !(lasting && this.#isHopeless())) {
        this.#wait(child, promise(board, side, this.#toGo), crowding.add(board, moveTo(move)));
        if (crowding.hasNewMen) this.landmarks.push(child);
      }
      board.unmake(move);
    }
  }

  /** Whether the move changes for good what can be reached: a capture, a pawn's move. */
  #isLasting(move: number): boolean {
    const { cells } = this.#board;
    return (
      cells[moveTo(move)] !== 0 ||
      ((cells[move & 255] as number) & TYPE) === PAWN ||
      movePromotion(move) !== 0
    );
  }

  #isHopeless(): boolean {
    if (lacksMaterial(this.#board, this.#side)) return true;
    if ((this.#analyses - FREE_ANALYSES) * STATIC_COST > this.#searched()) return false;
    this.#analyses++;
    return isConfined(this.#board, this.#side);
  }
}

/** King's moves to the nearest of the squares; 0 if there is none. */
function stepsToNearest(square: number, squares: readonly number[]): number {
  return squares.length === 0 ? 0 : Math.min(...squares.map((each) => kingDistance(square, each)));
}
