/**
 * Every screen and every dialog, brought up by keys in any language: nothing here is found by its words. What is to be
 * seen on each is the caller's (everyScreen.test.ts).
 */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Settings } from '#app/desk/settings.ts';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import type { Language } from '#rules/notation/language.ts';
import { type Browser, openBrowser } from './browser.ts';

/** The page as it stands now, and what it shows. */
export type See = (page: Page, name: string) => Promise<void>;

type Walk = (place: Place, see: See) => Promise<void>;

/** White is about to promote, and to give check. */
const PROMOTES = '4k3/1P6/8/8/8/8/8/4K2R w K - 0 1';
const PGN =
  '[Event "London"]\n[White "Anderssen"]\n[Black "Kieseritzky"]\n[Date "1851.06.21"]\n\n1. e4 e5 2. f4 exf4 {accepted} 3. Bc4 Qh4+ 1-0\n';

/** The ways that the app has, each a window or some of one computer, and what they lead to. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'the first page': async (place, see) => {
    const page = await place.open();
    await see(page, 'first page');
    await page.locator('.new-game [aria-expanded]').press('Enter');
    await page.locator('.setup').waitFor();
    await see(page, 'set-up, closed');
    const parts = page.locator('.setup .part h3 button[aria-expanded=false]');
    while ((await parts.count()) > 0) await parts.first().press('Enter');
    await page.locator('.setup details').evaluate((element) => element.setAttribute('open', ''));
    await see(page, 'set-up, open');
    await navigate(page, 'new', 'games');
    await page.locator('main h1').waitFor();
    await see(page, 'stored games, none');
    await navigate(page, 'new', 'settings');
    await page.locator('.keys-editor details').waitFor();
    await see(page, 'settings');
    await page.locator('.keys-editor summary').press('Enter');
    await page.locator('.key-list button').first().press('Enter');
    await see(page, 'settings, a key to be chosen');
    await page.keyboard.press('Escape');
    await navigate(page, 'new', 'handbook');
    const readers = page.locator('main fieldset input');
    for (const [index, reader] of ['player', 'assistant', 'arbiter'].entries()) {
      await readers.nth(index).check();
      await page.locator('.writing').waitFor();
      await see(page, `handbook, ${reader}`);
    }
  },

  'a set-up that is wrong': async (place, see) => {
    const periods = [{ moves: 'many', time: 'long' }];
    const setup = {
      ...DEFAULT_DETAILS,
      isFreeTime: true,
      periods,
      start: 'position',
      startFen: 'e4',
    } as const;
    const page = await place.open({ setup });
    await page.locator('[data-hector=start]').press('Enter');
    await page.locator('.setup .error h3').waitFor();
    await see(page, 'set-up, something wrong');
  },

  'the lesson': async (place, see) => {
    const page = await place.open();
    await page.locator('[data-hector=first-steps]').press('Enter');
    await page.locator('[data-screen=first] fieldset').first().waitFor();
    await see(page, 'first steps');
    await page.locator('main button.primary').press('Enter');
    await page.locator('.lesson').waitFor();
    await page.locator('[data-hector=field]').waitFor();
    await see(page, 'lesson');
  },

  'a game in training': async (place, see) => {
    const page = await place.open();
    await begin(page);
    await play(page, 'e4', 'e5', 'Nf3');
    await see(page, 'training');
    await page.locator('.acts details summary').first().press('Enter');
    await page.locator('.boards summary').press('Enter');
    await see(page, 'training, everything open');
    await enter(page, 'zzz');
    await page.locator('#app .wrong').waitFor();
    await see(page, 'training, not understood');
    for (const [name, command] of Object.entries(DIALOGS)) {
      await enter(page, command);
      await page.getByRole('dialog').waitFor();
      await see(page, `dialog, ${name}`);
      await close(page);
    }
    await page.locator('[data-hector=hand-over]').press('Enter');
    await page.getByRole('dialog').waitFor();
    await see(page, 'dialog, hand over');
    await close(page);
    await page.locator('[data-square=b8]').press('Enter');
    await page.locator('.lifted').waitFor();
    await see(page, 'training, a man in hand');
    await page.locator('.board-section > button').press('Enter');
    await see(page, 'training, board alone');
    await page.keyboard.press('Escape');
    await page.locator('[data-square=c6]').press('Enter');
    await enter(page, 'x');
    await enter(page, 'pause');
    await see(page, 'training, paused');
    await enter(page, 'pause');
    await navigate(page, 'game', 'desks');
    await page.locator('.desk-codes').waitFor();
    await see(page, 'desks');
    await page.locator('.desk-codes button').last().press('Enter');
    await navigate(page, 'game', 'new');
    await page.locator('[data-hector=start]').press('Enter');
    await page.getByRole('dialog').waitFor();
    await see(page, 'dialog, new game during a running one');
    await close(page);
    await navigate(page, 'game', 'games');
    await page.locator('.games li').first().waitFor();
    await see(page, 'stored games');
    await page.locator('main > p > button').last().press('Enter');
    await page.locator('[data-screen=reader] input[type=file]').waitFor();
    await see(page, 'reader, no file');
    await page.locator('input[type=file]').setInputFiles({
      name: 'immortal.pgn',
      mimeType: 'text/plain',
      buffer: Buffer.from(PGN),
    });
    await page.locator('.games li').waitFor();
    await see(page, 'reader, games');
    await page.locator('.games button').press('Enter');
    await page.locator('.replay-board').waitFor();
    await page.keyboard.press('End');
    await see(page, 'reader, a game');
    await navigate(page, 'game', 'game');
    await enter(page, 'd');
    await untilTold(page, () => page.getByRole('dialog').getByRole('button').first().press('Enter'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await play(page, 'Bb5');
    await see(page, 'training, a draw is offered');
    await enter(page, 'da');
    await page.locator('.result').waitFor();
    await page.locator('.result details').first().locator('summary').press('Enter');
    await see(page, 'the end');
    await page.locator('.signature > button').first().press('Enter');
    await page.locator('.signature').nth(1).waitFor({ state: 'detached' });
    await see(page, 'the end, White has signed');
    // A game that is open is not deleted: this one is not, once nothing is left to be done and the page begins anew.
    await page.locator('.signature > button').first().press('Enter');
    await page.locator('.signature').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-screen=new] h1').waitFor({ state: 'attached' });
    await navigate(page, 'new', 'games');
    await page.locator('.games li button').last().press('Enter');
    await page.getByRole('dialog').waitFor();
    await see(page, 'dialog, delete');
    await close(page);
  },

  'a promotion': async (place, see) => {
    const setup = { ...DEFAULT_DETAILS, start: 'position', startFen: PROMOTES } as const;
    const page = await place.open({ setup });
    await begin(page);
    await page.locator('[data-square=b7]').press('Enter');
    await page.locator('.lifted').waitFor();
    await page.locator('[data-square=b8]').press('Enter');
    await page.getByRole('dialog').waitFor();
    await see(page, 'dialog, promotion');
    await page.getByRole('dialog').getByRole('button').first().press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await enter(page, 'x');
    await page.locator('.check').waitFor();
    await see(page, 'training, check');
  },

  'a competition': async (place, see) => {
    const white = { ...DEFAULT_DETAILS.players.white, hasAssistant: true, assistant: 'Ada' };
    const setup = { ...DEFAULT_DETAILS, players: { ...DEFAULT_DETAILS.players, white }, arbiter: 'Eva' };
    const page = await place.open({ mode: 'competition', boards: 'two', setup });
    await page.locator('.new-game [aria-expanded]').press('Enter');
    await page.locator('.setup .buttons button').nth(1).press('Enter');
    await page.locator('.desks').waitFor();
    await see(page, 'desks, before the game');
    await page.locator('[aria-describedby=confirm-help]').press('Enter');
    await page.locator('#desk-arbiter').waitFor();
    await see(page, 'desks, all codes');
    await page.locator('.desk-codes section').first().locator('button').last().press('Enter');
    await page.getByRole('dialog').waitFor();
    await see(page, 'dialog, renew a code');
    await close(page);
    const places = page.locator('.desk-codes a');
    const addresses = await places.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    await page.locator('[aria-describedby=start-help]').press('Enter');
    await page.locator('[data-hector=field]').waitFor();
    await play(page, 'e4', 'e5');
    await see(page, 'competition');
    const spectator = addresses.find((address) => address.includes('desk=spectator')) ?? '';
    for (const address of [spectator, ...addresses.filter((other) => other !== spectator)]) {
      const role = new URL(address).searchParams.get('desk') ?? '';
      if (role === 'white' || role === 'black') continue; // a player's own place takes his board from the table
      const desk = await place.openAt(address);
      await desk.locator('main h1').waitFor();
      await see(desk, `${role}’s desk`);
      await desk.close();
    }
    await page.bringToFront();
    // An illegal move, and the arbiter is called: he has two cases.
    await page.locator('[data-hector=field]').focus();
    await play(page, 'Ke3');
    await enter(page, 'a');
    await page.locator('[data-hector=hand-over]').press('Enter');
    await page.getByRole('dialog').getByRole('button').first().press('Enter');
    await page.locator('[data-hector=alert]').first().waitFor();
    await see(page, 'arbiter at the table');
    for (const folded of await page.locator('.arbiter-desk details').all())
      await folded.evaluate((element) => element.setAttribute('open', ''));
    await see(page, 'arbiter, everything open');
  },

  'a player away from the table': async (place, see) => {
    const page = await place.open({ boards: 'two' });
    await begin(page);
    await play(page, 'e4');
    const away = await place.openAt('?desk=black');
    await away.locator('[data-hector=field]').waitFor();
    await see(away, 'player away');
    await away.close();
  },

  'an opponent by Article 4 alone': async (place, see) => {
    const black = { ...DEFAULT_DETAILS.players.black, board: 'normal', sight: 'sighted' } as const;
    const setup = { ...DEFAULT_DETAILS, players: { ...DEFAULT_DETAILS.players, black } };
    const page = await place.open({ setup });
    await begin(page);
    await play(page, 'e4');
    const desk = await place.openAt('?desk=black');
    await desk.locator('[data-hector=board]').waitFor();
    await see(desk, 'opponent');
    await desk.close();
  },

  'what cannot be shown': async (place, see) => {
    const page = await place.openAt('?desk=arbiter&code=ABCD-EFGH-JKLM&game=none');
    await page.locator('p.error').waitFor({ timeout: 30_000 });
    await see(page, 'no such desk');
    const first = await place.open();
    await begin(first);
    const second = await place.open();
    await second.locator('p.error').waitFor();
    await see(second, 'game in another tab');
  },
};

const DIALOGS: Readonly<Record<string, string>> = {
  help: '?',
  draw: 'd',
  resign: 'resign',
  claim: 'c',
  export: 'export',
  'own score': 'score',
  'compared scores': 'compare',
};

const SCREENS = {
  new: ['new', 'games', 'settings', 'handbook'],
  game: ['new', 'game', 'desks', 'games', 'settings', 'handbook'],
} as const;

/** By the navigation, whose entries stand in a known order. */
async function navigate(page: Page, when: keyof typeof SCREENS, screen: string): Promise<void> {
  const entries = page.getByRole('navigation').first().getByRole('button');
  await entries.nth((SCREENS[when] as readonly string[]).indexOf(screen)).press('Enter');
  await page.locator(`[data-screen=${screen}] h1`).waitFor({ state: 'attached' });
}

