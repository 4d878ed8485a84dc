/** What presses, rulings and the passing of time do to the clock (Art. 6). */
import { type Color, opposite } from '../position/square.ts';
import { settle } from './act.ts';
import {
  type Clock,
  changeTime,
  dismissFlag,
  flagUp,
  nextPeriod,
  noteZero,
  rewindPeriods,
  setTimes,
  settleTime,
  startClock,
  stopClocks,
  withIncrement,
} from './clock.ts';
import type { Reducers } from './reducers.ts';
import { completedByEach, type GameState } from './state.ts';

type Kinds =
  | 'pressed'
  | 'clocks-stopped'
  | 'clock-started'
  | 'clocks-set'
  | 'time-changed'
  | 'clock-jumped'
  | 'increment-set'
  | 'period-begun'
  | 'flag-down'
  | 'flag-dismissed';

export const CLOCK_REDUCERS: Reducers<Kinds> = {
  /** The opponent's clock runs from the press on, rightly pressed or not; a provisional placing is fixed by it. */
  pressed: (state, event) => {
    const act =
      state.act.color === event.side
        ? settle(state.act, state.ply.position, state.parameters, true)
        : state.act;
    // An early press that the opponent returns is undone.
    const early = state.early?.side === event.side ? state.early : null;
    return {
      ...state,
      clock: state.clock && startClock(state.clock, opposite(event.side), event.at, true),
      act,
      early: event.early
        ? { side: event.side, alert: null, wordsSaid: act.words !== null, placed: act.bound }
        : early,
    };
  },

  'clocks-stopped': (state, event) => ({
    ...state,
    stopped: {
      ran: state.stopped ? state.stopped.ran : (state.clock?.running ?? null),
      ruled: event.ruled || state.stopped?.ruled === true,
    },
    clock: state.clock && stopClocks(state.clock, event.at),
  }),

  'clock-started': (state, event) => ({
    ...state,
    stopped: null,
    restoring: false,
    timesSet: false,
    early: state.early?.side === event.side ? null : state.early, // his clock runs again
    clock: state.clock && startClock(state.clock, event.side, event.at, false),
  }),

  'clocks-set': (state, event) => {
    const clock =
      state.clock && setTimes(state.clock, { white: event.whiteMs, black: event.blackMs }, event.at);
    return {
      ...state,
      timesSet: true,
      clock: clock && state.restoring ? rewindPeriods(clock, completedByEach(state)) : clock,
    };
  },

  'time-changed': (state, event) => ({
    ...state,
    clock: state.clock && changeTime(state.clock, event.side, event.ms, event.at),
    penalty:
      state.penalty && event.reason === 'illegal-move' ? { ...state.penalty, ms: event.ms } : state.penalty,
  }),

  'clock-jumped': (state) => state,

  'increment-set': (state, event) => ({
    ...state,
    clock: state.clock && withIncrement(state.clock, event.ms),
  }),

  /** 8.6, III.3.1.1: with the next period's time the flag is up again. */
  'period-begun': (state, event) => ({
    ...state,
    clock: state.clock && flagUp(beginPeriod(state, state.clock, event.side, event.at), event.side),
  }),

  'flag-down': (state, event) => ({
    ...state,
    clock: state.clock && noteZero(state.clock, event.side, event.at),
  }),

  'flag-dismissed': (state, event) => ({
    ...state,
    clock: state.clock && dismissFlag(state.clock, event.side, event.at),
  }),
};

/** 8.6: the next move is the first of the period, so that those made count for the one before. */
function beginPeriod({ ply }: GameState, clock: Clock, side: Color, at: number): Clock {
  return nextPeriod(settleTime(clock, at), side, ply.made[side]);
}
