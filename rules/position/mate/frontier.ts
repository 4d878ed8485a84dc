const FIRST_ROOM = 1 << 12;
const STACKS = 192;
export const NONE = -1;

/** Positions, by number, that wait to be gone into: the most urgent first, of these the latest. */
export class Frontier {
  #below = new Int32Array(FIRST_ROOM);
  readonly #top = new Int32Array(STACKS).fill(NONE);
  #first = STACKS;

  /** Puts a position on the stack of its urgency, 0 first. */
  push(node: number, urgency: number): void {
    const stack = Math.min(Math.max(urgency, 0), STACKS - 1);
    if (node >= this.#below.length) this.#enlarge();
    this.#below[node] = this.#top[stack] as number;
    this.#top[stack] = node;
    if (stack < this.#first) this.#first = stack;
  }

  /** NONE when nobody waits. */
  pop(): number {
    while (this.#first < STACKS && this.#top[this.#first] === NONE) this.#first++;
    if (this.#first === STACKS) return NONE;
    const node = this.#top[this.#first] as number;
    this.#top[this.#first] = this.#below[node] as number;
    return node;
  }

  #enlarge(): void {
    const below = new Int32Array(this.#below.length * 2);
    below.set(this.#below);
    this.#below = below;
  }
}
