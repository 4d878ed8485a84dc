/** The page for weak eyes (low vision, finding 13, the look): nothing is lost when it is narrow, enlarged or recoloured. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THEMES } from '#app/desk/look.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { type Browser, noChromium, openBrowser, startGame, type, untilSaid } from './browser.ts';

let browser: Browser;
let page: Page;

async function violations(rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Every screen that the navigation leads to; their number is the same in every language. */
async function onEachScreen(check: (name: string) => Promise<void>): Promise<void> {
  const entries = page.getByRole('navigation').first().getByRole('button');
  const count = await entries.count();
  for (let index = 0; index < count; index++) {
    await entries.nth(index).press('Enter');
    await page.locator('main h1').waitFor({ state: 'attached' });
    await check((await page.locator('main').getAttribute('data-screen')) ?? '');
  }
}

/** WCAG 1.4.12: lines, paragraphs, letters and words set apart as far as a reader may want. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

const setApart = (on: boolean) =>
  page.evaluate(
    ([css, isOn]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(isOn ? css : '');
      document.adoptedStyleSheets = [sheet];
    },
    [SPACING, on] as const,
  );

const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

beforeAll(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  page = await browser.open();
  await startGame(page);
  await type(page, 'e4');
  await untilSaid(page, 'move', 1);
});
afterAll(() => browser?.close());

async function wear(language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('hector:settings') ?? '{}');
    localStorage.setItem('hector:settings', JSON.stringify({ ...kept, language: chosen }));
  }, language);
  await page.reload();
  await page.locator('[data-hector=board]').waitFor();
}

describe.skipIf(noChromium)('low vision', () => {
  test.each(LANGUAGES)(
    'no screen is scrolled sideways at 320 pixels, letters set apart (%s)',
    async (language) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await wear(language);
      await onEachScreen(async (name) => {
        expect(await sideways(), name).toBeLessThanOrEqual(0);
        await setApart(true);
        expect(await sideways(), `${name}, set apart`).toBeLessThanOrEqual(0);
        await setApart(false);
      });
    },
  );

  test('every colour of every theme has its contrast, on every screen', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await wear('en');
    await onEachScreen(async (name) => {
      for (const theme of THEMES) {
        await page.evaluate((worn) => {
          document.documentElement.dataset.theme = worn;
        }, theme);
        expect(await violations(['color-contrast-enhanced']), `${name} in ${theme}`).toEqual([]);
      }
    });
  });

  test('grave 13: clock and lever stay in view, however far a phone is scrolled', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await wear('en');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const box = await page.locator('[data-hector=press]').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    const square = await page.locator('[data-square=e4]').boundingBox();
    expect(square?.width).toBeGreaterThanOrEqual(44);
  });

  test('a dialog opens with its focus on the screen at 400 percent', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await wear('en');
    await page.locator('[data-hector=field]').focus();
    for (const command of ['?', 'resign']) {
      await type(page, command);
      await page.getByRole('dialog').waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(256);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  test('forced colours keep every state: running clock, main button, current page, last move, lifted peg', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await wear('en');
    await page.locator('[data-square=e7]').click();
    await page.locator('.lifted').waitFor();
    const look = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const plain = await look('.clock:not(.running)', 'background-color');
    for (const marked of ['.clock.running', '[data-hector=press]', 'nav [aria-current]'])
      expect(await look(marked, 'background-color'), marked).not.toBe(plain);
    expect(await look('.lifted', 'background-image')).toContain('gradient');
    expect(await look('.light', 'background-color')).not.toBe(await look('.dark', 'background-color'));
    expect(
      await page
        .locator('.last-to')
        .evaluate((square) => getComputedStyle(square, '::before').borderTopStyle),
    ).toBe('solid');
    expect(await violations()).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('text and board are set apart, and the board fills the screen until Escape', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await wear('en');
    const width = async () => (await page.locator('[data-square=a1]').boundingBox())?.width ?? 0;
    const before = await width();
    await page.evaluate(() => document.documentElement.style.setProperty('--board-scale', '0.5'));
    expect(await width()).toBeLessThan(before);
    await page.evaluate(() => document.documentElement.style.setProperty('--board-scale', '1'));
    await page.getByRole('button', { name: /Board alone/ }).press('Enter');
    expect(await width()).toBeGreaterThan(before);
    expect(await page.locator('[data-hector=field]').isVisible()).toBe(false);
    expect(await page.locator('[data-hector=press]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-hector=field]').isVisible()).toBe(true);
  });
});
