/** 8.1: what stands above the moves: the event, the players, the time control, the start where it is another. */
import {
  knownTag,
  RESULT_ARTICLE_TAG,
  type ScoreGame,
  startPosition,
  TIME_CONTROL_TEXT_TAG,
} from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { chess960Number } from '#rules/position/chess960.ts';
import { writtenDate } from './date.ts';
import { LABELS, type Labels } from './labels.ts';
import { positionText } from './positionText.ts';

/** What is known of a game, each as it is printed; empty where nothing is. */
export type Head = Readonly<
  Record<
    'event' | 'site' | 'round' | 'board' | 'date' | 'timeControl' | 'variant' | 'start' | 'result',
    string
  > & { white: string; black: string }
>;

export function headOf(game: ScoreGame, language: Language): Head {
  const labels = LABELS[language];
  const tag = (name: string) => knownTag(game, name) ?? '';
  const article = knownTag(game, RESULT_ARTICLE_TAG);
  return {
    event: tag('Event'),
    site: tag('Site'),
    round: tag('Round'),
    board: tag('Board'),
    date: writtenDate(knownTag(game, 'Date') ?? knownTag(game, 'UTCDate'), language) ?? '',
    white: playerText(game, 'White'),
    black: playerText(game, 'Black'),
    timeControl: tag(TIME_CONTROL_TEXT_TAG) || timeControlText(tag('TimeControl'), labels),
    variant: game.variant === 'chess960' ? chess960Text(game) : '',
    start: game.startFen || game.variant === 'chess960' ? positionText(startPosition(game), language) : '',
    result: resultText(game, labels) + (article ? ` (${article})` : ''),
  };
}

export type HeaderLine = Readonly<{ label: string | null; text: string }>;

/** The head as lines, only what is known, but always the players and the result. */
export function headerLines(game: ScoreGame, { language }: Readonly<{ language: Language }>): HeaderLine[] {
  const labels = LABELS[language];
  const head = headOf(game, language);
  const lines: HeaderLine[] = [
    { label: null, text: head.event },
    { label: labels.round, text: head.round },
    { label: labels.board, text: head.board },
    { label: labels.site, text: head.site },
    { label: labels.white, text: head.white },
    { label: labels.black, text: head.black },
    { label: labels.date, text: head.date },
    { label: labels.timeControl, text: head.timeControl },
    { label: null, text: head.variant },
    { label: labels.startPosition, text: head.start },
    { label: labels.result, text: head.result },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** The result as its sign; while there is none, in words. */
function resultText({ result }: ScoreGame, { results }: Labels): string {
  return result === '*' ? results['*'] : result;
}

/** The result once more after the last move: in words, and as its sign. */
export function resultLine({ result }: ScoreGame, language: Language): string {
  const { results } = LABELS[language];
  return result === '*' ? results['*'] : `${results[result]}: ${result}`;
}

export function playerName(game: ScoreGame, color: 'White' | 'Black'): string {
  return knownTag(game, color) ?? '?';
}

/** `Žižka – Müller`. */
export function playersTitle(game: ScoreGame, between = ' – '): string {
  return `${playerName(game, 'White')}${between}${playerName(game, 'Black')}`;
}

/** `GM Žižka, Jan (2401), Praha`. */
function playerText(game: ScoreGame, color: 'White' | 'Black'): string {
  const title = knownTag(game, `${color}Title`);
  const rating = knownTag(game, `${color}Elo`);
  const team = knownTag(game, `${color}Team`);
  const name = playerName(game, color);
  return `${title ? `${title} ` : ''}${name}${rating && rating !== '0' ? ` (${rating})` : ''}${team ? `, ${team}` : ''}`;
}

function chess960Text(game: ScoreGame): string {
  const number = chess960Number(startPosition(game).fen);
  return number === undefined ? 'Chess960' : `Chess960 (${number})`;
}

const PERIOD = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,5}))?$/;

/** `40/5400+30:1800+30` as `40/90 min + 30 min, +30 s`; what PGN does not define stays as it is. */
export function timeControlText(tag: string, { minutes, seconds }: Labels): string {
  const periods = tag.split(':').map((period) => PERIOD.exec(period));
  if (tag === '' || periods.some((period) => period === null)) return tag;
  const texts = periods.map((period) => {
    const [, moves, time] = period as RegExpExecArray;
    const s = Number(time);
    const written = s % 60 === 0 ? `${s / 60} ${minutes}` : `${s} ${seconds}`;
    return moves ? `${moves}/${written}` : written;
  });
  const increments = new Set(periods.map((period) => Number(period?.[3] ?? 0)));
  const [increment] = increments;
  if (increments.size > 1) return tag;
  return texts.join(' + ') + (increment ? `, +${increment} ${seconds}` : '');
}
