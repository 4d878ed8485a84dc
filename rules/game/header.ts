/**
 * What is settled before the first move: the edition, who plays on which board, who helps, the time control.
 * The first line of a game script and of a journal (interfaces.md, section 2).
 */
import { EDITIONS, type Edition } from '../editions/edition.ts';
import { LANGUAGES, type Language } from '../notation/language.ts';
import type { Color } from '../position/square.ts';
import { VARIANTS, type Variant } from '../position/variant.ts';
import { isDuration, isRecord, LONGEST_NAME, LONGEST_TEXT, MOST_PLIES, shown } from './fields.ts';
import { OCCASION_FIELDS, type Occasion, readTexts, STANDING_FIELDS, type Standing } from './occasion.ts';

export const MODES = ['training', 'competition'] as const;
export type Mode = (typeof MODES)[number];

export const SUPERVISIONS = ['full', 'limited'] as const;
export type Supervision = (typeof SUPERVISIONS)[number];

/** `peg`: Appendix D, a lift is a touch and words are part of a move. `normal`: Article 4 alone. */
export const PLAYERS_BOARDS = ['peg', 'normal'] as const;
export type PlayersBoard = (typeof PLAYERS_BOARDS)[number];

/** How a player sees the board: a fact for those around him. What the Laws ask of him follows from his board. */
export const SIGHTS = ['blind', 'low-sighted', 'sighted'] as const;
export type Sight = (typeof SIGHTS)[number];

/** D.2.10, in the numbering of 2023 whatever the edition. */
export const DUTIES = ['D.2.10.1', 'D.2.10.2', 'D.2.10.3', 'D.2.10.4', 'D.2.10.5', 'D.2.10.6'] as const;
export type Duty = (typeof DUTIES)[number];

export const TIMES_TOLD_BY = ['program', 'assistant'] as const;
export type TimesToldBy = (typeof TIMES_TOLD_BY)[number];

export type Period = Readonly<{ moves?: number; ms: number }>;
export type TimeControl = Readonly<{ periods: readonly Period[]; incrementMs: number; delayMs: number }>;

export type Assistant = Readonly<{ name: string; duties: readonly Duty[] }>;
export type Player = Readonly<{
  name: string;
  board: PlayersBoard;
  deaf: boolean;
  sight?: Sight;
  assistant: Assistant | null;
}> &
  Standing;

/** By which numbers a board's contacts are read as a hand; each with its reason in devices/inference/timing.ts. */
export const HAND_TIMES = ['restMs', 'shortestLiftMs', 'togetherMs', 'reactionMs'] as const;
export type HandTimes = Readonly<Record<(typeof HAND_TIMES)[number], number>>;

export type GameHeader = Readonly<
  {
    edition: Edition;
    mode: Mode;
    supervision: Supervision;
    variant: Variant;
    startFen: string | null;
    boards: 'one' | 'two';
    language: Language;
    timeControl: TimeControl | null;
    /** A.4.1, B.2.1: how many games the arbiter of this one watches, where the event says so. */
    gamesPerArbiter?: number;
    /** III.6 (05, 09: D.1): false where no arbiter is at the board. */
    arbiterPresent?: boolean;
    /** D.2.10.4: whether the program answers a player's questions itself, or passes them to his assistant. */
    timesToldBy?: TimesToldBy;
    /** The arbiter's numbers for reading the hand; without them each board's own are used. */
    hand?: HandTimes;
    options: Readonly<Record<string, unknown>>;
  } & Occasion &
    Record<Color, Player>
>;

export type ParsedHeader = { ok: true; header: GameHeader } | { ok: false; reason: string };

type Fields = Record<string, unknown>;

const MOST_PERIODS = 100;

class BadHeader extends Error {}

/** Reads a header from JSON. What is left out takes the value of an ordinary game; what is wrong is named. */
export function parseHeader(value: unknown): ParsedHeader {
  try {
    if (!isRecord(value)) throw new BadHeader('the first line must be a JSON object');
    return {
      ok: true,
      header: {
        edition: oneOf(value, 'edition', EDITIONS, '2023'),
        mode: oneOf(value, 'mode', MODES, 'competition'),
        supervision: oneOf(value, 'supervision', SUPERVISIONS, 'full'),
        variant: oneOf(value, 'variant', VARIANTS, 'standard'),
        startFen: startFen(value.startFen),
        boards: oneOf(value, 'boards', ['one', 'two'], 'one'),
        language: oneOf(value, 'language', LANGUAGES, 'en'),
        timeControl: timeControl(value.timeControl),
        ...gamesPerArbiter(value.gamesPerArbiter),
        ...arbiterPresent(value.arbiterPresent),
        ...timesToldBy(value),
        ...texts(OCCASION_FIELDS, value, ''),
        ...handTimes(value.hand),
        white: player(value.white, 'white'),
        black: player(value.black, 'black'),
        options: isRecord(value.options ?? {})
          ? ((value.options ?? {}) as Fields)
          : bad('options must be an object'),
      },
    };
  } catch (error) {
    if (error instanceof BadHeader) return { ok: false, reason: error.message };
    throw error;
  }
}

