/** The sample game of Appendix C, from the first key to the exported score. */
import { spawnSync } from 'node:child_process';
import { Chess } from 'chess.js';
import { makeFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allSaid,
  type Browser,
  exported,
  noChromium,
  openBrowser,
  said,
  startGame,
  touch,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

/** How each half-move is played: typed as people write it, or as the squares whose pegs are touched in turn. */
const PLAYED: readonly (string | readonly string[])[] = [
  ['e2', 'e4'],
  ['e7', 'e5'],
  'Nf3',
  'g8f6',
  'd4',
  ['e5', 'd4', 'd4'],
  'e5',
  'Se4',
  ['d1', 'd4', 'd4'],
  'd7d5',
  ['e5', 'd6', 'd5'],
  'Nxd6',
  'Bg5',
  'Springer Cesar sechs',
  'Qe3+',
  'Be7',
  'Nbd2',
  ['e8', 'g8', 'h8', 'f8'],
  '0-0-0',
  'Re8',
  'Kb1',
];

const ANNOUNCED = [
  'Bauer Eva zwei Eva vier',
  'Bauer Eva sieben Eva fünf',
  'Springer Gustav eins Felix drei',
  'Springer Gustav acht Felix sechs',
  'Bauer David zwei David vier',
  'Bauer Eva fünf schlägt David vier',
  'Bauer Eva vier Eva fünf',
  'Springer Felix sechs Eva vier',
  'Dame David eins schlägt David vier',
  'Bauer David sieben David fünf',
  'Bauer Eva fünf schlägt David sechs en passant',
  'Springer Eva vier schlägt David sechs',
  'Läufer Cesar eins Gustav fünf',
  'Springer Bella acht Cesar sechs',
  'Dame David vier Eva drei',
  'Läufer Felix acht Eva sieben',
  'Springer Bella eins David zwei',
  'Kurze Rochade',
  'Lange Rochade',
  'Turm Felix acht Eva acht',
  'König Cesar eins Bella eins',
];

const FINAL = 'r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - -';

async function play(page: Page, act: string | readonly string[]): Promise<void> {
  if (typeof act !== 'string') return touch(page, ...act);
  await page.getByLabel('Move or command').focus();
  await type(page, act);
}

describe.skipIf(noChromium)('the sample game of Appendix C, played by key presses', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.open();
    await startGame(page);
    for (const [index, act] of PLAYED.entries()) {
      await play(page, act);
      await untilSaid(page, 'move', index + 1);
      if (index === PLAYED.length - 1) {
        await play(page, 'd');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Enter');
        await untilSaid(page, 'alert', 2);
      }
      await page.keyboard.press('Control+Enter');
      await untilHeard(page, /has pressed the clock/, index + 1);
    }
  }, 120_000);
  afterAll(() => browser?.close());

  test('yields its 21 announcements, in order, each once', async () => {
    expect(await said(page, 'move')).toEqual(ANNOUNCED);
  });

  test('says nothing else unasked but the greeting, the beginning and the offer of a draw', async () => {
    expect(await said(page, 'alert')).toEqual(['The game has begun.', 'White offers a draw.']);
    expect((await allSaid(page)).slice(1).filter(({ kind }) => kind === 'answer')).toEqual([]);
  });

  test('shows the score with the offer as (=)', async () => {
    const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.split(/\s+/).join(' ').trim())).toEqual([
      '1 e4 e5',
      '2 Nf3 Nf6',
      '3 d4 exd4',
      '4 e5 Ne4',
      '5 Qxd4 d5',
      '6 exd6 e.p. Nxd6',
      '7 Bg5 Nc6',
      '8 Qe3+ Be7',
      '9 Nbd2 0-0',
      '10 0-0-0 Re8',
      '11 Kb1 (=)',
    ]);
  });

  test('exports a PGN that chessops and chess.js read to the same final position', async () => {
    const pgn = (await exported(page, /PGN/)).toString('utf8');
    const [game] = parsePgn(pgn);
    const position = startingPosition(game!.headers).unwrap();
    for (const node of game!.moves.mainline()) position.play(parseSan(position, node.san)!);
    const ours = makeFen(position.toSetup());
    expect(ours.startsWith(FINAL)).toBe(true);
    const chess = new Chess();
    chess.loadPgn(pgn);
    expect(chess.fen()).toBe(ours);
    expect(pgn).toContain('[%clk ');
  });

  test('exports plain text', async () => {
    const text = (await exported(page, /Plain text/)).toString('utf8');
    expect(text).toContain('6. exd6');
    expect(text).toContain('11. Kb1 (=)');
  });

  test('exports a BRF that iconv decodes', async ({ skip }) => {
    const brf = await exported(page, /BRF/);
    expect(brf.every((byte) => byte < 0x80)).toBe(true);
    const iconv = spawnSync('iconv', ['-f', 'BRF', '-t', 'UTF-8'], { input: brf });
    if (iconv.error) skip('iconv is not installed');
    expect(iconv.status).toBe(0);
    // ⠠⠝⠋⠼⠉ is Nf3 in English literary Braille.
    expect(iconv.stdout.toString('utf8')).toContain('⠠⠝⠋⠼⠉');
  });

  test('leaves the site for nothing and breaks no policy', () => {
    expect(browser.complaints).toEqual([]);
  });
});
