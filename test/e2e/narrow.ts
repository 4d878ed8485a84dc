/** A page on a small or much enlarged screen: what is beyond its edge, and whether the focus is in view. */
import type { Page } from 'playwright-core';

/** WCAG 1.4.12: lines, paragraphs, letters and words set apart as far as a reader may want. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

export async function setApart(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    ([css, isOn]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(isOn ? css : '');
      document.adoptedStyleSheets = [sheet];
    },
    [SPACING, on] as const,
  );
}

/** WCAG 1.4.10: every word that is to be seen stands within the width of the page, without scrolling it or a part of it. */
export function wordsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const top = document.querySelector('[role=dialog]') ?? document.body;
    const found = new Set<string>();
    /** Seen by nobody, in a box of one pixel. */
    const isForEars = (of: Element): boolean =>
      of.clientWidth === 1 || (of.parentElement !== null && isForEars(of.parentElement));
    if (document.documentElement.scrollWidth > width)
      found.add(`the page is ${document.documentElement.scrollWidth} wide`);
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('.skip, option') || isForEars(parent))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const beyond = [...range.getClientRects()].find(({ left, right }) => left < -1 || right > width + 1);
      if (beyond)
        found.add(
          `“${node.textContent.slice(0, 40)}” ends at ${Math.round(beyond.right)} (${parent.tagName} in ${parent.parentElement?.className})`,
        );
      const picture = parent.closest('svg')?.getBoundingClientRect();
      const drawn = parent.getBoundingClientRect();
      if (picture && (drawn.left < picture.left - 1 || drawn.right > picture.right + 1))
        found.add(`“${node.textContent}” is cut off by its picture`);
      // Cut off by its own box.
      for (let box: Element | null = parent; box && box !== top; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1)
          found.add(`${box.tagName}.${box.getAttribute('class')} is scrolled sideways`);
      }
    }
    return [...found];
  });
}

/** Words of buttons, boxes and headings that are folded away that run over their own edge, or are parted within. */
export function cutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const top = document.querySelector('[role=dialog]') ?? document.body;
    for (const label of top.querySelectorAll<HTMLElement>('button, a.button, label, legend, summary, kbd')) {
      if (!label.checkVisibility({ visibilityProperty: true }) || label.closest('.visually-hidden')) continue;
      const name = `${label.tagName} “${(label.textContent ?? '').trim().slice(0, 40)}”`;
      if (label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0)
        found.add(`${name} has no room for ${label.scrollWidth - label.clientWidth} pixels`);
      const edge = label.getBoundingClientRect();
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(boxes.map(({ top: line }) => Math.round(line))).size > 1)
            found.add(`${name}: “${word[0]}” is parted`);
          if (boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
            found.add(`${name}: “${word[0]}” is cut`);
        }
      }
    }
    return [...found];
  });
}

/** The numbers that stand within squares, and the men that they touch. */
export function numbersOverMen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-rank]:has(.man)')].flatMap((square) => {
      const number = getComputedStyle(square, '::after');
      if (number.content === 'none' || number.position !== 'absolute') return [];
      const { left, top } = square.getBoundingClientRect();
      const right = left + Number.parseFloat(number.left) + Number.parseFloat(number.width);
      const bottom = top + Number.parseFloat(number.top) + Number.parseFloat(number.height);
      // A line is drawn on both sides of its path.
      const over = [...square.querySelectorAll('.man path, .man circle')].some((part) => {
        const { stroke, strokeWidth } = getComputedStyle(part);
        const scale = (part.closest('svg')?.clientWidth ?? 0) / 100;
        const line = stroke === 'none' ? 0 : (Number.parseFloat(strokeWidth) * scale) / 2;
        const box = part.getBoundingClientRect();
        return box.left - line < right && box.top - line < bottom;
      });
      return over ? [`${square.getAttribute('data-square')} at ${innerWidth}`] : [];
    }),
  );
}

const MOST_STOPS = 250;

/** WCAG 2.4.11: wherever Tab leads, what has the focus can be seen. */
export async function focusOutOfView(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((first) => {
      const focused = document.activeElement as (HTMLElement & { wasSeen?: boolean }) | null;
      if (!focused || focused === document.body)
        return first ? { isOver: false, fault: null } : { isOver: true, fault: null };
      if (first) for (const other of document.querySelectorAll('*')) delete (other as typeof focused).wasSeen;
      if (focused.wasSeen) return { isOver: true, fault: null };
      focused.wasSeen = true;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const name = `${focused.tagName} “${(focused.textContent ?? '').trim().slice(0, 40)}”`;
      const [x, y] = [
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      ];
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
        return { isOver: false, fault: `${name} is off the screen` };
      const there = document.elementFromPoint(x, y);
      const isSeen =
        there !== null &&
        (focused.contains(there) || there.contains(focused) || focused.closest('label')?.contains(there));
      return {
        isOver: false,
        fault: isSeen ? null : `${name} is behind ${there?.tagName}.${there?.className}`,
      };
    }, stop === 0);
    if (at.isOver) return found;
    if (at.fault) found.push(at.fault);
  }
  return found;
}
