// biome-ignore-all lint/a11y/noStaticElementInteractions: a click beside the dialog closes it; the dialog hears its keys
// biome-ignore-all lint/a11y/useKeyWithClickEvents: Escape is the key
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { enterDialog, focusables, leaveDialog } from './focus.ts';

type DialogFrameProps = Readonly<{
  title: string;
  /** What it asks or tells before its controls: part of what is heard when it opens, not only of what is seen. */
  words?: string | readonly string[] | undefined;
  onClose: () => void;
  children: ReactNode;
}>;

/**
 * The frame of every dialog: the title, Escape, the focus kept inside, and given back to where the user was. The page
 * behind it stays in the tree of a screen reader, which is told that the dialog is modal: if it were hidden, Orca would
 * lose its place in it and say neither the dialog nor the way back; and a native modal dialog would silence the live
 * region, so that a move would be lost behind a question.
 */
export function DialogFrame({ title, words, onClose, children }: DialogFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => (box.current ? enterDialog(box.current) : undefined), []);

  const onKeyDown = (event: KeyboardEvent) => {
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
        aria-describedby={words ? `${id}-words` : undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        // On a small or much enlarged screen the control with the focus may stand below the edge.
        onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
      >
        <h2 id={id} className="modal-title">
          {withoutEllipsis(title)}
        </h2>
        {words && <Words id={`${id}-words`} words={words} />}
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** The button that leads to a dialog ends with an ellipsis; the dialog is what it led to. */
const withoutEllipsis = (title: string) => title.replace(/\s*…$/, '');

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
