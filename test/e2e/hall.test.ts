/** Two computers at one game through a hub: the table on one, Black's board on the other, and the network between them. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cuttableWay } from '../hub/cuttableWay.ts';
import { HAS_NATS, openHall, type TestHall, until } from '../hub/testHall.ts';
import { type Browser, noChromium, openBrowser, untilHeard, untilSaid } from './browser.ts';

const PICTURES = process.env.HECTOR_PICTURES;
const CUT_MS = process.env.HECTOR_LONG === '1' ? 30_000 : 8000;

describe.skipIf(noChromium || !HAS_NATS)('a game through a hub', () => {
  let hall: TestHall;
  let game = '';
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    hall = await openHall({ fields: { white: { name: 'W', board: 'peg' } } });
    [game = ''] = hall.games;
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await hall.close();
  });

  /** A computer of its own, with a way to the hub of its own. */
  async function computer() {
    const browser: Browser = await openBrowser();
    const way = await cuttableWay(hall.url);
    closing.push(way.close, async () => {
      expect(browser.complaints.filter((text) => /Content Security Policy|Uncaught/.test(text))).toEqual([]);
      await browser.close();
    });
    const open = async (search: string): Promise<Page> => {
      const page = await browser.context.newPage();
      await page.goto(`${way.url}?${search}`);
      await page.waitForSelector('h1');
      return page;
    };
    return { browser, way, open };
  }

  const tableSearch = () => `table=${game}&code=${hall.code(game, 'table')}`;
  const deskSearch = (role: 'black' | 'arbiter') => `desk=${role}&code=${hall.code(game, role)}&game=${game}`;
  const file = () => hall.hub.parts.hall.file(game);
  const made = () => (file()?.events ?? []).flatMap((event) => (event.event === 'made' ? [event.san] : []));
  const completed = () => (file()?.events ?? []).filter(({ event }) => event === 'completed').length;
  const square = (page: Page, name: string) => page.locator(`[data-hector=board] [data-square=${name}]`);

  async function move(page: Page, text: string): Promise<void> {
    await page.locator('[data-hector=field]').fill(text);
    await page.locator('[data-hector=field]').press('Enter');
    await page.locator('[data-hector=press]').click();
  }

  /** At a desk away from the table: by the board, and the clock by its key. */
  async function reply(page: Page, from: string, to: string): Promise<void> {
    const before = made().length;
    const announced = () =>
      file()?.events.some((event) => event.event === 'announced' && event.move === from + to);
    await page.bringToFront();
    await square(page, from).click();
    await page.locator('.lifted-man').waitFor();
    await square(page, to).click();
    await until(() => made().length > before && announced() === true);
    await page.keyboard.press('Control+Enter');
  }

  test('is played on both, goes on while one is cut off, and is taken over when the table is gone', async () => {
    const first = await computer();
    const second = await computer();
    const table = await first.open(tableSearch());
    await table.locator('[data-hector=screen][data-screen], main').first().waitFor();
    await until(() => hall.hub.parts.hall.isHeard(game));
    const arbiter = await second.open(deskSearch('arbiter'));
    const black = await second.open(deskSearch('black'));
    expect(file()?.length).toBe(0); // 6.6: in a hall the arbiter starts it
    await arbiter.getByRole('button', { name: 'Start the game' }).click();
    await until(() => (file()?.length ?? 0) > 0);
    await table.locator('[data-hector=field]').waitFor();
    await move(table, 'e4');
    await until(() => completed() === 1);
    await untilSaid(black, 'move', 1);
    await expect.poll(() => square(black, 'e4').textContent()).toContain('white pawn');
    await reply(black, 'e7', 'e5');
    await until(() => completed() === 2);
    await expect.poll(() => square(table, 'e5').textContent()).toContain('black pawn');
    if (PICTURES) {
      await table.screenshot({ path: `${PICTURES}/hall-table.png` });
      await black.screenshot({ path: `${PICTURES}/hall-black.png` });
      await arbiter.screenshot({ path: `${PICTURES}/hall-arbiter.png` });
    }

    first.way.cut();
    await move(table, 'Nf3');
    await untilHeard(table, /The hub is not reached/);
    await new Promise((resolve) => setTimeout(resolve, CUT_MS));
    await untilHeard(black, /The table is not heard/);
    expect(made()).toEqual(['e4', 'e5']);
    first.way.mend();
    await until(() => completed() === 3);
    await untilHeard(table, /The hub is reached again/);
    await expect.poll(() => square(black, 'f3').textContent()).toContain('white knight');
    await untilHeard(black, /The table is heard again/);
    await reply(black, 'b8', 'c6');
    await until(() => completed() === 4);

    await table.close();
    const third = await computer();
    const other = await third.open(tableSearch());
    await other.locator('[data-hector=board]').waitFor();
    await until(() => file()?.events.some(({ event }) => event === 'table-taken') ?? false);
    await expect.poll(() => square(other, 'c6').textContent()).toContain('black knight');
    await move(other, 'Bb5');
    await until(() => completed() === 5);
    expect(made()).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
    await expect.poll(() => square(black, 'b5').textContent()).toContain('white bishop');

    const back = await first.open(tableSearch());
    await untilHeard(back, /Another device has become the table/);
  }, 120_000);

  test('a wrong code is refused in words, a spectator needs none', async () => {
    const { open } = await computer();
    const wrong = await open(`desk=black&code=AAAA-BBBB-CCCC&game=${game}`);
    await untilHeard(wrong, /code is not right/);
    const swapped = await open(`desk=arbiter&code=${hall.code(game, 'black')}&game=${game}`);
    await untilHeard(swapped, /code is not right/);
    const notTable = await open(`table=${game}&code=${hall.code(game, 'black')}`);
    await untilHeard(notTable, /does not open a table/);
    const watching = await open(`desk=spectator&game=${game}`);
    await watching.locator('[data-hector=board]').waitFor();
  }, 60_000);
});
