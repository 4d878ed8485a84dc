import type { Page } from 'playwright-core';
import { noChromium, type OpenPages, openPages } from '../speech/polyfill/chromium.ts';
import type { TestPage } from '../speech/polyfill/page/main.ts';
import { missingPackages, startSpeechDispatcher } from './speechDispatcher.ts';
import { measureInApp } from './voiceInApp.ts';

declare const voicePage: TestPage;

/** From a click to the first sample of the announcement, with no voice installed, in Chromium. */
const LIMIT_MS = { cold: 300, warm: 50 };
const COLD_RUNS = 5;
const WARM_RUNS = 10;
const PAGE = `${import.meta.dirname}/../speech/polyfill/page`;

export async function bench(): Promise<void> {
  if (noChromium) {
    console.log('voice: no Chromium found, nothing measured');
    return;
  }
  const pages = await openPages(PAGE);
  const [cold, prepared, warm] = await measureOffline(pages);
  await pages.close();
  report('cold, nothing loaded', cold, LIMIT_MS.cold);
  report('engine loaded in idle time', prepared, LIMIT_MS.cold);
  report('warm', warm, LIMIT_MS.warm);
  const { first, next } = await measureInApp(COLD_RUNS, COLD_RUNS);
  report('in the app, first game', first, LIMIT_MS.cold);
  report('in the app, next game', next, LIMIT_MS.warm);
  if (missingPackages.length > 0) {
    console.log(`voice: no system voice to compare with, as there is no ${missingPackages.join(', no ')}`);
    return;
  }
  const system = await measureSystem();
  const ratio = (median(warm) / median(system)).toFixed(2);
  console.log(`voice: system voice, warm: ${line(system)}; the offline voice takes ${ratio} of it`);
}

async function measureOffline(pages: OpenPages): Promise<[number[], number[], number[]]> {
  const [cold, prepared, warm]: number[][] = [[], [], []];
  for (let run = 0; run < COLD_RUNS; run++) {
    // A new context: no cache, no worker, no audio device.
    const { page } = await pages.open('?unrecorded');
    cold?.push(...(await clicks(page, 1)));
    await page.context().close();
  }
  for (let run = 0; run < COLD_RUNS; run++) {
    const { page } = await pages.open('?unrecorded');
    await page.evaluate(() => voicePage.synthesis.warmUp());
    await page.waitForTimeout(1000);
    const [first = Number.NaN, ...rest] = await clicks(page, run === 0 ? 1 + WARM_RUNS : 1);
    prepared?.push(first);
    warm?.push(...rest);
    await page.context().close();
  }
  return [cold ?? [], prepared ?? [], warm ?? []];
}

async function clicks(page: Page, count: number): Promise<number[]> {
  for (let click = 1; click <= count; click++) {
    await page.click('#measure');
    await page.waitForSelector(`body[data-measured="${click}"]`);
  }
  return page.evaluate(() => voicePage.measured);
}

/** The same words by the system's German voice, warm. */
async function measureSystem(): Promise<number[]> {
  const dispatcher = await startSpeechDispatcher();
  const pages = await openPages(PAGE, {
    args: ['--enable-speech-dispatcher'],
    env: dispatcher.environment,
  });
  const { page } = await pages.open('?system');
  await page.waitForFunction(() => speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('de')));
  const [, ...warm] = await clicks(page, 1 + WARM_RUNS);
  await pages.close();
  await dispatcher.close();
  return warm;
}

function report(what: string, ms: number[], limit: number): void {
  const holds = median(ms) < limit;
  if (!holds) process.exitCode = 1;
  const verdict = holds ? 'holds' : 'DOES NOT HOLD';
  console.log(`voice: click to first sample, ${what}: ${line(ms)}; limit ${limit} ms ${verdict}`);
}

function median(ms: number[]): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? Number.NaN;
}

function line(ms: number[]): string {
  return `median ${Math.round(median(ms))} ms, worst ${Math.round(Math.max(...ms))} ms of ${ms.length}`;
}
