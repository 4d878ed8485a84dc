/** A competition is set up by keyboard, its places are given away, and its journal has what was chosen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allSaid, type Browser, noChromium, openBrowser, untilHeard } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  if (!noChromium) browser = await openBrowser();
});
afterAll(() => browser?.close());

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** A part of the set-up, opened by its own button. */
async function openPart(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  return page.getByRole('region', { name, exact: true });
}

/** Types into a field as it is, in place of what stood there. */
async function write(page: Page, field: ReturnType<Page['getByLabel']>, text: string) {
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Ticks a box or chooses a button, by the space bar. */
async function tick(page: Page, box: ReturnType<Page['getByLabel']>) {
  await box.focus();
  await page.keyboard.press('Space');
}

async function setUp(page: Page) {
  await tick(page, page.getByRole('radio', { name: 'Competition' }));
  await page.getByRole('button', { name: 'Set up in detail' }).press('Enter');
  await page.getByRole('heading', { name: 'Set up in detail' }).waitFor();
  const white = await openPart(page, 'White');
  await write(page, white.getByLabel('Name of White'), 'Ana Kos');
  await write(page, white.getByLabel('Rating'), '2104');
  await white.getByLabel('Sight').selectOption('blind');
  await tick(page, white.getByLabel('Has an assistant'));
  await write(page, white.getByLabel('Name of the assistant'), 'Iva');
  await tick(page, white.getByLabel(/D\.2\.10\.6/));
  const black = await openPart(page, 'Black');
  await write(page, black.getByLabel('Name of Black'), 'Jan Nowak');
  await black.getByLabel('Sight').selectOption('sighted');
  const time = await openPart(page, 'Time control');
  await tick(page, time.getByLabel('A time control of my own'));
  await write(page, time.getByLabel('Number of moves'), '40');
  await time.getByRole('button', { name: 'Add a period' }).press('Enter');
  const laws = await openPart(page, 'Laws and options');
  await laws.getByLabel('Words for the ranks').selectOption('local');
  const event = await openPart(page, 'Event');
  await write(page, event.getByLabel('Round'), '3');
  const arbiter = await openPart(page, 'Arbiter and device');
  await write(page, arbiter.getByLabel('Name of the arbiter'), 'Eva Horvat');
}

const CHOSEN = {
  mode: 'competition',
  round: '3',
  arbiter: 'Eva Horvat',
  timeControl: {
    periods: [{ moves: 40, ms: 5_400_000 }, { ms: 1_800_000 }],
    incrementMs: 30_000,
    delayMs: 0,
  },
  white: {
    name: 'Ana Kos',
    rating: '2104',
    sight: 'blind',
    board: 'peg',
    assistant: { name: 'Iva', duties: ['D.2.10.1', 'D.2.10.2', 'D.2.10.3', 'D.2.10.4', 'D.2.10.5'] },
  },
  black: { name: 'Jan Nowak', sight: 'sighted', board: 'normal', assistant: null },
  options: { 'blind.ranks': 'local' },
};

async function headers(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('hector');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result.map(({ header }: { header: unknown }) => header));
        };
      }),
  );
}

