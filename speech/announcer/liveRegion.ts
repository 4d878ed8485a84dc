/**
 * One live region for screen readers. It is mounted once and empty; each message replaces the one before. Screen
 * readers stay silent on a text they have just read and lose one that is replaced at once: so equal texts are made
 * to differ, and messages keep a distance.
 */
import type { Said } from '../phrases/said.ts';

/** Measured with Orca: two updates 50 ms apart are both read, in order. */
const DISTANCE_MS = 75;
const NO_BREAK_SPACE = '\u00a0';

export class LiveRegion {
  readonly #element: HTMLElement;
  #waiting: Said[] = [];
  #resting = false;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  show(said: Said): void {
    this.#waiting.push(said);
    if (!this.#resting) this.#showNext();
  }

  #showNext(): void {
    const said = this.#waiting.shift();
    this.#resting = said !== undefined;
    if (!said) return;
    const parts = langParts(said);
    const text = parts.map((part) => part.text).join('');
    const last = parts.at(-1);
    if (last && this.#element.textContent === text) last.text += NO_BREAK_SPACE;
    this.#element.replaceChildren(...parts.map((part) => span(this.#element.ownerDocument, part)));
    setTimeout(() => this.#showNext(), DISTANCE_MS);
  }
}

type Part = { lang: string; text: string };

/** WCAG 3.1.2: words of another language are marked. One language: the text as it is printed. */
function langParts({ text, spoken }: Said): Part[] {
  const [first] = spoken;
  if (first && spoken.every(({ lang }) => lang === first.lang)) return [{ lang: first.lang, text }];
  return spoken.map((segment) => ({ ...segment }));
}

function span(document: Document, { lang, text }: Part): HTMLElement {
  const element = document.createElement('span');
  element.lang = lang;
  element.textContent = text;
  return element;
}
