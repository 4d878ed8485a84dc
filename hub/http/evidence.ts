/**
 * What a table had decided and not handed over when another took its place: kept beside the log as it was sent, never
 * merged into it, and shown to the arbiter.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseEvent } from '#rules/game/parseEvent.ts';
import type { Hall } from '../hall.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { Trace } from '../trace.ts';
import type { Door } from './door.ts';
import type { Exchange } from './exchange.ts';
import type { Route } from './server.ts';

type EvidenceOptions = Readonly<{ door: Door; hall: Hall; store: Store; tables: Tables; trace: Trace }>;

const MOST_EVENTS = 20_000;
const MOST_BYTES = 50_000_000;

export function evidenceRoutes(hub: EvidenceOptions): readonly (readonly [string, Route])[] {
  return [
    ['/api/evidence', { method: 'POST', answer: (exchange) => take(hub, exchange) }],
    ['/api/evidence/read', { method: 'GET', answer: (exchange) => show(hub, exchange) }],
  ];
}

/** `{ device, from, events }` from a device that was the table once. */
async function take({ door, store, tables, trace }: EvidenceOptions, exchange: Exchange): Promise<void> {
  const body = await exchange.json();
  const admitted = door.admit(exchange, exchange.code);
  if (!admitted) return;
  const { place } = admitted;
  if (place.kind !== 'seat' || place.seat !== 'table') return exchange.answer(403, { reason: 'not-yours' });
  const { device, from, events } = body ?? {};
  const isFormer = typeof device === 'string' && (tables.of(place.game)?.former.includes(device) ?? false);
  const isFit =
    Array.isArray(events) && events.length <= MOST_EVENTS && events.every((event) => parseEvent(event).ok);
  if (!isFormer || !isFit || typeof from !== 'number') return exchange.answer(400, { reason: 'malformed' });
  const file = fileOf(store, place.game);
  if (existsSync(file) && readFileSync(file).length > MOST_BYTES)
    return exchange.answer(413, { reason: 'full' });
  mkdirSync(store.path('evidence'), { recursive: true, mode: 0o700 });
  const line = { receivedAt: Date.now(), device: device.slice(0, 8), from, events };
  appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
  trace.note('table', `${events.length} events of a former table are kept as evidence`, { game: place.game });
  exchange.answer(200, { kept: events.length });
}

function show({ door, store, hall }: EvidenceOptions, exchange: Exchange): void {
  const game = exchange.url.searchParams.get('game') ?? '';
  if (!door.admitArbiter(exchange, game)) return;
  if (!hall.game(game)) {
    exchange.answer(404, { reason: 'no-game' });
    return;
  }
  const file = fileOf(store, game);
  exchange.send(
    200,
    'application/x-ndjson; charset=utf-8',
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
}

/** The game is one of the hall's: its name is a word. */
function fileOf(store: Store, game: string): string {
  return store.path('evidence', `${game}.ndjson`);
}
