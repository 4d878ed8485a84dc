/**
 * The rules core: a command against a state gives events, or a refusal that cites its article and changes nothing.
 * Time enters with the command; what time alone brings is elapse.ts, to be applied before.
 */
import type { Color } from '../position/square.ts';
import * as adjourning from './adjourning.ts';
import * as arbiter from './arbiter.ts';
import { answer, ask } from './asking.ts';
import { claim, claimFlag, requestIncrement, verifyClaim } from './claims.ts';
import { type Command, type CommandKind, type CommandOf, sideOf } from './command.ts';
import * as conduct from './conduct.ts';
import { bothFlags } from './ending.ts';
import type { GameEvent } from './event.ts';
import { LONGEST_TEXT } from './fields.ts';
import { follow } from './follow.ts';
import * as irregular from './irregular.ts';
import { compareBoard, skipMirror } from './mirror.ts';
import { adjust, endAdjust, insert, lift, move } from './moving.ts';
import { acceptDraw, declineDraw, offerDraw, resign } from './offers.ts';
import { forbids } from './permission.ts';
import { press, twoHands } from './press.ts';
import { borrowScore, noteExemption, record, snapshot } from './recording.ts';
import type { Refusal } from './refusal.ts';
import { blocksStart, type GameState } from './state.ts';
import { Table } from './table.ts';
import * as teaching from './teaching.ts';
import { standAsItLooks } from './unpressed.ts';
import { announce, correct, repeat } from './words.ts';

export type Decision = Readonly<{ ok: true; events: readonly GameEvent[]; state: GameState }> | Refusal;

type Handlers = { readonly [K in CommandKind]: (table: Table, command: CommandOf<K>) => Refusal | undefined };

const side = (command: Command): Color => sideOf(command.by) as Color;

const HANDLERS: Handlers = {
  start: arbiter.start,
  lift,
  insert,
  move,
  announce,
  correct,
  repeat,
  press: (table, command) => {
    if (adjourning.isSealing(table.state, side(command))) return adjourning.closeSealed(table, side(command)); // I.1.1
    if (table.state.mirror[side(command)]?.lifted.length === 0) skipMirror(table, side(command)); // U07b
    return press(table, command.by, side(command), command.doubt ?? []);
  },
  adjust,
  endAdjust,
  offerDraw: (table, command) => offerDraw(table, side(command)),
  acceptDraw: (table, command) => acceptDraw(table, side(command)),
  declineDraw: (table, command) => declineDraw(table, side(command)),
  resign: (table, command) => resign(table, side(command)),
  claim,
  verifyClaim,
  requestIncrement,
  claimFlag,
  callArbiter: arbiter.callArbiter,
  stop: arbiter.stop,
  ask,
  answer,
  rule: arbiter.rule,
  setClocks: arbiter.setClocks,
  restart: arbiter.restart,
  restore: arbiter.restore,
  result: arbiter.result,
  accidental: arbiter.accidental,
  penalty: arbiter.penalty,
  grantTime: arbiter.grantTime,
  verdict: arbiter.verdict,
  twoHands: (table, command) => twoHands(table, command.side),
  acceptMovingAssistant: arbiter.acceptMovingAssistant,
  approveDevice: arbiter.approveDevice,
  clockJumped: arbiter.clockJumped,
  allowDraw: arbiter.allowDraw,
  demandTwoBoards: arbiter.demandTwoBoards,
  bothFlags,
  snapshot,
  agreeCorrection: irregular.agreeCorrection,
  wrongStart: irregular.wrongStart,
  coloursReversed: irregular.coloursReversed,
  boardTurned: irregular.boardTurned,
  misplacedCastling: irregular.misplacedCastling,
  nextPeriod: irregular.nextPeriod,
  arrive: irregular.arrive,
  viewScore: conduct.viewScore,
  confirmResult: conduct.confirmResult,
  report: conduct.report,
  compare: compareBoard,
  pause: conduct.pause,
  takeBack: teaching.takeBack,
  liftRuling: teaching.liftRuling,
  record,
  borrowScore,
  orderSeal: adjourning.orderSeal,
  seal: adjourning.seal,
  closeEnvelope: adjourning.closeEnvelope,
  resume: adjourning.resume,
  openEnvelope: adjourning.openEnvelope,
  envelopeLost: adjourning.envelopeLost,
  handOver: arbiter.handOver,
  tell: conduct.tell,
};

/** Commands that are for any time: before the start, after the end. */
const ANY_TIME: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'lift',
  'insert',
  'ask',
  'answer',
  'report',
  'result',
  'confirmResult',
  'handOver',
  'takeBack',
  'liftRuling',
  'tell',
]);
const BEFORE_START: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'start',
  'approveDevice',
  'acceptMovingAssistant',
  'arrive',
  'setClocks',
  'allowDraw',
  'clockJumped',
  'demandTwoBoards',
  'penalty',
]);

/** I.4, I.6, I.7: what may be done while a game is adjourned. */
const ADJOURNED: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'closeEnvelope',
  'resume',
  'openEnvelope',
  'acceptDraw',
  'declineDraw',
  'offerDraw',
  'resign',
  'setClocks',
  'arrive',
  'envelopeLost',
  'rule',
  'claimFlag',
  'clockJumped',
]);

export function decide(state: GameState, command: Command): Decision {
  const table = new Table(state, command.at);
  const forbidden = forbids(state, command) ?? untimely(table, command) ?? oversized(table, command);
  if (forbidden) return forbidden;
  const running = state.clock?.running;
  if (running) noteExemption(table, running); // 8.4: by the time that has passed, before the act brings more or less
  standAsItLooks(table, command);
  const handle = HANDLERS[command.do] as (table: Table, command: Command) => Refusal | undefined;
  const refused = handle(table, command);
  if (refused) return refused;
  noteReason(table, command);
  follow(table);
  return { ok: true, events: table.events, state: table.state };
}

function untimely(table: Table, command: Command): Refusal | undefined {
  const { phase } = table.state;
  if (phase === 'playing' || ANY_TIME.has(command.do)) return undefined;
  if (phase === 'over') return table.refuse(null, 'game-over');
  if (phase === 'waiting' && !BEFORE_START.has(command.do)) {
    const blocked = table.state.clock ? null : blocksStart(table.state);
    return blocked ? table.refuse(blocked.concept, blocked.code) : table.refuse('startClock', 'not-started');
  }
  if (phase === 'submitted' && command.do !== 'verifyClaim')
    return table.refuse('quickplayNoArbiter', 'game-over'); // III.6.1: the claim has ended the game
  if (phase === 'adjourned' && !ADJOURNED.has(command.do)) return table.refuse('sealing', 'adjourned');
  return undefined;
}

/** Where the events of an act have no place for the arbiter's reason, it stands beside them. */
function noteReason(table: Table, { by, do: of, reason }: Command): void {
  if (
    by !== 'arbiter' ||
    !reason ||
    table.events.some((event) => 'reason' in event && event.reason === reason)
  )
    return;
  table.write({ event: 'reasoned', of, reason });
}

/** What is written can always be read again: the same bound as parseEvent.ts has. */
function oversized(table: Table, command: Command): Refusal | undefined {
  const texts = command as Readonly<Record<string, unknown>>;
  for (const field in texts) {
    const value = texts[field];
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      return table.refuse(null, 'impossible-argument');
  }
  return undefined;
}
