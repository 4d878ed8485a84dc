import { useEffect, useRef } from 'react';

/** Ctrl+Enter presses the clock wherever the focus is, as its button says; not behind a question. */
export function usePressKey(press: (() => void) | null): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current || event.key !== 'Enter' || !event.ctrlKey) return;
      if (document.querySelector('[role=dialog]:not([data-leaving])')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
