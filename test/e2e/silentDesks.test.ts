/**
 * 11.3.1 at the desks' own screens: two games that look alike but for one man far from the hand, by which the same move is
 * legal in one and illegal in the other. Until the ruling, nothing at the player's, his assistant's and the opponent's
 * place tells them apart: no text, no label, no word, no sound, no focus, nothing that is kept.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import { allSaid, noChromium, openBrowser, touch, untilHeard, untilSaid } from './browser.ts';

/** The knight on e4 may go to c5, unless the man on e8 pins it. */
const WORLDS = { legal: 'k3b3/8/8/8/4N3/8/8/4K3 w - - 0 1', illegal: 'k3r3/8/8/8/4N3/8/8/4K3 w - - 0 1' };
type Heard = { sounds: string[]; opened: string[] };

const sameMan = (text: string) => text.replaceAll(/black (rook|bishop)|k3[br]3/g, 'MAN');
/** Every game has its own name, codes and times. */
const unnamed = (text: string) =>
  sameMan(text)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'WHEN')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'GAME')
    .replaceAll(/\w{4}-\w{4}-\w{4}/g, 'CODE')
    .replaceAll(/\d{3,}(\.\d+)?/g, 'N');

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: string[] = [];
    const opened: string[] = [];
    Object.assign(window, { sounds, opened });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      opened.push(name);
      return open.call(this, name, version);
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, ...at) {
      const pitch = this instanceof OscillatorNode ? `${this.type} ${this.frequency.value}` : '';
      const length = this instanceof AudioBufferSourceNode ? `${this.buffer?.length}` : '';
      sounds.push(`${this.constructor.name} ${pitch}${length}`);
      return start.apply(this, at);
    };
  });
}

/** All that a person can find out at his place, and all that it keeps. */
async function found(page: Page): Promise<Record<string, unknown>> {
  const { sounds, ...raw } = await page.evaluate(() => {
    const shown = document.body.cloneNode(true) as HTMLElement;
    // Time goes on; and what was said is compared as it was said, not as far as a screen reader has been given it.
    for (const passing of shown.querySelectorAll('.clock, [aria-live]')) passing.replaceChildren();
    return {
      text: shown.textContent,
      labels: [...shown.querySelectorAll('main *')].map((element) =>
        [...element.attributes]
          .filter(({ name }) => /^(aria-|class|data-|hidden|disabled|role|title|tabindex)/.test(name))
          .map(({ name, value }) => `${name}=${value}`)
          .join(' '),
      ),
      focus: `${document.activeElement?.tagName} ${document.activeElement?.textContent}`,
      kept: Object.entries({ ...localStorage, ...sessionStorage })
        .filter(([name]) => name !== 'hector:faults') // of this page without its service worker, at any moment
        .sort()
        .map(String),
      sounds: (window as unknown as Heard).sounds,
      opened: [...new Set((window as unknown as Heard).opened)],
    };
  });
  const said = (await allSaid(page)).map(({ kind, text }) => `${kind}: ${text}`);
  return { ...JSON.parse(unnamed(JSON.stringify({ ...raw, said }))), sounds };
}

async function lived(startFen: string): Promise<Record<string, unknown>[]> {
  const browser = await openBrowser({ hasTouch: true });
  const table = await browser.context.newPage();
  await listen(table);
  const player = { ...DEFAULT_DETAILS.players.white, sight: 'blind' };
  const settings = {
    language: 'en',
    mode: 'competition',
    boards: 'two',
    announceMyself: true,
    setup: {
      ...DEFAULT_DETAILS,
      start: 'position',
      startFen,
      players: { white: { ...player, hasAssistant: true, assistant: 'Ada', duties: DUTIES }, black: player },
    },
  };
  await table.addInitScript(
    (stored) => localStorage.getItem('hector:settings') ?? localStorage.setItem('hector:settings', stored),
    JSON.stringify(settings),
  );
  await table.goto(inject('address'));
  await table.getByRole('button', { name: 'Set up in detail' }).press('Enter');
  await table.getByRole('button', { name: 'Give the places away first' }).press('Enter');
  await table.getByRole('button', { name: /I am the arbiter/ }).press('Enter');
  const open = async (role: string) => {
    const page = await browser.context.newPage();
    await listen(page);
    await page.goto((await table.locator(`main a[href*="desk=${role}&"]`).getAttribute('href')) ?? '');
    await page.locator('[data-hector=screen] h1').waitFor();
    return page;
  };
  const arbiter = await open('arbiter');
  const black = await open('black');
  const phone = await open('white-assistant');
  const people = [table, phone, black];
  const places: Record<string, unknown>[] = [];
  const note = async () => {
    for (const page of people) places.push(await found(page));
  };
  await table.bringToFront();
  await table.getByRole('button', { name: /start the clock/ }).press('Enter');
  await table.locator('[data-hector=board] [data-square=e4]').focus();
  await touch(table, 'e4', 'c5');
  await untilHeard(phone, /nobody has said it yet/);
  await phone.bringToFront();
  await phone.getByRole('button', { name: 'I have announced it' }).tap();
  for (const page of people) await untilSaid(page, 'move', 1);
  const carried = black.locator('[data-hector=board] [data-square=c5]', { hasText: 'white knight' });
  await carried.waitFor();
  await phone.waitForFunction(() => document.activeElement?.id === 'relay');
  await note();
  await phone.locator('[data-hector=press]').tap();
  for (const page of [table, black]) await untilSaid(page, 'echo', page === table ? 3 : 1);
  await arbiter.locator('.log-lines', { hasText: 'presses the clock' }).last().waitFor();
  await note();
  expect(await arbiter.locator('[data-hector=alert]').count()).toBe(startFen === WORLDS.illegal ? 1 : 0);
  expect(browser.complaints).toEqual([]);
  await browser.close();
  return places;
}

describe.skipIf(noChromium)('before the ruling', () => {
  test('nothing at any desk but the arbiter’s tells a legal move from an illegal one', async () => {
    const legal = await lived(WORLDS.legal);
    expect(await lived(WORLDS.illegal)).toEqual(legal);
    // The journal, with what only the arbiter knows, is opened at the table alone.
    expect(legal.slice(0, 3).map(({ opened }) => opened)).toEqual([['hector'], [], []]);
    expect(JSON.stringify(legal[2])).toContain('Springer Eva vier Cesar fünf');
  });
});
