import { LAWS_2005 } from './2005.ts';
import { LAWS_2009 } from './2009.ts';
import { LAWS_2018 } from './2018.ts';
import { LAWS_2023 } from './2023.ts';
import { type Cited, citations, type ParameterName, withoutCitations } from './cited.ts';
import type { Edition } from './edition.ts';
import type { EditionParameters } from './parameters.ts';

const CITATIONS: Readonly<Record<Edition, ReadonlyMap<ParameterName, Cited<unknown>>>> = {
  '2005': citations(LAWS_2005),
  '2009': citations(LAWS_2009),
  '2018': citations(LAWS_2018),
  '2023': citations(LAWS_2023),
};

const PARAMETERS: Readonly<Record<Edition, EditionParameters>> = {
  '2005': withoutCitations(LAWS_2005),
  '2009': withoutCitations(LAWS_2009),
  '2018': withoutCitations(LAWS_2018),
  '2023': withoutCitations(LAWS_2023),
};

/** Every value in the tables by its dotted name, the same in each edition. */
export const PARAMETER_NAMES: readonly ParameterName[] = [...CITATIONS['2023'].keys()];

/** The values of an edition as its text gives them, before any option of an event. */
export function parametersOf(edition: Edition): EditionParameters {
  return PARAMETERS[edition];
}

/** The value of one parameter together with its article, or with the reason why it has none. */
export function citationOf(edition: Edition, name: ParameterName): Cited<unknown> {
  const cited = CITATIONS[edition].get(name);
  if (cited === undefined) throw new RangeError(`no parameter ${name}`);
  return cited;
}
