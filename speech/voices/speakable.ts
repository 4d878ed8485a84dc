/**
 * What is written in signs, said in words: no voice reads a chess figurine, and `½-½` becomes "uh-uh". Shown and
 * brailled it stays as it is.
 */

import { isLanguage, type Language } from '#rules/notation/language.ts';
import { FIGURINES } from '#rules/notation/pieceLetters.ts';
import { WORD_ROLES, WORDS } from '../phrases/words.ts';
import { normalTag, primaryLanguage } from './segment.ts';

type ResultWords = Readonly<{ white: string; black: string; draw: string; half: string }>;

const RESULTS: Readonly<Record<Language, ResultWords>> = {
  en: { white: 'one to zero', black: 'zero to one', draw: 'half a point each', half: 'a half' },
  de: { white: 'eins zu null', black: 'null zu eins', draw: 'je ein halber Punkt', half: 'ein halb' },
  pl: { white: 'jeden do zera', black: 'zero do jednego', draw: 'po pół punktu', half: 'pół' },
  sk: { white: 'jedna nula', black: 'nula jedna', draw: 'po pol bodu', half: 'pol' },
  hr: { white: 'jedan nula', black: 'nula jedan', draw: 'po pola boda', half: 'pola' },
  sr: { white: 'један нула', black: 'нула један', draw: 'по пола поена', half: 'пола' },
  'sr-Latn': { white: 'jedan nula', black: 'nula jedan', draw: 'po pola poena', half: 'pola' },
  mk: { white: 'еден нула', black: 'нула еден', draw: 'по половина поен', half: 'половина' },
};

const HALF = '(?:½|1/2)';
/** A result stands alone: `0-0` is castling, and `11-0` none of ours. */
const alone = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}½/–-])${pattern}(?![\\p{L}\\p{N}½/–-])`, 'gu');
const DRAW = alone(`${HALF}[-–]${HALF}`);
const WHITE = alone('1[-–]0');
const BLACK = alone('0[-–]1');

/** The solid and the outlined figurine of each piece, with the sign that keeps it from being an emoji. */
const GLYPHS = new Map(
  WORD_ROLES.flatMap((role, index) =>
    [FIGURINES.white[role], FIGURINES.black[role]].map((glyph) => [glyph, index] as const),
  ),
);
const GLYPH = new RegExp(`([${[...GLYPHS.keys()].join('')}])[\\ufe0e\\ufe0f]?\\s*`, 'gu');

export function speakable(text: string, tag: string): string {
  const language = languageOf(tag);
  if (!language) return text;
  const { white, black, draw, half } = RESULTS[language];
  return text
    .replace(DRAW, draw)
    .replace(WHITE, white)
    .replace(BLACK, black)
    .replaceAll('½', half)
    .replace(GLYPH, (_, glyph: string) => `${WORDS[language].pieces[GLYPHS.get(glyph) ?? 0]} `);
}

function languageOf(tag: string): Language | null {
  if (normalTag(tag).startsWith('sr-latn')) return 'sr-Latn';
  const language = primaryLanguage(tag);
  return isLanguage(language) ? language : null;
}
