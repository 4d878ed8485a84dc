// biome-ignore-all lint/a11y/noStaticElementInteractions: a click beside the dialog closes it; the dialog hears its keys
// biome-ignore-all lint/a11y/useKeyWithClickEvents: Escape is the key
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { enterDialog, focusables, isAstray, leaveDialog, nextToReading } from './focus.ts';

type DialogFrameProps = Readonly<{
  title: string;
  /** What it asks or tells before its controls: part of what is heard when it opens, not only of what is seen. */
  words?: string | readonly string[] | undefined;
  /**
   * What its keys do. Heard when it opens and seen, but not met by who reads the dialog in the browse mode of a screen
   * reader, where they are not the dialog's.
   */
  keys?: string;
  onClose: () => void;
  children: ReactNode;
}>;

/** React's own and the page's. */
type Key = Readonly<{ key: string; shiftKey: boolean; stopPropagation(): void; preventDefault(): void }>;

/**
 * The frame of every dialog: the title, Escape, the focus kept inside, and given back to where the user was. The page
 * behind it stays in the tree of a screen reader, which is told that the dialog is modal: if it were hidden, Orca would
 * lose its place in it and say neither the dialog nor the way back; and a native modal dialog would silence the live
 * region, so that a move would be lost behind a question.
 */
export function DialogFrame({ title, words, keys, onClose, children }: DialogFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => (box.current ? enterDialog(box.current) : undefined), []);

  const onKeyDown = (event: Key) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      leaveDialog(onClose);
    }
    if (event.key !== 'Tab' || !box.current) return;
    const inside = focusables(box.current);
    const [leaves, enters] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
    if (enters && (document.activeElement === leaves || document.activeElement === box.current)) {
      event.preventDefault();
      enters.focus();
    }
  };
  // Who reads it with a screen reader leaves the focus behind, mostly on the page: Escape and Tab are the dialog's still.
  const onKeyAstray = (event: globalThis.KeyboardEvent) => {
    if (!box.current || !isAstray(box.current)) return;
    onKeyDown(event);
    if (event.key !== 'Tab') return;
    event.preventDefault();
    nextToReading(box.current, event.shiftKey)?.focus();
  };
  useEffect(() => {
    document.addEventListener('keydown', onKeyAstray);
    return () => document.removeEventListener('keydown', onKeyAstray);
  });

  return createPortal(
    <div
      className="overlay"
      onClick={({ target, currentTarget }) => target === currentTarget && leaveDialog(onClose)}
    >
      <div
        ref={box}
        role="dialog"
        className="modal"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={words ? `${id}-words` : keys && `${id}-keys`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        // On a small or much enlarged screen the control with the focus may stand below the edge.
        onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
      >
        <h2 id={id} className="modal-title">
          {withoutEllipsis(title)}
        </h2>
        {words && <Words id={`${id}-words`} words={words} />}
        {keys && (
          <p id={`${id}-keys`} aria-hidden="true">
            {keys}
          </p>
        )}
        {children}
      </div>
    </div>,
    document.body,
  );
}

/**
 * The button that leads to a dialog ends with an ellipsis; the dialog is what it led to. Were both named alike, Orca would
 * drop the dialog's title as a repetition of the button.
 */
const withoutEllipsis = (title: string) => title.replace(/\s*…$/, '');

/** The label of a button that leads to a dialog of the same title; in a narrow one the ellipsis stays with its word. */
export const leadingOn = (title: string) => `${title}\u00a0…`;

function Words({ id, words }: Readonly<{ id: string; words: string | readonly string[] }>) {
  if (typeof words === 'string') return <p id={id}>{words}</p>;
  return (
    <ul id={id}>
      {words.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
