/** Nothing that was announced is ever lost, and what goes wrong is said. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Browser,
  noChromium,
  openBrowser,
  openDurableBrowser,
  said,
  startGame,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

let browser: Browser;
afterEach(() => browser?.close());

async function playTwo(page: Page): Promise<void> {
  await startGame(page);
  await type(page, 'e4');
  await untilSaid(page, 'move', 1);
  await type(page, 'x');
  await untilHeard(page, /White has pressed/);
  await type(page, 'e5');
  await untilSaid(page, 'move', 2);
}

/** The words come first, the screen after them. */
async function score(page: Page): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row');
  await rows.first().waitFor();
  return rows.allInnerTexts();
}

describe.skipIf(noChromium)('a game survives', () => {
  test('the page being reloaded: it goes on, with a clock that has run on, and the player hears so', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await playTwo(page);
    await page.reload();
    await untilHeard(
      page,
      /The game goes on\. The clock has run on while the page was closed\. You may pause/,
    );
    expect((await score(page)).join(' ')).toMatch(/e4\s+e5/);
    await type(page, 'l');
    await untilHeard(page, /Last move: Bauer Eva sieben Eva fünf/);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await untilHeard(page, /The game is paused/);
    expect(browser.complaints).toEqual([]);
  });

  test('a peg in the hand while the page is reloaded', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await startGame(page);
    await page.locator('[data-square="g1"]').press('Enter');
    await untilHeard(page, /Touched: white knight, Gustav eins/);
    await page.reload();
    await page.getByText('In hand: white knight').waitFor();
    await page.locator('[data-square="f3"]').press('Enter');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Springer Gustav eins Felix drei']);
  });

  test('the browser being closed and opened again', async () => {
    const durable = await openDurableBrowser();
    await playTwo(await durable.open());
    const again = await durable.restart();
    browser = again;
    const page = await again.open();
    await untilHeard(page, /The game goes on/);
    expect((await score(page)).join(' ')).toMatch(/e4\s+e5/);
  });

  test('the network being off once the app is loaded', async () => {
    browser = await openBrowser({ offline: true });
    const page = await browser.open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await browser.context.setOffline(true);
    await page.reload();
    await playTwo(page);
    await type(page, '?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await browser.context.setOffline(false);
  });
});

describe.skipIf(noChromium)('bad luck is said and loses nothing', () => {
  test('a second tab on the same game says so, does not write, and takes over later', async () => {
    browser = await openBrowser();
    const first = await browser.open();
    await playTwo(first);
    const second = await browser.open();
    await untilHeard(second, /This game is open in another tab/);
    expect(await second.locator('[data-hector=board]').count()).toBe(0);
    expect(await second.locator('.error').textContent()).toMatch(/open in another tab/);
    await first.close();
    await untilHeard(second, /The other tab has been closed/);
    expect((await score(second)).join(' ')).toMatch(/e4\s+e5/);
  });

  test('a full disk: the act is undone everywhere, and can be done again', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    const devtools = await browser.context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
    await playTwo(page);
    await type(page, 'x');
    await untilHeard(page, /Black has pressed/);
    await page.evaluate(fillUp);
    // More than once: Chromium leaves some of the requests unanswered, by chance.
    for (let times = 1; times <= 5; times++) {
      await type(page, 'Nf3');
      await untilHeard(page, /The disk is full\. Nothing was written/, times);
    }
    expect(await said(page, 'move')).toHaveLength(2);
    expect(await page.locator('[data-square="g1"]').textContent()).toContain('white knight');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await type(page, 'Nf3');
    expect(await untilSaid(page, 'move', 3)).toContain('Springer Gustav eins Felix drei');
  });

  test('a damaged journal is kept aside, and what can be read of it goes on', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await playTwo(page);
    await page.evaluate(damageLastEvent);
    await page.reload();
    await untilHeard(
      page,
      /The journal of the last game is damaged\. It has been kept aside, nothing was deleted\./,
    );
    await untilHeard(page, /The game goes on from there/);
    await page.getByRole('button', { name: 'Stored games' }).press('Enter');
    await page.getByText(/damaged, kept aside/).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(2);
  });

  test('a store that cannot be opened is left alone, and another one is used', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await page.evaluate(makeStoreUnreadable);
    await page.reload();
    await untilHeard(page, /The store hector could not be opened\. It has been kept as it is/);
    await startGame(page);
    await type(page, 'e4');
    await untilHeard(page, /Bauer Eva zwei Eva vier/);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
      'hector',
    );
  });
});

/** Writes larger and smaller pieces until not even a few bytes fit. */
async function fillUp(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const fits = (size: number) =>
    new Promise<boolean>((resolve) => {
      const write = database.transaction('bytes', 'readwrite');
      write.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(size)));
      write.oncomplete = () => resolve(true);
      write.onabort = () => resolve(false);
    });
  for (let size = 16_384; size >= 1; size /= 8) {
    let written = 0;
    while (await fits(size)) if (++written > 100) throw new Error('the disk was not made full');
  }
  database.close();
}

async function damageLastEvent(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('hector');
    opening.onsuccess = () => resolve(opening.result);
  });
  await new Promise<void>((resolve) => {
    const write = database.transaction('events', 'readwrite');
    const cursor = write.objectStore('events').openCursor(null, 'prev');
    cursor.onsuccess = () => {
      cursor.result?.update({ ...cursor.result.value, event: { at: 'never', event: 'gibberish' } });
    };
    write.oncomplete = () => resolve();
  });
  database.close();
}

/** A version from the future, as after a downgrade: no older program can open it. */
async function makeStoreUnreadable(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('hector', 99);
    opening.onblocked = () => reject(new Error('the app does not let go of its store'));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
