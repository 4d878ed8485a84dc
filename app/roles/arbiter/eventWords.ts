/**
 * One event in one line: for the record, for evidence, and for what a decision would bring. The same words for all three,
 * so that what is told beforehand and what then stands in the record are the same.
 */
import { NARRATION } from '#app/desk/narration.ts';
import { sayNoticed, whoName } from '#app/desk/rulingWords.ts';
import { clockDigits } from '#app/shared/clockDigits.ts';
import type { Actor } from '#rules/game/command.ts';
import type { EventKind, EventOf, GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import { describe } from '#rules/notation/describe.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type ArbiterKey, arbiterTexts } from './texts/texts.ts';

export type Told = Readonly<{ event: GameEvent; before: GameState; state: GameState }>;

/** The texts of this desk in the reader's language. */
export type Text = (key: ArbiterKey, args?: Readonly<Record<string, string | number>>) => string;

export function textIn({ language }: AnnounceOptions): Text {
  return (key, args) => arbiterTexts.text(language, key, args);
}

type Context = Readonly<{ before: GameState; state: GameState; words: AnnounceOptions; text: Text }>;
type Line<K extends EventKind> = (event: EventOf<K>, context: Context) => string;

/** Null where an event is nothing to read. */
export function eventWords({ event, before, state }: Told, words: AnnounceOptions): string | null {
  const text = textIn(words);
  const own = LINES[event.event] as Line<EventKind> | undefined;
  if (own) return own(event, { before, state, words, text }) || null;
  const teller = NARRATION[event.event].arbiter as ((event: GameEvent, scene: object) => unknown) | undefined;
  const scene = {
    change: { before, state, events: [event] },
    words,
    language: words.language,
    announces: false,
  };
  const told = teller?.(event, scene) as Readonly<{ said: Readonly<{ text: string }> }> | null | undefined;
  return told?.said.text ?? null;
}

/** A move in the reader's letters; what is no move of this position as it was given. */
export function written(position: Position, uci: string, { language }: AnnounceOptions): string {
  const move = parseUci(uci);
  const described = move && describe(position, move);
  return described ? writeMove(described, { language, enPassant: true }) : uci;
}

const who = (by: Actor) => ({ by: whoName(by) });
/** No value of a message's argument has a hyphen. */
const plain = (value: string) => value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const times = (whiteMs: number, blackMs: number) => ({
  white: clockDigits(whiteMs),
  black: clockDigits(blackMs),
});

/** Words of a player for the move on its way, or for the one just made. */
function named({ move, text: heard }: EventOf<'announced' | 'repeated'>, { before, words }: Context): string {
  if (move === null) return heard ?? '?';
  const position =
    before.ply.previous && describe(before.ply.position, parseUci(move) ?? { from: 'a1', to: 'a1' }) === null
      ? before.ply.previous.position
      : before.ply.position;
  return written(position, move, words);
}

const LINES: { readonly [K in EventKind]?: Line<K> } = {
  lifted: ({ by, square, as }, { text }) => text('event.lifted', { ...who(by), square, as: plain(as) }),
  inserted: ({ by, square, as }, { text }) => text('event.inserted', { ...who(by), square, as: plain(as) }),
  moved: ({ by, move }, { before, words, text }) =>
    text('event.moved', { ...who(by), move: written(before.ply.position, move, words) }),
  announced: (event, context) =>
    context.text('event.announced', { ...who(event.by), move: named(event, context) }),
  corrected: (event, context) =>
    context.text('event.corrected', { ...who(event.by), move: named(event, context) }),
  repeated: (event, context) =>
    context.text('event.repeated', { ...who(event.by), move: named(event, context) }),
  made: ({ side, move }, { before, words, text }) =>
    text('event.made', { side, move: written(before.ply.position, move, words) }),
  unmade: ({ side }, { text }) => text('event.unmade', { side }),
  illegal: ({ side, move }, { before, words, text }) =>
    text('event.illegal', { side, move: move === null ? '?' : written(before.ply.position, move, words) }),
  pressed: ({ by }, { text }) => text('event.pressed', who(by)),
  completed: ({ side }, { text }) => text('event.completed', { side }),
  mirrored: ({ side }, { text }) => text('event.mirrored', { side }),
  'mirror-skipped': ({ side }, { text }) => text('event.mirrorSkipped', { side }),
  'draw-closed': ({ how }, { text }) => text('event.drawClosed', { how }),
  'draw-reopened': (_, { text }) => text('event.drawReopened'),
  claimed: ({ by, ground, intended }, { before, words, text }) => {
    const move = intended === undefined ? '' : written(before.ply.position, intended, words);
    const claim = text('ground', { ground: plain(ground) });
    return text('event.claimed', { ...who(by), claim, intended: move ? 'yes' : 'no', move });
  },
  'claim-submitted': ({ side }, { text }) => text('event.claimSubmitted', { side }),
  'claim-verified': ({ side }, { text }) => text('event.claimVerified', { side }),
  'alert-ended': ({ kind, how }, { text }) =>
    text('event.alertEnded', { how, kind: text('kind', { kind: plain(kind) }) }),
  ruled: () => '',
  reasoned: ({ reason }, { text }) => text('event.reasoned', { reason }),
  'illegal-counted': ({ side, count }, { text }) => text('event.counted', { side, count }),
  'breach-cleared': ({ side }, { text }) => text('event.breachCleared', { side }),
  'boards-as-ruled': (_, { text }) => text('event.boardsAsRuled'),
  'clocks-stopped': ({ by, reason }, { text }) =>
    text('event.stopped', { ...who(by), why: reason ? 'yes' : 'no', reason: reasonWords(reason, text) }),
  'clock-started': ({ side }, { text }) => text('event.clockStarted', { side }),
  'clocks-set': ({ whiteMs, blackMs, wasWhiteMs, wasBlackMs, reason }, { text }) => {
    const was = times(wasWhiteMs, wasBlackMs);
    return text('event.clocksSet', {
      ...times(whiteMs, blackMs),
      wasWhite: was.white,
      wasBlack: was.black,
      why: reason ? 'yes' : 'no',
      reason: reasonWords(reason, text),
    });
  },
  'clock-jumped': ({ ms }, { text }) => text('event.clockJumped', { time: clockDigits(Math.abs(ms)) }),
  'flag-down': ({ side }, { text }) => text('event.flagDown', { side }),
  'flag-dismissed': ({ side }, { text }) => text('event.flagDismissed', { side }),
  restored: ({ ply }, { text }) => text('event.restored', { ply }),
  recorded: ({ side, ply, move }, { text }) => text('event.recorded', { side, ply, move }),
  'record-due': ({ side, ply }, { text }) => text('event.recordDue', { side, ply }),
  'record-exempt': ({ side, exempt }, { text }) =>
    text('event.recordExempt', { side, exempt: exempt ? 'yes' : 'no' }),
  'score-viewed': ({ side, count }, { text }) => text('event.scoreViewed', { side, count }),
  'score-lent': ({ side }, { text }) => text('event.scoreLent', { side }),
  'scores-compared': ({ agree, ply }, { text }) =>
    text('event.scoresCompared', { agree: agree ? 'yes' : 'no', ply }),
  snapshot: (_, { text }) => text('event.snapshot'),
  'two-boards': ({ by }, { text }) => text('event.twoBoards', who(by)),
  verdict: () => '',
  told: () => '',
  reported: ({ by, about }, { text }) => text('event.reported', { ...who(by), about }),
  'correction-proposed': ({ side }, { text }) => text('event.correctionProposed', { side }),
  noticed: (event, { words }) => sayNoticed(event, words.language)?.text ?? event.about,
};

/** Reasons that the program knows by their name; what a person wrote stays as it was written. */
export function reasonWords(reason: string, text: Text): string {
  return text('reason', { reason: KNOWN_REASONS.has(reason) ? plain(reason) : 'own', words: reason });
}

const KNOWN_REASONS: ReadonlySet<string> = new Set([
  'threefold',
  'fifty',
  'illegal-move',
  'touch-move',
  'quickplay',
  'increment',
  'flag',
  'claim',
  'divergence',
  'premature-press',
  'no-move-press',
  'incomplete-promotion',
  'clock-defect',
  'player',
  'restore',
  'adjournment',
  'arrival',
  'scores',
  'pause',
  'setting',
  'schedule',
  'assistant',
  'adjourned-times',
]);
