/** Where the focus goes, so that it is always somewhere sensible and a screen reader says so. */

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** What Tab reaches inside an element. */
export function focusables(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.() ?? true,
  );
}

/** Measured with Orca: what gets the focus while a screen is being built is not heard; after this, it is. */
const SETTLED_MS = 400;

/**
 * The focus goes there at once, so that no key is lost; and once more when the screen around it has settled, because a
 * screen reader has not heard of the first. Who types meanwhile is where he wants to be, and is not disturbed.
 */
export function focusAudibly(target: HTMLElement | null): () => void {
  target?.focus();
  if (!target) return () => {};
  let isBusy = false;
  const busy = () => {
    isBusy = true;
  };
  const { ownerDocument } = target;
  ownerDocument.addEventListener('keydown', busy, true);
  ownerDocument.addEventListener('pointerdown', busy, true);
  const leave = () => {
    clearTimeout(timer);
    ownerDocument.removeEventListener('keydown', busy, true);
    ownerDocument.removeEventListener('pointerdown', busy, true);
  };
  const timer = setTimeout(() => {
    leave();
    if (isBusy || ownerDocument.activeElement !== target) return;
    // A screen reader that takes it to be there already says nothing: the focus comes from somewhere else.
    const from = target.closest<HTMLElement>('main[tabindex]');
    from?.focus({ preventScroll: true });
    requestAnimationFrame(() => {
      if (from && ownerDocument.activeElement === from) target.focus();
    });
  }, SETTLED_MS);
  return leave;
}

/** After a dialog: where the user was before it; where that is gone, to the field of moves. */
export function returnFocus(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  focusAudibly(isThere ? before : document.querySelector<HTMLElement>('[data-hector=field], main h1'));
}
