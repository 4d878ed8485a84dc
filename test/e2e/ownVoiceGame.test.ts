/**
 * The own voice alone, eyes closed: games played, lost on time, claimed and exported by what is heard. Every key here
 * follows from words that were said before it; nothing is looked for on the page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allSaid, type Browser, noChromium, openBrowser } from './browser.ts';

let browser: Browser;
let page: Page;
/** How much of the log has been listened to. */
let heard = 0;

beforeAll(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  page = await browser.open();
  await page.evaluate(() => {
    localStorage.setItem('hector:greeted', 'yes');
    localStorage.setItem('hector:settings', JSON.stringify({ speech: 'own-voice' }));
  });
  await page.reload();
});
afterAll(() => browser?.close());

/** Listens until these words come; returns the whole message. */
async function hear(words: RegExp): Promise<string> {
  for (const deadline = Date.now() + 15_000; ; await page.waitForTimeout(20)) {
    const all = await allSaid(page);
    const at = all.findIndex(
      ({ text, by }, index) => index >= heard && by === 'own-voice' && words.test(text),
    );
    const found = all[at];
    if (found) {
      heard = at + 1;
      return found.text;
    }
    if (Date.now() > deadline)
      throw new Error(`${words} was not heard:\n${JSON.stringify(all.slice(heard), null, 1)}`);
  }
}

async function press(key: string, words: RegExp): Promise<string> {
  await page.keyboard.press(key);
  return hear(words);
}

/** Presses a key again and again, as who looks for something does, until it is said. */
async function seek(key: string, words: RegExp): Promise<string> {
  for (let times = 0; times < 80; times++) {
    heard = (await allSaid(page)).length;
    await page.keyboard.press(key);
    // Beyond the last control the browser has the focus: silence, and the next key leads to the first one.
    const isInPage = await page.evaluate(
      () => document.hasFocus() && document.activeElement !== document.body,
    );
    const message = isInPage ? await hear(/./) : '';
    if (words.test(message)) return message;
  }
  throw new Error(`${words} was not found by ${key}:\n${JSON.stringify(await allSaid(page), null, 1)}`);
}

async function enter(typed: string, words: RegExp): Promise<string> {
  await page.keyboard.type(typed);
  return press('Enter', words);
}

/** A move and the clock, as both are heard. */
async function move(typed: string, words: string, who: 'White' | 'Black'): Promise<void> {
  await enter(typed, new RegExp(`^${words}$`));
  await press('Control+Enter', new RegExp(`^${who} has pressed the clock\\.$`));
}

const FIELD = /^(White|Black) to move\. Move or command, text field, empty\. A move such as .*\? for help\.$/;

