/** What the hub answers at its own addresses, beside the page. */

import { isLanguage } from '#rules/notation/language.ts';
import { writeOut } from '#scoresheet/writing/document.ts';
import type { Live } from '../broadcast/live.ts';
import type { CodeBook } from '../codeBook.ts';
import type { Hall } from '../hall.ts';
import type { HubLog } from '../log.ts';
import type { NatsProcess } from '../nats/process.ts';
import type { HubOptions } from '../options.ts';
import type { Asks } from '../projector/asks.ts';
import type { Projector } from '../projector/projector.ts';
import { sheetWriting } from '../sheet/sheet.ts';
import { sheetTexts } from '../sheet/texts/texts.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { Tournament } from '../tournament/kept.ts';
import type { Trace } from '../trace.ts';
import type { Door } from './door.ts';
import { evidenceRoutes } from './evidence.ts';
import type { Exchange } from './exchange.ts';
import { hallRoutes } from './hallRoutes.ts';
import { reportRoutes } from './reports.ts';
import type { Route } from './server.ts';

export type RoutesOptions = Readonly<{
  options: HubOptions;
  url: string;
  round: number;
  store: Store;
  trace: Trace;
  book: CodeBook;
  nats: NatsProcess;
  log: HubLog;
  hall: Hall;
  tables: Tables;
  projector: Projector;
  asks: Asks;
  live: Live;
  tournament: Tournament | null;
  door: Door;
}>;

const JSON_LINES = 'application/x-ndjson; charset=utf-8';
const FRESH_MS = 5000;
const LONGEST_REASON = 500;

export function hubRoutes(hub: RoutesOptions): ReadonlyMap<string, Route> {
  const { door } = hub;
  return new Map<string, Route>([
    [
      '/hub.json',
      { method: 'GET', answer: (exchange) => exchange.answer(200, { hub: 'hector', round: hub.round }) },
    ],
    ['/health', { method: 'GET', answer: (exchange) => health(hub, exchange) }],
    ['/api/join', { method: 'POST', answer: (exchange) => door.join(exchange) }],
    ['/api/log', { method: 'GET', answer: (exchange) => log(hub, exchange) }],
    ['/api/journal', { method: 'GET', answer: (exchange) => journal(hub, exchange) }],
    ['/api/revoke', { method: 'POST', answer: (exchange) => revoke(hub, exchange) }],
    ['/api/sheet', { method: 'GET', answer: (exchange) => sheet(hub, exchange) }],
    ['/api/take', { method: 'POST', answer: (exchange) => take(hub, exchange) }],
    ...evidenceRoutes(hub),
    ...reportRoutes(hub),
    ...hallRoutes(hub),
  ]);
}

function health({ hall, nats, trace, round }: RoutesOptions, exchange: Exchange): void {
  const tables = hall.games.filter(({ id }) => hall.isHeard(id)).length;
  exchange.answer(200, {
    ok: true,
    round,
    games: hall.games.length,
    tables,
    entries: hall.entries,
    nats: { pid: nats.pid, restarts: nats.restarts },
    memory: process.memoryUsage().rss,
    refused: trace.counts,
  });
}

/** For a table that goes on: the hub's log of its game from an entry on, as far as the server itself has it. */
async function log({ door, hall, log: stream }: RoutesOptions, exchange: Exchange): Promise<void> {
  const admitted = door.admit(exchange, exchange.code);
  if (!admitted) return;
  const { place } = admitted;
  if (place.kind !== 'seat' || place.seat !== 'table') return exchange.answer(403, { reason: 'not-yours' });
  const file = hall.file(place.game);
  if (!file) return exchange.answer(404, { reason: 'no-game' });
  const last = await stream.lastOf(place.game);
  const until = performance.now() + FRESH_MS;
  while (file.seq < last && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 10));
  const from = Math.max(1, Number(exchange.url.searchParams.get('from')) || 1);
  exchange.answer(200, { seq: file.seq, length: file.length, from, events: file.events.slice(from - 1) });
}

function journal({ door, hall }: RoutesOptions, exchange: Exchange): void {
  const game = exchange.url.searchParams.get('game') ?? '';
  if (!door.admitArbiter(exchange, game)) return;
  const file = hall.file(game);
  if (file) exchange.send(200, JSON_LINES, file.journal());
  else exchange.answer(404, { reason: 'no-game' });
}

async function revoke({ door, book, trace }: RoutesOptions, exchange: Exchange): Promise<void> {
  const body = await exchange.json();
  const target = typeof body?.revoke === 'string' ? book.look(body.revoke.slice(0, 100)) : null;
  const admitted = door.admitArbiter(exchange, target?.ok ? target.entry.game : null);
  if (!admitted) return;
  if (!target?.ok) return exchange.answer(404, { reason: target?.reason ?? 'malformed' });
  const { entry } = target;
  if (admitted.place.kind !== 'hall' && entry.game === null)
    return exchange.answer(403, { reason: 'not-yours' });
  const code = await door.revoke(entry);
  trace.note('join', `the code of ${entry.seat} was revoked`, { game: entry.game });
  exchange.answer(200, { revoked: { game: entry.game, seat: entry.seat }, code });
}

/** The arbiter's order that another device be a game's table. */
async function take({ door, hall, tables }: RoutesOptions, exchange: Exchange): Promise<void> {
  const body = await exchange.json();
  const game = typeof body?.game === 'string' ? body.game : '';
  if (!door.admitArbiter(exchange, game)) return;
  if (!hall.game(game)) return exchange.answer(404, { reason: 'no-game' });
  const reason = typeof body?.reason === 'string' ? body.reason.slice(0, LONGEST_REASON) : '';
  tables.order(game, reason || "the arbiter's order");
  exchange.answer(200, { ordered: game });
}

const SHEET_TYPES = {
  html: 'text/html; charset=utf-8',
  brf: 'application/x-brf',
  text: 'text/plain; charset=utf-8',
} as const;

/** The sheet with every place of the hall, as the codes are now: for the arbiter of the hall alone. */
async function sheet({ door, url, round, hall, book }: RoutesOptions, exchange: Exchange): Promise<void> {
  const admitted = door.admit(exchange, exchange.code);
  if (!admitted) return;
  if (admitted.place.kind !== 'hall') return exchange.answer(403, { reason: 'not-yours' });
  const format = (['html', 'brf', 'text'] as const).find(
    (known) => known === (exchange.url.searchParams.get('format') ?? 'html'),
  );
  const asked = exchange.url.searchParams.get('language') ?? 'en';
  if (!format || !isLanguage(asked)) return exchange.answer(400, { reason: 'malformed' });
  await sheetTexts.load(asked);
  const writing = sheetWriting({ url, round, games: hall.games, book }, asked);
  exchange.send(200, SHEET_TYPES[format], writeOut(writing, format));
}
