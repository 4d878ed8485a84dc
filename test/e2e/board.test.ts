/** A board on a cable, end to end: the page, its Web Serial and the firmware of the peg board behind it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { FakeBoard } from '../devices/fakeSerialPage.ts';
import { fakeSerialScript } from '../devices/fakeSerialScript.ts';
import {
  allSaid,
  type Browser,
  noChromium,
  openBrowser,
  said,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

declare const fakeBoard: FakeBoard;
type Square = Parameters<FakeBoard['lift']>[0];

let browser: Browser;
afterEach(() => browser?.close());

async function openPage(locale = 'en-GB'): Promise<Page> {
  browser = await openBrowser({ locale });
  script ??= fakeSerialScript();
  // The fake lives in the page: what was granted and where the pegs stood outlives a reload here.
  const { content } = await script;
  await browser.context.addInitScript({ content: `${content};(${String(afterReload)})();` });
  return browser.open();
}

let script: ReturnType<typeof fakeSerialScript> | undefined;

function afterReload(): void {
  const moved = location.protocol === 'about:' ? null : sessionStorage.getItem('moved');
  if (!moved) return;
  const [from, to] = moved.split(' ') as [Square, Square];
  void fakeBoard.serial.requestPort();
  fakeBoard.lift(from);
  fakeBoard.insert(to);
}

async function chooseBoard(page: Page, board = 'pegboard'): Promise<void> {
  await page.getByLabel(/^(Board|Brett)$/).selectOption(board);
  await page.getByRole('button', { name: /Connect the board|Brett verbinden/ }).waitFor();
}

const connect = (page: Page) =>
  page
    .getByRole('button', { name: /Connect the board|Brett verbinden/ })
    .first()
    .press('Enter');

const start = (page: Page) =>
  page.getByRole('button', { name: /Start the game|Partie beginnen/ }).press('Enter');

async function begin(page: Page): Promise<void> {
  await chooseBoard(page);
  await connect(page);
  await untilHeard(page, /The port has been chosen/);
  await start(page);
  await untilHeard(page, /Board connected/);
  await untilHeard(page, /The game has begun/);
}

/** As fast as a hand can. */
const HAND_MS = 170;

async function lift(page: Page, square: Square): Promise<void> {
  await page.evaluate((hole) => fakeBoard.lift(hole), square);
  await page.waitForTimeout(HAND_MS);
}

async function insert(page: Page, square: Square): Promise<void> {
  await page.evaluate((hole) => fakeBoard.insert(hole), square);
  await page.waitForTimeout(HAND_MS);
}

/** Buttons of the board: press White, press Black, my time, opponent's time, repeat. */
const press = (page: Page, button: number) => page.evaluate((number) => fakeBoard.press(number), button);

async function move(page: Page, from: Square, to: Square, count: number): Promise<string | undefined> {
  await lift(page, from);
  await insert(page, to);
  return (await untilSaid(page, 'move', count)).at(-1);
}

