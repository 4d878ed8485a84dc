/**
 * Every screen and every dialog is clean to axe by all its rules, loses nothing where it is narrow, enlarged or set apart,
 * and keeps the focus in view. Each way is walked in a language of its own and each state worn in a theme of its own;
 * HECTOR_LONG=1: all of them in every language, theme and size.
 */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { noChromium } from './browser.ts';
import { everyLook, oneLook } from './look.ts';
import { openPlace, WALKS } from './walk.ts';

const isLong = Boolean(process.env.HECTOR_LONG);
/** Pictures for who wants to look at them. */
const PICTURES = process.env.HECTOR_PICTURES;

const NAMES = Object.keys(WALKS);
/** In turn. */
const languageOf = (index: number): Language => LANGUAGES[index % LANGUAGES.length] ?? 'en';
const WAYS = isLong
  ? LANGUAGES.flatMap((language) => NAMES.map((name) => [name, language] as const))
  : NAMES.map((name, index) => [name, languageOf(index)] as const);

describe.skipIf(noChromium)('every screen, by axe, by size and by theme', { timeout: 900_000 }, () => {
  test.each(WAYS)('of %s (%s)', async (name, language) => {
    const place = await openPlace(language);
    const found: string[] = [];
    let seen = 0;
    try {
      await WALKS[name]?.(place, async (page, screen) => {
        // A light that is just going out has no colour of its own.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        seen += 1;
        for (const wrong of await (isLong ? everyLook(page) : oneLook(page, seen)))
          found.push(`${screen}: ${wrong}`);
        if (PICTURES)
          await page.screenshot({ path: `${PICTURES}/${language} ${screen.replace(/\W+/g, '-')}.png` });
      });
      expect(found).toEqual([]);
      expect(place.browser.complaints).toEqual([]);
    } finally {
      await place.browser.close();
    }
  });
});
