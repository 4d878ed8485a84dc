/**
 * An event from a journal, which may be damaged or made by hand: every field of its kind is there, holds what it may
 * hold, and nothing else is. Whether the event fits the game is follows.ts's business.
 */
import { ARTICLES, type Concept } from '../editions/articles.ts';
import { COLORS, type Color, PROMOTION_ROLES } from '../position/square.ts';
import { MISSING_STEPS } from './act.ts';
import { ACTORS, ALERT_KINDS, GROUNDS, PENALTIES, QUESTIONS, QUICKPLAY_GROUNDS } from './command.ts';
import type { AlertDetail, Answer, EventKind, EventOf, GameEvent, Result } from './event.ts';
import {
  type Check,
  isColor,
  isDuration,
  isFlag,
  isJump,
  isNumber,
  isPly,
  isRecord,
  isShaped,
  isSquareName,
  isText,
  isUci,
  isVerdict,
  listOf,
  maybe,
  oneOf,
  orNull,
  type Shape,
  shown,
  wrongField,
} from './fields.ts';
import { COMMAND_KINDS } from './parseCommand.ts';

export type ParsedEvent = Readonly<{ ok: true; event: GameEvent } | { ok: false; reason: string }>;

const isActor = oneOf(ACTORS);
const isArbiter = oneOf(['arbiter']);
const isArticle = orNull(isText);
const isSquares = listOf(isSquareName, 64);
const isTrue: Check<true> = (value): value is true => value === true;
const isPromotion = oneOf(PROMOTION_ROLES);
const isCount = isPly;
const isCounts = isShaped<Readonly<Record<Color, number>>>({ white: isCount, black: isCount });
const isConcept: Check<Concept> = (value): value is Concept =>
  typeof value === 'string' && Object.hasOwn(ARTICLES, value);
const isResult = isShaped<Result>({ white: isNumber, black: isNumber });

const isDetail = isShaped<AlertDetail>({
  side: isColor,
  ply: maybe(isPly),
  move: maybe(isText),
  missing: maybe(listOf(oneOf(MISSING_STEPS), 16)),
  ground: maybe(oneOf([...GROUNDS, 'increment', 'two-hands'])),
  intended: maybe(isText),
  correct: maybe(isFlag),
  ownScore: maybe(isCount),
  zeroAt: maybe(isDuration),
  squares: maybe(isSquares),
  sensor: maybe(isTrue),
  released: maybe(isFlag),
  ms: maybe(isJump),
});

const isAnswer = isShaped<Answer>({
  ownMs: maybe(isDuration),
  ownUsedMs: maybe(isDuration),
  opponentMs: maybe(isDuration),
  opponentUsedMs: maybe(isDuration),
  whiteCompleted: maybe(isCount),
  blackCompleted: maybe(isCount),
  toControl: maybe(orNull(isNumber)),
});

const isProposed = isShaped<NonNullable<EventOf<'restored'>['proposed']>>({
  whiteMs: isDuration,
  blackMs: isDuration,
});

type Fields<K extends EventKind> = Omit<EventOf<K>, 'at' | 'event'>;

const nothing = {};
const side = { side: isColor };
const said = { by: isActor, text: maybe(isText), move: orNull(isUci) };

