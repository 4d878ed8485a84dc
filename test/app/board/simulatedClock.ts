/** Time that a test lets pass: a clock and its timers, run in their order. */
import type { SeatClock } from '#app/board/seatHost.ts';

type Timer = Readonly<{ at: number; callBack: () => void }>;

export class SimulatedClock implements SeatClock {
  #now = 0;
  #timers: Timer[] = [];

  readonly now = (): number => this.#now;

  readonly after = (ms: number, callBack: () => void): (() => void) => {
    const timer = { at: this.#now + ms, callBack };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Lets time pass, with a turn for every promise after each timer. */
  async passUntil(at: number): Promise<void> {
    for (let next = this.#next(at); next; next = this.#next(at)) {
      const timer = next;
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#now = Math.max(this.#now, timer.at);
      timer.callBack();
      await settled();
    }
    this.#now = Math.max(this.#now, at);
  }

  #next(until: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Everything that waits for a promise has its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}
