/** What changes under the user's hand: an option, an amount, a tick, a letter. */
import type { Language } from '#rules/notation/language.ts';
import type { Said } from '#speech/phrases/said.ts';
import { isControl, nameOf, roleOf, statesOf, valueIn } from './accessible.ts';
import { sayStates, told } from './describe.ts';
import { attributeWords, joined } from './words.ts';

/** What an element says of itself that may change while the focus is on it. */
export type Snapshot = Readonly<{ name: string; value: string; states: string }>;

export function snapshotOf(element: Element): Snapshot {
  return {
    // The words of a cell are the board's, which tells of them itself.
    name: /^(button|link)$/.test(roleOf(element) ?? '') ? nameOf(element).text : '',
    // A space at the end is typed too.
    value: isControl(element) && element.type !== 'password' ? element.value : valueIn(element).text,
    states: statesOf(element).join(' '),
  };
}

/** The difference in words; null where there is none to tell. `typed`: the letters of the key, which are told; empty where some went. */
export function sayChange(
  element: Element,
  before: Snapshot,
  { language, typed }: Readonly<{ language: Language; typed: string | null }>,
): Said | null {
  const now = snapshotOf(element);
  if (roleOf(element) === 'textbox') {
    const letters =
      typed !== null && (typed || before.value !== now.value)
        ? sayTyped(element, { before: before.value, now: now.value, typed }, language)
        : null;
    return joinedOrNull([letters, newStates(element, before, language)]);
  }
  return joinedOrNull([
    before.name === now.name ? null : nameOf(element),
    before.value === now.value ? null : valueIn(element),
    newStates(element, before, language),
  ]);
}

const TOLD_OTHERWISE: ReadonlySet<string> = new Set(['empty', 'invalid']);

function newStates(element: Element, before: Snapshot, language: Language): Said {
  const known = new Set(before.states.split(' '));
  // That a field is no longer empty is told by what was typed; what is wrong with it, by who has found it wrong.
  const fresh = statesOf(element).filter((state) => !known.has(state) && !TOLD_OTHERWISE.has(state));
  return sayStates(fresh, language);
}

type Typed = Readonly<{ before: string; now: string; typed: string }>;

/** The letters that came, or those that went. */
function sayTyped(element: Element, { before, now, typed }: Typed, language: Language): Said {
  let first = 0;
  while (first < before.length && first < now.length && before[first] === now[first]) first++;
  let last = 0;
  const shorter = Math.min(before.length, now.length) - first;
  while (last < shorter && before.at(-1 - last) === now.at(-1 - last)) last++;
  const came = typed || now.slice(first, now.length - last);
  const went = before.slice(first, before.length - last);
  const named = (text: string) =>
    text.trim() === '' ? told(language, 'voice.space') : attributeWords(element, spelt(text));
  return came ? named(came) : told(language, 'voice.deleted', { text: named(went).text });
}

/** Who types fast hears letters, not a word that they do not make. */
function spelt(text: string): string {
  return text.length <= FEW ? [...text].join(', ') : text;
}
const FEW = 4;

function joinedOrNull(parts: readonly (Said | null)[]): Said | null {
  const said = joined(parts);
  return said.text ? said : null;
}
