/** The desks that people sit at, driven by touch and keys: an assistant's phone, a deaf opponent, who only watches. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import type { FakeBoard } from '../devices/fakeSerialPage.ts';
import { fakeSerialScript } from '../devices/fakeSerialScript.ts';
import {
  type Browser,
  noChromium,
  openBrowser,
  said,
  startGame,
  type,
  untilHeard,
  untilSaid,
} from './browser.ts';

const PHONE = { width: 360, height: 740 };
/** Pictures for who wants to look at them. */
const PICTURES = process.env.HECTOR_PICTURES;

declare const fakeBoard: FakeBoard;

let browser: Browser;
beforeEach(async () => {
  if (!noChromium) browser = await openBrowser({ hasTouch: true });
});
afterEach(async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
});

type Details = typeof DEFAULT_DETAILS;

/** A table whose game was set up so. */
async function table(details: Partial<Details>, more: object = {}): Promise<Page> {
  const page = await browser.context.newPage();
  await page.addInitScript(
    (settings) =>
      localStorage.getItem('hector:settings') ?? localStorage.setItem('hector:settings', settings),
    JSON.stringify({ language: 'en', setup: { ...DEFAULT_DETAILS, ...details }, ...more }),
  );
  await page.goto(inject('address'));
  await page.waitForSelector('h1');
  await startGame(page);
  return page;
}

/** In competition a desk needs its code: the table keeps one for the role, as if it had been given away. */
async function giveCodes(host: Page, ...roles: string[]): Promise<string> {
  const code = 'ABCD-EFGH-JKLM';
  await host.waitForFunction(() => localStorage.getItem('hector:seen') !== null);
  await host.evaluate(
    ({ roles, code }) => {
      const { game } = JSON.parse(localStorage.getItem('hector:seen') ?? '{}');
      const codes = Object.fromEntries(roles.map((role) => [role, code]));
      localStorage.setItem(`hector:codes:${game}`, JSON.stringify({ codes, revoked: [] }));
    },
    { roles, code },
  );
  await host.reload();
  await host.locator('[data-hector=field]').waitFor();
  return code;
}

async function desk(search: string, viewport = PHONE, content?: string): Promise<Page> {
  const page = await browser.context.newPage();
  if (content) await page.addInitScript({ content });
  await page.setViewportSize(viewport);
  await page.goto(`${inject('address')}?${search}`);
  await page.waitForSelector('h1');
  return page;
}

/** A deaf player's light is seen here alone; the other screens are looked at with axe in everyDesk.test.ts. */
async function lookAtLight(page: Page, name: string): Promise<void> {
  await look(page, name);
  // A light that is just going out has no colour of its own.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function look(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
}

const blindWithAssistant = (duties: readonly string[]): Details['players']['white'] =>
  ({
    ...DEFAULT_DETAILS.players.white,
    sight: 'blind',
    hasAssistant: true,
    assistant: 'Ada',
    duties,
  }) as never;

describe.skipIf(noChromium)('the assistant’s phone', () => {
  test('relays a move, answers what was asked, keeps the score, presses, claims the flag', async () => {
    const black = { ...DEFAULT_DETAILS.players.black, board: 'normal', sight: 'sighted' } as const;
    // The clock of every page goes as it should, until it is put forward at the end.
    await browser.context.clock.install();
    const host = await table(
      {
        players: { white: blindWithAssistant(DUTIES), black },
        timesToldBy: 'assistant',
        isFreeTime: true,
        periods: [{ moves: '', time: '5:00' }],
        increment: '0',
      },
      { announceMyself: true, mode: 'competition' },
    );
    const code = await giveCodes(host, 'white-assistant', 'black');
    const phone = await desk(`desk=white-assistant&code=${code}`);
    const press = phone.locator('[data-hector=press]');
    await look(phone, 'assistant-start');
    const box = await press.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height);
    expect(box?.height).toBeGreaterThanOrEqual(44);

    // White places e4; his assistant announces it, presses, and writes it.
    await type(host, 'e4');
    await phone.getByRole('button', { name: 'I have announced it' }).tap();
    await untilSaid(host, 'move', 1);
    await press.tap();
    await phone.locator('[data-hector=record]').tap();
    await untilHeard(phone, /1\. .*Eva zwei Eva vier/);

    // Nothing is told unasked; what the player asks is answered by one touch.
    await phone.getByText('Tell nothing unasked').waitFor();
    await host.locator('[data-hector=field]').focus();
    await type(host, 't');
    await untilHeard(host, /assistant has been asked/);
    await untilHeard(phone, /Your player asks: own time/);
    await look(phone, 'assistant-asked');
    await phone.locator('[data-hector=tell][data-what=ownTime]').tap();
    await untilHeard(host, /Your time: .* seconds/);
    await phone.getByText('Tell nothing unasked').waitFor();

    // The opponent's move is passed on and said back, once wrongly.
    const opponent = await desk(`desk=black&code=${code}`, { width: 1024, height: 800 });
    await square(opponent, 'e7').click();
    await square(opponent, 'e5').click();
    await phone.bringToFront();
    await phone.getByText('Move of the opponent').waitFor();
    await phone.getByRole('button', { name: 'I have announced it' }).tap();
    await untilSaid(phone, 'move', 2);
    expect(await phone.locator('[data-hector=to-say]').textContent()).toBe('Bauer Eva sieben Eva fünf');
    await look(phone, 'assistant-relay');
    await phone.getByRole('button', { name: 'Said back otherwise' }).tap();
    await square(phone, 'e7').tap();
    await square(phone, 'e6').tap();
    await look(phone, 'assistant-move');
    await phone.getByRole('button', { name: 'Send' }).tap();
    await untilHeard(host, /That is not the move announced/);
    await phone.getByRole('button', { name: 'Said back right' }).tap();
    await untilHeard(phone, /Repeated correctly/);

    // Black's time runs out; the assistant claims it, told before what that means.
    await phone.locator('[data-hector=flag]').tap();
    await phone.getByText('If the flag is down, you win.').waitFor();
    await look(phone, 'assistant-claim');
    await browser.context.clock.fastForward('05:00');
    await phone.waitForFunction(() =>
      /00:00/.test(document.querySelector('.clock.black')?.textContent ?? ''),
    );
    await phone.getByRole('button', { name: 'Make the claim' }).tap();
    await phone.getByRole('listitem').filter({ hasText: 'Both clocks stand.' }).waitFor();
    await untilHeard(host, /Arbiter called/);
    await look(phone, 'assistant-claimed');
  });

  test('has only the duties that were given', async () => {
    await table({ players: { white: blindWithAssistant([]), black: DEFAULT_DETAILS.players.black } });
    const phone = await desk('desk=white-assistant');
    await phone.getByText('given no duties').waitFor();
    expect(await phone.locator('.thumb').count()).toBe(0);
    await look(phone, 'assistant-none');
  });
});

