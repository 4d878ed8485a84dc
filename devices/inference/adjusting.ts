/**
 * 4.2.1: "I adjust". What happens until its end is neither touch nor move, and it has not ended while a man that
 * was displaced meanwhile is not back where it stood (7.4.1).
 */
import { SQUARES, type Square } from '#rules/position/square.ts';
import { type Findings, foundAt, type HoleChange, sameFound } from './found.ts';

export class Adjusting {
  #before: Findings | null = null;
  #declaredOver = false;
  #displaced = new Set<Square>();

  begin(findings: Findings): void {
    if (this.#before) return;
    this.#before = [...findings];
    this.#declaredOver = false;
    this.#displaced = new Set();
  }

  end(findings: Findings): void {
    this.#declaredOver = true;
    this.#leaveIfRestored(findings);
  }

  /** The clock was pressed: whatever was being adjusted, it is over. */
  abandon(): void {
    this.#before = null;
  }

  /** Whether these changes belong to the adjusting. */
  absorbs(changes: readonly HoleChange[], findings: Findings): boolean {
    if (!this.#before) return false;
    if (!this.#declaredOver) for (const { square } of changes) this.#displaced.add(square);
    this.#leaveIfRestored(findings);
    return this.#before !== null || changes.every(({ square }) => this.#displaced.has(square));
  }

  #leaveIfRestored(findings: Findings): void {
    const before = this.#before;
    if (!before || !this.#declaredOver) return;
    const restored = SQUARES.every(
      (square) =>
        !this.#displaced.has(square) || sameFound(foundAt(before, square), foundAt(findings, square)),
    );
    if (restored) this.#before = null;
  }
}
