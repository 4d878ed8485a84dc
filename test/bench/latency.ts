/**
 * The way of a hand in Chromium and the built app: from the last byte of a lift to the click and to "Touched"; from the
 * moment at which a half-move has settled, by the press or by rest, to the journal's append and to the start of its
 * announcement. The wire and the disk set the measure: a report's own time at 38,400 baud, and a bare strict commit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import type { Move } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import { buildIfChanged } from '../../scripts/build.mjs';
import { findChromium } from '../../scripts/chromium.mjs';
import { fakeSerialScript } from '../devices/fakeSerialScript.ts';
import type { Measured, Settling, StopWatch } from './latencyPage.ts';
import { report as holds } from './ratio.ts';

declare const stopWatch: StopWatch;

const BAUD = 38_400;
const BITS_PER_BYTE = 10;
/** Enough for a p99 that is more than the second-worst of them. */
const HALF_MOVES = 300;
const SETTLINGS: readonly Settling[] = ['press', 'rest'];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

export const bench = (): Promise<void> =>
  withApp('latency', async (executablePath, address) => {
    for (const settling of SETTLINGS)
      tell(
        settling,
        await atTheBoard(executablePath, address, (page) => measure(page, quietWalk(), settling)),
      );
  });

/** The built app, served; nothing without a browser. */
export async function withApp(
  name: string,
  work: (executablePath: string, address: string) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log(`${name}: no Chromium found, nothing measured`);
    return;
  }
  if (!buildIfChanged()) throw new Error('the app could not be built');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { port: 4191, open: false },
  });
  try {
    await work(executablePath, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

export const measure = (page: Page, moves: readonly HalfMove[], settling: Settling): Promise<Measured> =>
  page.evaluate(([given, by]) => stopWatch.measure(given, 'white', by), [moves, settling] as const);

function tell(settling: Settling, { bytes, felt, told, commits }: Measured): void {
  const wireMs = (bytes * BITS_PER_BYTE * 1000) / BAUD;
  const limit = wireMs + p99(commits);
  const clicked = felt.map(({ clickedMs }) => clickedMs);
  const said = felt.map(({ saidMs }) => saidMs);
  const appended = told.map(({ appendedMs }) => appendedMs);
  const announced = told.map(({ announcedMs }) => announcedMs);
  console.log(`  settled by ${settling}: ${told.length} half-moves, a report of ${bytes} bytes`);
  console.log(`  a report on the wire: ${wireMs.toFixed(2)} ms; bare strict commit: ${spread(commits)}`);
  console.log(`  lift to click: ${spread(clicked)}`);
  console.log(`  lift to "Touched": ${spread(said)}`);
  console.log(`  settled to append: ${spread(appended)}`);
  console.log(`  settled to announcement: ${spread(announced)}`);
  const within = (what: string, ms: readonly number[], most: number) =>
    holds(`${what}, p99 in ms`, p99(ms), `at most ${most.toFixed(2)}`, p99(ms) <= most);
  within('last byte of a lift to its click', clicked, wireMs);
  within('last byte of a lift to "Touched"', said, wireMs);
  within(`settled by ${settling} to append`, appended, wireMs);
  within(`settled by ${settling} to announcement`, announced, limit);
}

/** A game at a peg board, for what is to be measured in it. */
export async function atTheBoard<T>(
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

type HalfMove = readonly [from: Square, to: Square];

/** 9.6.2: a game of pieces alone would end after 75 moves. Pawns are spared until one is due. */
const PAWN_DUE = 60;

/** A long game without captures, castling, checks and pawns near their end. */
export function quietWalk(): HalfMove[] {
  const moves: HalfMove[] = [];
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
    const isPawn = (move: Move) => position.pieceAt(move.from)?.role === 'pawn';
    const due = quiet.filter((move) => isPawn(move) === position.halfmoves >= PAWN_DUE);
    const move = due[(seed >>> 8) % due.length];
    if (!move) throw new Error(`no quiet move after ${played} half-moves: ${position.fen}`);
    moves.push([move.from, move.to]);
    position = position.after(move);
  }
  return moves;
}

export const spread = (ms: readonly number[]): string =>
  [50, 90, 99].map((percent) => `p${percent} ${percentile(ms, percent).toFixed(2)} ms`).join(', ');

const p99 = (ms: readonly number[]): number => percentile(ms, 99);

export function percentile(ms: readonly number[], percent: number): number {
  const sorted = ms.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
