/**
 * A game as it is being set up: every field as it was typed, right or wrong, so that nothing is lost on the way. What is
 * asked on the first page stands beside the details; `makeHeader` turns it into a header, or names what is wrong.
 */
import type { Edition } from '#rules/editions/edition.ts';
import { LONGEST_NAME } from '#rules/game/fields.ts';
import {
  DUTIES,
  type Duty,
  type GameHeader,
  type Mode,
  PLAYERS_BOARDS,
  type PlayersBoard,
  SIGHTS,
  type Sight,
  SUPERVISIONS,
  type Supervision,
  TIMES_TOLD_BY,
  type TimesToldBy,
} from '#rules/game/header.ts';
import type { Language } from '#rules/notation/language.ts';
import type { Color } from '#rules/position/square.ts';
import type { TimeChoice } from './timeControls.ts';

/** A player but for his name, which the first page asks for. */
export type PlayerDraft = Readonly<{
  title: string;
  rating: string;
  fideId: string;
  team: string;
  /** Empty: not stated. */
  sight: Sight | '';
  deaf: boolean;
  board: PlayersBoard;
  hasAssistant: boolean;
  assistant: string;
  duties: readonly Duty[];
}>;

export type PeriodDraft = Readonly<{ moves: string; time: string }>;

export const START_KINDS = ['standard', 'chess960', 'position'] as const;
export type StartKind = (typeof START_KINDS)[number];

/** What the second page asks for. */
export type SetupDetails = Readonly<{
  players: Readonly<Record<Color, PlayerDraft>>;
  /** The periods below are played, and not the control chosen on the first page. */
  isFreeTime: boolean;
  periods: readonly PeriodDraft[];
  increment: string;
  delay: string;
  supervision: Supervision;
  gamesPerArbiter: string;
  /** Empty: not stated. */
  arbiterPresent: '' | 'yes' | 'no';
  /** D.2.10.4: who answers a player's questions. */
  timesToldBy: TimesToldBy;
  start: StartKind;
  startNumber: string;
  startFen: string;
  /** The position is one of a game of Chess960. */
  isChess960: boolean;
  event: string;
  site: string;
  round: string;
  board: string;
  date: string;
  timeControlText: string;
  arbiter: string;
  adaptedBy: string;
  deviceApproved: boolean;
  /** By their names, as text; what is not here is as the edition has it. */
  options: Readonly<Record<string, string>>;
  /** The arbiter's numbers for reading a hand, by their names, as text. */
  hand: Readonly<Record<string, string>>;
}>;

export type Draft = Readonly<{
  language: Language;
  mode: Mode;
  edition: Edition;
  time: TimeChoice;
  boards: GameHeader['boards'];
  white: string;
  black: string;
  setup: SetupDetails;
}>;

/** D.2.10: any or all of the duties are his; D.2.11: the helper of a sighted player moves and announces. */
export function usualDuties(board: PlayersBoard): readonly Duty[] {
  return board === 'peg' ? DUTIES : ['D.2.10.1', 'D.2.10.2'];
}

const PLAYER: PlayerDraft = {
  title: '',
  rating: '',
  fideId: '',
  team: '',
  sight: '',
  deaf: false,
  board: 'peg',
  hasAssistant: false,
  assistant: '',
  duties: usualDuties('peg'),
};

/** Two players at peg boards: whatever a board is made of, a lift is a touch and moves are announced (D.2.2, D.2.3). */
export const DEFAULT_DETAILS: SetupDetails = {
  players: { white: PLAYER, black: PLAYER },
  isFreeTime: false,
  periods: [{ moves: '', time: '90' }],
  increment: '30',
  delay: '0',
  supervision: 'full',
  gamesPerArbiter: '',
  arbiterPresent: '',
  timesToldBy: 'program',
  start: 'standard',
  startNumber: '518',
  startFen: '',
  isChess960: false,
  event: '',
  site: '',
  round: '',
  board: '',
  date: '',
  timeControlText: '',
  arbiter: '',
  adaptedBy: '',
  deviceApproved: true,
  options: {},
  hand: {},
};

export const MOST_PERIODS = 20;

type Stored = Readonly<Record<string, unknown>>;

/** What the browser has kept may be anything; what is not usable takes its default. */
export function parseDetails(value: unknown): SetupDetails {
  const stored = recordOf(value);
  const players = recordOf(stored.players);
  const player = (color: Color): PlayerDraft => {
    const own = recordOf(players[color]);
    return {
      ...usable(PLAYER, own),
      sight: oneOf(['', ...SIGHTS], own.sight, PLAYER.sight),
      board: oneOf(PLAYERS_BOARDS, own.board, PLAYER.board),
      duties: Array.isArray(own.duties) ? DUTIES.filter((duty) => listed(own.duties, duty)) : PLAYER.duties,
    };
  };
  return {
    ...usable(DEFAULT_DETAILS, stored),
    players: { white: player('white'), black: player('black') },
    periods: periodsOf(stored.periods),
    supervision: oneOf(SUPERVISIONS, stored.supervision, DEFAULT_DETAILS.supervision),
    arbiterPresent: oneOf(['', 'yes', 'no'], stored.arbiterPresent, ''),
    timesToldBy: oneOf(TIMES_TOLD_BY, stored.timesToldBy, DEFAULT_DETAILS.timesToldBy),
    start: oneOf(START_KINDS, stored.start, DEFAULT_DETAILS.start),
    options: textsOf(stored.options),
    hand: textsOf(stored.hand),
  };
}

function recordOf(value: unknown): Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
}

function listed(list: unknown, item: string): boolean {
  return Array.isArray(list) && list.includes(item);
}

/** The texts and flags that are there, over the defaults; the rest is read apart. */
function usable<T extends object>(defaults: T, stored: Stored): T {
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    const isUsable = typeof fallback === 'boolean' ? typeof value === 'boolean' : isText(value);
    return [name, isUsable && typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as T;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}

function oneOf<T extends string>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}

function periodsOf(value: unknown): readonly PeriodDraft[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PERIODS)
    return DEFAULT_DETAILS.periods;
  return value.map((period) => usable({ moves: '', time: '' }, recordOf(period)));
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(recordOf(value)).filter(([, text]) => isText(text));
  return Object.fromEntries(entries.slice(0, 100)) as Record<string, string>;
}

/** The draft with one player changed. */
export function withPlayer(setup: SetupDetails, color: Color, change: Partial<PlayerDraft>): SetupDetails {
  return { ...setup, players: { ...setup.players, [color]: { ...setup.players[color], ...change } } };
}

/** Nothing but the first page was used. */
export function isPlain(setup: SetupDetails): boolean {
  return JSON.stringify(setup) === JSON.stringify(DEFAULT_DETAILS);
}
