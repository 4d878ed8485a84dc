/** Every screen and every dialog is clean to axe, by all its rules; HECTOR_LONG=1: in every language. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { noChromium } from './browser.ts';
import { openPlace, WALKS } from './walk.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Pictures for who wants to look at them. */
const PICTURES = process.env.HECTOR_PICTURES;

/** The page behind a dialog was looked at without it, and cannot be touched: only there the dialog hides parts of targets. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe || (() => { ${axe.source} })()`);
  return page.evaluate(async (tags) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const isAsked = document.querySelector('[role=dialog]') !== null;
    const { violations: found } = await tool.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => {
      const counted = nodes.filter(
        ({ target }) =>
          !(isAsked && id === 'target-size') ||
          document.querySelector(String(target[0]))?.closest('[role=dialog]'),
      );
      return counted.length > 0 ? [`${id}: ${counted.map(({ html }) => html).join(' | ')}`] : [];
    });
  }, TAGS);
}

describe.skipIf(noChromium).each(process.env.HECTOR_LONG ? LANGUAGES : (['en'] as const))(
  'axe finds nothing (%s)',
  (language) => {
    test.each(Object.keys(WALKS))('on the screens of %s', async (name) => {
      const place = await openPlace(language);
      const found: string[] = [];
      try {
        await WALKS[name]?.(place, async (page, screen) => {
          // A light that is just going out has no colour of its own.
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
          for (const violation of await violations(page)) found.push(`${screen}: ${violation}`);
          if (PICTURES)
            await page.screenshot({ path: `${PICTURES}/${language} ${screen.replace(/\W+/g, '-')}.png` });
        });
        expect(found).toEqual([]);
        expect(place.browser.complaints).toEqual([]);
      } finally {
        await place.browser.close();
      }
    });
  },
);
