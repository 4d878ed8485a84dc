/** Where the focus goes, so that it is always somewhere sensible and a screen reader says so. */

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** What Tab reaches inside an element. */
export function focusables(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => (element.checkVisibility?.() ?? true) && !isPassedOver(element, within),
  );
}

/** Of a group of radio buttons Tab reaches the chosen one. */
function isPassedOver(element: HTMLElement, within: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const all = [...within.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return all.some(({ name, form, checked }) => checked && name === element.name && form === element.form);
}

/**
 * Measured with Orca: what gets the focus while a screen is being built is often not heard, and a second focus on the
 * same element is no news to it. After this much time it is heard.
 */
const SETTLED_MS = 400;

/**
 * The focus goes to `first`, if there is one, at once and to the target when the page has settled, so that a screen
 * reader says it. No key is lost meanwhile: the first one, or a touch, brings the focus there, and is typed there. A
 * focus that has gone elsewhere meanwhile stays there.
 */
export function focusAudibly(target: HTMLElement | null, first: HTMLElement | null): () => void {
  if (!target) return () => {};
  const { ownerDocument } = target;
  first?.focus({ preventScroll: true });
  const before = ownerDocument.activeElement;
  const waits = () => [before, ownerDocument.body].includes(ownerDocument.activeElement);
  const arrive = (event?: Event) => {
    clearTimeout(timer);
    ownerDocument.removeEventListener('keydown', arrive, true);
    ownerDocument.removeEventListener('pointerdown', arrive, true);
    // A page that scrolled under a finger would take its touch for something else.
    if (target.isConnected && waits()) target.focus({ preventScroll: event?.type === 'pointerdown' });
  };
  const timer = setTimeout(() => arrive(), SETTLED_MS);
  ownerDocument.addEventListener('keydown', arrive, true);
  ownerDocument.addEventListener('pointerdown', arrive, true);
  return () => arrive();
}

/**
 * After a dialog: where the user was before it; where that is gone, to the field of moves. To be called while the dialog
 * is still there: a focus that falls to the page in between makes Orca guess, and say nothing.
 */
export function returnFocus(before: Element | null): void {
  placeToReturn(before)?.focus();
}

function placeToReturn(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isThere) return before;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return find('[data-hector=field]') ?? find('main h1');
}

/**
 * For a button that may be gone with its act: once that is done, the focus that fell to the page goes to the heading of
 * the part in which the button stood.
 */
export function stayNear(button: Element): () => void {
  const heading = button.closest('section')?.querySelector<HTMLElement>('h2');
  return () => {
    setTimeout(() => {
      if (document.activeElement === document.body) heading?.focus();
    });
  };
}

/**
 * At a desk buttons come and go with the game, whoever moved it on. Where the one with the focus is gone, the focus goes to
 * the heading of the part in which it stood, or to the top; never nowhere. Until the returned call.
 *
 * Measured with Orca: it moves in silence from a button that is gone to what stands first in its part, mostly that heading,
 * and the heading's focus is then no news to it. So the focus goes to the whole page first.
 */
export function keepFocus(main: HTMLElement): () => void {
  let last: Element | null = null;
  let heading: HTMLElement | null = null;
  let arrive = () => {};
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    heading = last?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]') ?? null;
  };
  const look = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    arrive = focusAudibly(placeToReturn(heading), main);
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  main.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    main.removeEventListener('focusin', onFocus);
    arrive();
  };
}

/** The dialogs that are open, the last on top, and where the user was before each. */
const open: { dialog: HTMLElement; before: Element | null }[] = [];

/** Called by the frame of a dialog when it is there; the returned call, before it goes. */
export function enterDialog(dialog: HTMLElement): () => void {
  const entered = { dialog, before: document.activeElement };
  open.push(entered);
  if (!dialog.contains(document.activeElement)) (focusables(dialog)[0] ?? dialog).focus();
  return () => {
    open.splice(open.indexOf(entered), 1);
    if (!('leaving' in dialog.dataset)) returnFocus(entered.before);
  };
}

/**
 * Whether this dialog is on top and the focus is not in it. Measured with Orca: the arrows and the letters of browse mode
 * lead the focus to the page, from where Escape and Tab would not come to the dialog.
 */
export function isAstray(dialog: HTMLElement): boolean {
  const isOpen = open.at(-1)?.dialog === dialog && !('leaving' in dialog.dataset);
  return isOpen && !dialog.contains(document.activeElement);
}

/** What follows in the dialog on the place that was read last, or stands before it; round from its end to its beginning. */
export function nextToReading(dialog: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const inside = focusables(dialog);
  const read = document.getSelection()?.focusNode;
  const [first, last] = [inside[0], inside.at(-1)];
  if (!read || !dialog.contains(read)) return backwards ? last : first;
  const stands = (side: number) => (element: Element) =>
    !element.contains(read) && (read.compareDocumentPosition(element) & side) !== 0;
  return backwards
    ? (inside.findLast(stands(Node.DOCUMENT_POSITION_PRECEDING)) ?? last)
    : (inside.find(stands(Node.DOCUMENT_POSITION_FOLLOWING)) ?? first);
}

/** Long enough for a screen reader to have followed the focus out of what is about to go. */
const FOLLOWED_MS = 250;

/** Closes the dialog on top: the focus goes back first, and then the dialog. To eyes it is gone at once. */
export function leaveDialog(close: () => void): void {
  const top = open.at(-1);
  if (!top || 'leaving' in top.dialog.dataset) {
    close();
    return;
  }
  top.dialog.dataset.leaving = '';
  returnFocus(top.before);
  setTimeout(() => {
    // Another dialog that was opened meanwhile has taken its place, and stays.
    if (top.dialog.isConnected) close();
  }, FOLLOWED_MS);
}
