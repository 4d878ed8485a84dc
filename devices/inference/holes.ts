/**
 * From what a board says to holes that change: the absolute state is trusted over the log of changes, and a contact
 * that cannot be a hand is named and masked until it is quiet again. Everything above sees `unknown` in its place.
 */
import { SQUARES, type Square, squareIndex } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { type Findings, type Found, type HoleChange, sameFound } from './found.ts';

export type HoleNotice = Readonly<{ kind: 'chattering' | 'stuck' | 'settled'; square: Square; at: number }>;

export type HoleReport = Readonly<{
  changes: readonly HoleChange[];
  notices: readonly HoleNotice[];
  /** Reports are known to be missing before this one, so the order of the changes proves nothing. */
  lossy: boolean;
}>;

/** A hand may lift and insert a peg twice in a second, and the contact bounce each time; more is no hand. */
const CHATTER_CHANGES = 16;
const CHATTER_WINDOW_MS = 1000;
const QUIET_MS = 2000;

/** `exchanged`: one piece has become another of its colour without having left the hole. */
type Mask = 'chattering' | 'stuck' | 'exchanged';

export class Holes {
  /** What the board says, masked or not. */
  readonly #raw: Found[];
  readonly #findings: Found[];
  readonly #masks = new Map<Square, Mask>();
  /** What a masked hole was last trusted to hold. */
  readonly #trusted = new Map<Square, Found>();
  readonly #changedAt = new Map<Square, readonly number[]>();

  constructor(initially: Findings) {
    this.#raw = [...initially];
    this.#findings = [...initially];
  }

  get findings(): Findings {
    return this.#findings;
  }

  read(event: BoardEvent): HoleReport {
    const notices = this.#release(event.at);
    const lossy =
      event.kind === 'trouble' && ['bytes-dropped', 'changes-missed', 'restarted'].includes(event.trouble);
    if (event.kind === 'trouble' && event.trouble === 'chattering' && event.square)
      notices.push(...this.mask(event.square, 'chattering', event.at));
    if (event.kind === 'trouble' && event.trouble === 'settled' && event.square)
      notices.push(...this.#unmask(event.square, event.at));
    const isFull = event.kind === 'occupancy' || event.kind === 'pieces';
    const again: HoleChange[] = [];
    for (const [square, now] of said(event)) {
      const index = squareIndex(square);
      const before = this.#raw[index] ?? 'unknown';
      if (isFull) this.#trust(square, 'exchanged');
      if (sameFound(before, now)) {
        // A board that knows its men would name the one that took its place.
        if (event.kind === 'inserted' && now === 'occupied' && !this.#masks.has(square))
          again.push({ square, before, now, again: true });
        continue;
      }
      this.#raw[index] = now;
      if (this.#isChatter(square, event.at)) notices.push(...this.mask(square, 'chattering', event.at));
      if (!isFull && isExchange(before, now) && !this.#masks.has(square)) this.#hide(square, 'exchanged');
    }
    return { changes: [...this.#update(), ...again], notices, lossy };
  }

  /** No more will come: what chattered is quiet now, and reads as it last did. */
  rest(at: number): readonly HoleChange[] {
    this.#release(at + QUIET_MS);
    return this.#update();
  }

  /** Reads nothing from this hole until it has been quiet for a while; one that is stuck must first change. */
  mask(square: Square, kind: 'chattering' | 'stuck', at: number): HoleNotice[] {
    if (this.#masks.has(square)) return [];
    this.#hide(square, kind);
    this.#changedAt.set(square, [at]);
    return [{ kind, square, at }];
  }

  #hide(square: Square, mask: Mask): void {
    const index = squareIndex(square);
    const found = this.#findings[index] ?? 'unknown';
    this.#masks.set(square, mask);
    if (found !== 'unknown') this.#trusted.set(square, found);
    this.#findings[index] = 'unknown';
  }

  #trust(square: Square, mask: Mask): void {
    if (this.#masks.get(square) === mask) this.#masks.delete(square);
  }

  #isChatter(square: Square, at: number): boolean {
    const since = (this.#changedAt.get(square) ?? []).filter((then) => at - then < CHATTER_WINDOW_MS);
    const times = [...since, at].slice(-CHATTER_CHANGES);
    this.#changedAt.set(square, times);
    this.#trust(square, 'stuck');
    this.#trust(square, 'exchanged');
    return times.length >= CHATTER_CHANGES;
  }

  #release(at: number): HoleNotice[] {
    const notices: HoleNotice[] = [];
    for (const [square, kind] of this.#masks) {
      const last = this.#changedAt.get(square)?.at(-1) ?? 0;
      if (kind !== 'stuck' && at - last >= QUIET_MS) notices.push(...this.#unmask(square, at));
    }
    return notices;
  }

  #unmask(square: Square, at: number): HoleNotice[] {
    const mask = this.#masks.get(square);
    this.#masks.delete(square);
    return mask && mask !== 'exchanged' ? [{ kind: 'settled', square, at }] : [];
  }

  #update(): HoleChange[] {
    const emptied: HoleChange[] = [];
    const filled: HoleChange[] = [];
    for (const [index, square] of SQUARES.entries()) {
      const before = this.#findings[index] ?? 'unknown';
      const now = this.#masks.has(square) ? 'unknown' : (this.#raw[index] ?? 'unknown');
      if (sameFound(before, now)) continue;
      this.#findings[index] = now;
      const trusted = before === 'unknown' ? (this.#trusted.get(square) ?? before) : before;
      (now === 'empty' ? emptied : filled).push({ square, before: trusted, now });
    }
    // Within one report a hand must have lifted before it inserted.
    return [...emptied, ...filled];
  }
}

/**
 * A hand lifts a piece before it puts another of its colour there, and pawns alone are exchanged (3.7.3.3): a report is
 * missing or damaged. The next one about this hole tells, or a full state, or time.
 */
function isExchange(before: Found, now: Found): boolean {
  if (typeof before !== 'object' || typeof now !== 'object') return false;
  return before.color === now.color && before.role !== 'pawn';
}

/** What an event says of which holes. A full state says it of all. */
function* said(event: BoardEvent): Generator<readonly [Square, Found]> {
  switch (event.kind) {
    case 'lifted':
      yield [event.square, 'empty'];
      return;
    case 'inserted':
      yield [event.square, event.piece ?? 'occupied'];
      return;
    case 'occupancy':
      for (const square of SQUARES) yield [square, event.occupied.has(square) ? 'occupied' : 'empty'];
      return;
    case 'pieces':
      for (const square of SQUARES) {
        const piece = event.placement.get(square);
        yield [square, piece ?? (piece === null ? 'occupied' : 'empty')];
      }
      return;
    default:
  }
}
