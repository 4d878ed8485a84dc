/**
 * From the last byte of a report to the journal's append, and to the start of its announcement, in Chromium and the
 * built app. The wire and the disk set the measure: a report's own time at 38,400 baud, and a bare strict commit. Then
 * the same with five desks open in other windows, against none, in turns.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import { buildIfChanged } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';
import { fakeSerialScript } from '../devices/fakeSerialScript.ts';
import type { Latency, StopWatch } from './latencyPage.ts';
import { report as holds } from './ratio.ts';

declare const stopWatch: StopWatch;

const BAUD = 38_400;
const BITS_PER_BYTE = 10;
const GAMES = 2;
const HALF_MOVES = 150;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

export async function bench(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('latency: no Chromium found, nothing measured');
    return;
  }
  if (!buildIfChanged()) throw new Error('the app could not be built');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { port: 4191, open: false },
  });
  const reports: Latency[] = [];
  const commits: number[] = [];
  const address = server.resolvedUrls?.local[0] ?? '';
  try {
    for (let game = 0; game < GAMES; game++) {
      const measured = await atTheBoard(executablePath, address, (page) => measure(page, quietWalk()));
      reports.push(...measured.reports);
      commits.push(...measured.commits);
    }
    tell(reports, commits);
    tellDesks(await atTheBoard(executablePath, address, (page) => withAndWithoutDesks(page, address)));
  } finally {
    await server.close();
  }
}

const DESKS = ['white', 'black', 'white-assistant', 'arbiter', 'spectator'];
const TURNS = 6;

type WithDesks = Readonly<{ none: Latency[]; five: Latency[] }>;

/** A stretch of the game with no desk, one with five, and so on: what the machine does else slows both alike. */
async function withAndWithoutDesks(page: Page, address: string): Promise<WithDesks> {
  const squares = quietWalk();
  const each = Math.floor(squares.length / TURNS / 2) * 2;
  const none: Latency[] = [];
  const five: Latency[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const desks = turn % 2 === 1 ? await Promise.all(DESKS.map((role) => openDesk(page, address, role))) : [];
    await page.bringToFront();
    const measured = await measure(page, squares.slice(turn * each, (turn + 1) * each));
    (turn % 2 === 1 ? five : none).push(...measured.reports);
    await Promise.all(desks.map((desk) => desk.close()));
  }
  return { none, five };
}

async function openDesk(page: Page, address: string, role: string): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto(`${address}?desk=${role}`);
  await desk.locator('[data-hector=screen] h1').waitFor();
  return desk;
}

function tellDesks({ none, five }: WithDesks): void {
  const median = (reports: readonly Latency[]) =>
    percentile(
      reports.map(({ announcedMs }) => announcedMs),
      50,
    );
  console.log(`  with no desk: ${spread(none.map(({ announcedMs }) => announcedMs))}`);
  console.log(`  with five desks: ${spread(five.map(({ announcedMs }) => announcedMs))}`);
  const ratio = median(five) / median(none);
  holds('last byte to announcement with five desks to none, p50', ratio, 'at most 1.1', ratio <= 1.1);
}

const measure = (page: Page, squares: readonly Square[]): ReturnType<StopWatch['measure']> =>
  page.evaluate((given) => stopWatch.measure(given), squares);

function tell(reports: readonly Latency[], commits: readonly number[]): void {
  const bytes = Math.min(...reports.map((report) => report.bytes));
  const wireMs = (bytes * BITS_PER_BYTE * 1000) / BAUD;
  const commitMs = p99(commits);
  const appendedMs = p99(reports.map((report) => report.appendedMs));
  const announcedMs = p99(reports.map((report) => report.announcedMs));
  console.log(`  ${reports.length} reports of ${bytes} bytes, ${wireMs.toFixed(2)} ms on the wire`);
  console.log(`  bare strict commit: ${spread(commits)}`);
  console.log(`  to the append: ${spread(reports.map((report) => report.appendedMs))}`);
  console.log(`  to the announcement: ${spread(reports.map((report) => report.announcedMs))}`);
  const limit = wireMs + commitMs;
  holds('last byte to append, p99 in ms', appendedMs, `less than ${wireMs.toFixed(2)}`, appendedMs < wireMs);
  holds(
    'last byte to announcement, p99 in ms',
    announcedMs,
    `at most ${limit.toFixed(2)}`,
    announcedMs <= limit,
  );
}

/** A game at a peg board, for what is to be measured in it. */
async function atTheBoard<T>(
  executablePath: string,
  address: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hector-latency-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ARGUMENTS,
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(await fakeSerialScript(new URL('./latencyPage.ts', import.meta.url)));
    await page.goto(address);
    await page.getByLabel('Board', { exact: true }).selectOption('pegboard');
    await page.getByRole('button', { name: 'Connect the board' }).press('Enter');
    await page.getByText('The port has been chosen.').first().waitFor();
    await page.getByRole('button', { name: 'Start the game' }).press('Enter');
    await page.getByText('Board and game agree.').waitFor();
    return await work(page);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Lifts and inserts of a long game without captures, castling, checks and pawns near their end. */
function quietWalk(): Square[] {
  const squares: Square[] = [];
  let position = Position.start();
  let seed = 11;
  for (let played = 0; played < HALF_MOVES; played++) {
    const quiet = position.legalMoves().filter((move) => {
      const role = position.pieceAt(move.from)?.role;
      const farRank = move.to[1] === '1' || move.to[1] === '8';
      return (
        role !== 'king' &&
        !position.capturedOn(move) &&
        !(role === 'pawn' && farRank) &&
        !position.after(move).isCheck()
      );
    });
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const move = quiet[(seed >>> 8) % quiet.length];
    if (!move) break;
    squares.push(move.from, move.to);
    position = position.after(move);
  }
  return squares;
}

const spread = (ms: readonly number[]): string =>
  [50, 90, 99].map((percent) => `p${percent} ${percentile(ms, percent).toFixed(2)} ms`).join(', ');

const p99 = (ms: readonly number[]): number => percentile(ms, 99);

function percentile(ms: readonly number[], percent: number): number {
  const sorted = ms.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
