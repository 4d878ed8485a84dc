/**
 * A whole score in national notation. Without a language it is read in all of them; if they tell different games,
 * the reader is asked which it is, because a wrong guess would be a wrong game.
 */
import type { Position } from '../position/position.ts';
import { NO_REMARKS, type ScoreMove } from './game.ts';
import { LANGUAGES, type Language } from './language.ts';
import { readMoves } from './readMove.ts';

export type ReadScore =
  | Readonly<{ kind: 'score'; moves: readonly ScoreMove[]; languages: readonly Language[] }>
  /** Several languages give different games. */
  | Readonly<{ kind: 'ask'; languages: readonly Language[] }>
  /** The text that no language, or not the given one, reads, and what could be read before it. */
  | Readonly<{ kind: 'unreadable'; text: string; moves: readonly ScoreMove[] }>;

export function readScore(start: Position, text: string, language: Language | null): ReadScore {
  const words = scoreWords(text);
  const readings = (language ? [language] : LANGUAGES).map((each) => ({
    language: each,
    ...readIn(start, words, each),
  }));
  const whole = readings.filter((reading) => reading.unread === null);
  const [first] = whole;
  if (first) {
    const languages = whole.map((reading) => reading.language);
    const same = whole.every((reading) => sameMoves(reading.moves, first.moves));
    return same ? { kind: 'score', moves: first.moves, languages } : { kind: 'ask', languages };
  }
  const farthest = readings.reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
  return { kind: 'unreadable', text: farthest.unread ?? '', moves: farthest.moves };
}

function readIn(start: Position, words: readonly string[], language: Language) {
  const moves: ScoreMove[] = [];
  let position = start;
  for (const word of words) {
    const last = moves.pop();
    if (word === '(=)' && last) {
      moves.push({ ...last, drawOffer: true });
      continue;
    }
    if (last) moves.push(last);
    const [move, other] = readMoves(position, word, language);
    if (!move || other) return { moves, unread: word };
    moves.push({ ...NO_REMARKS, move });
    position = position.after(move);
  }
  return { moves, unread: null };
}

/** Moves and draw offers; numbers, "e.p.", and the result fall away. */
function scoreWords(text: string): string[] {
  return text
    .replace(/(\d+)\s*(\.+|…)/g, ' ')
    .replace(/\s(e|е)\.?\s?(p|п)\.?(?=\s|$)/gi, ' ')
    .replace(/\(=\)/g, ' (=) ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(1-0|0-1|1\/2-1\/2|½-½|\*|\d+)$/.test(word));
}

function sameMoves(a: readonly ScoreMove[], b: readonly ScoreMove[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
