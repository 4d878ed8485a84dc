/**
 * Who tells what is read of a hand: at a live board what has settled, and it stands (liveTelling.ts); of a trace what
 * came after bears out, with hindsight (hindsight.ts).
 */
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import type { HoleChange } from './found.ts';
import type { Understanding } from './words.ts';

export interface Telling {
  /** When something will be decided if nothing more happens; null: never. */
  readonly due: number | null;
  /** Time passes until then, and nothing else happens. */
  elapse(at: number): void;
  /** Holes changed, whether or not somebody adjusts. */
  stirred(changes: readonly HoleChange[]): void;
  /** Holes changed, and nobody adjusts, or no more. */
  changed(changes: readonly HoleChange[]): void;
  pressed(color: Color): void;
  heard(understand: Understanding): void;
  /** The line to the board was down. */
  lost(): void;
  /** The board has said its whole state, and no hole of it is another than before. */
  unchanged(): void;
  /** The game stands so, whatever was read. */
  reset(position: Position): void;
  /** No more will come. */
  finish(): void;
}