async function begin(page: Page): Promise<void> {
  await page.locator('[data-hector=start]').press('Enter');
  await page.locator('[data-hector=field]').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-hector=field]'));
}

const field = (page: Page) => page.locator('[data-hector=field]');

async function enter(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Moves and presses, each when the one before has been told. */
async function play(page: Page, ...moves: string[]): Promise<void> {
  for (const text of moves.flatMap((move) => [move, 'x'])) await untilTold(page, () => enter(page, text));
}

async function untilTold(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => window.hectorSaid.length);
  await act();
  await page.waitForFunction((count) => window.hectorSaid.length > count, before);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A computer of its own, with what is chosen on it. */
export type Place = Readonly<{
  browser: Browser;
  open(settings?: Partial<Settings>): Promise<Page>;
  openAt(address: string): Promise<Page>;
}>;

export async function openPlace(language: Language): Promise<Place> {
  const browser = await openBrowser({ locale: language });
  const openAt = async (address: string) => {
    const page = await browser.context.newPage();
    await page.goto(new URL(address, inject('address')).href);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    return page;
  };
  return {
    browser,
    async open(settings) {
      const kept = JSON.stringify({ language, white: 'Anna Weiss', black: 'Bela Novak', ...settings });
      await browser.context.addInitScript((chosen) => {
        // A window has no storage before it has an address.
        if (location.protocol === 'http:' && !localStorage.getItem('hector:settings'))
          localStorage.setItem('hector:settings', chosen);
      }, kept);
      return openAt('');
    },
    openAt,
  };
}
