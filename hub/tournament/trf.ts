/**
 * FIDE's tournament report file, TRF16 and TRF26: who plays, who met whom, what came of it. A file is kept line by line
 * as it was read, so that what is given back differs from it in results, points and ranks alone. Columns are counted
 * from 1, as the format's own description does.
 */
import { excerpt, plainText } from '#rules/notation/plainText.ts';
import type { Color } from '#rules/position/square.ts';

/**
 * Played `1 = 0`; without play `+ -`; ended before each had moved `W D L`; byes: half a point `H`, a whole one `F`, by
 * the pairing `U`, none `Z`. An empty one beside an opponent: still to be played.
 */
export const RESULT_CODES = ['1', '=', '0', '+', '-', 'W', 'D', 'L', 'H', 'F', 'U', 'Z'] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

export type RoundEntry = Readonly<{ opponent: number | null; color: Color | null; code: ResultCode | null }>;

export type Contestant = Readonly<{
  /** The starting-rank number by which the file knows him. */
  number: number;
  name: string;
  title: string;
  rating: string;
  federation: string;
  fideId: string;
}>;

export type TrfPlayer = Contestant &
  Readonly<{
    /** The line of the file, from 0. */
    line: number;
    points: number | null;
    rounds: readonly RoundEntry[];
  }>;

/** What each kind of result is worth; tag 162 of TRF26 may say otherwise. */
export type PointSystem = Readonly<Record<'W' | 'D' | 'L' | 'A' | 'P', number>>;

export type Trf = Readonly<{
  /** Text and line end of each line, untouched. */
  lines: readonly Readonly<{ text: string; ending: string }>[];
  name: string;
  city: string;
  arbiter: string;
  /** As PGN writes dates, by round. */
  dates: readonly (string | null)[];
  players: readonly TrfPlayer[];
  /** How many rounds are planned, where the file says so. */
  planned: number | null;
  points: PointSystem;
}>;

export type ParsedTrf =
  | Readonly<{ ok: true; trf: Trf }>
  /** `line` from 1. */
  | Readonly<{ ok: false; line: number; reason: string }>;

export const TRF_LIMITS = { characters: 5_000_000, lineLength: 20_000, players: 9_999, rounds: 99 } as const;

const USUAL_POINTS: PointSystem = { W: 1, D: 0.5, L: 0, A: 0, P: 1 };
const FIRST_ROUND = 92;
const ROUND_WIDTH = 10;

class BadLine extends Error {}

export function parseTrf(text: string): ParsedTrf {
  if (text.length > TRF_LIMITS.characters)
    return { ok: false, line: 1, reason: `the file has more than ${TRF_LIMITS.characters} characters` };
  const lines = splitLines(text);
  const found = new Reading();
  let at = 0;
  try {
    for (; at < lines.length; at++) found.read((lines[at] as { text: string }).text, at);
    at = 0;
    if (found.players.length === 0) throw new BadLine('no player (a line that begins with 001) was found');
    const byNumber = new Map(found.players.map((player) => [player.number, player]));
    for (const player of found.players) {
      at = player.line;
      checkRounds(player, byNumber);
    }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    return { ok: false, line: at + 1, reason: error.message };
  }
  const { name, city, arbiter, dates, players, planned, points } = found;
  return { ok: true, trf: { lines, name, city, arbiter, dates, players, planned, points } };
}

export function writeTrf(trf: Trf): string {
  return trf.lines.map(({ text, ending }) => text + ending).join('');
}

/** The last round of which the file says anything. */
export function lastRound({ players }: Trf): number {
  return players.reduce((most, { rounds }) => Math.max(most, rounds.length), 0);
}

/** What a player has after the rounds up to this one, with what the pairing awarded him without play. */
export function pointsAfter({ points }: Trf, player: TrfPlayer, round: number): number {
  return player.rounds.slice(0, round).reduce((sum, { code }) => sum + worth(code, points), 0);
}

export function worth(code: ResultCode | null, points: PointSystem): number {
  switch (code) {
    case '1':
    case '+':
    case 'W':
    case 'F':
      return points.W;
    case '=':
    case 'D':
    case 'H':
      return points.D;
    case 'U':
      return points.P;
    case '0':
    case 'L':
      return points.L;
    default:
      return points.A;
  }
}

