/** D.2.10.4: times in words, "vier Minuten dreißig Sekunden", never "04:30". */
import type { Language } from '#rules/notation/language.ts';
import { type Gender, numberWords } from './numbers.ts';
import { phrasePart } from './phrasebook.ts';

const NOUNS = ['dur.hours', 'dur.minutes', 'dur.seconds'] as const;

/** The genders of hour, minute and second. Serbian "минут" is masculine, Croatian "minuta" feminine. */
const NOUN_GENDERS: Readonly<Record<Language, readonly [Gender, Gender, Gender]>> = {
  en: ['n', 'n', 'n'],
  de: ['f', 'f', 'f'],
  pl: ['f', 'f', 'f'],
  sk: ['f', 'f', 'f'],
  hr: ['m', 'f', 'f'],
  sr: ['m', 'm', 'f'],
  'sr-Latn': ['m', 'm', 'f'],
  mk: ['m', 'f', 'f'],
};

/**
 * A clock's time or a time used, in whole seconds as a clock shows it, rounded down so that nobody is told more than
 * he has. Parts that are zero are left out.
 */
export function durationWords(language: Language, ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const said = parts.flatMap((n, index) => {
    if (n === 0 && (index < 2 || seconds > 0)) return [];
    const w = numberWords(language, n, NOUN_GENDERS[language][index]);
    return [phrasePart(language, NOUNS[index] as (typeof NOUNS)[number], { n, w })];
  });
  return said.join(' ');
}
