/** What is read of a hand. What a live reader says has settled; a trace's is said with hindsight. */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { HoleNotice } from './holes.ts';
import type { Touched } from './touches.ts';

/** `touched`: the men lifted for it (4.3, D.2.2), in order. `at`: when the man went in. */
export type MadeReading = Readonly<{
  kind: 'made';
  at: number;
  before: Position;
  move: Move;
  touched: readonly Touched[];
  /** Words were said about it. */
  announced: boolean;
  /** They name this move and no other. */
  named: boolean;
  pressedAt: number | null;
}>;

/** 7.5.1: pressed with a man where no legal move puts him. `undone`: the player himself took him back. */
export type IllegalReading = Readonly<{
  kind: 'illegal';
  at: number;
  color: Color;
  move: Move;
  undone: boolean;
}>;

/** Holes that contradict each other, and the moves that would explain them: a sensor is in doubt, not the player. */
export type Doubt = Readonly<{ squares: readonly Square[]; candidates: readonly Move[] }>;

export type LiveReading =
  /** D.2.2: lifted and put back. */
  | Readonly<{ kind: 'touched'; at: number; before: Position; touched: readonly Touched[] }>
  /** A man stands where no legal move puts him, and stays (T10). */
  | Readonly<{ kind: 'placed'; at: number; before: Position; move: Move; touched: readonly Touched[] }>
  /** A peg stands on the last rank; what the pawn became only words tell (4.6). */
  | Readonly<{ kind: 'promoting'; at: number; before: Position; move: Move; touched: readonly Touched[] }>
  /** A press that belongs to no half-move told with it. */
  | Readonly<{ kind: 'press'; at: number; color: Color; doubt: Doubt | null }>
  /** Played, perhaps, while the line was down. */
  | Readonly<{ kind: 'offered'; at: number; before: Position; move: Move }>
  /** The board rests, and nothing explains it. */
  | Readonly<{ kind: 'differs'; at: number }>;

export type Reading =
  | MadeReading
  /** Neither the board nor the words decide between these. `made` may follow when words do. */
  | Readonly<{ kind: 'unclear'; at: number; before: Position; candidates: readonly Move[] }>
  | IllegalReading
  | LiveReading
  | HoleNotice;
