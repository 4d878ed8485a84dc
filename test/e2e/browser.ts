/** The built app in the Chromium of this machine, played by key presses. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Browser as PlaywrightBrowser,
} from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { findChromium, findWindowless } from '../../scripts/chromium.mjs';

const EXECUTABLE = findChromium();
export const noChromium = EXECUTABLE === undefined;
if (noChromium) console.warn('No Chrome or Chromium was found: the tests in the browser are skipped.');

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export type Said = Readonly<{ kind: string; text: string; by: string }>;

export type Browser = Readonly<{
  context: BrowserContext;
  /** Refused requests, policy violations, uncaught errors. */
  complaints: string[];
  open(): Promise<Page>;
  close(): Promise<void>;
}>;

type Options = Readonly<{ locale?: string; offline?: boolean; hasTouch?: boolean }>;

/** One browser for all tests of a file; each of them gets a profile of its own, which is forgotten. */
let shared: Promise<PlaywrightBrowser> | undefined;
afterAll(async () => (await shared)?.close());

export async function openBrowser(options: Options = {}): Promise<Browser> {
  shared ??= chromium.launch({ executablePath: findWindowless() ?? '', args: ARGUMENTS });
  return watched(await (await shared).newContext(contextOptions(options)));
}

/** A browser with a folder on the disk: only that keeps IndexedDB through the end of its process. */
export type DurableBrowser = Browser & Readonly<{ restart(): Promise<DurableBrowser> }>;

export async function openDurableBrowser(
  folder = mkdtempSync(join(tmpdir(), 'hector-browser-')),
): Promise<DurableBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    ...contextOptions({}),
    executablePath: EXECUTABLE ?? '',
    args: ARGUMENTS,
  });
  const browser = watched(context);
  return {
    ...browser,
    async restart() {
      await context.close();
      return openDurableBrowser(folder);
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Without the service worker, unless the network is to be taken away: it would fetch the whole app each time. */
function contextOptions({
  locale = 'en-GB',
  offline = false,
  hasTouch = false,
}: Options): BrowserContextOptions {
  return {
    locale,
    hasTouch,
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
  };
}

function watched(context: BrowserContext): Browser {
  const address = inject('address');
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(`left the site: ${url}`);
  });
  return {
    context,
    complaints,
    async open() {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForSelector('h1');
      return page;
    },
    close: () => context.close(),
  };
}

/** Everything said so far. */
export function allSaid(page: Page): Promise<Said[]> {
  return page.evaluate(() =>
    (window as unknown as { hectorSaid: Said[] }).hectorSaid.map(({ kind, text, by }) => ({
      kind,
      text,
      by,
    })),
  );
}

export async function said(page: Page, kind: string): Promise<string[]> {
  return (await allSaid(page)).filter((entry) => entry.kind === kind).map(({ text }) => text);
}

/** Waits until so many messages of a kind have been said; what was said instead is in the error. */
export async function untilSaid(page: Page, kind: string, count: number): Promise<string[]> {
  for (const deadline = Date.now() + 15_000; ; await page.waitForTimeout(20)) {
    const found = await said(page, kind);
    if (found.length >= count) return found;
    if (Date.now() > deadline)
      throw new Error(
        `${count} times ${kind} was not said:\n${JSON.stringify(await allSaid(page), null, 1)}`,
      );
  }
}

/** Waits until a text has been said so many times. */
export async function untilHeard(page: Page, text: RegExp, count = 1): Promise<void> {
  for (const deadline = Date.now() + 15_000; ; await page.waitForTimeout(20)) {
    const all = await allSaid(page);
    if (all.filter((entry) => text.test(entry.text)).length >= count) return;
    if (Date.now() > deadline) throw new Error(`${text} was not said:\n${JSON.stringify(all, null, 1)}`);
  }
}

/** The game screen with the defaults: Enter on the first page. */
export async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Start the game|Partie beginnen/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-hector=board]').first().waitFor();
  await untilSaid(page, 'alert', 1);
}

/** The computer that everybody shares becomes the arbiter's, behind its question. */
export async function handOver(page: Page): Promise<void> {
  await page.locator('[data-hector=hand-over]').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
  await page.locator('.arbiter-desk h1').waitFor();
}

export async function backToPlayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the players' }).press('Enter');
  await page.locator('.player-game').waitFor();
}

/** Types into the text field, where the focus is. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Goes to a square by arrow keys, from wherever the board's focus is. */
export async function goTo(page: Page, square: string): Promise<void> {
  const from = await page.evaluate(() => {
    const cell =
      document.activeElement?.closest<HTMLElement>('[data-square]') ??
      document.querySelector<HTMLElement>('[data-square][tabindex="0"]');
    cell?.focus();
    return cell?.dataset.square ?? '';
  });
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  const files = square.charCodeAt(0) - from.charCodeAt(0);
  const ranks = square.charCodeAt(1) - from.charCodeAt(1);
  await press(files > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(files));
  await press(ranks > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(ranks));
}

/** Enter on each square in turn: pegs are lifted and inserted. */
export async function touch(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    await goTo(page, square);
    await page.keyboard.press('Enter');
  }
}

/** The file that a format of the export dialog writes. */
export async function exported(page: Page, name: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export the score' }).press('Enter');
  const waiting = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('menuitem', { name }).press('Enter');
  const download = await waiting;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return Buffer.concat(chunks);
}
