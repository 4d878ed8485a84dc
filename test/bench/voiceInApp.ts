/** From the click that starts a game to the first sample of “The game has begun.”, in the built app. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { buildIfChanged } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';

const START = 'Start the game';
/** Nobody starts a game in the very moment in which the page appears. */
const READING_MS = 1000;
/** The end of a game is told at length, and no alert is cut: a game begins when everything has been heard. */
const QUIET_MS = 500;

/** Milliseconds of first games on a fresh page, and of the games after one of them. */
export type InApp = Readonly<{ first: number[]; next: number[] }>;

export async function measureInApp(firstRuns: number, nextRuns: number): Promise<InApp> {
  if (!buildIfChanged()) throw new Error('the app could not be built');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { port: 4190, open: false },
  });
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  const address = server.resolvedUrls?.local[0] ?? '';
  const [first, next]: [number[], number[]] = [[], []];
  try {
    for (let run = 0; run < firstRuns; run++) {
      const page = await openApp(browser, address);
      await page.getByRole('button', { name: START }).waitFor();
      await page.waitForTimeout(READING_MS);
      first.push(await startGame(page));
      for (let more = 0; run === 0 && more < nextRuns; more++) {
        // A game that runs would be asked about first.
        await page.getByRole('button', { name: 'Resign' }).press('Enter');
        await page.getByRole('button', { name: /White resigns/ }).press('Enter');
        await page.getByRole('heading', { name: 'The result' }).waitFor();
        await page.getByRole('button', { name: 'New game' }).press('Enter');
        await page.getByRole('button', { name: START }).focus();
        await page.waitForFunction((quietMs) => performance.now() > watched.busyUntil + quietMs, QUIET_MS);
        next.push(await startGame(page));
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return { first, next };
}

/** A new player who has chosen the own voice; nothing is cached. */
async function openApp(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  // tsx marks functions with their names by this helper, which the page has not.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.goto(address);
  return page;
}

type Watched = { clickedAt: number; firstSampleAt: number; busyUntil: number };
declare const watched: Watched;

/** In the page: notes when something was clicked, when the first sample after it is due, and until when there is sound. */
function watch(): void {
  localStorage.setItem('hector:settings', JSON.stringify({ speech: 'own-voice' }));
  const times: Watched = { clickedAt: 0, firstSampleAt: 0, busyUntil: 0 };
  Object.assign(window, { watched: times });
  document.addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(times, { clickedAt: timeStamp, firstSampleAt: 0 }),
    true,
  );
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
    const startsAt = performance.now() + Math.max(0, when - this.context.currentTime) * 1000;
    times.firstSampleAt ||= startsAt;
    times.busyUntil = Math.max(times.busyUntil, startsAt + (this.buffer?.duration ?? 0) * 1000);
    start.call(this, when, ...rest);
  };
}

async function startGame(page: Page): Promise<number> {
  await page.getByRole('button', { name: START }).press('Enter');
  await page.locator('[data-hector=board]').waitFor();
  await page.waitForFunction(() => watched.firstSampleAt > 0);
  return page.evaluate(() => watched.firstSampleAt - watched.clickedAt);
}
