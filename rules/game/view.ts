/**
 * The game as a listener may know it (11.3.1, 12.6, I.1.1): from what has happened, the events that he may hear and
 * the state that he may see. Who may not know whether a move was legal sees every move that was placed, named and
 * pressed as one that was made and completed, until the arbiter has ruled: a clock on the table knows no better.
 */
import { makeUci } from '../position/move.ts';
import { sanByForm } from '../position/san.ts';
import type { Color } from '../position/square.ts';
import { type Act, looksMade, newAct } from './act.ts';
import { apply } from './apply.ts';
import { type ByColor, type Clock, settleTime } from './clock.ts';
import { isAssistant, sideOf } from './command.ts';
import type { GameEvent } from './event.ts';
import { type Listener, mayHear, mayWarn } from './hearing.ts';
import { NOTHING_ASTRAY } from './peg.ts';
import { type Placing, placedMove, placingByForm } from './placing.ts';
import { boardOf, type GameState, isUncompleted, type Ply } from './state.ts';
import { isUnpressed } from './unpressed.ts';

/** What has happened: the events, and the game before and after them. */
export type Change = Readonly<{ before: GameState; state: GameState; events: readonly GameEvent[] }>;

/** Who hears at one place: one person, or both players at one screen. */
export type Ears = readonly Listener[];

/** Event by event, so that what is heard does not depend on how many were decided in one breath. */
export function viewOf({ before, state, events }: Change, ears: Ears): Change {
  const seenBefore = seenBy(before, ears);
  if (knowsLegality(state, ears)) {
    const heard = events.flatMap((event) => (isHeard(state, event, ears) ? [envelope(event, ears)] : []));
    return { before: seenBefore, state: seenBy(state, ears), events: heard };
  }
  const heard: GameEvent[] = [];
  let now = before;
  let seen = seenBefore;
  for (const event of events) {
    now = apply(now, event);
    const last = seen;
    seen = seenBy(now, ears);
    if (isHeard(now, event, ears)) heard.push(asHeard(event, seen));
    if (event.event !== 'made') heard.push(...looksMadeNow(event, last, seen));
  }
  return { before: seenBefore, state: seen, events: heard };
}

function isHeard(state: GameState, event: GameEvent, ears: Ears): boolean {
  return ears.some((listener) => mayHear(state, event, listener));
}

export function seenBy(state: GameState, ears: Ears): GameState {
  const own = (side: Color) => ears.some((listener) => listener !== 'spectator' && sideOf(listener) === side);
  const adjournment = adjournmentSeenBy(state, ears);
  if (ears.includes('arbiter')) return adjournment === state.adjournment ? state : { ...state, adjournment };
  const entries = ownOnly(state.entries, own, []);
  const asked = ownOnly(state.asked, own, []);
  if (knowsLegality(state, ears)) return { ...state, adjournment, entries, asked };
  const looks = asItLooks(state);
  const isOver = state.phase === 'over'; // what the end rests on is told with it
  return {
    ...looks,
    adjournment,
    entries,
    asked,
    ply: isOver ? looks.ply : lastByForm(looks.ply),
    act: own(looks.act.color) ? actByForm(looks.act) : strangersAct(looks.act),
    astray: ownOnly(looks.astray, (side) => own(side) || boardOf(looks, side) !== side, NOTHING_ASTRAY),
    mirror: ownOnly(looks.mirror, own, null),
    putBack: ownOnly(looks.putBack, own, null),
    clock: isOver ? looks.clock : looks.clock && clockFace(looks.clock, state.at),
    offers: {
      white: looks.offers.white && { ...looks.offers.white, ply: looks.ply.number },
      black: looks.offers.black && { ...looks.offers.black, ply: looks.ply.number },
    },
    views: ownOnly(looks.views, own, 0),
    offersSinceMove: { white: 0, black: 0 },
    alerts: [],
    nextAlert: 0,
    early: null,
    offerTouched: null,
  };
}

/** In training the program acts as the arbiter and hides nothing from those who play. */
function knowsLegality(state: GameState, ears: Ears): boolean {
  return ears.includes('arbiter') || (mayWarn(state) && ears.some((listener) => listener !== 'spectator'));
}

function ownOnly<T>(values: ByColor<T>, own: (side: Color) => boolean, nothing: T): ByColor<T> {
  const white = own('white') ? values.white : nothing;
  const black = own('black') ? values.black : nothing;
  return white === values.white && black === values.black ? values : { white, black };
}

/** I.1.1, I.3: the arbiter keeps an envelope that is closed: that a move was sealed, not which. */
function envelope(event: GameEvent, ears: Ears): GameEvent {
  if (event.event !== 'sealed') return event;
  const isOwn = ears.some((listener) => listener !== 'spectator' && sideOf(listener) === event.side);
  return isOwn ? event : { at: event.at, event: 'sealed', side: event.side, moves: [], final: event.final };
}

/** I.1.1: the sealed move is its player's secret until the envelope is opened; unclear words the arbiter then reads. */
function adjournmentSeenBy({ adjournment }: GameState, ears: Ears): GameState['adjournment'] {
  if (!adjournment?.sealed) return adjournment;
  const knows = ears.some((listener) => {
    if (listener === 'spectator') return false;
    if (listener === 'arbiter') return adjournment.unclear; // I.8: he has to read what was written
    return !isAssistant(listener) && sideOf(listener) === adjournment.side;
  });
  return knows ? adjournment : { ...adjournment, sealed: null };
}

