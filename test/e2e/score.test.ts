/** The score in the app: exported in every format, written by each player, compared, and its result confirmed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { makeFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowProblems } from '../scoresheet/pefRows.ts';
import {
  allSaid,
  type Browser,
  backToPlayers,
  handOver,
  noChromium,
  openBrowser,
  said,
  startGame,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

let browser: Browser;
let page: Page;

const open = async () => {
  browser = await openBrowser();
  page = await browser.open();
  await startGame(page);
};
const close = async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
};

/** Half-moves, each typed and followed by the clock. */
async function play(...moves: string[]): Promise<void> {
  for (const move of moves) {
    const before = (await said(page, 'move')).length;
    const presses = (await allSaid(page)).filter(({ text }) => text.includes('has pressed')).length;
    await command(move);
    await untilSaid(page, 'move', before + 1);
    await page.keyboard.press('Control+Enter');
    await untilHeard(page, /has pressed/, presses + 1);
  }
}

async function command(text: string): Promise<void> {
  await page.getByLabel('Move or command').focus();
  await type(page, text);
}

async function closeDialog(): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function violations(): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** The file that a key brings, with its name. */
async function downloaded(act: () => Promise<void>): Promise<{ name: string; content: string }> {
  const waiting = page.waitForEvent('download');
  await act();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path(), 'utf8') };
}

/** Two steps: the command, and the number of the format. Nothing but keys, and no Tab among them. */
async function exportedBy(digit: string): Promise<{ name: string; content: string }> {
  await command('export');
  await page.getByRole('dialog', { name: 'Export the score' }).waitFor();
  const file = await downloaded(() => page.keyboard.press(digit));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return file;
}

describe.skipIf(noChromium)('every format is two steps away', () => {
  beforeAll(async () => {
    await open();
    await play('e4', 'e5', 'Nf3', 'Nc6', 'Bb5');
  }, 60_000);
  afterAll(close);

  const FINAL = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq -';
  /** Nf3 in English literary Braille, as Unicode and as it stands in a BRF. */
  const NF3 = '⠠⠝⠋⠼⠉';

  test('PGN, which chessops reads to the position on the board', async () => {
    const { name, content } = await exportedBy('1');
    expect(name).toMatch(/^hector-\d{4}-\d\d-\d\d\.pgn$/);
    const [game] = parsePgn(content);
    const position = startingPosition(game!.headers).unwrap();
    for (const node of game!.moves.mainline()) position.play(parseSan(position, node.san)!);
    expect(makeFen(position.toSetup()).startsWith(FINAL)).toBe(true);
  });

  test('plain text', async () => {
    const { name, content } = await exportedBy('2');
    expect(name).toMatch(/\.txt$/);
    expect(content).toContain('3. Bb5');
  });

  test('a page that prints as a scoresheet', async () => {
    const { name, content } = await exportedBy('3');
    expect(name).toMatch(/\.html$/);
    expect(content).toContain('<td><div><span>Bb5</span>');
    expect(content).toContain('Signature');
  });

  test('BRF, which decodes to the Unicode Braille', async ({ skip }) => {
    const brf = await exportedBy('4');
    const unicode = await exportedBy('6');
    expect(brf.name).toMatch(/\.brf$/);
    expect(unicode.name).toMatch(/-braille\.txt$/);
    expect(unicode.content).toContain(NF3);
    const iconv = spawnSync('iconv', ['-f', 'BRF', '-t', 'UTF-8'], { input: brf.content });
    if (iconv.error || iconv.status !== 0) skip('iconv knows no BRF here');
    expect(iconv.stdout.toString('utf8')).toBe(unicode.content);
  });

  test('PEF, whose rows fit its page', async () => {
    const { name, content } = await exportedBy('5');
    expect(name).toMatch(/\.pef$/);
    expect(content).toContain('cols="40" rows="25"');
    expect(content).toContain(NF3);
    expect(rowProblems(content)).toEqual([]);
  });

  test('a diagram for eyes, one for swell paper, one for a Braille display', async () => {
    const svg = await exportedBy('7');
    expect(svg.name).toMatch(/\d\.svg$/);
    expect(svg.content).toContain('3. Bb5');
    const tactile = await exportedBy('8');
    expect(tactile.name).toMatch(/-tactile\.svg$/);
    expect(tactile.content).toContain('width="210mm"');
    const diagram = await exportedBy('9');
    expect(diagram.name).toMatch(/-diagram\.txt$/);
    expect(diagram.content.split('\n').slice(3, 6)).toEqual(['5 -B-.p.-.', '4 .-.-P-.-', '3 -.-.-N-.']);
  });

  test('each is told when it is written', async () => {
    await exportedBy('1');
    await untilHeard(page, /^hector-.*\.pgn has been written to your downloads\./);
  });

  test('a diagram shows the chosen position from the chosen side', async () => {
    await command('export');
    await page.getByText('How it looks').press('Enter');
    await page.getByLabel('Diagrams: position').selectOption({ label: 'After 1. e4' });
    await page.getByLabel('Diagrams: at the bottom').selectOption('black');
    const { content } = await downloaded(() =>
      page.getByRole('menuitem', { name: /Diagram as text/ }).press('Enter'),
    );
    expect(content.split('\n')[0]).toBe('1 RNBKQBNR');
    expect(content.split('\n')[3]).toBe('4 -.-P-.-.');
  });

  test('cells, lines and code of Braille are chosen once and kept', async () => {
    await command('export');
    await page.getByText('How it looks').press('Enter');
    await page.getByLabel('Braille code').selectOption('uk');
    await page.getByLabel('Braille page').selectOption('30x27');
    expect(await violations()).toEqual([]);
    await closeDialog();
    const pef = await exportedBy('5');
    expect(pef.content).toContain('cols="30" rows="27"');
    expect(pef.content).not.toContain(NF3);
    expect(rowProblems(pef.content)).toEqual([]);
    await page.reload();
    await untilHeard(page, /The game goes on/);
    expect((await exportedBy('5')).content).toContain('cols="30" rows="27"');
  });
});

