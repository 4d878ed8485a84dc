/**
 * Guided correction: one difference at a time, the next on one key, and its end by itself when board and game agree.
 * Where the board has lamps or a beeper they point at the square.
 */
import type { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import type { Driver } from '../board.ts';
import type { Findings } from '../inference/found.ts';
import { type Difference, differencesOf } from './differences.ts';

export type Guidance = Readonly<
  | { kind: 'agreed' }
  /** `left` counts this one. `changed`: it is another than before, and wants to be said. */
  | { kind: 'difference'; difference: Difference; left: number; changed: boolean }
>;

type Hints = Pick<Driver, 'light' | 'beep'>;

export class CorrectionGuide {
  readonly #position: Position;
  readonly #hints: Hints;
  #differences: readonly Difference[];
  #current: Square | null = null;
  #lit = false;

  constructor(position: Position, findings: Findings, hints: Hints = {}) {
    this.#position = position;
    this.#hints = hints;
    this.#differences = differencesOf(findings, position);
  }

  get differences(): readonly Difference[] {
    return this.#differences;
  }

  /** The board changed. A difference that is mended makes room for the next in order. */
  update(findings: Findings, at: number): Guidance {
    this.#differences = differencesOf(findings, this.#position);
    return this.#guide(0, at);
  }

  /** The one key: go on to the next difference, and round again after the last. */
  next(at: number): Guidance {
    return this.#guide(this.#current === null ? 0 : 1, at);
  }

  #guide(step: number, at: number): Guidance {
    const left = this.#differences.length;
    const stands = this.#differences.findIndex(({ square }) => square === this.#current);
    const difference = this.#differences[left === 0 ? 0 : (Math.max(0, stands + step) + left) % left];
    if (!difference) {
      this.#point(null, at);
      return { kind: 'agreed' };
    }
    const changed = difference.square !== this.#current;
    if (changed) this.#point(difference.square, at);
    return { kind: 'difference', difference, left, changed };
  }

  #point(square: Square | null, at: number): void {
    this.#current = square;
    if (square || this.#lit) this.#hints.light?.(square ? [square] : [], at);
    this.#lit = square !== null;
    if (square) this.#hints.beep?.(at);
  }
}
