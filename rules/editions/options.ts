import { deepFreeze, type ParameterName } from './cited.ts';
import { EDITIONS, type Edition } from './edition.ts';
import type { EditionParameters } from './parameters.ts';
import { citationOf, PARAMETER_NAMES, parametersOf } from './table.ts';

/** Which values a parameter takes, and how to say so. */
type Values = Readonly<{ accepts: (value: unknown) => boolean; described: string }>;

const TRUE_OR_FALSE: Values = {
  accepts: (value) => typeof value === 'boolean',
  described: 'true or false',
};

/** Within what is still added and compared exactly. */
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 1_000_000;
const isMinutes = (value: unknown): boolean => isNumber(value) && value >= 0;
const isMoveNumber = (value: unknown): boolean => isNumber(value) && Number.isInteger(value) && value >= 1;

function oneOf(...values: readonly (string | number)[]): Values {
  return {
    accepts: (value) => values.some((allowed) => allowed === value),
    described: values.map((allowed) => JSON.stringify(allowed)).join(' or '),
  };
}

const NUMBER: Values = { accepts: isNumber, described: 'a number' };
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
const CHANGEABLE: Readonly<Partial<Record<ParameterName, Changeable>>> = {
  defaultTimeMin: always({ accepts: isMinutes, described: 'minutes, 0 or more' }),
  resumptionDefaultMin: always({
    accepts: (value) => value === 'default' || isMinutes(value),
    described: 'minutes, 0 or more, or "default"',
  }),
  incrementBeforeFirstMove: always(TRUE_OR_FALSE),
  bothColoursTouched: only(['2005', '2009'], oneOf('firstWithFirst', 'arbiter')),
  drawOfferMinMove: only(['2009', '2018', '2023'], {
    accepts: (value) => value === null || value === 'never' || isMoveNumber(value),
    described: 'null, a move number or "never"',
  }),
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
};

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
    const changeable = CHANGEABLE[name];
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
