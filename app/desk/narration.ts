/**
 * One total table: for every kind of event, who is spoken to, and the words. A new event does not compile without its
 * row. `unsaid` is a decision too: it is shown, or follows from what is said with it.
 */
import { articleOfClaim } from '#rules/game/claims.ts';
import { reading } from '#rules/game/clock.ts';
import { sideOf } from '#rules/game/command.ts';
import type { EventKind, EventOf } from '#rules/game/event.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { toMirror } from '#rules/game/mirror.ts';
import { canStillMate, type GameState, onMove } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { makeUci, parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import type { MessageKind } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { citing } from '#speech/phrases/citing.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { sayEnding } from '#speech/phrases/endings.ts';
import { plainly, type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove, saySquare } from '#speech/phrases/speak.ts';
import { manWord } from '#speech/phrases/words.ts';
import { tell } from '../edge/tell.ts';
import { saidText } from '../i18n/text.ts';
import { menOnBoard } from '../pegs/men.ts';
import { sameResult, shownResult } from '../score/confirmedResult.ts';
import { plyNumber, positionFor } from '../score/ownScore.ts';
import { sayAlert } from './alertWords.ts';
import { sayHole, sayPly } from './inform.ts';
import {
  sayCastlingStruck,
  sayEnvelopeOpened,
  sayIntended,
  sayNoticed,
  sayPenalised,
  sayRuled,
  sayTimeChanged,
  sayTouchStruck,
  whoName,
} from './rulingWords.ts';
import { sayTakenBack } from './takenBack.ts';
import { deskTexts } from './texts.ts';

/** Who sits at a desk, as far as words differ by it. */
export type Ear = 'player' | 'assistant' | 'arbiter' | 'spectator';

export type Told = Readonly<{ kind: MessageKind; said: Said }>;

export type Scene = Readonly<{
  change: Change;
  words: AnnounceOptions;
  language: Language;
  /** The move is said in this breath: then its pegs need no echo. */
  announces: boolean;
}>;

type Teller<K extends EventKind> = (event: EventOf<K>, scene: Scene) => Told | null;

export type Narration = { readonly [K in EventKind]: Readonly<Partial<Record<Ear, Teller<K>>>> };

const toAll = <T>(teller: T): Readonly<Record<Ear, T>> => ({
  player: teller,
  assistant: teller,
  arbiter: teller,
  spectator: teller,
});
const toTheBoard = <T>(teller: T) => ({ player: teller, assistant: teller, arbiter: teller });
const byTheBoard = <T>(teller: T) => ({ player: teller, assistant: teller });
const toPlayer = <T>(teller: T) => ({ player: teller });
const unsaid = {};

const move = (said: Said): Told => ({ kind: 'move', said });
const alert = (said: Said): Told => ({ kind: 'alert', said });
const maybe = (said: Said | null): Told | null => said && alert(said);
const answer = (said: Said): Told => ({ kind: 'answer', said });
const echo = (said: Said): Told => ({ kind: 'echo', said });

export const NARRATION: Narration = {
  'taken-back': toAll(({ ply }, { change, words }) => {
    const what = sayTakenBack(change.before, ply, words);
    return what && alert(deskTexts.say(words.language, 'taken.back', { what, side: onMove(change.state) }));
  }),
  'ruling-lifted': toAll((_, { language }) => alert(deskTexts.say(language, 'ruling.lifted'))),
  started: toAll((_, { language }) => alert(say(language, 'game.started'))),
  lifted: toPlayer((event, scene) =>
    scene.announces || isCarriedOver(event, scene) ? null : echo(sayLifted(event, scene)),
  ),
  inserted: toPlayer((event, scene) =>
    scene.announces || isCarriedOver(event, scene)
      ? null
      : echo(sayHole(menOnBoard(scene.change.state), event.square, scene.words)),
  ),
  moved: toAll(({ by, move: uci, announced }, { change, words }) => {
    const side = sideOf(by);
    return announced && side ? move(sayNamed(change.before.ply.position, uci, '', words)) : null;
  }),
  announced: toAll((event, { change, words }) => move(sayWords(change, event, words))),
  corrected: toAll((event, { change, words }) => move(sayWords(change, event, words))),
  repeated: toAll(({ equal }, { change, words }) => {
    if (equal) return answer(say(words.language, 'repeat.right'));
    const last = sayPly(change.state.ply, words); // D.2.1: said again at once, before anything else
    return last && move(say(words.language, 'repeat.differs', { move: last }));
  }),
  made: unsaid, // its words have been said, or are still due
  unmade: unsaid,
  illegal: unsaid,
  pressed: byTheBoard(({ side }, { language }) => echo(saidText(language, 'echo.pressed', { side }))),
  completed: unsaid,
  adjusting: toTheBoard((_, { language }) => echo(say(language, 'adjust.said'))),
  adjusted: toTheBoard((_, { language }) => echo(say(language, 'adjust.ended'))),
  'touch-struck': toTheBoard((event, scene) => alert(sayTouchStruck(event, scene))),
  mirrored: unsaid,
  'mirror-skipped': unsaid,
  'draw-offered': toAll(({ side }, { language }) => alert(say(language, 'draw.bySide', { side }))),
  'draw-closed': toAll(({ how }, { language }) =>
    how === 'declined' ? alert(say(language, 'draw.declined')) : null,
  ),
  'draw-reopened': unsaid,
  'draws-allowed': toAll((_, { language }) => alert(saidText(language, 'ruling.drawsAllowed'))),
  claimed: toAll((event, scene) => alert(sayClaimed(event, scene))),
  'intended-due': toAll((event, scene) => alert(sayIntended(event, scene))),
  'claim-submitted': unsaid,
  'claim-verified': unsaid,
  // What a claim is about has just been said.
  alert: toTheBoard((event, { change, language }) =>
    event.kind === 'claim' && change.events.some((other) => other.event === 'claimed')
      ? null
      : alert(sayAlert(language, event)),
  ),
  'alert-ended': unsaid,
  ruled: toAll((event, scene) => maybe(sayRuled(event, scene))),
  reasoned: unsaid, // it stands in the arbiter's log
  'arbiter-told': toTheBoard(({ text }, { language }) => alert(saidText(language, 'ruling.told', { text }))),
  'handed-over': toAll(({ desk }, { language }) => alert(saidText(language, 'ruling.handedOver', { desk }))),
  'illegal-counted': unsaid, // the ruling says it, or the alert in training
  'breach-cleared': unsaid,
  promoted: toAll((_, { language }) => alert(saidText(language, 'ruling.queen'))),
  'boards-as-ruled': unsaid,
  'time-changed': toAll((event, scene) => alert(sayTimeChanged(event, scene))),
  'clocks-stopped': toAll(({ by }, { change, language }) => {
    if (sideOf(by) === null) return alert(saidText(language, 'ruling.clocksStopped'));
    const paused = mayWarn(change.state);
    return alert(paused ? saidText(language, 'game.paused') : say(language, 'arbiter.called'));
  }),
  'clock-started': toAll((_, { change, language }) =>
    change.before.stopped ? alert(say(language, 'arbiter.restarted')) : null,
  ),
  'clocks-set': toAll((_, { language }) => alert(say(language, 'arbiter.clocksSet'))),
  'clock-jumped': unsaid, // the alert asks the arbiter about it
  'increment-set': toAll(({ ms }, { language }) =>
    alert(saidText(language, 'ruling.increment', { time: durationWords(language, ms) })),
  ),
  'period-begun': toAll(({ side }, { language }) => alert(saidText(language, 'ruling.period', { side }))),
  'flag-down': unsaid, // the alert, or the end, says it
  'flag-dismissed': unsaid,
  restored: toAll((_, { language }) => alert(say(language, 'arbiter.restored'))),
  restarted: toAll((_, { language }) => alert(saidText(language, 'ruling.newGame'))),
  'castling-struck': toAll((event, scene) => alert(sayCastlingStruck(event, scene))),
  'moving-assistant-accepted': toAll(({ side }, { language }) =>
    alert(saidText(language, 'ruling.movingAssistant', { side })),
  ),
  'device-approved': toTheBoard((_, { language }) => alert(saidText(language, 'ruling.device'))),
  penalised: toAll((event, scene) => alert(sayPenalised(event, scene))),
  reported: {
    arbiter: ({ by, about }, { language }) =>
      by === 'arbiter' ? null : alert(saidText(language, 'ruling.reports', { by: whoName(by), about })), // 12.7
  },
  'table-taken': toTheBoard((_, { language }) => alert(saidText(language, 'desk.tableTaken'))),
  'correction-proposed': unsaid,
  arrived: toAll(({ side }, { language }) => alert(saidText(language, 'ruling.arrived', { side }))),
  // Told to who wrote it: nobody else has asked.
  recorded: {
    player: (event, scene) => (event.by ? null : answer(sayRecorded(event, scene))),
    assistant: (event, scene) => (event.by ? answer(sayRecorded(event, scene)) : null),
  },
  'record-due': unsaid,
  'record-exempt': unsaid,
  'score-viewed': unsaid,
  'score-lent': unsaid,
  'scores-compared': unsaid,
  snapshot: unsaid,
  'two-boards': unsaid,
  verdict: unsaid,
  'seal-ordered': toAll(({ side }, { language }) =>
    alert(saidText(language, 'ruling.sealOrdered', { side })),
  ),
  sealed: toTheBoard(
    ({ final }, { language }) => (final ? alert(saidText(language, 'ruling.sealed')) : null), // I.1.1: which move is nobody's to hear
  ),
  'envelope-closed': toAll((_, { language }) => alert(saidText(language, 'ruling.envelopeClosed'))),
  resumed: toAll((_, { language }) => alert(saidText(language, 'ruling.resumed'))),
  'envelope-opened': toAll((event, scene) => move(sayEnvelopeOpened(event, scene))),
  'result-confirmed': toAll((event, scene) => answer(sayConfirmed(event, scene))),
  noticed: { arbiter: (event, { language }) => maybe(sayNoticed(event, language)) },
  asked: {
    player: (_, { language }) => echo(saidText(language, 'asked.passedOn')),
    assistant: ({ what }, { language }) => alert(saidText(language, 'asked.toAssistant', { what })),
  },
  told: {
    player: (event, { language }) => answer(tell(event, language)),
    assistant: (event, { language }) => answer(tell(event, language)),
    // What others have asked stands in his record.
    arbiter: (event, { language }) => (event.to === 'arbiter' ? answer(tell(event, language)) : null),
  },
  ended: toAll((event, { change, language }) =>
    alert(sayEnding(language, event, concerned(change.state, event))),
  ),
};

function sayWords(
  { before }: Change,
  event: EventOf<'announced' | 'corrected'>,
  words: AnnounceOptions,
): Said {
  return sayNamed(positionBefore(before, event.of), event.move, event.text ?? '', words);
}

/** D.1: carrying the opponent's move over is no news. In competition the event itself does not say that it was so. */
function isCarriedOver(
  { by, square }: EventOf<'lifted' | 'inserted'>,
  { change: { before } }: Scene,
): boolean {
  const side = sideOf(by);
  const pending = side && toMirror(before, side);
  return pending !== null && [...pending.needs.lifts, ...pending.needs.inserts].includes(square);
}

/** 9.2, 9.3 and the others: what is claimed, the move that was written with it, and the article. */
function sayClaimed({ by, ground, intended }: EventOf<'claimed'>, { change, language, words }: Scene): Said {
  const names = { 'illegal-move': 'illegalMove', 'touch-move': 'touchMove' } as const;
  const named = ground === 'illegal-move' || ground === 'touch-move' ? names[ground] : ground;
  const claimed = saidText(language, 'claim.made', { side: sideOf(by) ?? 'white', ground: named });
  const written = intended
    ? [saidText(language, 'claim.intended'), sayNamed(change.before.ply.position, intended, '', words)]
    : [];
  const article = articleOfClaim(change.state, ground, intended);
  return together([citing(language, claimed, article), ...written]);
}

function sayNamed(before: Position, uci: string | null, text: string, words: AnnounceOptions): Said {
  const named = uci === null ? null : parseUci(uci);
  const described = named && describeByForm(before, named);
  return described ? sayMove(described, words) : plainly(words.language, text || (uci ?? ''));
}

/** Words may come after the move is made (U03): then they are about the position before it. */
function positionBefore({ ply, act }: GameState, of: Color): Position {
  return act.color === of || !ply.previous ? ply.position : ply.previous.position;
}

/** D.2.2: in training it is said that a man was touched; in competition only which hole is empty. */
function sayLifted({ square, as }: EventOf<'lifted'>, { change, words, language }: Scene): Said {
  const man = menOnBoard(change.before).get(square);
  const hole = saySquare(square, words);
  const { act } = change.before;
  if (man && man.color !== act.color && act.hand.lifted.some(({ piece }) => piece.color === act.color))
    return deskTexts.say(language, 'capture.off', { man: manWord(language, man.color, man.role) });
  if (as === 'touch' && man)
    return say(language, 'touched', { piece: manWord(language, man.color, man.role), square: hole });
  return together([saidText(language, 'echo.lifted'), hole]);
}

/** 8.1, D.2.7: what was written into the own score, or corrected there. */
function sayRecorded(
  { side, ply, move: uci }: EventOf<'recorded'>,
  { change, words, language }: Scene,
): Said {
  const { before, state } = change;
  const key = ply > before.entries[side].length ? 'score.written' : 'score.corrected';
  const position = positionFor(state, side, ply);
  const entry = parseUci(uci);
  const written =
    position && entry ? sayNamed(position, makeUci(position.read(entry)), '', words) : plainly(language, uci);
  return together([saidText(language, key, { number: plyNumber(state, ply) }), written]);
}

/** 8.7: a player has confirmed the result, or written another one, which brings the arbiter. */
function sayConfirmed(
  { side, white, black, agreed }: EventOf<'result-confirmed'>,
  { change: { state }, language }: Scene,
): Said {
  const result = shownResult({ white, black }, state);
  const said = [saidText(language, agreed ? 'result.confirmed' : 'result.wrote', { side, result })];
  const stands = state.ending?.result ?? null;
  if (!agreed && stands)
    said.push(saidText(language, 'result.toArbiter', { result: shownResult(stands, state) }));
  if (agreed && COLORS.every((color) => sameResult(state.confirmed[color], stands)))
    said.push(saidText(language, 'result.both'));
  return together(said);
}

/** Whom a drawn game concerns: who overstepped the time, moved illegally, or resigned to one who cannot mate. */
export function concerned(state: GameState, { reason, at }: EventOf<'ended'>): Color {
  if (reason === 'time') return state.clock && reading(state.clock, 'white', at) === 0 ? 'white' : 'black';
  if (reason === 'resignation') return canStillMate(state, 'white') ? 'white' : 'black';
  return onMove(state);
}
