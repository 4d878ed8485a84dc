/**
 * The manners of a conversation with a board: a question is repeated until it is answered, a board that says
 * nothing for too long is called silent once, and noise leads to a question, never to a guess.
 */
import type { DriverPort, Trouble } from './board.ts';

export type Manners = Readonly<{
  /** Ask for the full state. Absent where the board streams it unasked. */
  ask?: () => void;
  /** Ask for any sign of life, on boards that speak only when something happens. */
  ping?: () => void;
  /** Longer silence than this is trouble; a ping goes out at half of it. */
  silentMs: number;
}>;

const REPEAT_MS = 500;

export class Dialogue {
  readonly #port: DriverPort;
  readonly #manners: Manners;
  #askedAt: number | null = null;
  #heardAt = 0;
  #pingedAt = 0;
  #silent = false;
  #synchronised = false;

  constructor(port: DriverPort, manners: Manners) {
    this.#port = port;
    this.#manners = manners;
  }

  start(at: number): void {
    this.#heardAt = at;
    this.#pingedAt = at;
    this.#silent = false;
    this.#synchronised = false;
    this.#ask(at);
  }

  /** Bytes came: `framed` of them made sense, `dropped` did not. */
  heard(framed: number, dropped: number, at: number): void {
    if (framed > 0) {
      this.#heardAt = at;
      this.#silent = false;
    }
    // Before the first whole frame we may have opened the line in the middle of one: no trouble yet.
    if (dropped > 0 && this.#synchronised) {
      this.#port.emit({ kind: 'trouble', trouble: 'bytes-dropped', bytes: dropped, at });
      this.wantState(at);
    }
    if (framed > 0) this.#synchronised = true;
  }

  trouble(trouble: Trouble, at: number): void {
    this.#port.emit({ kind: 'trouble', trouble, at });
    this.wantState(at);
  }

  /** Asks unless an answer is still awaited. */
  wantState(at: number): void {
    if (this.#askedAt === null) this.#ask(at);
  }

  stateCame(): void {
    this.#askedAt = null;
  }

  tick(at: number): void {
    if (this.#askedAt !== null && at - this.#askedAt >= REPEAT_MS) this.#ask(at);
    const { ping, silentMs } = this.#manners;
    const quietMs = at - this.#heardAt;
    if (ping && quietMs >= silentMs / 2 && at - this.#pingedAt >= silentMs / 2) {
      this.#pingedAt = at;
      ping();
    }
    if (quietMs >= silentMs && !this.#silent) {
      this.#silent = true;
      // And ask: a board asleep wakes up, and writing to a port that is gone without a word shows that it is.
      this.trouble('silent', at);
    }
  }

  #ask(at: number): void {
    if (!this.#manners.ask) return;
    this.#askedAt = at;
    this.#manners.ask();
  }
}
