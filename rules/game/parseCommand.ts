/**
 * A command from JSON. A line that is no object, lacks a field or goes back in time is a bad record; an unknown `do`
 * or an impossible argument is well formed and gets refused (interfaces.md, section 1).
 */
import { PROMOTION_ROLES } from '../position/square.ts';
import {
  ACTORS,
  ALERT_KINDS,
  type Command,
  type CommandKind,
  GROUNDS,
  PENALTIES,
  QUESTIONS,
  QUICKPLAY_GROUNDS,
  RULINGS,
} from './command.ts';
import {
  type Check,
  isColor,
  isDuration,
  isFlag,
  isJump,
  isNumber,
  isSquareName,
  isText,
  isVerdict,
  listOf,
  oneOf,
} from './fields.ts';

export type ParsedCommand =
  | { kind: 'command'; command: Command }
  | { kind: 'refused'; at: number; code: 'unknown-command' | 'impossible-argument' }
  | { kind: 'bad'; reason: string };

type Fields = Readonly<Record<string, Check>>;

/** A field that says null says nothing. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

const text = isText;
const flag = isFlag;
const number = isNumber;
const list = listOf(isText);
const square = isSquareName;
const squares = listOf(isSquareName, 64);
const color = isColor;
const verdict = isVerdict;

/** Needed and possible fields of each command, with what they may hold. */
const FIELDS: Readonly<Record<CommandKind, Readonly<{ needs?: Fields; may?: Fields }>>> = {
  start: {},
  lift: { needs: { square } },
  insert: { needs: { square }, may: { piece: oneOf(PROMOTION_ROLES) } },
  move: { needs: { move: text }, may: { announced: flag } },
  announce: { may: { text, move: text, moves: list } },
  correct: { may: { text, move: text, moves: list } },
  repeat: { may: { text, move: text, moves: list } },
  press: { may: { doubt: squares } },
  adjust: {},
  endAdjust: {},
  offerDraw: {},
  acceptDraw: {},
  declineDraw: {},
  resign: {},
  claim: {
    needs: { ground: oneOf(GROUNDS) },
    may: { intended: text, stopClocks: flag, because: oneOf(QUICKPLAY_GROUNDS) },
  },
  verifyClaim: { needs: { position: flag }, may: { score: flag } },
  requestIncrement: {},
  claimFlag: {},
  callArbiter: { may: { reason: text } },
  ask: { needs: { what: oneOf(QUESTIONS) } },
  answer: { needs: { what: oneOf(QUESTIONS) } },
  rule: {
    needs: { on: oneOf(ALERT_KINDS), decision: oneOf(RULINGS) },
    may: { id: number },
  },
  setClocks: { needs: { whiteMs: number, blackMs: number }, may: { incrementMs: number, reason: text } },
  restart: {},
  restore: { needs: { ply: number } },
  result: { needs: { white: number, black: number }, may: { reason: text } },
  accidental: { needs: { square } },
  stop: { may: { reason: text } },
  bothFlags: {},
  snapshot: {},
  demandTwoBoards: {},
  acceptMovingAssistant: { needs: { side: color } },
  approveDevice: { needs: { name: text } },
  penalty: { needs: { side: color, penalty: oneOf(PENALTIES) }, may: { ms: number, reason: text } },
  grantTime: { needs: { whiteMs: number, blackMs: number }, may: { reason: text } },
  twoHands: { needs: { side: color } },
  agreeCorrection: {},
  wrongStart: {},
  coloursReversed: { may: { restart: flag } },
  boardTurned: {},
  misplacedCastling: { needs: { side: color }, may: { rook: square } },
  nextPeriod: { needs: { side: color } },
  arrive: {},
  record: { needs: { move: text }, may: { ply: number } },
  viewScore: {},
  borrowScore: {},
  confirmResult: { needs: { white: number, black: number } },
  report: { needs: { about: text } },
  compare: { needs: { squares } },
  clockJumped: { needs: { ms: isJump, absent: flag } },
  allowDraw: {},
  verdict: { needs: { ply: number, white: verdict, black: verdict } },
  pause: {},
  takeBack: {},
  liftRuling: {},
  orderSeal: { may: { sessionEndsAt: isDuration } },
  seal: { may: { move: text, moves: list, text } },
  closeEnvelope: { needs: { resumption: text } },
  resume: { needs: { present: listOf(color, 2) } },
  openEnvelope: { may: { move: text, faulty: flag } },
  envelopeLost: { needs: { move: text } },
  handOver: { needs: { to: oneOf(['arbiter', 'players']) } },
  tell: { needs: { text } },
};

const WORDS: readonly string[] = ['announce', 'correct', 'repeat'];
const REASONED: readonly string[] = ['callArbiter', 'stop', 'setClocks', 'result', 'penalty', 'grantTime'];

export function parseCommand(value: unknown): ParsedCommand {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'bad', reason: 'not a JSON object' };
  const fields = value as Record<string, unknown>;
  const { at, by } = fields;
  if (isAbsent(at)) return { kind: 'bad', reason: 'lacks at' };
  if (!isDuration(at)) return { kind: 'bad', reason: 'at is not a number of milliseconds' };
  if (isAbsent(by)) return { kind: 'bad', reason: 'lacks by' };
  if (isAbsent(fields.do)) return { kind: 'bad', reason: 'lacks do' };
  const kind = fields.do as CommandKind;
  const known = typeof kind === 'string' && Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined;
  const refused = (code: 'unknown-command' | 'impossible-argument'): ParsedCommand => ({
    kind: 'refused',
    at,
    code,
  });
  if (!known) return refused('unknown-command');
  const missing = Object.keys(known.needs ?? {}).find((name) => isAbsent(fields[name]));
  if (missing) return { kind: 'bad', reason: `${kind} lacks ${missing}` };
  if (WORDS.includes(kind) && isAbsent(fields.text) && isAbsent(fields.move))
    return { kind: 'bad', reason: `${kind} lacks text or move` };
  if (!oneOf(ACTORS)(by)) return refused('impossible-argument');
  const command: Record<string, unknown> = { at, by, do: kind };
  if (REASONED.includes(kind)) command.reason = '';
  for (const [name, check] of [...Object.entries(known.needs ?? {}), ...Object.entries(known.may ?? {})]) {
    const given = fields[name];
    if (isAbsent(given)) continue;
    if (!check(given)) return refused('impossible-argument');
    command[name] = given;
  }
  // The arbiter may give his reason for whatever he does; of others it is no field.
  if (by === 'arbiter' && !isAbsent(fields.reason)) {
    if (!text(fields.reason)) return refused('impossible-argument');
    command.reason = fields.reason;
  }
  return { kind: 'command', command: command as unknown as Command };
}

export const COMMAND_KINDS = Object.keys(FIELDS) as readonly CommandKind[];
