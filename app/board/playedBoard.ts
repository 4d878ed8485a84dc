import type { Square } from '#rules/position/square.ts';

/** A board as the screen's keys move it. What was done on it comes back as `BoardEvent`s. */
export interface PlayedBoard {
  /** Whether a peg stands in the hole, as the hand feels it. */
  isFilled(square: Square): boolean;
  lift(square: Square): void;
  insert(square: Square): void;
  /** The pegs are put so by others, after a ruling: no act of a player, and not heard as one. */
  setUp(filled: ReadonlySet<Square>): void;
  close(): Promise<void>;
}
