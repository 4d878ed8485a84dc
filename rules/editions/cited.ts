import type { EditionParameters, IncrementRequest } from './parameters.ts';

/**
 * A value of one edition with the article of that edition that fixes it. Where an appendix only refers
 * back to another article, the article that states the value is cited.
 *
 * No article: the edition is `silent`, so that the value is what remains without such a rule; or the
 * value is a fact about the `text` and no rule of play.
 */
export type Cited<T> = Readonly<
  { value: T; article: string } | { value: T; article: null; because: 'silent' | 'text' }
>;

export function cite<const T>(value: T, article: string): Cited<T> {
  return { value, article };
}

export function silent<const T>(value: T): Cited<T> {
  return { value, article: null, because: 'silent' };
}

export function aboutText<const T>(value: T): Cited<T> {
  return { value, article: null, because: 'text' };
}

type Leaf = string | number | boolean | null | readonly unknown[] | IncrementRequest;

type CitedTable<T> = { readonly [K in keyof T]: T[K] extends Leaf ? Cited<T[K]> : CitedTable<T[K]> };

/** The parameters of one edition, every value with its article. */
export type CitedParameters = CitedTable<EditionParameters>;

type DottedName<T> = {
  [K in keyof T & string]: T[K] extends Leaf ? K : `${K}.${DottedName<T[K]>}`;
}[keyof T & string];

/** A parameter as events name it: `illegal.blitzFull.bonusSec`. */
export type ParameterName = DottedName<EditionParameters>;

function isCited(node: object): node is Cited<unknown> {
  return 'value' in node && 'article' in node;
}

/** Every value of a table under its dotted name. */
export function citations(table: CitedParameters): ReadonlyMap<ParameterName, Cited<unknown>> {
  const found = new Map<string, Cited<unknown>>();
  const walk = (node: object, prefix: string): void => {
    for (const [key, child] of Object.entries(node)) {
      if (isCited(child)) found.set(prefix + key, child);
      else walk(child, `${prefix}${key}.`);
    }
  };
  walk(table, '');
  // The names are the table's own keys, which the type spells out; Object.entries forgets them.
  return found as ReadonlyMap<string, Cited<unknown>> as ReadonlyMap<ParameterName, Cited<unknown>>;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}

function strip(node: object): unknown {
  if (isCited(node)) return node.value;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, strip(child)]));
}

/** The plain values of a table, frozen. */
export function withoutCitations(table: CitedParameters): EditionParameters {
  return deepFreeze(strip(table) as EditionParameters);
}
