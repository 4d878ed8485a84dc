/** What was refused at the wire stands in the log, for the arbiter; a flood of it does not. */

/** So many in a minute are recorded one by one. */
const MOST = 20;
const WITHIN_MS = 60_000;
const LONGEST = 300;

export class Records {
  readonly #now: () => number;
  readonly #write: (about: string) => void;
  #times: number[] = [];

  constructor(now: () => number, write: (about: string) => void) {
    this.#now = now;
    this.#write = write;
  }

  add(about: string): void {
    this.#times = this.#times.filter((at) => this.#now() - at < WITHIN_MS);
    if (this.#times.length >= MOST) return;
    this.#times.push(this.#now());
    const more = this.#times.length === MOST ? ' (and perhaps more)' : '';
    this.#write(`${about.slice(0, LONGEST)}${more}`);
  }
}
