/** The words of a page, each part in the language it is marked with, as a screen reader would take them. */
import { isLanguage, type Language } from '#rules/notation/language.ts';
import type { Said, Segment } from '#speech/phrases/said.ts';
import { plainly, together } from '#speech/phrases/said.ts';

const SILENT = '[aria-hidden=true], [hidden], script, style, template';

export function isSilent(element: Element): boolean {
  return element.matches(SILENT) || element.checkVisibility?.() === false;
}

export function languageOf(element: Element): Language {
  const tag = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  return isLanguage(tag) ? tag : 'en';
}

/** Words that are an attribute of an element. */
export function attributeWords(element: Element, text: string): Said {
  return plainly(languageOf(element), tidy(text));
}

/** The text inside an element; the name of a child that has one of its own stands for it. `but`: left out. */
export function wordsIn(element: Element, but: (child: Element) => boolean = () => false): Said {
  const segments: Segment[] = [];
  const add = (from: Element, text: string) => {
    const lang = languageOf(from);
    const last = segments.at(-1);
    if (last?.lang === lang) segments[segments.length - 1] = { lang, text: last.text + text };
    else segments.push({ lang, text });
  };
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE && node.parentElement)
      add(node.parentElement, node.textContent ?? '');
    if (!(node instanceof Element) || isSilent(node) || but(node)) return;
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label) add(node, ` ${label} `);
    else for (const child of node.childNodes) visit(child);
    if (node.matches(BLOCKS)) add(node, ' ');
  };
  for (const child of element.childNodes) visit(child);
  return saidOf(segments);
}

const BLOCKS = 'address, article, br, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, section, td, th, tr';

/** Spaces as they are read: one, and none at the ends. */
function saidOf(segments: readonly Segment[]): Said {
  const spoken = segments
    .map(({ lang, text }) => ({ lang, text: text.replace(/\s+/gu, ' ') }))
    .filter(({ text }) => text.trim() !== '');
  const first = spoken[0];
  const last = spoken.at(-1);
  if (first) spoken[0] = { ...first, text: first.text.trimStart() };
  if (last) spoken[spoken.length - 1] = { ...last, text: (spoken.at(-1) ?? last).text.trimEnd() };
  return {
    text: spoken
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/gu, ' '),
    spoken,
  };
}

/** Parts of a description one after another; one that ends a sentence needs no comma. */
export function joined(parts: readonly (Said | null)[], between = ', '): Said {
  const said = parts.filter((part): part is Said => part !== null && part.text !== '');
  return said.reduce<Said>(
    (all, part) =>
      all.text === '' ? part : together([all, part], /[.,;:!?…]$/.test(all.text) ? ' ' : between),
    NOTHING,
  );
}

export const NOTHING: Said = { text: '', spoken: [] };

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
