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
export type Entry = Readonly<{
  square: Square;
  act: 'lift' | 'insert' | 'flicker';
  at: number;
  astray?: true;
  /** It happened at some time in the last so many milliseconds. */
  within?: number;
}>;

/** `lossy`: reports are missing, so what the log does not contain may have happened all the same. */
export type TouchLog = Readonly<{ entries: readonly Entry[]; lossy: boolean }>;

export const EMPTY_LOG: TouchLog = { entries: [], lossy: false };

/** What lasts no longer than this is a contact that bounces: no hand is so fast. */
const BOUNCE_MS = 30;

/** Nor so fast: one damaged line of a board that repeats itself every 50 ms, or a bounce whose end was lost. */
const FLICKER_MS = 75;

/** No hand takes a man out and puts another in in less: the shortest touch, whatever the arbiter has set. */
export const BRUSH_MS = 150;

/** So many holes at once are no hand, if so many of them are at once as they were. */
const LEAST_DAMAGED = 4;
const LEAST_TAKEN_BACK = 3;

/** More acts than a half-move has: then only the first and the last of each hole are kept. */
const MOST_ENTRIES = 32;

/** Whether what began at one time and ended at another may have been a bounce. */
export function isBounce(since: number, until: number): boolean {
  return until - since < BOUNCE_MS;
}

export function append(log: TouchLog, changes: readonly HoleChange[], at: number): TouchLog {
  const taken = takenBack(log, changes);
  let entries = taken.size > 0 ? withoutLast(log.entries, taken, at) : log.entries;
  for (const { square, before, now, again, within } of changes) {
    if (taken.has(square)) continue;
    if (again) {
      entries = [...entries, { square, act: 'lift', at }, { square, act: 'insert', at }];
      continue;
    }
    if (before === 'unknown' || now === 'unknown' || sameFound(before, now)) continue;
    const named = before === 'occupied' || now === 'occupied'; // the same peg, identified only now
    if (before !== 'empty' && !(named && now !== 'empty'))
      entries = add(entries, { square, act: 'lift', at, ...(within && { within }) });
    if (now !== 'empty' && !(named && before !== 'empty'))
      entries = add(entries, { square, act: 'insert', at, ...(within && { within }) });
  }
  if (entries === log.entries) return log;
  return { ...log, entries: entries.length > MOST_ENTRIES ? shortened(entries) : entries };
}

/**
 * The holes of a report that was damaged: so many said in it together what they take back together. No hand does so, not
 * even one that castles.
 */
function takenBack({ entries }: TouchLog, changes: readonly HoleChange[]): ReadonlySet<Square> {
  const last = entries.filter(({ at }) => at === entries.at(-1)?.at);
  if (last.length < LEAST_DAMAGED || changes.length < LEAST_TAKEN_BACK) return new Set();
  const back = changes.filter(({ square, before, now }) =>
    last.some(
      (entry) => entry.square === square && (entry.act === 'lift' ? before === 'empty' : now === 'empty'),
    ),
  );
  return new Set(back.length < LEAST_TAKEN_BACK ? [] : back.map(({ square }) => square));
}

/** The log without its last report, of which only what was not taken back is true, since now for all that is known. */
function withoutLast(entries: readonly Entry[], taken: ReadonlySet<Square>, at: number): Entry[] {
  const damagedAt = entries.at(-1)?.at;
  return entries.flatMap((entry) => {
    if (entry.at !== damagedAt) return [entry];
    return taken.has(entry.square) ? [] : [{ ...entry, at }];
  });
}

function add(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const last = entries.findLastIndex((other) => other.square === entry.square);
  const before = entries[last];
  // What arrived at once was not all done at once: its times prove nothing.
  const isFlicker = before && before.at < entry.at && entry.at - before.at < FLICKER_MS;
  if (isFlicker && before.act === 'lift' && entry.act === 'insert')
    return [...entries.toSpliced(last, 1), { square: entry.square, act: 'flicker', at: entry.at }];
  if (isFlicker && before.act === 'insert' && entry.act === 'lift') return entries.toSpliced(last, 1);
  return [...entries, entry];
}

/**
 * Of each hole its first lift and return, which tell of a touch, and its last acts, which tell where men are. However
 * long a hole flickers, the log stays short.
 */
