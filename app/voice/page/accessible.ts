/**
 * What an element is: its role, name, state, value, description and place, from the page itself, after the rules
 * that browsers follow for screen readers (WAI-ARIA 1.2, Accessible Name and Description Computation 1.2).
 */
import type { Said } from '#speech/phrases/said.ts';
import { attributeWords, joined, NOTHING, wordsIn } from './words.ts';

/** Those that have a word (`voice.role`). */
export const ROLES: readonly string[] = [
  ...['button', 'link', 'checkbox', 'radio', 'textbox', 'combobox', 'slider'],
  ...['tab', 'dialog', 'heading', 'table', 'grid', 'list'],
];

const STATES = [
  ...(['checked', 'unchecked', 'mixed', 'expanded', 'collapsed', 'pressed', 'unpressed'] as const),
  ...(['selected', 'unavailable', 'required', 'invalid', 'readonly', 'current', 'empty'] as const),
] as const;
export type State = (typeof STATES)[number];

/** Roles that are said with the same word. */
const ALIKE: Readonly<Record<string, string>> = {
  alertdialog: 'dialog',
  listbox: 'combobox',
  menuitem: 'button',
  searchbox: 'textbox',
  spinbutton: 'textbox',
  switch: 'checkbox',
};

const NATIVE: readonly (readonly [selector: string, role: string])[] = [
  ['button, summary, input:is([type=button], [type=submit], [type=reset], [type=file])', 'button'],
  ['a[href]', 'link'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input, textarea', 'textbox'],
  ['select', 'combobox'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['dialog', 'dialog'],
  ['table', 'table'],
  ['ul, ol', 'list'],
];

/** Null where a role has no word of its own, or the element none. */
export function roleOf(element: Element): string | null {
  const given = element.getAttribute('role')?.split(' ')[0];
  if (given) return ALIKE[given] ?? given;
  return NATIVE.find(([selector]) => element.matches(selector))?.[1] ?? null;
}

/** Elements that only hold others are not read out whole: their name is given, or they have none. */
const FROM_CONTENT =
  'button, a[href], summary, h1, h2, h3, h4, h5, h6, legend, caption, td, th, option, ' +
  ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'heading', 'option', 'menuitem', 'row', 'cell']
    .concat('gridcell', 'columnheader', 'rowheader')
    .map((role) => `[role=${role}]`)
    .join(', ');

export function nameOf(element: Element): Said {
  const referred = wordsOfIds(element, 'aria-labelledby');
  if (referred.text) return referred;
  const label = element.getAttribute('aria-label');
  if (label) return attributeWords(element, label);
  return nativeName(element) ?? attributeWords(element, element.getAttribute('title') ?? '');
}

function nativeName(element: Element): Said | null {
  if (isControl(element)) {
    const labels = [...(element.labels ?? [])].map((label) => wordsIn(label, isControl));
    const said = joined(labels, ' ');
    if (said.text) return said;
    if (element.matches('[type=button], [type=submit], [type=reset]'))
      return attributeWords(element, element.value);
    return attributeWords(element, element.getAttribute('placeholder') ?? element.title);
  }
  if (element instanceof HTMLFieldSetElement) return ownChild(element, 'legend');
  if (element instanceof HTMLTableElement) return ownChild(element, 'caption');
  return element.matches(FROM_CONTENT) ? wordsIn(element) : null;
}

function ownChild(element: Element, selector: string): Said | null {
  const child = element.querySelector(`:scope > ${selector}`);
  return child && wordsIn(child);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea');
}

export function descriptionOf(element: Element): Said {
  const referred = wordsOfIds(element, 'aria-describedby');
  return referred.text ? referred : attributeWords(element, element.getAttribute('aria-description') ?? '');
}

function wordsOfIds(element: Element, attribute: string): Said {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  const found = ids.map((id) => (id ? element.ownerDocument.getElementById(id) : null));
  return joined(
    found.map((other) => other && (isControl(other) ? nameOf(other) : wordsIn(other))),
    ' ',
  );
}

/** What a control holds: the chosen option, the amount, the text. Never the code that a form would send. */
export function valueIn(element: Element): Said {
  const told = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (told) return attributeWords(element, told);
  if (element instanceof HTMLSelectElement)
    return joined([...element.selectedOptions].map((option) => attributeWords(option, option.label)));
  if (isControl(element) && /^(textbox|slider)$/.test(roleOf(element) ?? '') && element.type !== 'password')
    return attributeWords(element, element.value);
  return NOTHING;
}

export function statesOf(element: Element): State[] {
  const has = (name: string) => (element.getAttribute(name) ?? 'false') !== 'false';
  const toggled = (name: string, on: State, off: State): State | null =>
    element.hasAttribute(name) ? (has(name) ? on : off) : null;
  const role = roleOf(element);
  const states = [
    checkedState(element, role),
    toggled('aria-expanded', 'expanded', 'collapsed') ?? openState(element),
    toggled('aria-pressed', 'pressed', 'unpressed'),
    has('aria-selected') ? 'selected' : null,
    has('aria-current') ? 'current' : null,
    role === 'textbox' && valueIn(element).text === '' ? 'empty' : null,
    has('aria-invalid') ? 'invalid' : null,
    element.matches(':required') || has('aria-required') ? 'required' : null,
    element.matches('[readonly]') || has('aria-readonly') ? 'readonly' : null,
    element.matches(':disabled') || has('aria-disabled') ? 'unavailable' : null,
  ] as const;
  return states.filter((state) => state !== null);
}

function checkedState(element: Element, role: string | null): State | null {
  if (role !== 'checkbox' && role !== 'radio') return null;
  const given = element.getAttribute('aria-checked');
  const native = element instanceof HTMLInputElement ? element : null;
  if (given === 'mixed' || native?.indeterminate) return 'mixed';
  if (!(native?.checked ?? given === 'true')) return 'unchecked';
  return role === 'radio' ? 'selected' : 'checked';
}

function openState(element: Element): State | null {
  const details = element.matches('summary') ? element.parentElement : null;
  if (!(details instanceof HTMLDetailsElement)) return null;
  return details.open ? 'expanded' : 'collapsed';
}

/** Its place among those of its group: radio buttons, tabs, options. */
export function placeOf(element: Element): Readonly<{ index: number; count: number }> | null {
  const peers = peersOf(element);
  const index = peers.indexOf(element);
  return index < 0 || peers.length < 2 ? null : { index: index + 1, count: peers.length };
}

function peersOf(element: Element): Element[] {
  if (element instanceof HTMLInputElement && element.type === 'radio' && element.name) {
    const all = element.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]');
    return [...all].filter(({ name, form }) => name === element.name && form === element.form);
  }
  if (element.getAttribute('aria-setsize') === '-1') return []; // its number says nothing
  const role = element.getAttribute('role');
  const holder = { radio: 'radiogroup', tab: 'tablist', option: 'listbox' }[role ?? ''];
  const group = holder && element.closest(`[role=${holder}]`);
  return group ? [...group.querySelectorAll(`[role=${role}]`)] : [];
}

/** What an element stands in, from the outside in: what is worth a word when the focus enters it. */
const CONTEXTS =
  'fieldset, nav, section, form, table, dialog, ' +
  ['group', 'radiogroup', 'region', 'navigation', 'tablist', 'grid', 'listbox', 'table']
    .concat('dialog', 'alertdialog')
    .map((role) => `[role=${role}]`)
    .join(', ');

export function contextsOf(element: Element): Element[] {
  const contexts: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.matches(CONTEXTS)) contexts.unshift(at);
  return contexts;
}
