/** A player's hand in real time. It knows what it plays and never tells it; a man that it takes is in it until put down. */
import type { Piece, Square } from '#rules/position/square.ts';
import { wait } from './computer.ts';
import type { SimulatedBoard } from './simulatedBoard.ts';

export class Hand {
  readonly #board: SimulatedBoard;
  readonly paceMs: number;

  constructor(board: SimulatedBoard, paceMs = 250) {
    this.#board = board;
    this.paceMs = paceMs;
  }

  /** From hole to hole; `over`: it rests there for a moment on its way. The victim goes first, if one stands there. */
  async move(from: Square, to: Square, over: readonly Square[] = []): Promise<void> {
    const board = this.#board;
    const man = board.lift(from);
    await wait(this.paceMs);
    for (const stop of over) {
      board.insert(stop, man);
      await wait(90);
      board.lift(stop);
      await wait(this.paceMs / 2);
    }
    if (board.has(to)) {
      board.lift(to);
      await wait(this.paceMs);
    }
    board.insert(to, man);
    await wait(this.paceMs);
  }

  async take(square: Square): Promise<Piece> {
    const man = this.#board.lift(square);
    await wait(this.paceMs);
    return man;
  }

  async put(square: Square, man: Piece): Promise<void> {
    this.#board.insert(square, man);
    await wait(this.paceMs);
  }

  /** A sleeve pushes a peg out for less than a hand could. */
  async brush(square: Square): Promise<void> {
    const man = this.#board.lift(square);
    await wait(70);
    await this.put(square, man);
  }

  /** Men fall together and are put back one by one. */
  async knockOver(...squares: readonly Square[]): Promise<void> {
    const men = squares.map((square) => [square, this.#board.lift(square)] as const);
    await wait(2 * this.paceMs);
    for (const [square, man] of men) await this.put(square, man);
  }
}
