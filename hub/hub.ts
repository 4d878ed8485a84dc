/**
 * A hub for a hall: nats-server with its rights, the log of every game, the views that are made of it, the codes, and one
 * address for all of it. Everything is kept in one folder; started again on it, the hub goes on.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { nodeSocket } from '#app/cli/nodeSocket.ts';
import { beatOf, inboxOf } from '#app/hub/subjects.ts';
import { Access, type Credentials } from './access.ts';
import { Live } from './broadcast/live.ts';
import type { PushTarget } from './broadcast/push.ts';
import { CodeBook } from './codeBook.ts';
import { openRound } from './games.ts';
import { Hall } from './hall.ts';
import { Door } from './http/door.ts';
import { Page } from './http/page.ts';
import { hubRoutes } from './http/routes.ts';
import { HttpServer, type Route } from './http/server.ts';
import { HubLog } from './log.ts';
import { freePort, isRunning, NatsProcess } from './nats/process.ts';
import { exposedReason, findServer } from './nats/version.ts';
import type { HubOptions } from './options.ts';
import { Asks } from './projector/asks.ts';
import { Projector } from './projector/projector.ts';
import { takeIn } from './restore.ts';
import type { Seat } from './rights.ts';
import { Store } from './store.ts';
import { Tables } from './tables.ts';
import { keepTournament, type Tournament } from './tournament/kept.ts';
import { occasionTags } from './tournament/report.ts';
import { roundOf } from './tournament/round.ts';
import { Trace } from './trace.ts';

export type StartedHub = Readonly<{ ok: true; hub: Hub } | { ok: false; reason: string }>;

type Parts = Readonly<{
  options: HubOptions;
  url: string;
  round: number;
  tournament: Tournament | null;
  store: Store;
  trace: Trace;
  book: CodeBook;
  nats: NatsProcess;
  /** The hub's own way to its server. */
  natsAccess: Readonly<{ server: string; credentials: Credentials }>;
  connection: NatsConnection;
  log: HubLog;
  hall: Hall;
  tables: Tables;
  projector: Projector;
  live: Live;
  http: HttpServer;
}>;

export const CLOCKS = { steady: () => performance.now(), wall: () => Date.now() };

/** How long the hub waits for a majority of its cluster. */
const CLUSTER_MS = 120_000;

