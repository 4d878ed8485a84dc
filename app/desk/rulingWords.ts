/**
 * What the arbiter has decided and done, as it is told to the people at the board: what it rests on with its article, and
 * what follows for whom. Rows of narration.ts; the events of one ruling make one message there.
 */
import type { Actor } from '#rules/game/command.ts';
import type { EventOf } from '#rules/game/event.ts';
import type { Language } from '#rules/notation/language.ts';
import { parseUci } from '#rules/position/move.ts';
import { citing } from '#speech/phrases/citing.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { plainly, type Said, say, together } from '#speech/phrases/said.ts';
import { saySquare } from '#speech/phrases/speak.ts';
import { saidText, TEXT_KEYS, type TextKey } from '../i18n/text.ts';
import { sayAlert } from './alertWords.ts';
import { sayMoves } from './inform.ts';
import type { Scene } from './narration.ts';

/** Said by the end of the game, with its own article. */
const SAID_BY_END: readonly EventOf<'ruled'>['kind'][] = ['illegal-move', 'flag', 'claim'];

export function sayRuled(event: EventOf<'ruled'>, { change, language }: Scene): Said | null {
  const { kind, decision, article, side } = event;
  if (decision === 'reject') return say(language, 'arbiter.rejected');
  if (change.events.some(({ event: other }) => other === 'ended') && SAID_BY_END.includes(kind)) return null;
  if (kind === 'claim') return citing(language, say(language, 'arbiter.upheld'), article);
  if (kind === 'clock-defect') return null; // the time that is taken says it
  return sayAlert(language, { kind, article, detail: { side } });
}

/** With the article that gives or takes it: 7.5.5, 9.5.3, 12.5, 12.9. */
export function sayTimeChanged({ side, ms, article }: EventOf<'time-changed'>, { language }: Scene): Said {
  const time = durationWords(language, Math.abs(ms));
  const said =
    ms > 0
      ? say(language, 'arbiter.timeAdded', { side, time })
      : saidText(language, 'ruling.timeTaken', { side, time });
  return citing(language, said, article);
}

/** 12.9: with the reason that the arbiter gives for it. */
export function sayPenalised(
  { side, penalty, article, reason, ms }: EventOf<'penalised'>,
  { language }: Scene,
): Said {
  const kind = ms === undefined ? penalty : 'time';
  const said = saidText(language, 'ruling.penalty', { side, penalty: kind });
  // A time penalty is cited with its time.
  return withReason(language, kind === 'time' ? said : citing(language, said, article), reason);
}

function withReason(language: Language, said: Said, reason: string): Said {
  return reason ? together([said, saidText(language, 'ruling.reason', { reason })]) : said;
}

export function sayTouchStruck({ square }: EventOf<'touch-struck'>, { words, language }: Scene): Said {
  return together([saidText(language, 'ruling.touchStruck'), saySquare(square, words)]);
}

export function sayIntended({ move }: EventOf<'intended-due'>, { change, words, language }: Scene): Said {
  const named = parseUci(move);
  const said = named ? sayMoves(change.state, [named], words) : plainly(language, move);
  return together([saidText(language, 'ruling.intended'), said.text === '' ? plainly(language, move) : said]);
}

export function sayCastlingStruck({ side, rook }: EventOf<'castling-struck'>, { language }: Scene): Said {
  return rook
    ? saidText(language, 'ruling.castlingRook', { side, square: rook })
    : saidText(language, 'ruling.castling', { side });
}

export function sayEnvelopeOpened(
  { move }: EventOf<'envelope-opened'>,
  { change, words, language }: Scene,
): Said {
  const opened = saidText(language, 'ruling.envelopeOpened');
  const named = move === null ? null : parseUci(move);
  return named ? together([opened, sayMoves(change.before, [named], words)]) : opened;
}

/** What the program has noticed, told to the arbiter; null where it has no words, and then it is shown. */
export function sayNoticed(
  { about, side, article }: Pick<EventOf<'noticed'>, 'about' | 'side' | 'article'>,
  language: Language,
): Said | null {
  const key = TEXT_KEYS.find((known): known is TextKey => known === `notice.${about}`);
  return key ? citing(language, saidText(language, key, { side: side ?? 'white' }), article) : null;
}

/** Who acts, as the messages name him: no name of an argument's value may have a hyphen. */
export function whoName(by: Actor): string {
  return by.replace('-assistant', 'Assistant');
}
