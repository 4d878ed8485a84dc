import { SAMPLE_RATE } from './chunk.ts';

/**
 * Makes speech faster at its own pitch, beyond what the engine can: overlap and add, where each piece is taken
 * where it fits best on the end of the one before (WSOLA, Verhelst and Roelands 1993). Samples come and go in
 * chunks of any length.
 */

/** A piece overlaps the next by this: 10 ms, about a period of the voice. */
const HOP = Math.round(SAMPLE_RATE * 0.01);
/** A piece is looked for this far to both sides: a whole period of a low voice between them. */
const REACH = Math.round(SAMPLE_RATE * 0.007);

const FADE_IN = Float32Array.from(
  { length: HOP },
  (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * index) / HOP),
);

export class Stretcher {
  readonly #factor: number;
  /** Samples not yet needed to the end; the first of them is number `#first` of all that came. */
  #input = new Float32Array(0);
  #first = 0;
  /** Where the last piece began, and how many pieces there were. */
  #last = 0;
  #pieces = 0;

  /** `factor`: how many times as fast, above 1. */
  constructor(factor: number) {
    this.#factor = factor;
  }

  push(samples: Float32Array): Float32Array<ArrayBuffer> {
    const input = new Float32Array(this.#input.length + samples.length);
    input.set(this.#input);
    input.set(samples, this.#input.length);
    this.#input = input;
    const output: Float32Array[] = [];
    for (;;) {
      const target = Math.round((this.#pieces + 1) * HOP * this.#factor);
      const natural = this.#last + HOP;
      const needed = Math.max(target + REACH, natural) + HOP;
      if (needed > this.#first + this.#input.length) break;
      const start = this.#bestFit(Math.max(target - REACH, this.#last), target + REACH, natural);
      output.push(this.#joined(natural, start));
      this.#last = start;
      this.#pieces++;
    }
    this.#forget();
    return concatenated(output);
  }

  /** The end of the last piece, as it is. */
  flush(): Float32Array<ArrayBuffer> {
    return this.#input.slice(Math.max(0, this.#last + HOP - this.#first));
  }

  /** The beginning between two numbers where the samples are most like those that would have followed. */
  #bestFit(from: number, to: number, natural: number): number {
    let best = from;
    let highest = Number.NEGATIVE_INFINITY;
    for (let start = from; start <= to; start++) {
      const likeness = this.#likeness(start - this.#first, natural - this.#first);
      if (likeness > highest) [best, highest] = [start, likeness];
    }
    return best;
  }

  /** The correlation of two pieces of input, made independent of loudness. */
  #likeness(a: number, b: number): number {
    let product = 0;
    let energy = 1e-6;
    for (let index = 0; index < HOP; index++) {
      const sample = this.#input[a + index] ?? 0;
      product += sample * (this.#input[b + index] ?? 0);
      energy += sample * sample;
    }
    return product / Math.sqrt(energy);
  }

  /** One hop that fades from what would have followed into the beginning of the next piece. */
  #joined(natural: number, start: number): Float32Array {
    return FADE_IN.map((weight, index) => {
      const before = this.#input[natural - this.#first + index] ?? 0;
      const after = this.#input[start - this.#first + index] ?? 0;
      return before + weight * (after - before);
    });
  }

  #forget(): void {
    const unneeded = Math.min(this.#last - this.#first, this.#input.length);
    this.#input = this.#input.slice(Math.max(0, unneeded));
    this.#first += Math.max(0, unneeded);
  }
}

function concatenated(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(parts.reduce((total, part) => total + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
