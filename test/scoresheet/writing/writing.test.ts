/** A text for people in every form it is given out in: nothing of it is lost, and each form is a sound file. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { literary } from '#scoresheet/braille/literary.ts';
import { writeOut } from '#scoresheet/writing/document.ts';
import type { Part, Writing } from '#scoresheet/writing/writing.ts';
import { hasJing, jing } from '../oracles.ts';

const WRITING: Writing = {
  title: 'Round 3 <live>',
  language: 'en',
  parts: [
    { kind: 'heading', level: 2, text: 'Pairings & boards' },
    { kind: 'paragraph', text: 'Play begins at 9 o’clock.' },
    { kind: 'list', items: ['Anna', 'Hector'] },
    { kind: 'new-page' },
    { kind: 'table', head: ['Board', 'White', 'Black'], rows: [['1', 'Novak', 'Smith']] },
  ],
};

test('as text it has a line for each thing, and a form feed before a new page', () => {
  expect(writeOut(WRITING, 'text')).toBe(
    'Round 3 <live>\n\n\nPairings & boards\n\nPlay begins at 9 o’clock.\n\n- Anna\n- Hector\n\n\f\nBoard; White; Black\n1; Novak; Smith\n',
  );
});

test('as a page it has headings, lists and tables, and no mark-up of its own makers', () => {
  const html = writeOut(WRITING, 'html', { typeSize: 24 });
  expect(html).toContain('<h1>Round 3 &lt;live&gt;</h1>');
  expect(html).toContain('<h2>Pairings &amp; boards</h2>');
  expect(html).toContain('<th scope="col">White</th>');
  expect(html).toContain('font-size: 24pt');
});

test('in Braille a new page begins where it should, and every page has its number', () => {
  const pages = writeOut(WRITING, 'unicode').split('\f').slice(0, -1);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(literary('Pairings & boards', 'en'));
  expect(pages[1]).toContain(literary('1; Novak; Smith', 'en'));
  expect(pages.map((page) => page.split('\r\n')[24]?.replaceAll('⠀', ''))).toEqual(['⠼⠁', '⠼⠃']);
});

test.skipIf(!hasJing)('PEF is valid by its schema, on paper and endless', () => {
  const files = LANGUAGES.flatMap((language) =>
    [25, null].map((lines) => writeOut({ ...WRITING, language }, 'pef', { lines })),
  );
  expect(jing(files)).toBe('');
});

const words = fc.array(fc.stringMatching(/^[a-z]{1,60}$/), { minLength: 1, maxLength: 40 });
const part: fc.Arbitrary<Part> = fc.oneof(
  words.map((all): Part => ({ kind: 'paragraph', text: all.join(' ') })),
  words.map((all): Part => ({ kind: 'heading', level: 3, text: all.join(' ') })),
  words.map((items): Part => ({ kind: 'list', items })),
  words.map((head): Part => ({ kind: 'table', head, rows: [head] })),
);

describe('for any text, language and paper', () => {
  test('no line is longer than the paper is wide, no page longer than it is high, and no letter is lost', () => {
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.integer({ min: 20, max: 40 }),
        fc.integer({ min: 5, max: 27 }),
        fc.constantFrom(...LANGUAGES),
        (parts, cells, lines, language) => {
          const writing: Writing = { title: 'x', language, parts };
          const settings = { cells, lines, runningHead: false, pageNumbers: false };
          const pages = writeOut(writing, 'unicode', settings).split('\r\n\f').slice(0, -1);
          for (const page of pages) {
            const rows = page.split('\r\n');
            expect(rows.length).toBeLessThanOrEqual(lines);
            for (const row of rows) expect(row.length).toBeLessThanOrEqual(cells);
          }
          const letters = (text: string) => text.replace(/[\s\u2800⠤\f]/g, '');
          const plain = writeOut(writing, 'text').replace(/^- /gm, '');
          expect(letters(pages.join(''))).toBe(letters(literary(plain.replaceAll('\n', ' '), language)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
