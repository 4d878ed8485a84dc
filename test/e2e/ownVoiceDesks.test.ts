/** The own voice alone, eyes closed, at the desks: an arbiter decides a case, an assistant relays, an opponent plays. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_DETAILS } from '#app/setup/draft.ts';
import { DUTIES } from '#rules/game/header.ts';
import { noChromium } from './browser.ts';
import { startedCompetition } from './competition.ts';
import { Ear } from './ear.ts';
import { openPlace, type Place } from './walk.ts';

const white = { ...DEFAULT_DETAILS.players.white, hasAssistant: true, assistant: 'Ada', duties: DUTIES };
const sighted = { ...DEFAULT_DETAILS.players.black, board: 'normal', sight: 'sighted' } as const;
const setup = (black: typeof DEFAULT_DETAILS.players.black | typeof sighted) =>
  ({ ...DEFAULT_DETAILS, players: { white, black }, timesToldBy: 'assistant' }) as const;

let place: Place;
beforeEach(async () => {
  if (!noChromium) place = await openPlace('en');
});
afterEach(async () => {
  expect(place?.browser.complaints ?? []).toEqual([]);
  await place?.browser.close();
});

/** Nothing went past the voice to a screen reader that is not there. */
async function saidItAll(ear: Ear): Promise<void> {
  expect((await ear.heardAll()).filter((text) => !text.startsWith('own-voice'))).toEqual([]);
  expect(await ear.page.locator('#live').textContent()).toBe('');
}

describe.skipIf(noChromium)('with the own voice alone', () => {
  test('an arbiter hears a case, its evidence and what follows, and upholds it', async () => {
    const { desk, play, press } = await startedCompetition(place, {
      speech: 'own-voice',
      setup: setup(DEFAULT_DETAILS.players.black),
    });
    const arbiter = new Ear(await desk('arbiter'));
    await arbiter.hear(/^Arbiter: Anna Weiss – Bela Novak, heading/);
    await play('e2e5');
    await arbiter.hear(/^Bauer Eva zwei Eva fünf$/);
    await press();
    await arbiter.hear(/^Illegal move by White\. Article 7\.5\.1\.$/);
    await arbiter.press('F2', /Illegal move by White\. heading/);
    await arbiter.press('Control+ArrowDown', /^Article 7\.5\.1 at /);
    await arbiter.seek('Control+ArrowDown', /^If upheld, heading$/);
    await arbiter.seek('Control+ArrowDown', /Time added for Black: two minutes\. Article 7\.5\.5\./);
    await arbiter.seek('Tab', /^Evidence/);
    await arbiter.seek('Control+ArrowDown', /White: e2 lifted \(touched\)\./);
    await arbiter.seek('Control+ArrowDown', /White presses the clock\./);
    await arbiter.press('F2', /Illegal move by White\. heading/);
    await arbiter.press(
      'Tab',
      /^Uphold, button\. Illegal move by White\. The initial position is restored\..*two minutes/,
    );
    await arbiter.press('Enter', /The position has been restored\. Time added for Black: two minutes\./);
    await arbiter.hear(/^Alerts: none, heading/);
    await arbiter.press('F4', /^White: .*Black: /);
    await arbiter.press('F8', /^The clock is running again\.$/);
    await saidItAll(arbiter);
  });

  test('an assistant says a move, hears it said back, answers, reports, calls', async () => {
    const { table, desk, play } = await startedCompetition(place, {
      speech: 'own-voice',
      announceMyself: true,
      setup: setup(DEFAULT_DETAILS.players.black),
    });
    const phone = new Ear(await desk('white-assistant'));
    await phone.hear(/^Assistant of White, heading/);
    await play('e4');
    await phone.hear(/^White has moved, and nobody has said it yet: Bauer Eva zwei Eva vier\.$/);
    await phone.seek('Tab', /I have announced it, button$/);
    await phone.press('Enter', /^Bauer Eva zwei Eva vier$/);
    await phone.press('Control+Enter', /^White has pressed the clock\.$/);
    await phone.seek('Tab', /Said back right, button$/);
    await phone.press('Enter', /^Repeated correctly/);
    await table.locator('[data-hector=field]').fill('t');
    await table.locator('[data-hector=field]').press('Enter');
    await phone.hear(/^Your player asks: own time\.$/);
    await phone.seek('Tab', /Tell: own time, button$/);
    await phone.press('Enter', /^Your time: .* seconds/);
    await phone.seek('Tab', /Write 1\. e4, button$/);
    await phone.press('Enter', /^Written: 1\. Bauer Eva zwei Eva vier/);
    await phone.seek('Tab', /Report … button$/);
    await phone.press('Enter', /^Report, dialog\. Only the arbiter hears of it\..*radio button, selected/);
    await phone.seek('Tab', /^Send, button$/);
    await phone.press('Enter', /^The arbiter has been told\.$/);
    await phone.seek('Tab', /Claim the flag … button$/);
    await phone.press('Enter', /^Claim, dialog\./);
    await phone.seek('Tab', /^Make the claim, button\..*If the flag is down, you win\./);
    await phone.press('Escape', /Claim the flag … button$/);
    await phone.seek('Tab', /Call the arbiter … button$/);
    await phone.press('Enter', /^Call the arbiter, dialog\. Both clocks stop .* Yes, button$/);
    await phone.press('Enter', /^Arbiter called/);
    await saidItAll(phone);
  });

  test('an opponent moves, presses, says back, claims and resigns', async () => {
    const { desk, play, press } = await startedCompetition(place, {
      speech: 'own-voice',
      setup: setup(sighted),
    });
    const opponent = new Ear(await desk('black'));
    await opponent.hear(/^Game: Anna Weiss – Bela Novak, heading/);
    await play('e4');
    await opponent.hear(/^Bauer Eva zwei Eva vier$/);
    await press();
    await opponent.seek('Tab', /Eva sieben: black pawn/);
    await opponent.press('Enter', /Eva sieben/);
    await opponent.press('ArrowUp', /^Eva sechs: empty/);
    await opponent.press('ArrowUp', /^Eva fünf: empty/);
    await opponent.press('Enter', /^Bauer Eva sieben Eva fünf$/);
    await opponent.press('Control+Enter', /^Black has pressed the clock\.$/);
    await play('Nf3');
    await opponent.hear(/^Springer Gustav eins Felix drei$/);
    await press();
    await opponent.seek('Tab', /I have said it back, button|repeat.*button$/i);
    await opponent.press('Enter', /^Repeated correctly/);
    await opponent.seek('Tab', /Claim … button$/);
    await opponent.press('Enter', /^Claim, dialog\..*the third time, radio button, selected/);
    await opponent.seek(
      'Tab',
      /^Make the claim, button\..*If it is wrong, your opponent gets two minutes more\./,
    );
    await opponent.press('Enter', /^Draw: .*, dialog\. If it is wrong, .* No, button$/);
    await opponent.press('Shift+Tab', /^Make the claim, button$/);
    await opponent.press('Enter', /^Black claims a draw/);
    await opponent.hear(/Close, button$/);
    await opponent.press('Enter', /Claim … button$/);
    await opponent.press('Tab', /^Resign, button$/);
    await opponent.press(
      'Enter',
      /^Resign the game\?,? dialog\. Black resigns and loses the game\. No, button$/,
    );
    await opponent.press('Tab', /^Yes, button$/);
    await opponent.press('Enter', /^Black resigns\. White wins\./);
    await opponent.hear(/^Game: Anna Weiss – Bela Novak, heading/);
    await saidItAll(opponent);
  });
});
