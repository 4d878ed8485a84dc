/** Playing by the Laws in the app: what is said, what is kept silent, and how a game ends. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  allSaid,
  type Browser,
  backToPlayers,
  handOver,
  noChromium,
  openBrowser,
  said,
  startGame,
  touch,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

let browser: Browser;
let page: Page;
beforeEach(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  page = await browser.open();
});
afterEach(async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
});

const field = () => page.getByLabel('Move or command');

/** Half-moves, each typed and followed by the clock. */
async function play(...moves: string[]): Promise<void> {
  for (const move of moves) {
    const before = (await said(page, 'move')).length;
    await field().focus();
    await type(page, move);
    await untilSaid(page, 'move', before + 1);
    const presses = (await allSaid(page)).filter(({ text }) => text.includes('has pressed')).length;
    await page.keyboard.press('Control+Enter');
    await untilHeard(page, /has pressed|wins|drawn|Draw/, presses + 1);
  }
}

async function startCompetition(): Promise<void> {
  await page.getByRole('radio', { name: 'Competition' }).check();
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await startGame(page);
}

describe.skipIf(noChromium)('the end of a game', () => {
  test('mate is said together with its move', async () => {
    await startGame(page);
    await play('f3', 'e5', 'g4');
    await type(page, 'Qh4');
    const moves = await untilSaid(page, 'move', 4);
    expect(moves.at(-1)).toBe('Dame David acht Hector vier Matt. Checkmate. Black wins. Article 5.1.1.');
    await page.getByText('The game is over: 0-1.').waitFor();
    await type(page, 'e4');
    await untilHeard(page, /The game is over/);
  });

  test('stalemate is said together with its move', async () => {
    await startGame(page);
    await play(
      ...['e3', 'a5', 'Qh5', 'Ra6', 'Qxa5', 'h5', 'h4', 'Rah6', 'Qxc7', 'f6'],
      ...['Qxd7', 'Kf7', 'Qxb7', 'Qd3', 'Qxb8', 'Qh7', 'Qxc8', 'Kg6'],
    );
    await type(page, 'Qe6');
    const moves = await untilSaid(page, 'move', 19);
    expect(moves.at(-1)).toBe('Dame Cesar acht Eva sechs. Stalemate. The game is drawn. Article 5.2.1.');
  });

  test('a draw is offered with confirmation, heard, and accepted', async () => {
    await startGame(page);
    await play('e4', 'e5');
    await type(page, 'd');
    await page.getByRole('dialog', { name: 'Offer a draw?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await said(page, 'alert')).toEqual(['The game has begun.']);
    await field().focus();
    await type(page, 'd');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    await untilHeard(page, /White offers a draw/);
    await page.getByRole('button', { name: 'Accept the draw' }).press('Enter');
    await untilHeard(page, /Draw agreed\. Article 5\.2\.3\./);
  });

  test('resigning is confirmed, and says who', async () => {
    await startGame(page);
    await page.getByRole('button', { name: 'Resign' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Resign the game?' });
    await dialog.waitFor();
    // The harmless answer has the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No');
    await dialog.getByRole('button', { name: /Black resigns/ }).press('Enter');
    await untilHeard(page, /Black resigns\. White wins\. Article 5\.1\.2\./);
  });
});

describe.skipIf(noChromium)('a pawn on the last rank', () => {
  test('asks which piece goes in, and the new piece is announced', async () => {
    await startGame(page);
    await play('a4', 'b5', 'axb5', 'a6', 'bxa6', 'Bb7', 'axb7', 'h6');
    await touch(page, 'b7', 'a8');
    const dialog = page.getByRole('dialog', { name: 'Which piece?' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'white knight' }).press('Enter');
    const moves = await untilSaid(page, 'move', 9);
    expect(moves.at(-1)).toBe('Bauer Bella sieben schlägt Anna acht Springer');
  });
});

describe.skipIf(noChromium)('training speaks up at once', () => {
  test('about a typed move that is not legal, and leaves the board alone', async () => {
    await startGame(page);
    await type(page, 'e2e5');
    await untilHeard(
      page,
      /^Illegal move: Bauer Eva zwei, Eva fünf\.|^Illegal move: Bauer Eva zwei Eva fünf\./,
    );
    expect(await said(page, 'move')).toEqual([]);
    expect(await field().inputValue()).toBe('e2e5');
    expect(await field().getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[data-square="e2"]').textContent()).toContain('white pawn');
  });

  test('about a placed one, which can still be put right', async () => {
    await startGame(page);
    await touch(page, 'e2', 'e5');
    await untilHeard(page, /Illegal move: Bauer Eva zwei/);
    expect(await said(page, 'move')).toEqual([]);
    await touch(page, 'e5', 'e4');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Bauer Eva zwei Eva vier']);
  });

  test('about what it cannot read, and asks where several moves fit', async () => {
    await startGame(page);
    await type(page, 'rubbish');
    await untilHeard(page, /^Not understood: rubbish\./);
    await play('Nf3', 'e5', 'Ne5', 'd6', 'd3', 'd5');
    await field().fill('Nd2');
    await page.keyboard.press('Enter');
    await untilSaid(page, 'move', 7);
    await field().fill('');
    await page.keyboard.press('Control+Enter');
    await play('h6');
    await field().fill('Nc4');
    await page.keyboard.press('Enter');
    await untilHeard(page, /^Which move\? .*Springer/);
    expect(await said(page, 'move')).toHaveLength(8);
  });

  test('asks before it rules on an illegal move that is pressed: time, and the position restored', async () => {
    await startGame(page);
    await touch(page, 'e2', 'e5');
    await untilHeard(page, /Illegal move/);
    await page.keyboard.press('Control+Enter');
    await untilHeard(page, /Press again to press it all the same/);
    await page.keyboard.press('Control+Enter');
    await untilHeard(page, /White pressed the clock before the move was made|Illegal move by White/);
    await touch(page, 'e5', 'e4');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Bauer Eva zwei Eva vier']);
  });
});

describe.skipIf(noChromium)('in competition silence is help', () => {
  const withoutWords = (text: string) => text.replace(/Eva vier|Eva fünf/, '…');

  test('a typed or placed illegal move is announced and accepted exactly like a legal one', async () => {
    await startCompetition();
    const heard: Record<string, string[]> = {};
    for (const [name, target] of [
      ['legal', 'e4'],
      ['illegal', 'e5'],
    ] as const) {
      await field().focus();
      await type(page, `e2${target}`);
      await untilHeard(page, name === 'legal' ? /Eva zwei Eva vier/ : /Eva zwei Eva fünf/);
      heard[name] = (await allSaid(page)).slice(1).map(({ kind, text }) => `${kind}: ${withoutWords(text)}`);
      if (name === 'legal') {
        await browser.close();
        browser = await openBrowser();
        page = await browser.open();
        await startCompetition();
      }
    }
    expect(heard.illegal).toEqual(heard.legal);
    await page.keyboard.press('Control+Enter');
    await untilHeard(page, /White has pressed the clock/);
    // The players hear nothing of it; the arbiter sees it and rules.
    expect((await allSaid(page)).filter(({ text }) => /illegal/i.test(text))).toEqual([]);
    expect(await page.locator('[data-hector=alert]').count()).toBe(0);
    await handOver(page);
    await page.locator('[data-hector=alert][data-kind=illegal-move]').waitFor();
    await page.locator('[data-hector=uphold]').press('Enter');
    await untilHeard(page, /Illegal move by White\. Article 7\.5\.1\. The position has been restored/);
    await page.locator('[data-hector=clocks]').press('Enter');
    await untilHeard(page, /The clock is running again/);
    await backToPlayers(page);
    expect(await page.locator('[data-square="e2"]').textContent()).toContain('white pawn');
    await field().focus();
    await type(page, 'e4');
    await untilHeard(page, /^Bauer Eva zwei Eva vier$/);
  });

  test('a placed move is announced the same whether it is legal or not', async () => {
    await startCompetition();
    await touch(page, 'b1', 'b3');
    expect(await untilSaid(page, 'move', 1)).toEqual(['Springer Bella eins Bella drei']);
    expect(await said(page, 'alert')).toEqual([
      'The game has begun.',
      "No arbiter's desk is open at this table. What needs a decision waits until one is. The button “Hand over to the arbiter” on this page gives this screen to the arbiter.",
    ]);
  });
});

describe.skipIf(noChromium)('the own voice', () => {
  test('says everything itself, and the live regions stay empty', async () => {
    await page.getByRole('radio', { name: /By its own voice/ }).check();
    await page.reload(); // the greeting of the first visit was said before the choice
    await page.getByRole('button', { name: 'Start the game' }).focus();
    await startGame(page);
    await type(page, 'e4');
    await untilSaid(page, 'move', 1);
    const log = await allSaid(page);
    expect(new Set(log.map(({ by }) => by))).toEqual(new Set(['own-voice']));
    expect(await page.locator('#live').textContent()).toBe('');
    await page.keyboard.press('Escape');
  });

  test('in split mode says the moves alone', async () => {
    await page.getByRole('radio', { name: /Moves by its own German voice/ }).check();
    await page.getByRole('button', { name: 'Start the game' }).focus();
    await startGame(page);
    await type(page, 'e4');
    await untilSaid(page, 'move', 1);
    await type(page, 'w');
    await untilHeard(page, /to move/);
    await page.waitForFunction(() => document.querySelector('#live')?.textContent?.includes('to move'));
    expect(await page.locator('#live').textContent()).not.toContain('Bauer');
  });
});

describe.skipIf(noChromium)('live regions', () => {
  test('speak the same words again when they are asked for again, with their language marked', async () => {
    await startGame(page);
    await type(page, 'e4');
    await untilSaid(page, 'move', 1);
    const last = page.locator('#live > :last-child');
    await last.filter({ hasText: 'Bauer' }).waitFor({ state: 'attached' });
    expect(await last.innerHTML()).toBe('<span lang="de">Bauer Eva zwei Eva vier</span>');
    for (let time = 1; time <= 3; time++) {
      await type(page, 'w');
      await untilHeard(page, /^Black to move\./, time);
    }
    const asked = page.locator('#live > p', { hasText: 'Black to move.' });
    await asked.nth(2).waitFor({ state: 'attached' });
    const texts = await asked.evaluateAll((messages) => messages.map(({ textContent }) => textContent));
    expect(texts[1]).not.toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[1]);
  });
});
