/**
 * Guided correction: one difference at a time, the next on one key, and its end by itself when board and game agree.
 * Where the board has lamps or a beeper they point at the square.
 */
import type { Driver } from '../board.ts';
import { sameFound } from '../inference/found.ts';
import type { Difference } from './differences.ts';

export type Guidance = Readonly<
  /** `changed`: they did not agree before. */
  | { kind: 'agreed'; changed: boolean }
  /** `left` counts this one. `changed`: it is another than before, or of another kind, and wants to be said. */
  | { kind: 'difference'; difference: Difference; left: number; changed: boolean }
>;

type Hints = Pick<Driver, 'light' | 'beep'>;

export class CorrectionGuide {
  readonly #hints: () => Hints | null;
  #differences: readonly Difference[] = [];
  #current: Difference | null = null;

  /** `hints`: the board that is there now, if any. */
  constructor(hints: () => Hints | null) {
    this.#hints = hints;
  }

  /** The board, or the game, changed. A difference that is mended makes room for the next in order. */
  update(differences: readonly Difference[], at: number): Guidance {
    this.#differences = differences;
    return this.#guide(0, at);
  }

  /** The one key: go on to the next difference, and round again after the last. */
  next(at: number): Guidance {
    return this.#guide(this.#current === null ? 0 : 1, at);
  }

  #guide(step: number, at: number): Guidance {
    const before = this.#current;
    const left = this.#differences.length;
    const stands = this.#differences.findIndex(({ square }) => square === before?.square);
    const difference = this.#differences[left === 0 ? 0 : (Math.max(0, stands + step) + left) % left];
    if (!difference) {
      this.#current = null;
      if (before) this.#hints()?.light?.([], at);
      return { kind: 'agreed', changed: before !== null };
    }
    const changed = step > 0 || !before || !isSame(before, difference);
    this.#current = difference;
    if (changed) {
      this.#hints()?.light?.([difference.square], at);
      this.#hints()?.beep?.(at);
    }
    return { kind: 'difference', difference, left, changed };
  }
}

function isSame(a: Difference, b: Difference): boolean {
  return a.square === b.square && sameFound(a.found, b.found);
}
