/**
 * Whose tag is whose, learnt from a position that is known. A tag is now and then misread, and one cross-read tag would
 * name a piece wrongly for the whole game: so what the first line teaches is held against the next ones, and the
 * majority of five decides. No tag can be in two places.
 */
import type { Piece, Square } from '#rules/position/square.ts';
import type { Placement } from '../board.ts';
import type { Tag } from './messages.ts';

const LINES = 5;

export class Lesson {
  readonly #placement: Placement;
  readonly #lines: ReadonlyMap<Square, Tag>[] = [];

  constructor(placement: Placement) {
    this.#placement = placement;
  }

  get isOver(): boolean {
    return this.#lines.length >= LINES;
  }

  /** One more line: the tags and their pieces as far as they are known now; null if it shows another position. */
  hear(present: ReadonlyMap<Square, Tag>): ReadonlyMap<Tag, Piece> | null {
    if (!this.#fits(present)) return null;
    this.#lines.push(present);
    return this.#learnt();
  }

  #fits(present: ReadonlyMap<Square, Tag>): boolean {
    if (present.size !== this.#placement.size) return false;
    for (const square of present.keys()) if (!this.#placement.has(square)) return false;
    return true;
  }

  #learnt(): Map<Tag, Piece> {
    const learnt = new Map<Tag, Piece>();
    const doubted = new Set<Tag>();
    for (const [square, piece] of this.#placement) {
      const tag = this.#mostCommon(square);
      if (tag === null || !piece) continue;
      if (learnt.has(tag)) doubted.add(tag);
      learnt.set(tag, piece);
    }
    for (const tag of doubted) learnt.delete(tag);
    return learnt;
  }

  /** Null where two are as common. */
  #mostCommon(square: Square): Tag | null {
    const counts = new Map<Tag, number>();
    for (const line of this.#lines) {
      const tag = line.get(square);
      if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
    return first && first[1] !== second?.[1] ? first[0] : null;
  }
}
