/**
 * Without a screen reader nobody says where the focus is, what has changed there and what stands on the page: then
 * the own voice does. What it says is taken from the page, as a screen reader would take it.
 */
import type { Language } from '#rules/notation/language.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import type { Said } from '#speech/phrases/said.ts';
import { contextsOf, descriptionOf, nameOf, roleOf } from './page/accessible.ts';
import { type Snapshot, sayChange, snapshotOf } from './page/changes.ts';
import { sayContext, sayContextName, sayElement } from './page/describe.ts';
import { isDialog, sayDialog } from './page/dialogs.ts';
import { Reader, wayOf } from './page/reader.ts';
import { joined, NOTHING } from './page/words.ts';

export type FocusVoiceOptions = Readonly<{
  page: Document;
  announcer: Announcer;
  language: () => Language;
  /** Whether letters are said as they are typed. */
  letters: () => boolean;
}>;

const WATCHED = [
  ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-current', 'aria-invalid'],
  ...['aria-valuenow', 'aria-valuetext', 'aria-disabled', 'disabled', 'open'],
];

export class FocusVoice {
  readonly #options: FocusVoiceOptions;
  readonly #reader: Reader;
  readonly #end = new AbortController();
  #contexts: readonly Element[] = [];
  /** Parts of the page whose description has been said. */
  readonly #explained = new WeakSet<Element>();
  #focused: Element | null = null;
  #before: Snapshot | null = null;
  /** Something has happened that is told when the page has come to rest. */
  #due: ReturnType<typeof setTimeout> | undefined;
  #entered = false;
  /** Where the focus was when a key went down. */
  #keyedAt: Element | null = null;

  constructor(options: FocusVoiceOptions) {
    this.#options = options;
    const { page } = options;
    this.#reader = new Reader(page);
    const { signal } = this.#end;
    const early = { signal, capture: true };
    page.addEventListener('focusin', () => this.#look(true), { signal });
    page.addEventListener('input', (event) => this.#hand(event), early);
    for (const type of ['change', 'toggle']) page.addEventListener(type, () => this.#look(), early);
    page.addEventListener('keydown', (event) => this.#read(event), early);
    page.addEventListener('keyup', (event) => this.#stay(event), { signal });
    const observer = new MutationObserver(() => this.#look());
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(page.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: WATCHED,
    });
    // Chosen on a page that is there already: where is the focus?
    this.#look(true);
  }

  close(): void {
    this.#end.abort();
    clearTimeout(this.#due);
  }

  get #isAlone(): boolean {
    return this.#options.announcer.mode === 'own-voice';
  }

  /** A radio button gets the focus before its tick, a dialog before its first button: what counts is how it ends. */
  #look(entered = false): void {
    this.#entered ||= entered;
    if (this.#due !== undefined || !this.#isAlone) return;
    this.#due = setTimeout(() => {
      this.#due = undefined;
      this.#tell();
    });
  }

  /** Letters are told as they come: a field that the program empties with the next key was not emptied by the user. */
  #hand(event: Event): void {
    const element = this.#options.page.activeElement;
    if (!this.#isAlone || !element || element !== this.#focused) return;
    if (roleOf(element) === 'textbox')
      this.#tellChange(element, this.#options.letters() ? lettersOf(event) : null);
    else this.#look();
  }

  #tell(): void {
    const { page } = this.#options;
    const element = page.activeElement;
    const entered = this.#entered;
    this.#entered = false;
    if (!element || element === page.body) return;
    if (element !== this.#focused || entered) {
      this.#enter(element);
      return;
    }
    this.#tellChange(element, null);
  }

  #tellChange(element: Element, typed: string | null): void {
    const language = this.#options.language();
    const change = this.#before && sayChange(element, this.#before, { language, typed });
    this.#before = snapshotOf(element);
    if (change) this.#say(change);
  }

  #enter(element: Element): void {
    const language = this.#options.language();
    const contexts = isDialog(element) ? [...contextsOf(element), element] : contextsOf(element);
    const fresh = contexts.filter((context) => !this.#contexts.includes(context));
    const opened = fresh.some(isDialog);
    this.#contexts = contexts;
    this.#focused = element;
    this.#before = snapshotOf(element);
    if (!opened) this.#reader.follow(element, language);
    // A part that is named by the very heading or box that has the focus, or like the part around it, is not named twice.
    const names = new Set(contexts.includes(element) ? [] : [nameOf(element).text]);
    const around = fresh.map((context) => {
      if (isDialog(context)) return sayDialog(context, language);
      const { text } = nameOf(context);
      const isNamed = names.has(text);
      names.add(text);
      // How the board is used is told to who comes to it for the first time, and not with every jump.
      const isKnown = this.#explained.has(context);
      this.#explained.add(context);
      if (isNamed) return isKnown ? NOTHING : descriptionOf(context);
      return isKnown ? sayContextName(context, language) : sayContext(context, language);
    });
    const own = contexts.includes(element) || isMereHolder(element) ? NOTHING : sayElement(element, language);
    this.#say(joined([...around, own], '. '));
  }

  #read(event: KeyboardEvent): void {
    this.#keyedAt = this.#options.page.activeElement;
    const way = this.#isAlone ? wayOf(event) : null;
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const said = this.#reader.read(way, this.#options.language());
    this.#options.announcer.say({ kind: 'page', said, staysTrue: way === 'rest' });
  }

  /** An arrow that led nowhere: the square at the board's edge is said again. */
  #stay({ key }: KeyboardEvent): void {
    const element = this.#options.page.activeElement;
    if (!this.#isAlone || !key.startsWith('Arrow') || !element?.matches('[role=gridcell]')) return;
    if (this.#keyedAt === element) this.#say(sayElement(element, this.#options.language()));
  }

  #say(said: Said): void {
    if (said.text) this.#options.announcer.say({ kind: 'focus', said });
  }
}

/** What was typed over whatever stood there; empty where something was taken away, or came by other ways. */
function lettersOf(event: Event): string {
  return event instanceof InputEvent ? (event.data ?? '') : '';
}

/** A region that merely holds others is not read out. */
function isMereHolder(element: Element): boolean {
  return element.matches('main, body');
}
