/** A competition at one computer: the players' window, and the arbiter's desk in another. Every word is asserted per person. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allSaid,
  type Browser,
  backToPlayers,
  handOver,
  noChromium,
  openBrowser,
  startGame,
  type,
  untilHeard,
} from './browser.ts';

let browser: Browser;
let table: Page;
let desk: Page;
const heardAtTable = { from: 0 };
const heardAtDesk = { from: 0 };

beforeAll(async () => {
  if (noChromium) return;
  browser = await openBrowser();
  table = await browser.open();
  await table.getByRole('radio', { name: 'Competition' }).check();
  await table.locator('[data-hector=start]').focus();
  await startGame(table);
  // Behind the greeting of the first visit.
  heardAtTable.from = (await allSaid(table)).findIndex(({ kind }) => kind === 'alert');
});
afterAll(async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
});

/** What was said in a window since this was last asked. */
async function news(page: Page, heard: { from: number }): Promise<string[]> {
  const all = await allSaid(page);
  const fresh = all.slice(heard.from).map(({ kind, text }) => `${kind}: ${text}`);
  heard.from = all.length;
  return fresh;
}
const atTable = () => news(table, heardAtTable);
const atDesk = () => news(desk, heardAtDesk);

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Typed by the player who has the move. */
async function typed(text: string): Promise<void> {
  await table.locator('[data-hector=field]').focus();
  await type(table, text);
}
const pressClock = () => table.keyboard.press('Control+Enter');
const focused = () => desk.evaluate(() => document.activeElement?.textContent);
const alertOf = (kind: string) => desk.locator(`[data-hector=alert][data-kind=${kind}]`);
const consequences = (kind: string, decision: string) =>
  alertOf(kind).locator(`.decision.${decision} li`).allTextContents();

async function group(name: string) {
  const details = desk.locator('details.group', { has: desk.getByRole('heading', { name, exact: true }) });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').press('Enter');
  return details;
}

