/** A date as it is read and said: with its month in words, so that no order of its numbers has to be known. */
import type { Language } from '#rules/notation/language.ts';

/** English as in the Laws; which script Serbian is in is in its name. */
const LOCALES: Readonly<Record<Exclude<Language, 'mk'>, string>> = {
  ...{ en: 'en-GB', de: 'de', pl: 'pl', sk: 'sk', hr: 'hr', sr: 'sr-Cyrl', 'sr-Latn': 'sr-Latn' },
};

/** Chromium has no words for Macedonian, and would write another language's. */
const MACEDONIAN =
  'јануари февруари март април мај јуни јули август септември октомври ноември декември'.split(' ');

type Parts = Readonly<{ year: number; month?: number; day?: number }>;

const PGN_DATE = /^(\d{4})(?:[./-](\d{1,2}|\?+))?(?:[./-](\d{1,2}|\?+))?$/;

/** PGN's `2026.11.16`, and only as much of it as is known; undefined where that is nothing. What is no date stays as it is. */
export function writtenDate(date: string | undefined, language: Language): string | undefined {
  const given = date?.trim() ?? '';
  if (!/\d/.test(given)) return undefined;
  if (given.startsWith('?')) return undefined;
  const [, year, month, day] = (PGN_DATE.exec(given) ?? []).map(Number);
  if (year === undefined) return given;
  // A day of no month is not known.
  const parts: Parts = { year, ...(month && { month, ...(day && { day }) }) };
  return isReal(parts) ? inWords(parts, language) : given;
}

/** A day and its time of day, here where the page is open. */
export function writtenMoment(at: number, language: Language): string {
  const day = new Date(at);
  const date = { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() };
  return `${inWords(date, language)}, ${timeFormat({ timeStyle: 'short' }).format(at)}`;
}

/** A time of day, to the second. */
export function writtenTime(at: number): string {
  return timeFormat({ timeStyle: 'medium' }).format(at);
}

/** `14:05`: in all eight alike. */
function timeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', options);
}

function inWords(parts: Parts, language: Language): string {
  const { year, month, day } = parts;
  if (month === undefined) return String(year);
  if (language === 'mk')
    return [day, MACEDONIAN[month - 1], year].filter((part) => part !== undefined).join(' ');
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...{ year: 'numeric', month: 'long', day: day === undefined ? undefined : 'numeric', timeZone: 'UTC' },
  });
  return format.format(dayOf(parts));
}

function dayOf({ year, month = 1, day = 1 }: Parts): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // a year below 100 is no year of the last century
  return date;
}

/** The thirtieth of February would be written as another day. */
function isReal(parts: Parts): boolean {
  const date = dayOf(parts);
  return date.getUTCMonth() + 1 === (parts.month ?? 1) && date.getUTCDate() === (parts.day ?? 1);
}