describe.skipIf(noChromium)('a game is set up for its people', () => {
  test('by keyboard, in detail; read aloud, saved, loaded after a reload; its places are given away', async () => {
    const page = await browser.open();
    await setUp(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Read the set-up aloud' }).press('Enter');
    await untilHeard(page, /Competition, Laws of 2023\. White: Ana Kos, rating 2104, blind, peg board\./);
    await untilHeard(
      page,
      /Period 1: 40 moves, one hour thirty minutes\. Period 2: all remaining moves, thirty/,
    );
    const saved = await openPart(page, 'Saved set-ups');
    await write(page, saved.getByLabel('Name for this set-up'), 'Round three');
    await saved.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await untilHeard(page, /Saved: Round three\./);
    await page.getByRole('button', { name: 'Everything as at first' }).press('Enter');

    await page.reload();
    await page.getByRole('button', { name: 'Set up in detail' }).press('Enter');
    await (await openPart(page, 'Saved set-ups')).getByRole('button', { name: 'Load' }).press('Enter');
    await untilHeard(page, /Loaded: Round three\./);
    await page.getByRole('button', { name: 'Give the places away first' }).press('Enter');

    await page.getByRole('heading', { name: 'Give the places away' }).waitFor();
    expect(await headers(page)).toMatchObject([CHOSEN]);
    await expect(page.getByRole('heading', { name: 'Arbiter: Eva Horvat' }).count()).resolves.toBe(0);
    await page.getByRole('button', { name: /I am the arbiter/ }).press('Enter');
    const arbiter = page.getByRole('region', { name: 'Arbiter: Eva Horvat' });
    await arbiter.waitFor();
    expect(await violations(page)).toEqual([]);
    const code = (await arbiter.locator('code').textContent()) ?? '';
    expect(code).toMatch(/^(\w{4}-){2}\w{4}$/);
    await arbiter.getByRole('button', { name: /letter by letter/ }).press('Enter');
    await untilHeard(page, new RegExp(`^Code: ${[...code.slice(0, 4)].join(', ')};`));

    // The desk opens by its address, and is seen to be there.
    const opening = page.context().waitForEvent('page');
    await arbiter.getByRole('link', { name: 'Open in a new window' }).press('Enter');
    const desk = await opening;
    await desk.locator('[data-screen="arbiter"]').waitFor();
    await arbiter.getByText('Somebody is at this desk.').waitFor();
    await arbiter.getByRole('button', { name: 'Make a new code' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new code' }).press('Enter');
    await arbiter.getByText('Nobody is at this desk.').waitFor();
    expect(await arbiter.locator('code').textContent()).not.toBe(code);

    // No clock has run; it runs now, and the players find no code on their screen or among what was said.
    await page.getByRole('button', { name: /start the clock/ }).press('Enter');
    await page.locator('[data-hector="board"]').waitFor();
    await untilHeard(page, /The game has begun\./);
    expect(JSON.stringify(await allSaid(page))).not.toContain('Code:');
    await page.getByRole('button', { name: 'Desks' }).press('Enter');
    await page.getByText(/codes of the arbiter and the assistants are not shown/).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'White: Ana Kos',
      'Black: Jan Nowak',
      'Spectators',
    ]);
    await page.close();
    await desk.close();
    expect(browser.complaints).toEqual([]);
  });

  test('by the own voice alone: each part is passed by with what is chosen in it, and each field is named', async () => {
    const blind = await openBrowser();
    const page = await blind.open();
    await page.evaluate(() =>
      localStorage.setItem('hector:settings', JSON.stringify({ speech: 'own-voice', mode: 'competition' })),
    );
    await page.reload();
    await untilHeard(page, /^Start the game, button$/);
    const heard = async (key: string, words: RegExp) => {
      await page.keyboard.press(key);
      await untilHeard(page, words);
    };
    await heard('Tab', /^Set up in detail, button, closed$/);
    await heard('Enter', /^Set up in detail, heading$/);
    await heard('Tab', /^White, button, closed\. White: no name, peg board\.$/);
    await heard('Tab', /^Black, button, closed/);
    await heard('Tab', /^Time control, button, closed\. For the whole game: one hour thirty minutes\./);
    await heard('Enter', /^open$/);
    await heard('Tab', /^Time control\. A time control of my own, checkbox, not checked$/);
    await heard('Space', /^checked$/);
    await heard('Tab', /^Period 1\. Number of moves, text field, empty\. Empty: all remaining moves\.$/);
    await page.getByRole('button', { name: 'Give the places away first' }).press('Enter');
    await untilHeard(page, /^Give the places away, heading$/);
    await heard('Tab', /^I am the arbiter or the organiser: show all codes, button\. This is recorded\./);
    await heard('Enter', /^Arbiter, heading$|^Arbiter\. Arbiter, heading$/);
    await blind.close();
  });

  test('at 320 pixels, in Polish, nothing is cut off and nothing scrolls sideways', async () => {
    const narrow = await openBrowser({ locale: 'pl-PL' });
    const page = await narrow.open();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Szczegóły partii' }).press('Enter');
    const parts = page.locator('.part h3 button');
    await parts.first().waitFor();
    for (const part of await parts.all()) await part.press('Enter');
    await page.getByLabel('Własne tempo gry').check();
    const wide = await page.evaluate(() => {
      const reach = (element: Element) => element.getBoundingClientRect().right;
      return [...document.querySelectorAll('main *')]
        .filter((element) => reach(element) > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(wide).toEqual([]);
    await narrow.close();
  });
});
