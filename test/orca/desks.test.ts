/**
 * What people with Orca hear at the desks away from the table: an assistant, an opponent, who watches, and the arbiter. The
 * table is a window behind them. Opt in with HECTOR_ORCA=1: it needs a Linux with Orca and takes some minutes.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import { buildIfChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Desktop, missingPrograms, openDesktop } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1' && missingPrograms().length === 0;
const CODE = 'ABCD-EFGH-JKLM';

let server: Server;
let files = '';
let desktop: Desktop | undefined;
let table: Page;

beforeAll(async () => {
  if (!isWanted) return;
  if (!buildIfChanged()) throw new Error('the app could not be built');
  files = mkdtempSync(join(tmpdir(), 'hector-dist-'));
  cpSync('dist', files, { recursive: true });
  server = await serve(files, { port: 0 });
}, 120_000);
afterEach(() => desktop?.close(), 60_000);
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  if (files) rmSync(files, { recursive: true, force: true });
});

/** A game at a table in a window behind, and the desk of a role before Orca, which says its title. */
async function sit(role: string, title: string, settings: object): Promise<void> {
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  desktop = await openDesktop(address, {
    'hector:greeted': '1',
    'hector:settings': JSON.stringify({ language: 'en', speech: 'screen-reader', ...settings }),
  });
  const { page } = desktop;
  const context = page.context();
  const devTools = await context.browser()?.newBrowserCDPSession();
  const opened = context.waitForEvent('page');
  await devTools?.send('Target.createTarget', { url: address, background: true });
  table = await opened;
  await table.locator('[data-hector=start]').waitFor({ state: 'attached' });
  await table.evaluate(() => document.querySelector<HTMLElement>('[data-hector=start]')?.click());
  await table.locator('[data-hector=field]').waitFor({ state: 'attached' });
  await table.waitForFunction(() => localStorage.getItem('hector:seen') !== null);
  await table.evaluate(
    ([of, code]) => {
      const { game } = JSON.parse(localStorage.getItem('hector:seen') ?? '{}');
      localStorage.setItem(`hector:codes:${game}`, JSON.stringify({ codes: { [of]: code }, revoked: [] }));
    },
    [role, CODE] as const,
  );
  await table.reload();
  await table.locator('[data-hector=field]').waitFor({ state: 'attached' });
  const from = await desktop.untilQuiet();
  await page.goto(`${address}?desk=${role}${role === 'spectator' ? '' : `&code=${CODE}`}`);
  await desktop.untilSpoken(`${title} heading level 1`, from);
  await desktop.untilQuiet();
}

/** What Orca says between an act and the next silence. */
async function heardAfter(act: () => unknown): Promise<string> {
  const { spoken, untilQuiet } = desktop as Desktop;
  const from = spoken().length;
  await act();
  await untilQuiet();
  return spoken().slice(from);
}

const press = (...keys: string[]) => heardAfter(() => desktop?.press(...keys));

/** Presses Tab until the control is heard. */
async function seek(name: string): Promise<void> {
  for (let times = 0; times < 40; times++) if ((await desktop?.tab())?.includes(name)) return;
  throw new Error(`${name} was not found`);
}

/** At this desk, by the keyboard. */
const enterHere = (text: string) =>
  heardAfter(() => {
    desktop?.type(text);
    desktop?.press('Return');
  });

/** At the table, where nobody of this test sits. */
const enter = (text: string) =>
  table.evaluate((typed) => {
    const field = document.querySelector<HTMLInputElement>('[data-hector=field]');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, typed);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.form?.requestSubmit();
  }, text);

async function move(text: string): Promise<void> {
  await enter(text);
  await sleep(300);
  await table.evaluate(() => document.querySelector<HTMLElement>('[data-hector=press]')?.click());
}

const WHITE = { ...DEFAULT_DETAILS.players.white, hasAssistant: true, assistant: 'Ada', duties: DUTIES };
const BLACK = { ...DEFAULT_DETAILS.players.black, board: 'normal', sight: 'sighted' };
const players = (white: object, black: object) => ({
  setup: { ...DEFAULT_DETAILS, players: { white, black }, timesToldBy: 'assistant' },
});

