import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { literary } from '#scoresheet/braille/literary.ts';
import { headerLines, playerName } from '#scoresheet/head.ts';
import { scoreRows } from '#scoresheet/score.ts';
import { tournamentGames } from './games.ts';
import { hasLiblouis, hasTestdata, louTranslate, TABLES, TESTDATA } from './oracles.ts';

const long = Boolean(process.env.HECTOR_LONG);

function json(name: string) {
  return JSON.parse(readFileSync(`${TESTDATA}/braille/${name}.json`, 'utf8'));
}

test.each([
  ['why?', '⠺⠓⠽⠦'],
  ['(why?)', '⠐⠣⠺⠓⠽⠦⠐⠜'],
  ['what?!', '⠺⠓⠁⠞⠦⠖'],
  ['d6??', '⠙⠼⠋⠦⠦'],
  ['why ?', '⠺⠓⠽⠀⠰⠦'],
  ['(?)', '⠐⠣⠰⠦⠐⠜'],
  ['!?', '⠖⠰⠦'],
  ['x??y', '⠭⠦⠰⠦⠽'],
  ['a?b=c', '⠁⠰⠦⠃⠐⠶⠉'],
])('a question mark needs its sign only where it could be something else (UEB 7.5): %s', (text, cells) => {
  expect(literary(text, 'en')).toBe(cells);
  if (hasLiblouis) expect(louTranslate('en-ueb-g1.ctb', [text])).toEqual([cells]);
});

test.each([
  ['en', '€§°'],
  ['de', '€§°'],
  ['pl', '§°'],
  ['sk', '€§°'],
  ['hr', '€°'],
  ['sr', '§°'],
] as const)('%s has cells for %s', (language, signs) => {
  const texts = [...signs].flatMap((sign) => [`${sign}5`, `5${sign}`, `a${sign}`]);
  const cells = texts.map((text) => literary(text, language));
  for (const text of texts) expect(cells).not.toContain(literary(text.replace(/[€§°]/, '?'), language));
  if (hasLiblouis) expect(cells).toEqual(louTranslate(TABLES[language] ?? '', texts));
});

describe.runIf(hasTestdata)('the vectors', () => {
  test('every letter of every alphabet (World Braille Usage)', () => {
    const alphabets: Record<string, Record<string, string>> = json('alphabets-wbu3').alphabets;
    for (const [language, alphabet] of Object.entries(alphabets))
      for (const [letter, cells] of Object.entries(alphabet))
        expect([language, letter, literary(letter, language as Language)]).toEqual([language, letter, cells]);
  });

  test('letters, signs, numbers, dates and results', () => {
    type Cells = Record<'lower' | 'upper' | 'punct' | 'numbers', Record<string, string>>;
    const languages: Record<string, Cells> = json('language-cells');
    for (const [language, { lower, upper, punct, numbers }] of Object.entries(languages)) {
      for (const [text, cells] of Object.entries({ ...lower, ...upper, ...numbers, ...punct })) {
        // What six dots cannot write, or only as a code point, is transliterated (see the names below).
        if (/[\u2840-\u28ff]|⠄⠡⠭/.test(cells) || /[–—„“”×½"]/.test(text)) continue;
        expect([language, text, literary(text, language as Language)]).toEqual([language, text, cells]);
      }
    }
  });

  test('moves, the documented separations apart', () => {
    type Vector = { lang: string; text: string; cells_3_38: string; cells_deb_3_24?: string };
    const vectors: Vector[] = json('liblouis-literary-moves');
    const separated = new Set<string>();
    for (const { lang, text, cells_3_38, cells_deb_3_24 } of vectors) {
      if (lang === 'de-detailed' || /½/.test(text)) continue;
      const ours = literary(text, lang as Language);
      const theirs = cells_deb_3_24 ?? cells_3_38;
      if (ours !== theirs && ours.replace(/⠠(?=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])/g, '') === theirs)
        separated.add(`${lang} ${text}`);
      else expect([lang, text, ours]).toEqual([lang, text, theirs]);
    }
    expect([...separated].sort()).toEqual(
      [
        'mk e2e4',
        'mk Сb1d2',
        'mk Т1e2',
        'pl Sb1d2',
        'pl W1e2',
        'pl e2e4',
        'sr e2-e4',
        'sr e2e4',
        'sr Сb1d2',
        'sr Т1e2',
      ].sort(),
    );
  });
});

describe('what could be read as another number is separated', () => {
  test.each(['pl', 'sr', 'sr-Latn', 'mk'] as const)('e2e4 in %s', (language) => {
    expect(literary('e2e4', language)).toBe('⠑⠼⠃⠠⠑⠼⠙');
  });

  test.each(LANGUAGES)('no letter a to j directly follows a number in %s', (language) => {
    for (const text of ['e2e4', 'R1e2', 'b10a', '1-b', '2.c', '3,d'])
      expect(literary(text, language)).not.toMatch(/⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]*⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]{2}/);
    expect(literary('a1b', language)).not.toBe(literary('a12', language));
  });
});

