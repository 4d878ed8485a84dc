/** Several windows of one computer at one game: the table in one of them, desks in the others. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import {
  type Browser,
  noChromium,
  openBrowser,
  said,
  startGame,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

let browser: Browser;
let table: Page;
beforeEach(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  table = await browser.open();
});
afterEach(async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
});

async function openDesk(search: string): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`${inject('address')}?${search}`);
  await page.waitForSelector('h1');
  return page;
}

const square = (page: Page, name: string) => page.locator(`[data-hector=board] [data-square=${name}]`);

describe.skipIf(noChromium)('a desk in another window', () => {
  test('hears and shows the game, catches up after a reload, and says when its table is gone', async () => {
    await startGame(table);
    await type(table, 'e4');
    await untilSaid(table, 'move', 1);
    const desk = await openDesk('desk=spectator');
    expect(await desk.locator('[data-hector=screen]').getAttribute('data-screen')).toBe('spectator');
    await expect.poll(() => square(desk, 'e4').textContent()).toContain('white pawn');
    expect(await said(desk, 'move')).toEqual([]); // what is past is shown, not told
    await table.locator('[data-hector=press]').click();
    await table.locator('[data-hector=field]').focus();
    await type(table, 'e5');
    expect(await untilSaid(desk, 'move', 1)).toEqual(['Bauer Eva sieben Eva fünf']);
    expect(await desk.locator('[data-hector=last]').textContent()).toBe('Bauer Eva sieben Eva fünf');
    await desk.reload();
    await expect.poll(() => square(desk, 'e5').textContent()).toContain('black pawn');
    await table.close();
    await untilHeard(desk, /The table is not heard/);
  });

  test('in competition asks for the code of who would hear more than the hall', async () => {
    await table.getByRole('radio', { name: 'Competition' }).check();
    await table.locator('[data-hector=start]').focus();
    await startGame(table);
    const desk = await openDesk('desk=arbiter');
    await desk.locator('.error', { hasText: 'needs its code' }).waitFor();
    await untilHeard(desk, /needs its code/);
    const wrong = await openDesk('desk=arbiter&code=AAAA-BBBB-CCCC');
    await wrong.locator('.error', { hasText: 'code is not right' }).waitFor();
  });
});
