/**
 * The live region for screen readers: one for everything that is said, because a screen reader that has two mixes them
 * up or drops one. It is mounted once and empty. Each message is a node of its own that stays for a while: a reader that
 * comes to it late, at whatever load, still finds it as it was.
 *
 * Measured with Orca 43 in Chromium, three messages in a row, again and again: a text replaced after 75 ms is lost every
 * time; nodes added 75 ms apart are all spoken, in order; at once, all, but not always in order; a polite region followed
 * by an assertive one is overtaken or dropped. Equal words close together are spoken once: so they are made to differ.
 */
import type { Said } from '../phrases/said.ts';

/** Twice what was needed. */
const DISTANCE_MS = 150;
/** Longer than any reader was ever late. */
const KEPT_MS = 20_000;
const NO_BREAK_SPACE = '\u00a0';

/** What was put before the screen reader, and when, by the page's steady clock. */
export type Put = Readonly<{ at: number; text: string }>;
const MOST_PUT = 500;

export class LiveRegion {
  readonly #element: HTMLElement;
  readonly #put: Put[] = [];
  #waiting: Said[] = [];
  #resting = false;
  #last = '';

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Oldest first. */
  get put(): readonly Put[] {
    return this.#put;
  }

  show(said: Said): void {
    this.#waiting.push(said);
    if (!this.#resting) this.#showNext();
  }

  #showNext(): void {
    const said = this.#waiting.shift();
    this.#resting = said !== undefined;
    if (!said) return;
    const { ownerDocument } = this.#element;
    const parts = langParts(said);
    const text = parts.map((part) => part.text).join('');
    const last = parts.at(-1);
    const isSame = text === this.#last;
    if (last && isSame) last.text += NO_BREAK_SPACE;
    this.#last = isSame ? '' : text;
    const message = ownerDocument.createElement('p');
    message.append(...parts.map((part) => span(ownerDocument, part)));
    this.#element.append(message);
    this.#put.push({ at: performance.now(), text });
    if (this.#put.length > MOST_PUT) this.#put.shift();
    setTimeout(() => message.remove(), KEPT_MS);
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
