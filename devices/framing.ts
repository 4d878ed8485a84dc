/**
 * Bytes into frames, whatever the board. A `Splitter` is pure and total: it takes any bytes, never throws, and
 * accounts for each of them. `FrameReader` keeps what is pending between two arrivals and does the sums.
 */
import type { ByteCount } from './board.ts';

/** `framed + dropped + pending.length` is the number of bytes given. */
export type Split<Frame> = Readonly<{
  frames: readonly Frame[];
  framed: number;
  dropped: number;
  pending: Uint8Array;
}>;

export type Splitter<Frame> = (bytes: Uint8Array) => Split<Frame>;

/**
 * What a board's grammar says of the bytes at `start`: a whole frame of some length, the beginning of one, or
 * nothing of this board's (then one byte is dropped and the next is tried, so no frame inside noise is lost).
 */
export type Reading<Frame> = Readonly<{ frame: Frame; length: number }> | 'incomplete' | 'noise';

export function splitBy<Frame>(read: (bytes: Uint8Array, start: number) => Reading<Frame>): Splitter<Frame> {
  return (bytes) => {
    const frames: Frame[] = [];
    let framed = 0;
    let dropped = 0;
    let start = 0;
    while (start < bytes.length) {
      const reading = read(bytes, start);
      if (reading === 'incomplete') break;
      if (reading === 'noise') {
        dropped++;
        start++;
      } else {
        frames.push(reading.frame);
        framed += reading.length;
        start += reading.length;
      }
    }
    return { frames, framed, dropped, pending: bytes.slice(start) };
  };
}

const NOTHING = new Uint8Array(0);

export class FrameReader<Frame> {
  readonly #split: Splitter<Frame>;
  #pending: Uint8Array = NOTHING;
  #received = 0;
  #framed = 0;
  #dropped = 0;

  constructor(split: Splitter<Frame>) {
    this.#split = split;
  }

  read(bytes: Uint8Array): Split<Frame> {
    const split = this.#split(this.#pending.length === 0 ? bytes : joined(this.#pending, bytes));
    this.#received += bytes.length;
    this.#framed += split.framed;
    this.#dropped += split.dropped;
    this.#pending = split.pending;
    return split;
  }

  /** The line was interrupted: half a frame will never be completed. */
  restart(): void {
    this.#dropped += this.#pending.length;
    this.#pending = NOTHING;
  }

  count(): ByteCount {
    return {
      received: this.#received,
      framed: this.#framed,
      dropped: this.#dropped,
      pending: this.#pending.length,
    };
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
