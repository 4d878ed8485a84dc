/**
 * Whether a well-formed event can have happened next in a game. `apply` trusts its events; a journal from outside is
 * held against the game first. What can be worked out from the state is worked out: moves, turns, counts, times.
 */
import { parseUci } from '../position/move.ts';
import { sanOfLegal } from '../position/san.ts';
import { type ByColor, reading, zeroMoment } from './clock.ts';
import { isAssistant, sideOf } from './command.ts';
import type { EventKind, EventOf, GameEvent } from './event.ts';
import { type GameState, onMove, type Ply } from './state.ts';

type Holds<K extends EventKind> = (state: GameState, event: EventOf<K>) => boolean;

const always = () => true;
const hasClock = (state: GameState) => state.clock !== null;

/** Total over the kinds: for a new one it must be said what it needs, if only `always`. */
const HOLDS: { readonly [K in EventKind]: Holds<K> } = {
  started: ({ phase, clock }) => phase === 'waiting' || clock === null,
  lifted: always,
  inserted: always,
  moved: (state, { by, move }) => sideOf(by) === onMove(state) && isOwnMan(state, move),
  announced: always,
  corrected: always,
  repeated: always,
  made: (state, { side, move, san }) => side === onMove(state) && isMove(state.ply, move, san),
  unmade: ({ ply }, { side }) => ply.previous !== null && ply.side === side,
  illegal: (state, { side }) => side === onMove(state),
  pressed: (_state, { by, side }) => sideOf(by) === side,
  completed: (state, { ply }) => ply >= 1 && ply <= state.ply.number,
  adjusting: (state, { side }) => side === state.act.color,
  adjusted: (state, { side }) => side === state.act.color,
  'touch-struck': (state, { side, square }) =>
    side === state.act.color && state.act.touches.some((touch) => touch.square === square),
  mirrored: (state, { side }) => state.mirror[side] !== null,
  'mirror-skipped': (state, { side, ply }) => state.mirror[side]?.ply === ply,
  'draw-offered': (state, { ply }) => ply === state.ply.number,
  'draw-closed': ({ offers }, { side }) =>
    side ? offers[side] !== null : offers.white !== null || offers.black !== null,
  'draw-reopened': ({ offerTouched }) => offerTouched !== null,
  'draws-allowed': always,
  claimed: always,
  'intended-due': always,
  'claim-submitted': ({ phase, ply }, { fen }) => phase === 'playing' && fen === ply.position.fen,
  'claim-verified': ({ phase }) => phase === 'submitted',
  alert: ({ nextAlert }, { id }) => id === nextAlert,
  'alert-ended': ({ alerts }, { id, kind }) => alerts.some((open) => open.id === id && open.kind === kind),
  ruled: ({ alerts }, { id, kind }) => alerts.some((open) => open.id === id && open.kind === kind),
  reasoned: always,
  'handed-over': ({ handedOver }, { desk }) => handedOver === (desk === 'players'),
  'illegal-counted': ({ illegal, ply: last }, { side, count, ply = 0 }) =>
    count === illegal[side] + 1 && ply <= last.number,
  'breach-cleared': always,
  promoted: ({ ply }, { side, move, san }) =>
    ply.previous !== null && ply.side === side && isMove(ply.previous, move, san),
  'boards-as-ruled': always,
  'time-changed': hasClock,
  'clocks-stopped': always,
  'clock-started': ({ phase }) => phase !== 'waiting' && phase !== 'over',
  'clocks-set': ({ clock }, { at, wasWhiteMs, wasBlackMs }) =>
    clock !== null &&
    reading(clock, 'white', at) === wasWhiteMs &&
    reading(clock, 'black', at) === wasBlackMs,
  'clock-jumped': always,
  'increment-set': hasClock,
  'period-begun': hasClock,
  'flag-down': ({ clock }, { at, side }) =>
    clock !== null && clock.running === side && zeroMoment(clock) === at,
  'flag-dismissed': hasClock,
  restored: (state, { ply }) => ply <= state.ply.number,
  'taken-back': ({ header, ply: { number } }, { ply }) => header.mode === 'training' && ply <= number,
  'ruling-lifted': ({ header, penalty }, { side, ms }) =>
    header.mode === 'training' && penalty?.side === side && penalty.ms === ms,
  restarted: always,
  'castling-struck': always,
  'moving-assistant-accepted': (state, { side }) => state.header[side].assistant !== null,
  'device-approved': always,
  penalised: always,
  reported: always,
  'arbiter-told': always,
  'table-taken': always,
  'correction-proposed': always,
  arrived: always,
  recorded: (state, { side, ply }) =>
    ply >= 1 && ply <= state.entries[side].length + 1 && ply <= state.ply.number,
  'record-due': always,
  'record-exempt': hasClock,
  'score-viewed': ({ views }, { side, count }) => count === views[side] + 1,
  'score-lent': always,
  'scores-compared': always,
  snapshot: (state, { fen, made }) => fen === state.ply.position.fen && same(made, state.ply.made),
  'two-boards': ({ header, ply }) => header.boards === 'one' && ply.number === 0,
  verdict: (state, { ply }) => ply === state.ply.number,
  'seal-ordered': (state, { side }) => side === onMove(state),
  sealed: ({ adjournment }, { side }) => adjournment?.side === side,
  'envelope-closed': ({ phase }) => phase === 'adjourned',
  resumed: ({ phase }) => phase === 'adjourned',
  'envelope-opened': ({ phase }) => phase === 'adjourned',
  'result-confirmed': ({ ending }) => ending !== null,
  noticed: always,
  asked: (_state, { by }) => sideOf(by) !== null && !isAssistant(by),
  told: always,
  ended: always,
};

/** Null, or why not. */
export function follows(state: GameState, event: GameEvent): string | null {
  if (event.at < state.at) return `goes back in time, from ${state.at} to ${event.at}`;
  const flag = state.clock && zeroMoment(state.clock);
  if (flag !== null && flag < event.at) return `comes after a flag that fell at ${flag} (6.8)`;
  const holds = HOLDS[event.event] as Holds<EventKind>;
  return holds(state, event) ? null : `${event.event} cannot have happened then`;
}

function isMove({ position }: Ply, uci: string, san: string): boolean {
  const move = parseUci(uci);
  return move !== null && position.isLegal(move) && sanOfLegal(position, position.read(move)) === san;
}

function isOwnMan(state: GameState, uci: string): boolean {
  const move = parseUci(uci);
  return move !== null && state.ply.position.pieceAt(move.from)?.color === onMove(state);
}

function same(a: ByColor<number>, b: ByColor<number>): boolean {
  return a.white === b.white && a.black === b.black;
}
