/**
 * How many keys a blind player needs, counted in the real page: nothing is clicked, nothing is focused but by keys. A key
 * with Shift or Ctrl is one keystroke.
 */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, noChromium, openBrowser, said, startGame, untilHeard, untilSaid } from './browser.ts';

let browser: Browser;
let page: Page;
let strokes = 0;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    strokes += 1;
    await page.keyboard.press(key);
  }
}

async function counted(act: () => Promise<void>): Promise<number> {
  strokes = 0;
  await act();
  return strokes;
}

describe.skipIf(noChromium)('keystrokes', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.open();
    await startGame(page);
  });
  afterAll(() => browser?.close());

  test('own time 1, repeat 1, from the text field', async () => {
    expect(await counted(() => press('F2'))).toBe(1);
    await untilHeard(page, /Your time/);
    const before = (await said(page, 'answer')).length;
    expect(await counted(() => press('F4'))).toBe(1);
    await untilHeard(page, /Your time/, before > 0 ? 1 : 0);
  });

  test('pause 1, resume 1; what is typed meanwhile is refused', async () => {
    expect(await counted(() => press('F8'))).toBe(1);
    await untilHeard(page, /The game is paused/);
    await page.keyboard.type('e4');
    await page.keyboard.press('Enter');
    await untilHeard(page, /The clocks stand\. e4 was not taken/);
    await press('Control+A', 'Delete');
    expect(await counted(() => press('F8'))).toBe(1);
    await untilHeard(page, /clock is running again/);
  });

  test('a move by text 3', async () => {
    expect(await counted(() => press('e', '4', 'Enter'))).toBeLessThanOrEqual(3);
    await untilSaid(page, 'move', 1);
    await press('d', '5', 'Enter');
    expect(await untilSaid(page, 'move', 2)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Bauer David sieben David fünf',
    ]);
  });

  test('a capture on the board at most 6, and F9 leads there and back', async () => {
    await press('F9');
    expect(
      await counted(() => press('Shift+Digit5', '4', 'Enter', 'Shift+Digit4', '5', 'Enter')),
    ).toBeLessThanOrEqual(6);
    expect((await untilSaid(page, 'move', 3)).at(-1)).toBe('Bauer Eva vier schlägt David fünf');
    await untilHeard(page, /^Taken off: black pawn\.$/);
    await press('F9');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hector'))).toBe('field');
  });

  test('on the board: hints, the square, a direction, the last capture', async () => {
    await press('F9', 'Shift+Digit7', '8', 'v');
    await untilHeard(page, /^Gustav acht: .*Felix sechs/);
    await press('s');
    await untilHeard(page, /^Gustav acht: black knight\.$/);
    await press('Shift+ArrowDown');
    await untilHeard(page, /^Down: .*Gustav sieben: black pawn/);
    await press('g');
    await untilHeard(page, /^Last capture: Bauer Eva vier schlägt David fünf/);
    await press('Shift+A');
    await untilHeard(page, /^1\.\.\. Bauer David sieben David fünf/);
    await press('Enter');
    await untilHeard(page, /The present position/);
  });

  test('Braille export at most 3', async () => {
    const download = page.waitForEvent('download');
    const strokesUsed = await counted(async () => {
      await press('Shift+E');
      await page.getByRole('dialog').waitFor();
      await press('4');
    });
    expect(strokesUsed).toBeLessThanOrEqual(3);
    expect((await download).suggestedFilename()).toMatch(/\.brf$/);
  });
});
