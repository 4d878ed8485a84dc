/**
 * Text as the matcher sees it: lower case, without diacritics, in Latin letters. Each folded character remembers the
 * one it came from, because a capital is a piece and Cyrillic х may be the capture sign.
 */

import { roleOfFigurine } from '#rules/notation/pieceLetters.ts';
import { CYRILLIC } from '#rules/notation/scripts.ts';
import type { Role } from '#rules/position/square.ts';

/** C.3: a figurine is the name of its piece, in the words of D.2.1, which are understood in every language. */
const NAMES: Readonly<Record<Role, string>> = {
  king: 'König',
  queen: 'Dame',
  rook: 'Turm',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauer',
};

/** Letters that Unicode does not take apart into a base and a mark, and the signs of a capture. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'dj',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  '×': 'x',
  ':': 'x',
};

export type Folded = Readonly<{
  /** Words parted by single spaces. */
  text: string;
  /** The character of the original, composed, from which each folded character comes. */
  origins: readonly string[];
}>;

export function fold(text: string): Folded {
  let folded = '';
  const origins: string[] = [];
  const parted = text
    .normalize('NFKC')
    .replace(/:(?=\s|$)/g, ' ')
    .replace(/[♔-♟]/g, named)
    // C.11: "d8=W" is d8W.
    .replace(/(?<=[1-8])=(?=\p{L}(?!\p{L}))/gu, '')
    // C.13: two are castling, three too; four are neither.
    .replace(/(?<![\p{L}\d])[0Oo](?:[-‐-―][0Oo]){3,}/gu, (chain) => chain.replace(/[^0Oo]/g, ''))
    // "don't" and "king's" are one word.
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '');
  for (const origin of parted) {
    const letters = foldCharacter(origin);
    if (letters === ' ' && (folded === '' || folded.endsWith(' '))) continue;
    folded += letters;
    for (let i = 0; i < letters.length; i++) origins.push(origin);
  }
  if (folded.endsWith(' ')) origins.pop();
  return { text: folded.trimEnd(), origins };
}

function named(figurine: string): string {
  const role = roleOfFigurine(figurine);
  return role ? ` ${NAMES[role]} ` : ' ';
}

/** One character: itself in Latin lower case, or a space for whatever is neither letter nor digit. */
function foldCharacter(origin: string): string {
  if (/^[a-z0-9]$/.test(origin)) return origin;
  const lower = origin.toLowerCase();
  const latin = [...(CYRILLIC[lower] ?? lower)];
  // A letter with its marks taken off.
  const folded = latin.map((letter) => LETTERS[letter] ?? letter.normalize('NFD').charAt(0)).join('');
  return /^[a-z0-9]+$/.test(folded) ? folded : ' ';
}

/**
 * The spellings under which a word of a lexicon is found: umlauts are written with and without their e, đ with and
 * without its j.
 */
export function spellings(word: string): string[] {
  const plain = fold(word).text;
  const lower = word.toLowerCase().normalize('NFC');
  const written = lower.replace(/[äöü]/g, (umlaut) => `${foldCharacter(umlaut)}e`);
  return written === lower ? [plain] : [plain, fold(written).text];
}
