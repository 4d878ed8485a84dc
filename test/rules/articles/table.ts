/**
 * A game in a line: settings, and a script in the shorthand of the appendix's scenarios (`5 W lift e2 · 7 W press`;
 * seconds; W, B, R, WA, BA). Unless told otherwise two sighted players sit at a sensor board, ninety minutes each.
 */
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import type { Actor } from '#rules/game/command.ts';
import { DUTIES } from '#rules/game/header.ts';
import { parseCommand } from '#rules/game/parseCommand.ts';
import type { Variant } from '#rules/position/variant.ts';
import { headerOf, type Line, type Ran, run } from '#test/rules/game/script.ts';

export { positionAt as position } from '#test/positionAt.ts';

export type Settings = Readonly<{
  edition?: Edition;
  mode?: 'training' | 'competition';
  supervision?: 'full' | 'limited';
  variant?: Variant;
  fen?: string;
  boards?: 'one' | 'two';
  /** Minutes of a single period, or the periods themselves; null: no clock. */
  clock?: number | readonly Readonly<{ moves?: number; ms: number }>[] | null;
  /** Seconds. */
  increment?: number;
  delay?: number;
  white?: Readonly<Record<string, unknown>>;
  black?: Readonly<Record<string, unknown>>;
  options?: Readonly<Record<string, unknown>>;
  gamesPerArbiter?: number;
  arbiterPresent?: boolean;
  timesToldBy?: 'program' | 'assistant';
}>;

/** The blind player of Appendix D: a peg board, and an assistant for every duty. */
export const BLIND = { name: 'V', board: 'peg', assistant: { name: 'A', duties: [...DUTIES] } };

export const MINUTE = 60_000;

const ACTORS: Readonly<Record<string, Actor>> = {
  W: 'white',
  B: 'black',
  R: 'arbiter',
  WA: 'white-assistant',
  BA: 'black-assistant',
};

/** What the words after a command are; the last field takes the rest of the line. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  lift: ['square'],
  insert: ['square', 'piece'],
  move: ['move'],
  announce: ['move'],
  correct: ['move'],
  repeat: ['move'],
  claim: ['ground', 'intended'],
  callArbiter: ['reason'],
  ask: ['what'],
  answer: ['what'],
  rule: ['on', 'decision', 'id'],
  setClocks: ['whiteMs', 'blackMs', 'reason'],
  restore: ['ply'],
  result: ['white', 'black', 'reason'],
  accidental: ['square'],
  acceptMovingAssistant: ['side'],
  approveDevice: ['name'],
  penalty: ['side', 'penalty', 'ms', 'reason'],
  grantTime: ['whiteMs', 'blackMs', 'reason'],
  twoHands: ['side'],
  misplacedCastling: ['side', 'rook'],
  nextPeriod: ['side'],
  record: ['move', 'ply'],
  confirmResult: ['white', 'black'],
  report: ['about'],
  compare: ['squares'],
  verdict: ['ply', 'white', 'black'],
  orderSeal: ['sessionEndsAt'],
  seal: ['move'],
  closeEnvelope: ['resumption'],
  stop: ['reason'],
  envelopeLost: ['move'],
  handOver: ['to'],
  tell: ['text'],
  openEnvelope: ['move'],
};

const NUMBERS = new Set(['id', 'whiteMs', 'blackMs', 'ms', 'ply', 'sessionEndsAt']);

export function lineOf(text: string): Line {
  const [time = '', who = '', what = '', ...words] = text.trim().split(/\s+/);
  const names = FIELDS[what] ?? [];
  const fields: Record<string, unknown> = { at: Math.round(Number(time) * 1000), by: ACTORS[who], do: what };
  for (const [index, name] of names.entries()) {
    const word = index === names.length - 1 ? words.slice(index).join(' ') : words[index];
    if (word) fields[name] = NUMBERS.has(name) ? Number(word) : word;
  }
  if (what === 'move' && words[1] === 'silent') Object.assign(fields, { move: words[0], announced: false });
  if (what === 'claim' && words.at(-1) === 'leave')
    Object.assign(fields, { intended: undefined, stopClocks: false });
  const extra = /^(.*?) ?increment=(\d+)$/.exec(String(fields.reason ?? ''));
  if (extra) Object.assign(fields, { reason: extra[1], incrementMs: Number(extra[2]) });
  if (what === 'result' || what === 'confirmResult')
    Object.assign(fields, { white: Number(words[0]), black: Number(words[1]) });
  if (what === 'resume') fields.present = words;
  if (what === 'openEnvelope' && words[0] === 'faulty')
    Object.assign(fields, { move: undefined, faulty: true });
  if (what === 'verifyClaim')
    Object.assign(fields, { position: words[0] === 'yes', score: words[1] === 'yes' });
  if (what === 'compare') fields.squares = words;
  const said = /"(.*)"/.exec(text)?.[1];
  if (said !== undefined) Object.assign(fields, { move: undefined, text: said, moves: [] });
  else if (what === 'seal' && words.length > 1) Object.assign(fields, { move: undefined, moves: words });
  const parsed = parseCommand(fields);
  if (parsed.kind !== 'command') throw new Error(`not a command: ${text} (${JSON.stringify(parsed)})`);
  return parsed.command;
}

/** Whole moves, each pressed at once, one a second: the seconds begin at `from`. */
export function moves(from: number, ucis: string, first: 'W' | 'B' = 'W'): string {
  const sides = first === 'W' ? ['W', 'B'] : ['B', 'W'];
  return ucis
    .trim()
    .split(/\s+/)
    .map((uci, index) => {
      const side = sides[index % 2];
      return `${from + index} ${side} move ${uci} · ${from + index} ${side} press`;
    })
    .join(' · ');
}

