/** D.2.8 in the lesson: words that were wrong are corrected by words before the clock is pressed, as in a competition. */
import { expect, test } from 'vitest';
import { allSaid, noChromium } from './browser.ts';
import { openPlace } from './walk.ts';

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
      expect(said[1]).toMatch(/^Taken back\. .*Well done\. In a competition/);
      expect(said[2]).toMatch(/^Touched: .*Well done\. Now a slip of the tongue/);
      expect(said[3]).toMatch(/^Bauer .*\. Well done\. A slip may be corrected/);
      expect(await page.locator('.score').first().textContent()).toContain('e5');
      expect(place.browser.complaints).toEqual([]);
    } finally {
      await place.browser.close();
    }
  },
);
