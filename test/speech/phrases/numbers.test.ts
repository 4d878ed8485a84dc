import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from '#rules/notation/language.ts';
import { numberWords } from '#speech/phrases/numbers.ts';
import { readReference } from './reference.ts';

describe('numbers in words', () => {
  test('one and two agree with their noun, also at the end of a compound where the language does so', () => {
    expect(numberWords('de', 1)).toBe('eins');
    expect(numberWords('de', 1, 'f')).toBe('eine');
    expect(numberWords('de', 21, 'f')).toBe('einundzwanzig');
    expect(numberWords('pl', 21, 'f')).toBe('dwadzieścia jeden');
    expect(numberWords('pl', 22, 'f')).toBe('dwadzieścia dwie');
    expect(numberWords('sk', 2, 'f')).toBe('dve');
    expect(numberWords('sk', 2, 'person')).toBe('dvaja');
    expect(numberWords('sk', 22, 'f')).toBe('dvadsaťdva');
    expect(numberWords('hr', 22, 'f')).toBe('dvadeset dvije');
    expect(numberWords('sr', 32, 'f')).toBe('тридесет две');
    expect(numberWords('mk', 21, 'f')).toBe('дваесет и една');
  });

  test('hundreds', () => {
    expect(numberWords('en', 121)).toBe('one hundred twenty-one');
    expect(numberWords('de', 101)).toBe('hunderteins');
    expect(numberWords('de', 345)).toBe('dreihundertfünfundvierzig');
    expect(numberWords('pl', 202, 'f')).toBe('dwieście dwie');
    expect(numberWords('sk', 121)).toBe('stodvadsaťjeden');
    expect(numberWords('mk', 120)).toBe('сто и дваесет');
    expect(numberWords('mk', 121, 'm')).toBe('сто дваесет и еден');
  });

  test.each(LANGUAGES)('every number up to 999 has its own words in %s', (language) => {
    const words = Array.from({ length: 1000 }, (_, n) => numberWords(language, n));
    expect(new Set(words).size).toBe(1000);
    for (const word of words) expect(word).toMatch(/^[\p{L} -]+$/u);
  });
});

const reference = readReference();
test.skipIf(reference === null)('the numerals of the reviewed reference', () => {
  const rows = reference!
    .split('### A.0.3')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const languages = rows.flatMap(([, language, toTen, teens, tens]) => {
    if (!isLanguage(language ?? '')) return [];
    const small = `${toTen} ${teens}`.split(' ');
    const known = LANGUAGES.find((one) => one === language)!;
    expect(Array.from({ length: 20 }, (_, n) => numberWords(known, n))).toEqual(small);
    const round = [20, 30, 40, 50, 60, 70, 80, 90, 100].map((n) => numberWords(known, n));
    expect(round.join(' ')).toBe(tens);
    return [known];
  });
  expect(languages).toEqual(LANGUAGES);
});
