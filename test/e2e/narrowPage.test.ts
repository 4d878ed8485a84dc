/**
 * What stands where on a tablet and on a phone: found by looking at pictures of every screen in long words.
 * HECTOR_LONG=1: in every language.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { noChromium } from './browser.ts';
import { startedCompetition } from './competition.ts';
import { DESK_WALKS } from './deskWalk.ts';
import { outOfView } from './look.ts';
import { cutLabels, numbersOverMen } from './narrow.ts';
import { openPlace } from './walk.ts';

const LONG = process.env.HECTOR_LONG !== undefined;
/** The languages with the longest words on buttons. */
const WIDEST = ['de', 'mk'] as const;

const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is not seen`);
  return found;
};

describe.skipIf(noChromium)('a narrow page', { timeout: 120_000 }, () => {
  test('D.1: two boards stand side by side on a tablet, with squares large enough for a finger', async () => {
    const place = await openPlace('mk');
    try {
      const page = await place.open({ boards: 'two' });
      await page.locator('[data-hector=start]').press('Enter');
      await page.locator('.board-of').nth(1).waitFor();
      await page.setViewportSize(TABLET);
      const [white, black] = [await box(page, '.board-of.white'), await box(page, '.board-of.black')];
      expect(black.y).toBe(white.y);
      expect(black.x).toBeGreaterThan(white.x + white.width);
      expect((await box(page, '.board-of.white [data-square=a1]')).width).toBeGreaterThanOrEqual(44);
      // On a phone the boards fill the page from edge to edge, and their headings do not.
      await page.setViewportSize(PHONE);
      expect((await box(page, '.board-of.white .grid')).x).toBe(0);
      const inset = await page
        .locator('.board-of.white h3')
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).paddingInlineStart));
      expect(inset).toBeGreaterThanOrEqual(8);
      // Chromium has no words for Macedonian, and would write another language's.
      await page.getByRole('navigation').first().getByRole('button').nth(3).press('Enter');
      expect(await page.locator('.games li span').first().textContent()).toMatch(
        / \d{1,2} [а-ш]+ \d{4}, \d\d:\d\d, /,
      );
    } finally {
      await place.browser.close();
    }
  });

  test('the entries of the navigation keep their lines, whichever page is shown', async () => {
    const place = await openPlace('pl');
    try {
      const page = await place.open();
      await page.locator('[data-hector=start]').press('Enter');
      await page.locator('[data-hector=field]').waitFor();
      await page.setViewportSize(SMALL);
      const entries = page.getByRole('navigation').first().getByRole('button');
      const lines = () =>
        entries.evaluateAll((all) => all.map((entry) => Math.round(entry.getBoundingClientRect().top)));
      const first = await lines();
      expect(new Set(first).size).toBe(2);
      for (let index = 0; index < first.length; index++) {
        await entries.nth(index).press('Enter');
        await page.locator('main h1').waitFor({ state: 'attached' });
        const now = await lines();
        expect(now.map((line) => now.indexOf(line))).toEqual(first.map((line) => first.indexOf(line)));
      }
    } finally {
      await place.browser.close();
    }
  });

  test('an opponent has the whole board above his lever, an assistant no score that is complete without a move', async () => {
    const place = await openPlace('mk');
    try {
      const { white, black } = DEFAULT_DETAILS.players;
      const { desk } = await startedCompetition(place, {
        setup: {
          ...DEFAULT_DETAILS,
          players: {
            white: { ...white, sight: 'blind', hasAssistant: true, duties: DUTIES },
            black: { ...black, board: 'normal', sight: 'sighted' },
          },
        },
      });
      const opponent = await desk('black');
      for (const size of [TABLET, PHONE]) {
        await opponent.setViewportSize(size);
        await opponent.evaluate(() => scrollTo(0, 0));
        const [hint, lever] = [await box(opponent, '.board .help'), await box(opponent, '.thumb')];
        expect(hint.y + hint.height, `${size.width}`).toBeLessThanOrEqual(lever.y);
      }
      const assistant = await desk('white-assistant');
      expect(await assistant.locator('[aria-labelledby=own-score] p').count()).toBe(1);
    } finally {
      await place.browser.close();
    }
  });

  test('the number of a rank touches no man, wherever it stands', async () => {
    const place = await openPlace('en');
    try {
      const page = await place.open();
      await page.locator('[data-hector=start]').press('Enter');
      await page.locator('[data-hector=field]').waitFor();
      for (const size of [SMALL, PHONE, { width: 440, height: 900 }]) {
        await page.setViewportSize(size);
        expect(await numbersOverMen(page)).toEqual([]);
      }
      await page.locator('[data-square=a2]').press('Enter');
      await page.locator('.lifted').waitFor();
      await page.locator('[data-square=a4]').press('Enter');
      await page.locator('[data-square=a4].last-to').waitFor();
      expect(await numbersOverMen(page)).toEqual([]);
    } finally {
      await place.browser.close();
    }
  });

  test('the amounts of the settings are no messages: only their sliders say them', async () => {
    const place = await openPlace('en');
    try {
      const page = await place.open();
      await page.getByRole('navigation').first().getByRole('button').nth(2).press('Enter');
      await page.locator('.amount').first().waitFor();
      expect(await page.locator('main :is(output, [role=status], [aria-live])').count()).toBe(0);
      expect(await page.locator('.amount:not([aria-hidden=true])').count()).toBe(0);
    } finally {
      await place.browser.close();
    }
  });
});

describe.skipIf(noChromium).each(LONG ? LANGUAGES : WIDEST)(
  'on a small phone in %s',
  { timeout: 240_000 },
  (language) => {
    test('no label is cut or parted, and nothing that has the focus lies behind a bar', async () => {
      const place = await openPlace(language);
      const found: string[] = [];
      const look = async (page: Page, name: string) => {
        for (const size of [SMALL, PHONE]) {
          await page.setViewportSize(size);
          const wrong = [...(await cutLabels(page)), ...(await outOfView(page))];
          found.push(...wrong.map((fault) => `${name} at ${size.width}: ${fault}`));
        }
      };
      try {
        await DESK_WALKS['an assistant']?.(place, look);
        const [table] = place.browser.context.pages();
        if (!table) throw new Error('the table is gone');
        await table.bringToFront();
        for (const folded of await table.locator('main details').all())
          await folded.evaluate((element) => element.setAttribute('open', ''));
        await look(table, 'game');
        expect(found).toEqual([]);
      } finally {
        await place.browser.close();
      }
    });
  },
);
