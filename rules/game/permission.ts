/**
 * Who may do what (D.2.10, D.2.11, section 6 of appendix-d.md): decided here, not in the screens. An act outside an
 * assistant's duties, or of the wrong person, is refused with its article.
 */
import type { Concept } from '../editions/articles.ts';
import { type Color, opposite } from '../position/square.ts';
import { type Command, type CommandKind, isAssistant, sideOf } from './command.ts';
import type { Duty } from './header.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import { cite, type GameState } from './state.ts';

type Right =
  | Readonly<{ who: 'arbiter'; article: Concept | null }>
  | Readonly<{ who: 'player'; article: Concept | null }>
  | Readonly<{ who: 'player'; article: Concept | null; duty: Duty; arbiterToo?: true }>
  | Readonly<{ who: 'side'; article: Concept | null }>
  | Readonly<{ who: 'anyone'; article: Concept | null }>;

const arbiter = (article: Concept | null): Right => ({ who: 'arbiter', article });
const player = (article: Concept | null): Right => ({ who: 'player', article });
const orAssistant = (duty: Duty, article: Concept) => ({ who: 'player', article, duty }) as const;

/** What a sensor reports is a fact, whosever hand it was: nobody is refused it (appendix-d.md, W12). */
const HAND: Right = { who: 'side', article: null };

const RIGHTS: Readonly<Record<CommandKind, Right>> = {
  start: arbiter('startClock'),
  lift: HAND, // what an assistant's lift counts as: moving.ts, mirror.ts
  insert: HAND,
  move: player('movingAssistant'),
  announce: orAssistant('D.2.10.2', 'dutyAnnounce'),
  correct: orAssistant('D.2.10.2', 'dutyAnnounce'),
  repeat: orAssistant('D.2.10.2', 'dutyAnnounce'),
  press: orAssistant('D.2.10.3', 'dutyScoreAndClock'),
  adjust: player('adjust'),
  endAdjust: player('adjust'),
  offerDraw: player('drawOffer'),
  acceptDraw: player('drawOffer'),
  declineDraw: player('drawOffer'),
  resign: player('resign'),
  claim: player('claimClocks'),
  verifyClaim: player('quickplayNoArbiter'),
  requestIncrement: player('quickplayRequest'),
  claimFlag: orAssistant('D.2.10.5', 'dutyClaim'),
  callArbiter: { who: 'side', article: 'stopToCall' },
  ask: { who: 'anyone', article: 'dutyTell' },
  answer: orAssistant('D.2.10.4', 'dutyTell'),
  rule: arbiter(null),
  setClocks: arbiter('clockSetting'),
  restart: arbiter('restartByArbiter'),
  restore: arbiter('timesAfterIrregularity'),
  result: arbiter(null),
  accidental: arbiter('accidentalTouch'),
  stop: arbiter('interrupt'),
  bothFlags: arbiter('bothFlags'),
  snapshot: arbiter('reconstruct'),
  demandTwoBoards: player('twoBoards'),
  acceptMovingAssistant: arbiter('movingAssistant'),
  approveDevice: arbiter('deviceApproved'),
  penalty: arbiter('penalties'),
  grantTime: arbiter('disturbance'),
  twoHands: arbiter('twoHands'),
  agreeCorrection: player('rapidIllegal'),
  wrongStart: arbiter('wrongStart'),
  coloursReversed: arbiter('coloursReversed'),
  boardTurned: arbiter('boardTurned'),
  misplacedCastling: arbiter('setupCloses'),
  nextPeriod: arbiter('nextPeriod'),
  arrive: player('defaultTime'),
  record: orAssistant('D.2.10.3', 'dutyScoreAndClock'),
  viewScore: player('sheetViews'),
  borrowScore: player('completeOneExempt'),
  confirmResult: player('resultSigned'),
  report: { who: 'anyone', article: 'reports' },
  compare: player('divergence'),
  clockJumped: arbiter('clockDefect'),
  allowDraw: arbiter('drawBarred'),
  verdict: arbiter(null),
  pause: player(null),
  takeBack: player(null),
  liftRuling: player(null),
  orderSeal: arbiter('sealing'),
  seal: player('sealing'),
  closeEnvelope: { ...orAssistant('D.2.10.6', 'dutyAdjourn'), arbiterToo: true }, // I.3: he checks it
  resume: arbiter('resumption'),
  openEnvelope: arbiter('openEnvelope'),
  envelopeLost: arbiter('envelopeLost'),
  handOver: arbiter(null),
  tell: arbiter(null),
};

export function forbids(state: GameState, command: Command): Refusal | null {
  const right = RIGHTS[command.do];
  const refuse = (concept: Concept | null, code: RefusalCode): Refusal => ({
    ok: false,
    article: concept && cite(state, concept),
    code,
  });
  const side = sideOf(command.by);
  if (side === null)
    return right.who === 'arbiter' || right.who === 'anyone' || 'arbiterToo' in right
      ? null
      : refuse(null, 'only-player');
  if (right.who === 'arbiter') return refuse(right.article, 'only-arbiter');
  if (!isAssistant(command.by) || right === HAND) return null;
  const assistant = state.header[side].assistant;
  if (!assistant) return refuse(helpsSighted(state, side) ? 'sightedHelper' : null, 'not-your-right');
  if (right.who === 'side' || right.who === 'anyone')
    return command.do === 'ask' ? asks(state, side, refuse) : null;
  if (!('duty' in right)) return refuse(right.article, 'not-your-right');
  if (helpsSighted(state, side)) return helper(state, side, right.duty, refuse);
  return assistant.duties.includes(right.duty) ? null : refuse(right.article, 'not-your-right');
}

/** The helper of a sighted player against a blind one (AO): D.2.11. */
export function helpsSighted(state: Pick<GameState, 'header'>, side: Color): boolean {
  return state.header[side].board === 'normal' && state.header[opposite(side)].board === 'peg';
}

/** D.2.10.4: whether a player's questions go to his assistant. */
export function isToldByAssistant(state: Pick<GameState, 'header'>, side: Color): boolean {
  const { header } = state;
  const mayTell = header[side].assistant?.duties.includes('D.2.10.4') ?? false;
  return header.timesToldBy === 'assistant' && mayTell && !helpsSighted(state, side);
}

/** D.2.11: only if the blind player uses no assistant, or against a deaf one; 05: the sighted player himself. */
export function mayHelpSighted({ header, parameters }: GameState, side: Color): boolean {
  const exists = parameters.blind.sightedWithoutAssistant === 'assistantAB';
  return exists && (header[opposite(side)].assistant === null || header[side].deaf);
}

/** D.2.11: only moving and announcing. */
function helper(
  state: GameState,
  side: Color,
  duty: Duty,
  refuse: (concept: Concept | null, code: RefusalCode) => Refusal,
): Refusal | null {
  const within = duty === 'D.2.10.1' || duty === 'D.2.10.2';
  const given = state.header[side].assistant?.duties.includes(duty) ?? false;
  return mayHelpSighted(state, side) && within && given ? null : refuse('sightedHelper', 'not-your-right');
}

/** D.2.10.4: the assistant passes on times and numbers of moves, at the player's request. */
function asks(
  state: GameState,
  side: Color,
  refuse: (concept: Concept | null, code: RefusalCode) => Refusal,
): Refusal | null {
  const may = !helpsSighted(state, side) && state.header[side].assistant?.duties.includes('D.2.10.4');
  return may ? null : refuse('dutyTell', 'not-your-right');
}
