/** Every word of every lexicon, by its folded spelling: what it may mean. Words of all languages count at once. */

import type { Language } from '#rules/notation/language.ts';
import { FILES, type File, RANKS, type Rank, ROLES, type Role } from '#rules/position/square.ts';
import { spellings } from './fold.ts';
import { german } from './lexicon/de.ts';
import { english } from './lexicon/en.ts';
import { croatian } from './lexicon/hr.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { macedonian } from './lexicon/mk.ts';
import { FILE_NAMES } from './lexicon/names.ts';
import { polish } from './lexicon/pl.ts';
import { slovak } from './lexicon/sk.ts';
import { serbian } from './lexicon/sr.ts';

/** What a word says about a move. A piece, a file and a rank stand for themselves. */
export type Meaning =
  | Role
  | File
  | Rank
  | 'takes'
  | 'en passant'
  | 'castles'
  | 'short'
  | 'long'
  | 'castles short'
  | 'castles long'
  | 'promotes'
  | 'check'
  | 'colour'
  | 'filler'
  | 'doubt'
  | 'unknown';

export type Entry = Readonly<{ meaning: Meaning; cost: number }>;

/** A word heard wrongly: "for" may be "four", but it may also be a filler. */
const BY_EAR = 0.5;

/** Castling as a sign, written with zeros or letters, and as one word. */
const CASTLING_SIGNS = {
  'castles short': 'o_o oo 0_0 00 kurzrochade',
  'castles long': 'o_o_o ooo 0_0_0 000 langrochade',
} as const;

export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: english,
  de: german,
  pl: polish,
  sk: slovak,
  hr: croatian,
  sr: serbian,
  'sr-Latn': serbian,
  mk: macedonian,
};

const entries = new Map<string, Entry[]>();
/** The spellings of one word by their length, to look for what a misspelt word resembles. */
const byLength: string[][] = [];
let longestExpression = 1;

for (const lexicon of new Set(Object.values(LEXICONS))) addLexicon(lexicon);
FILE_NAMES.forEach((words, index) => {
  add(words, FILES[index] as File);
});
for (const [meaning, words] of Object.entries(CASTLING_SIGNS)) add(words, meaning as Meaning);

function addLexicon(lexicon: Lexicon): void {
  for (const role of ROLES) add(lexicon.pieces[role], role);
  lexicon.ranks.forEach((words, index) => {
    add(words, RANKS[index] as Rank, lexicon === english);
  });
  lexicon.letterNames.forEach((words, index) => {
    add(words, FILES[index] as File);
  });
  add(lexicon.takes, 'takes');
  add(lexicon.enPassant, 'en passant');
  add(lexicon.castles, 'castles');
  add(lexicon.short, 'short');
  add(lexicon.long, 'long');
  add(lexicon.check, 'check');
  add(lexicon.promotes, 'promotes');
  add(lexicon.colours, 'colour');
  add(lexicon.fillers, 'filler');
  add(lexicon.doubts, 'doubt');
}

/** `homophones`: only the first word of the list is the right one, the others are what it sounds like. */
function add(words: string, meaning: Meaning, homophones = false): void {
  words.split(' ').forEach((word, index) => {
    for (const spelling of spellings(word.replaceAll('_', ' '))) {
      const known = entries.get(spelling);
      if (known?.some((entry) => entry.meaning === meaning)) continue;
      const entry = { meaning, cost: homophones && index > 0 ? BY_EAR : 0 };
      if (known) known.push(entry);
      else entries.set(spelling, [entry]);
      longestExpression = Math.max(longestExpression, spelling.split(' ').length);
      if (known || spelling.includes(' ')) continue;
      const sameLength = byLength[spelling.length];
      if (sameLength) sameLength.push(spelling);
      else byLength[spelling.length] = [spelling];
    }
  });
}

export function lookUp(folded: string): readonly Entry[] | undefined {
  return entries.get(folded);
}

/** How many words the longest expression has. */
export function expressionLength(): number {
  return longestExpression;
}

/** The shortest word for which a slip may be forgiven, and from which length on two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** Words one slip away, or two where the word is long: none for a word that is in the dictionary. */
export function resembling(folded: string): Readonly<{ entry: Entry; slips: number }>[] {
  if (folded.length < ONE_SLIP || entries.has(folded)) return [];
  const allowed = folded.length >= TWO_SLIPS ? 2 : 1;
  const found: { entry: Entry; slips: number }[] = [];
  for (let length = folded.length - allowed; length <= folded.length + allowed; length++)
    for (const word of byLength[length] ?? []) {
      if (word.length < ONE_SLIP) continue;
      const slips = slipsBetween(folded, word, allowed);
      if (slips <= allowed) for (const entry of entries.get(word) ?? []) found.push({ entry, slips });
    }
  return found;
}

/** Edit distance with neighbouring letters exchanged counting as one, as far as a bound. */
function slipsBetween(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) return bound + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
