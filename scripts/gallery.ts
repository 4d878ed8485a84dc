/**
 * Pictures of the screens in every theme and size, for docs/gallery: `npm run gallery`. They are looked at, not compared:
 * what must hold of them is in test/e2e.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Settings } from '#app/desk/settings.ts';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import { buildIfChanged } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { smallPng } from './smallPng.ts';

type Picture = Readonly<{
  name: string;
  text: string;
  size?: readonly [width: number, height: number];
  settings?: Partial<Settings>;
  media?: Pick<BrowserContextOptions, 'forcedColors' | 'contrast' | 'colorScheme'>;
  /** From the first page; nothing stays there. */
  act?: (page: Page) => Promise<void>;
  /** The window to which that leads, if it is another one. */
  desk?: (page: Page) => Promise<Page>;
}>;

const WIDE = [1280, 900] as const;
const TABLET = [768, 1024] as const;
const PHONE = [360, 740] as const;
const ENLARGED = [320, 256] as const;

/** Ruy Lopez, Steinitz' defence. */
const MOVES = 'e4 e5 Nf3 Nc6 Bb5 d6 d4 Bd7 0-0 Nf6 Nc3 Be7 dxe5 dxe5'.split(' ');

const field = (page: Page) => page.locator('[data-hector=field]');

async function enter(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  const before = await page.evaluate(() => window.hectorSaid.length);
  await page.keyboard.press('Enter');
  await page
    .waitForFunction((count) => window.hectorSaid.length > count, before, { timeout: 3000 })
    .catch(() => {});
}

async function begin(page: Page): Promise<void> {
  await page.locator('[data-hector=start]').press('Enter');
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-hector=field]'));
}

async function play(page: Page, moves: readonly string[] = MOVES): Promise<void> {
  await begin(page);
  for (const move of moves) {
    await enter(page, move);
    await enter(page, 'x');
  }
}

/** A game under way: the last move framed, a peg lifted, its square hatched. */
async function middle(page: Page): Promise<void> {
  await play(page);
  await page.locator('[data-square=f1]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.lifted').first().waitFor();
  await field(page).focus();
}

const toScreen = (index: number) => async (page: Page) => {
  await page.getByRole('navigation').first().getByRole('button').nth(index).press('Enter');
  await page.waitForTimeout(500);
};

const command = (text: string) => async (page: Page) => {
  await play(page, MOVES.slice(0, 6));
  await enter(page, text);
  await page.waitForTimeout(500);
};

const { white, black } = DEFAULT_DETAILS.players;
/** A blind White with an assistant plays a sighted Black. */
const setup: Settings['setup'] = {
  ...DEFAULT_DETAILS,
  players: {
    white: { ...white, sight: 'blind', hasAssistant: true, assistant: 'Adela Kern', duties: DUTIES },
    black: { ...black, board: 'normal', sight: 'sighted' },
  },
};
const deaf: Settings['setup'] = {
  ...setup,
  players: { ...setup.players, black: { ...setup.players.black, deaf: true } },
};

/** A desk in a window of its own, in the middle of a game. */
const desk = (role: string, size: readonly [number, number]) => async (page: Page) => {
  await play(page);
  await enter(page, 'h3');
  const window = await page.context().newPage();
  await window.setViewportSize({ width: size[0], height: size[1] });
  await window.goto(new URL(`?desk=${role}`, page.url()).href);
  await window.locator('main h1').waitFor();
  await window.waitForTimeout(1500);
  return window;
};

/** A competition whose arbiter is given the screen with a case before him. */
async function atCase(page: Page): Promise<void> {
  await play(page, MOVES.slice(0, 6));
  await enter(page, 'd2d5');
  await page.keyboard.press('Control+Enter');
  await page.locator('[data-hector=hand-over]').press('Enter');
  await page.getByRole('dialog').getByRole('button').first().press('Enter');
  await page.locator('[data-hector=alert]').waitFor();
}

