/**
 * The lesson in the real page. D.2.8: words that were wrong are corrected by words before the clock is pressed, as in a
 * competition. And whoever slips at a step hears so, and is led back to it.
 */
import { expect, test } from 'vitest';
import { allSaid, noChromium } from './browser.ts';
import { openPlace, type Place } from './walk.ts';

test.skipIf(noChromium)(
  'a slip of the tongue is made and corrected in the lesson',
  { timeout: 120_000 },
  async () => {
    const place = await openPlace('en');
    try {
      const page = await place.open();
      await page.locator('[data-hector=first-steps]').press('Enter');
      await page.locator('[data-screen=first] button.primary').press('Enter');
      const task = page.locator('.lesson');
      const field = page.locator('[data-hector=field]');
      const does = async (text: string, then: RegExp) => {
        await field.fill(text);
        await field.press('Enter');
        await task.getByText(then).waitFor();
      };
      await task.getByText('Explore:').waitFor();
      await task.getByRole('button', { name: 'Skip this step' }).press('Enter');
      await task.getByText('Lift:').waitFor();
      await does('e4', /^Press the clock/);
      await does('x', /^Now Black/);
      await does('e5', /^Ask for the time/);
      await does('t', /^A slip can be put right/);
      await does('z', /^In a competition/);
      await does('e5', /slip of the tongue/);
      await does('d5', /^A slip may be corrected/);
      await does('e5', /^Call the arbiter/);
      const said = (await allSaid(page)).map(({ text }) => text).slice(-5);
      const words = said.filter((text) => /^Bauer/.test(text));
      expect(words).toEqual([
        expect.stringContaining('David sieben David fünf'),
        expect.stringContaining('Eva sieben Eva fünf'),
      ]);
      // In the order of the acts, each with its praise behind it in one message.
      expect(said[0]).toMatch(/^Your time: .* Well done\. A slip can be put right/);
      expect(said[1]).toMatch(/^Taken back: Bauer Eva sieben Eva fünf\. .*Well done\. In a competition/);
      expect(said[2]).toMatch(/^Touched: .*Well done\. Now a slip of the tongue/);
      expect(said[3]).toMatch(/^Bauer .*\. Well done\. A slip may be corrected/);
      expect(await page.locator('.score').first().textContent()).toContain('e5');
      expect(place.browser.complaints).toEqual([]);
    } finally {
      await place.browser.close();
    }
  },
);

/** The lesson at its first step; what is typed into the field, and what was said since. */
async function beginLesson(place: Place) {
  const page = await place.open();
  await page.locator('[data-hector=first-steps]').press('Enter');
  await page.locator('[data-screen=first] button.primary').press('Enter');
  await page.locator('.lesson').getByText('Explore:').waitFor();
  const field = page.locator('[data-hector=field]');
  let heard = (await allSaid(page)).length;
  return {
    page,
    /** Until the last that is said ends like that. */
    async does(act: () => Promise<void>, then: RegExp) {
      await act();
      await expect.poll(async () => (await allSaid(page)).slice(heard).at(-1)?.text).toMatch(then);
      const words = (await allSaid(page)).slice(heard).map(({ text }) => text);
      heard += words.length;
      return words.join(' ');
    },
    async types(text: string) {
      await field.fill(text);
      await field.press('Enter');
    },
    touches: (square: string) => page.locator(`[data-square=${square}]`).press('Enter'),
  };
}

test.skipIf(noChromium)(
  'a slip at every step is no success, and the lesson goes on behind it',
  { timeout: 180_000 },
  async () => {
    const place = await openPlace('en');
    try {
      const { page, does, types, touches } = await beginLesson(place);
      const wrongMan = /That was d2, not e2\. Take it back with z \(undo\)\.$/;
      const notTask = /That was not the task\. Take the move back with z \(undo\)\.$/;
      const slips = [
        await does(() => touches('d2'), wrongMan),
        await does(() => types('r'), /That was d2, not e2.*Lift: .*$/),
      ];
      await does(() => types('z'), /Taken back.* Lift: /);
      await does(() => touches('e2'), /Well done\. Insert: /);
      slips.push(await does(() => touches('e3'), notTask));
      await does(() => types('z'), /Taken back.* Lift: /);
      await does(() => types('e4'), /Well done\. Press the clock/);
      slips.push(await does(() => types('d5'), notTask));
      await does(() => types('z'), /Taken back.* Lift: .*e7/);
      await does(() => types('z'), /Taken back.* Lift: .*e2/);
      await does(() => types('e4'), /Well done\. Press the clock/);
      await does(() => types('x'), /Well done\. Now Black/);
      slips.push(await does(() => types('c5'), notTask));
      await does(() => types('z'), /Taken back.* Now Black, by words/);
      await does(() => types('e5'), /Well done\. Ask for the time/);
      slips.push(await does(() => types('o'), /^.*time: [^.]*\.?$/));
      await does(() => types('t'), /Well done\. A slip can be put right/);
      slips.push(await does(() => types('l'), /Bauer .*fünf\.?$/));
      await does(() => types('z'), /Taken back.* Move without words first/);
      slips.push(await does(() => types('d5'), /That was d7, not e7\. Take it back with z \(undo\)\.$/));
      await does(() => types('z'), /Taken back.* Move without words first/);
      await does(() => types('e5'), /Well done\. Now a slip of the tongue/);
      await does(() => types('z'), /Taken back.* Move without words first/);
      await does(() => types('e5'), /Well done\. Now a slip of the tongue/);
      slips.push(await does(() => types('e5'), notTask));
      await does(() => types('z'), /Taken back.* Move without words first/);
      await does(() => types('e5'), /Well done\. Now a slip of the tongue/);
      await does(() => types('d5'), /Well done\. A slip may be corrected/);
      slips.push(await does(() => types('c5'), /Cesar fünf\. A slip may be corrected/));
      await does(() => types('e5'), /Well done\. Call the arbiter/);
      slips.push(await does(() => types('l'), /Eva fünf\.?$/));
      await does(() => types('a'), /Well done\. Let the game go on/);
      slips.push(await does(() => types('d4'), /The clocks stand\. d4 was not taken.*$/));
      await does(() => page.keyboard.press('F8'), /Well done\. The score writes itself/);
      await types('?');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await does(() => types('r'), /The score writes itself/);
      await does(() => types('export'), /Well done\. The lesson is over/);
      expect(slips.join(' ')).not.toContain('Well done');
      expect(place.browser.complaints).toEqual([]);
    } finally {
      await place.browser.close();
    }
  },
);