/** The same file with what came of a round; points and ranks (ties share one) follow from all rounds. */
export function withResults(trf: Trf, round: number, results: ReadonlyMap<number, ResultCode>): Trf {
  const players = trf.players.map((player): TrfPlayer => {
    const code = results.get(player.number);
    const entry = player.rounds[round - 1];
    if (!code || !entry) return player;
    return { ...player, rounds: player.rounds.with(round - 1, { ...entry, code }) };
  });
  const totals = players.map((player) => pointsAfter(trf, player, player.rounds.length));
  const lines = [...trf.lines];
  players.forEach((player, index) => {
    const line = trf.lines[player.line];
    const total = totals[index] as number;
    const rank = 1 + totals.filter((other) => other > total).length;
    if (line) lines[player.line] = { ...line, text: withPlayer(line.text, player, total, rank) };
  });
  return {
    ...trf,
    lines,
    players: players.map((player, index) => ({ ...player, points: totals[index] ?? 0 })),
  };
}

function withPlayer(line: string, player: TrfPlayer, total: number, rank: number): string {
  let text = put(put(line, 81, total.toFixed(1).padStart(4)), 86, String(rank).padStart(4));
  player.rounds.forEach(({ code }, index) => {
    const column = FIRST_ROUND + index * ROUND_WIDTH + 7;
    // What was written is left as it was written, small letters included.
    if (code && text.charAt(column - 1).toUpperCase() !== code) text = put(text, column, code);
  });
  return text;
}

function put(line: string, column: number, value: string): string {
  const before = line.slice(0, column - 1).padEnd(column - 1);
  return before + value + line.slice(column - 1 + value.length);
}

/** Any line end, each kept; CR alone, which the format names, as well. */
function splitLines(text: string): { text: string; ending: string }[] {
  const lines: { text: string; ending: string }[] = [];
  for (const [, line = '', ending = ''] of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g))
    if (line !== '' || ending !== '') lines.push({ text: line, ending });
  return lines;
}

/** Lines read one by one into what they say of the tournament. */
class Reading {
  name = '';
  city = '';
  arbiter = '';
  dates: (string | null)[] = [];
  planned: number | null = null;
  points: PointSystem = USUAL_POINTS;
  readonly players: TrfPlayer[] = [];
  readonly #numbers = new Set<number>();

  read(line: string, index: number): void {
    if (line.length > TRF_LIMITS.lineLength)
      throw new BadLine(`the line is longer than ${TRF_LIMITS.lineLength} characters`);
    const value = plainText(line.slice(4)).trim();
    switch (line.slice(0, 3)) {
      case '001':
        this.#player(line, index);
        break;
      case '012':
        this.name = value;
        break;
      case '022':
        this.city = value;
        break;
      case '102':
        this.arbiter = value;
        break;
      case '132':
        this.dates = datesOf(line);
        break;
      case '142':
      case 'XXR':
        this.planned = wholeNumber(value, 1, TRF_LIMITS.rounds, 'the number of rounds');
        break;
      case '162':
        this.points = pointSystem(line, this.points);
    }
  }

  #player(line: string, index: number): void {
    const number = wholeNumber(columns(line, 5, 8), 1, TRF_LIMITS.players, 'the starting-rank number');
    if (this.#numbers.has(number)) throw new BadLine(`player ${number} is there twice`);
    this.#numbers.add(number);
    const points = columns(line, 81, 84).replace(',', '.');
    if (points !== '' && !/^\d{1,2}(\.\d)?$/.test(points))
      throw new BadLine(`“${excerpt(points)}” are no points (columns 81 to 84)`);
    this.players.push({
      line: index,
      number,
      title: titleOf(columns(line, 11, 13)),
      name: columns(line, 15, 47),
      rating: columns(line, 49, 52),
      federation: columns(line, 54, 56),
      fideId: columns(line, 58, 68),
      points: points === '' ? null : Number(points),
      rounds: roundsOf(line),
    });
  }
}

/** Older files write one letter for a title. */
function titleOf(text: string): string {
  const known: Readonly<Record<string, string>> = {
    g: 'GM',
    m: 'IM',
    f: 'FM',
    c: 'CM',
    wg: 'WGM',
    wm: 'WIM',
    wf: 'WFM',
    wc: 'WCM',
  };
  return known[text.toLowerCase()] ?? text;
}

function columns(line: string, from: number, to: number): string {
  return plainText(line.slice(from - 1, to)).trim();
}

