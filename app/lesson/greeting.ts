/**
 * The first visit: the page greets, through a screen reader at once, by its own voice with the first key, because a
 * browser lets no page speak before one. Enter starts a game as always; F and V need no eyes to be found, and what a screen
 * reader may keep for itself is a button besides.
 */
import type { Hector } from '../hector.ts';
import { keepGreeted } from './firstVisit.ts';
import { lessonTexts } from './texts/texts.ts';

/** Keys that have a meaning of their own on the first page. */
const OWN_KEYS = new Set([
  'Enter',
  'Tab',
  ' ',
  'Escape',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
]);

/** Until the page is left. `onFirstSteps`: they were asked for. */
export async function greet(hector: Hector, onFirstSteps: () => void, left: AbortSignal): Promise<void> {
  const { language } = hector.settings.value;
  await lessonTexts.load(language);
  // Whoever has begun a game meanwhile needs no greeting in the middle of it.
  if (left.aborted) return;
  keepGreeted(hector.ports.kept);
  const said = lessonTexts.said(language, 'first.greeting');
  hector.announcer.say({ kind: 'answer', said });
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isTyping || OWN_KEYS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.code === 'KeyV') void hector.change({ speech: 'own-voice' }).then(onFirstSteps);
    else if (event.code === 'KeyF') onFirstSteps();
    // Whoever has no screen reader has heard nothing so far, and would not hear that it failed.
    else hector.ports.voice.sample('answers', said.spoken).catch(() => {});
  };
  window.addEventListener('keydown', onKey, { signal: left });
}
