/**
 * From what a board says to holes that change: the absolute state is trusted over the log of changes, and a contact
 * that cannot be a hand is named and masked until it is quiet again. Everything above sees `unknown` in its place.
 */
import type { Position } from '#rules/position/position.ts';
import { type Piece, SQUARES, type Square, squareIndex } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { agrees, type Findings, type Found, type HoleChange, menOf, sameFound } from './found.ts';

export type HoleNotice = Readonly<{ kind: 'chattering' | 'stuck' | 'settled'; square: Square; at: number }>;

export type HoleReport = Readonly<{
  changes: readonly HoleChange[];
  /** Every hole of a sound contact that changed, whether or not it shows the game. */
  felt: readonly HoleChange[];
  notices: readonly HoleNotice[];
  /** Reports are known to be missing before this one, so the order of the changes proves nothing. */
  lossy: boolean;
}>;

/**
 * A hand may lift and insert a peg twice in a second, and the contact bounce each time; more is no hand. Nor does a hand
 * come back to one hole every second or two, again and again: that is a contact that flickers slowly. There a peg that
 * bounces as it goes in counts once: where men are taken and retaken, hands do come back.
 */
const CHATTER_CHANGES = 16;
const BOUNCE_MS = 75;
const CHATTER_WINDOW_MS = 1000;
export const FLICKER_WINDOW_MS = 24_000;
const QUIET_MS = 2000;
const FLICKER_QUIET_MS = 8000;

/**
 * `flickering`: chatters, but slowly. `exchanged`: one piece has become another of its colour without having left the
 * hole. `astray`: it does not show what the game has there, and is read again once it does: putting a board right is
 * no act (7.4.1).
 */
type Mask = 'chattering' | 'flickering' | 'stuck' | 'exchanged' | 'astray';

export class Holes {
  /** What the board says, masked or not. */
  readonly #raw: Found[];
  readonly #findings: Found[];
  readonly #masks = new Map<Square, Mask>();
  /** What a masked hole was last trusted to hold. */
  readonly #trusted = new Map<Square, Found>();
  readonly #changedAt = new Map<Square, readonly number[]>();
  /** The same, but each bounce once. */
  readonly #stirredAt = new Map<Square, readonly number[]>();
  /** When the board last said its whole state. */
  #toldAllAt = 0;

  constructor(initially: Findings) {
    this.#raw = [...initially];
    this.#findings = [...initially];
  }

  get findings(): Findings {
    return this.#findings;
  }

  /** What the board says of every hole whose contact is sound, whether or not the reading trusts it yet. */
  get sensed(): Findings {
    return SQUARES.map((square, index) => {
      const mask = this.#masks.get(square);
      return mask && mask !== 'astray' ? 'unknown' : (this.#raw[index] ?? 'unknown');
    });
  }

  /** The game has these men: a hole that shows otherwise counts for nothing until it shows them. */
  expect(position: Position): void {
    const men = menOf(position);
    for (const [index, square] of SQUARES.entries()) {
      const mask = this.#masks.get(square);
      if (mask && mask !== 'astray') continue;
      const expected = men[index] ?? null;
      const raw = this.#raw[index] ?? 'unknown';
      this.#trusted.set(square, expected ?? 'empty');
      if (agrees(raw, expected)) {
        this.#masks.delete(square);
        this.#findings[index] = raw;
      } else {
        this.#masks.set(square, 'astray');
        this.#findings[index] = 'unknown';
      }
    }
  }

  /** A move was made, by these holes: what stands there now is as it should be, and their changes were a hand's. */
  made(position: Position, squares: readonly Square[]): void {
    for (const square of squares) {
      this.#changedAt.delete(square);
      this.#stirredAt.delete(square);
    }
    const men = menOf(position);
    for (const [square, mask] of this.#masks) {
      const index = squareIndex(square);
      const expected = men[index] ?? null;
      this.#trusted.set(square, expected ?? 'empty');
      if (mask !== 'astray' || !agrees(this.#raw[index] ?? 'unknown', expected)) continue;
      this.#masks.delete(square);
      this.#findings[index] = this.#raw[index] ?? 'unknown';
    }
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
    const felt: HoleChange[] = [];
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
      if (!this.#masks.has(square) || this.#masks.get(square) === 'astray')
        felt.push({ square, before, now });
      if (this.#masks.get(square) === 'astray' && agrees(now, this.#expected(square)))
        this.#masks.delete(square);
      const trouble = this.#troubleOf(square, event.at);
      if (trouble) notices.push(...this.mask(square, trouble, event.at));
      if (!isFull && isExchange(before, now) && !this.#masks.has(square)) this.#hide(square, 'exchanged');
    }
    const within = isFull ? { within: event.at - this.#toldAllAt } : {};
    if (isFull) this.#toldAllAt = event.at;
    const changes = this.#update().map((change): HoleChange => ({ ...change, ...within }));
    return { changes: [...changes, ...again], felt, notices, lossy };
  }

  /** No more will come to tell what a report meant that was damaged, perhaps: it is as the board has it. */
  rest(): readonly HoleChange[] {
    for (const [square, mask] of this.#masks) if (mask === 'exchanged') this.#masks.delete(square);
    return this.#update();
  }

  /** Reads nothing from this hole until it has been quiet for a while; one that is stuck must first change. */
  mask(square: Square, kind: 'chattering' | 'flickering' | 'stuck', at: number): HoleNotice[] {
    const mask = this.#masks.get(square);
    if (mask && mask !== 'astray') return [];
    this.#hide(square, kind);
    this.#changedAt.set(square, [at]);
    this.#stirredAt.set(square, [at]);
    return [{ kind: kind === 'stuck' ? 'stuck' : 'chattering', square, at }];
  }

  #expected(square: Square): Piece | null {
    const trusted = this.#trusted.get(square);
    return typeof trusted === 'object' ? trusted : null;
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

  #troubleOf(square: Square, at: number): 'chattering' | 'flickering' | null {
    const changed = [...(this.#changedAt.get(square) ?? []), at].slice(-CHATTER_CHANGES);
    this.#changedAt.set(square, changed);
    const before = this.#stirredAt.get(square) ?? [];
    const isBounce = at - (before.at(-1) ?? Number.NEGATIVE_INFINITY) < BOUNCE_MS;
    const stirred = isBounce ? before : [...before, at].slice(-CHATTER_CHANGES);
    this.#stirredAt.set(square, stirred);
    this.#trust(square, 'stuck');
    this.#trust(square, 'exchanged');
    if (isMany(changed, at, CHATTER_WINDOW_MS)) return 'chattering';
    return isMany(stirred, at, FLICKER_WINDOW_MS) ? 'flickering' : null;
  }

  #release(at: number): HoleNotice[] {
    const notices: HoleNotice[] = [];
    for (const [square, kind] of this.#masks) {
      const last = this.#changedAt.get(square)?.at(-1) ?? 0;
      const quiet = kind === 'flickering' ? FLICKER_QUIET_MS : QUIET_MS;
      if (kind !== 'stuck' && kind !== 'astray' && at - last >= quiet)
        notices.push(...this.#unmask(square, at));
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

function isMany(times: readonly number[], at: number, withinMs: number): boolean {
  return times.length >= CHATTER_CHANGES && at - (times[0] ?? at) < withinMs;
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
