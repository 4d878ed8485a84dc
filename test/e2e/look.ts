/**
 * What must hold of a page as it stands, however it is worn: clean to axe, every colour with its contrast, nothing lost
 * and nothing scrolled both ways where it is narrow, enlarged or set apart, the focus in view, every state kept where
 * the system forces its colours. Each answers with what is wrong.
 */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { THEMES } from '#app/desk/look.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a theme can change. */
const OF_COLOUR = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * By all rules, or by those chosen. The page behind a dialog was looked at without it, and cannot be touched: it has no
 * targets then. WCAG 2.5.8 asks for the size of the part of a target that can be hit: where a bar that stays in view lies
 * over one, it counts as it is once it is scrolled free.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate(
    async ([tags, chosen]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const dialog = document.querySelector('[role=dialog]');
      const isTooSmall = async (selector: string) => {
        const target = document.querySelector(selector);
        if (!target || (dialog && !dialog.contains(target))) return false;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await tool.run(target, { runOnly: ['target-size'], resultTypes: ['violations'] });
        return again.violations.length > 0;
      };
      const runOnly: axe.RunOnly = chosen ? { type: 'rule', values: chosen } : { type: 'tag', values: tags };
      const { violations: found } = await tool.run(document, { runOnly, resultTypes: ['violations'] });
      const counted: string[] = [];
      for (const { id, nodes } of found)
        for (const { html, target } of nodes)
          if (id !== 'target-size' || (await isTooSmall(String(target[0])))) counted.push(`${id}: ${html}`);
      window.scrollTo(0, 0);
      return counted;
    },
    [TAGS, rules] as const,
  );
}

/** WCAG 1.4.12: lines, paragraphs, letters and words set apart as far as a reader may want. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

export const setApart = (page: Page, on: boolean) =>
  page.evaluate(
    ([css, isOn]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(isOn ? css : '');
      document.adoptedStyleSheets = [sheet];
    },
    [SPACING, on] as const,
  );

/**
 * WCAG 1.4.10: words that run off the page, are cut, lie over each other, or must be scrolled apart. The board apart; of a
 * page behind a dialog only its width counts.
 */
export function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
    const top = document.querySelector('[role=dialog]') ?? document.body;
    const unseen = '.visually-hidden, .live, .skip, script, style, noscript, [data-hector=board]';
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const boxes: { box: DOMRect; text: string; over: Element }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.closest(unseen))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      let isFixed = false;
      for (let around: Element | null = element; around && around !== document.documentElement; ) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none') rects = []; // for screen readers alone
        const box = around.getBoundingClientRect();
        const isOut = (rect: DOMRect) => rect.right > box.right + 1 || rect.left < box.left - 1;
        const isBelow = (rect: DOMRect) => rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
        if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1)
          found.push(`scrolled apart: ${around.className || around.tagName}`);
        if (/hidden|clip/.test(overflowX) && rects.some(isOut)) found.push(`cut: ${text}`);
        if (/hidden|clip/.test(overflowY) && rects.some(isBelow)) found.push(`cut below: ${text}`);
        // What has to be scrolled to within a part lies over nothing outside it.
        if (/auto|scroll/.test(overflowY)) rects = rects.filter((rect) => !isBelow(rect));
        if (/sticky|fixed/.test(position)) isFixed = true;
        around = around.parentElement;
      }
      if (rects.some(({ left, right }) => left < -1 || right > window.innerWidth + 1))
        found.push(`off the page: ${text}`);
      if (!isFixed) for (const box of rects) boxes.push({ box, text, over: element });
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.over === other.over) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 4 && down > Math.min(one.box.height, other.box.height) / 2)
          found.push(`one over the other: ${one.text} | ${other.text}`);
      }
    return [...new Set(found)];
  });
}

/** WCAG 2.4.11, 2.4.12: whatever Tab leads to is in view, and nothing lies over it. */
export function outOfView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const before = document.activeElement;
    const top = document.querySelector('[role=dialog]') ?? document.body;
    const reached = top.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]',
    );
    for (const element of reached) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      (document.activeElement as HTMLElement | null)?.blur();
      element.focus();
      const { left, right, top: from, bottom, height } = element.getBoundingClientRect();
      const name = element.outerHTML.slice(0, 90);
      const isSeen = left >= -1 && right <= window.innerWidth + 1 && from >= -1;
      if (!isSeen || (bottom > window.innerHeight + 1 && height < window.innerHeight / 2))
        found.push(`the focus is off the screen: ${name}`);
      for (const y of [from + 3, Math.min(bottom, window.innerHeight) - 3]) {
        const at = document.elementFromPoint((Math.max(0, left) + Math.min(right, window.innerWidth)) / 2, y);
        const label = (element as HTMLInputElement).labels?.[0];
        if (at && at !== element && !element.contains(at) && !at.contains(element) && !label?.contains(at))
          found.push(`${at.outerHTML.slice(0, 60)} lies over the focus: ${name}`);
      }
    }
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    window.scrollTo(0, 0);
    return [...new Set(found)];
  });
}

