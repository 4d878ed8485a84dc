/**
 * Coming into a hall: a code is shown at the hub's door and exchanged for what the server knows this place by. What the
 * hub answers is checked like anything else that comes over a network.
 */
import { isRecord } from '#rules/game/fields.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import type { Listener } from '#rules/game/hearing.ts';
import { ROLES } from '../wire/messages.ts';

/** A game that this place has to do with. `secret`: what its wire knows the desk by; null where none is needed. */
export type JoinedGame = Readonly<{
  game: string;
  board: number;
  white: string;
  black: string;
  secret: string | null;
}>;

/** For a table: the game's header, when it began by the hub's clock, and how far the hub's log is. */
export type TableOpening = Readonly<{ header: GameHeader; begunAt: number }>;

export type Joined = Readonly<{
  user: string;
  password: string;
  place: 'table' | 'desk' | 'hall' | 'public';
  role: Listener;
  games: readonly JoinedGame[];
  table: TableOpening | null;
  /** The hub's wall clock. */
  now: number;
}>;

/**
 * - `other-table`: another device is this game's table, and it is there.
 * - `fenced`: another device was made this game's table instead of this one.
 */
export const JOIN_REFUSALS = [
  'wrong-code',
  'expired',
  'revoked',
  'other-table',
  'fenced',
  'malformed',
] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];

export type JoinResult = Readonly<
  | { kind: 'joined'; joined: Joined }
  | { kind: 'refused'; reason: JoinRefusal }
  | { kind: 'wait'; ms: number }
  | { kind: 'no-hub'; reason: string }
>;

/** `device`: known to one table alone, so that it is known again; `name`: how it is shown. */
export type JoinRequest = Readonly<{ code: string | null; device?: string; name?: string }>;

const PATIENCE_MS = 10_000;

export async function join(hub: URL, request: JoinRequest, signal?: AbortSignal): Promise<JoinResult> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  let status: number;
  let value: unknown;
  try {
    const response = await fetch(new URL('/api/join', hub), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    status = response.status;
    value = await response.json();
  } catch (error) {
    return { kind: 'no-hub', reason: String(error) };
  }
  if (!isRecord(value)) return { kind: 'no-hub', reason: 'no hub answers there' };
  if (status === 200) return readJoined(value);
  if (status === 429) return { kind: 'wait', ms: typeof value.ms === 'number' ? value.ms : 1000 };
  const reason = JOIN_REFUSALS.find((known) => known === value.reason);
  return reason ? { kind: 'refused', reason } : { kind: 'no-hub', reason: `the hub answers ${status}` };
}

function readJoined(value: Record<string, unknown>): JoinResult {
  const { user, password, place, now, games, table } = value;
  const role = ROLES.find((known) => known === value.role);
  const kind = (['table', 'desk', 'hall', 'public'] as const).find((known) => known === place);
  const opening = table === null ? null : readTable(table);
  if (typeof user !== 'string' || typeof password !== 'string' || typeof now !== 'number' || !role || !kind)
    return malformed();
  if (opening === undefined || !Array.isArray(games) || !games.every(isJoinedGame)) return malformed();
  return { kind: 'joined', joined: { user, password, place: kind, role, games, table: opening, now } };
}

function malformed(): JoinResult {
  return { kind: 'no-hub', reason: 'what answers there is no hub of this version' };
}

function readTable(value: unknown): TableOpening | undefined {
  if (!isRecord(value) || typeof value.begunAt !== 'number') return undefined;
  const parsed = parseHeader(value.header);
  return parsed.ok ? { header: parsed.header, begunAt: value.begunAt } : undefined;
}

function isJoinedGame(value: unknown): value is JoinedGame {
  return (
    isRecord(value) &&
    typeof value.game === 'string' &&
    typeof value.board === 'number' &&
    typeof value.white === 'string' &&
    typeof value.black === 'string' &&
    (value.secret === null || typeof value.secret === 'string')
  );
}
