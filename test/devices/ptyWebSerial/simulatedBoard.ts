/**
 * A board at the other end of a cable, written from PROTOCOL.md: men in holes in, bytes out, in real time. It answers what
 * it is asked. Its contacts may stick, and its line may cut, delay and spoil what it says.
 */
import type { BoardKind } from '#devices/board.ts';
import { type Color, type Piece, SQUARES, type Square } from '#rules/position/square.ts';
import {
  ascii,
  chessLinkText,
  dgtClock,
  dgtField,
  pegboardButton,
  pegboardChange,
  pegboardFrame,
  pegboardHeartbeat,
  wholeState,
} from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';
import { type Cable, wait } from './computer.ts';

/** How often the holes are looked at; a board that repeats itself does so without a change. */
const SCAN_MS: Readonly<Record<BoardKind, number>> = {
  pegboard: 4,
  sentio: 20,
  dgt: 20,
  chesslink: 41,
  certabo: 330,
};
const REPEAT_MS: Readonly<Partial<Record<BoardKind, number>>> = { sentio: 250, chesslink: 200, certabo: 330 };

const HEART_MS = 1050;
/** What a contact that sticks closed reports: a peg. */
const NOBODY: Piece = { color: 'white', role: 'pawn' };

export type LineFaults = {
  /** Bytes that are nobody's between two frames. */
  garbage: boolean;
  /** Every frame comes in pieces, with pauses between them. */
  cuts: boolean;
  heartbeats: boolean;
};

export class SimulatedBoard {
  readonly kind: BoardKind;
  readonly stuckOpen = new Set<Square>();
  readonly stuckClosed = new Set<Square>();
  readonly faults: LineFaults = { garbage: false, cuts: false, heartbeats: true };
  #cable!: Cable;
  /** What the board says of itself, where its make has a number. */
  readonly #number: string | null;
  #men = new Map<Square, Piece>();
  readonly #tags = new Map<Piece, number>();
  #said = new Map<Square, Piece>();
  #saidAt = 0;
  #sequence = 0;
  #updates = false;
  #toMove: Color = 'white';
  #line: Promise<void> = Promise.resolve();
  #timers: NodeJS.Timeout[] = [];
  /** While the board is still starting it hears and says nothing. */
  #deafUntil = 0;

  constructor(kind: BoardKind, cable: Cable, number: string | null = null) {
    this.kind = kind;
    this.#number = number;
    this.hangOn(cable);
    this.setUp(START);
  }

  /** Before it is plugged in. */
  hangOn(cable: Cable): void {
    this.#cable = cable;
    cable.free = () => this.pull();
    cable.hear = (bytes) => {
      if (performance.now() >= this.#deafUntil) this.#hear(bytes);
    };
  }

  /** `busyMs`: it hears and says nothing for so long. `heldMs`: another program has the port. */
  async plug({ busyMs = 0, heldMs = 0, told = true } = {}): Promise<void> {
    this.#said = this.#sensed();
    this.#sequence = 0;
    this.#updates = false;
    this.#deafUntil = performance.now() + busyMs;
    await this.#cable.plug({ told, heldMs });
    this.#every(SCAN_MS[this.kind], () => this.#scan());
    if (this.kind === 'pegboard') {
      this.#every(HEART_MS, () => {
        if (this.faults.heartbeats) this.#say(pegboardHeartbeat(this.#sequence, 1));
      });
      setTimeout(() => this.#introduce(1), busyMs);
    }
  }