/** A class or an attribute of an element that tells a state. */
const STATES = [
  '.running',
  '.last-from',
  '.last-to',
  '.lifted',
  '.check',
  '.last',
  '.primary',
  '.wrong',
  '.current',
  '[aria-current]',
  '[aria-invalid]',
  '[aria-pressed="true"]',
  '[aria-disabled="true"]',
];

/** States that cannot be told from the element without them. */
export function alike(page: Page): Promise<string[]> {
  return page.evaluate((states) => {
    const PROPERTIES = [
      'color background-color background-image font-weight text-decoration-line opacity content',
      'border-top-style border-top-width border-top-color border-left-width outline-style outline-width',
    ]
      .join(' ')
      .split(' ');
    const look = (element: Element) =>
      ['', '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part || undefined);
          return PROPERTIES.map((property) => style.getPropertyValue(property)).join();
        })
        .join();
    return states.flatMap((state) => {
      const element = document.querySelector(`#app ${state}`);
      if (!element) return [];
      const marked = look(element);
      const attribute = /^\[([\w-]+)/.exec(state)?.[1] ?? 'class';
      const kept = element.getAttribute(attribute) ?? '';
      if (attribute === 'class') element.classList.remove(state.slice(1));
      else element.removeAttribute(attribute);
      const plain = look(element);
      element.setAttribute(attribute, kept);
      return marked === plain ? [`${state} is not seen: ${element.outerHTML.slice(0, 90)}`] : [];
    });
  }, STATES);
}

/** What the page wears: its theme, as the setting would put it on, and what the system asks for. */
const dress = (page: Page, theme: string) =>
  page.evaluate((worn) => {
    document.documentElement.dataset.theme = worn;
  }, theme);

const WIDE = { width: 1280, height: 900 };
/** The narrowest page that counts, and the window of 1280 by 1024 pixels enlarged to 400 percent. */
const NARROW = { '320 pixels': { width: 320, height: 640 }, '400 percent': { width: 320, height: 256 } };
const BETWEEN = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

/** The page in every theme, size and spacing; it is left as it was. */
export async function everyLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = async (how: string, wrong: Promise<string[]>) => {
    for (const one of await wrong) found.push(`${how}: ${one}`);
  };
  await note('wide', violations(page));
  for (const theme of THEMES.slice(1)) {
    await dress(page, theme);
    await note(theme, violations(page, OF_COLOUR));
  }
  await dress(page, 'system');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await note('more contrast, dark', violations(page, OF_COLOUR));
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' });
  await note('forced colours', violations(page, OF_COLOUR));
  await note('forced colours', alike(page));
  await page.emulateMedia({ forcedColors: 'none' });
  await note('wide', lost(page));
  for (const size of BETWEEN) {
    await page.setViewportSize(size);
    await note(`${size.width} pixels`, lost(page));
  }
  for (const [name, size] of Object.entries(NARROW)) {
    await page.setViewportSize(size);
    await note(name, lost(page));
    await note(name, outOfView(page));
    await setApart(page, true);
    await note(`${name}, set apart`, lost(page));
    await note(`${name}, set apart`, outOfView(page));
    await setApart(page, false);
  }
  await page.setViewportSize(NARROW['320 pixels']);
  await note('320 pixels', violations(page));
  await page.setViewportSize(WIDE);
  return found;
}

/** One look of many: another theme for each state, and the narrowest page, set apart. */
export async function oneLook(page: Page, index: number): Promise<string[]> {
  await dress(page, THEMES[index % THEMES.length] ?? 'system');
  const found = await violations(page);
  await dress(page, 'system');
  await page.setViewportSize(NARROW['320 pixels']);
  await setApart(page, true);
  found.push(...(await lost(page)), ...(await outOfView(page)));
  await setApart(page, false);
  await page.setViewportSize(WIDE);
  return found;
}
