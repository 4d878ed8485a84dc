/**
 * Without a screen reader nobody says where the focus is: then the own voice does. Names and roles come from the
 * page itself, as a screen reader would take them.
 */

import { isLanguage } from '#rules/notation/language.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import type { Segment } from '#speech/phrases/said.ts';

export function speakFocus(page: Document, announcer: Announcer): void {
  page.addEventListener('focusin', ({ target }) => {
    if (announcer.mode !== 'own-voice' || !(target instanceof HTMLElement)) return;
    const spoken = nameOf(target);
    const text = spoken.map((segment) => segment.text).join(' ');
    if (text) announcer.say({ kind: 'echo', said: { text, spoken } });
  });
}

function nameOf(element: HTMLElement): Segment[] {
  const label = element.getAttribute('aria-label');
  if (label) return [segment(element, label)];
  if (element instanceof HTMLSelectElement)
    return [...labelOf(element), segment(element, element.selectedOptions[0]?.label ?? '')];
  if (element instanceof HTMLInputElement) return [...labelOf(element), segment(element, element.value)];
  // A region that merely holds others is not read out whole.
  return element.matches('main, section') ? [] : segmentsIn(element);
}

function labelOf(element: HTMLSelectElement | HTMLInputElement): Segment[] {
  return [...(element.labels ?? [])].flatMap(segmentsIn);
}

/** The text of an element, each part in the language it is marked with. */
function segmentsIn(element: Element): Segment[] {
  const segments: Segment[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (parent && text && !parent.closest('[aria-hidden=true]')) segments.push(segment(parent, text));
  }
  return segments;
}

function segment(element: Element, text: string): Segment {
  const tag = element.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  return { lang: isLanguage(tag) ? tag : 'en', text };
}
