/**
 * The browser is killed at any moment of a game, as by a power cut of its process: what was said is in the journal, the
 * clock that ran has run on, and the game goes on.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { chromium, type Page, type Browser as PlaywrightBrowser } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { restore } from '#app/journal/restore.ts';
import { reading } from '#rules/game/clock.ts';
import type { GameState } from '#rules/game/state.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { noChromium, type Said } from './browser.ts';

/** Each costs the start of a browser: a few in `npm test`, a hundred in .ci/run. */
const { HECTOR_LONG, HECTOR_KILLS = '5' } = process.env;
const KILLS = HECTOR_LONG ? 1000 : Number(HECTOR_KILLS);

/** By how much a clock on the screen may differ from one worked out here: whole seconds, and the way here. */
const LOOKED_LATER_MS = 3_000;

type Killable = Readonly<{ page: Page; kill: () => Promise<void> }>;

let folder: string | null = null;
let running: ChildProcess | null = null;
afterEach(() => {
  if (running?.pid) killGroup(running);
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The whole group: Chromium's helpers must not write on behalf of the dead. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function openKillable(profile: string): Promise<Killable> {
  const child = spawn(
    findChromium() ?? '',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running = child;
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
  const browser: PlaywrightBrowser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!page) throw new Error('Chromium has no page');
  return {
    page,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      killGroup(child);
      await gone;
      running = null;
    },
  };
}

/** The journal of the newest game, as it lies in the browser's own store. */
type Stored = Readonly<{ header: unknown; begunAt: number; records: { event: unknown }[] }>;

function stored(page: Page): Promise<Stored | null> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await request(indexedDB.open('hector'));
    const all = <T>(store: string) => request<T[]>(database.transaction(store).objectStore(store).getAll());
    const games = await all<{ id: string; header: unknown; begunAt: number }>('games');
    const events = await all<{ game: string; event: unknown }>('events');
    database.close();
    const last = games.sort((a, b) => a.begunAt - b.begunAt).at(-1);
    if (!last) return null;
    const records = events.filter(({ game }) => game === last.id).map(({ event }) => ({ event }));
    return { header: last.header, begunAt: last.begunAt, records };
  });
}

async function stateOf(page: Page): Promise<{ state: GameState; begunAt: number; count: number }> {
  const found = await stored(page);
  if (!found) throw new Error('no game is stored');
  const restored = restore(found.header, found.records);
  if (!restored.ok || restored.damage)
    throw new Error(restored.ok ? (restored.damage ?? '') : restored.reason);
  return { state: restored.state, begunAt: found.begunAt, count: found.records.length };
}

/**
 * Types random legal moves and presses into the page until the browser is gone: each when the one before was heard, and the
 * first one with the man that was in the hand (4.3).
 */
async function playOn(page: Page, { ply, act }: GameState, random: () => number): Promise<void> {
  const chess = new Chess(ply.position.fen);
  const inHand = act.touches.find(({ piece }) => piece.color === act.color)?.square;
  for (let heard = 0; ; heard++) {
    const all = chess.moves({ verbose: true });
    const bound = heard === 0 ? all.filter(({ from }) => from === inHand) : [];
    const moves = bound.length > 0 ? bound : all;
    const move = moves[Math.floor(random() * moves.length)];
    if (!move) return;
    await page.keyboard.type(move.from + move.to + (move.promotion ?? ''));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    chess.move(move);
    await page.waitForFunction(
      (count) =>
        (window as unknown as { hectorSaid: Said[] }).hectorSaid.filter(({ kind }) => kind === 'move')
          .length > count,
      heard,
      { timeout: 0 },
    );
  }
}

/** What has been said of moves, asked again and again: the last answer is what was surely heard before the end. */
function listen(page: Page): { heard: () => number; stop: () => void } {
  let most = 0;
  let on = true;
  const ask = async () => {
    while (on) {
      const now = await page.evaluate(
        () =>
          (window as unknown as { hectorSaid: Said[] }).hectorSaid.filter(({ kind }) => kind === 'move')
            .length,
      );
      most = Math.max(most, now);
    }
  };
  ask().catch(() => {}); // the browser is gone
  return {
    heard: () => most,
    stop: () => {
      on = false;
    },
  };
}

/** What was said instead is in the error. */
async function untilMoveHeard(page: Page, heard: () => number, kill: number): Promise<void> {
  try {
    await expect.poll(heard).toBeGreaterThan(0);
  } catch {
    const all = await page.evaluate(() => (window as unknown as { hectorSaid: Said[] }).hectorSaid);
    const { state } = await stateOf(page);
    throw new Error(
      `no move was heard before kill ${kill} of ${state.ply.position.fen}, ${state.act.state}: ${JSON.stringify(all)}`,
    );
  }
}

/** A generator of its own, so that a failure can be seen again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const made = (state: GameState): number => {
  let count = 0;
  for (let ply = state.ply; ply.previous; ply = ply.previous) count += 1;
  return count;
};

describe.skipIf(noChromium)('the browser is killed', () => {
  test(`${KILLS} times in the middle of games: nothing that was said is lost, the clock ran on, the game goes on`, {
    timeout: KILLS * 20_000,
  }, async () => {
    const profile = mkdtempSync(join(tmpdir(), 'hector-kills-'));
    folder = profile;
    const random = numbers(20_261_118);
    let known = 0;
    let heard = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const { page, kill: killBrowser } = await openKillable(profile);
      await page.goto(inject('address'));
      await page.waitForSelector('[data-hector="field"], [data-hector="start"]');
      if ((await page.locator('[data-hector="field"]').count()) === 0) {
        await page.locator('[data-hector="start"]').press('Enter');
        await page.waitForSelector('[data-hector="field"]');
        known = 0;
      }
      const { state, begunAt } = await stateOf(page);
      expect(made(state), `after ${kill} kills`).toBeGreaterThanOrEqual(known);
      const { clock } = state;
      if (clock?.running) {
        const side = clock.running;
        // A screen on a busy machine is late and comes right; a wrong clock stays as wrong as it is.
        const differs = async () =>
          Math.abs((await clockShown(page, side)) - reading(clock, side, Date.now() - begunAt));
        await expect
          .poll(differs, { message: `the clock of ${side} after ${kill} kills`, timeout: 30_000 })
          .toBeLessThan(LOOKED_LATER_MS);
      }
      if (state.phase === 'over') throw new Error(`the game is over: ${state.ending?.article}`);
      const before = made(state);
      const ears = listen(page);
      await page.locator('[data-hector="field"]').focus();
      const playing = playOn(page, state, random).catch(() => {}); // ends with the browser
      // Every other time a move has been heard before, however busy the machine is.
      if (kill % 2 === 0) await untilMoveHeard(page, ears.heard, kill);
      await page.waitForTimeout(50 + random() * 400).catch(() => {});
      ears.stop();
      await killBrowser();
      await playing;
      known = before + ears.heard();
      heard += ears.heard();
    }
    expect(heard, 'moves that were heard before a kill').toBeGreaterThanOrEqual(KILLS / 2);
  });
});

/** Hours, minutes and seconds of a player's clock on the screen. */
async function clockShown(page: Page, side: 'white' | 'black'): Promise<number> {
  const text = (await page.locator(`.clock.${side} .digits`).textContent()) ?? '';
  const [seconds = 0, minutes = 0, hours = 0] = text.trim().split(':').map(Number).reverse();
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
