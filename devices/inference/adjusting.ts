/**
 * 4.2.1: "I adjust". What happens until its end is neither touch nor move, and it has not ended while a man that
 * was displaced meanwhile is not back where it belongs (7.4.1).
 */
import type { Position } from '#rules/position/position.ts';
import { type Color, type Square, squareIndex } from '#rules/position/square.ts';
import { agrees, type Findings, foundAt, type HoleChange, menOf } from './found.ts';

export class Adjusting {
  /** The positions that may stand on the board; null when nobody adjusts. */
  #standing: readonly Position[] | null = null;
  /** Who may be adjusting: only who has the move may. */
  #by: readonly Color[] = [];
  #declaredOver = false;
  #displaced = new Set<Square>();
  /** Changes that came after its end was declared and before everything was back. */
  #held: HoleChange[] = [];

  get isOn(): boolean {
    return this.#standing !== null;
  }

  begin(standing: readonly Position[], by: readonly Color[]): void {
    if (this.#standing) return;
    this.#standing = standing;
    this.#by = by;
    this.#declaredOver = false;
    this.#displaced = new Set();
    this.#held = [];
  }

  /** What came after the adjusting, once everything is back; null as long as it is not. */
  end(findings: Findings): readonly HoleChange[] | null {
    this.#declaredOver = true;
    return this.pass([], findings);
  }

  /** Who adjusts presses his clock: it is over. The opponent's press completes the half-move before, and ends nothing. */
  pressed(color: Color): readonly HoleChange[] {
    return this.#by.includes(color) ? this.abandon() : [];
  }

  /** Whatever was being adjusted, it is over. */
  abandon(): readonly HoleChange[] {
    this.#standing = null;
    this.#by = [];
    return this.#held.splice(0);
  }

  /** The changes that are no part of the adjusting; null while they must wait for its end. */
  pass(changes: readonly HoleChange[], findings: Findings): readonly HoleChange[] | null {
    if (!this.#standing) return changes;
    if (!this.#declaredOver) {
      for (const { square } of changes) this.#displaced.add(square);
      return null;
    }
    this.#held.push(...changes);
    if (!this.#isRestored(findings)) return null;
    const inHand = this.#inHand(findings);
    return [...inHand, ...this.abandon()];
  }

  /** Men that are out of their holes when it is over: whatever their reports were, they count as lifted since. */
  #inHand(findings: Findings): HoleChange[] {
    const [position] = this.#standing ?? [];
    return [...this.#displaced].flatMap((square): HoleChange[] =>
      position?.pieceAt(square) && foundAt(findings, square) === 'empty'
        ? [{ square, before: 'occupied', now: 'empty' }]
        : [],
    );
  }

  /** No displaced man stands where none belongs. One in the hand may have been lifted for a move since. */
  #isRestored(findings: Findings): boolean {
    return (this.#standing ?? []).some((position) => {
      const men = menOf(position);
      return [...this.#displaced].every((square) => {
        const found = foundAt(findings, square);
        return found === 'empty' || agrees(found, men[squareIndex(square)] ?? null);
      });
    });
  }
}