function wholeNumber(text: string, least: number, most: number, what: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new BadLine(`${what} must be from ${least} to ${most}, not “${excerpt(text)}”`);
  return value;
}

function roundsOf(line: string): RoundEntry[] {
  const text = line.trimEnd();
  const rounds: RoundEntry[] = [];
  for (let from = FIRST_ROUND; from <= text.length; from += ROUND_WIDTH) {
    if (rounds.length === TRF_LIMITS.rounds) throw new BadLine(`more than ${TRF_LIMITS.rounds} rounds`);
    rounds.push(entryOf(text, from, rounds.length + 1));
  }
  return rounds;
}

function entryOf(line: string, from: number, round: number): RoundEntry {
  const id = columns(line, from, from + 3);
  const color = columns(line, from + 5, from + 5).toLowerCase();
  const sign = columns(line, from + 7, from + 7).toUpperCase();
  const opponent = id === '' ? 0 : wholeNumber(id, 0, TRF_LIMITS.players, `the opponent of round ${round}`);
  if (!['', '-', 'w', 'b'].includes(color))
    throw new BadLine(`“${excerpt(color)}” is no colour (round ${round}: w, b or -)`);
  const code = sign === '' ? null : RESULT_CODES.find((known) => known === sign);
  if (code === undefined) throw new BadLine(`“${excerpt(sign)}” is no result (round ${round})`);
  return {
    opponent: opponent === 0 ? null : opponent,
    color: color === 'w' ? 'white' : color === 'b' ? 'black' : null,
    code,
  };
}

/** Both of a pair must say the same: who met whom, with which colours, and results that can stand together. */
function checkRounds(player: TrfPlayer, players: ReadonlyMap<number, TrfPlayer>): void {
  player.rounds.forEach(({ opponent, color, code }, index) => {
    const round = index + 1;
    if (opponent === null) {
      if (code !== null && !'HFUZ-+'.includes(code))
        throw new BadLine(`round ${round}: the result ${code} needs an opponent`);
      return;
    }
    const other = players.get(opponent);
    if (!other) throw new BadLine(`round ${round}: there is no player ${opponent}`);
    const back = other.rounds[index];
    if (other === player || back?.opponent !== player.number)
      throw new BadLine(`round ${round}: player ${opponent} was not paired with player ${player.number}`);
    if (color === null || back.color === null || color === back.color)
      throw new BadLine(`round ${round}: players ${player.number} and ${opponent} need different colours`);
    if (!agree(code, back.code))
      throw new BadLine(
        `round ${round}: the results of ${player.number} and ${opponent} contradict each other`,
      );
  });
}

/** A win has a loss beside it; both may lose (10.2), and a draw may be half a point for one alone. */
function agree(one: ResultCode | null, other: ResultCode | null): boolean {
  if (one === null || other === null) return one === other;
  const pairs = ['10', '==', '=0', '00', '+-', '--', 'WL', 'DD', 'DL', 'LL'];
  return pairs.includes(one + other) || pairs.includes(other + one);
}

function datesOf(line: string): (string | null)[] {
  const dates: (string | null)[] = [];
  for (
    let from = FIRST_ROUND;
    from <= line.trimEnd().length && dates.length < TRF_LIMITS.rounds;
    from += ROUND_WIDTH
  ) {
    const [, year, month, day] = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(columns(line, from, from + 7)) ?? [];
    dates.push(year ? `20${year}.${month}.${day}` : null);
  }
  return dates;
}

/** Tag 162: a letter and its points, again and again; real files do not always keep to the columns. */
function pointSystem(line: string, usual: PointSystem): PointSystem {
  const points: Record<keyof PointSystem, number> = { ...usual };
  let bye: number | null = null;
  const text = line.slice(3).trim();
  if (!/^(?:[WDLAPX]\s*\d{1,2}(?:[.,]\d)?\s*)+$/.test(text))
    throw new BadLine(`“${excerpt(text)}” are no letters with their points (tag 162)`);
  for (const [, letter, value = ''] of text.matchAll(/([WDLAPX])\s*([\d.,]+)/g)) {
    const worth = Number(value.replace(',', '.'));
    if (letter === 'P') bye = worth;
    else if (letter === 'W' || letter === 'D' || letter === 'L' || letter === 'A') points[letter] = worth;
  }
  return { ...points, P: bye ?? points.W };
}
