import { spawnSync } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { scoreDocument } from '#scoresheet/document.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { annotated, appendixC, gamesOf } from './games.ts';

const EXECUTABLE = findChromium();
if (!EXECUTABLE) console.info('The printed page is tested only where Chromium is installed.');

const timed = gamesOf(
  `[White "Somebody With A Rather Long Name"]\n[Black "Another"]\n\n${'1. Nf3 {[%clk 1:30:00]} Nf6 {[%clk 1:29:59]} 2. Ng1 {[%clk 1:30:00]} Ng8 {[%clk 1:30:00]} '.repeat(20)} *`,
);
const games = [appendixC, ...timed, annotated[0]!];

const hasPoppler = spawnSync('which', ['pdftotext']).status === 0;
if (!hasPoppler) console.info('poppler-utils is not installed: the pages of the PDF are not read.');

function page(typeSize: number, language: Language, written: readonly ScoreGame[] = games): string {
  const document = scoreDocument('html', { ...defaultBrailleSettings(language), typeSize });
  return written.map((game) => document.add(game)).join('') + document.end();
}

describe.runIf(EXECUTABLE)('the printed scoresheet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: EXECUTABLE!, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  test.each(['en', 'mk'] as const)('axe finds nothing in %s', async (language) => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.setContent(page(18, language));
    const { violations } = await new AxeBuilder({ page: tab }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await context.close();
  });

  // A4 within its margins is 680 pixels wide.
  test.each([12, 18, 24, 36])('at %i pt the type has its size and nothing is cut off', async (typeSize) => {
    const tab = await browser.newPage({ viewport: { width: 680, height: 1000 } });
    await tab.emulateMedia({ media: 'print' });
    await tab.setContent(page(typeSize, 'de'));
    const measured = await tab.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      size: getComputedStyle(document.querySelector('td') as Element).fontSize,
      cut: [...document.querySelectorAll('td, dd, h2')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      ).length,
    }));
    expect(measured).toEqual({ width: 680, size: `${typeSize * (96 / 72)}px`, cut: 0 });
    await tab.close();
  });

  /** The text of each page, as poppler reads it; none where it is not installed. */
  async function pagesOf(html: string): Promise<string[]> {
    const tab = await browser.newPage();
    await tab.setContent(html);
    const pdf = await tab.pdf({ preferCSSPageSize: true });
    await tab.close();
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, maxBuffer: 1 << 26 });
    return stdout.toString().split('\f').slice(0, -1);
  }

  test.runIf(hasPoppler)(
    'every page has the names of its game and its number, and each game a new one',
    async () => {
      for (const size of [12, 18, 36]) {
        const pages = await pagesOf(page(size, 'en'));
        expect(pages.length).toBeGreaterThanOrEqual(games.length);
        for (const [index, text] of pages.entries()) {
          const foot = text.trimEnd().split('\n').at(-1);
          expect(foot).toMatch(new RegExp(`.* ?– ?.* ${index + 1} ?/ ?${pages.length}$`));
        }
        const begin = pages.findIndex((text) => text.includes('Somebody'));
        expect(pages[begin]).toMatch(/Name ?– ?Another +\d+ ?\/ ?\d/);
        expect(pages[begin - 1]).toContain('Signature: Arbiter');
      }
    },
    120_000,
  );

  test.runIf(hasPoppler)(
    'sixty moves, the result and the signatures stand on one page in small print',
    async () => {
      const shuffle = 'Nf3 Nf6 2. Ng1 Ng8 3. '.repeat(30);
      const [sixty] = gamesOf(
        `[Event "An Open of Some Length"]\n[Site "Somewhere"]\n[TimeControl "5400+30"]\n[Result "1/2-1/2"]\n\n1. ${shuffle} 1/2-1/2`,
      );
      const [first, ...others] = await pagesOf(page(12, 'en', [sixty!]));
      expect(first).toMatch(/\n *27\. +Nf3 +Nf6 +60\. +Ng1 +Ng8/);
      expect(first).toContain('Draw: 1/2-1/2');
      expect(first).toContain('Signature: Arbiter');
      expect(others).toEqual([]);
    },
    60_000,
  );

  test.runIf(hasPoppler)(
    'the result is on the first page, and once more with the names and the signatures',
    async () => {
      const [long] = gamesOf(
        `[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. ${'Nf3 Nf6 2. Ng1 Ng8 3. '.repeat(13)} 1-0`,
      );
      for (const size of [18, 24, 30, 36]) {
        const pages = await pagesOf(page(size, 'en', [long!]));
        expect(pages[0]).toMatch(/Result\s+1-0/);
        expect(pages.at(-1)).toMatch(/A ?– ?B. White won: 1-0/);
        expect(pages.at(-1)).toContain('Signature: Arbiter');
      }
    },
    120_000,
  );

  test.runIf(hasPoppler)(
    'the result and the signatures never stand alone on a page',
    async () => {
      // Lengths at which they stood alone when they were a block of their own, on the second page and later.
      for (const [size, moves] of [
        [12, 70],
        [12, 164],
        [18, 32],
        [18, 85],
        [24, 30],
        [36, 28],
      ] as const) {
        const shuffle = Array.from({ length: moves }, (_, at) => (at % 2 === 0 ? 'Nf3 Nf6' : 'Ng1 Ng8'));
        const [game] = gamesOf(`[Result "1-0"]\n\n${shuffle.join(' ')} 1-0`);
        const pages = await pagesOf(page(size, 'en', [game!]));
        expect(pages.at(-1)).toContain('Signature: Arbiter');
        expect(pages.at(-1)).toMatch(new RegExp(`\\b${moves}\\. +N`));
        // The rows before them are not driven to another page either.
        expect(pages[0]).toMatch(/\b5\. +N/);
      }
    },
    120_000,
  );

  test('an offer of a draw beside a clock stays on its line', async () => {
    const [offered] = gamesOf(
      `1. ${'Nf3 {[%clk 1:30:00]} Nf6 {[%clk 1:30:00]} 2. Ng1 {(=) [%clk 1:30:00]} Ng8 {[%clk 1:30:00]} 3. '.repeat(10)} *`,
    );
    for (const size of [12, 18]) {
      const tab = await browser.newPage({ viewport: { width: 680, height: 1000 } });
      await tab.emulateMedia({ media: 'print' });
      await tab.setContent(page(size, 'en', [offered!]));
      const heights = await tab.$$eval('tbody tr:has(th)', (rows) =>
        rows.map((row) => Math.round(row.clientHeight)),
      );
      expect(new Set(heights).size).toBe(1);
      const sizes = await tab.$$eval('.clock', (clocks) =>
        clocks.map((clock) => getComputedStyle(clock).fontSize),
      );
      expect(new Set(sizes)).toEqual(new Set([`${size * (96 / 72)}px`]));
      await tab.close();
    }
  });
});
