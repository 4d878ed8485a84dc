/**
 * Fair play (11.3.1, 11.12, 12.6, D.2.10.4): what may reach whom, decided here and nowhere else. Screens and voices
 * ask; they do not decide. In competition silence is help too: nothing tells a player that a move was illegal before
 * the arbiter has ruled.
 */
import type { Actor } from './command.ts';
import { isAssistant, sideOf } from './command.ts';
import type { EventKind, GameEvent } from './event.ts';
import type { GameState } from './state.ts';

/** What everybody at the board sees or hears anyway, in either mode. */
const OPEN: ReadonlySet<EventKind> = new Set<EventKind>([
  'started',
  'moved',
  'announced',
  'corrected',
  'repeated',
  'made',
  'pressed',
  'draw-offered',
  'draw-closed',
  'draw-reopened',
  'claimed',
  'clocks-stopped',
  'clock-started',
  'clocks-set',
  'time-changed',
  'increment-set',
  'restored',
  'restarted',
  'promoted',
  'penalised',
  'illegal-counted',
  'adjusting',
  'adjusted',
  'resumed',
  'envelope-opened',
  'device-approved',
  'moving-assistant-accepted',
  'two-boards',
  'result-confirmed',
  'ended',
]);

/** What a player hears of his own hand only: feedback of the board, no judgement in it. */
const OWN_HAND: ReadonlySet<EventKind> = new Set<EventKind>([
  'lifted',
  'inserted',
  'recorded',
  'score-lent',
  'mirrored',
  'sealed',
]);

/** What the program may say in training because it acts as the arbiter there. */
const TRAINING: ReadonlySet<EventKind> = new Set<EventKind>([
  'alert',
  'alert-ended',
  'illegal',
  'unmade',
  'flag-down',
  'completed',
  'noticed',
  'record-due',
  'verdict',
  'breach-cleared',
  'mirror-skipped',
]);

/** 6.12.1: who only watches has a view of his own: what everybody at the board sees. */
export type Listener = Actor | 'spectator';

export function mayHear(state: GameState, event: GameEvent, listener: Listener): boolean {
  if (listener === 'spectator') return OPEN.has(event.event);
  if (listener === 'arbiter') return event.event !== 'sealed' || event.final; // I.1.1: sealing is private
  if (event.event === 'told') return event.to === listener; // D.2.10.4: only who asked
  if (event.event === 'ended') return true;
  if (OWN_HAND.has(event.event)) return isOwn(event, listener);
  if (OPEN.has(event.event)) return true;
  return state.header.mode === 'training' && TRAINING.has(event.event);
}

function isOwn(event: GameEvent, listener: Actor): boolean {
  const side = 'side' in event ? event.side : 'by' in event ? sideOf(event.by) : null;
  return side === sideOf(listener) && (!isAssistant(listener) || event.event !== 'sealed');
}

/** What only training may speak up about before the press: an illegal placing, a missing step, a wrong word. */
export function mayWarn(state: GameState): boolean {
  return state.header.mode === 'training';
}
