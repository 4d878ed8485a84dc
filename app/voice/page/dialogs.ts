/** A dialog that has opened: its title, and its text as far as it is short; a long one is read line by line. */
import type { Language } from '#rules/notation/language.ts';
import type { Said } from '#speech/phrases/said.ts';
import { roleOf } from './accessible.ts';
import { sayContext, told } from './describe.ts';
import { linesOf } from './lines.ts';
import { joined } from './words.ts';

/** Half a minute at an ordinary rate. */
const LONGEST = 450;

export function isDialog(element: Element): boolean {
  return roleOf(element) === 'dialog';
}

export function sayDialog(dialog: Element, language: Language): Said {
  const title = sayContext(dialog, language);
  const described = dialog.ownerDocument.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  // Its headings and its description are in the title; its controls and their groups get the focus in their turn.
  const texts = linesOf(dialog, language).filter(
    ({ element }) => roleOf(element) === null && !element.matches('legend') && !described?.contains(element),
  );
  const length = texts.reduce((total, { said }) => total + said.text.length, 0);
  if (length <= LONGEST) return joined([title, ...texts.map(({ said }) => said)], '. ');
  const keys = joined([told(language, 'help.lines'), told(language, 'help.linesDo')], ': ');
  return joined([title, texts[0]?.said ?? null, keys], '. ');
}
