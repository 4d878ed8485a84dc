/**
 * The time of one game. Within a page the computer's steady clock counts it: nobody can set that one. The wall clock is
 * needed across a reload only, and only where it can be believed. Where the two disagree, time is neither given nor
 * taken: the jump is told, and a person decides (6.10.1; docs/decisions/007-two-clocks.md).
 */
import { LONGEST_MS } from '#rules/game/fields.ts';

export type Clocks = Readonly<{
  /** Milliseconds that only ever go forward, from no particular beginning. */
  steady: () => number;
  /** The date and time that the user can set. */
  wall: () => number;
}>;

/** A moment of the game, and what the wall clock showed then. */
export type Seen = Readonly<{ at: number; wall: number }>;

/** How far the wall clock went that the game did not count; `absent`: while the page was closed. */
export type Jump = Readonly<{ ms: number; absent: boolean }>;

/** Less than this is the slow adjustment by which computers keep their clocks right. */
export const TOLERANCE_MS = 2000;

export class GameTime {
  readonly #clocks: Clocks;
  readonly #openedAt: number;
  readonly #steadyThen: number;
  /** Wall minus steady, when they were last compared. */
  #apart: number;
  /** What was found when the game was opened. */
  readonly absence: Jump | null;

  /**
   * `last`: the last that is known of the game. `leftMs`: what the running side has left then, null if no clock runs: no
   * flag falls while nobody is there to see it (6.8).
   */
  constructor(clocks: Clocks, last: Seen, leftMs: number | null) {
    this.#clocks = clocks;
    this.#steadyThen = clocks.steady();
    const wall = clocks.wall();
    this.#apart = wall - this.#steadyThen;
    const gone = wall - last.wall;
    const isBelievable = gone >= 0 && gone < Math.min(leftMs ?? LONGEST_MS, LONGEST_MS - last.at);
    this.#openedAt = last.at + (isBelievable ? gone : 0);
    this.absence =
      isBelievable || (gone < 0 && gone >= -TOLERANCE_MS) ? null : { ms: whole(gone), absent: true };
  }

  /** Milliseconds since the game's beginning; never goes back. */
  now(): number {
    return this.#openedAt + Math.max(0, this.#clocks.steady() - this.#steadyThen);
  }

  /** Compares the two clocks; a jump since the last look is told once. */
  look(): Jump | null {
    const apart = this.#clocks.wall() - this.#clocks.steady();
    const ms = whole(apart - this.#apart);
    this.#apart = apart;
    return Math.abs(ms) > TOLERANCE_MS ? { ms, absent: false } : null;
  }

  get seen(): Seen {
    return { at: Math.floor(this.now()), wall: this.#clocks.wall() };
  }
}

/** Whole milliseconds, within what the journal takes. */
function whole(ms: number): number {
  return Math.round(Math.min(Math.max(ms, -LONGEST_MS), LONGEST_MS));
}
