/**
 * Article 6: the chess clock, a pure function of the events. It knows times, not moves; whether a press was rightly
 * made is press.ts's business.
 */
import type { Color } from '../position/square.ts';
import type { TimeControl } from './header.ts';

export type ByColor<T> = Readonly<Record<Color, T>>;

/** One side's value replaced. Written out, because this stands on the path of every move. */
export function withSide<T>(values: ByColor<T>, side: Color, value: T): ByColor<T> {
  if (values[side] === value) return values;
  return side === 'white' ? { white: value, black: values.black } : { white: values.white, black: value };
}

export type Clock = Readonly<{
  control: TimeControl;
  /** Main time left, as of `since` for the side that runs. */
  left: ByColor<number>;
  running: Color | null;
  since: number;
  /** 6.3.2: what is left of the fixed time of the present move, before main time runs (delay mode). */
  delayLeft: number;
  /** Whose move that is. */
  delayOf: Color | null;
  /** The moves that a side had completed when each of its periods began: the last one is the present period. */
  periods: ByColor<readonly number[]>;
  /** The moment at which a side's time was used up, as the log knows it. */
  zeroAt: ByColor<number | null>;
  /** 6.8: the arbiter has dismissed the fallen flag; it can fall again once there is time to use up. */
  dismissed: ByColor<boolean>;
  /** III.4 may bring in an increment in mid-game. */
  incrementMs: number;
  /** Bookkeeping, so that no second is lost: used + left = given + granted − deducted. */
  used: ByColor<number>;
  given: ByColor<number>;
}>;

const FIRST_PERIOD: readonly number[] = [0];

/** The index of the period in which a side plays. */
export function periodOf(clock: Clock, color: Color): number {
  return clock.periods[color].length - 1;
}

/** CK-6: the increment is given before each move, the first included, unless the event says otherwise. */
export function newClock(control: TimeControl, incrementBeforeFirstMove: boolean): Clock {
  const first = (control.periods[0]?.ms ?? 0) + (incrementBeforeFirstMove ? control.incrementMs : 0);
  return {
    control,
    left: { white: first, black: first },
    running: null,
    since: 0,
    delayLeft: control.delayMs,
    delayOf: null,
    periods: { white: FIRST_PERIOD, black: FIRST_PERIOD },
    zeroAt: { white: null, black: null },
    dismissed: { white: false, black: false },
    incrementMs: control.incrementMs,
    used: { white: 0, black: 0 },
    given: { white: first, black: first },
  };
}

/** Main time used by the running side since it was last accounted for; the fixed time of a delay goes first. */
function spent(clock: Clock, at: number): number {
  if (!clock.running) return 0;
  return Math.min(Math.max(0, at - clock.since - clock.delayLeft), clock.left[clock.running]);
}

/** What the clock shows for a side: never below zero. */
export function reading(clock: Clock, color: Color, at: number): number {
  return clock.left[color] - (clock.running === color ? spent(clock, at) : 0);
}

/** When the running side's time will be used up, if nothing happens. */
export function zeroMoment(clock: Clock): number | null {
  const { running } = clock;
  if (!running || clock.zeroAt[running] !== null) return null;
  if (clock.dismissed[running] && clock.left[running] === 0) return null;
  return clock.since + clock.delayLeft + clock.left[running];
}

/** Accounts for the time that has run, so that the clock can be changed at this moment. */
export function settleTime(clock: Clock, at: number): Clock {
  const { running } = clock;
  if (!running || at === clock.since) return clock;
  const ms = spent(clock, at);
  return {
    ...clock,
    since: at,
    delayLeft: Math.max(0, clock.delayLeft - Math.max(0, at - clock.since)),
    left: withSide(clock.left, running, clock.left[running] - ms),
    used: withSide(clock.used, running, clock.used[running] + ms),
  };
}

export function stopClocks(clock: Clock, at: number): Clock {
  return clock.running ? { ...settleTime(clock, at), running: null } : clock;
}

/** Starts a side's clock; after an interruption the unused delay of its own move is still there. */
export function startClock(clock: Clock, color: Color, at: number, newMove: boolean): Clock {
  const settled = settleTime(clock, at);
  return {
    ...settled,
    running: color,
    since: at,
    delayLeft: newMove || clock.delayOf !== color ? clock.control.delayMs : settled.delayLeft,
    delayOf: color,
  };
}

