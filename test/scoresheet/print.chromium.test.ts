import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#rules/notation/language.ts';
import { HtmlScores } from '#scoresheet/html.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { annotated, appendixC, gamesOf } from './games.ts';

const EXECUTABLE = findChromium();
if (!EXECUTABLE) console.info('The printed page is tested only where Chromium is installed.');

const timed = gamesOf(
  `[White "Somebody With A Rather Long Name"]\n[Black "Another"]\n\n${'1. Nf3 {[%clk 1:30:00]} Nf6 {[%clk 1:29:59]} 2. Ng1 {[%clk 1:30:00]} Ng8 {[%clk 1:30:00]} '.repeat(20)} *`,
);
const games = [appendixC, ...timed, annotated[0]!];

function page(typeSize: number, language: Language): string {
  const document = new HtmlScores({ language, typeSize });
  return games.map((game) => document.add(game)).join('') + document.end();
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

  test('each game begins on a new page of the PDF', async () => {
    const tab = await browser.newPage();
    await tab.setContent(page(12, 'en'));
    const pdf = await tab.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(games.length);
    await tab.close();
  });
});
