/** Draws from a number, a bit at a time. */
export class Draw {
  #rest: number;
  constructor(seed: number) {
    this.#rest = seed >>> 0;
  }
  upTo(count: number): number {
    this.#rest = (Math.imul(this.#rest, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#rest / 2 ** 32) * count);
  }
  of<T>(items: readonly T[]): T {
    return items[this.upTo(items.length)] as T;
  }
}
