// biome-ignore-all lint/a11y/noStaticElementInteractions: a click beside the dialog closes it; the dialog hears its keys
// biome-ignore-all lint/a11y/useKeyWithClickEvents: Escape is the key
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: its role is one of two
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusables, returnFocus } from './focus.ts';

type DialogFrameProps = Readonly<{
  title: string;
  role?: 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}>;

/**
 * The frame of every dialog: the title, Escape, the focus kept inside, and given back to where the user was. The rest of
 * the page is inert meanwhile, but for the live region, which a native modal dialog would silence: a move is never lost
 * behind a question.
 */
export function DialogFrame({ title, role, onClose, children }: DialogFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const page = document.getElementById('app');
    if (page) page.inert = true;
    const dialog = box.current;
    if (dialog && !dialog.contains(document.activeElement)) (focusables(dialog)[0] ?? dialog).focus();
    return () => {
      if (page) page.inert = false;
      returnFocus(before);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
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
    <div className="overlay" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <div
        ref={box}
        role={role ?? 'dialog'}
        className="modal"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2 id={id} className="modal-title">
          {title}
        </h2>
        {children}
      </div>
    </div>,
    document.body,
  );
}
