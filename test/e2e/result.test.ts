/** 8.7: a result waits for both players, whatever happens to the page meanwhile. */
import { expect, test } from 'vitest';
import { noChromium, openBrowser, startGame, untilHeard } from './browser.ts';

test.skipIf(noChromium)('an unconfirmed result comes back as it was; a confirmed one is over', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.open();
    await startGame(page);
    const field = page.locator('[data-hector=field]');
    const types = async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    };
    // 5.2.3: both have made a move. Each is told before the next, which is read from the position that it brings.
    for (const [text, told] of [
      ['e4', /Eva vier$/],
      ['x', /White has pressed/],
      ['e5', /Eva fünf$/],
      ['x', /Black has pressed/],
    ] as const) {
      await types(text);
      await untilHeard(page, told);
    }
    await types('d');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
    await untilHeard(page, /offers a draw/);
    await page.reload();
    await untilHeard(page, /The game goes on/);
    await types('da');
    const confirm = (side: string) => page.getByRole('button', { name: new RegExp(`^${side} confirms ½-½`) });
    await confirm('White').waitFor();
    for (const load of [1, 2]) {
      await page.reload();
      await untilHeard(page, /^The game is over: ½-½\. Next: both players confirm the result/);
      await confirm('Black').waitFor();
      if (load === 1) await confirm('White').press('Enter');
      await page.getByText('White has confirmed ½-½.').first().waitFor();
    }
    await confirm('Black').press('Enter');
    await untilHeard(page, /Both players have confirmed the result/);
    await page.reload();
    await page.locator('[data-hector=start]').waitFor();
    expect(browser.complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});
