/** An element in words: what it stands in, its name, role, value, state, place and description. */
import { type TextKey, text } from '#app/i18n/text.ts';
import type { Language } from '#rules/notation/language.ts';
import { plainly, type Said } from '#speech/phrases/said.ts';
import {
  descriptionOf,
  nameOf,
  placeOf,
  ROLES,
  roleOf,
  type State,
  statesOf,
  valueIn,
} from './accessible.ts';
import { joined, NOTHING } from './words.ts';

export function sayElement(element: Element, language: Language): Said {
  const place = placeOf(element);
  const said = joined([
    nameOf(element),
    sayRole(element, language),
    valueIn(element),
    sayStates(statesOf(element), language),
    place && told(language, 'voice.place', place),
  ]);
  const table = /^(group|region)$/.test(roleOf(element) ?? '') ? element.querySelector('table') : null;
  return joined([said, table && sayTable(table, language), descriptionOf(element)], '. ');
}

/** How large a table is, before it is read row by row. */
export function sayTable(table: HTMLTableElement, language: Language): Said {
  const columns = Math.max(0, ...[...table.rows].map(({ cells }) => cells.length));
  return told(language, 'voice.table', { rows: table.rows.length, columns });
}

/** Something that the focus has entered: its name, and its description as far as it has one. */
export function sayContext(element: Element, language: Language): Said {
  const name = sayContextName(element, language);
  return name.text ? joined([name, descriptionOf(element)], '. ') : NOTHING;
}

export function sayContextName(element: Element, language: Language): Said {
  const name = nameOf(element);
  if (!name.text) return NOTHING;
  const role = /^(dialog|grid|table)$/.test(roleOf(element) ?? '') ? sayRole(element, language) : NOTHING;
  return joined([name, role]);
}

export function sayStates(states: readonly State[], language: Language): Said {
  return joined(states.map((state) => told(language, 'voice.state', { state })));
}

function sayRole(element: Element, language: Language): Said {
  const role = roleOf(element);
  return role && ROLES.includes(role) ? told(language, 'voice.role', { role }) : NOTHING;
}

export function told(
  language: Language,
  key: TextKey,
  args?: Readonly<Record<string, string | number>>,
): Said {
  return plainly(language, text(language, key, args));
}
