/**
 * Every desk for everyone: clean to axe by all its rules, no word beyond the edge at 400 % (320 CSS pixels), letters set
 * apart or not, and the focus always in view. HECTOR_LONG=1: in every language.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { noChromium } from './browser.ts';
import { DESK_WALKS } from './deskWalk.ts';
import { violations } from './look.ts';
import { focusOutOfView, setApart, wordsBeyondTheEdge } from './narrow.ts';
import { openPlace } from './walk.ts';

const LONG = process.env.HECTOR_LONG !== undefined;
/** Pictures for who wants to look at them. */
const PICTURES = process.env.HECTOR_PICTURES;

async function look(page: Page, language: string, name: string): Promise<string[]> {
  const found: string[] = [];
  const add = (how: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${name}, ${how}: ${fault}`));
  // A light that is just going out has no colour of its own.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Wide ones are looked at in everyScreen.test.ts too.
  if (LONG) add('axe', await violations(page));
  await page.setViewportSize({ width: 320, height: 640 });
  add('320', await wordsBeyondTheEdge(page));
  await picture('narrow');
  await setApart(page, true);
  add('320, set apart', await wordsBeyondTheEdge(page));
  await picture('apart');
  await setApart(page, false);
  add('axe at 320', await violations(page));
  await page.setViewportSize({ width: 320, height: 256 });
  if (LONG || (await page.getByRole('dialog').count()) === 0) add('focus', await focusOutOfView(page));
  await page.setViewportSize({ width: 1280, height: 900 });
  await picture('wide');
  return found;

  async function picture(how: string): Promise<void> {
    if (!PICTURES) return;
    mkdirSync(PICTURES, { recursive: true });
    const path = `${PICTURES}/${language}-${name.replace(/\W+/g, '-')}-${how}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}

// German has the longest words.
describe.skipIf(noChromium).each(LONG ? LANGUAGES : (['de'] as const))(
  'nothing is lost at the desk (%s)',
  (language) => {
    test.each(Object.keys(DESK_WALKS))('of %s', { timeout: 240_000 }, async (walk) => {
      const place = await openPlace(language);
      const found: string[] = [];
      try {
        await DESK_WALKS[walk]?.(place, async (page, name) => {
          found.push(...(await look(page, language, name)));
        });
        expect(found).toEqual([]);
        expect(place.browser.complaints).toEqual([]);
      } finally {
        await place.browser.close();
      }
    });
  },
);
