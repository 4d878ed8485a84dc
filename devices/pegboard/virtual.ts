/**
 * The virtual peg board: the same firmware as the real one, on a simulated processor, behind the same Transport.
 * A contact that changes is simulated at once until its report is out, in the same call: nothing waits for a
 * timer. The board's own time runs in `advance` (heartbeats, chatter windows) and never has to catch up first.
 */
import type { SerialSettings } from '../board.ts';
import type { OpenOutcome, Transport, TransportListener } from '../transport/transport.ts';
import { Simulation, type Straps } from './simulation.ts';

/** Longest way from a contact to the first byte of its report: 4 ms at rest, then 8 samples of 1.024 ms. */
const REPORT_MS = 14;
/** Reports of many pegs at once follow each other without a gap; a flood still ends somewhere. */
const MOST_MS = 200;
const BOOT_MS = 30;
/** A computer that slept does not make the board live through the night at once. */
const LONGEST_ADVANCE_MS = 1500;

export class VirtualPegboard implements Transport {
  readonly #simulation: Simulation;
  readonly #now: () => number;
  #listener: TransportListener | null = null;
  #out: number[] = [];
  /** Wall time already lived through by the simulation, ahead of the next `advance`. */
  #aheadMs = 0;
  #advancedAt: number;
  #delivering = false;
  #written = false;
  /** How long the firmware has run since its reset, before anyone listened. */
  #bootedMs = 0;

  constructor(now: () => number, straps: Straps = {}) {
    this.#now = now;
    this.#advancedAt = now();
    this.#simulation = new Simulation(straps);
    this.#simulation.onByte = (byte) => this.#out.push(byte);
  }

  /** Puts pegs into holes before anyone listens: how the board was set up. */
  setUp(holes: Iterable<number>): void {
    for (const hole of holes) this.#simulation.setContact(hole, true);
  }

  /** Lets the firmware start for a while, before the line is opened; whether it has said its banner. */
  boot(ms: number): boolean {
    this.#simulation.run(ms);
    this.#bootedMs += ms;
    return this.#bootedMs >= BOOT_MS;
  }

  /** Opening a port resets an Uno-class board, unless it has just started; its banner is what the driver hears first. */
  async open(_settings: SerialSettings, listener: TransportListener): Promise<OpenOutcome> {
    this.#listener = listener;
    if (this.#bootedMs === 0) {
      this.#simulation.reset();
      this.#out = [];
    }
    this.#advancedAt = this.#now();
    listener.opened(this.#advancedAt);
    this.#run(Math.max(0, BOOT_MS - this.#bootedMs));
    this.#bootedMs = 0;
    return { ok: true };
  }

  write(bytes: Uint8Array): void {
    if (!this.#listener) return;
    this.#simulation.receive(bytes);
    if (this.#delivering) this.#written = true;
    else this.#run(REPORT_MS);
  }

  async close(): Promise<void> {
    this.#listener = null;
  }

  /** A peg enters (closed) or leaves (open) hole 0-63: a8 = 0 … h1 = 63. */
  setContact(hole: number, closed: boolean): void {
    this.#simulation.setContact(hole, closed);
    this.#run(REPORT_MS);
  }

  /** Presses a button (0-4, in the order of BUTTONS) and lets it go. */
  pressButton(button: number): void {
    this.#simulation.setButton(button, true);
    this.#run(REPORT_MS);
    this.#simulation.setButton(button, false);
    this.#run(REPORT_MS);
  }

  /** To be called four times a second or so: lets the board's own time pass, a few milliseconds of work each. */
  advance(): void {
    const at = this.#now();
    const elapsed = Math.min(at - this.#advancedAt, LONGEST_ADVANCE_MS);
    this.#advancedAt = at;
    const due = elapsed - this.#aheadMs;
    this.#aheadMs = Math.max(0, -due);
    if (due <= 0) return;
    this.#simulation.run(due);
    this.#deliver();
    if (this.#written) this.#run(REPORT_MS);
  }

  /** Runs at least so long, and on until the line is quiet and what the listener wrote is answered. */
  #run(ms: number): void {
    do {
      let spent = ms;
      this.#simulation.run(ms);
      for (let sent = -1; sent !== this.#out.length && spent < MOST_MS; spent++) {
        sent = this.#out.length;
        this.#simulation.run(1);
      }
      this.#aheadMs += spent;
      this.#deliver();
    } while (this.#written);
  }

  /** What the listener writes while it listens is answered afterwards: a driver never hears itself interrupted. */
  #deliver(): void {
    this.#written = false;
    if (this.#out.length === 0) return;
    const chunk = Uint8Array.from(this.#out);
    this.#out = [];
    this.#delivering = true;
    this.#listener?.bytes(chunk, this.#now());
    this.#delivering = false;
  }
}
