/** Games leave the browser as files and come back exactly. */
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { exported, noChromium, openBrowser, startGame, type, untilHeard, untilSaid } from './browser.ts';
import { outOfView } from './look.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

describe.skipIf(noChromium)('stored games', () => {
  test('a journal restores a game in another browser, in the middle of a move', async () => {
    const first = await openBrowser();
    const page = await first.open();
    await startGame(page);
    await type(page, 'e4');
    await untilSaid(page, 'move', 1);
    await type(page, 'x');
    await untilHeard(page, /White has pressed/);
    await page.locator('[data-square="g8"]').press('Enter');
    await untilHeard(page, /Touched: black knight/);
    const journal = await exported(page, /Journal/);
    await first.close();
    const [header, ...events] = journal
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ hector: 'journal/1', edition: '2023', mode: 'training' });
    expect(events.at(-1)).toMatchObject({ event: 'lifted', square: 'g8', as: 'touch' });

    const second = await openBrowser();
    const other = await second.open();
    await other.getByRole('button', { name: 'Stored games' }).press('Enter');
    await other
      .getByLabel('Restore a game from a journal file')
      .setInputFiles({ name: 'game.ndjson', mimeType: 'application/x-ndjson', buffer: journal });
    await untilHeard(other, /The game has been restored from game\.ndjson/);
    await other.getByText('In hand: black knight').waitFor();
    await other.locator('[data-square="f6"]').press('Enter');
    expect(await untilSaid(other, 'move', 1)).toEqual(['Springer Gustav acht Felix sechs']);
    await second.close();
  });

  test('a file that is no journal is refused with its reason, and nothing changes', async () => {
    const browser = await openBrowser();
    const page = await browser.open();
    await page.getByRole('button', { name: 'Stored games' }).press('Enter');
    await page
      .getByLabel('Restore a game from a journal file')
      .setInputFiles({ name: 'x.ndjson', mimeType: 'text/plain', buffer: Buffer.from('nonsense') });
    await untilHeard(page, /This file cannot be read: the first line does not say journal\/1/);
    await page.getByText('No games are stored.').waitFor();
    await browser.close();
  });

  test('an ended game can be opened again and read', async () => {
    const browser = await openBrowser();
    const page = await browser.open();
    await startGame(page);
    await page.getByRole('button', { name: 'Resign' }).press('Enter');
    await page.getByRole('button', { name: /White resigns/ }).press('Enter');
    await untilHeard(page, /White resigns\. Black wins/);
    await page.close();
    const another = await browser.open();
    await another.getByRole('heading', { name: 'New game' }).waitFor();
    await another.getByRole('button', { name: 'Stored games' }).press('Enter');
    await another.getByRole('button', { name: 'Open' }).press('Enter');
    await untilHeard(another, /^The game is over: 0-1\./);
    await another.getByText('The game is over: 0-1.').first().waitFor();
    await browser.close();
  });
});

describe.skipIf(noChromium)('I announce my moves myself (D.2.3.3)', () => {
  test('the program is silent about a placed move until its announcement is typed', async () => {
    const browser = await openBrowser();
    const page = await browser.open();
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByLabel('I announce my moves myself').check();
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await startGame(page);
    await page.locator('[data-square="g1"]').press('Enter');
    await untilHeard(page, /Touched/);
    await page.locator('[data-square="f3"]').press('Enter');
    await untilHeard(page, /Felix drei: white knight/);
    await page.getByLabel('Move or command').focus();
    await type(page, 'Springer Felix drei');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Springer Gustav eins Felix drei']);
    await browser.close();
  });
});

describe.skipIf(noChromium)('games of a PGN file', () => {
  test('are read by keyboard on screens without a fault, at 320 pixels too', async () => {
    const browser = await openBrowser();
    const page = await browser.open();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Stored games' }).press('Enter');
    await page.getByRole('button', { name: 'Read games of a PGN file' }).press('Enter');
    const pgn = '[White "Anderssen"]\n[Black "Kieseritzky"]\n\n1. e4 e5 2. f4 1-0\n';
    await page
      .getByLabel('PGN file')
      .setInputFiles({ name: 'old.pgn', mimeType: 'text/plain', buffer: Buffer.from(pgn) });
    await untilHeard(page, /^1 game has been read\.$/);
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await check();
    await page.getByRole('button', { name: 'Read', exact: true }).press('Enter');
    await page.keyboard.press('Enter');
    await untilHeard(page, /^Move 1\. Bauer Eva zwei Eva vier$/);
    await page.keyboard.press('End');
    await untilHeard(page, /The game ends here: White won: 1-0\.$/);
    await check();
    // The whole board and the way through the game are in view on a phone, without scrolling.
    for (const size of [SMALL, PHONE, TABLET]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      const board = await page.locator('[data-hector=board]').boundingBox();
      const steps = await page.locator('.replay-steps').boundingBox();
      if (!board || !steps) throw new Error('the board or the buttons are not seen');
      expect(board.y + board.height, `${size.width}`).toBeLessThanOrEqual(steps.y);
      expect(steps.y + steps.height, `${size.width}`).toBeLessThanOrEqual(size.height);
      expect(await outOfView(page), `${size.width}`).toEqual([]);
    }
    await page.locator('.replay-steps button').first().focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export 1 game' }).waitFor();
    await browser.close();
  });
});