describe.skipIf(noChromium)('the own score (8.1)', () => {
  beforeEach(open);
  afterEach(close);

  const write = async (...moves: string[]) => {
    for (const move of moves) {
      const before = (await said(page, 'answer')).length;
      await page.getByRole('textbox', { name: 'Move', exact: true }).focus();
      await type(page, move);
      await untilSaid(page, 'answer', before + 1);
    }
  };

  test('is written move after move, corrected, and never in advance', async () => {
    await play('e4', 'e5');
    await command('score');
    await page.getByRole('dialog', { name: 'Own score' }).waitFor();
    expect(await violations()).toEqual([]);
    await write('e4', 'c5');
    expect((await said(page, 'answer')).at(-1)).toBe('Written: 1... Bauer Cesar sieben Cesar fünf');
    await page.getByText('1. e4 1... c5').waitFor();
    await page.getByLabel('Place').selectOption({ label: 'Correct 1... c5' });
    await write('e5');
    expect((await said(page, 'answer')).at(-1)).toBe('Corrected: 1... Bauer Eva sieben Eva fünf');
    await page.getByText('1. e4 1... e5').waitFor();
    await type(page, 'Nf3');
    await untilHeard(page, /Article 8\.1\.2\./);
    await page.getByText('1. e4 1... e5', { exact: true }).waitFor();
  });

  test('is compared with the opponent’s: the first difference, and the last common position', async () => {
    await play('e4', 'e5', 'Nf3');
    await command('score');
    await write('e4', 'e5', 'Nf3');
    await page.getByRole('radio', { name: 'Black' }).check();
    await write('e4', 'e5', 'Nc3');
    await closeDialog();
    await command('compare');
    await page.getByRole('dialog', { name: 'Compare two scores' }).waitFor();
    await page.keyboard.press('Enter');
    await untilHeard(
      page,
      /The first difference is at 2\. First score: Nf3\. Second score: Nc3\. Last common position: after 1\.\.\. e5\./,
    );
    await page.getByText('5 -.-.p.-.').waitFor();
    expect(await violations()).toEqual([]);
    await page.getByLabel('First score').selectOption({ label: 'The score of the game' });
    await page.getByLabel('Second score').selectOption({ label: 'A PGN file' });
    await page
      .getByLabel('A PGN file', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: 'a.pgn', mimeType: 'text/plain', buffer: Buffer.from('1. e4 e5 2. Nf3 *') });
    await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
    await untilHeard(page, /^Both scores are the same\./);
    await closeDialog();
    await command('export');
    await page.getByLabel('Which score').selectOption('black');
    const own = await downloaded(() => page.getByRole('menuitem', { name: /PGN/ }).press('Enter'));
    expect(own.name).toMatch(/-black\.pgn$/);
    expect(own.content).toContain('2. Nc3');
  });
});