describe.skipIf(!isWanted)('Orca at a desk', { timeout: 400_000 }, () => {
  test('tells an assistant what waits for his words, what is asked, and what he has done', async () => {
    await sit('white-assistant', 'Assistant of White', {
      mode: 'competition',
      announceMyself: true,
      ...players(WHITE, DEFAULT_DETAILS.players.black),
    });
    expect(await heardAfter(() => enter('e4'))).toMatch(
      /White has moved, and nobody has said it yet: Bauer Eva zwei,? Eva vier/,
    );
    await seek('I have announced it');
    const announced = await press('Return');
    expect(announced).toContain('Bauer Eva zwei Eva vier');
    expect(announced).toContain('Move of your player heading level 2');
    expect(await press('ctrl+Return')).toContain('White has pressed the clock.');
    expect(await heardAfter(() => enter('t'))).toContain('Your player asks: own time.');
    await seek('Tell: own time');
    expect(await press('space')).toContain('Your time:');
    await seek('Report');
    expect(await press('space')).toMatch(/Report dialog Only the arbiter hears of it/);
    expect(await press('Escape')).toContain('Report');
  });

  test('tells an opponent the moves, the squares, what a claim means, and the end', async () => {
    await sit('black', 'Game: White – Black', { mode: 'training', ...players(WHITE, BLACK) });
    expect(await heardAfter(() => move('e4'))).toMatch(
      /Bauer Eva zwei Eva vier.*White has pressed the clock/,
    );
    await seek('Eva sieben: black pawn.');
    expect(await press('Return')).toContain('Touched: black pawn');
    const square = await press('Up');
    expect(square).toContain('Eva sechs: empty.');
    expect(square).not.toMatch(/row|column|of 64/);
    await press('Up');
    expect(await press('Return')).toContain('Bauer Eva sieben Eva fünf');
    expect(await press('ctrl+Return')).toContain('Black has pressed the clock.');
    await seek('Claim');
    expect(await press('space')).toContain('Claim dialog');
    expect(await press('Escape')).toContain('Claim');
    await seek('Resign');
    expect(await press('space')).toMatch(/Resign the game\? dialog Black resigns and loses the game/);
    await press('Tab');
    const end = await press('space');
    expect(end).toContain('Black resigns. White wins.');
    expect(await desktop?.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('tells whose table answers late the title all the same', async () => {
    await sit('spectator', 'Game: White – Black', { mode: 'competition' });
    for (const late of [500, 1000, 2000]) {
      const from = desktop?.spoken().length ?? 0;
      const busy = table.evaluate((ms) => {
        for (const until = performance.now() + ms; performance.now() < until; );
      }, late);
      await desktop?.page.reload();
      await desktop?.untilSpoken('Game: White – Black heading level 1', from);
      await busy;
      await desktop?.untilQuiet();
    }
  });

  test('tells a deaf player’s place, each control by its name, role and state, and each act once', async () => {
    await sit('black', 'Game: White – Black', {
      mode: 'training',
      ...players(WHITE, { ...BLACK, deaf: true }),
    });
    expect(await heardAfter(() => move('e4'))).toMatch(
      /Bauer Eva zwei Eva vier.*White has pressed the clock/,
    );
    for (const control of [
      'Eva sieben: black pawn.',
      'I have said it back push button',
      'Board of Black combo box. On this screen.',
      'Settings toggle button collapsed',
      'I announce my moves myself check box not checked',
      'Offer a draw push button',
    ])
      await seek(control);
    const offered = await press('space');
    expect(offered.split('Black offers a draw.')).toHaveLength(2);
    await seek('Press the clock');
    await seek('I have said it back push button');
    expect(await press('space')).toContain('Repeated correctly.');
  });

  test('leads a player away from the table to the field of moves, also when his window is loaded again', async () => {
    const blind = DEFAULT_DETAILS.players;
    await sit('black', 'Game: White – Black', { mode: 'training', ...players(blind.white, blind.black) });
    expect(desktop?.spoken()).toMatch(/Move or command entry\..*Focus mode $/);
    await heardAfter(() => move('e4'));
    expect(await enterHere('e5')).toContain('Bauer Eva sieben Eva fünf');
    expect(await press('ctrl+Return')).toContain('Black has pressed the clock.');
    expect(await heardAfter(() => desktop?.page.reload())).toMatch(/Move or command entry\..*Focus mode $/);
    expect(await enterHere('w')).toContain('White to move.');
  });

  test('tells who watches the moves, and which way the board is turned', async () => {
    await sit('spectator', 'Game: White – Black', { mode: 'competition' });
    expect(await heardAfter(() => move('e4'))).toContain('Bauer Eva zwei Eva vier');
    await seek('Turn the board');
    expect(await press('space')).toMatch(/pressed/);
  });

  test('tells the arbiter a case, what each decision brings, and that none is left', async () => {
    await sit('arbiter', 'Arbiter: White – Black', { mode: 'competition' });
    expect(await heardAfter(() => move('e2e5'))).toContain('Illegal move by White. Article 7.5.1.');
    expect(await press('F2')).toMatch(/Alerts: 1 open.*Illegal move by White. heading level 3/);
    const uphold = await press('Tab');
    expect(uphold).toMatch(/Uphold push button.*The initial position is restored.*two minutes/);
    const ruled = await press('space');
    expect(ruled).toContain('Alerts: none');
    expect(ruled).toContain('The position has been restored. Time added for Black: two minutes.');
    expect(await press('F8')).toContain('The clock is running again.');
  });
});
