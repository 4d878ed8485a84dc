/** Chance that repeats itself: the same question always gets the same throws (xorshift). */
export class Dice {
  #seed = 0x2545f491;

  /** 32 bits. */
  throw(): number {
    let seed = this.#seed;
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    this.#seed = seed;
    return seed;
  }

  /** A whole number from 0 to less than `bound`. */
  below(bound: number): number {
    return ((this.throw() >>> 16) * bound) >>> 16;
  }
}