const square = (page: Page, name: string) => page.locator(`[data-hector=board] [data-square=${name}]`);

describe.skipIf(noChromium)('the opponent’s desk', () => {
  test('a deaf player plays by keys, and sees every word with a light', async () => {
    const black = {
      ...DEFAULT_DETAILS.players.black,
      board: 'normal',
      sight: 'sighted',
      deaf: true,
    } as const;
    const host = await table({ players: { white: blindWithAssistant(['D.2.10.2']), black } });
    const deaf = await desk('desk=black', { width: 1024, height: 800 });
    await deaf.evaluate(() => {
      const shaken: unknown[] = [];
      Object.assign(window, { shaken });
      navigator.vibrate = (pattern) => shaken.push(pattern) > 0;
    });
    const phone = await desk('desk=white-assistant');
    await phone.getByText('an assistant must be here (Article D.2.11)').waitFor();
    await type(host, 'e4');
    await host.locator('[data-hector=press]').click();
    await expect.poll(() => deaf.locator('.announcement.fresh').textContent()).toContain('Eva');
    expect(
      await deaf.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken.length),
    ).toBeGreaterThan(0);
    await lookAtLight(deaf, 'opponent-deaf');
    await deaf.bringToFront();
    await square(deaf, 'e7').focus();
    await deaf.keyboard.press('Enter');
    await deaf.locator('.lifted-man', { hasText: 'black pawn' }).waitFor();
    await deaf.keyboard.press('ArrowUp');
    await deaf.keyboard.press('ArrowUp');
    await deaf.keyboard.press('Enter');
    expect(await untilSaid(host, 'move', 2)).toContain('Bauer Eva sieben Eva fünf');
    await deaf.keyboard.press('Control+Enter');
    await expect.poll(() => host.locator('.clock.white').getAttribute('class')).toContain('running');
    await deaf.setViewportSize(PHONE);
    await look(deaf, 'opponent-phone');
    // A claim that does not hold: said before what it costs, and after what it cost.
    await host.locator('[data-hector=field]').focus();
    await type(host, 'Nf3');
    await host.locator('[data-hector=press]').click();
    await expect.poll(() => said(deaf, 'move')).toHaveLength(3);
    await deaf.bringToFront();
    await deaf.getByRole('button', { name: 'Claim' }).tap();
    await deaf.getByText('If it is wrong, your opponent gets two minutes more.').waitFor();
    await look(deaf, 'opponent-claim');
    await deaf.getByRole('button', { name: 'Make the claim' }).tap();
    await deaf.getByRole('dialog', { name: /^Draw/ }).getByRole('button', { name: 'Make the claim' }).tap();
    await untilHeard(host, /Black claims a draw/);
    await untilHeard(host, /Time added for White: two minutes/);
  });
});

