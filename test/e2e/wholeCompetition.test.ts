/**
 * A competition game from the set-up to the draw: White at the table with his assistant's phone, Black at a computer of his
 * own, each with a peg board of his own (D.1), and the arbiter in a window of his own. White's board is the one on the
 * screen, by keys; Black's is the same board on a cable, under a hand that can err. Every message is asserted per person,
 * in the whole list of what was said in each window: nobody hears a word more.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import type { FakeBoard } from '../devices/fakeSerialPage.ts';
import { fakeSerialScript } from '../devices/fakeSerialScript.ts';
import { allSaid, type Browser, noChromium, openBrowser, touch, type, untilHeard } from './browser.ts';

declare const fakeBoard: FakeBoard;

const PEOPLE = ['white', 'assistant', 'black', 'arbiter'] as const;
type Person = (typeof PEOPLE)[number];
type Words = Readonly<Partial<Record<Person | 'all', string | readonly string[]>>>;

/** Pictures for who wants to look at them. */
const PICTURES = process.env.HECTOR_PICTURES;

let browser: Browser;
const at = {} as Record<Person, Page>;
/** Everything that each of them should have heard so far. */
const expected: Record<Person, string[]> = { white: [], assistant: [], black: [], arbiter: [] };

const SETTINGS = {
  language: 'en',
  mode: 'competition',
  boards: 'two',
  announceMyself: true,
  setup: {
    ...DEFAULT_DETAILS,
    timesToldBy: 'assistant',
    players: {
      white: {
        ...DEFAULT_DETAILS.players.white,
        sight: 'blind',
        hasAssistant: true,
        assistant: 'Ada',
        duties: DUTIES,
      },
      black: { ...DEFAULT_DETAILS.players.black, sight: 'blind' },
    },
  },
};

async function sit(person: Person, role: string, viewport: { width: number; height: number }, content = '') {
  const page = await browser.context.newPage();
  if (content) await page.addInitScript({ content });
  await page.setViewportSize(viewport);
  const link = at.white.locator(`main a[href*="desk=${role}&"]`);
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.locator('[data-hector=screen] h1').waitFor();
  at[person] = page;
}

beforeAll(async () => {
  if (noChromium) return;
  browser = await openBrowser({ hasTouch: true });
  const table = await browser.context.newPage();
  at.white = table;
  await table.addInitScript(
    (settings) =>
      localStorage.getItem('hector:settings') ?? localStorage.setItem('hector:settings', settings),
    JSON.stringify(SETTINGS),
  );
  await table.goto(inject('address'));
  await table.getByRole('button', { name: 'Set up in detail' }).press('Enter');
  await table.getByRole('button', { name: 'Give the places away first' }).press('Enter');
  await table.getByRole('button', { name: /I am the arbiter/ }).press('Enter');
  await sit('arbiter', 'arbiter', { width: 1280, height: 900 });
  await sit('assistant', 'white-assistant', { width: 360, height: 740 });
  await sit('black', 'black', { width: 1024, height: 800 }, (await fakeSerialScript()).content);
  const { black } = at;
  await black.locator('.boards summary').press('Enter');
  await black.getByRole('combobox', { name: 'Board of Black' }).selectOption('pegboard');
  await black.getByRole('button', { name: 'Connect the board of Black' }).press('Enter');
  await untilHeard(black, /Board connected/);
}, 60_000);

afterAll(async () => {
  expect(browser?.complaints ?? []).toEqual([]);
  await browser?.close();
});

/** Waits until everybody has heard as much as he should, and compares everything that was ever said to each of them. */
async function heard({ all = [], ...own }: Words): Promise<void> {
  for (const person of PEOPLE)
    expected[person].push(...[own[person] ?? []].flat(), ...(own[person] === undefined ? [all].flat() : []));
  const said = async (person: Person) =>
    (await allSaid(at[person])).map(({ kind, text }) => `${kind}: ${text}`);
  for (const person of PEOPLE)
    await expect
      .poll(() => said(person), { message: `what ${person} hears`, timeout: 15_000 })
      .toEqual(expected[person]);
  // What somebody heard while the others were still waited for.
  for (const person of PEOPLE) expect(await said(person), `what ${person} hears`).toEqual(expected[person]);
}