const PICTURES: readonly Picture[] = [
  { name: 'new-game', text: 'The first page: Enter starts a game.' },
  { name: 'settings', text: 'Settings.', act: toScreen(2) },
  { name: 'handbook', text: 'The handbook.', act: toScreen(3) },
  {
    name: 'first-steps',
    text: 'First steps: language, voice, board.',
    act: (page) => page.locator('[data-hector=first-steps]').press('Enter'),
  },
  {
    name: 'lesson',
    text: 'The lesson beside its game.',
    act: async (page) => {
      await page.locator('[data-hector=first-steps]').press('Enter');
      await page.locator('[data-screen=first] button.primary').press('Enter');
      await page.locator('.lesson').waitFor();
    },
  },
  {
    name: 'set-up',
    text: 'A game is set up for its people.',
    act: (page) => page.getByRole('button', { name: 'Set up in detail' }).press('Enter'),
  },
  { name: 'game-light', text: 'A game, light.', act: middle },
  { name: 'game-dark', text: 'Dark.', settings: { theme: 'dark' }, act: middle },
  {
    name: 'game-yellow-on-black',
    text: 'Yellow on black.',
    settings: { theme: 'yellow-on-black' },
    act: middle,
  },
  {
    name: 'game-black-on-yellow',
    text: 'Black on yellow.',
    settings: { theme: 'black-on-yellow' },
    act: middle,
  },
  {
    name: 'game-forced-colours',
    text: 'The system’s forced colours.',
    media: { forcedColors: 'active' },
    act: middle,
  },
  {
    name: 'game-more-contrast',
    text: 'More contrast, as the system asks.',
    media: { contrast: 'more' },
    act: middle,
  },
  { name: 'game-large-text', text: 'Text at 170 percent.', settings: { textSize: 170 }, act: middle },
  { name: 'game-tablet', text: 'A tablet.', size: TABLET, act: middle },
  { name: 'game-phone', text: 'A phone.', size: PHONE, act: middle },
  {
    name: 'game-phone-scrolled',
    text: 'A phone, scrolled to the board: clocks and lever stay.',
    size: PHONE,
    settings: { theme: 'dark' },
    act: async (page) => {
      await middle(page);
      await page.locator('[data-square=e4]').focus();
    },
  },
  { name: 'game-enlarged', text: 'Enlarged to 400 percent.', size: ENLARGED, act: middle },
  {
    name: 'board-alone',
    text: 'The board alone, with the cursor on it.',
    act: async (page) => {
      await play(page);
      await page.locator('.board-section > button').press('Enter');
      await page.locator('[data-square=e4]').focus();
    },
  },
  {
    name: 'two-boards',
    text: 'Each player has a board of his own (D.1).',
    settings: { boards: 'two' },
    act: play,
  },
  {
    name: 'check',
    text: 'Check is marked in training, and only there.',
    act: (page) => play(page, ['e4', 'f6', 'Qh5']),
  },
  { name: 'not-understood', text: 'What is wrong stands beside the field.', act: command('zzz') },
  { name: 'resign', text: 'A question.', act: command('resign') },
  { name: 'claim-phone', text: 'A claim on a phone.', size: PHONE, act: command('c') },
  { name: 'help-phone', text: 'Help on a phone.', size: PHONE, act: command('?') },
  {
    name: 'over',
    text: 'The end: both players confirm the result.',
    act: async (page) => {
      await play(page, ['f3', 'e5', 'g4']);
      await enter(page, 'Qh4');
      await page.locator('.result').waitFor();
    },
  },
  { name: 'export', text: 'The score in every form.', act: command('export') },
  {
    name: 'desks',
    text: 'Everybody gets a desk of his own.',
    act: async (page) => {
      await play(page, MOVES.slice(0, 4));
      await toScreen(2)(page);
    },
  },
  { name: 'arbiter', text: 'The arbiter’s desk.', settings: { mode: 'competition' }, act: atCase },
  {
    name: 'arbiter-dark-phone',
    text: 'The arbiter’s desk on a phone, dark.',
    size: PHONE,
    settings: { mode: 'competition', theme: 'dark' },
    act: atCase,
  },
  {
    name: 'assistant-phone',
    text: 'The assistant’s desk on a phone: the duties granted, and no others.',
    settings: { setup, announceMyself: true },
    desk: desk('white-assistant', PHONE),
  },
  { name: 'opponent', text: 'The opponent’s desk.', settings: { setup }, desk: desk('black', WIDE) },
  {
    name: 'opponent-deaf-phone',
    text: 'A deaf opponent’s desk on a phone.',
    settings: { setup: deaf },
    desk: desk('black', PHONE),
  },
  { name: 'spectator', text: 'Who watches.', settings: { setup }, desk: desk('spectator', WIDE) },
  {
    name: 'serbian-phone',
    text: 'Serbian on a phone of 320 pixels.',
    size: [320, 640],
    settings: { language: 'sr' },
    act: middle,
  },
];

const FOLDER = 'docs/gallery';

async function main(): Promise<void> {
  if (!buildIfChanged()) throw new Error('the app could not be built');
  const server = await serve('dist', { port: 0 });
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  mkdirSync(FOLDER, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const picture of PICTURES) {
    if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
    const [width, height] = picture.size ?? WIDE;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      colorScheme: 'light',
      serviceWorkers: 'block',
      ...picture.media,
    });
    const page = await context.newPage();
    const kept = { white: 'Anna Weiss', black: 'Bela Novak', ...picture.settings };
    await page.addInitScript((settings) => {
      localStorage.setItem('hector:settings', JSON.stringify(settings));
    }, kept);
    await page.goto(`http://localhost:${port}/`);
    await page.locator('[data-hector=start]').waitFor();
    await picture.act?.(page);
    const seen = picture.desk ? await picture.desk(page) : page;
    await seen.waitForTimeout(600);
    const small = smallPng(await seen.screenshot());
    writeFileSync(`${FOLDER}/${picture.name}.png`, small);
    if (picture.name === 'game-light') writeFileSync('docs/screenshot.png', small);
    await context.close();
    console.log(picture.name);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  const lines = PICTURES.map(({ name, text }) => `## ${text}\n\n![${text}](${name}.png)\n`);
  writeFileSync(`${FOLDER}/README.md`, `# Gallery\n\nMade by \`npm run gallery\`.\n\n${lines.join('\n')}`);
}

await main();
