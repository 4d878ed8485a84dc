/** What presses, rulings and the passing of time do to the clock (Art. 6). */
import { opposite } from '../position/square.ts';
import { settle } from './act.ts';
import {
  changeTime,
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
import { completedMoves, NOTHING_TO_PUT_BACK } from './state.ts';

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
  pressed: (state, event) => ({
    ...state,
    clock: state.clock && startClock(state.clock, opposite(event.side), event.at, true),
    act:
      state.act.color === event.side
        ? settle(state.act, state.ply.position, state.parameters, true)
        : state.act,
  }),

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
    putBack: state.stopped?.ruled ? NOTHING_TO_PUT_BACK : state.putBack, // the restart finds all as ruled
    restoring: false,
    clock: state.clock && startClock(state.clock, event.side, event.at, false),
  }),

  'clocks-set': (state, event) => {
    const clock =
      state.clock && setTimes(state.clock, { white: event.whiteMs, black: event.blackMs }, event.at);
    if (!clock || !state.restoring) return { ...state, clock };
    const completed = { white: completedMoves(state, 'white'), black: completedMoves(state, 'black') };
    return { ...state, clock: rewindPeriods(clock, completed) };
  },

  'time-changed': (state, event) => ({
    ...state,
    clock: state.clock && changeTime(state.clock, event.side, event.ms, event.at),
  }),

  'clock-jumped': (state) => state,

  'increment-set': (state, event) => ({
    ...state,
    clock: state.clock && withIncrement(state.clock, event.ms),
  }),

  /** 8.6, III.3.1.1: with the next period's time the flag is up again. */
  'period-begun': (state, event) => ({
    ...state,
    clock: state.clock && flagUp(nextPeriod(settleTime(state.clock, event.at), event.side), event.side),
  }),

  'flag-down': (state, event) => ({
    ...state,
    clock: state.clock && noteZero(state.clock, event.side, event.at),
  }),

  'flag-dismissed': (state) => state,
};
