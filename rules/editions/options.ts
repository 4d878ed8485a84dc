import { deepFreeze, type ParameterName } from './cited.ts';
import { EDITIONS, type Edition } from './edition.ts';
import type { EditionParameters } from './parameters.ts';
import { citationOf, PARAMETER_NAMES, parametersOf } from './table.ts';

/** What kind of value a parameter takes, for who asks a person for it. `words`: what may stand instead of a number. */
export type OptionForm = Readonly<
  | { kind: 'flag' }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'minutes' | 'number' | 'move'; words: readonly (string | null)[] }
>;

/** Which values a parameter takes, and how to say so. */
type Values = Readonly<{ form: OptionForm; accepts: (value: unknown) => boolean; described: string }>;

const TRUE_OR_FALSE: Values = {
  form: { kind: 'flag' },
  accepts: (value) => typeof value === 'boolean',
  described: 'true or false',
};

/** Within what is still added and compared exactly. */
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 1_000_000;

const NUMBERS = {
  number: isNumber,
  minutes: (value: unknown) => isNumber(value) && value >= 0,
  move: (value: unknown) => isNumber(value) && Number.isInteger(value) && value >= 1,
} as const;

function numbers(
  kind: keyof typeof NUMBERS,
  described: string,
  ...words: readonly (string | null)[]
): Values {
  return {
    form: { kind, words },
    accepts: (value) => words.some((word) => word === value) || NUMBERS[kind](value),
    described,
  };
}

function oneOf(...values: readonly (string | number)[]): Values {
  return {
    form: { kind: 'choice', values },
    accepts: (value) => values.some((allowed) => allowed === value),
    described: values.map((allowed) => JSON.stringify(allowed)).join(' or '),
  };
}

const NUMBER = numbers('number', 'a number');
const WORDS = oneOf('local', 'de');
/** 2023, blitz under B.2: two minutes by the letter, but A.3's one minute is often played. */
const ONE_OR_TWO_MINUTES = oneOf(60, 120);

/** A parameter an event may set: in which editions, and to what. */
type Changeable = Readonly<{ editions: readonly Edition[]; values: Values }>;

function always(values: Values): Changeable {
  return { editions: EDITIONS, values };
}

function only(editions: readonly Edition[], values: Values): Changeable {
  return { editions, values };
}

/**
 * What the Laws leave to the event: what they name as its choice (6.7.1, 9.1.1, 10.1, III.2.1), the local
 * adaptations of D.1, and the points on which a text is unclear. All else is fixed by the edition.
 */
const CHANGEABLE = {
  defaultTimeMin: always(numbers('minutes', 'minutes, 0 or more')),
  resumptionDefaultMin: always(numbers('minutes', 'minutes, 0 or more, or "default"', 'default')),
  incrementBeforeFirstMove: always(TRUE_OR_FALSE),
  bothColoursTouched: only(['2005', '2009'], oneOf('firstWithFirst', 'arbiter')),
  drawOfferMinMove: only(
    ['2009', '2018', '2023'],
    numbers('move', 'null, a move number or "never"', null, 'never'),
  ),
  fiftyMovesCount: only(['2023'], oneOf('made', 'completed')),
  'illegal.blitzFull.bonusSec': only(['2023'], ONE_OR_TWO_MINUTES),
  'twoHands.needsPress': only(['2018'], TRUE_OR_FALSE),
  'wrongClaim.opponentBonusSec.blitzFull': only(['2023'], ONE_OR_TWO_MINUTES),
  'recordRequired.blitzFull': only(['2018', '2023'], TRUE_OR_FALSE),
  guidelinesIII: only(['2018', '2023'], TRUE_OR_FALSE),
  'points.win': always(NUMBER),
  'points.draw': always(NUMBER),
  'points.loss': always(NUMBER),
  sightedMustAnnounceBeforePress: always(TRUE_OR_FALSE),
  'blind.ranks': always(WORDS),
  'blind.castling': always(WORDS),
  'blind.pieces': always(WORDS),
  'blind.announcePromotion': always(TRUE_OR_FALSE),
  'blind.assistantMirrorsOn': always(oneOf('opponentBoard', 'bothBoards')),
  'blind.assistantRequiredWithDeaf': always(TRUE_OR_FALSE),
} as const satisfies Partial<Record<ParameterName, Changeable>>;

/** The parameters that an event may set, in some edition. */
export type OptionName = keyof typeof CHANGEABLE;
export const OPTION_NAMES = Object.keys(CHANGEABLE) as readonly OptionName[];

/** An option as one edition has it: what it takes, and the value that holds where the event says nothing. */
export type EventOption = Readonly<{
  name: OptionName;
  form: OptionForm;
  usual: unknown;
  article: string | null;
}>;

/** What an event may change in an edition. */
export function optionsOf(edition: Edition): EventOption[] {
  return OPTION_NAMES.flatMap((name) => {
    const { editions, values }: Changeable = CHANGEABLE[name];
    if (!editions.includes(edition)) return [];
    const { value, article } = citationOf(edition, name);
    return [{ name, form: values.form, usual: value, article }];
  });
}

/** Whether an option takes a value, whatever that is. */
export function optionAccepts(name: OptionName, value: unknown): boolean {
  return CHANGEABLE[name].values.accepts(value);
}

export type AppliedOptions =
  | Readonly<{ ok: true; parameters: EditionParameters; deviceApproved: boolean }>
  | Readonly<{ ok: false; reason: string }>;

/**
 * An edition as one event plays it. `options` are parameters by their dotted names, and
 * `deviceApproved`: whether the arbiter has approved this program as a device (11.3.2).
 */
export function applyOptions(edition: Edition, options: Readonly<Record<string, unknown>>): AppliedOptions {
  let parameters = parametersOf(edition);
  let deviceApproved = true;
  for (const [name, value] of Object.entries(options)) {
    if (name === 'deviceApproved') {
      if (typeof value !== 'boolean') return refusal(name, 'must be true or false');
      deviceApproved = value;
      continue;
    }
    if (!isParameter(edition, name)) return refusal(name, 'is no parameter of the Laws');
    const changeable: Changeable | undefined = (CHANGEABLE as Partial<Record<ParameterName, Changeable>>)[
      name
    ];
    if (!changeable?.editions.includes(edition)) {
      return refusal(name, `cannot be changed by the event in the edition of ${edition}`);
    }
    if (!changeable.values.accepts(value)) return refusal(name, `must be ${changeable.values.described}`);
    parameters = withValue(parameters, name.split('.'), value) as EditionParameters;
  }
  return { ok: true, parameters: deepFreeze(parameters), deviceApproved };
}

function refusal(name: string, fault: string): AppliedOptions {
  return { ok: false, reason: `option ${JSON.stringify(name)} ${fault}` };
}

/** Facts about the text, such as the day it came into force, stand in the table but are no parameters. */
function isParameter(edition: Edition, name: string): name is ParameterName {
  const known = PARAMETER_NAMES.find((parameter) => parameter === name);
  if (known === undefined) return false;
  const cited = citationOf(edition, known);
  return cited.article !== null || cited.because === 'silent';
}

function withValue(node: object, [key, ...rest]: readonly string[], value: unknown): object {
  if (key === undefined) return node;
  const child: unknown = (node as Readonly<Record<string, unknown>>)[key];
  const replaced =
    rest.length > 0 && typeof child === 'object' && child !== null ? withValue(child, rest, value) : value;
  return { ...node, [key]: replaced };
}
