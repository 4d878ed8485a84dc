/** The games of a round: from the pairings and the header that every game shares, or as they were opened before. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRecord } from '#rules/game/fields.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { newGame } from '#rules/game/state.ts';
import type { HallGame, Stored } from './store.ts';
import { type Paired, type Pairing, readPairings } from './tournament/pairings.ts';

export type OpenedRound = Readonly<
  { ok: true; round: number; games: readonly HallGame[] } | { ok: false; reason: string }
>;

type Asked = Readonly<{ pairings: string | null; round: number | null; header: string | null; now: number }>;

/** The games of the round, known ones and new ones, by their boards. */
export function openRound(stored: Stored, asked: Asked): OpenedRound {
  const fields = headerFields(asked.header);
  if (typeof fields === 'string') return { ok: false, reason: fields };
  if (asked.pairings === null) {
    const round = asked.round ?? stored.round;
    const known = ofRound(stored, round);
    if (known.length > 0) return { ok: true, round, games: known };
    const alone: Pairing = { board: 1, white: nameIn(fields, 'white'), black: nameIn(fields, 'black') };
    return opened(stored, { event: null, round, pairings: [alone] }, fields, asked.now);
  }
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(asked.pairings);
  } catch {
    return { ok: false, reason: `cannot read ${asked.pairings}` };
  }
  const read = readPairings(bytes, asked.round);
  if (!read.ok) return { ok: false, reason: `${asked.pairings}: ${read.reason}` };
  return opened(stored, read, fields, asked.now);
}

function opened(
  stored: Stored,
  { event, round, pairings }: Readonly<{ event: string | null; round: number; pairings: readonly Pairing[] }>,
  fields: Record<string, unknown>,
  now: number,
): OpenedRound {
  const known = new Map(ofRound(stored, round).map((game) => [game.board, game]));
  const games: HallGame[] = [];
  for (const { board, white, black } of [...pairings].sort((a, b) => a.board - b.board)) {
    const parsed = headerOf(fields, { event, round, board, white, black });
    if (!parsed.ok) return { ok: false, reason: parsed.reason };
    const before = known.get(board);
    if (before && !isSamePair(before.header, parsed.header))
      return { ok: false, reason: `board ${board} of round ${round} was opened for other players: give another folder` };
    games.push(before ?? { id: newId(round, board), round, board, header: parsed.header, begunAt: now });
  }
  return { ok: true, round, games };
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
    const [first = ''] = readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() !== '');
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
  {
    event,
    round,
    board,
    white,
    black,
  }: Readonly<{ event: string | null; round: number; board: number; white: Paired; black: Paired }>,
): Readonly<{ ok: true; header: GameHeader } | { ok: false; reason: string }> {
  const player = (own: unknown, paired: Paired) => ({ ...(isRecord(own) ? own : {}), ...paired });
  const parsed = parseHeader({
    ...fields,
    ...(event && { event }),
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