export function noteZero(clock: Clock, color: Color, at: number): Clock {
  const settled = settleTime(clock, at);
  return {
    ...settled,
    zeroAt: withSide(settled.zeroAt, color, at),
    dismissed: withSide(settled.dismissed, color, false),
  };
}

/** 6.8: the flag is held not to have fallen; time used up while it was down is no second fall before the ruling. */
export function dismissFlag(clock: Clock, color: Color, at: number): Clock {
  const settled = settleTime(clock, at);
  return {
    ...settled,
    zeroAt: withSide(settled.zeroAt, color, null),
    dismissed: withSide(settled.dismissed, color, true),
  };
}

/** Time granted (positive) or taken (negative) by a ruling, never below zero (12.9.3). */
export function changeTime(clock: Clock, color: Color, ms: number, at: number): Clock {
  const settled = settleTime(clock, at);
  const change = Math.max(ms, -settled.left[color]);
  return give(settled, color, change);
}

function give(clock: Clock, color: Color, ms: number): Clock {
  if (ms === 0) return clock;
  return {
    ...clock,
    left: withSide(clock.left, color, clock.left[color] + ms),
    given: withSide(clock.given, color, clock.given[color] + ms),
  };
}

/** 6.10, 7.1: the arbiter sets both times; a flag that had fallen is up again where time is left. */
export function setTimes(clock: Clock, times: ByColor<number>, at: number): Clock {
  const settled = settleTime(clock, at);
  const set = give(
    give(settled, 'white', times.white - settled.left.white),
    'black',
    times.black - settled.left.black,
  );
  return {
    ...set,
    zeroAt: {
      white: times.white > 0 ? null : set.zeroAt.white,
      black: times.black > 0 ? null : set.zeroAt.black,
    },
  };
}

/**
 * 6.3: a completed move gains the increment of the next one, and the next period's time when it completes the
 * control. `completedMoves` is the side's number of completed moves, this one included.
 */
export function completeMove(clock: Clock, color: Color, completedMoves: number, at: number): Clock {
  const gained = give(settleTime(clock, at), color, clock.incrementMs);
  return completedMoves === movesToControl(gained, color)
    ? nextPeriod(gained, color, completedMoves)
    : gained;
}

/** The number of completed moves at which a side's present period is fulfilled, null in the last one. */
export function movesToControl(clock: Clock, color: Color): number | null {
  if (inLastPeriod(clock, color)) return null;
  const begun = clock.periods[color];
  const due = clock.control.periods[begun.length - 1]?.moves;
  return due === undefined ? null : (begun.at(-1) ?? 0) + due;
}

/** 8.6: from now on a side plays in its next period, whose moves are counted from those `done` before. */
export function nextPeriod(clock: Clock, color: Color, done: number): Clock {
  const begun = clock.periods[color];
  const period = clock.control.periods[begun.length];
  if (!period) return clock;
  return { ...give(clock, color, period.ms), periods: withSide(clock.periods, color, [...begun, done]) };
}

/** 7.1: the counters go with the restored position: a control that is still to be reached lies ahead again. */
export function rewindPeriods(clock: Clock, completed: ByColor<number>): Clock {
  const kept = (color: Color) => {
    const begun = clock.periods[color];
    const left = begun.filter((done) => done <= completed[color]);
    return left.length === begun.length ? begun : left;
  };
  return { ...clock, periods: { white: kept('white'), black: kept('black') } };
}

/** A flag that was down counts no more, as long as time is left. */
export function flagUp(clock: Clock, color: Color): Clock {
  return clock.left[color] > 0 ? { ...clock, zeroAt: withSide(clock.zeroAt, color, null) } : clock;
}

/** What each move gets besides the main time, added to it or not: an increment or a delay (6.3.2). */
export function perMoveMs({ incrementMs, control }: Clock): number {
  return incrementMs + control.delayMs;
}

export function inLastPeriod(clock: Clock, color: Color): boolean {
  return clock.periods[color].length >= clock.control.periods.length;
}

/** III.4: an increment from now on, for both sides. */
export function withIncrement(clock: Clock, incrementMs: number): Clock {
  return { ...clock, incrementMs };
}
