import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { writtenDate, writtenMoment } from '#scoresheet/date.ts';

/** The day, and the month alone. */
const WRITTEN: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['18 November 2026', 'November 2026'],
  de: ['18. November 2026', 'November 2026'],
  pl: ['18 listopada 2026', 'listopad 2026'],
  sk: ['18. novembra 2026', 'november 2026'],
  hr: ['18. studenoga 2026.', 'studeni 2026.'],
  sr: ['18. новембар 2026.', 'новембар 2026.'],
  'sr-Latn': ['18. novembar 2026.', 'novembar 2026.'],
  mk: ['18 ноември 2026', 'ноември 2026'],
};

describe('a date', () => {
  test.each(LANGUAGES)('is written with its month in words, as far as it is known (%s)', (language) => {
    const [day, month] = WRITTEN[language];
    expect(writtenDate('2026.11.18', language)).toBe(day);
    expect(writtenDate('2026.11.??', language)).toBe(month);
    expect(writtenDate('2026.??.??', language)).toBe('2026');
    expect(writtenDate('2026.??.18', language)).toBe('2026');
    expect(writtenDate('2026', language)).toBe('2026');
    expect(writtenMoment(new Date(2026, 10, 18, 14, 5).getTime(), language)).toBe(`${day}, 14:05`);
  });

  test('that says nothing is not written', () => {
    for (const none of [undefined, '', '?', '????.??.??', '????.11.18'])
      expect(writtenDate(none, 'en')).toBeUndefined();
  });

  test('that other programs write otherwise is read', () => {
    expect(writtenDate('1851-06-21', 'en')).toBe('21 June 1851');
    expect(writtenDate('1851/6/1', 'en')).toBe('1 June 1851');
  });

  test('that is none stays as it is, and is not made another day', () => {
    for (const strange of ['2026.02.31', '2026.13.01', 'summer 2026'])
      expect(writtenDate(strange, 'en')).toBe(strange);
  });
});
