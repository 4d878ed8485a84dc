/**
 * The lifts and inserts of one half-move, in order. The log is the lossy one of the two streams: it never says
 * which position stands on the board, only which of several equal ones the hand went to.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import { type HoleChange, sameFound } from './found.ts';

/**
 * `flicker`: a hole that read otherwise for so short a time that it may have been no hand. `astray`: nothing explained
 * the board then; a man knocked over is not a man touched.
 */
type Entry = Readonly<{ square: Square; act: 'lift' | 'insert' | 'flicker'; at: number; astray?: true }>;

/** `lossy`: reports are missing, so what the log does not contain may have happened all the same. */
export type TouchLog = Readonly<{ entries: readonly Entry[]; lossy: boolean }>;

export const EMPTY_LOG: TouchLog = { entries: [], lossy: false };

/** What lasts no longer than this is a contact that bounces: no hand is so fast. */
const BOUNCE_MS = 30;

/** Nor so fast: one damaged line of a board that repeats itself every 50 ms, or a bounce whose end was lost. */
const FLICKER_MS = 75;

/** Whether what began at one time and ended at another may have been a bounce. */
export function isBounce(since: number, until: number): boolean {
  return until - since < BOUNCE_MS;
}

export function append(log: TouchLog, changes: readonly HoleChange[], at: number): TouchLog {
  let { entries } = log;
  for (const { square, before, now, again } of changes) {
    if (again) {
      entries = [...entries, { square, act: 'lift', at }, { square, act: 'insert', at }];
      continue;
    }
    if (before === 'unknown' || now === 'unknown' || sameFound(before, now)) continue;
    const named = before === 'occupied' || now === 'occupied'; // the same peg, identified only now
    if (before !== 'empty' && !(named && now !== 'empty'))
      entries = add(entries, { square, act: 'lift', at });
    if (now !== 'empty' && !(named && before !== 'empty'))
      entries = add(entries, { square, act: 'insert', at });
  }
  return entries === log.entries ? log : { ...log, entries };
}

function add(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const last = entries.findLastIndex((other) => other.square === entry.square);
  const before = entries[last];
  // What arrived at once was not all done at once: its times prove nothing.
  const isFlicker = before && before.at < entry.at && entry.at - before.at < FLICKER_MS;
  if (isFlicker && before.act === 'lift' && entry.act === 'insert')
    return entries.with(last, { square: entry.square, act: 'flicker', at: entry.at });
  if (isFlicker && before.act === 'insert' && entry.act === 'lift') return entries.toSpliced(last, 1);
  return [...entries, entry];
}

/**
 * Whether the log saw a man go into the arrival square after the moving man was lifted for the last time, and into
 * no empty hole since: then that man is in the hand still. What was reported at once may have been done in either
 * order.
 */
export function sawArrival(log: TouchLog, move: Move, before: Position): boolean {
  const lifted = lastOf(log, move.from, 'lift');
  const arrived = lastOf(log, move.to, 'insert');
  if (lifted < 0 || arrived < 0) return false;
  const wentOn = log.entries.some(
    ({ square, act, at }, index) =>
      act === 'insert' &&
      index > arrived &&
      at !== log.entries[arrived]?.at &&
      square !== move.to &&
      !before.pieceAt(square),
  );
  if (wentOn) return false;
  return arrived > lifted || log.entries[arrived]?.at === log.entries[lifted]?.at;
}

/** Whether a man may have gone into the arrival square all the same: its hole flickered, the moving man being lifted. */
export function mayHaveArrived(log: TouchLog, move: Move): boolean {
  const lifted = lastOf(log, move.from, 'lift');
  return lifted >= 0 && lastOf(log, move.to, 'flicker') > lifted;
}

export function wasLifted(log: TouchLog, square: Square): boolean {
  return lastOf(log, square, 'lift') >= 0;
}

function lastOf(log: TouchLog, square: Square, act: Entry['act']): number {
  return log.entries.findLastIndex((entry) => entry.square === square && entry.act === act);
}

/** The log with what `since` does not contain marked as astray. */
export function astraySince(log: TouchLog, since: TouchLog): TouchLog {
  if (log.entries === since.entries) return log;
  const entries = log.entries.map(
    (entry): Entry => (since.entries.includes(entry) ? entry : { ...entry, astray: true }),
  );
  return { ...log, entries };
}

/** D.2.2, 4.3: the men of the position that were lifted, in order, each once. */
export function touchedSquares(log: TouchLog, position: Position): Square[] {
  const squares: Square[] = [];
  for (const { square, act, astray } of log.entries) {
    if (act === 'lift' && !astray && !squares.includes(square) && position.pieceAt(square))
      squares.push(square);
  }
  return squares;
}

/** What remains of a log for the next half-move when nobody saw where this one ended. */
export function afterArrival(log: TouchLog, move: Move): TouchLog {
  const lifted = lastOf(log, move.from, 'lift');
  const arrived = log.entries.findIndex(
    ({ square, act }, index) => index > lifted && square === move.to && act === 'insert',
  );
  const early = log.entries.slice(0, Math.max(0, arrived)).filter(({ square }) => square !== move.to);
  const rest = [...early, ...log.entries.slice(arrived + 1)];
  return { entries: rest.filter(({ square }) => square !== move.from), lossy: log.lossy };
}
