/**
 * What a table and a desk say to each other, as data. Everything that arrives is untrusted: it is bounded before it is
 * read, every field is checked, nothing else may be there, and what does not fit is refused with a reason. Nothing here
 * throws.
 */
import { ACTORS } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import {
  type Check,
  isDuration,
  isFlag,
  isRecord,
  isShaped,
  listOf,
  maybe,
  oneOf,
  orNull,
  type Shape,
  shown,
  upTo,
} from '#rules/game/fields.ts';
import type { GameHeader } from '#rules/game/header.ts';
import type { Listener } from '#rules/game/hearing.ts';
import { parseEvent } from '#rules/game/parseEvent.ts';
import type { RefusalCode } from '#rules/game/refusal.ts';
import type { PackedPly, PackedRest, Snapshot } from '#rules/game/snapshot.ts';

export const ROLES: readonly Listener[] = [...ACTORS, 'spectator'];

/** A knock at the door. `proof`: null where no code is needed. `from`: how many events of its view the desk has. */
export type Hello = Readonly<{
  kind: 'hello';
  desk: string;
  game: string | null;
  role: Listener;
  proof: string | null;
  from: number;
}>;

/** A command without its actor and time, which the table knows. `id` counts the requests of this desk. */
export type WireRequest = Readonly<{
  kind: 'request';
  game: string;
  id: number;
  command: Readonly<Record<string, unknown>>;
  /** So many milliseconds ago it began at the desk: for the record, never for a clock. */
  ago?: number;
}>;

/** The arbiter asks for the places of these roles, and for a new code for one of them: the old one opens nothing any more. */
export type AskForPlaces = Readonly<{
  kind: 'ask-places';
  roles: readonly Listener[];
  renew: Listener | null;
}>;

/** A role's place, as the arbiter may give it away and take it back. `code`: null where none is needed. */
export type Place = Readonly<{ role: Listener; code: string | null; isPresent: boolean }>;

export type ToTable =
  | Hello
  | WireRequest
  | AskForPlaces
  | Readonly<{ kind: 'here'; length: number } | { kind: 'bye' }>;

/** What became of a request, as it travels. */
export type WireOutcome = Readonly<
  | { kind: 'done' }
  | { kind: 'refused'; code: RefusalCode; article: string | null }
  | { kind: 'not-written'; fault: string }
  | { kind: 'failed' }
  | { kind: 'not-sent'; reason: string }
>;

export type ToDesk = Readonly<
  /** Said at the door, to one desk. */
  | { kind: 'refused'; desk: string; reason: RefusedReason }
  /** At the door: a desk named no game, and this table has one, under a line of its own. */
  | { kind: 'game'; desk: string; game: string; needsCode: boolean }
  /** Events that the desk has not had yet, in parts; the welcome comes behind them. */
  | { kind: 'missed'; from: number; events: readonly GameEvent[] }
  | {
      kind: 'welcome';
      table: string;
      game: string;
      role: Listener;
      length: number;
      at: number;
      snapshot: Snapshot;
    }
  /** `keep`: so many half-moves stand as they were; `plies` come behind them. */
  | {
      kind: 'change';
      from: number;
      events: readonly GameEvent[];
      at: number;
      header: GameHeader;
      keep: number;
      plies: readonly PackedPly[];
      rest: PackedRest;
    }
  | { kind: 'outcome'; id: number; outcome: WireOutcome }
  | { kind: 'beat'; length: number; at: number }
  /** On the arbiter's own line only. */
  | { kind: 'places'; places: readonly Place[] }
  | { kind: 'closed'; reason: 'revoked' | 'closed' }
>;

export const REFUSED_REASONS = [
  'wrong-code',
  'code-needed',
  'revoked',
  'too-many-tries',
  'malformed',
] as const;
export type RefusedReason = (typeof REFUSED_REASONS)[number];

/** A request is small; a welcome holds a whole game. */
export const LONGEST_TO_TABLE = 64_000;
export const LONGEST_TO_DESK = 8_000_000;
/** Events in one message: a desk that is far behind catches up in parts. */
export const MOST_EVENTS = 200;