describe.skipIf(noChromium)('a blind player away from the table', () => {
  test('has his own screen and his own board, and the table has his no more', async () => {
    const host = await table({}, { boards: 'two', mode: 'competition' });
    expect(await host.locator('[data-hector=board]').count()).toBe(2);
    const code = await giveCodes(host, 'black');
    const away = await desk(`desk=black&code=${code}`, { width: 1024, height: 800 });
    await away.locator('[data-hector=field]').waitFor();
    await look(away, 'player-away');
    await expect.poll(() => host.locator('[data-hector=board]').count()).toBe(1);
    expect(await away.locator('[data-hector=board]').count()).toBe(1);
    expect(await away.locator('[data-square]').first().getAttribute('data-square')).toBe('h1');

    await host.locator('[data-hector=field]').focus();
    await type(host, 'e4');
    await untilSaid(away, 'move', 1);
    await host.locator('[data-hector=press]').click();
    // The move of White is carried over on his board; then he moves pegs, by keys and by the field.
    await expect.poll(() => square(away, 'e4').textContent()).toContain('white pawn');
    await away.bringToFront();
    await square(away, 'd7').focus();
    await away.keyboard.press('Enter');
    await untilHeard(away, /Lifted: David sieben/);
    await square(away, 'd5').focus();
    await away.keyboard.press('Enter');
    expect(await untilSaid(host, 'move', 2)).toContain('Bauer David sieben David fünf');
    await away.keyboard.press('Control+Enter');
    await expect.poll(() => host.locator('.clock.white').getAttribute('class')).toContain('running');
    await expect.poll(() => square(host, 'd5').textContent()).toContain('black pawn');

    await host.bringToFront();
    await host.locator('[data-hector=field]').focus();
    await type(host, 'exd5');
    await untilSaid(away, 'move', 3);
    await host.locator('[data-hector=press]').click();
    await expect.poll(() => square(away, 'd5').textContent()).toContain('white pawn');
    await away.bringToFront();
    await away.locator('[data-hector=field]').focus();
    await type(away, 'Qxd5');
    expect(await untilSaid(host, 'move', 4)).toContain('Dame David acht schlägt David fünf');
    await away.locator('[data-hector=press]').click();
    await expect.poll(() => square(host, 'd5').textContent()).toContain('black queen');
    // Out of turn he is refused as himself, not as his opponent.
    await away.locator('[data-hector=press]').click();
    await untilHeard(away, /clock is not running/);
    // His desk is left: his board is at the table again.
    await away.close();
    await expect.poll(() => host.locator('[data-hector=board]').count()).toBe(2);
    // And where it crashes, without a goodbye.
    const again = await desk(`desk=black&code=${code}`, { width: 1024, height: 800 });
    await expect.poll(() => host.locator('[data-hector=board]').count()).toBe(1);
    const devTools = await browser.context.newCDPSession(again);
    devTools.send('Page.crash').catch(() => {});
    await again.waitForEvent('crash');
    await expect.poll(() => host.locator('[data-hector=board]').count()).toBe(2);
  });

  test('with a board on a cable at his own computer: what the hand does there counts at the table', async () => {
    const host = await table({}, { boards: 'two', mode: 'competition' });
    const code = await giveCodes(host, 'black');
    const { content } = await fakeSerialScript();
    const away = await desk(`desk=black&code=${code}`, { width: 1024, height: 800 }, content);
    const peg = async (act: 'lift' | 'insert', hole: Parameters<FakeBoard['lift']>[0]) => {
      await away.evaluate(([does, at]) => fakeBoard[does](at), [act, hole] as const);
      await away.waitForTimeout(200); // as fast as a hand can
    };
    const choice = away.getByRole('combobox', { name: 'Board of Black' });
    // The screen is built in pieces: what was opened on an early one may have to be opened on the last.
    await expect
      .poll(async () => {
        if (!(await choice.isVisible())) await away.locator('.boards summary').click();
        return choice.isVisible();
      })
      .toBe(true);
    await choice.selectOption('pegboard');
    await away.getByRole('button', { name: 'Connect the board of Black' }).click();
    await untilHeard(away, /Board connected/);
    await host.locator('[data-hector=field]').focus();
    await type(host, 'e4');
    await untilSaid(away, 'move', 1);
    await host.locator('[data-hector=press]').click();
    await peg('lift', 'e2'); // D.1: he carries White's move over himself
    await peg('insert', 'e4');
    await peg('lift', 'd7');
    await peg('insert', 'd5');
    expect(await untilSaid(host, 'move', 2)).toContain('Bauer David sieben David fünf');
    await away.evaluate(() => fakeBoard.press(1));
    await expect.poll(() => host.locator('.clock.white').getAttribute('class')).toContain('running');
    await expect.poll(() => square(host, 'd5').textContent()).toContain('black pawn');
  });
});

describe.skipIf(noChromium)('who watches', () => {
  test('sees board, clocks and score, turns the board, and chooses his language', async () => {
    const host = await table({});
    await type(host, 'e4');
    const view = await desk('desk=spectator', { width: 1280, height: 720 });
    await look(view, 'spectator-wide');
    expect(await view.locator('[data-square]').first().getAttribute('data-square')).toBe('a8');
    await view.locator('[data-hector=flip]').click();
    expect(await view.locator('[data-square]').first().getAttribute('data-square')).toBe('h1');
    await view.locator('.desk-settings summary').click();
    await view.getByLabel('Language').selectOption('mk');
    await view.getByRole('button', { name: 'Сврти ја таблата' }).waitFor();
    await view.setViewportSize(PHONE);
    await look(view, 'spectator-phone');
    expect(await view.getByRole('button').count()).toBe(1);
  });
});