/** An illegal move as a legal one would stand: made once it is named, completed once the clock is pressed. */
function asItLooks(state: GameState): GameState {
  const { ply, act, parameters, at } = state;
  const answered = withPressedCompleted(state);
  if (answered !== state) return asItLooks(answered);
  if (ply.illegal && isUncompleted(state, ply) && !isUnpressed(state, ply)) {
    const { side, previous } = ply;
    if (!side || !previous || !ply.act) return state;
    return looksMade(ply.act, previous.position, parameters)
      ? asItLooks(pressCompletes(state, side))
      : apply(state, { at, event: 'unmade', side, move: '' }); // wrong words: a legal move would not be made either
  }
  const move = placedMove(act.placing);
  if (state.phase !== 'playing' || !move || !looksMade(act, ply.position, parameters)) return state;
  if (state.stopped && !state.early) return state; // 6.11.3: taken up at the restart
  const pressed = pressedEarly(state);
  if (pressed === 'with-nothing-placed') return state; // 2.4: taken up when the ruling lets play go on
  const side = act.color;
  const made = apply(state, { at, event: 'illegal', side, move: makeUci(move) });
  return pressed === null ? made : pressCompletes(made, side); // T20b
}

/** T21c: the opponent has answered an illegal move that was pressed: before it, it looked completed. */
function withPressedCompleted(state: GameState): GameState {
  for (let ply = state.ply.previous; ply?.side; ply = ply.previous) {
    if (state.ply.number - ply.number > MOST_OPEN) break;
    if (ply.illegal && isUncompleted(state, ply) && !isUnpressed(state, ply))
      return apply(state, { at: state.at, event: 'completed', side: ply.side, ply: ply.number, by: 'press' });
  }
  return state;
}

/** No half-move farther back is still to be completed: the next one of its side has been made since. */
const MOST_OPEN = 4;

function pressCompletes(state: GameState, side: Color): GameState {
  return apply(state, { at: state.at, event: 'completed', side, ply: state.ply.number, by: 'press' });
}

function pressedEarly({ early, act, alerts }: GameState): 'with-nothing-placed' | 'placed' | null {
  if (early?.side !== act.color) return null;
  const alert = alerts.find(({ id }) => id === early.alert);
  return alert?.detail.missing?.includes('place-piece') ? 'with-nothing-placed' : 'placed';
}

/** 12.6: what a clock shows to everybody; when it was last settled, or that a flag has fallen, it does not say. */
function clockFace(clock: Clock, at: number): Clock {
  return { ...settleTime(clock, at), zeroAt: { white: null, black: null } };
}

/** What is known of one's own act without asking whether it is legal. */
function actByForm(act: Act): Act {
  const placing: Placing = placingByForm(act.placing, act.hand, act.color);
  return {
    ...act,
    placing,
    touches: [],
    duty: null,
    bound: false,
    breach: null,
    breachCleared: false,
    state: 'UNTOUCHED',
  };
}

/** Of another's hand nothing is known before it has said something or pressed. */
function strangersAct({ color, needsWords, adjusting }: Act): Act {
  return { ...newAct(color, needsWords), adjusting };
}

/** Plies never change: each is veiled once. */
const VEILED = new WeakMap<Ply, Ply>();

/** A half-move without what only the arbiter knows of it: whether and when it was made, how often its position stood. */
function plyByForm(ply: Ply): Ply {
  const known = VEILED.get(ply);
  if (known) return known;
  const previous = ply.previous && plyByForm(ply.previous);
  const san = ply.illegal && ply.move && ply.previous ? sanByForm(ply.previous.position, ply.move) : ply.san;
  const veiled: Ply = {
    ...ply,
    previous,
    san,
    at: 0,
    offer: false,
    illegal: false,
    act: null,
    occurrences: 1,
    clocksAt: null,
    verdict: null,
    kingless: false,
  };
  VEILED.set(ply, veiled);
  return veiled;
}

/** Of the last half-move nobody knows yet whether it stands: it is written as it looks. */
function lastByForm(ply: Ply): Ply {
  const veiled = plyByForm(ply);
  const { previous, move } = ply;
  return previous && move ? { ...veiled, san: sanByForm(previous.position, move) } : veiled;
}

/** An event without the judgement in it. */
function asHeard(event: GameEvent, seen: GameState): GameEvent {
  switch (event.event) {
    case 'pressed':
      return { ...event, early: false };
    case 'lifted':
      return { ...event, as: 'needed' };
    case 'inserted':
      return { ...event, as: 'placing' };
    case 'made':
      return seen.ply.move && makeUci(seen.ply.move) === event.move ? { ...event, san: seen.ply.san } : event;
    case 'draw-offered':
      return { ...event, irregular: false, ply: seen.ply.number };
    default:
      return event;
  }
}

/** A move that looks made from now on is heard to be made, as a legal one is. */
function looksMadeNow({ at }: GameEvent, last: GameState, { ply }: GameState): GameEvent[] {
  const { side, move, number } = ply;
  if (number !== last.ply.number + 1 || !side || !move) return [];
  return [{ at, event: 'made', side, move: makeUci(move), san: ply.san }];
}
