/** Where the focus goes, so that it is always somewhere sensible and a screen reader says so. */

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** What Tab reaches inside an element. */
export function focusables(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.() ?? true,
  );
}

/**
 * Measured with Orca: what gets the focus while a screen is being built is often not heard, and a second focus on the
 * same element is no news to it. After this much time it is heard.
 */
const SETTLED_MS = 400;

/**
 * The focus goes to `first` at once and to the target when the page has settled, so that a screen reader says it. No key
 * is lost meanwhile: the first one, or a touch, brings the focus there, and is typed there.
 */
export function focusAudibly(target: HTMLElement | null, first: HTMLElement | null): () => void {
  if (!target) return () => {};
  const { ownerDocument } = target;
  first?.focus({ preventScroll: true });
  const waits = () => [first, ownerDocument.body].includes(ownerDocument.activeElement as HTMLElement);
  const arrive = () => {
    clearTimeout(timer);
    ownerDocument.removeEventListener('keydown', arrive, true);
    ownerDocument.removeEventListener('pointerdown', arrive, true);
    if (target.isConnected && waits()) target.focus();
  };
  const timer = setTimeout(arrive, SETTLED_MS);
  ownerDocument.addEventListener('keydown', arrive, true);
  ownerDocument.addEventListener('pointerdown', arrive, true);
  return arrive;
}

/**
 * After a dialog: where the user was before it; where that is gone, to the field of moves. To be called while the dialog
 * is still there: a focus that falls to the page in between makes Orca guess, and say nothing.
 */
export function returnFocus(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  (isThere ? before : document.querySelector<HTMLElement>('[data-hector=field], main h1'))?.focus();
}