function shortened(entries: readonly Entry[]): readonly Entry[] {
  const kept = new Set<Entry>();
  const begun = new Set<Square>();
  for (const [index, entry] of entries.entries()) {
    if (entry.act !== 'lift' || begun.has(entry.square)) continue;
    begun.add(entry.square);
    kept.add(entry);
    const back = entries
      .slice(index + 1)
      .find(({ square, act }) => square === entry.square && act === 'insert');
    if (back) kept.add(back);
  }
  const told = new Set<string>();
  for (const entry of entries.toReversed()) {
    const key = `${entry.square} ${entry.act}`;
    if (told.has(key)) continue;
    told.add(key);
    kept.add(entry);
  }
  return entries.filter((entry) => kept.has(entry));
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

/**
 * Whether the man on the arrival square left it together with a third, on a board that looks at its holes only now and
 * then: they were knocked over, perhaps, and which victim was replaced between two looks nobody saw.
 */
export function wasKnocked(log: TouchLog, { from, to }: Move, mayFall: (square: Square) => boolean): boolean {
  const victim = log.entries[lastOf(log, to, 'lift')];
  if (victim?.within === undefined) return false;
  return log.entries.some(
    ({ square, act, at }) =>
      act === 'lift' &&
      square !== from &&
      square !== to &&
      Math.abs(at - victim.at) < BRUSH_MS &&
      mayFall(square),
  );
}

/** Whether this man left his hole so close to another man that no one hand did it. */
export function leftWithAnother(log: TouchLog, square: Square): boolean {
  const left = liftedAt(log, square);
  return log.entries.some(
    (other) =>
      other.act === 'lift' &&
      other.square !== square &&
      left !== null &&
      Math.abs(other.at - left) < BRUSH_MS,
  );
}

/** Whether this man left his hole while a hand was just taking or putting down another. */
export function fellByTheWay(log: TouchLog, square: Square): boolean {
  const left = liftedAt(log, square);
  return log.entries.some(
    (other) =>
      other.act !== 'flicker' &&
      other.square !== square &&
      left !== null &&
      Math.abs(other.at - left) < BRUSH_MS,
  );
}

/** The log without what it says of these holes. */
export function without(log: TouchLog, squares: readonly Square[]): TouchLog {
  return { ...log, entries: log.entries.filter(({ square }) => !squares.includes(square)) };
}

/** How long the arrival square stood empty before the last man went in: a hand that takes a man needs its time. */
export function openedFor(log: TouchLog, square: Square): number {
  const arrived = lastOf(log, square, 'insert');
  const opened = log.entries
    .slice(0, arrived)
    .findLast((entry) => entry.square === square && entry.act === 'lift');
  return opened ? (log.entries[arrived]?.at ?? 0) - opened.at : 0;
}

/** Whether the moving man and the one on the arrival square left their holes so close together that no one hand did it. */
export function leftTogether(log: TouchLog, { from, to }: Move, withinMs: number): boolean {
  const mover = log.entries[lastOf(log, from, 'lift')];
  const victim = log.entries[lastOf(log, to, 'lift')];
  const arrived = log.entries[lastOf(log, to, 'insert')];
  if (!mover || !victim || victim.at === arrived?.at) return false;
  return Math.abs(mover.at - victim.at) < withinMs;
}

/** Whether a man may have gone into the arrival square all the same: its hole flickered, the moving man being lifted. */
export function mayHaveArrived(log: TouchLog, move: Move): boolean {
  const lifted = lastOf(log, move.from, 'lift');
  return lifted >= 0 && lastOf(log, move.to, 'flicker') > lifted;
}

/**
 * Whether a man was seen to go into the arrival square after this one was lifted, until a time, and not to leave it since.
 */
export function standsAfter(log: TouchLog, { from, to }: Move, until: number): boolean {
  const arrived = lastOf(log, to, 'insert');
  const lifted = lastOf(log, from, 'lift');
  const isSeen = lifted >= 0 && arrived > lifted && (log.entries[arrived]?.at ?? until) <= until;
  return isSeen && arrived > lastOf(log, to, 'lift');
}

/** Whether a man went into the one hole after the last one had gone into the other. */
export function arrivedAfter(log: TouchLog, square: Square, other: Square): boolean {
  return lastOf(log, square, 'insert') > lastOf(log, other, 'insert');
}

/** Whether a man was seen to go into this hole. */
export function hasArrived(log: TouchLog, square: Square): boolean {
  return lastOf(log, square, 'insert') >= 0;
}

/** Whether a man was seen to leave this hole, or to go into it, by then. */
export function hasBy({ entries }: TouchLog, act: Entry['act'], square: Square, until: number): boolean {
  return entries.some((entry) => entry.square === square && entry.act === act && entry.at <= until);
}

/** Whether a man went into this hole, or may have while it flickered. */
export function mayHaveEntered(log: TouchLog, square: Square): boolean {
  return hasArrived(log, square) || lastOf(log, square, 'flicker') >= 0;
}

export function wasLifted(log: TouchLog, square: Square): boolean {
  return lastOf(log, square, 'lift') >= 0;
}

/** When the man of this hole was last lifted; null: he was not seen to be. */
export function liftedAt(log: TouchLog, square: Square): number | null {
  return log.entries[lastOf(log, square, 'lift')]?.at ?? null;
}

function lastOf(log: TouchLog, square: Square, act: Entry['act']): number {
  return log.entries.findLastIndex((entry) => entry.square === square && entry.act === act);
}

/** The log with what `since` does not contain marked as astray. */
export function astraySince(log: TouchLog, since: TouchLog): TouchLog {
  if (log.entries === since.entries) return log;
  const known = new Set(since.entries);
  const entries = log.entries.map(
    (entry): Entry => (known.has(entry) || entry.astray ? entry : { ...entry, astray: true }),
  );
  return { ...log, entries };
}

/** The log until nothing explained the board any more, and what it has of the time since. */
export function partedWhereAstray({ entries, lossy }: TouchLog): [TouchLog, TouchLog] {
  const last = entries.findLastIndex(({ astray }) => !astray);
  return [
    { entries: entries.slice(0, last + 1), lossy },
    { entries: entries.slice(last + 1), lossy },
  ];
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
