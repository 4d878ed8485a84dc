/**
 * The first visit, for who can see nothing and has no screen reader: nobody has told the page yet how to speak. A
 * browser lets no page speak before a key, so the first key is answered by the own voice, and the next one chooses: V
 * the own voice, any other the screen reader, for which nothing changes.
 */
import type { Kept } from '../base/kept.ts';

export type GreetingOptions = Readonly<{
  page: Window;
  kept: Kept;
  greet: () => void;
  hush: () => void;
  choose: () => Promise<void>;
}>;

/** Where it is kept that somebody has heard the greeting. */
const GREETED = 'hector:greeted';
/** They make no choice: a screen reader is told by them to be quiet. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Insert', 'NumLock'];

export function greetFirst({ page, kept, greet, hush, choose }: GreetingOptions): void {
  if (kept.get(GREETED) !== null) return;
  let isGreeted = false;
  const hear = (event: KeyboardEvent) => {
    if (MODIFIERS.includes(event.key)) return;
    if (!isGreeted) {
      isGreeted = true;
      greet();
      return;
    }
    page.removeEventListener('keydown', hear, true);
    kept.set(GREETED, '1');
    hush();
    // By its place or by its letter, whatever the layout.
    const isVoice = event.code === 'KeyV' || /^[vв]$/iu.test(event.key);
    if (!isVoice || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void choose();
  };
  page.addEventListener('keydown', hear, true);
}