describe.skipIf(noChromium)('a peg board on a cable', () => {
  test('is connected, played on, pulled out in mid-move, plugged in again, and the game goes on', async () => {
    const page = await openPage();
    await begin(page);
    expect(await move(page, 'e2', 'e4', 1)).toBe('Bauer Eva zwei Eva vier');
    await press(page, 0);
    await untilHeard(page, /White has pressed/);
    await lift(page, 'e7');
    await untilHeard(page, /Touched: black pawn, Eva sieben/);
    await page.evaluate(() => fakeBoard.pull());
    await untilHeard(page, /the cable or the power is gone\. Plug it in again/);
    await insert(page, 'e5');
    await page.evaluate(() => fakeBoard.plug());
    await untilHeard(page, /The board is connected again/);
    await untilHeard(page, /Which move\? Bauer Eva sieben Eva fünf/);
    await press(page, 1);
    await untilHeard(page, /Bauer Eva sieben Eva fünf\. Black has pressed/);
    expect(await move(page, 'g1', 'f3', 3)).toBe('Springer Gustav eins Felix drei');
    expect(browser.complaints).toEqual([]);
  });

  test('its buttons ask for the times and repeat the last words', async () => {
    const page = await openPage();
    await begin(page);
    await move(page, 'd2', 'd4', 1);
    await press(page, 4);
    await untilHeard(page, /Bauer David zwei David vier/, 2);
    await press(page, 2);
    await untilHeard(page, /^Your time: /);
    await press(page, 3);
    await untilHeard(page, /^Opponent's time: /);
  });

  test('is opened again by itself after the page was reloaded', async () => {
    const page = await openPage();
    await begin(page);
    await move(page, 'e2', 'e4', 1);
    await page.evaluate(() => sessionStorage.setItem('moved', 'e2 e4'));
    await page.reload();
    await untilHeard(page, /Board connected/);
    await press(page, 0);
    await untilHeard(page, /White has pressed/);
    expect(await move(page, 'e7', 'e5', 1)).toBe('Bauer Eva sieben Eva fünf');
  });

  test('a capture is read from two lifts and an insert, a promotion is named', async () => {
    const page = await openPage();
    await begin(page);
    await move(page, 'e2', 'e4', 1);
    await move(page, 'd7', 'd5', 2);
    await lift(page, 'd5');
    await lift(page, 'e4');
    await insert(page, 'd5');
    expect((await untilSaid(page, 'move', 3)).at(-1)).toBe('Bauer Eva vier schlägt David fünf');
    let count = 3;
    for (const [from, to] of [
      ['g8', 'f6'],
      ['d5', 'd6'],
      ['f6', 'g8'],
    ] as const)
      await move(page, from, to, ++count);
    await lift(page, 'c7');
    await lift(page, 'd6');
    await insert(page, 'c7');
    await untilSaid(page, 'move', ++count);
    await move(page, 'g8', 'f6', ++count);
    await lift(page, 'b8');
    await lift(page, 'c7');
    await insert(page, 'b8');
    await untilHeard(page, /Promotion: name the new piece/);
    await page.getByRole('button', { name: 'white knight' }).waitFor();
    await page.getByLabel('Move or command').focus();
    await type(page, 'queen');
    expect((await untilSaid(page, 'move', ++count)).at(-1)).toBe(
      'Bauer Cesar sieben schlägt Bella acht Dame',
    );
  });

  test('leads the player square by square when board and game differ, and goes on by itself', async () => {
    const page = await openPage();
    await chooseBoard(page);
    await connect(page);
    await lift(page, 'b1');
    await lift(page, 'g1');
    await start(page);
    await untilHeard(page, /Board and game differ on 2 squares\. Bella eins: white knight missing\./);
    await press(page, 4);
    await untilHeard(page, /Gustav eins: white knight missing\./);
    await page.getByRole('button', { name: 'Next difference' }).press('Enter');
    await untilHeard(page, /Bella eins: white knight missing\./, 2);
    await page.getByLabel('Move or command').focus();
    await type(page, 'u');
    await untilHeard(page, /Gustav eins: white knight missing\./, 2);
    await type(page, 'u');
    expect(await axe(page)).toEqual([]);
    await insert(page, 'b1');
    await untilHeard(page, /Gustav eins: white knight missing\./, 3);
    expect((await allSaid(page)).some(({ text }) => text === 'The game has begun.')).toBe(false);
    await insert(page, 'g1');
    await untilHeard(page, /The position is right/);
    await untilHeard(page, /The game has begun/);
    expect((await allSaid(page)).some(({ text }) => text.startsWith('Touched'))).toBe(false);
    expect(await move(page, 'g1', 'f3', 1)).toBe('Springer Gustav eins Felix drei');
  });

  test('in competition a difference is the arbiter’s to see, and nothing is said', async () => {
    const page = await openPage();
    await page.getByLabel('Competition').check();
    await begin(page);
    await move(page, 'e2', 'e4', 1);
    await insert(page, 'a5');
    await page.getByText(/For the arbiter: The board differs from the game \(D\.2\.9\): a5\./).waitFor();
    expect((await said(page, 'alert')).some((text) => /a5|Anna fünf|differ/.test(text))).toBe(false);
    await lift(page, 'a5');
    await page.getByText('Board and game agree.').waitFor();
  });

  test('is recorded by the flight recorder, and the recording is played back', async () => {
    const page = await openPage();
    await page.getByLabel(/^Flight recorder/).check();
    await begin(page);
    await move(page, 'e2', 'e4', 1);
    await press(page, 0);
    await untilHeard(page, /White has pressed/);
    await move(page, 'e7', 'e5', 2);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the recording' }).press('Enter');
    const path = await (await waiting).path();
    await page.getByRole('button', { name: 'Stored games' }).press('Enter');
    await page.getByLabel('Recording (trace file)').setInputFiles(path);
    await page.getByRole('button', { name: 'Next move' }).press('Enter');
    await untilHeard(page, /Bauer Eva zwei Eva vier/, 2);
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    await untilHeard(page, /Bauer Eva sieben Eva fünf/, 2);
    await untilHeard(page, /The recording is over/);
    await page.getByText('2 half-moves.').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe.skipIf(noChromium)('two boards on one computer (D.1)', () => {
  test('each has its driver and its side, and the opponent’s move is carried over', async () => {
    const page = await openPage();
    await page.getByLabel('Two boards, each player has one').check();
    await page.getByLabel('Board of White', { exact: true }).selectOption('pegboard');
    expect(await page.getByLabel('Board of Black', { exact: true }).inputValue()).toBe('virtual');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Connect the board of White' }).press('Enter');
    await untilHeard(page, /The port has been chosen/);
    await start(page);
    await untilHeard(page, /The game has begun/);
    expect(await move(page, 'e2', 'e4', 1)).toBe('Bauer Eva zwei Eva vier');
    await press(page, 0);
    await untilHeard(page, /White has pressed/);
    await page.getByLabel('Move or command').focus();
    await type(page, 'd5');
    expect((await untilSaid(page, 'move', 2)).at(-1)).toBe('Bauer David sieben David fünf');
    await type(page, 'x');
    await untilHeard(page, /Black has pressed/);
    await lift(page, 'd7');
    await insert(page, 'd5');
    await page.getByText('Board and game agree.').waitFor();
    await lift(page, 'd5');
    await lift(page, 'e4');
    await insert(page, 'd5');
    expect((await untilSaid(page, 'move', 3)).at(-1)).toBe('Bauer Eva vier schlägt David fünf');
    expect((await allSaid(page)).some(({ text }) => /differ|Illegal/.test(text))).toBe(false);
    expect(browser.complaints).toEqual([]);
  });
});

describe.skipIf(noChromium)('what goes wrong with the cable is said, with what to do', () => {
  const NO_PORT = /No port has been chosen\. Plug in the board/;
  const NO_SERIAL = /This browser cannot reach boards on a cable\. Use Chrome or Edge/;
  test.each([
    ['the chooser is closed', () => fakeBoard.setChooser('cancel'), NO_PORT, NO_PORT],
    [
      'ports are forbidden',
      () => fakeBoard.setChooser('forbid'),
      /does not allow serial ports here\. Allow them/,
      NO_PORT,
    ],
    [
      'the browser has no Web Serial',
      () => {
        Object.defineProperty(navigator, 'serial', { value: undefined, configurable: true });
      },
      NO_SERIAL,
      NO_SERIAL,
    ],
  ] as const)('when %s, and the game can be played all the same', async (_when, arrange, atOnce, inGame) => {
    const page = await openPage();
    await chooseBoard(page);
    await page.evaluate(arrange);
    await connect(page);
    await untilHeard(page, atOnce);
    expect(await axe(page)).toEqual([]);
    await start(page);
    await untilHeard(page, inGame, atOnce === inGame ? 2 : 1);
    expect(await page.locator('.board-state').textContent()).toMatch(inGame);
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption('virtual');
    await untilHeard(page, /The game has begun/);
    await page.getByLabel('Move or command').focus();
    await type(page, 'e4');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Bauer Eva zwei Eva vier']);
  });

  test.each([
    ['another program has the port', () => fakeBoard.failNextOpen(), /Another program or another tab has/],
    [
      'the port refuses the speed',
      () => fakeBoard.failNextOpen('NotSupportedError'),
      /The port refuses the board’s speed/,
    ],
    [
      'opening is not permitted',
      () => fakeBoard.failNextOpen('SecurityError'),
      /does not allow serial ports here/,
    ],
  ] as const)('when %s, and the board is opened again', async (_when, arrange, sentence) => {
    const page = await openPage();
    await chooseBoard(page);
    await connect(page);
    await untilHeard(page, /The port has been chosen/);
    await page.evaluate(arrange);
    await start(page);
    await untilHeard(page, sentence);
    expect(await page.locator('.board-state').textContent()).toMatch(sentence);
    await page.getByRole('button', { name: 'Connect again' }).press('Enter');
    await untilHeard(page, /Board connected/);
    expect(await move(page, 'e2', 'e4', 1)).toBe('Bauer Eva zwei Eva vier');
  });

  test('when the Braille service takes the port away', async () => {
    const page = await openPage();
    await page.evaluate(() => fakeBoard.setUsbId(0x10c4, 0xea60));
    await begin(page);
    await page.evaluate(() => fakeBoard.pull());
    await untilHeard(page, /BRLTTY has taken the board for a Braille display\. Keep BRLTTY/);
  });

  test('when the board says nothing', async () => {
    const page = await openPage();
    await chooseBoard(page);
    await connect(page);
    await page.evaluate(() => fakeBoard.setSilent(true));
    await start(page);
    await untilHeard(page, /The board does not answer\. Check that it is switched on/);
    await page.evaluate(() => fakeBoard.setSilent(false));
    await untilHeard(page, /The board is connected again/);
    expect(await move(page, 'e2', 'e4', 1)).toBe('Bauer Eva zwei Eva vier');
  });

  test('in German', async () => {
    const page = await openPage('de-DE');
    await chooseBoard(page);
    await page.evaluate(() => fakeBoard.setChooser('cancel'));
    await connect(page);
    await untilHeard(page, /Es ist kein Anschluss gewählt\. Stecken Sie das Brett an/);
    await lift(page, 'b1');
    await page.evaluate(() => fakeBoard.setChooser('pick'));
    await connect(page);
    await start(page);
    await untilHeard(page, /Bella eins: weißer Springer fehlt/);
    await page.locator('h1').waitFor(); // the words come first, the screen after them
    expect(await axe(page)).toEqual([]);
  });
});

async function axe(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor(); // the words come before their screen
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