describe('names with foreign letters', () => {
  test.each([
    ['sr', 'Ђоковић', '⠨⠹⠕⠅⠕⠧⠊⠩'],
    ['pl', 'Łódź', '⠨⠣⠬⠙⠮'],
    ['sk', 'Žižka', '⠠⠮⠊⠮⠅⠁'],
    ['de', 'Müller', '⠍⠳⠇⠇⠑⠗'],
    ['en', 'Ђоковић', '⠠⠈⠒⠙⠕⠅⠕⠧⠊⠘⠌⠉'],
    ['pl', 'Čolaković', '⠨⠉⠕⠇⠁⠅⠕⠧⠊⠩'],
    ['hr', 'Łódź', '⠨⠇⠕⠙⠵'],
    ['hr', 'Љубица', '⠨⠣⠥⠃⠊⠉⠁'],
    ['mk', 'Čašule', '⠨⠡⠁⠱⠥⠇⠑'],
    ['mk', 'Müller', '⠨⠍⠥⠇⠇⠑⠗'],
    ['de', 'Ѓорѓиев', '⠛⠚⠕⠗⠛⠚⠊⠑⠧'],
  ] as const)('%s: %s', (language, name, cells) => {
    expect(literary(name, language)).toBe(cells);
  });

  test('nothing is dropped and nothing needs eight dots', () => {
    const names =
      'Ђоковић Ќосе Łódź Žižka Müller Šťastný Ľubomír Ødegård Ştefănescu Çelik Þór Αλέξης Пётр Щука 李 “X” №5';
    for (const language of LANGUAGES)
      for (const name of names.split(' ')) {
        const cells = literary(name, language);
        expect(cells).toMatch(/^[\u2801-\u283f]+$/);
        expect(cells.replace(/[⠠⠨⠘⠈⠐⠰⠸⠼]/g, '').length).toBeGreaterThanOrEqual(Math.min(2, name.length));
      }
  });

  test('capitals in rows', () => {
    expect(literary('AB CD EF gh', 'en')).toBe('⠠⠠⠠⠁⠃⠀⠉⠙⠀⠑⠋⠠⠄⠀⠛⠓');
    expect(literary('McDONALDs', 'en')).toBe('⠠⠍⠉⠠⠠⠙⠕⠝⠁⠇⠙⠠⠄⠎');
    expect(literary('ABc', 'pl')).toBe('⠨⠁⠨⠃⠉');
  });
});

describe.runIf(hasLiblouis && hasTestdata)('liblouis', () => {
  const games = [
    ...tournamentGames('tournaments', long ? 3 : 200),
    ...tournamentGames('lichess-clk', long ? 1 : 40),
  ];

  test('says the same of the moves, names, dates and results of the games', () => {
    if (long) expect(games.length).toBeGreaterThan(2000);
    for (const [language, table] of Object.entries(TABLES) as [Language, string][]) {
      const texts = new Set<string>(['1-0', '0-1', '1/2-1/2', '*', '1', '12', '123']);
      for (const game of games) {
        for (const color of ['White', 'Black'] as const) texts.add(playerName(game, color));
        for (const { text } of headerLines(game, { language }).slice(-2)) texts.add(text);
        for (const row of scoreRows(game, { language, latinSquares: true }))
          if ('pair' in row)
            for (const half of [row.pair.white, row.pair.black]) if (half) texts.add(half.text);
      }
      const lines = [...texts];
      const theirs = louTranslate(table, lines);
      const different = lines.flatMap((text, at) => {
        const ours = literary(text, language);
        if (ours === theirs[at]) return [];
        // Documented: pl and sr have no sign between a number and a letter a to j; ours is dot 6.
        const separated = ['pl', 'sr', 'sr-Latn'].includes(language) && /\d[.,+-]?[a-j]/.test(text);
        if (separated && ours.replace(/(?<=⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+[⠄⠂⠤]?)⠠/g, '') === theirs[at]) return [];
        return [`${language} ${text}: ${ours}, liblouis ${theirs[at]}`];
      });
      expect(different).toEqual([]);
      expect(lines.length).toBeGreaterThan(500);
    }
  }, 300_000);
});
