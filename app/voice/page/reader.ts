/**
 * Reading line by line: Ctrl+Down, Ctrl+Up, and Ctrl+Shift+Down to the end. The page may change between two keys:
 * the place is the element that was read last, or where it was.
 */
import type { Language } from '#rules/notation/language.ts';
import type { Said } from '#speech/phrases/said.ts';
import { told } from './describe.ts';
import { type Line, linesOf, scopeOf } from './lines.ts';
import { joined } from './words.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;
type Way = 'next' | 'previous' | 'rest';

/** Null for a key that does not read. */
export function wayOf({ key, ctrlKey, shiftKey, altKey, metaKey }: Key): Way | null {
  if (!ctrlKey || altKey || metaKey) return null;
  if (key === 'ArrowDown') return shiftKey ? 'rest' : 'next';
  return key === 'ArrowUp' && !shiftKey ? 'previous' : null;
}

export class Reader {
  readonly #page: Document;
  #scope: Element | null = null;
  #element: Element | null = null;
  #index = -1;

  constructor(page: Document) {
    this.#page = page;
  }

  read(way: Way, language: Language): Said {
    const lines = this.#lines(language);
    const at = this.#at(lines);
    if (way === 'rest') {
      const rest = lines.slice(at + 1);
      this.#goTo(lines, lines.length - 1);
      return rest.length > 0
        ? joined(
            rest.map(({ said }) => said),
            '. ',
          )
        : told(language, 'voice.end');
    }
    const next = at + (way === 'next' ? 1 : -1);
    const line = lines[next];
    if (!line) return told(language, next < 0 ? 'voice.top' : 'voice.end');
    this.#goTo(lines, next);
    return line.said;
  }

  /** The focus went there by the user's own key: reading goes on from it. */
  follow(element: Element, language: Language): void {
    const lines = this.#lines(language);
    const index = lines.findIndex((line) => line.element.contains(element));
    if (index >= 0) {
      this.#goTo(lines, index);
      return;
    }
    // A box of lines: its first one is the next.
    const first = lines.findIndex((line) => element.contains(line.element));
    if (first >= 0) this.#goTo(lines, first - 1);
  }

  #lines(language: Language): Line[] {
    const scope = scopeOf(this.#page);
    if (scope !== this.#scope) {
      this.#scope = scope;
      this.#element = null;
      this.#index = -1;
    }
    return linesOf(scope, language);
  }

  #at(lines: readonly Line[]): number {
    const known = lines.findIndex(({ element }) => element === this.#element);
    return known >= 0 ? known : Math.min(this.#index, lines.length - 1);
  }

  #goTo(lines: readonly Line[], index: number): void {
    this.#element = lines[index]?.element ?? null;
    this.#index = index;
  }
}
