/**
 * Men in the hand, from the moment at which they can no longer be brushed or knocked over until the game knows of them:
 * remembered outside the game, so that they are touched men (D.2.2) also where the page goes away meanwhile.
 */
import type { HandReader } from '#devices/inference/reader.ts';
import type { HandTiming } from '#devices/inference/timing.ts';
import type { Square } from '#rules/position/square.ts';

type HeldHost = Readonly<{
  now: () => number;
  after: (ms: number, callBack: () => void) => () => void;
  /** Of the half-move on its way; none: nothing is in the hand. */
  keep: (squares: readonly Square[]) => void;
}>;

export class HeldMenWatch {
  readonly #reader: HandReader;
  readonly #certainMs: number;
  readonly #host: HeldHost;
  #kept = '';
  #wake: (() => void) | null = null;

  constructor(reader: HandReader, { shortestLiftMs, togetherMs }: HandTiming, host: HeldHost) {
    this.#reader = reader;
    this.#certainMs = Math.max(shortestLiftMs, togetherMs);
    this.#host = host;
  }

  /** The hand has done something, or what it did was told to the game. */
  stirred(): void {
    this.close();
    this.#look();
    if (this.#reader.hasLifted) this.#wake = this.#host.after(this.#certainMs, () => this.#look());
  }

  close(): void {
    this.#wake?.();
    this.#wake = null;
  }

  #look(): void {
    const at = Math.round(this.#host.now());
    const squares = this.#reader
      .heldAt(at)
      .filter((touch) => at - touch.at >= this.#certainMs)
      .map(({ square }) => square);
    if (squares.join() === this.#kept) return;
    this.#kept = squares.join();
    this.#host.keep(squares);
  }
}
