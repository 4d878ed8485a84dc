/**
 * Glitches: now and then a tag is misread or not read at all for one line. A field is believed to hold the most
 * common of its last three readings; a reading that stands unchallenged for a while is believed by itself, for
 * boards and recordings that report only when something changes.
 */
import type { Tag } from './messages.ts';

const DEPTH = 3;
const STANDING_MS = 400;

export class TagHistory {
  #lines: (readonly Tag[])[] = [];
  #believed: readonly Tag[] | null = null;
  #heardAt = 0;

  /** The tags believed after this line. */
  add(line: readonly Tag[], at: number): readonly Tag[] {
    if (at - this.#heardAt >= STANDING_MS) this.#trustLast();
    this.#lines = [...this.#lines, line].slice(-DEPTH);
    this.#heardAt = at;
    const before = this.#believed ?? line;
    this.#believed = line.map((_, field) => this.#mostCommon(field, before[field] ?? 0));
    return this.#believed;
  }

  /** Time passed: what is believed now, if the last line stood long enough to change it. */
  settle(at: number): readonly Tag[] | null {
    const doubted = this.#lines.at(-1)?.some((tag, field) => tag !== this.#believed?.[field]);
    if (!doubted || at - this.#heardAt < STANDING_MS) return null;
    this.#trustLast();
    return this.#believed;
  }

  clear(): void {
    this.#lines = [];
    this.#believed = null;
  }

  #trustLast(): void {
    const last = this.#lines.at(-1);
    if (!last) return;
    this.#lines = [last, last];
    this.#believed = last;
  }

  #mostCommon(field: number, otherwise: Tag): Tag {
    const [first, second, third] = this.#lines;
    const [one, two, three] = [first?.[field], second?.[field], third?.[field]];
    if (two !== undefined && (two === one || two === three)) return two;
    return three !== undefined && three === one ? three : otherwise;
  }
}
