/** What the look at a page finds, and what it does not: WCAG 2.5.8, where one thing lies over another. */
import { describe, expect, test } from 'vitest';
import { noChromium, openBrowser } from './browser.ts';
import { violations } from './look.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>t</title><style>button { position: absolute; width: 40px; height: 40px }</style>
  <main style="height: 2000px; position: relative">${body}</main>`;
const BAR =
  '<div style="position: fixed; inset: auto 0 0; height: 60px; background: white"><button style="left: 0">C</button></div>';

describe.skipIf(noChromium)('a target', () => {
  test.each([
    [
      'that another always hides all but a strip of is too small',
      '<button>A</button><button style="left: 10px">B</button>',
      1,
    ],
    [
      'that a bar hides until the page is scrolled is large enough',
      `<button style="top: 832px">A</button>${BAR}`,
      0,
    ],
  ])('%s', async (_name, body, count) => {
    const browser = await openBrowser();
    try {
      const window = await browser.context.newPage();
      await window.setContent(page(body));
      expect(await violations(window, ['target-size'])).toHaveLength(count);
    } finally {
      await browser.close();
    }
  });
});
