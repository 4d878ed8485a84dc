/** Every language setting in the real browser: chosen by the browser's own language, whole, and clean to axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { noChromium, openBrowser, type, untilSaid } from './browser.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

describe.skipIf(noChromium).each(LANGUAGES)('%s', (language) => {
  test('New game and Game are in this language, and axe finds nothing', async () => {
    const browser = await openBrowser({ locale: language });
    try {
      const page = await browser.open();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Enter');
      await page.locator('[data-hector=board]').waitFor();
      await untilSaid(page, 'alert', 1);
      await type(page, 'e4');
      expect(await untilSaid(page, 'move', 1)).toEqual(['Bauer Eva zwei Eva vier']);
      expect(await violations(page)).toEqual([]);
      expect(browser.complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