describe.skipIf(noChromium)('the arbiter of a competition', () => {
  test('is missed at the start; takes the table behind a question, gets a code, and gives it back', async () => {
    await untilHeard(table, /No arbiter's desk is open/);
    expect(await atTable()).toEqual([
      'alert: The game has begun.',
      "alert: No arbiter's desk is open at this table. What needs a decision waits until one is. The button “Hand over to the arbiter” on this page gives this screen to the arbiter.",
    ]);
    const missed = table.locator('.hand-over', { hasText: "No arbiter's desk is open" });
    await missed.waitFor();
    await handOver(table);
    await expect.poll(() => table.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const link = table.locator('.desk-codes a[href*="desk=arbiter"]');
    const address = (await link.getAttribute('href')) ?? '';
    await backToPlayers(table);
    expect(await atTable()).toEqual([
      'alert: The arbiter sits at this computer now.',
      "alert: This computer is the players' again.",
    ]);
    desk = await browser.context.newPage();
    await desk.goto(address);
    await desk.locator('.arbiter-desk h1').waitFor();
    expect(await desk.locator('[data-hector=screen]').getAttribute('data-screen')).toBe('arbiter');
    await missed.waitFor({ state: 'detached' });
    // He has the others' codes here too, to give and to take; not his own.
    const codes = desk.locator('.desk-codes a');
    await codes.first().waitFor();
    const places = await codes.evaluateAll((links) =>
      links.map((link) => {
        const { searchParams } = new URL((link as HTMLAnchorElement).href);
        return `${searchParams.get('desk')} ${/^[A-Z2-9-]{14}$/.test(searchParams.get('code') ?? '')}`;
      }),
    );
    expect(places).toEqual(['white true', 'black true', 'spectator false']);
    // Who does not know the code gets nothing.
    const other = await browser.context.newPage();
    await other.goto(address.replace(/code=[^&]+/, 'code=AAAA-BBBB-CCCC'));
    await other.locator('.error').waitFor();
    await other.close();
  });

  test('upholds an illegal move: the consequence is spelled out before, and told to all in one message', async () => {
    await typed('e2e5');
    await untilHeard(table, /Eva zwei Eva fünf/);
    await pressClock();
    await alertOf('illegal-move').waitFor();
    expect(await atTable()).toEqual(['move: Bauer Eva zwei Eva fünf', 'echo: White has pressed the clock.']);
    expect(await atDesk()).toEqual([
      'move: Bauer Eva zwei Eva fünf',
      'alert: Illegal move by White. Article 7.5.1.',
    ]);
    expect(await consequences('illegal-move', 'uphold')).toEqual([
      'The initial position is restored.',
      'It counts as illegal move number 1 of White.',
      'Time added for Black: two minutes. Article 7.5.5.',
      'Arbiter: both clocks are stopped (illegal move).',
      'White must move the piece on e2 (white pawn), article 4.3.1.',
      'Then let the clock of White run.',
    ]);
    const evidence = alertOf('illegal-move').locator('.evidence');
    await evidence.getByText('White: e2 lifted (touched).').waitFor();
    await evidence.getByText('White presses the clock.').waitFor();
    expect(await violations(desk)).toEqual([]);
    await alertOf('illegal-move').getByLabel('Reason, for the log').fill('seen by Black');
    await alertOf('illegal-move').locator('[data-hector=uphold]').press('Enter');
    await untilHeard(table, /Time added for Black/);
    const ruling =
      'alert: Illegal move by White. Article 7.5.1. The position has been restored. Time added for Black: two minutes. Article 7.5.5. The clocks are stopped.';
    expect(await atTable()).toEqual([ruling]);
    await expect.poll(atDesk).toEqual([ruling]);
    await expect.poll(focused).toBe('Alerts: none');
    await desk.locator('.log-lines', { hasText: 'Reason: seen by Black' }).waitFor();
    await desk.keyboard.press('F8');
    await untilHeard(table, /The clock is running again/);
    expect(await atTable()).toEqual(['alert: The clock is running again.']);
  });

  test('rejects a wrong claim with its time', async () => {
    await typed('e4');
    await untilHeard(table, /Eva zwei Eva vier/);
    await pressClock();
    await untilHeard(table, /White has pressed the clock/, 2);
    await typed('c');
    const dialog = table.getByRole('dialog');
    await dialog.getByLabel(/fifty moves without/).check();
    await dialog.getByRole('button', { name: 'Make the claim' }).press('Enter');
    await table
      .getByRole('dialog', { name: /fifty moves/ })
      .getByRole('button', { name: 'Make the claim' })
      .press('Enter');
    await alertOf('claim').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    expect(await consequences('claim', 'reject')).toEqual([
      'The claim is rejected; play goes on.',
      'Time added for White: two minutes. Article 9.5.3.',
    ]);
    await alertOf('claim').getByText('Checked in the log: it is not right.').waitFor();
    await atTable();
    await alertOf('claim').locator('[data-hector=reject]').press('Enter');
    await untilHeard(table, /The arbiter has rejected the claim/);
    expect(await atTable()).toEqual([
      'alert: The arbiter has rejected the claim. Time added for White: two minutes. Article 9.5.3.',
    ]);
    await desk.locator('[data-hector=clocks]').press('Enter');
    await untilHeard(table, /The clock is running again/, 2);
    await atTable();
  });

  test('restores a position by the procedure for boards that differ, with times from the log', async () => {
    await typed('e5');
    await untilHeard(table, /Eva sieben Eva fünf/);
    await pressClock();
    await untilHeard(table, /Black has pressed the clock/);
    const position = await group('Position and boards that differ');
    await position.getByText('Both clocks are stopped.').waitFor();
    await position.getByLabel('Position after').first().selectOption('1');
    await position.getByText(/both clocks when that move was completed/).waitFor();
    await atTable();
    await position.getByRole('button', { name: 'Restore, and set these times' }).first().press('Enter');
    await untilHeard(table, /The clock has been set/);
    expect(await atTable()).toEqual([
      'alert: The clocks are stopped. The position has been restored.',
      'alert: The clock has been set.',
    ]);
    await expect.poll(() => table.locator('[data-square=e7]').textContent()).toContain('black pawn');
    await desk.keyboard.press('F8');
    await untilHeard(table, /The clock is running again/, 3);
    await atTable();
  });

  test('sees a flag fall, and dismisses it; the players hear nothing of it (12.6)', async () => {
    const clocks = await group('Clocks and time');
    const form = clocks.getByRole('form', { name: 'Set the clocks' });
    await form.getByLabel('Black').fill('0:01');
    await form.getByRole('button', { name: 'Set both clocks' }).press('Enter');
    await untilHeard(table, /The clock has been set/, 2);
    await atTable();
    await alertOf('flag').waitFor();
    await alertOf('flag')
      .getByText(/The time of Black was used up/)
      .waitFor();
    expect(await consequences('flag', 'uphold')).toEqual([
      "Black's flag has fallen. White wins. Article 6.9.",
    ]);
    await alertOf('flag').locator('[data-hector=reject]').press('Enter');
    await alertOf('flag').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Alerts: none');
    expect(await atTable()).toEqual([]);
    await form.getByLabel('Black').fill('1:00:00');
    await form.getByRole('button', { name: 'Set both clocks' }).press('Enter');
    await untilHeard(table, /The clock has been set/, 3);
  });

  test('has a phone, a large font and the log; ends the game by a draw that both confirm', async () => {
    await desk.setViewportSize({ width: 320, height: 640 });
    for (const name of ['Penalties and touches', 'Adjournment', 'Result']) await group(name);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(desk)).toEqual([]);
    await atTable();
    await atDesk();
    const result = await group('Result');
    await result.getByLabel('The result', { exact: true }).selectOption('½-½');
    await result.getByLabel('Reason, for the log').fill('agreed before me');
    await result.getByRole('button', { name: 'Give this result' }).press('Enter');
    await untilHeard(table, /Arbiter's decision: draw/);
    expect(await atTable()).toEqual(["alert: Arbiter's decision: draw."]);
    await expect.poll(atDesk).toEqual(["alert: Arbiter's decision: draw."]);
    await table.getByRole('button', { name: 'White confirms ½-½' }).press('Enter');
    await result.getByText('White has confirmed ½-½.').waitFor();
    await result.getByText('Black has not confirmed the result yet.').waitFor();
  });
});
