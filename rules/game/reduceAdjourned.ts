/** Guidelines I: what sealing, the envelope and the resumption do to the state. */
import { opposite } from '../position/square.ts';
import type { Reducers } from './reducers.ts';
import type { Adjournment, GameState } from './state.ts';

type Kinds =
  | 'seal-ordered'
  | 'sealed'
  | 'envelope-closed'
  | 'resumed'
  | 'arrived'
  | 'envelope-opened'
  | 'noticed';

function withAdjournment(state: GameState, change: Partial<Adjournment>): GameState {
  return { ...state, adjournment: state.adjournment && { ...state.adjournment, ...change } };
}

export const ADJOURNED_REDUCERS: Reducers<Kinds> = {
  'seal-ordered': (state, event) => ({
    ...state,
    adjournment: {
      side: event.side,
      sessionEndsAt: event.sessionEndsAt ?? null,
      sealed: null,
      closed: false,
      resumed: null,
      resumedAt: null,
      replyTo: null,
      unclear: false,
    },
  }),

  sealed: (state, event) => ({
    ...withAdjournment(state, { sealed: { moves: event.moves, text: event.text ?? null } }),
    phase: event.final ? 'adjourned' : state.phase,
  }),

  'envelope-closed': (state) => withAdjournment(state, { closed: true }),

  resumed: (state, event) => withAdjournment(state, { resumed: event.present, resumedAt: event.at }),

  /** I.9.2, I.9.3: whoever was missing at the resumption is present now. */
  arrived: (state, event) => {
    const present = state.adjournment?.resumed;
    return present && !present.includes(event.side)
      ? withAdjournment(state, { resumed: [...present, event.side] })
      : state;
  },

  noticed: (state, event) =>
    event.about === 'sealed-words-unclear' ? withAdjournment(state, { unclear: true }) : state,

  'envelope-opened': (state, event) => ({
    ...state,
    phase: 'playing',
    resumedPly: state.resumedPly ?? state.ply.number,
    adjournment:
      event.absent && state.adjournment
        ? {
            ...state.adjournment,
            side: opposite(event.absent),
            sessionEndsAt: null,
            sealed: null,
            replyTo: state.ply.number + 1,
            unclear: false,
          }
        : null,
  }),
};