async function look(name: string): Promise<void> {
  if (!PICTURES) return;
  for (const person of PEOPLE)
    await at[person].screenshot({ path: `${PICTURES}/${name}-${person}.png`, fullPage: true });
}

/** White's fingers, on the keys of the board on his screen. */
async function keysOfWhite(...squares: string[]): Promise<void> {
  await at.white.bringToFront();
  await at.white.locator(`[data-hector=board] [data-square=${squares[0]}]`).focus();
  await touch(at.white, ...squares);
}

/** Black's hand: `-e2` takes a peg out of its hole, `+e4` puts it into one. */
async function handOfBlack(...acts: string[]): Promise<void> {
  for (const act of acts) {
    const does = act.startsWith('-') ? 'lift' : 'insert';
    const hole = act.slice(1) as Parameters<FakeBoard['lift']>[0];
    await at.black.evaluate(([how, where]) => fakeBoard[how](where), [does, hole] as const);
    await at.black.waitForTimeout(150); // as fast as a hand can
  }
}

async function key(person: Person, name: string): Promise<void> {
  await at[person].bringToFront();
  await at[person].keyboard.press(name);
}

async function types(person: Person, text: string): Promise<void> {
  await at[person].bringToFront();
  await at[person].locator('[data-hector=field]').focus();
  await type(at[person], text);
}

async function taps(name: string): Promise<void> {
  await at.assistant.bringToFront();
  await at.assistant.getByRole('button', { name }).tap();
}

const pressOfAssistant = () => taps('Press the clock');
const alertOf = (kind: string) => at.arbiter.locator(`[data-hector=alert][data-kind=${kind}]`);
const consequences = (kind: string, decision: string) =>
  alertOf(kind).locator(`.decision.${decision} li`).allTextContents();
const focused = (person: Person) =>
  at[person].evaluate(() => `${document.activeElement?.tagName}: ${document.activeElement?.textContent}`);

async function rule(kind: string, decision: 'uphold' | 'reject'): Promise<void> {
  await at.arbiter.bringToFront();
  await alertOf(kind).locator(`[data-hector=${decision}]`).press('Enter');
  await alertOf(kind).waitFor({ state: 'detached' });
}

async function group(name: string) {
  await at.arbiter.bringToFront();
  const heading = at.arbiter.getByRole('heading', { name, exact: true });
  const details = at.arbiter.locator('details.group', { has: heading });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').press('Enter');
  return details;
}

const STARTED = 'alert: The clock is running again.';
const byTheBoard = (words: string) => ({ white: words, assistant: words, black: words });
const PRESSED = byTheBoard('echo: White has pressed the clock.');
const ANSWERED = byTheBoard('echo: Black has pressed the clock.');
/** What waits for the assistant's words: he has to be told, if he cannot see it. */
const unsaid = (words: string) => `alert: White has moved, and nobody has said it yet: ${words}.`;

/** White places a move, his assistant announces it and presses; Black carries it over, and it is said back. */
async function playWhite(from: string, to: string, man: string, words: string, holes: [string, string]) {
  await keysOfWhite(from, to);
  await heard({
    white: [`echo: Lifted: ${holes[0]}`, `echo: ${holes[1]}: ${man}.`],
    assistant: unsaid(words),
  });
  await taps('I have announced it');
  await heard({ all: `move: ${words}` });
  await pressOfAssistant();
  await heard({ ...PRESSED });
}

