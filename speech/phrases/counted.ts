/** Counted phrases: a number selects the plural class, its words agree with the gender of the noun. */
import type { Language } from '#rules/notation/language.ts';
import { type Gender, numberWords } from './numbers.ts';
import type { PhraseKey } from './phrasebook.ts';

/** The messages that count something, in the order of the genders below. */
const COUNTED = [
  'dur.hours',
  'dur.minutes',
  'dur.seconds',
  'moves.completed',
  'moves.toControl',
  'count.king',
  'count.queen',
  'count.rook',
  'count.bishop',
  'count.knight',
  'count.pawn',
] as const satisfies PhraseKey[];
export type CountedKey = (typeof COUNTED)[number];

/** Serbian "минут" is masculine, Croatian "minuta" feminine; Slovak counts most of its men as persons. */
const GENDERS: Readonly<Record<Language, readonly Gender[]>> = {
  en: ['n', 'n', 'n', 'n', 'n', 'n', 'n', 'n', 'n', 'n', 'n'],
  de: ['f', 'f', 'f', 'm', 'm', 'm', 'f', 'm', 'm', 'm', 'm'],
  pl: ['f', 'f', 'f', 'n', 'n', 'm', 'm', 'f', 'm', 'm', 'm'],
  sk: ['f', 'f', 'f', 'm', 'm', 'person', 'f', 'f', 'person', 'person', 'person'],
  hr: ['m', 'f', 'f', 'm', 'm', 'm', 'f', 'm', 'm', 'm', 'm'],
  sr: ['m', 'm', 'f', 'm', 'm', 'm', 'f', 'm', 'm', 'm', 'm'],
  'sr-Latn': ['m', 'm', 'f', 'm', 'm', 'm', 'f', 'm', 'm', 'm', 'm'],
  mk: ['m', 'f', 'f', 'm', 'm', 'm', 'f', 'm', 'm', 'm', 'm'],
};

export function isCounted(key: PhraseKey): key is CountedKey {
  return (COUNTED as readonly PhraseKey[]).includes(key);
}

/** The two slots of a counted message. */
export function count(language: Language, key: CountedKey, n: number): { n: number; w: string } {
  return { n, w: numberWords(language, n, GENDERS[language][COUNTED.indexOf(key)]) };
}
