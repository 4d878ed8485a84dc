/** A page or a dialog line by line, for who cannot look at it: what is no control has no focus to go to. */
import type { Language } from '#rules/notation/language.ts';
import type { Said } from '#speech/phrases/said.ts';
import { isControl, nameOf } from './accessible.ts';
import { sayElement, sayTable } from './describe.ts';
import { isSilent, joined, wordsIn } from './words.ts';

/** Said by their name, role and state; everything else by its text. */
const CONTROLS =
  'button, a[href], input, select, textarea, summary, h1, h2, h3, h4, h5, h6, [role=button], [role=link], [role=checkbox], [role=radio], [role=tab], [role=slider]';
/** Read as one line, its parts apart: a row of a table or a board, a term with what it means. */
const ROWS = 'tr, [role=row], dl > div';
/** Never broken: words that merely stand out in a line. */
const INLINE =
  'a, abbr, b, bdi, cite, code, em, i, kbd, mark, output, q, s, small, span, strong, sub, sup, time, u';
/** The announcer's own regions; what labels a control is said with it. */
const LEFT_OUT = '[aria-live], label';

export type Line = Readonly<{ element: Element; said: Said }>;

/** What the user reads in: the dialog on top, or the page. */
export function scopeOf(page: Document): Element {
  const dialogs = page.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]');
  return dialogs[dialogs.length - 1] ?? page.body;
}

export function linesOf(scope: Element, language: Language): Line[] {
  const lines: Line[] = [];
  const add = (element: Element, said: Said) => {
    if (said.text) lines.push({ element, said });
  };
  const visit = (element: Element): void => {
    if (isSilent(element)) return;
    if (element.matches(CONTROLS)) add(element, sayElement(element, language));
    else if (element instanceof HTMLTableElement) {
      add(element, joined([nameOf(element), sayTable(element, language)], '. '));
      for (const row of element.rows) visit(row);
    } else if (element.matches(ROWS))
      add(
        element,
        joined(
          [...element.children].filter((cell) => !isSilent(cell)).map((cell) => wordsIn(cell)),
          element.matches('dl > div') ? ': ' : ', ',
        ),
      );
    else if (element.matches(LEFT_OUT))
      for (const control of element.querySelectorAll(CONTROLS)) visit(control);
    else if (hasOwnText(element)) {
      add(
        element,
        wordsIn(element, (child) => isControl(child) || child.matches('button')),
      );
      for (const control of element.querySelectorAll('button, a[href]')) visit(control);
    } else for (const child of element.children) visit(child);
  };
  for (const child of scope.children) visit(child);
  return lines;
}

/** Its text is a line: there is some right inside it, or inside words that merely stand out. */
function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() !== '';
    return node instanceof Element && node.matches(INLINE) && !node.matches(CONTROLS) && hasOwnText(node);
  });
}
