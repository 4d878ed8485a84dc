/**
 * What a screen reader does when a page is loaded hangs on the address at that moment: one with a fragment is not read from
 * its top, so that the field or the title that gets the focus is heard (with real Orca: test/orca).
 */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Browser, noChromium, openBrowser, startGame } from './browser.ts';

let browser: Browser;
let table: Page;
beforeEach(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  await browser.context.addInitScript(() => {
    addEventListener('load', () => {
      document.documentElement.dataset.loadedAt = location.hash;
    });
  });
  table = await browser.open();
});
afterEach(async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
});

const loadedAt = (page: Page) => page.evaluate(() => document.documentElement.dataset.loadedAt);

describe.skipIf(noChromium)('a page that is loaded', () => {
  test('is not read by itself on a first visit: it greets', async () => {
    expect(await loadedAt(table)).toBe('#main');
  });

  test('is read from its top where a game is set up, once it has greeted', async () => {
    await table.goto(inject('address'));
    await table.waitForSelector('[data-hector=start]');
    expect(await loadedAt(table)).toBe('');
  });

  test('leads to the field of moves where a game goes on, loaded again or opened at its plain address', async () => {
    await startGame(table);
    for (const load of [() => table.reload(), () => table.goto(inject('address'))]) {
      await load();
      await table.waitForFunction(() => document.activeElement?.matches('[data-hector=field]'));
      expect(await loadedAt(table)).toBe('#main');
    }
  });

  test('leads to the title of a desk', async () => {
    await startGame(table);
    const desk = await browser.context.newPage();
    await desk.goto(`${inject('address')}?desk=spectator`);
    await desk.waitForFunction(() => document.activeElement?.matches('h1'));
    expect(await loadedAt(desk)).toBe('#main');
    expect(new URL(desk.url()).search).toBe('?desk=spectator');
  });
});
