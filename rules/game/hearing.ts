/**
 * Fair play (11.3.1, 11.12, 12.6, D.2.10.4): what may reach whom, decided here and nowhere else. Screens and voices
 * ask; they do not decide. In competition silence is help too: nothing tells a player that a move was illegal before
 * the arbiter has ruled. What a listener sees of the game follows from this in view.ts.
 */
import type { Actor } from './command.ts';
import { isAssistant, sideOf } from './command.ts';
import type { EventKind, GameEvent } from './event.ts';
import { isToldByAssistant } from './permission.ts';
import type { GameState } from './state.ts';

/** 6.12.1: who only watches has a view of his own: what everybody at the board sees. */
export type Listener = Actor | 'spectator';

/**
 * - `everybody`: who sits at the board or watches sees or hears it anyway, in either mode.
 * - `own-side`: a player's own hand and score, for him and his assistant: feedback, no judgement in it.
 * - `own-player`: a player alone, and the arbiter once it is final (I.1.1: sealing is private).
 * - `asker`: who has asked (D.2.10.4).
 * - `arbiter`: the arbiter; in training the players too, because the program acts in his place there.
 * - `arbiter-alone`: never told to players (12.7).
 */
export type Audience = 'everybody' | 'own-side' | 'own-player' | 'asker' | 'arbiter' | 'arbiter-alone';

export const AUDIENCES: Readonly<Record<EventKind, Audience>> = {
  started: 'everybody',
  lifted: 'own-side',
  inserted: 'own-side',
  moved: 'everybody',
  announced: 'everybody',
  corrected: 'everybody',
  repeated: 'everybody',
  made: 'everybody',
  unmade: 'arbiter',
  illegal: 'arbiter',
  pressed: 'everybody',
  completed: 'arbiter', // 12.6
  adjusting: 'everybody',
  adjusted: 'everybody',
  'touch-struck': 'everybody',
  mirrored: 'arbiter',
  'mirror-skipped': 'arbiter',
  'draw-offered': 'everybody',
  'draw-closed': 'everybody',
  'draw-reopened': 'everybody',
  'draws-allowed': 'everybody',
  claimed: 'everybody',
  'intended-due': 'everybody',
  'claim-submitted': 'everybody', // III.6: both players sign what goes to the arbiter
  'claim-verified': 'everybody',
  alert: 'arbiter',
  'alert-ended': 'arbiter',
  ruled: 'everybody', // 9.5, 12.6: once he has decided, everybody may know
  reasoned: 'arbiter-alone',
  'handed-over': 'everybody',
  'arbiter-told': 'everybody',
  'illegal-counted': 'everybody',
  'breach-cleared': 'arbiter',
  promoted: 'everybody',
  'boards-as-ruled': 'everybody',
  'time-changed': 'everybody',
  'clocks-stopped': 'everybody',
  'clock-started': 'everybody',
  'clocks-set': 'everybody',
  'clock-jumped': 'arbiter',
  'increment-set': 'everybody',
  'period-begun': 'everybody',
  'flag-down': 'arbiter', // 12.6
  'flag-dismissed': 'arbiter',
  restored: 'everybody',
  'taken-back': 'everybody',
  'ruling-lifted': 'everybody',
  restarted: 'everybody',
  'castling-struck': 'everybody',
  'moving-assistant-accepted': 'everybody',
  'device-approved': 'everybody',
  penalised: 'everybody',
  reported: 'arbiter-alone',
  'table-taken': 'everybody',
  'correction-proposed': 'everybody',
  arrived: 'everybody',
  recorded: 'own-side',
  'record-due': 'arbiter',
  'record-exempt': 'arbiter',
  'score-viewed': 'arbiter-alone',
  'score-lent': 'own-side',
  'scores-compared': 'arbiter-alone',
  snapshot: 'arbiter-alone',
  'two-boards': 'everybody',
  verdict: 'arbiter',
  'seal-ordered': 'everybody',
  sealed: 'own-player',
  'envelope-closed': 'everybody',
  resumed: 'everybody',
  'envelope-opened': 'everybody',
  'result-confirmed': 'everybody',
  noticed: 'arbiter',
  asked: 'own-side',
  told: 'asker',
  ended: 'everybody',
};

export function mayHear(state: Pick<GameState, 'header'>, event: GameEvent, listener: Listener): boolean {
  const audience = AUDIENCES[event.event];
  if (audience === 'everybody') return true;
  if (listener === 'spectator') return false;
  if (listener === 'arbiter') return event.event !== 'sealed' || event.final;
  switch (audience) {
    case 'own-side':
      return isOwn(event, listener);
    case 'own-player':
      return isOwn(event, listener) && !isAssistant(listener);
    case 'asker':
      return 'to' in event && (event.to === listener || passesOn(state, event.to, listener));
    case 'arbiter':
      return mayWarn(state);
    case 'arbiter-alone':
      return false;
  }
}

/** D.2.10.4: what a player is told by his assistant, the assistant has before him. */
function passesOn({ header }: Pick<GameState, 'header'>, to: Actor, listener: Actor): boolean {
  return isAssistant(listener) && to === sideOf(listener) && isToldByAssistant({ header }, to);
}

function isOwn(event: GameEvent, listener: Actor): boolean {
  const side = 'side' in event ? event.side : 'by' in event ? sideOf(event.by) : null;
  return side === sideOf(listener);
}

/** What only training may speak up about before the press: an illegal placing, a missing step, a wrong word. */
export function mayWarn({ header }: Pick<GameState, 'header'>): boolean {
  return header.mode === 'training';
}

/** What the program can say about the game itself when it is asked. */
export const MATTERS = ['last-move', 'turn', 'men', 'check'] as const;
export type Matter = (typeof MATTERS)[number];

/** 11.3.1: what was played and what stands can be heard and felt; whether a king is attacked is the player's to find. */
export function mayTell(state: Pick<GameState, 'header'>, matter: Matter): boolean {
  return matter !== 'check' || mayWarn(state);
}
