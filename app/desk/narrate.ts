/**
 * What is said about what has happened. The events of one act make one message where they belong together: mate is
 * said with its move. Whether a listener may hear an event at all is decided by the rules (hearing.ts), not here.
 */
import { placedMove } from '#rules/game/act.ts';
import { apply } from '#rules/game/apply.ts';
import { sideOf } from '#rules/game/command.ts';
import type { EventOf, GameEvent } from '#rules/game/event.ts';
import { mayHear, mayWarn } from '#rules/game/hearing.ts';
import { canMate, type GameState, onMove } from '#rules/game/state.ts';
import { describe } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import type { Message } from '#speech/announcer/message.ts';
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
import type { Change } from './gamePort.ts';
import { sayHole, sayPly } from './inform.ts';

type Told = Readonly<{ kind: Message['kind']; said: Said }>;

export function narrate({ before, state: after, events }: Change, words: AnnounceOptions): Message[] {
  const announces = events.some(({ event }) => event === 'announced' || event === 'corrected');
  const messages: Told[] = [];
  let state = before;
  for (const event of events) {
    const next = apply(state, event);
    // Both players sit at this one board: what either may hear is said.
    const isHeard = COLORS.some((player) => mayHear(state, event, player));
    const said = isHeard ? tellEvent(state, next, event, words, announces) : null;
    state = next;
    const last = messages.at(-1);
    // The end belongs to the move that brought it.
    if (said && event.event === 'ended' && last?.kind === 'move')
      messages[messages.length - 1] = { kind: 'move', said: together([last.said, said.said], '. ') };
    else if (said) messages.push(said);
  }
  const warning = warnEarly(before, after, words);
  return warning ? [...messages, warning] : messages;
}

function tellEvent(
  state: GameState,
  after: GameState,
  event: GameEvent,
  words: AnnounceOptions,
  announces: boolean,
): Told | null {
  const { language } = words;
  switch (event.event) {
    case 'announced':
    case 'corrected':
      return { kind: 'move', said: sayWords(state, event, words) };
    case 'started':
      return { kind: 'alert', said: say(language, 'game.started') };
    case 'lifted':
      return announces ? null : { kind: 'echo', said: sayLifted(state, event, words) };
    case 'inserted':
      return announces ? null : { kind: 'echo', said: sayHole(menOnBoard(after), event.square, words) };
    case 'pressed':
      return { kind: 'echo', said: saidText(language, 'echo.pressed', { side: event.side }) };
    case 'told':
      return { kind: 'answer', said: tell(event, language) };
    case 'draw-offered':
      return { kind: 'alert', said: say(language, 'draw.bySide', { side: event.side }) };
    case 'draw-closed':
      return event.how === 'declined' ? { kind: 'alert', said: say(language, 'draw.declined') } : null;
    case 'repeated':
      return sayRepeated(state, event, words);
    case 'ended':
      return alert(sayEnding(language, event, concerned(state, event)));
    case 'alert':
      return { kind: 'alert', said: sayAlert(language, event) };
    default:
      return tellRuling(state, event, language);
  }
}

/** What the arbiter, or in training the program in his place, has done. */
function tellRuling(state: GameState, event: GameEvent, language: Language): Told | null {
  switch (event.event) {
    case 'time-changed':
      return event.ms > 0
        ? alert(
            say(language, 'arbiter.timeAdded', { side: event.side, time: durationWords(language, event.ms) }),
          )
        : alert(say(language, 'arbiter.clocksSet'));
    case 'clocks-set':
      return alert(say(language, 'arbiter.clocksSet'));
    case 'restored':
      return alert(say(language, 'arbiter.restored'));
    case 'clocks-stopped':
      if (sideOf(event.by) === null) return null;
      return alert(
        state.header.mode === 'training'
          ? saidText(language, 'game.paused')
          : say(language, 'arbiter.called'),
      );
    case 'clock-started':
      return state.stopped ? alert(say(language, 'arbiter.restarted')) : null;
    case 'adjusting':
      return { kind: 'echo', said: say(language, 'adjust.said') };
    default:
      return null;
  }
}

function alert(said: Said): Told {
  return { kind: 'alert', said };
}

/** Training speaks up before the press; in competition silence is kept, because words would be help (11.3.1). */
function warnEarly(before: GameState, after: GameState, words: AnnounceOptions): Told | null {
  const { act, ply } = after;
  if (!mayWarn(after) || act.state !== 'PLACED_ILLEGAL') return null;
  const move = placedMove(act.placing);
  const described = move && describe(ply.position, move);
  if (!described || before.act.placing === act.placing) return null;
  return alert(say(words.language, 'illegal', { move: sayMove(described, words) }));
}

function sayWords(state: GameState, event: EventOf<'announced' | 'corrected'>, words: AnnounceOptions): Said {
  const move = event.move === null ? null : parseUci(event.move);
  const described = move && describe(positionBefore(state, event), move);
  if (described) return sayMove(described, words);
  return plainly(words.language, event.text ?? event.move ?? '');
}

/** D.2.1: a move repeated wrongly is said again at once, before anything else. */
function sayRepeated(state: GameState, { equal }: EventOf<'repeated'>, words: AnnounceOptions): Told | null {
  const { language } = words;
  if (equal) return { kind: 'answer', said: say(language, 'repeat.right') };
  const move = sayPly(state.ply, words);
  return move && { kind: 'move', said: say(language, 'repeat.differs', { move }) };
}

/** Words may come after the move is made (U03): then they are about the position before it. */
function positionBefore(state: GameState, event: EventOf<'announced' | 'corrected'>): Position {
  const { ply, act } = state;
  return act.color === event.of || !ply.previous ? ply.position : ply.previous.position;
}

function sayLifted(state: GameState, event: EventOf<'lifted'>, words: AnnounceOptions): Said {
  const { language } = words;
  const man = menOnBoard(state).get(event.square);
  const square = saySquare(event.square, words);
  const piece = man ? manWord(language, man.color, man.role) : '';
  if (event.as === 'touch') return say(language, 'touched', { piece, square });
  return together([saidText(language, 'echo.lifted'), square]);
}

/** Whom a drawn game concerns: who overstepped the time, moved illegally, or resigned to one who cannot mate. */
function concerned(state: GameState, { reason }: EventOf<'ended'>): Color {
  if (reason === 'time') return state.clock?.zeroAt.white != null ? 'white' : 'black';
  if (reason === 'resignation') return canMate(state, 'white') ? 'white' : 'black';
  return onMove(state);
}

const ALERT_PHRASES = {
  'illegal-move': 'alert.illegalMove',
  'premature-press': 'alert.prematurePress',
  'no-move-press': 'alert.noMovePress',
  'incomplete-promotion': 'alert.incompletePromotion',
  'touch-move': 'alert.touchMove',
  claim: 'alert.claim',
  flag: 'alert.flag',
  divergence: 'alert.divergence',
  'clock-defect': 'alert.clockDefect',
} as const;

export function sayAlert(
  language: Language,
  { kind, article, detail }: Pick<EventOf<'alert'>, 'kind' | 'article' | 'detail'>,
): Said {
  return citing(
    language,
    say(language, ALERT_PHRASES[kind], {
      side: detail.side,
      time: durationWords(language, Math.abs(detail.ms ?? 0)),
    }),
    article,
  );
}