const isName: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 100;
const isCount = upTo(10_000_000);
const isRole = oneOf(ROLES);
const isPlain: Check<Readonly<Record<string, unknown>>> = (value): value is Record<string, unknown> =>
  isRecord(value);
const isEvent: Check<GameEvent> = (value): value is GameEvent => parseEvent(value).ok;
const isEvents = listOf(isEvent, 10_000);

type Shapes<M extends { kind: string }> = {
  readonly [K in M['kind']]: Shape<Omit<Extract<M, { kind: K }>, 'kind'>>;
};

const TO_TABLE: Shapes<ToTable> = {
  hello: { desk: isName, game: orNull(isName), role: isRole, proof: orNull(isName), from: isCount },
  request: { game: isName, id: isCount, command: isPlain, ago: maybe(isDuration) },
  'ask-places': { roles: listOf(isRole, ROLES.length), renew: orNull(isRole) },
  here: { length: isCount },
  bye: {},
};

const isPlace: Check<Place> = isShaped({ role: isRole, code: orNull(isName), isPresent: isFlag });

const isOutcome: Check<WireOutcome> = (value): value is WireOutcome =>
  isRecord(value) &&
  typeof value.kind === 'string' &&
  ['done', 'refused', 'not-written', 'failed', 'not-sent'].includes(value.kind);
const isHeader: Check<GameHeader> = (value): value is GameHeader => isRecord(value); // read by unpack
const isPlies: Check<readonly PackedPly[]> = (value): value is readonly PackedPly[] =>
  Array.isArray(value) && value.every(isRecord);
const isRest: Check<PackedRest> = (value): value is PackedRest => isRecord(value); // read by unpack
const isSnapshot: Check<Snapshot> = (value): value is Snapshot => isRecord(value); // read by unpack

const TO_DESK: Shapes<ToDesk> = {
  refused: { desk: isName, reason: oneOf(REFUSED_REASONS) },
  game: { desk: isName, game: isName, needsCode: isFlag },
  missed: { from: isCount, events: isEvents },
  welcome: {
    table: isName,
    game: isName,
    role: isRole,
    length: isCount,
    at: isDuration,
    snapshot: isSnapshot,
  },
  change: {
    from: isCount,
    events: isEvents,
    at: isDuration,
    header: isHeader,
    keep: isCount,
    plies: isPlies,
    rest: isRest,
  },
  outcome: { id: isCount, outcome: isOutcome },
  beat: { length: isCount, at: isDuration },
  places: { places: listOf(isPlace, ROLES.length) },
  closed: { reason: oneOf(['revoked', 'closed']) },
};

export type Parsed<M> = Readonly<{ ok: true; message: M } | { ok: false; reason: string }>;

export function readToTable(text: unknown): Parsed<ToTable> {
  return read<ToTable>(text, LONGEST_TO_TABLE, TO_TABLE);
}

export function readToDesk(text: unknown): Parsed<ToDesk> {
  return read<ToDesk>(text, LONGEST_TO_DESK, TO_DESK);
}

function read<M>(text: unknown, longest: number, shapes: object): Parsed<M> {
  if (typeof text !== 'string') return { ok: false, reason: `no text but ${typeof text}` };
  if (text.length > longest) return { ok: false, reason: `too long: ${text.length}` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: `no JSON: ${shown(text)}` };
  }
  if (!isRecord(value)) return { ok: false, reason: `no message: ${shown(value)}` };
  const { kind, ...fields } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind))
    return { ok: false, reason: `of no known kind: ${shown(kind)}` };
  const shape = (shapes as Record<string, Shape<unknown>>)[kind] as Shape<unknown>;
  return isShaped(shape)(fields)
    ? { ok: true, message: value as M }
    : { ok: false, reason: `${kind} is not as it should be` };
}

export function write(message: ToTable | ToDesk): string {
  return JSON.stringify(message);
}
