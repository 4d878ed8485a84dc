/** Every screen by keyboard alone, with its focus seen; targets that a finger finds. What axe says of them is in everyScreen.test.ts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allSaid, type Browser, noChromium, openBrowser, startGame, type, untilHeard } from './browser.ts';

let browser: Browser;
let page: Page;

const go = async (name: string | RegExp) => {
  await page.getByRole('navigation').getByRole('button', { name }).press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Each screen of the app, brought up by the keyboard. */
const SCREENS: Readonly<Record<string, () => Promise<void>>> = {
  'new game': () => go(/New game|Neue Partie/),
  game: () => go(/The game|Die Partie/),
  'stored games': () => go(/Stored games|Gespeicherte Partien/),
  settings: () => go(/Settings|Einstellungen/),
};

describe.skipIf(noChromium)('the keyboard alone', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.open();
    await startGame(page);
  });
  afterAll(() => browser?.close());

  /** Tabs through the page once and notes what had the focus, and whether it could be seen. */
  async function tabThrough(): Promise<{ name: string; visible: boolean }[]> {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-seen]'))
        delete element.dataset.seen;
      const first = document.querySelector<HTMLElement>('.skip');
      first?.focus();
      if (first) first.dataset.seen = 'yes';
    });
    const seen: { name: string; visible: boolean }[] = [];
    for (let step = 0; step < 300; step++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return null;
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const inView = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
        const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
        const isNew = !element.dataset.seen;
        element.dataset.seen = 'yes';
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        return { name: name.trim(), visible: isOutlined && inView, isNew };
      });
      if (!focus?.isNew) break;
      seen.push({ name: focus.name, visible: focus.visible });
    }
    return seen;
  }

  test.each(Object.keys(SCREENS))('reaches every control of %s, and its focus is seen', async (name) => {
    await SCREENS[name]?.();
    const seen = await tabThrough();
    expect(seen.filter(({ visible }) => !visible)).toEqual([]);
    const controls = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('button, input, select, a[href]')].filter(
          (element) =>
            element.checkVisibility() &&
            !element.dataset.seen &&
            (element as HTMLInputElement).type !== 'radio',
        ).length,
    );
    expect(controls).toBe(0);
    expect(seen.length).toBeGreaterThan(4);
  });

  test('explores the board by arrows without touching anything', async () => {
    await SCREENS.game?.();
    await page.getByLabel('Move or command').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const cell = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await cell()).toContain('Eva zwei: white pawn.');
    await page.keyboard.press('ArrowUp');
    expect(await cell()).toBe('Eva drei: empty.');
    await page.keyboard.press('k');
    expect(await cell()).toContain('Eva acht: black king.');
    await page.keyboard.press('Control+Home');
    expect(await cell()).toContain('Anna acht: black rook.');
    for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft');
    expect(await cell()).toContain('Anna acht: black rook.');
    const touched = await page.evaluate(() =>
      (window as unknown as { hectorSaid: { text: string }[] }).hectorSaid.some(({ text }) =>
        text.startsWith('Touched'),
      ),
    );
    expect(touched).toBe(false);
  });

  test('a single letter works only where it is meant', async () => {
    await SCREENS.game?.();
    const before = (await allSaid(page)).length;
    await page.getByRole('button', { name: 'Help' }).focus();
    // Nothing is done in the game by a letter on a button: a, d, x and z would be acts in the field.
    for (const key of ['a', '4', 'd', 'x', 'z', 'e', 'y', 'S']) await page.keyboard.press(key);
    await page.keyboard.press('t');
    await untilHeard(page, /^Your time: /);
    expect(await allSaid(page)).toHaveLength(before + 1);
    await page.locator('[data-hector=board]').locator('[tabindex="0"]').focus();
    await page.keyboard.press('t');
    await untilHeard(page, /^Your time: /, 2);
    expect(await allSaid(page)).toHaveLength(before + 2);
  });

  test('gives the focus back when a dialog is closed, and keeps live regions audible meanwhile', async () => {
    await SCREENS.game?.();
    await page.getByLabel('Move or command').focus();
    await type(page, 'resign');
    await page.getByRole('dialog').waitFor();
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('[aria-live=assertive], [aria-live=polite]')].filter(
          (region) => region.closest('[aria-hidden=true]') || region.closest('[inert]'),
        ).length,
    );
    expect(hidden).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  });
});

describe.skipIf(noChromium)('small and enlarged screens', () => {
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.open();
    await startGame(page);
  });
  afterAll(() => browser?.close());

  test.each(Object.keys(SCREENS))('%s needs no sideways scrolling at 320 pixels', async (name) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await SCREENS[name]?.();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('buttons are at least 44 pixels high', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await SCREENS.game?.();
    const heights = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
