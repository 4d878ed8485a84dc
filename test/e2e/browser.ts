/** The built app in the Chromium of this machine, played by key presses. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

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

/** A browser with a folder of its own, because only that keeps IndexedDB on the disk. */
export type Browser = Readonly<{
  context: BrowserContext;
  /** Refused requests, policy violations, uncaught errors. */
  complaints: string[];
  open(path?: string): Promise<Page>;
  /** Ends the browser and starts another one on the same folder. */
  restart(): Promise<Browser>;
  close(): Promise<void>;
}>;

export async function openBrowser(
  options: Readonly<{ locale?: string; folder?: string }> = {},
): Promise<Browser> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'hector-browser-'));
  const address = inject('address');
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: EXECUTABLE ?? '',
    args: ARGUMENTS,
    locale: options.locale ?? 'en-GB',
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  const complaints: string[] = [];
  return {
    context,
    complaints,
    async open(path = '') {
      const page = context.pages().find((open) => open.url() === 'about:blank') ?? (await context.newPage());
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(`left the site: ${url}`);
      });
      await page.goto(address + path);
      await page.waitForSelector('h1');
      return page;
    },
    async restart() {
      await context.close();
      return openBrowser({ ...options, folder });
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
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

/** Waits until so many messages of a kind have been said. */
export async function untilSaid(page: Page, kind: string, count: number): Promise<string[]> {
  await page.waitForFunction(
    ([wanted, least]) =>
      (window as unknown as { hectorSaid: { kind: string }[] }).hectorSaid.filter(
        (entry) => entry.kind === wanted,
      ).length >= least,
    [kind, count] as const,
    { timeout: 15_000 },
  );
  return said(page, kind);
}

/** The game screen with the defaults: Enter on the first page. */
export async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Start the game|Partie beginnen/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  await untilSaid(page, 'alert', 1);
}

/** Types into the text field, where the focus is. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
