/**
 * A hall at a glance, for its arbiter: every game with its clocks, its alerts, and whether its table is heard. What the
 * hub sends is checked like anything else that comes over a network; in which order games need him is decided here.
 */
import { ALERT_KINDS, type AlertKind } from '#rules/game/command.ts';
import { isDuration, isRecord } from '#rules/game/fields.ts';
import { COLORS, type Color } from '#rules/position/square.ts';

export type HallAlert = Readonly<{
  id: number;
  kind: AlertKind;
  side: Color | null;
  article: string | null;
  at: number;
}>;

export type HallGameView = Readonly<{
  game: string;
  board: number;
  white: string;
  black: string;
  phase: 'waiting' | 'playing' | 'stopped' | 'over';
  /** As a score writes it; `*` while there is none. */
  result: string;
  /** Moves completed by both. */
  moves: number;
  /** What is left, at the moment of the view; null without a clock. */
  clocks: Readonly<Record<Color, number>> | null;
  /** What each has used. */
  used: Readonly<Record<Color, number>> | null;
  running: Color | null;
  alerts: readonly HallAlert[];
  /** Whether its table is heard; a game that was never opened is not missed. */
  table: 'heard' | 'silent' | 'none';
  /** How many people are at desks of it. */
  desks: number;
}>;

export type HallView = Readonly<{ round: number; games: readonly HallGameView[] }>;

const PHASES = ['waiting', 'playing', 'stopped', 'over'] as const;
const TABLES = ['heard', 'silent', 'none'] as const;
const MOST_GAMES = 5000;

export function readHallView(value: unknown): HallView | null {
  if (!isRecord(value) || typeof value.round !== 'number' || !Array.isArray(value.games)) return null;
  if (value.games.length > MOST_GAMES) return null;
  const games = value.games.map(readGame).filter((game) => game !== null);
  return games.length === value.games.length ? { round: value.round, games } : null;
}

function readGame(value: unknown): HallGameView | null {
  if (!isRecord(value) || !Array.isArray(value.alerts)) return null;
  const { game, board, white, black, result, moves, desks } = value;
  const phase = PHASES.find((known) => known === value.phase);
  const table = TABLES.find((known) => known === value.table);
  const running = value.running === null ? null : COLORS.find((color) => color === value.running);
  const alerts = value.alerts.map(readAlert).filter((alert) => alert !== null);
  if (typeof game !== 'string' || typeof board !== 'number' || typeof white !== 'string') return null;
  if (typeof black !== 'string' || typeof result !== 'string' || typeof moves !== 'number') return null;
  if (typeof desks !== 'number' || !phase || !table || running === undefined) return null;
  if (alerts.length < value.alerts.length) return null;
  const clocks = readPair(value.clocks);
  const used = readPair(value.used);
  return { game, board, white, black, phase, result, moves, clocks, used, running, alerts, table, desks };
}

function readPair(value: unknown): Readonly<Record<Color, number>> | null {
  if (!isRecord(value)) return null;
  const { white, black } = value;
  return isDuration(white) && isDuration(black) ? { white, black } : null;
}

function readAlert(value: unknown): HallAlert | null {
  if (!isRecord(value)) return null;
  const { id, article, at } = value;
  const kind = ALERT_KINDS.find((known) => known === value.kind);
  const side = COLORS.find((color) => color === value.side) ?? null;
  if (!kind || typeof id !== 'number' || !isDuration(at)) return null;
  return { id, kind, side, article: typeof article === 'string' ? article : null, at };
}

/** Why a game needs the arbiter, the gravest first. */
export const NEEDS = ['alert', 'silent', 'flag', 'playing', 'waiting', 'over'] as const;
export type Need = (typeof NEEDS)[number];

/** A table that is lost counts as an alert: nobody there can call. */
export function needOf(game: HallGameView): Need {
  if (game.alerts.length > 0) return 'alert';
  if (game.table === 'silent' && game.phase !== 'over') return 'silent';
  if (game.phase !== 'over' && leastTime(game) === 0) return 'flag';
  if (game.phase === 'over') return 'over';
  return game.phase === 'waiting' ? 'waiting' : 'playing';
}

/** Alerts (the longest open first) and lost tables, then flags, then who has the least time; boards among equals. */
export function byNeed(games: readonly HallGameView[]): HallGameView[] {
  const waitingSince = ({ alerts }: HallGameView) => Math.min(...alerts.map(({ at }) => at), Infinity);
  return games.toSorted((a, b) => {
    const [first, second] = [needOf(a), needOf(b)];
    if (first !== second) return NEEDS.indexOf(first) - NEEDS.indexOf(second);
    const since = first === 'alert' ? difference(waitingSince(a), waitingSince(b)) : 0;
    const time = first === 'playing' ? difference(leastTime(a) ?? Infinity, leastTime(b) ?? Infinity) : 0;
    return since || time || a.board - b.board;
  });
}

function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Of the two, the less that is left; null without a clock. */
export function leastTime({ clocks }: HallGameView): number | null {
  return clocks && Math.min(clocks.white, clocks.black);
}
