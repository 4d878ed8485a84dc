import { useEffect, useRef } from 'react';
import { ACTIONS } from '#app/desk/actions.ts';
import { type CommandName, parseTextCommand } from '#app/desk/textCommand.ts';

/** Where a letter is text or chooses in a list, and the board, which has keys of its own. */
const OWN_LETTERS = 'input, select, textarea, [contenteditable], [data-hector=board]';

/**
 * On a button of the game a letter that asks is what it is in the text field, without Enter: one set of letters, but on the
 * board. Nothing is done in the game by a bare letter there: whoever writes a4, and is not in the field, would call the
 * arbiter by its first letter. It can be switched off, for who speaks to his computer (WCAG 2.1.4).
 */
export function useFieldKeys(onCommand: (name: CommandName) => void, isOn: boolean): void {
  const latest = useRef(onCommand);
  latest.current = onCommand;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (key.length !== 1 || key === ' ' || !(target instanceof Element)) return;
      // The first key on a new screen has led to the field, and is text there.
      if (target !== document.activeElement || !target.closest('main')) return;
      if (target.closest(OWN_LETTERS)) return;
      if (document.querySelector('[role=dialog]:not([data-leaving])')) return;
      const typed = parseTextCommand(key);
      if (typed.kind !== 'command' || !onlyAsks(typed.name)) return;
      event.preventDefault();
      latest.current(typed.name);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

const onlyAsks = (name: CommandName) => ACTIONS[name].kind === 'question' || name === 'help';
