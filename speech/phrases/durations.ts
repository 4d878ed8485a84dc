/** D.2.10.4: times in words, "vier Minuten dreißig Sekunden", never "04:30". */
import type { Language } from '#rules/notation/language.ts';
import { count } from './counted.ts';
import { phrasePart } from './phrasebook.ts';

const NOUNS = ['dur.hours', 'dur.minutes', 'dur.seconds'] as const;

/**
 * A clock's time or a time used, in whole seconds as a clock shows it, rounded down so that nobody is told more than
 * he has. Parts that are zero are left out.
 */
export function durationWords(language: Language, ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const said = parts.flatMap((n, index) => {
    if (n === 0 && (index < 2 || seconds > 0)) return [];
    const key = NOUNS[index] as (typeof NOUNS)[number];
    return [phrasePart(language, key, count(language, key, n))];
  });
  return said.join(' ');
}
