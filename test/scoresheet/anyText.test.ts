/** Braille for any text at all: every character that there is, alone and in company, in six dots. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { literary } from '#scoresheet/braille/literary.ts';
import { wrapCells } from '#scoresheet/braille/pages.ts';

const long = Boolean(process.env.HECTOR_LONG);
const BLOCK = 0x1000;
const CHARACTERS = 0x110000;

/** The characters from one place on, with a letter between them, so that none joins its neighbour. */
function characters(from: number): string {
  return Array.from({ length: BLOCK }, (_, at) => `${String.fromCodePoint(from + at)}z`).join('');
}

/** The short run writes each character of the first two planes, and some of the others, in one language; the long all. */
function languagesFor(from: number): readonly Language[] {
  if (long) return LANGUAGES;
  const block = from / BLOCK;
  return block < 32 || block % 32 === 0 ? [LANGUAGES[block % LANGUAGES.length] as Language] : [];
}

describe('literary Braille', () => {
  test('writes every character there is', () => {
    for (let from = 0; from < CHARACTERS; from += BLOCK)
      for (const language of languagesFor(from)) {
        const cells = literary(characters(from), language);
        expect(/^[\u2800-\u283f]*$/.test(cells), `${language} from ${from.toString(16)}`).toBe(true);
        expect(cells.split('⠵').length).toBeGreaterThan(BLOCK);
      }
  }, 300_000);

  test('writes any string, in the time of its length', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc
        .array(fc.constantFrom('김', '\u0301', 'A', '1', ' ', '.', '\ud800', 'ặ', 'dž', '\u202e', '\u1100'), {
          maxLength: 30,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGES), (given, language) => {
        expect(literary(given, language)).toMatch(/^[\u2800-\u283f]*$/);
      }),
      { numRuns: long ? 20_000 : 1000 },
    );
    for (const piece of ['1a#', 'A B C d ', 'e\u0301', 'A', 'x'])
      expect(literary(piece.repeat(20_000), 'en').length).toBeGreaterThan(0);
  }, 60_000);

  test('a word of any length is parted into lines', () => {
    // More than can be given to one call as arguments.
    const lines = wrapCells('⠭'.repeat(600_000), 5);
    expect(lines.length).toBeGreaterThan(200_000);
    expect(lines.join('').replace(/[⠤⠀]/g, '')).toHaveLength(600_000);
  });

  test.each([
    ['Korean is romanised', 'en', '김 박', 'gim bak'],
    ['one of two marks stays where the code has it', 'en', 'ặ', 'ă'],
    ['both go where it has neither', 'pl', 'ặ', 'a'],
    ['a mark without a letter of its own goes', 'de', 'x̌y', 'xy'],
    ['ligatures come apart', 'en', 'ﬁ ﬄ ĳ Ǆ', 'fi ffl ij Dž'],
    ['full width and circled signs come apart', 'de', 'Ａ ① ²', 'A 1 2'],
    ['Roman numerals are letters', 'sk', 'Ⅳ', 'Iv'],
    ['what nothing stands for is a question mark', 'hr', '李', '?'],
    ['what nobody sees is left out', 'sr', 'a\u0007b\u202ec\u200bd', 'abcd'],
    ['line ends are blanks', 'mk', 'а\u2028б\nв', 'а б в'],
  ] as const)('%s', (_, language, text, plain) => {
    expect(literary(text, language)).toBe(literary(plain, language));
  });
});