describe.skipIf(noChromium)('a competition game of two blind players on two boards', () => {
  test('begins for everybody at once, when the places are given away', async () => {
    await at.white.bringToFront();
    await at.white.getByRole('button', { name: /start the clock/ }).press('Enter');
    await at.white.locator('[data-hector=board]').waitFor();
    await heard({
      all: 'alert: The game has begun.',
      white: [
        'answer: Welcome to Hector. Enter starts a game. F or the button First steps leads to language, voice, board and a lesson. If you have no screen reader press V: then this voice says everything.',
        'alert: The game has begun.',
      ],
      black: [
        'alert: No port has been chosen. Plug in the board, press “Connect the board” and choose it from the list.',
        'alert: Board connected: Pegboard.',
        'alert: The game has begun.',
      ],
    });
    // Black's board is at his own desk, and so are his acts: White presses for himself alone.
    expect(await at.white.locator('[data-hector=board]').count()).toBe(1);
  });

  test('an illegal move sounds like any other until the arbiter upholds it', async () => {
    await keysOfWhite('e2', 'e5');
    await heard({
      white: ['echo: Lifted: Eva zwei', 'echo: Eva fünf: white pawn.'],
      assistant: unsaid('Bauer Eva zwei Eva fünf'),
    });
    await taps('I have announced it');
    await heard({ all: 'move: Bauer Eva zwei Eva fünf' });
    await expect.poll(() => focused('assistant')).toBe('H2: Move of your player');
    await handOfBlack('-e2', '+e5');
    await heard({ black: 'echo: Lifted: Eva zwei' });
    await pressOfAssistant();
    await heard({ ...PRESSED, arbiter: 'alert: Illegal move by White. Article 7.5.1.' });
    expect(await consequences('illegal-move', 'uphold')).toEqual([
      'The initial position is restored.',
      'It counts as illegal move number 1 of White.',
      'Time added for Black: two minutes. Article 7.5.5.',
      'Arbiter: both clocks are stopped (illegal move).',
      'White must move the piece on e2 (white pawn), article 4.3.1.',
      'Then let the clock of White run.',
    ]);
    await look('illegal');
    await rule('illegal-move', 'uphold');
    await heard({
      all: 'alert: Illegal move by White. Article 7.5.1. The position has been restored. Time added for Black: two minutes. Article 7.5.5. The clocks are stopped.',
    });
    expect(await focused('arbiter')).toBe('H2: Alerts: none');
    await handOfBlack('-e5', '+e2'); // put back before the arbiter: no new case
    await heard({ black: 'echo: Lifted: Eva fünf' });
    await key('arbiter', 'F8');
    await heard({ all: STARTED });
  });

  test('the move is relayed by touch and said back; times are told when they are asked for', async () => {
    await playWhite('e2', 'e4', 'white pawn', 'Bauer Eva zwei Eva vier', ['Eva zwei', 'Eva vier']);
    await key('white', 'Control+Enter'); // Black's clock is not his to press
    await heard({
      white: 'alert: Your clock is not running. This is possible only while it runs. Article 6.2.1.',
    });
    await handOfBlack('-e2', '+e4');
    await heard({ black: 'echo: Lifted: Eva zwei' });
    await taps('Said back right');
    await heard({ all: 'answer: Repeated correctly.' });
    await handOfBlack('-e7', '+e5');
    await heard({ black: 'echo: Touched: black pawn, Eva sieben.' });
    await types('black', 'e5');
    await heard({ all: 'move: Bauer Eva sieben Eva fünf' });
    await key('black', 'Control+Enter');
    await heard({ ...ANSWERED });
    await types('white', 'm');
    await heard({
      white: 'echo: Your assistant has been asked.',
      assistant: 'alert: Your player asks: number of moves.',
    });
    await look('asked');
    await taps('Tell: number of moves');
    await heard({ white: 'answer: One move completed.', assistant: 'answer: One move completed.' });
  });

  test('a wrong claim is rejected with its cost', async () => {
    await types('white', 'c');
    const dialog = at.white.getByRole('dialog');
    await dialog.getByLabel(/same position/).check();
    await dialog.getByText('If it is wrong, your opponent gets two minutes more.').waitFor();
    await look('claim');
    await dialog.getByRole('button', { name: 'Make the claim' }).press('Enter');
    await at.white
      .getByRole('dialog', { name: /^Draw/ })
      .getByRole('button', { name: 'Make the claim' })
      .press('Enter');
    const claim =
      'alert: White claims a draw: the position stands for the third time. Article 9.2.2. Arbiter called. Clocks stopped. White offers a draw.';
    await heard({
      all: claim,
      white: [
        claim,
        'answer: The arbiter has been told. Wait for the decision and do not move. Both clocks stand. You cannot withdraw it. Your opponent may accept the draw.',
      ],
    });
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await alertOf('claim').getByText('Checked in the log: it is not right.').waitFor();
    expect(await consequences('claim', 'reject')).toEqual([
      'The claim is rejected; play goes on.',
      'Time added for Black: two minutes. Article 9.5.3.',
    ]);
    await rule('claim', 'reject');
    await heard({
      all: 'alert: The arbiter has rejected the claim. Time added for Black: two minutes. Article 9.5.3.',
    });
    await key('arbiter', 'F8');
    await heard({ all: STARTED });
  });

  test('the boards differ: the arbiter is led through D.2.9, and the board is put right', async () => {
    await playWhite('g1', 'f3', 'white knight', 'Springer Gustav eins Felix drei', [
      'Gustav eins',
      'Felix drei',
    ]);
    await handOfBlack('-g1', '+h3'); // misheard
    await heard({
      black: 'echo: Lifted: Gustav eins',
      arbiter: 'alert: The two boards differ. Article D.2.9.',
    });
    const procedure = alertOf('divergence').locator('.procedure');
    await look('divergence');
    expect(await procedure.locator('figcaption, .help').allTextContents()).toEqual([
      'Board of White as sensed',
      'Agrees with the game.',
      'Board of Black as sensed',
      'Differs from the game on f3, h3.',
    ]);
    const steps = [
      'There are no two scores: you decide by the log. ',
      'Correct the board that differs from the game, or restore a position.',
      'You set both clocks and the move counter.',
      'Both boards are compared once more; then the clock runs again.',
    ];
    expect(await procedure.locator('ol > li').allTextContents()).toEqual([
      'Both clocks are stopped.',
      ...steps,
    ]);
    await key('arbiter', 'F8');
    await heard({ all: 'alert: The clocks are stopped.' });
    await expect
      .poll(() => procedure.locator('ol > li').allTextContents())
      .toEqual(['Done. Both clocks are stopped.', ...steps]);
    await rule('divergence', 'uphold');
    await heard({ all: 'alert: The two boards differ. Article D.2.9. The clocks are stopped.' });
    await handOfBlack('-h3', '+f3');
    await heard({ black: 'echo: Lifted: Hector drei' });
    await key('arbiter', 'F8');
    await heard({ all: STARTED });
    await handOfBlack('-b8', '+c6');
    await heard({ black: 'echo: Touched: black knight, Bella acht.' });
    await types('black', 'Nc6');
    await heard({ all: 'move: Springer Bella acht Cesar sechs' });
    await key('black', 'Control+Enter');
    await heard({ ...ANSWERED });
  });

  test('a flag falls for the arbiter alone, who lets the game go on', async () => {
    const form = (await group('Clocks and time')).getByRole('form', { name: 'Set the clocks' });
    await form.getByLabel('White').fill('0:01');
    await form.getByRole('button', { name: 'Set both clocks' }).press('Enter');
    await heard({ all: 'alert: The clock has been set.' });
    await alertOf('flag').waitFor();
    await heard({ arbiter: "alert: White's flag has fallen. Article 6.8." });
    await look('flag');
    expect(await consequences('flag', 'uphold')).toEqual([
      "White's flag has fallen. Black wins. Article 6.9.",
    ]);
    await rule('flag', 'reject');
    await heard({});
    await form.getByLabel('White').fill('1:00:00');
    await form.getByRole('button', { name: 'Set both clocks' }).press('Enter');
    await heard({ all: 'alert: The clock has been set.' });
  });

  test('the draw is agreed, and both confirm it', async () => {
    await playWhite('f1', 'b5', 'white bishop', 'Läufer Felix eins Bella fünf', ['Felix eins', 'Bella fünf']);
    await handOfBlack('-f1', '+b5');
    await heard({ black: 'echo: Lifted: Felix eins' });
    await types('black', 'draw');
    await at.black.getByRole('dialog').getByText('Black offers a draw.').waitFor();
    await at.black.getByRole('button', { name: 'Yes' }).press('Enter');
    await heard({ all: 'alert: Black offers a draw.' });
    await types('white', 'accept');
    await heard({ all: 'alert: Draw agreed. Article 5.2.3.' });
    await expect.poll(() => focused('white')).toBe('H2: The result');
    await expect.poll(() => focused('black')).toBe('H2: The result');
    await expect.poll(() => focused('assistant')).toBe('H1: Assistant of White');
    await look('end');
    await at.white.bringToFront();
    expect(await at.white.getByRole('button', { name: /Black confirms/ }).count()).toBe(0);
    await at.white.getByRole('button', { name: 'White confirms ½-½' }).press('Enter');
    await heard({ all: 'answer: White has confirmed ½-½.' });
    await at.black.bringToFront();
    await at.black.getByRole('button', { name: 'Black confirms ½-½' }).press('Enter');
    await heard({ all: 'answer: Black has confirmed ½-½. Both players have confirmed the result.' });
  });
});
