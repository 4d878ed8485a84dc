/**
 * Article 6: the chess clock, a pure function of the events. It knows times, not moves; whether a press was rightly
 * made is press.ts's business.
 */
import { type Color, opposite } from '../position/square.ts';
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
  /** Index of the period each side plays in. */
  period: ByColor<number>;
  /** The moment at which a side's time was used up, as the log knows it. */
  zeroAt: ByColor<number | null>;
  /** III.4 may bring in an increment in mid-game. */
  incrementMs: number;
  /** Bookkeeping, so that no second is lost: used + left = given + granted − deducted. */
  used: ByColor<number>;
  given: ByColor<number>;
}>;

/** CK-6: the increment is given before each move, the first included, unless the event says otherwise. */
export function newClock(control: TimeControl, incrementBeforeFirstMove: boolean): Clock {
  const first = (control.periods[0]?.ms ?? 0) + (incrementBeforeFirstMove ? control.incrementMs : 0);
  return {
    control,
    left: { white: first, black: first },
    running: null,
    since: 0,
    delayLeft: control.delayMs,
    period: { white: 0, black: 0 },
    zeroAt: { white: null, black: null },
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
  if (!clock.running || clock.zeroAt[clock.running] !== null) return null;
  return clock.since + clock.delayLeft + clock.left[clock.running];
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

/** Starts a side's clock; after an interruption its move's unused delay is still there. */
export function startClock(clock: Clock, color: Color, at: number, newMove: boolean): Clock {
  const settled = settleTime(clock, at);
  return {
    ...settled,
    running: color,
    since: at,
    delayLeft: newMove || clock.running === opposite(color) ? clock.control.delayMs : settled.delayLeft,
  };
}

export function noteZero(clock: Clock, color: Color, at: number): Clock {
  const settled = settleTime(clock, at);
  return { ...settled, zeroAt: withSide(settled.zeroAt, color, at) };
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
  return completedMoves === movesToControl(gained, color) ? nextPeriod(gained, color) : gained;
}

/** The number of completed moves at which a side's present period is fulfilled, null in the last one. */
export function movesToControl(clock: Clock, color: Color): number | null {
  const { periods } = clock.control;
  const index = clock.period[color];
  if (index >= periods.length - 1) return null;
  let moves = 0;
  for (const period of periods.slice(0, index + 1)) {
    if (period.moves === undefined) return null;
    moves += period.moves;
  }
  return moves;
}

export function nextPeriod(clock: Clock, color: Color): Clock {
  const index = clock.period[color] + 1;
  const period = clock.control.periods[index];
  if (!period) return clock;
  return { ...give(clock, color, period.ms), period: withSide(clock.period, color, index) };
}

/** 7.1: the counters go with the restored position: a control that is still to be reached lies ahead again. */
export function rewindPeriods(clock: Clock, completed: ByColor<number>): Clock {
  const { periods } = clock.control;
  const period = (color: Color) => {
    let moves = 0;
    for (const [index, { moves: due }] of periods.slice(0, clock.period[color]).entries()) {
      moves += due ?? 0;
      if (completed[color] < moves) return index;
    }
    return clock.period[color];
  };
  return { ...clock, period: { white: period('white'), black: period('black') } };
}

/** A flag that was down counts no more, as long as time is left. */
export function flagUp(clock: Clock, color: Color): Clock {
  return clock.left[color] > 0 ? { ...clock, zeroAt: withSide(clock.zeroAt, color, null) } : clock;
}

export function inLastPeriod(clock: Clock, color: Color): boolean {
  return clock.period[color] >= clock.control.periods.length - 1;
}

/** III.4: an increment from now on, for both sides. */
export function withIncrement(clock: Clock, incrementMs: number): Clock {
  return { ...clock, incrementMs };
}