/** Never longer than a timer can count. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class Hub {
  readonly parts: Parts;
  readonly #leave: (() => void)[] = [];
  #stopped: Promise<void> | null = null;

  constructor(parts: Parts, leave: readonly (() => void)[]) {
    this.parts = parts;
    this.#leave.push(...leave);
  }

  /** The line that tells scripts where everything is (interfaces.md, section 4). */
  get ready(): Record<string, unknown> {
    const { url, nats, hall, book } = this.parts;
    const code = (game: string | null, seat: Seat) => book.current(game, seat);
    return {
      hub: 'ready',
      url,
      pid: { hub: process.pid, nats: nats.pid },
      games: hall.games.map(({ id, board, header }) => ({
        game: id,
        board,
        white: header.white.name,
        black: header.black.name,
        codes: Object.fromEntries(
          (['table', 'white', 'black', 'white-assistant', 'black-assistant', 'arbiter'] as const).map(
            (seat) => [seat, code(id, seat)],
          ),
        ),
      })),
      arbiter: code(null, 'arbiter'),
      live: new URL('/live.pgn', url).href,
      health: new URL('/health', url).href,
    };
  }

  /** Once, however often it is asked. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    const { http, projector, live, log, connection, nats, store } = this.parts;
    for (const leave of this.#leave.splice(0)) leave();
    await http.close();
    live.close();
    projector.close();
    await log.close().catch(() => {});
    await connection.close().catch(() => {});
    await nats.stop();
    writeFileSync(store.path('hub.pid'), '');
  }
}

/** `build`: whether the app is to be built where its sources have changed. */
export async function startHub(options: HubOptions, build = true): Promise<StartedHub> {
  const found = findServer(options.nats);
  if (!found.ok) return found;
  const exposed = options.allowOldNats ? null : exposedReason(found.version, options.host);
  if (exposed) return { ok: false, reason: exposed };
  const { cluster } = options;
  const target = pushTarget(options);
  if (typeof target === 'string') return { ok: false, reason: target };
  const opened = Store.open(options.data);
  if (!opened.ok) return opened;
  const { store } = opened;
  const other = otherHub(store);
  if (other !== null) return { ok: false, reason: `another hub (process ${other}) uses ${options.data}` };
  const round = openRound(store.value, { ...options, now: Date.now() });
  if (!round.ok) return round;
  const known = store.value.games.filter(({ id }) => !round.games.some((game) => game.id === id));
  store.change({ round: round.round, games: [...known, ...round.games] });
  writeFileSync(store.path('hub.pid'), String(process.pid));
  const tournament = keepTournament(store, round.tournament);
  const trace = new Trace(store.path('trace.ndjson'), CLOCKS.wall);
  const book = new CodeBook({
    entries: store.value.codes,
    secret: store.value.secret,
    now: CLOCKS.wall,
    validMs: options.codesForMs,
    keep: (codes) => store.change({ codes }),
  });
  book.provide(round.games.map(({ id }) => id));
  const webSocketPort = await freePort();
  const port = await freePort();
  const files = { configFile: store.path('nats.conf'), pidFile: store.path('nats.pid') };
  const nats = new NatsProcess({
    path: found.path,
    ...files,
    port: webSocketPort,
    onLine: (line) => {
      const told = /\[(ERR|FTL)\] (.*)/.exec(line);
      if (told) trace.note('nats', told[2] ?? '');
    },
    onRestart: () => trace.note('server', 'nats-server had ended and was started again'),
  });
  const access = new Access({
    version: found.version,
    ...files,
    storeDir: store.path('nats'),
    port,
    webSocketPort,
    cluster: cluster?.node ?? null,
    places: () => book.open,
    reload: () => nats.reload(),
  });
  access.write();
  await nats.start();
  const connection = await wsconnect({
    servers: `ws://127.0.0.1:${webSocketPort}`,
    user: access.hub.user,
    pass: access.hub.password,
    inboxPrefix: inboxOf(access.hub.user),
    name: 'hub',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 50,
    // Its own server alone, for ever: the others of a cluster are named by it, but do not know this user, and being
    // refused by them while its own is started again would close the connection for good.
    ignoreClusterUpdates: true,
    ignoreAuthErrorAbort: true,
    wsFactory: nodeSocket,
  });
  const hall = new Hall({ games: round.games, trace, steady: CLOCKS.steady });
  const log = await openLog(connection, cluster?.size ?? 1);
  await takeIn(store, log);
  await log.read((entry) => hall.take(entry));
  await hall.begin(log);
  connection.subscribe(beatOf('*'), {
    callback: (error, message) => {
      if (!error) hall.heard(message.subject.split('.')[1] ?? '', message.string());
    },
  });
  const asks = new Asks(connection);
  const tables = new Tables({
    store,
    hall,
    log,
    access,
    trace,
    answers: (game) => asks.answers(game),
    wall: CLOCKS.wall,
    steady: CLOCKS.steady,
  });
  const projector = new Projector({
    connection,
    hall,
    book,
    asks,
    trace,
    delayMs: options.delayMs,
    clocks: CLOCKS,
  });
  const live = new Live(options.broadcast ?? store.path('broadcast'), target, trace);
  const paired = tournament && roundOf(tournament, round.round);
  for (const { id, board, begunAt } of round.games) {
    const shown = projector.delayed(id);
    if (shown) live.add({ begunAt, tags: occasionTags(paired, board), shown });
  }
  const door = new Door({ book, access, hall, tables, projector, trace, clocks: CLOCKS });
  const routes = new Map<string, Route>();
  const http = new HttpServer({
    host: options.host,
    port: options.port,
    tls: options.tls,
    page: new Page(build),
    routes,
    trace,
    webSocketPort: () => webSocketPort,
  });
  let listening: number;
  try {
    listening = await http.listen();
  } catch (error) {
    await connection.close();
    await nats.stop();
    return {
      ok: false,
      reason: `${options.host}:${options.port} cannot be opened: ${(error as Error).message}`,
    };
  }
  const url = `${options.tls ? 'https' : 'http'}://${shownHost(options.host)}:${listening}/`;
  const parts = {
    options,
    url,
    round: round.round,
    tournament,
    store,
    trace,
    book,
    nats,
    natsAccess: { server: `ws://127.0.0.1:${webSocketPort}`, credentials: access.hub },
    connection,
    log,
    hall,
    tables,
    projector,
    live,
    http,
  };
  for (const [path, route] of hubRoutes({ ...parts, door, asks })) routes.set(path, route);
  const leave = watchExpiry(book, access);
  return { ok: true, hub: new Hub(parts, [leave]) };
}

/** The others of a cluster may be started a little later than this one. */
async function openLog(connection: NatsConnection, replicas: number): Promise<HubLog> {
  const until = performance.now() + (replicas > 1 ? CLUSTER_MS : 0);
  for (;;) {
    try {
      return await HubLog.open(connection, replicas);
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Where the broadcast is pushed, with its token; or what is wrong with it. */
function pushTarget({ push }: HubOptions): PushTarget | null | string {
  if (!push) return null;
  if (push.tokenFile === null) return { url: push.url, token: null };
  try {
    return { url: push.url, token: readFileSync(push.tokenFile, 'utf8').trim() };
  } catch {
    return `cannot read ${push.tokenFile}`;
  }
}

/** When a code expires, who came in by it is out; the server itself sees to it. */
function watchExpiry(book: CodeBook, access: Access): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const next = book.nextExpiry;
    if (next === null) return;
    timer = setTimeout(
      () => {
        void access.apply().then(wait, wait);
      },
      Math.min(Math.max(next - CLOCKS.wall() + 5, 50), LONGEST_TIMER_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The process of a hub that has this folder open. */
function otherHub(store: Store): number | null {
  const pid = store.readNumber('hub.pid');
  return pid !== null && pid !== process.pid && isRunning(pid, 'hub/main.ts') ? pid : null;
}

/** Where it listens everywhere, its name is the address to give away. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return hostname();
  return host.includes(':') ? `[${host}]` : host;
}