function bad(reason: string): never {
  throw new BadHeader(reason);
}

function oneOf<T extends string>(fields: Fields, name: string, values: readonly T[], otherwise: T): T {
  const value = fields[name] ?? otherwise;
  return values.find((known) => known === value) ?? bad(`${name} must be one of ${values.join(', ')}`);
}

function startFen(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' && value.length <= LONGEST_TEXT
    ? value
    : bad('startFen must be a FEN or null');
}

function gamesPerArbiter(value: unknown): { gamesPerArbiter?: number } {
  if (value === undefined || value === null) return {};
  return isWhole(value) ? { gamesPerArbiter: value } : bad('gamesPerArbiter must be a number');
}

function arbiterPresent(value: unknown): { arbiterPresent?: boolean } {
  if (value === undefined || value === null) return {};
  return typeof value === 'boolean' ? { arbiterPresent: value } : bad('arbiterPresent must be true or false');
}

function timesToldBy(fields: Fields): { timesToldBy?: TimesToldBy } {
  if (fields.timesToldBy === undefined || fields.timesToldBy === null) return {};
  return { timesToldBy: oneOf(fields, 'timesToldBy', TIMES_TOLD_BY, 'program') };
}

function handTimes(value: unknown): { hand?: HandTimes } {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return bad('hand must be an object with times');
  const time = (name: (typeof HAND_TIMES)[number]) => duration(value[name], `hand.${name}`);
  return {
    hand: {
      restMs: time('restMs'),
      shortestLiftMs: time('shortestLiftMs'),
      togetherMs: time('togetherMs'),
      reactionMs: time('reactionMs'),
    },
  };
}

function timeControl(value: unknown): TimeControl | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) return bad('timeControl must be an object or null');
  const { periods } = value;
  if (!Array.isArray(periods) || periods.length === 0 || periods.length > MOST_PERIODS)
    return bad('timeControl.periods must be a list of periods');
  const read = periods.map(period);
  if (read.slice(0, -1).some(({ moves }) => moves === undefined))
    return bad('every period but the last needs its moves'); // 6.3.1: otherwise the next could never begin
  const incrementMs = duration(value.incrementMs ?? 0, 'timeControl.incrementMs');
  const delayMs = duration(value.delayMs ?? 0, 'timeControl.delayMs');
  if (incrementMs + delayMs === 0 && read.some(({ ms }) => ms === 0))
    return bad('a period of 0 ms needs an increment or a delay'); // 6.3.1: nobody can move in no time
  return { periods: read, incrementMs, delayMs };
}

function period(value: unknown): Period {
  if (!isRecord(value)) return bad('a period must be an object with ms');
  const ms = duration(value.ms, 'a period’s ms');
  if (value.moves === undefined || value.moves === null) return { ms };
  if (!isWhole(value.moves)) return bad('a period’s moves must be a number');
  return { moves: value.moves, ms };
}

function duration(value: unknown, name: string): number {
  return isDuration(value) ? value : bad(`${name} must be whole milliseconds`);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_PLIES;
}

function nameOf(value: unknown, whose: string): string {
  const name = value ?? '';
  if (typeof name !== 'string') return bad(`${whose} must be text`);
  return name.length <= LONGEST_NAME ? name : bad(`${whose} is longer than ${LONGEST_NAME} letters`);
}

function texts<Name extends string>(names: readonly Name[], fields: Fields, of: string) {
  return readTexts(names, fields, {
    isText: (value): value is string => typeof value === 'string' && value.length <= LONGEST_NAME,
    refuse: (name) => bad(`${of}${name} must be text of at most ${LONGEST_NAME} letters`),
  });
}

function player(value: unknown, color: Color): Player {
  if (value === undefined) return { name: '', board: 'normal', deaf: false, assistant: null };
  if (!isRecord(value)) return bad(`${color} must be an object`);
  const deaf = value.deaf ?? false;
  if (typeof deaf !== 'boolean') return bad(`${color}.deaf must be true or false`);
  const board = PLAYERS_BOARDS.find((kind) => kind === (value.board ?? 'normal'));
  return {
    name: nameOf(value.name, `${color}.name`),
    board: board ?? bad(`${color}.board must be peg or normal`),
    deaf,
    ...sight(value.sight, color),
    assistant: assistant(value.assistant, color),
    ...texts(STANDING_FIELDS, value, `${color}.`),
  };
}

function sight(value: unknown, color: Color): { sight?: Sight } {
  if (value === undefined || value === null) return {};
  const known = SIGHTS.find((kind) => kind === value);
  return { sight: known ?? bad(`${color}.sight must be one of ${SIGHTS.join(', ')}`) };
}

function assistant(value: unknown, color: Color): Assistant | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value) || !Array.isArray(value.duties))
    return bad(`${color}.assistant needs a name and duties`);
  const duties = value.duties.map(
    (duty) => DUTIES.find((known) => known === duty) ?? bad(`${shown(duty)} is no duty of D.2.10`),
  );
  return { name: nameOf(value.name, `${color}.assistant.name`), duties };
}
