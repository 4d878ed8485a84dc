/** Offers, claims, alerts, records, assistants: what is noted beside the moves (Arts. 8 to 12). */

import { periodOf, stopClocks, withSide } from './clock.ts';
import { type Actor, isAssistant, type Question, sideOf } from './command.ts';
import type { EventKind } from './event.ts';
import type { Reducers } from './reducers.ts';
import { plyWith } from './restoring.ts';
import { blocksStart, type GameState } from './state.ts';

type Kinds = Extract<
  EventKind,
  | 'draw-offered'
  | 'draw-closed'
  | 'draw-reopened'
  | 'draws-allowed'
  | 'claimed'
  | 'claim-submitted'
  | 'claim-verified'
  | 'alert'
  | 'alert-ended'
  | 'ruled'
  | 'reasoned'
  | 'handed-over'
  | 'arbiter-told'
  | 'illegal-counted'
  | 'moving-assistant-accepted'
  | 'device-approved'
  | 'penalised'
  | 'reported'
  | 'table-taken'
  | 'correction-proposed'
  | 'recorded'
  | 'record-due'
  | 'record-exempt'
  | 'score-viewed'
  | 'score-lent'
  | 'scores-compared'
  | 'snapshot'
  | 'two-boards'
  | 'result-confirmed'
  | 'asked'
  | 'told'
>;

const unchanged = (state: GameState): GameState => state;

export const CONDUCT_REDUCERS: Reducers<Kinds> = {
  'draw-offered': (state, event) => ({
    ...state,
    offers: withSide(state.offers, event.side, { side: event.side, ply: event.ply, claim: event.claim }),
    ply: state.ply.number === event.ply && event.ply > 0 ? { ...state.ply, offer: true } : state.ply,
    offersSinceMove: withSide(state.offersSinceMove, event.side, state.offersSinceMove[event.side] + 1),
  }),
  'draw-closed': (state, event) => {
    const { offers } = state;
    const side = event.side ?? (offers.white ? 'white' : 'black'); // older journals knew one offer only
    const offer = offers[side];
    const before = state.act.touches.map((touch) => touch.square);
    return {
      ...state,
      offers: withSide(offers, side, null),
      offerTouched: event.how === 'touched' && offer ? { offer, before } : null,
    };
  },
  'draw-reopened': (state) => ({
    ...state,
    offers: state.offerTouched
      ? withSide(state.offers, state.offerTouched.offer.side, state.offerTouched.offer)
      : state.offers,
    offerTouched: null,
  }),
  'draws-allowed': (state) => ({ ...state, drawsAllowed: true }),
  claimed: unchanged,
  'claim-submitted': (state, event) => ({
    ...state,
    phase: 'submitted',
    clock: state.clock && stopClocks(state.clock, event.at),
  }),
  'claim-verified': unchanged,

  alert: (state, event) => {
    const inDoubt = event.detail.sensor === true;
    const early = event.kind === 'premature-press' || event.kind === 'no-move-press' || inDoubt;
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
            wordsSaid: state.act.words !== null && !inDoubt,
            placed: (state.act.bound && state.act.color === side) || inDoubt,
          }
        : state.early,
      mirror:
        event.kind === 'divergence' && state.mirror[side]
          ? withSide(state.mirror, side, { ...state.mirror[side], diverged: true })
          : state.mirror,
    };
  },
  'alert-ended': (state, event) => ({
    ...state,
    alerts: event.how === 'postponed' ? state.alerts : state.alerts.filter((alert) => alert.id !== event.id),
    early: state.early?.alert === event.id ? null : state.early,
  }),

  ruled: unchanged,
  reasoned: unchanged,
  'handed-over': (state, event) => ({ ...state, handedOver: event.desk === 'arbiter' }),
  'illegal-counted': (state, event) => ({
    ...state,
    illegal: withSide(state.illegal, event.side, event.count),
    penalty: { side: event.side, ms: 0 },
    ply: event.ply === undefined ? state.ply : plyWith(state.ply, event.ply, { penalised: true }),
  }),

  'moving-assistant-accepted': (state, event) => ({
    ...state,
    movingAssistant: withSide(state.movingAssistant, event.side, true),
  }),
  'device-approved': (state) => {
    const approved = { ...state, deviceApproved: true };
    const begins = !state.clock && state.phase === 'waiting' && !blocksStart(approved);
    return begins ? { ...approved, phase: 'playing' } : approved;
  },
  penalised: unchanged,
  reported: unchanged,
  'arbiter-told': unchanged,
  'table-taken': unchanged,
  'correction-proposed': (state, event) => ({ ...state, correction: event.side }),

  recorded: (state, event) => {
    const entries = [...state.entries[event.side]];
    entries[event.ply - 1] = event.move;
    return { ...state, entries: withSide(state.entries, event.side, entries) };
  },
  'record-exempt': (state, event) => ({
    ...state,
    exempt: withSide(
      state.exempt,
      event.side,
      event.exempt && state.clock ? periodOf(state.clock, event.side) : null,
    ),
  }),
  'record-due': unchanged,
  'score-lent': unchanged,
  'scores-compared': unchanged,
  snapshot: unchanged,
  /** D.1: from now on each player carries out the opponent's moves on his own board. */
  'two-boards': (state) => ({ ...state, header: { ...state.header, boards: 'two' } }),
  'score-viewed': (state, event) => ({ ...state, views: withSide(state.views, event.side, event.count) }),

  'result-confirmed': (state, event) => ({
    ...state,
    confirmed: withSide(state.confirmed, event.side, { white: event.white, black: event.black }),
  }),
  asked: (state, { by, what }) =>
    withAsked(state, by, (open) => [...open.filter((other) => other !== what), what]),
  told: (state, { to, what }) =>
    isAssistant(to) ? state : withAsked(state, to, (open) => open.filter((other) => other !== what)),
};

function withAsked(
  state: GameState,
  by: Actor,
  change: (open: readonly Question[]) => readonly Question[],
): GameState {
  const side = sideOf(by);
  if (!side) return state;
  return { ...state, asked: withSide(state.asked, side, change(state.asked[side])) };
}