const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const;

/** The same four knight moves over and over: `count` half-moves. */
export function shuffle(from: number, count: number): string {
  return moves(from, Array.from({ length: count }, (_, index) => KNIGHTS[index % 4]).join(' '));
}

/** A game in which nothing happens: knights to and fro, a pawn move before a position could stand a fifth time. */
export function quiet(from: number, count: number): string {
  const block = (file: string) => [
    `${file}2${file}3`,
    `${file}7${file}6`,
    ...KNIGHTS,
    ...KNIGHTS,
    ...KNIGHTS,
  ];
  return moves(from, ['a', 'b', 'c', 'd', 'e', 'h'].flatMap(block).slice(0, count).join(' '));
}

export type Seen = Ran &
  Readonly<{
    /** `illegal-move 7.5.1`, in order. */
    alerts: readonly string[];
    /** `9.4 claim-forfeited`, in order. */
    refused: readonly string[];
    /** `1-0 5.1.1`, or `*`. */
    result: string;
    /** What the arbiter was told beside the alerts: `11.5 repeated-offers`. */
    notices: readonly string[];
    san: readonly string[];
    allowed: readonly string[];
    whiteMs: number;
    blackMs: number;
  }>;

export function play(settings: Settings, ...script: readonly string[]): Seen {
  const { clock = 90, increment = 0, delay = 0, fen, white = {}, black = {}, ...rest } = settings;
  const periods = typeof clock === 'number' ? [{ ms: clock * MINUTE }] : clock;
  const header = headerOf({
    ...rest,
    startFen: fen ?? null,
    timeControl: periods && { periods, incrementMs: increment * 1000, delayMs: delay * 1000 },
    white: { name: 'W', board: 'normal', ...white },
    black: { name: 'B', board: 'normal', ...black },
  });
  const lines = script
    .flatMap((part) => part.split('·'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const started: Line[] =
    periods && !lines.some((line) => / start$/.test(line)) ? [{ at: 0, by: 'arbiter', do: 'start' }] : [];
  const ran = run(header, [...started, ...lines.map(lineOf)]);
  return {
    ...ran,
    alerts: ran.events.flatMap((event) =>
      event.event === 'alert' ? [`${event.kind} ${event.article}`] : [],
    ),
    refused: ran.refusals.map(({ article, code }) => `${article} ${code}`),
    notices: ran.events.flatMap((event) =>
      event.event === 'noticed' ? [`${event.article} ${event.about}`] : [],
    ),
    result: ran.final.result === '*' ? '*' : `${ran.final.result} ${ran.final.article}`,
    san: ran.final.san as string[],
    allowed: ran.final.allowed as string[],
    whiteMs: ran.final.whiteMs as number,
    blackMs: ran.final.blackMs as number,
  };
}

/** Each edition with what is expected of it: 2005, 2009, 2018, 2023. */
export function across<T>(in2005: T, in2009: T, in2018: T, in2023: T): readonly (readonly [Edition, T])[] {
  const values = [in2005, in2009, in2018, in2023];
  return EDITIONS.map((edition, index) => [edition, values[index] as T] as const);
}
