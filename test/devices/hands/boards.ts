/**
 * Boards of flesh and wire: men in holes in, bytes out, with the troubles of real contacts and real lines. They answer
 * when they are asked for their full state. The bytes come from test/devices/boards, not from the drivers.
 */
import type { Piece, Square } from '#rules/position/square.ts';
import {
  concat,
  dgtDump,
  dgtField,
  pegboardChange,
  pegboardHeartbeat,
  pegboardState,
  sentioLine,
} from '#test/devices/boards/boardBytes.ts';
import type { Chance } from './chance.ts';

/** How often, between 0 and 1. */
export type Troubles = Readonly<{
  /** A contact bounces when a man is inserted, or by itself. */
  chatter: number;
  /** A report never arrives. */
  lost: number;
  /** A byte arrives wrong. */
  garbled: number;
}>;

export const SOUND: Troubles = { chatter: 0, lost: 0, garbled: 0 };
export const TROUBLED: Troubles = { chatter: 0.05, lost: 0.02, garbled: 0.01 };

const LINE_EVERY_MS = 50;

export type Report = Readonly<{ bytes: Uint8Array; at: number }>;

export abstract class WiredBoard {
  protected readonly men: Map<Square, Piece>;
  protected readonly chance: Chance;
  protected readonly troubles: Troubles;
  #reports: Report[] = [];
  /** A report never comes before an earlier one. */
  #saidAt = 0;

  constructor(men: ReadonlyMap<Square, Piece>, chance: Chance, troubles: Troubles) {
    this.men = new Map(men);
    this.chance = chance;
    this.troubles = troubles;
  }

  take(): Report[] {
    const reports = this.#reports;
    this.#reports = [];
    return reports;
  }

  lift(square: Square, at: number): void {
    if (!this.men.delete(square)) throw new Error(`the hand lifts from ${square}, which is empty`);
    this.changed(square, at);
    this.#maybeChatter(at);
  }

  insert(square: Square, piece: Piece, at: number): void {
    if (this.men.has(square)) throw new Error(`the hand inserts into ${square}, which is occupied`);
    this.men.set(square, piece);
    this.changed(square, at);
    if (this.chance.happens(this.troubles.chatter)) this.#bounce(square, at);
    this.#maybeChatter(at);
  }

  /** The board's own rhythm: some repeat themselves, some give a sign of life. */
  abstract rest(at: number): void;
  /** The whole state, for the first time and whenever it is asked for. */
  abstract tellAll(at: number): void;
  protected abstract changed(square: Square, at: number): void;

  protected report(bytes: Uint8Array, at: number): void {
    this.#saidAt = Math.max(this.#saidAt, at);
    if (this.chance.happens(this.troubles.lost)) return;
    if (this.chance.happens(this.troubles.garbled)) {
      const wrong = bytes.slice();
      wrong[this.chance.between(0, bytes.length - 1)]! ^= this.wrongBit();
      this.#reports.push({ bytes: wrong, at: this.#saidAt });
    } else this.#reports.push({ bytes, at: this.#saidAt });
  }

  protected wrongBit(): number {
    return 1 << this.chance.between(0, 7);
  }

  /** Always arrives: what a board says again and again cannot all be lost. */
  protected insist(bytes: Uint8Array, at: number): void {
    this.#saidAt = Math.max(this.#saidAt, at);
    this.#reports.push({ bytes, at: this.#saidAt });
  }

  #maybeChatter(at: number): void {
    if (this.men.size === 0 || !this.chance.happens(this.troubles.chatter)) return;
    this.#bounce(this.chance.one([...this.men.keys()]), at);
  }

  #bounce(square: Square, at: number): void {
    const man = this.men.get(square)!;
    let when = at;
    for (let count = this.chance.between(1, 3); count > 0; count--) {
      when += this.chance.between(1, 8);
      this.men.delete(square);
      this.changed(square, when);
      when += this.chance.between(1, 8);
      this.men.set(square, man);
      this.changed(square, when);
    }
  }
}

/** It streams: a state that lasts is told again and again, so that a lost line only delays it. */
export class SentioBoard extends WiredBoard {
  #toldAt = 0;

  override lift(square: Square, at: number): void {
    this.#repeat(at);
    super.lift(square, at);
  }

  override insert(square: Square, piece: Piece, at: number): void {
    this.#repeat(at);
    super.insert(square, piece, at);
  }

  #repeat(at: number): void {
    if (at - this.#toldAt > LINE_EVERY_MS) this.tellAll(this.#toldAt + LINE_EVERY_MS);
  }

  protected changed(_square: Square, at: number): void {
    this.#toldAt = at;
    this.report(sentioLine(this.men.keys()), at);
  }

  rest(at: number): void {
    this.insist(concat(sentioLine(this.men.keys()), sentioLine(this.men.keys())), at);
  }

  tellAll(at: number): void {
    this.insist(sentioLine(this.men.keys()), at);
  }
}

export class PegBoard extends WiredBoard {
  #sequence = 0;

  protected changed(square: Square, at: number): void {
    this.#sequence = (this.#sequence + 1) % 128;
    this.report(pegboardChange(this.#sequence, square, new Set(this.men.keys())), at);
  }

  rest(at: number): void {
    this.insist(pegboardHeartbeat(this.#sequence, Math.floor(at / 1000)), at);
  }

  tellAll(at: number): void {
    this.insist(pegboardState(this.#sequence, this.men.keys()), at);
  }
}

export class DgtBoard extends WiredBoard {
  protected changed(square: Square, at: number): void {
    this.report(dgtField(square, this.men.get(square) ?? null), at);
  }

  /**
   * Its messages carry no check: another low bit is another square or another man, a true report for all that anybody
   * can tell. What can be seen to be damaged is the high bit, which only the first byte of a message has.
   */
  protected override wrongBit(): number {
    return 0x80;
  }

  /** A DGT board repeats nothing, but the program asks for its state after noise; here it is also asked at rest. */
  rest(at: number): void {
    if (this.troubles.lost > 0 || this.troubles.garbled > 0) this.tellAll(at);
  }

  tellAll(at: number): void {
    this.insist(dgtDump(this.men), at);
  }
}

export const WIRED_BOARDS = { sentio: SentioBoard, pegboard: PegBoard, dgt: DgtBoard } as const;
export type WiredKind = keyof typeof WIRED_BOARDS;
