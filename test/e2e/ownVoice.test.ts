/** The own voice alone, eyes closed: what the log of words tells. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allSaid,
  type Browser,
  noChromium,
  openBrowser,
  startGame,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

let browser: Browser;
let page: Page;

/** What was given to the engine, and whether somebody had touched the page by then. */
type Given = Readonly<{ text: string; touched: boolean }>;
declare const given: Given[];

beforeAll(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  await browser.context.addInitScript(() => {
    const texts: Given[] = [];
    let touched = false;
    addEventListener(
      'keydown',
      () => {
        touched = true;
      },
      true,
    );
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { kind?: string; text?: string }, ...rest: []) {
      if (message?.kind === 'speak') texts.push({ text: message.text ?? '', touched });
      post.call(this, message, ...rest);
    };
    Object.assign(window, { given: texts });
  });
  page = await browser.open();
  await page.evaluate(() => localStorage.setItem('hector:settings', JSON.stringify({ speech: 'own-voice' })));
  await page.reload();
  await page.waitForSelector('h1');
});
afterAll(() => browser?.close());

const last = async () => (await allSaid(page)).at(-1)?.text ?? '';

async function until(text: RegExp): Promise<void> {
  await untilHeard(page, text);
  expect(await last()).toMatch(text);
}

describe.skipIf(noChromium)('with the own voice alone', () => {
  test('a page that was opened says where the focus is; controls say what they are and what they become', async () => {
    await page.getByLabel('Time control').focus();
    await until(/^Time control, choice, 90 minutes/);
    await page.keyboard.press('ArrowDown');
    await untilHeard(page, /^(?!Time control).*\d.*minutes/);
    await page.keyboard.press('ArrowUp');
    await until(/^90 minutes, 30 seconds added per move$/);
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    const zwo = page.getByLabel('Say “zwo” for “zwei”');
    await zwo.focus();
    await until(/Say “zwo” for “zwei”, checkbox, checked$/);
    await page.keyboard.press(' ');
    await until(/^not checked$/);
    await page.keyboard.press(' ');
    await until(/^checked$/);
    const rate = page.getByLabel('Speed: moves');
    await rate.focus();
    await until(/^Speed: moves, slider, 1$/);
    await page.keyboard.press('ArrowRight');
    await until(/^1\.1$/);
    await page.getByLabel('By its own voice, without a screen reader').focus();
    await until(/^[^.,]+\. By its own voice, without a screen reader, radio button, selected, 2 of 3$/);
    await page.getByRole('button', { name: 'New game' }).press('Enter');
  });

  test('a dialog says its title and its text; the help is read line by line', async () => {
    await startGame(page);
    await type(page, 'draw');
    await until(/dialog.*button$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await type(page, '?');
    await until(/^Help.*, dialog\. .*Ctrl\+Down.*, button$/);
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.press('Control+ArrowDown');
    expect((await allSaid(page)).slice(-3).every(({ text }) => text.length > 3)).toBe(true);
    await page.keyboard.press('Control+Shift+ArrowDown');
    await until(/: My time\. .*reads on from here to the end\.?$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('letters are said as they are typed, and everything is in the log with its number', async () => {
    await page.locator('input[type=text]').first().focus();
    await page.keyboard.type('e');
    await until(/^e$/);
    await page.keyboard.type('4');
    await until(/^4$/);
    await page.keyboard.press('Enter');
    await untilSaid(page, 'move', 1);
    const log = await page.evaluate(() =>
      (
        window as unknown as { hectorSaid: { number: number; kind: string; text: string; by: string }[] }
      ).hectorSaid.map(({ number, kind, text, by }) => ({ number, kind, text, by })),
    );
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
    expect(log.every(({ by }) => by === 'own-voice')).toBe(true);
    expect(log.find(({ kind }) => kind === 'move')?.text).toBe('Bauer Eva zwei Eva vier');
    expect(await page.locator('#live').textContent()).toBe('');
  });

  test('what the browser refuses after a reload is said after the first key', async () => {
    // Every question that a test asks a page counts as a touch: this one is left alone until the key.
    await page.reload();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await page.keyboard.press('Shift');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => given.some(({ text }) => text.includes('The game goes on')));
    expect(await page.evaluate(() => given.every(({ touched }) => touched))).toBe(true);
    expect(await page.locator('#live').textContent()).toBe('');
    expect(browser.complaints).toEqual([]);
  });
});