describe.skipIf(noChromium)('with the own voice alone, eyes closed', () => {
  test('the first page says names, roles, states, groups, descriptions and changes', async () => {
    await hear(/^Start the game, button$/);
    await seek('Tab', /^Language, choice, English$/);
    await press(
      'Tab',
      /^Speech\. By its own voice, without a screen reader, radio button, selected, 2 of 3$/,
    );
    await press('Tab', /^Your colour\. Whose time .* White, radio button, selected, 1 of 2$/);
    await press('Tab', /^Time control, choice, 90 minutes, 30 seconds added per move$/);
    await press('Tab', /^Board, choice, Virtual peg board \(on this screen\)$/);
    await press('Tab', /^Number of boards\. One board for both players, radio button, selected, 1 of 2$/);
    await press('Tab', /, checkbox, not checked\. For tests and bug reports\./);
    await press('Space', /^checked$/);
    await press('Space', /^not checked$/);
    await press('Tab', /^Mode\. In training .* Training, radio button, selected, 1 of 2$/);
    await press('ArrowDown', /^Competition, radio button, selected, 2 of 2$/);
    await press('ArrowUp', /^Training, radio button, selected, 1 of 2$/);
  });

  test('a training game to mate', async () => {
    await press('Enter', /^The game has begun\.$/);
    await hear(FIELD);
    await page.keyboard.type('f');
    await hear(/^f$/);
    await page.keyboard.type('4');
    await hear(/^4$/);
    await press('Backspace', /^4 deleted$/);
    await page.keyboard.type('3');
    await hear(/^3$/);
    await press('Enter', /^Bauer Felix zwei Felix drei$/);
    await press('Control+Enter', /^White has pressed the clock\.$/);
    await move('e5', 'Bauer Eva sieben Eva fünf', 'Black');
    await move('g4', 'Bauer Gustav zwei Gustav vier', 'White');
    await enter('t', /^Your time: one hour thirty/);
    await enter('Qh4', /^Dame David acht Hector vier Matt\. Checkmate\. Black wins\. Article 5\.1\.1\.$/);
    await hear(
      /^The result, heading\. Next: both players confirm the result.* then you can export the score/,
    );
    await press('Tab', /^White confirms 0-1, button$/);
    await press('Enter', /^The result, heading\./);
    await seek('Tab', /^Black confirms 0-1, button$/);
    await press('Enter', /^The result, heading\./);
  });

  test('the Braille score is exported by its number, and the score is a table', async () => {
    await seek('Tab', /Export the score.*, button$/);
    await press('Enter', /^Export the score, dialog\. Press the number beside a format to save it at once\./);
    await seek('Tab', /^Braille \(BRF\) 4, button$/);
    const saved = page.waitForEvent('download');
    await page.keyboard.press('4');
    await hear(/\.brf has been written to your downloads/);
    expect((await saved).suggestedFilename()).toMatch(/\.brf$/);
    await seek('Tab', /^Score\. Table, rows: 3, columns: 3\.$/);
    await press('Control+ArrowDown', /^Table, rows: 3/);
    await press('Control+ArrowDown', /White, Black$/);
    await press('Control+ArrowDown', /^1, f3, e5$/);
    await press('Control+ArrowDown', /^2, g4, Qh4#$/);
  });

  test('a claim, a dialog left, help line by line', async () => {
    await seek('Shift+Tab', /New game, button$/);
    await press('Enter', /^Start the game, button$/);
    await press('Enter', /^The game has begun\.$/);
    await hear(FIELD);
    for (let round = 0; round < 2; round++) {
      await move('Nf3', 'Springer Gustav eins Felix drei', 'White');
      await move('Nf6', 'Springer Gustav acht Felix sechs', 'Black');
      await move('Ng1', 'Springer Felix drei Gustav eins', 'White');
      if (round === 0) await move('Ng8', 'Springer Felix sechs Gustav acht', 'Black');
    }
    await enter('Ng8', /^Springer Felix sechs Gustav acht$/);
    await press('Control+Enter', /^Black has pressed the clock\.$/);
    await enter('?', /^Help, dialog\. .*Ctrl\+Down, Ctrl\+Up: read .* line by line.* Close, button$/);
    await press('Control+ArrowDown', /^Help, heading$/);
    await seek('Control+ArrowDown', /^c, claim: Claim …$/);
    await press('Escape', FIELD);
    await enter(
      'claim',
      /^Claim, dialog\. Article 9\.2\.2\. .* Who claims\. White, radio button, selected, 1 of 2$/,
    );
    await press(
      'Tab',
      /^What is claimed\. Draw: the same position for the third time, radio button, selected/,
    );
    await press('Tab', /^The position\. stands on the board now, radio button, selected, 1 of 2$/);
    await press('Tab', /^Make the claim, button\. Article 9\.2\.2\. Claim before you touch a piece\./);
    await press('Enter', /^Draw: .*, dialog\. If it is wrong, .* No, button$/);
    await press('Shift+Tab', /^Make the claim, button$/);
    await press('Enter', /drawn?.*Article 9\.2/i);
    await hear(/Close, button$/);
    await press('Enter', /, heading|text field/);
  });

  test('settings are changed and heard', async () => {
    await seek('Shift+Tab', /Settings, button$/);
    await press('Enter', /^Settings, heading$/);
    await press(
      'Tab',
      /^Speech\. By its own voice, without a screen reader, radio button, selected, 2 of 3$/,
    );
    await press('Tab', /^Colours\. As the system has them, radio button, selected, 1 of 5$/);
    await press('ArrowDown', /, radio button, selected, 2 of 5$/);
    await seek('Tab', /^Size of the text, in percent, slider, 100$/);
    await press('ArrowRight', /^1\d\d$/);
    await seek('Tab', /^Length of the announcements, choice, Long/);
    await press('ArrowDown', /^Short/);
    await press('ArrowUp', /^Long/);
    await press('Tab', /^Say check, checkbox, not checked$/);
    await press('Space', /^checked$/);
    await press('Space', /^not checked$/);
  });

  test('a game is lost on time, by a time control of four seconds', async () => {
    await seek('Shift+Tab', /New game, button$/);
    await press('Enter', /^Start the game, button$/);
    await seek('Tab', /^Time control, choice, 90 minutes/);
    await press('End', /^A time control of my own$/);
    await hear(/^Set up in detail, heading$/);
    await seek('Tab', /^Minutes, text field, 90\. Such as 90; with seconds 5:30\.$/);
    await page.keyboard.press('Control+a');
    for (const letter of '0:04') {
      await page.keyboard.type(letter);
      await hear(new RegExp(`^${letter}$`));
    }
    await seek('Tab', /^Seconds added for each move, text field, 30$/);
    await page.keyboard.type('0');
    await hear(/^0$/);
    await seek('Tab', /^Start this game, button$/);
    await press('Enter', /^The game has begun\.$/);
    await hear(/Black wins.*6\.9/);
    await hear(/^The result, heading\./);
  });

  test('the stored games say which they are', async () => {
    await seek('Shift+Tab', /Stored games, button$/);
    await press('Enter', /^Stored games, heading$/);
    // The list may come after the heading: who looks on finds it.
    await seek('Tab', /, text field, empty/);
    await press('Tab', /, choice, /);
    await press('Control+ArrowDown', /^3 games found\. heading$/);
    await press('Control+ArrowDown', /\d{4}.*, ended$/);
    for (let game = 0; game < 3; game++) await seek('Tab', /^Open, button\. .*\d{4}.*, ended$/);
    expect((await allSaid(page)).every(({ by }) => by === 'own-voice')).toBe(true);
    expect(await page.locator('#live').textContent()).toBe('');
    expect(browser.complaints).toEqual([]);
  });
});