  async pull(told = true): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await this.#cable.pull(told);
  }

  setUp(men: ReadonlyMap<Square, Piece>): void {
    this.#men = new Map(Array.from(men, ([square, man]) => [square, { ...man }]));
    for (const man of this.#men.values()) this.#tags.set(man, 1e9 + this.#tags.size);
    this.#said = this.#sensed();
  }

  has(square: Square): boolean {
    return this.#men.has(square);
  }

  lift(square: Square): Piece {
    const man = this.#men.get(square);
    if (!man) throw new Error(`the hand lifts from ${square}, which is empty`);
    this.#men.delete(square);
    return man;
  }

  insert(square: Square, man: Piece): void {
    if (this.#men.has(square)) throw new Error(`the hand inserts into ${square}, which is filled`);
    this.#men.set(square, man);
    if (!this.#tags.has(man)) this.#tags.set(man, 1e9 + this.#tags.size);
  }

  /** Buttons of a peg board: press White's clock, press Black's, my time, opponent's time, repeat. */
  button(number: number): void {
    this.#sequence = (this.#sequence + 1) % 128;
    this.#say(pegboardButton(this.#sequence, number));
  }

  /** The lever of a DGT clock goes over to the other side. */
  lever(): void {
    this.#toMove = this.#toMove === 'white' ? 'black' : 'white';
    this.#sayClock();
  }

  #sayClock(): void {
    this.#say(dgtClock(3600, 3600, 1 | (this.#toMove === 'white' ? 16 : 8)));
  }

  #every(ms: number, callBack: () => void): void {
    this.#timers.push(setInterval(callBack, ms));
  }

  #sensed(): Map<Square, Piece> {
    const sensed = new Map(this.#men);
    for (const square of this.stuckOpen) sensed.delete(square);
    for (const square of this.stuckClosed) if (!sensed.has(square)) sensed.set(square, NOBODY);
    return sensed;
  }

  #scan(): void {
    const now = this.#sensed();
    const changed = SQUARES.filter((square) => now.get(square) !== this.#said.get(square));
    const repeatMs = REPEAT_MS[this.kind];
    if (changed.length === 0) {
      if (repeatMs !== undefined && performance.now() - this.#saidAt >= repeatMs - 1) this.#say(this.#full());
      return;
    }
    if (this.kind === 'pegboard') {
      for (const square of changed) {
        const man = now.get(square);
        if (man) this.#said.set(square, man);
        else this.#said.delete(square);
        this.#sequence = (this.#sequence + 1) % 128;
        this.#say(pegboardChange(this.#sequence, square, new Set(this.#said.keys())));
      }
      return;
    }
    this.#said = now;
    if (this.kind !== 'dgt') this.#say(this.#full());
    else if (this.#updates)
      for (const square of changed) this.#say(dgtField(square, now.get(square) ?? null));
  }

  #full(): Uint8Array {
    return wholeState(this.kind, this.#said, { sequence: this.#sequence, tags: this.#tags });
  }

  #hear(bytes: Uint8Array): void {
    if (this.kind === 'pegboard') this.#hearPegboard(bytes);
    else if (this.kind === 'dgt') this.#hearDgt(bytes);
    else if (this.kind === 'chesslink') this.#hearChessLink(bytes);
  }

  #hearPegboard(bytes: Uint8Array): void {
    for (const byte of bytes) {
      switch (byte < 0x80 ? '' : String.fromCharCode(byte - 0x80)) {
        case '?':
          this.#say(this.#identity(0));
          break;
        case 'm':
          this.#introduce(0);
          break;
        case 's':
          this.#say(this.#full());
          break;
        case 'u':
          this.#say(
            this.#number === null
              ? pegboardFrame('N', [...ascii('u')])
              : pegboardFrame('U', [...ascii(this.#number)]),
          );
          break;
        case 'l':
        case 'b':
          this.#say(pegboardFrame('K', [byte - 0x80]));
      }
    }
  }

  #identity(cause: 0 | 1): Uint8Array {
    return pegboardFrame('I', [1, 1, this.#number === null ? 0 : 1, 7, cause, ...ascii('Peg board')]);
  }

  #introduce(cause: 0 | 1): void {
    this.#say(this.#identity(cause));
    this.#say(this.#full());
  }

  #hearDgt(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === 0x4d) this.#say(Uint8Array.of(0x93, 0, 5, 1, 8));
      if (byte === 0x45) this.#say(Uint8Array.of(0x91, 0, 8, ...ascii('12345')));
      if (byte === 0x42) this.#say(this.#full());
      if (byte === 0x4b) {
        this.#updates = true;
        this.#sayClock();
      }
    }
  }

  #hearChessLink(bytes: Uint8Array): void {
    const text = String.fromCharCode(...Array.from(bytes, (byte) => byte & 0x7f));
    if (text.includes('V')) this.#say(chessLinkText('v0100'));
    if (text.includes('R02')) this.#say(chessLinkText('r0200'));
    if (text.includes('S')) this.#say(this.#full());
    if (text.includes('X')) this.#say(chessLinkText('x'));
    if (/L[0-9A-F]{4}/.test(text)) this.#say(chessLinkText('l'));
  }

  #say(bytes: Uint8Array): void {
    this.#saidAt = performance.now();
    if (!this.#cable.isIn || this.#saidAt < this.#deafUntil) return;
    this.#line = this.#line.then(() => this.#send(bytes));
  }

  async #send(bytes: Uint8Array): Promise<void> {
    if (this.faults.garbage && Math.random() < 0.4)
      this.#cable.write(
        Uint8Array.from({ length: 1 + Math.floor(Math.random() * 6) }, () => Math.random() * 256),
      );
    if (!this.faults.cuts) {
      this.#cable.write(bytes);
      return;
    }
    const longest = Math.ceil(bytes.length / 2);
    for (let start = 0; start < bytes.length; ) {
      const end = start + 1 + Math.floor(Math.random() * longest);
      this.#cable.write(bytes.subarray(start, end));
      start = end;
      await wait(1 + Math.random() * 15);
    }
  }
}
