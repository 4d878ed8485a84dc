/** Bad luck and bad files: the page is never blank, the reason is said, and a game can be begun. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import {
  allSaid,
  type Browser,
  handOver,
  noChromium,
  openBrowser,
  startGame,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

let browser: Browser;
afterEach(() => browser?.close());

const HOSTILE = [
  '{"hector":"journal/1","begunAt":4000000000000,"mode":"training","timeControl":{"periods":[{"ms":60000}]}}',
  '{"at":0,"event":"started"}',
  '{"at":0,"event":"clock-started","side":"white"}',
  '{"at":5,"event":"mirror-skipped","side":"white","ply":0,"missing":7,"extra":7}',
];

async function restoreFile(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Stored games' }).press('Enter');
  await page
    .getByLabel('Restore a game from a journal file')
    .setInputFiles({ name: 'game.ndjson', mimeType: 'text/plain', buffer: Buffer.from(content) });
}

/** A page that is prepared before anything of the app runs. */
async function openPrepared(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  browser = await openBrowser();
  const page = await browser.context.newPage();
  await prepare(page);
  await page.goto(inject('address'));
  return page;
}

describe.skipIf(noChromium)('a file that is no sound journal', () => {
  test.each([
    ['begins in the future', HOSTILE],
    [
      'has a list that is a number',
      [HOSTILE[0]?.replace('4000000000000', '1700000000000'), ...HOSTILE.slice(1)],
    ],
    ['has an empty alert', [HOSTILE[0]?.replace('4000000000000', '1700000000000'), '{"at":1,"alert":null}']],
  ])('%s: refused, not stored, and the next start is as ever', async (_what, lines) => {
    browser = await openBrowser();
    const page = await browser.open();
    await restoreFile(page, lines.join('\n'));
    await untilHeard(page, /This file cannot be read/);
    await page.getByText('No games are stored.').waitFor();
    await page.reload();
    await startGame(page);
    expect(browser.complaints).toEqual([]);
  });

  test('too large: said before it is read', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await restoreFile(page, ' '.repeat(17_000_000));
    await untilHeard(page, /game\.ndjson is larger than 16 megabytes and was not read/);
  });

  test('stored by an older version and unfit to be opened: kept aside, and a new game can be begun', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await page.evaluate(storeGarbage);
    await page.reload();
    await untilHeard(page, /The journal of the last game is damaged\. It has been kept aside/);
    await page.getByRole('button', { name: 'Stored games' }).press('Enter');
    await page.getByText(/damaged, kept aside/).waitFor();
    await page.getByRole('button', { name: 'Export the journal' }).waitFor();
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await startGame(page);
  });
});

describe.skipIf(noChromium)('a start that fails', () => {
  test('because the script never comes: the page says so in every language', async () => {
    const page = await openPrepared((fresh) => fresh.route(/assets\/index-.*\.js/, (route) => route.abort()));
    await page.getByText('Hector did not start. Check the network').waitFor({ timeout: 20_000 });
    expect(await page.locator('.not-started [lang]').count()).toBe(8);
  });

  test('because nothing may be stored: a heading and the reason', async () => {
    const page = await openPrepared((fresh) =>
      fresh.addInitScript(() => {
        for (const name of ['indexedDB', 'localStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('cookies are blocked', 'SecurityError');
            },
          });
      }),
    );
    await page.getByRole('heading', { name: 'Hector' }).waitFor();
    expect(await page.locator('.error').textContent()).toMatch(/This browser stores nothing/);
    await untilHeard(page, /This browser stores nothing/);
  });

  test('because the settings cannot be kept: a game can be played, and it is said', async () => {
    const page = await openPrepared((fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('cookies are blocked', 'SecurityError');
          },
        });
      }),
    );
    await page.getByLabel('Black', { exact: true }).first().check();
    await untilHeard(page, /The browser does not keep your settings/);
    await page.getByRole('button', { name: /Start the game/ }).press('Enter');
    await page.locator('[data-hector=board]').waitFor();
  });

  test('because its language is missing: it starts in English and says so', async () => {
    browser = await openBrowser({ locale: 'de-DE' });
    const page = await browser.context.newPage();
    await page.route(/assets\/de-.*\.js/, (route) => route.abort());
    await page.goto(inject('address'));
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await untilHeard(page, /The language could not be loaded/);
  });

  test('because a board cannot be fetched: nothing is stored, the button lives, and the next try works', async () => {
    const page = await openPrepared((fresh) =>
      fresh.route(/assets\/openBoard-.*\.js/, (route) => route.abort()),
    );
    const start = page.getByRole('button', { name: /Start the game/ });
    await start.press('Enter');
    await untilHeard(page, /A part of Hector could not be loaded/);
    await page.unroute(/assets\/openBoard-.*\.js/);
    await page.reload();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await startGame(page);
  });

  test('a promise that nobody waited for is said and kept for who mends it', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    await page.evaluate(() => void Promise.reject(new Error('nobody waited')));
    await untilHeard(page, /Something went wrong that should not have/);
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByText(/nobody waited/).waitFor();
  });
});

