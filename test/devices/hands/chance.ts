/** Chance that is the same in every run of the same seed. */
import { pseudoRandom } from '#test/devices/boards/noise.ts';

export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = pseudoRandom(seed * 2_654_435_761 + 1);
    this.#random();
  }

  happens(probability: number): boolean {
    return this.#random() < probability;
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.#random() * (high - low + 1));
  }

  one<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)]!;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const rest = [...items];
    const drawn: T[] = [];
    while (rest.length > 0) drawn.push(...rest.splice(Math.floor(this.#random() * rest.length), 1));
    return drawn;
  }
}
