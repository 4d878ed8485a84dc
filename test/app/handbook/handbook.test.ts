/** The handbook: whole in every language, true about the commands, and readable on paper and by finger. */

import { beforeAll, describe, expect, test } from 'vitest';
import { givenBy } from '#app/handbook/commands.ts';
import { handbookWriting, loadHandbook, READERS } from '#app/handbook/handbook.ts';
import type { HandbookText } from '#app/handbook/texts/en.ts';
import { ENGLISH_PIECE_KEYS } from '#app/shared/boardKeys.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { writeOut } from '#scoresheet/writing/document.ts';
import { hasJing, jing } from '#test/scoresheet/oracles.ts';

const books = new Map<Language, HandbookText>();
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, await loadHandbook(language));
});

function book(language: Language): HandbookText {
  const found = books.get(language);
  if (!found) throw new Error(`no handbook in ${language}`);
  return found;
}

const writing = (language: Language, reader: (typeof READERS)[number]) =>
  handbookWriting(book(language), reader, language, givenBy(language));

/** Paragraphs and lists of each chapter, with the commands named in each. */
function shape({ chapters }: HandbookText): unknown {
  const commands = (text: string) => text.match(/\{\w+\}|\d+\.\d+(\.\d+)*/g)?.sort() ?? [];
  return Object.entries(chapters).map(([reader, of]) => [
    reader,
    Object.entries(of).map(([name, { parts }]) => [
      name,
      parts.map((part) => (typeof part === 'string' ? commands(part) : part.map(commands))),
    ]),
  ]);
}

describe.each(LANGUAGES)('the handbook in %s', (language) => {
  test('says as much as the English one, chapter by chapter, with the same commands and articles', () => {
    expect(shape(book(language))).toEqual(shape(book('en')));
  });

  test('names no command that does not exist', () => {
    for (const reader of READERS) expect(writeOut(writing(language, reader), 'text')).not.toMatch(/[{}]/);
  });

  test('names the keys that lead over the board, and no letter that would call the arbiter instead', () => {
    const told = JSON.stringify(book(language).chapters.player.board);
    expect(told).toMatch(/\b1 \S+ 8\b|\b1 do 8\b/);
    for (const letter of Object.keys(ENGLISH_PIECE_KEYS)) expect(told).toMatch(new RegExp(`\\b${letter}\\b`));
    expect(told).not.toMatch(/ a (to|bis|do|až) h\b/);
  });

  test('is written in one script', () => {
    const { chapters } = book(language);
    const words = JSON.stringify(chapters)
      .replace(/"\w+":|\{\w+\}|\\u\w{4}/g, ' ')
      .replace(
        /\b(Enter|F9|Ctrl|Shift|Escape|Insert|Space|NVDA|Orca|[Akqrbnp]|PGN|BRF|PEF|USB|Chrome|Edge|Chromium|lichess|D\.\d[\d.]*)\b/g,
        ' ',
      );
    const cyrillic = language === 'sr' || language === 'mk';
    expect(words).not.toMatch(cyrillic ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u);
  });

  test('stands on paper and in Braille', () => {
    for (const reader of READERS) {
      expect(writeOut(writing(language, reader), 'html')).toContain(`lang="${language}"`);
      expect(writeOut(writing(language, reader), 'brf')).toMatch(/^[\x20-\x5f\r\n\f]+$/);
    }
  });
});

test.skipIf(!hasJing)('its PEF files are valid by their schema', () => {
  expect(
    jing(
      LANGUAGES.flatMap((language) => READERS.map((reader) => writeOut(writing(language, reader), 'pef'))),
    ),
  ).toBe('');
});
