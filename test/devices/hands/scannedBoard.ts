/**
 * A board as it is made: men stand in holes, contacts are scanned at the board's own pace, and what it notices goes out
 * as bytes some milliseconds later. Contacts may stick; what happens between two scans is never seen.
 */
import type { BoardKind } from '#devices/board.ts';
import { type Piece, SQUARES, type Square } from '#rules/position/square.ts';
import { concat, dgtField, pegboardChange, wholeState } from '#test/devices/boards/boardBytes.ts';

export type Report = Readonly<{ at: number; bytes: Uint8Array }>;

type Men = ReadonlyMap<Square, Piece>;

/** `scanMs`: how often the holes are looked at. `steady`: so many equal looks make a change. `wireMs`: a report's way. */
type Making = Readonly<{ scanMs: number; steady: number; wireMs: number; isRepeated: boolean }>;

const MAKINGS: Readonly<Record<BoardKind, Making>> = {
  pegboard: { scanMs: 4, steady: 2, wireMs: 5, isRepeated: false },
  sentio: { scanMs: 50, steady: 1, wireMs: 8, isRepeated: true },
  dgt: { scanMs: 20, steady: 1, wireMs: 5, isRepeated: false },
  chesslink: { scanMs: 41, steady: 1, wireMs: 17, isRepeated: true },
  certabo: { scanMs: 330, steady: 1, wireMs: 20, isRepeated: true },
};

/** A board that repeats itself says each state at least so often. */
const REPEATS = 4;

export class ScannedBoard {
  readonly kind: BoardKind;
  readonly #making: Making;
  readonly #men: Map<Square, Piece>;
  /** Every man has its own tag (Certabo). */
  readonly #tags = new Map<Piece, number>();
  readonly stuckOpen = new Set<Square>();
  readonly stuckClosed = new Set<Square>();
  #said: Map<Square, Piece>;
  #seen: readonly Square[] = [];
  #steadyFor = 0;
  #scannedAt = 0;
  #busyScans = REPEATS;
  #sequence = 0;
  #reports: Report[] = [];
  #plugged = true;

  constructor(kind: BoardKind, men: Men) {
    this.kind = kind;
    this.#making = MAKINGS[kind];
    this.#men = new Map([...men].map(([square, piece]) => [square, { ...piece }]));
    for (const [index, piece] of [...this.#men.values()].entries()) this.#tags.set(piece, 1e9 + index);
    this.#said = this.#sensed();
  }

  has(square: Square): boolean {
    return this.#men.has(square);
  }

  /** The men change hands at this moment; what the board noticed until then is on its way. */
  lift(square: Square, at: number): Piece {
    this.advance(at);
    const man = this.#men.get(square);
    if (!man) throw new Error(`the hand lifts from ${square}, which is empty`);
    this.#men.delete(square);
    this.#busyScans = REPEATS + 2;
    return man;
  }

  insert(square: Square, man: Piece, at: number): void {
    this.advance(at);
    if (this.#men.has(square)) throw new Error(`the hand inserts into ${square}, which is occupied`);
    this.#men.set(square, man);
    if (!this.#tags.has(man)) this.#tags.set(man, 2e9 + this.#tags.size);
    this.#busyScans = REPEATS + 2;
  }

  /** A contact changes by itself. */
  stir(at: number): void {
    this.advance(at);
    this.#busyScans = REPEATS + 2;
  }

  unplug(at: number): void {
    this.advance(at);
    this.#plugged = false;
    this.#reports = [];
  }

  plug(at: number): void {
    this.advance(at);
    this.#plugged = true;
  }

  /** The whole state, as it is asked for. */
  tellAll(at: number): void {
    this.#said = this.#sensed();
    this.#report(this.#full(), at);
  }

  /** Scans up to a time; where nothing stirs, there is nothing to scan. */
  advance(at: number): void {
    const { scanMs } = this.#making;
    while (this.#scannedAt + scanMs <= at && this.#busyScans > 0) {
      this.#scannedAt += scanMs;
      this.#scan(this.#scannedAt);
    }
    if (this.#busyScans <= 0) this.#scannedAt = at - ((at - this.#scannedAt) % scanMs);
  }

  /** When the next report would come if nobody touches the board. */
  take(until: number): Report[] {
    this.advance(until);
    const due = this.#reports.filter(({ at }) => at <= until);
    this.#reports = this.#reports.filter(({ at }) => at > until);
    return due;
  }

  #scan(at: number): void {
    const now = this.#sensed();
    const changed = SQUARES.filter((square) => now.get(square) !== this.#said.get(square));
    const key = changed.map((square) => `${square}${this.#tags.get(now.get(square) as Piece) ?? ''}`);
    const isSame = key.join() === this.#seen.join();
    this.#seen = key as unknown as Square[];
    this.#steadyFor = isSame ? this.#steadyFor + 1 : 1;
    this.#busyScans -= 1;
    if (changed.length > 0 && this.#steadyFor >= this.#making.steady) {
      this.#busyScans = REPEATS;
      this.#tell(changed, now, at);
    } else if (this.#making.isRepeated && changed.length === 0) this.#report(this.#full(), at);
    if (changed.length > 0) this.#busyScans = Math.max(this.#busyScans, 2);
  }

  #tell(changed: readonly Square[], now: Map<Square, Piece>, at: number): void {
    if (this.kind === 'pegboard') {
      for (const square of changed) {
        const man = now.get(square);
        if (man) this.#said.set(square, man);
        else this.#said.delete(square);
        this.#sequence = (this.#sequence + 1) % 128;
        this.#report(pegboardChange(this.#sequence, square, new Set(this.#said.keys())), at);
      }
      return;
    }
    this.#said = now;
    if (this.kind === 'dgt')
      this.#report(concat(...changed.map((square) => dgtField(square, now.get(square) ?? null))), at);
    else this.#report(this.#full(), at);
  }

  #full(): Uint8Array {
    return wholeState(this.kind, this.#said, { sequence: this.#sequence, tags: this.#tags });
  }

  #report(bytes: Uint8Array, at: number): void {
    const last = this.#reports.at(-1)?.at ?? 0;
    if (this.#plugged) this.#reports.push({ bytes, at: Math.max(last, at + this.#making.wireMs) });
  }

  #sensed(): Map<Square, Piece> {
    const sensed = new Map(this.#men);
    for (const square of this.stuckOpen) sensed.delete(square);
    for (const square of this.stuckClosed) if (!sensed.has(square)) sensed.set(square, NOBODY);
    return sensed;
  }
}

/** What a contact that sticks closed reports: a peg. */
const NOBODY: Piece = { color: 'white', role: 'pawn' };