/** Total over the kinds and over the fields of each: what is missing here does not compile. */
const SHAPES: { readonly [K in EventKind]: Shape<Fields<K>> } = {
  started: nothing,
  lifted: {
    by: isActor,
    square: isSquareName,
    board: maybe(isColor),
    as: oneOf(['touch', 'needed', 'astray', 'mirror', 'put-back']),
  },
  inserted: {
    by: isActor,
    square: isSquareName,
    board: maybe(isColor),
    piece: maybe(isPromotion),
    as: oneOf(['placing', 'astray', 'mirror', 'put-back']),
  },
  moved: { by: isActor, move: isUci, announced: isFlag },
  announced: { ...said, of: isColor },
  corrected: { ...said, of: isColor },
  repeated: { ...said, equal: isFlag },
  made: { ...side, move: isUci, san: isText },
  unmade: { ...side, move: isText },
  'taken-back': { by: isActor, ply: isPly },
  'ruling-lifted': { by: isActor, ...side, count: isCount, ms: isDuration },
  illegal: { ...side, move: orNull(isText) }, // a pawn exchanged where it stands is no UCI move
  pressed: { by: isActor, ...side, early: isFlag },
  completed: { ...side, ply: isPly, by: oneOf(['press', 'next-move', 'end', 'reply', 'ruling']) },
  adjusting: side,
  adjusted: side,
  'touch-struck': { ...side, square: isSquareName },
  mirrored: { ...side, ply: isPly },
  'mirror-skipped': { ...side, ply: isPly, missing: isSquares, extra: isSquares },
  'draw-offered': { ...side, ply: isPly, irregular: isFlag, claim: isFlag },
  'draw-closed': { side: maybe(isColor), how: oneOf(['declined', 'touched', 'arbiter']) },
  'draw-reopened': nothing,
  'draws-allowed': nothing,
  claimed: { by: isActor, ground: oneOf([...GROUNDS, 'increment']), intended: maybe(isUci) },
  'intended-due': { ...side, move: isUci },
  'claim-submitted': {
    ...side,
    because: oneOf(QUICKPLAY_GROUNDS),
    fen: isText,
    moves: maybe(listOf(isText)),
  },
  'claim-verified': { ...side, position: isFlag, score: maybe(isFlag) },
  alert: { to: isArbiter, kind: oneOf(ALERT_KINDS), article: isArticle, id: isCount, detail: isDetail },
  'alert-ended': {
    id: isCount,
    kind: oneOf(ALERT_KINDS),
    how: oneOf(['upheld', 'rejected', 'lapsed', 'postponed']),
  },
  ruled: {
    ...side,
    id: isCount,
    kind: oneOf(ALERT_KINDS),
    decision: oneOf(['uphold', 'reject']),
    article: isArticle,
    ground: maybe(oneOf([...GROUNDS, 'increment', 'two-hands'])),
  },
  reasoned: { of: oneOf(COMMAND_KINDS), reason: isText },
  'handed-over': { desk: oneOf(['arbiter', 'players']) },
  'arbiter-told': { text: isText },
  'illegal-counted': { ...side, count: isCount, ply: maybe(isPly) },
  'breach-cleared': side,
  promoted: { ...side, move: isUci, san: isText },
  'boards-as-ruled': nothing,
  'time-changed': { ...side, ms: isNumber, article: isArticle, reason: isText },
  'clocks-stopped': { reason: isText, by: isActor, ruled: isFlag },
  'clock-started': side,
  'clocks-set': {
    whiteMs: isDuration,
    blackMs: isDuration,
    wasWhiteMs: isDuration,
    wasBlackMs: isDuration,
    reason: isText,
  },
  'clock-jumped': { ms: isJump, absent: isFlag },
  'increment-set': { ms: isDuration },
  'period-begun': side,
  'flag-down': side,
  'flag-dismissed': side,
  restored: {
    ply: isPly,
    proposed: orNull(isProposed),
    touches: oneOf(['kept', 'none']),
    pawnTo: maybe(isSquareName),
  },
  restarted: { reason: isText },
  'castling-struck': { ...side, rook: maybe(isSquareName) },
  'moving-assistant-accepted': side,
  'device-approved': { name: isText },
  penalised: {
    ...side,
    penalty: oneOf(PENALTIES),
    ms: maybe(isNumber),
    article: isArticle,
    reason: isText,
  },
  reported: { by: isActor, about: isText },
  'table-taken': { device: isText, reason: isText },
  'correction-proposed': side,
  arrived: { ...side, lateMs: isDuration, forfeitProposed: isFlag },
  recorded: { ...side, ply: isPly, move: isUci, by: maybe(isActor) },
  'record-due': { ...side, ply: isPly },
  'record-exempt': { ...side, exempt: isFlag },
  'score-viewed': { ...side, count: isCount, tooOften: isFlag },
  'score-lent': { ...side, moves: listOf(isUci) },
  'scores-compared': { agree: isFlag, ply: isPly },
  snapshot: {
    fen: isText,
    whiteMs: orNull(isDuration),
    blackMs: orNull(isDuration),
    running: orNull(isColor),
    made: isCounts,
    completed: isCounts,
  },
  'two-boards': { by: isActor },
  verdict: { ply: isPly, white: isVerdict, black: isVerdict },
  'seal-ordered': { ...side, sessionEndsAt: maybe(isDuration) },
  sealed: { ...side, moves: listOf(isUci), text: maybe(isText), final: isFlag },
  'envelope-closed': {
    resumption: isText,
    ...side,
    fen: isText,
    number: isCount,
    usedWhiteMs: isDuration,
    usedBlackMs: isDuration,
    offer: isFlag,
  },
  resumed: { present: listOf(oneOf(COLORS), 2), clock: orNull(isColor) },
  'envelope-opened': { move: orNull(isUci), absent: maybe(isColor) },
  'result-confirmed': { ...side, white: isNumber, black: isNumber, agreed: isFlag },
  noticed: { to: isArbiter, article: isArticle, about: isText, side: maybe(isColor) },
  asked: { by: isActor, what: oneOf(QUESTIONS) },
  told: { to: isActor, what: oneOf(QUESTIONS), answer: isAnswer },
  ended: { result: isResult, article: isArticle, concept: orNull(isConcept), reason: isText },
};

export function parseEvent(value: unknown): ParsedEvent {
  if (!isRecord(value)) return bad('is no JSON object');
  const { at, event: kind, ...fields } = value;
  if (!isDuration(at)) return bad(`has no time: ${shown(at)}`);
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind))
    return bad(`is of no known kind: ${shown(kind)}`);
  const wrong = wrongField(fields, SHAPES[kind as EventKind]);
  return wrong === null
    ? { ok: true, event: value as unknown as GameEvent }
    : bad(`${kind}: ${shown(wrong)} is ${shown(fields[wrong])}`);
}

function bad(reason: string): ParsedEvent {
  return { ok: false, reason };
}
