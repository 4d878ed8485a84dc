/**
 * What was refused at the hub's entrances, and what befell it, a line each: for the arbiter and for who looks after the
 * hall. No code and no password ever stands here. A flood leaves its beginning and its number.
 */
import { appendFileSync } from 'node:fs';

export type Entrance =
  | 'join'
  | 'http'
  | 'nats'
  | 'log'
  | 'desk'
  | 'table'
  | 'pairings'
  | 'server'
  | 'broadcast';

const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const LONGEST = 500;

export class Trace {
  readonly #file: string;
  readonly #now: () => number;
  readonly #counts = new Map<Entrance, number>();
  #minute = { since: 0, written: 0, left: 0 };

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  /** How often something was refused or befell an entrance since the hub was started. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  note(entrance: Entrance, what: string, more: Readonly<Record<string, unknown>> = {}): void {
    this.#counts.set(entrance, (this.#counts.get(entrance) ?? 0) + 1);
    const now = this.#now();
    if (now - this.#minute.since >= MINUTE_MS) {
      const { left } = this.#minute;
      this.#minute = { since: now, written: 0, left: 0 };
      if (left > 0) this.#write({ at: now, entrance, what: `and ${left} more like these` });
    }
    if (this.#minute.written >= MOST_A_MINUTE) {
      this.#minute.left += 1;
      return;
    }
    this.#minute.written += 1;
    this.#write({ at: now, entrance, what: what.slice(0, LONGEST), ...more });
  }

  #write(line: Record<string, unknown>): void {
    try {
      appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not end the hall; /health shows the counts.
    }
  }
}
