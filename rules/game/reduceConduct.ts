/** Offers, claims, alerts, records, assistants, adjournment: what is noted beside the moves (Arts. 8 to 12). */

import type { EventKind } from './event.ts';
import type { Reducers } from './reducers.ts';
import type { GameState } from './state.ts';

type Kinds = Extract<
  EventKind,
  | 'draw-offered'
  | 'draw-closed'
  | 'draws-allowed'
  | 'claimed'
  | 'alert'
  | 'alert-ended'
  | 'illegal-counted'
  | 'moving-assistant-accepted'
  | 'device-approved'
  | 'penalised'
  | 'reported'
  | 'correction-proposed'
  | 'arrived'
  | 'recorded'
  | 'record-due'
  | 'record-exempt'
  | 'score-viewed'
  | 'seal-ordered'
  | 'sealed'
  | 'envelope-closed'
  | 'resumed'
  | 'envelope-opened'
  | 'result-confirmed'
  | 'noticed'
  | 'told'
>;

const unchanged = (state: GameState): GameState => state;

export const CONDUCT_REDUCERS: Reducers<Kinds> = {
  'draw-offered': (state, event) => ({
    ...state,
    offer: { side: event.side, ply: event.ply, claim: event.claim },
    ply: state.ply.number === event.ply && event.ply > 0 ? { ...state.ply, offer: true } : state.ply,
    offersSinceMove: { ...state.offersSinceMove, [event.side]: state.offersSinceMove[event.side] + 1 },
  }),
  'draw-closed': (state) => ({ ...state, offer: null }),
  'draws-allowed': (state) => ({ ...state, drawsAllowed: true }),
  claimed: unchanged,

  alert: (state, event) => {
    const early = event.kind === 'premature-press' || event.kind === 'no-move-press';
    const { side } = event.detail;
    return {
      ...state,
      alerts: [
        ...state.alerts,
        { id: event.id, kind: event.kind, article: event.article, at: event.at, detail: event.detail },
      ],
      nextAlert: event.id + 1,
      early: early
        ? {
            side,
            alert: event.id,
            wordsSaid: state.act.words !== null,
            placed: state.act.bound && state.act.color === side,
          }
        : state.early,
      mirror:
        event.kind === 'divergence' && state.mirror[side]
          ? { ...state.mirror, [side]: { ...state.mirror[side], diverged: true } }
          : state.mirror,
    };
  },
  'alert-ended': (state, event) => ({
    ...state,
    alerts: event.how === 'postponed' ? state.alerts : state.alerts.filter((alert) => alert.id !== event.id),
    early: state.early?.alert === event.id ? null : state.early,
  }),

  'illegal-counted': (state, event) => ({
    ...state,
    illegal: { ...state.illegal, [event.side]: event.count },
  }),

  'moving-assistant-accepted': (state, event) => ({
    ...state,
    movingAssistant: { ...state.movingAssistant, [event.side]: true },
  }),
  'device-approved': (state) => ({ ...state, deviceApproved: true }),
  penalised: unchanged,
  reported: unchanged,
  'correction-proposed': (state, event) => ({ ...state, correction: event.side }),

  arrived: unchanged,
  recorded: (state, event) => {
    const entries = [...state.entries[event.side]];
    entries[event.ply - 1] = event.move;
    return { ...state, entries: { ...state.entries, [event.side]: entries } };
  },
  'record-exempt': (state, event) => ({ ...state, exempt: { ...state.exempt, [event.side]: event.exempt } }),
  'record-due': unchanged,
  'score-viewed': (state, event) => ({ ...state, views: { ...state.views, [event.side]: event.count } }),

  'seal-ordered': (state, event) => ({
    ...state,
    adjournment: {
      side: event.side,
      sessionEndsAt: event.sessionEndsAt ?? null,
      sealed: null,
      closed: false,
      resumed: null,
    },
  }),
  sealed: (state, event) => ({
    ...state,
    phase: event.final ? 'adjourned' : state.phase,
    adjournment: state.adjournment && {
      ...state.adjournment,
      sealed: { moves: event.moves, text: event.text ?? null },
    },
  }),
  'envelope-closed': (state) => ({
    ...state,
    adjournment: state.adjournment && { ...state.adjournment, closed: true },
  }),
  resumed: (state, event) => ({
    ...state,
    adjournment: state.adjournment && { ...state.adjournment, resumed: event.present },
  }),
  'envelope-opened': (state) => ({ ...state, phase: 'playing', adjournment: null }),

  'result-confirmed': (state, event) => ({
    ...state,
    confirmed: { ...state.confirmed, [event.side]: { white: event.white, black: event.black } },
  }),
  noticed: unchanged,
  told: unchanged,
};
