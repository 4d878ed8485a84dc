/** The games of a round: from the pairings and the header that every game shares, or as they were opened before. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRecord } from '#rules/game/fields.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { newGame } from '#rules/game/state.ts';
import { decodeBytes } from '#rules/notation/decodeText.ts';
import type { HallGame, Stored } from './store.ts';
import { currentRound, parseTournament, type Round, roundOf, type Tournament } from './tournament/round.ts';
import type { Contestant } from './tournament/trf.ts';

export type OpenedRound = Readonly<
  | {
      ok: true;
      round: number;
      games: readonly HallGame[];
      /** Null where there are no pairings. */
      tournament: Tournament | null;
    }
  | { ok: false; reason: string }
>;

type Asked = Readonly<{ pairings: string | null; round: number | null; header: string | null; now: number }>;

/** What the hub needs of a player of the pairings. */
type Paired = Pick<Contestant, 'name'> & Partial<Pick<Contestant, 'title' | 'rating'>>;
type Occasion = Readonly<{ round: number; event: string; site: string; date: string | null }>;
type Pair = Readonly<{ board: number; white: Paired; black: Paired }>;

/** The games of the round, known ones and new ones, by their boards. */
export function openRound(stored: Stored, asked: Asked): OpenedRound {
  const fields = headerFields(asked.header);
  if (typeof fields === 'string') return { ok: false, reason: fields };
  if (asked.pairings === null) return openWithout(stored, asked, fields);
  let text: string;
  try {
    text = decodeBytes(readFileSync(asked.pairings));
  } catch {
    return { ok: false, reason: `cannot read ${asked.pairings}` };
  }
  const parsed = parseTournament(text);
  if (!parsed.ok) return { ok: false, reason: `${asked.pairings}: line ${parsed.line}: ${parsed.reason}` };
  const { tournament } = parsed;
  const round = roundOf(tournament, asked.round ?? currentRound(tournament));
  if (round.pairings.length === 0)
    return { ok: false, reason: `${asked.pairings}: nobody is paired in round ${round.number}` };
  const games = gamesOf(stored, occasionOf(round), round.pairings, fields, asked.now);
  return typeof games === 'string'
    ? { ok: false, reason: games }
    : { ok: true, round: round.number, games, tournament };
}

/** Without pairings: the round that was open, or a single game. */
function openWithout(stored: Stored, asked: Asked, fields: Record<string, unknown>): OpenedRound {
  const round = asked.round ?? stored.round;
  const known = ofRound(stored, round);
  if (known.length > 0) return { ok: true, round, games: known, tournament: null };
  const alone: Pair = { board: 1, white: nameIn(fields, 'white'), black: nameIn(fields, 'black') };
  const games = gamesOf(stored, { round, event: '', site: '', date: null }, [alone], fields, asked.now);
  return typeof games === 'string'
    ? { ok: false, reason: games }
    : { ok: true, round, games, tournament: null };
}

function occasionOf({ number, event, site, date }: Round): Occasion {
  return { round: number, event, site, date };
}

/** The games, or why there can be none. */
function gamesOf(
  stored: Stored,
  occasion: Occasion,
  pairs: readonly Pair[],
  fields: Record<string, unknown>,
  now: number,
): HallGame[] | string {
  const { round } = occasion;
  const known = new Map(ofRound(stored, round).map((game) => [game.board, game]));
  const games: HallGame[] = [];
  for (const pair of pairs) {
    const { board } = pair;
    const parsed = headerOf(fields, occasion, pair);
    if (!parsed.ok) return parsed.reason;
    const before = known.get(board);
    if (before && !isSamePair(before.header, parsed.header))
      return `board ${board} of round ${round} was opened for other players: give another folder`;
    games.push(before ?? { id: newId(round, board), round, board, header: parsed.header, begunAt: now });
  }
  return games.sort((a, b) => a.board - b.board);
}

function ofRound({ games }: Stored, round: number): HallGame[] {
  return games.filter((game) => game.round === round).sort((a, b) => a.board - b.board);
}

function isSamePair(a: GameHeader, b: GameHeader): boolean {
  return a.white.name === b.white.name && a.black.name === b.black.name;
}

/** One word, and another one for each game ever opened. */
function newId(round: number, board: number): string {
  return `r${round}b${board}-${randomBytes(4).toString('hex')}`;
}

/** The fields of the shared header, or what is wrong with them. */
function headerFields(file: string | null): Record<string, unknown> | string {
  if (file === null) return {};
  let value: unknown;
  try {
    const [first = ''] = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    value = JSON.parse(first);
  } catch {
    return `${file}: the first line must be a game's header`;
  }
  if (!isRecord(value)) return `${file}: the first line must be a game's header`;
  const parsed = parseHeader(value);
  return parsed.ok ? value : `${file}: ${parsed.reason}`;
}

function headerOf(
  fields: Record<string, unknown>,
  { round, event, site, date }: Occasion,
  { board, white, black }: Pair,
): Readonly<{ ok: true; header: GameHeader } | { ok: false; reason: string }> {
  const player = (own: unknown, { name, title, rating }: Paired) => ({
    ...(isRecord(own) ? own : {}),
    name,
    ...(title && { title }),
    ...(rating && { rating }),
  });
  const parsed = parseHeader({
    ...fields,
    ...(event && { event }),
    ...(site && { site }),
    ...(date && { date }),
    round: String(round),
    board: String(board),
    white: player(fields.white, white),
    black: player(fields.black, black),
  });
  if (!parsed.ok) return parsed;
  const game = newGame(parsed.header);
  return game.ok ? parsed : game;
}

function nameIn(fields: Record<string, unknown>, side: 'white' | 'black'): Paired {
  const own = fields[side];
  const name = isRecord(own) && typeof own.name === 'string' && own.name ? own.name : null;
  return { name: name ?? (side === 'white' ? 'White' : 'Black') };
}