describe.skipIf(noChromium)('the first visit', () => {
  test('is complete without a reload: help, settings and languages come without a network', async () => {
    browser = await openBrowser({ offline: true });
    const page = await browser.open();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          if (navigator.serviceWorker.controller) resolve();
          else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
        }),
    );
    await browser.context.setOffline(true);
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Neue Partie' }).waitFor();
    await page.getByRole('button', { name: 'Einstellungen' }).press('Enter');
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
    await browser.context.setOffline(false);
  });

  test('without its help: that is said, and the game stays', async () => {
    const page = await openPrepared((fresh) =>
      fresh.route(/assets\/GameDialogs-.*\.js/, (route) => route.abort()),
    );
    await startGame(page);
    await type(page, '?');
    await untilHeard(page, /A part of Hector could not be loaded/);
    await type(page, 'e4');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Bauer Eva zwei Eva vier']);
  });
});

describe.skipIf(noChromium)('the computer’s clock is set (6.10.1)', () => {
  test('two hours on: no time is taken, no flag falls, the player is asked; also over a reload', async () => {
    const page = await openPrepared((fresh) =>
      fresh.addInitScript(() => {
        const real = Date.now;
        Date.now = () => real() + Number(sessionStorage.getItem('jump') ?? 0);
      }),
    );
    await page.getByLabel('Time').selectOption('5+0');
    await page.getByRole('button', { name: /Start the game/ }).press('Enter');
    await page.locator('[data-hector=board]').waitFor();
    await page.evaluate(() => sessionStorage.setItem('jump', '7200400'));
    await untilHeard(page, /The computer's clock jumped by two hours/);
    expect((await allSaid(page)).filter(({ text }) => /flag|wins/.test(text))).toEqual([]);
    await page.reload();
    await page.locator('[data-hector=board]').waitFor();
    await page.getByLabel('Move or command').focus();
    await type(page, 't');
    expect((await untilSaid(page, 'answer', 1)).at(-1)).toMatch(/4 minutes|four minutes/i);
    await handOver(page);
    await page.locator('[data-kind=clock-defect] [data-hector=reject]').press('Enter');
    await page.locator('[data-hector=alert]').waitFor({ state: 'detached' });
  });
});

describe.skipIf(noChromium)('many games in one page', () => {
  test('two opened at once leave one lock, and at most one worker searches for mates', async () => {
    browser = await openBrowser();
    const page = await browser.open();
    for (let game = 1; game <= 3; game++) {
      await startGame(page);
      await page.getByRole('button', { name: 'Resign' }).press('Enter');
      await page.getByRole('button', { name: /White resigns/ }).press('Enter');
      await page.getByRole('heading', { name: 'The result' }).waitFor();
      await page.getByRole('button', { name: 'New game' }).press('Enter');
    }
    await page.getByRole('button', { name: 'Stored games' }).press('Enter');
    await page.getByRole('button', { name: 'Open' }).nth(2).waitFor();
    await page.evaluate(() => {
      const open = [...document.querySelectorAll<HTMLButtonElement>('.games button')].filter(
        ({ textContent }) => textContent === 'Open',
      );
      for (const button of open) button.click();
    });
    await page.locator('[data-hector=board]').waitFor();
    await page.waitForFunction(
      async () =>
        ((await navigator.locks.query()).held ?? []).filter(({ name }) => name?.startsWith('hector:'))
          .length === 1,
    );
    expect(page.workers().filter((worker) => worker.url().includes('mateWorker')).length).toBeLessThanOrEqual(
      1,
    );
  });
});

/** A game as 0.1.0 may have taken it in: newest of all, and not to be folded. */
async function storeGarbage(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('hector');
    opening.onsuccess = () => resolve(opening.result);
  });
  await new Promise<void>((resolve) => {
    const write = database.transaction(['games', 'events'], 'readwrite');
    write.objectStore('games').add({
      id: 'hostile',
      header: { mode: 'training', timeControl: { periods: [{ ms: 60_000 }] } },
      begunAt: 1e300,
      ended: false,
      aside: null,
    });
    write.objectStore('events').add({
      game: 'hostile',
      index: 0,
      event: { at: 0, event: 'mirror-skipped', side: 'white', ply: 0, missing: 7, extra: 7 },
    });
    write.oncomplete = () => resolve();
  });
  database.close();
}
