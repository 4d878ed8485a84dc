import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { BraillePages, defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { scoreDocument } from '#scoresheet/document.ts';
import { annotated, appendixC, tournamentGames } from './games.ts';
import { hasJing, hasTestdata, jing, TESTDATA } from './oracles.ts';
import { rowProblems, sectionsOf } from './pefRows.ts';

const games = [
  appendixC,
  ...annotated,
  ...tournamentGames('tournaments', process.env.HECTOR_LONG ? 20 : 500),
];

function pefOf(settings: ReturnType<typeof defaultBrailleSettings>): string {
  const document = scoreDocument('pef', { ...settings, typeSize: 18 });
  return games.map((game) => document.add(game)).join('') + document.end();
}

const english = defaultBrailleSettings('en');
const documents = [
  ...LANGUAGES.map((language) => pefOf(defaultBrailleSettings(language))),
  pefOf({ ...english, cells: 30, lines: 27 }),
  pefOf({ ...english, lines: null }),
  pefOf({ ...english, code: 'uk' }),
];

describe('PEF 2008-1', () => {
  test.runIf(hasJing)(
    'every document passes the schema',
    () => {
      expect(jing(documents)).toBe('');
    },
    120_000,
  );

  test('no row is longer than the page is wide, no page has too many', () => {
    for (const document of documents) expect(rowProblems(document)).toEqual([]);
  });

  test.runIf(hasJing)(
    'the bad documents are refused',
    () => {
      const bad = (name: string) => readFileSync(`${TESTDATA}/braille/bad-${name}.pef`, 'utf8');
      expect(jing([bad('dc-format')])).toContain('error');
      expect(jing([bad('row-has-ascii-space')])).toContain('error');
      expect(jing([bad('row-too-long-schema-blind')])).toBe('');
    },
    120_000,
  );

  test.runIf(hasTestdata)('what the schema does not see is refused by our own check', () => {
    const bad = readFileSync(`${TESTDATA}/braille/bad-row-too-long-schema-blind.pef`, 'utf8');
    expect(rowProblems(bad)).toHaveLength(1);
    expect(rowProblems(readFileSync(`${TESTDATA}/braille/bad-row-has-ascii-space.pef`, 'utf8'))).toHaveLength(
      1,
    );
    expect(rowProblems(readFileSync(`${TESTDATA}/braille/sample-en.pef`, 'utf8'))).toEqual([]);
  });

  test('has the pages of the BRF, a section for each game', () => {
    const settings = defaultBrailleSettings('de');
    const pages = new BraillePages(settings);
    expect(sectionsOf(pefOf(settings)).map((section) => section.pages)).toEqual(
      games.map((game) => pages.add(game)),
    );
  });

  test('names in the head are escaped', () => {
    const [game] = annotated;
    const document = scoreDocument('pef', { ...english, typeSize: 18 });
    const tags = game!.tags.map(([name, value]) => [name, name === 'White' ? 'A & <B> "C"' : value] as const);
    const pef = document.add({ ...game!, tags }) + document.end();
    expect(pef).toContain(
      '<dc:title>Scoresheet: A &amp; &lt;B&gt; &quot;C&quot; – Müller, Jürgen</dc:title>',
    );
    expect(pef).toContain('<dc:date>2026-11-16</dc:date>');
    if (hasJing) expect(jing([pef])).toBe('');
  }, 120_000);
});
