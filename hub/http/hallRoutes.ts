/** What the arbiter of the hall asks: how it stands everywhere, and a word to tables. */
import { isRecord } from '#rules/game/fields.ts';
import { makeBackup } from '../backup.ts';
import type { Hall } from '../hall.ts';
import { hallView } from '../hallView.ts';
import type { HubLog } from '../log.ts';
import type { Asks } from '../projector/asks.ts';
import type { Projector } from '../projector/projector.ts';
import type { Store } from '../store.ts';
import type { Door } from './door.ts';
import type { Exchange } from './exchange.ts';
import type { Route } from './server.ts';

export type HallRoutesOptions = Readonly<{
  door: Door;
  hall: Hall;
  projector: Projector;
  asks: Asks;
  store: Store;
  log: HubLog;
  round: number;
}>;

const LONGEST_MESSAGE = 300;

export function hallRoutes(hub: HallRoutesOptions): readonly (readonly [string, Route])[] {
  return [
    ['/api/hall', { method: 'GET', answer: (exchange) => show(hub, exchange) }],
    ['/api/backup', { method: 'GET', answer: (exchange) => backup(hub, exchange) }],
    ['/api/tell', { method: 'POST', answer: (exchange) => tell(hub, exchange) }],
  ];
}

function admitHall({ door }: HallRoutesOptions, exchange: Exchange): boolean {
  const admitted = door.admit(exchange, exchange.code);
  if (!admitted) return false;
  if (admitted.place.kind === 'hall') return true;
  exchange.answer(403, { reason: 'not-yours' });
  return false;
}

function show(hub: HallRoutesOptions, exchange: Exchange): void {
  if (admitHall(hub, exchange)) exchange.answer(200, hallView(hub.round, hub.hall, hub.projector));
}

/** Everything, for who answers for the hall: it holds every code. */
async function backup(hub: HallRoutesOptions, exchange: Exchange): Promise<void> {
  if (admitHall(hub, exchange))
    exchange.send(200, 'application/x-ndjson; charset=utf-8', await makeBackup(hub.store, hub.log));
}

/** `{ text, games? }`: to these tables, or to all. Answers how many have it on record. */
async function tell(hub: HallRoutesOptions, exchange: Exchange): Promise<void> {
  const body = await exchange.json();
  if (!admitHall(hub, exchange)) return;
  const text = isRecord(body) && typeof body.text === 'string' ? body.text.trim() : '';
  const named = body?.games;
  if (text === '' || text.length > LONGEST_MESSAGE || (named !== undefined && !Array.isArray(named)))
    return exchange.answer(400, { reason: 'malformed' });
  const files = hub.hall.files.filter(({ game }) => !named || named.includes(game));
  // A table that is not heard has no ears: nobody waits for it.
  const outcomes = await Promise.all(
    files
      .filter(({ game }) => hub.hall.isHeard(game))
      .map((file) => hub.asks.put(file, { by: 'arbiter', do: 'tell', text })),
  );
  const told = outcomes.filter(({ kind }) => kind === 'done').length;
  exchange.answer(200, { told, of: files.length });
}