describe.skipIf(noChromium)('the result (8.7)', () => {
  beforeEach(open);
  afterEach(close);

  const resign = async () => {
    await command('resign');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /White resigns/ })
      .press('Enter');
    await page.getByRole('heading', { name: 'The result' }).waitFor();
  };

  test('is confirmed by both players', async () => {
    await resign();
    expect(await violations()).toEqual([]);
    // No move is asked for any longer, and what follows is told once.
    expect(await page.locator('.entry .help').textContent()).toBe('A command; or ? for help.');
    expect((await page.locator('.result').textContent())?.match(/both players confirm/gi)).toHaveLength(1);
    await page.getByRole('button', { name: 'White confirms 0-1' }).press('Enter');
    await untilHeard(page, /^White has confirmed 0-1\.$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('The result');
    await page.getByRole('button', { name: 'Black confirms 0-1' }).press('Enter');
    await untilHeard(page, /^Black has confirmed 0-1\. Both players have confirmed the result\.$/);
    await page.reload();
    await page.getByRole('navigation').getByRole('button', { name: 'Stored games' }).press('Enter');
    await page.getByRole('button', { name: 'Open' }).press('Enter');
    await page.getByText('Black has confirmed 0-1.').waitFor();
    expect(await page.getByRole('button', { name: /confirms/ }).count()).toBe(0);
  });

  test('goes to the arbiter where a player writes another one, and is confirmed as ruled', async () => {
    await resign();
    await page.getByRole('button', { name: 'White confirms 0-1' }).press('Enter');
    await page.getByText('Black does not agree').press('Enter');
    await page.getByRole('button', { name: 'Black writes 1-0' }).press('Enter');
    await untilHeard(page, /^Black has written 1-0\. The game stands as 0-1\. The arbiter has been told\.$/);
    await page.getByText('The players do not agree on the result. Article 8.7.').waitFor();
    expect(await violations()).toEqual([]);
    await handOver(page);
    await page.getByText('Black has written 1-0.').first().waitFor();
    await page.getByLabel('The result', { exact: true }).selectOption('1-0');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Give this result' }).press('Enter');
    await page.getByText('The game is over: 1-0.').first().waitFor();
    await backToPlayers(page);
    await page.getByRole('button', { name: 'White confirms 1-0' }).press('Enter');
    await untilHeard(page, /^White has confirmed 1-0\. Both players have confirmed the result\.$/);
  });
});

describe.skipIf(noChromium)('many games in one document', () => {
  beforeEach(open);
  afterEach(close);

  test('all stored games, and a long PGN file with its progress', async () => {
    await play('e4');
    await page.getByRole('navigation').getByRole('button', { name: 'Stored games' }).press('Enter');
    const stored = await downloaded(() =>
      page.getByRole('button', { name: 'Export all stored games' }).press('Enter'),
    );
    expect(stored.name).toBe('hector-games.pgn');
    expect(stored.content).toContain('1. e4');
    await untilHeard(page, /^One game has been written to hector-games\.pgn\./);
    await page.getByLabel('Format', { exact: true }).selectOption('brf');
    expect(await violations()).toEqual([]);
    const game = (round: number) =>
      `[Event "Long"]\n[Round "${round}"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n`;
    const games = Array.from({ length: 1500 }, (_, index) => game(index + 1));
    const buffer = Buffer.from(`${games.join('')}[Event "Bad"]\n\n1. e5 *\n`);
    const bars = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const observer = new MutationObserver(() => {
            const bar = document.querySelector('progress');
            if (bar) seen.push(bar.value);
            else if (seen.length > 0) {
              observer.disconnect();
              resolve(seen);
            }
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    const long = await downloaded(() =>
      page
        .getByLabel('Or turn a PGN file into this format')
        .setInputFiles({ name: 'long.pgn', mimeType: 'text/plain', buffer }),
    );
    expect(long.name).toBe('long.brf');
    expect(long.content.split('\f')).toHaveLength(1501);
    const seen = await bars;
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBeGreaterThan(2);
    await untilHeard(
      page,
      /^1,?500 games have been written to long\.brf\. One game could not be read; first line /,
    );
  });
});
