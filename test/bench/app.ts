/**
 * From a peg that is inserted to its announcement, in Chromium and the built app: through the board's firmware, the
 * rules, and a journal that waits for the disk. Measured against a bare strict IndexedDB commit in the same page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { buildIfChanged } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';

const FILES = 'abcdefgh';
const COMMITS = 100;

/** Each pawn one step, then one more: 32 half-moves that nothing disturbs. */
const MOVES: readonly (readonly [string, string])[] = [2, 3].flatMap((rank) =>
  [...FILES].flatMap((file): [string, string][] => [
    [`${file}${rank}`, `${file}${rank + 1}`],
    [`${file}${9 - rank}`, `${file}${8 - rank}`],
  ]),
);

export async function bench(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('app: no Chromium found, nothing measured');
    return;
  }
  if (!buildIfChanged()) throw new Error('the app could not be built');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { port: 4190, open: false },
  });
  const folder = mkdtempSync(join(tmpdir(), 'hector-bench-'));
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ];
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // tsx marks functions with their names by this helper, which the page has not.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('button', { name: /Start the game|Partie beginnen/ }).press('Enter');
    await page.locator('[data-hector=board]').waitFor();
    const announced = await page.evaluate(playAndMeasure, MOVES);
    const committed = await page.evaluate(commitAndMeasure, COMMITS);
    report(announced, committed);
  } finally {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function report(announced: number[], committed: number[]): void {
  const ratio = (percent: number) => (at(announced, percent) / at(committed, percent)).toFixed(2);
  const line = (ms: number[]) =>
    `p50 ${at(ms, 50).toFixed(1)} ms, p99 ${at(ms, 99).toFixed(1)} ms of ${ms.length}`;
  console.log(`app: inserted peg to announcement: ${line(announced)}`);
  console.log(`app: bare strict IndexedDB commit: ${line(committed)}`);
  console.log(`app: ratio p50 ${ratio(50)}, p99 ${ratio(99)}`);
}

function at(ms: readonly number[], percent: number): number {
  const sorted = ms.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** In the page: lifts and inserts by its own cells, and waits for what the live region is given. */
async function playAndMeasure(moves: readonly (readonly [string, string])[]): Promise<number[]> {
  const cell = (square: string) => document.querySelector<HTMLElement>(`[data-square="${square}"]`);
  const region = document.getElementById('live');
  if (!region) throw new Error('there is no live region');
  const nextMessage = () =>
    new Promise<number>((resolve, reject) => {
      const observer = new MutationObserver((changes) => {
        if (changes.every(({ addedNodes }) => addedNodes.length === 0)) return;
        observer.disconnect();
        clearTimeout(silence);
        resolve(performance.now());
      });
      const silence = setTimeout(() => reject(new Error('nothing more was said')), 10_000);
      observer.observe(region, { childList: true });
    });
  // Longer than the distance that a live region keeps between two messages: it is not measured here.
  const rest = () => new Promise((resolve) => setTimeout(resolve, 250));
  const measured: number[] = [];
  for (const [from, to] of moves) {
    const lifted = nextMessage();
    cell(from)?.click();
    await lifted;
    await rest();
    const announced = nextMessage();
    const begun = performance.now();
    cell(to)?.click();
    measured.push((await announced) - begun);
    await rest();
  }
  return measured;
}

/** In the page: one small record, written strictly, as often as it takes to know. */
async function commitAndMeasure(times: number): Promise<number[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('bare', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('records', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
  });
  const measured: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const write = database.transaction('records', 'readwrite', { durability: 'strict' });
      write.objectStore('records').add({ at: begun, event: 'made', side: 'white', move: 'e2e4', san: 'e4' });
      write.oncomplete = () => resolve();
    });
    measured.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  database.close();
  return measured;
}
