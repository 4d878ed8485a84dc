/**
 * Every desk with what it can come to, brought up by keys in any language: nothing here is found by its words. One table
 * in competition, at which a blind White with an assistant plays a sighted Black.
 */
import type { Page } from 'playwright-core';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import { startedCompetition } from './competition.ts';
import type { Place, See } from './walk.ts';

type DeskWalk = (place: Place, see: See) => Promise<void>;

const WHITE = {
  ...DEFAULT_DETAILS.players.white,
  sight: 'blind',
  hasAssistant: true,
  assistant: 'Adelheid Freudenberger',
  duties: DUTIES,
} as const;
const BLACK = { ...DEFAULT_DETAILS.players.black, board: 'normal', sight: 'sighted' } as const;
/** Black is about to promote; White has nothing to fear before. */
const PROMOTES = '4k3/8/8/8/8/8/1p5P/4K3 w - - 0 1';

const setup = {
  ...DEFAULT_DETAILS,
  players: { white: WHITE, black: BLACK },
  timesToldBy: 'assistant',
} as const;

/** Both are blind, and share the table. */
const blind = { ...setup, players: { white: WHITE, black: DEFAULT_DETAILS.players.black } };

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const square = (page: Page, name: string) => page.locator(`[data-hector=board] [data-square=${name}]`);

export const DESK_WALKS: Readonly<Record<string, DeskWalk>> = {
  'an assistant': async (place, see) => {
    const { table, desk, play } = await startedCompetition(place, { setup, announceMyself: true });
    const phone = await desk('white-assistant');
    await see(phone, 'assistant, nothing yet');
    await play('e4');
    await phone.locator('.card .large-move').first().waitFor();
    await see(phone, 'assistant, a move to be announced');
    await phone.locator('.card button.primary').first().press('Enter');
    await phone.locator('.card .pair-of-buttons').first().waitFor();
    await table.locator('[data-hector=field]').fill('t');
    await table.locator('[data-hector=field]').press('Enter');
    await phone.locator('[data-hector=tell]').first().waitFor();
    await see(phone, 'assistant, asked');
    await phone.locator('[data-hector=tell]').first().press('Enter');
    await phone.locator('.large-answer').waitFor();
    await phone.locator('.desk-settings summary').press('Enter');
    await see(phone, 'assistant, told');
    const acts = phone.locator(
      '.more button, .thumb button:not(.press), .card .pair-of-buttons button:not(.primary)',
    );
    for (let index = 0; index < (await acts.count()); index++) {
      await acts.nth(index).press('Enter');
      await phone.getByRole('dialog').waitFor();
      await see(phone, `assistant, dialog ${index + 1}`);
      await close(phone);
    }
    await phone.locator('[data-hector=flag]').press('Enter');
    await phone.locator('.claims [type=submit]').press('Enter');
    await phone.locator('.modal ul').waitFor();
    await see(phone, 'assistant, claimed');
  },

  'an opponent': async (place, see) => {
    const promotes = { ...setup, start: 'position', startFen: PROMOTES } as const;
    const { desk, play, press } = await startedCompetition(place, { setup: promotes });
    const page = await desk('black');
    await see(page, 'opponent, nothing yet');
    await play('h3');
    await press();
    await page.locator('.card').first().waitFor();
    await square(page, 'b2').press('Enter');
    await page.locator('.lifted').waitFor();
    await see(page, 'opponent, a man in hand');
    await square(page, 'b1').press('Enter');
    await page.getByRole('dialog').waitFor();
    await see(page, 'opponent, promotion');
    await page.getByRole('dialog').getByRole('button').first().press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.desk-settings summary').press('Enter');
    await see(page, 'opponent, everything open');
    for (const index of [1, 2, 4]) {
      await page.locator('.more button').nth(index).press('Enter');
      await page.getByRole('dialog').waitFor();
      await see(page, `opponent, dialog ${index}`);
      await close(page);
    }
    await page.locator('.more button').nth(2).press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await page.getByRole('dialog').getByRole('button').first().press('Enter');
    await page.locator('.over').waitFor();
    await see(page, 'opponent, the end');
  },

  'who watches': async (place, see) => {
    const { desk, play, press } = await startedCompetition(place, { setup });
    await play('e4');
    await press();
    const page = await desk('spectator');
    await page.locator('.desk-settings summary').press('Enter');
    await see(page, 'spectator');
  },

  'a player away from the table': async (place, see) => {
    const { desk, play, press } = await startedCompetition(place, { setup: blind, boards: 'two' });
    await play('e4');
    await press();
    const page = await desk('black');
    await page.locator('[data-hector=field]').waitFor();
    await see(page, 'player away');
  },

  'an arbiter': async (place, see) => {
    // The clock of every page goes as it should, and is put forward: long times are wide.
    await place.browser.context.clock.install();
    const { table, desk, play, press } = await startedCompetition(place, { setup: blind });
    const page = await desk('arbiter');
    await see(page, 'arbiter, no case');
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6']) {
      await place.browser.context.clock.fastForward('35:00');
      await play(move);
      await press();
      await table.waitForFunction(() => window.hectorSaid.at(-1)?.kind === 'echo');
    }
    for (const illegal of ['f3f5', 'a7a4']) {
      await play(illegal);
      await press();
    }
    await page.locator('[data-hector=alert]').nth(1).waitFor();
    await see(page, 'arbiter, two cases');
    const folded = page.locator('.arbiter-desk details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().press('Enter');
    await see(page, 'arbiter, everything open');
  },
};
