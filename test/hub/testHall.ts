/** A real hub with a real nats-server, for tests; tables and desks in the same process, over real connections. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { nodeSocket } from '#app/cli/nodeSocket.ts';
import type { FollowedGame } from '#app/desk/followedGame.ts';
import { HubConnection, natsAddress } from '#app/hub/connection.ts';
import { followHub } from '#app/hub/followHub.ts';
import { type Joined, join as joinHub } from '#app/hub/joining.ts';
import { inboxOf } from '#app/hub/subjects.ts';
import { TableLink } from '#app/hub/tableLink.ts';
import type { EventListener } from '#app/journal/eventLog.ts';
import { Session } from '#app/table/session.ts';
import { type Hub, startHub } from '#hub/hub.ts';
import { findServer } from '#hub/nats/version.ts';
import type { HubOptions } from '#hub/options.ts';
import type { Seat } from '#hub/rights.ts';
import type { Actor } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { newGame } from '#rules/game/state.ts';

/** Where there is none, the tests that need it say so and are skipped. */
export const HAS_NATS = (() => {
  const found = findServer(null);
  if (!found.ok) console.warn('skipped: the hub’s tests need an installed nats-server');
  return found.ok;
})();

export const CLOCKS = { steady: () => performance.now(), wall: () => Date.now() };
/** Desks notice a silent hub sooner than in a hall: tests wait for it. */
const PACE = { silent: 1500, knock: 200, first: 20_000 };

export const HEADER = {
  hector: 'script/1',
  mode: 'competition',
  language: 'en',
  timeControl: { periods: [{ ms: 5_400_000 }], incrementMs: 30_000, delayMs: 0 },
  white: { name: 'W', board: 'normal', assistant: { name: 'A', duties: ['D.2.10.2'] } },
  black: { name: 'B', board: 'normal' },
};

export type TestHall = Readonly<{
  hub: Hub;
  url: URL;
  games: readonly string[];
  code: (game: string | null, seat: Seat) => string;
  /** The same folder, opened again. */
  restart: () => Promise<TestHall>;
  close: () => Promise<void>;
}>;

export type HallWishes = Partial<HubOptions> & Readonly<{ boards?: number; fields?: object }>;

export async function openHall({ boards = 1, fields = {}, ...wishes }: HallWishes = {}): Promise<TestHall> {
  const data = wishes.data ?? mkdtempSync(join(tmpdir(), 'hector-hub-'));
  const header = `${data}.header.json`;
  const pairings = `${data}.pgn`;
  writeFileSync(header, JSON.stringify({ ...HEADER, ...fields }));
  const pgn = Array.from(
    { length: boards },
    (_, index) =>
      `[Event "Hall"]\n[Round "1.${index + 1}"]\n[White "W${index + 1}"]\n[Black "B${index + 1}"]\n[Result "*"]\n\n*\n`,
  );
  writeFileSync(pairings, pgn.join('\n'));
  const options: HubOptions = {
    host: '127.0.0.1',
    port: 0,
    nats: null,
    pairings,
    round: 1,
    header,
    delayMs: 0,
    tls: null,
    json: true,
    allowOldNats: false,
    codesForMs: 3_600_000,
    broadcast: null,
    restore: null,
    cluster: null,
    push: null,
    ...wishes,
    data,
  };
  const started = await startHub(options, false);
  if (!started.ok) throw new Error(started.reason);
  const { hub } = started;
  return {
    hub,
    url: new URL(hub.parts.url),
    games: hub.parts.hall.games.map(({ id }) => id),
    code: (game, seat) => {
      const code = hub.parts.book.current(game, seat);
      if (code === null) throw new Error(`no code for ${seat}`);
      return code;
    },
    restart: async () => {
      await hub.stop();
      return openHall({ boards, fields, ...wishes, data, port: Number(new URL(hub.parts.url).port) });
    },
    close: async () => {
      await hub.stop();
      for (const made of [data, header, pairings]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** What the server lets in by a code, with nothing of ours in between. */
export async function rawConnection(hall: TestHall, joined: Joined): Promise<NatsConnection> {
  return wsconnect({
    servers: natsAddress(hall.url),
    user: joined.user,
    pass: joined.password,
    inboxPrefix: inboxOf(joined.user),
    reconnect: false,
    wsFactory: nodeSocket,
  });
}

export async function joined(hall: TestHall, code: string | null, device?: string): Promise<Joined> {
  const result = await joinHub(hall.url, { code, ...(device && { device }), name: 'test' });
  if (result.kind !== 'joined') throw new Error(JSON.stringify(result));
  return result.joined;
}

/** A log in memory, as the table's own journal. */
export class MemoryLog {
  readonly events: GameEvent[] = [];
  readonly #listeners = new Set<EventListener>();

  async append(_game: string, from: number, events: readonly GameEvent[]) {
    this.events.push(...events);
    for (const listener of this.#listeners) listener(events, from);
    return { ok: true } as const;
  }

  subscribe(_game: string, from: number, listener: EventListener): () => void {
    if (this.events.length >= from) listener(this.events.slice(from - 1), from);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export type TestTable = Readonly<{
  session: Session;
  log: MemoryLog;
  link: TableLink;
  connection: HubConnection;
  /** Settled with the number of events left as evidence. */
  steppedDown: Promise<number>;
  close: () => Promise<void>;
}>;

/** `through`: another way to the hub, that can be cut. */
export async function openTable(
  hall: TestHall,
  game: string,
  { device = crypto.randomUUID(), through = hall.url }: { device?: string; through?: URL } = {},
): Promise<TestTable> {
  const code = hall.code(game, 'table');
  const connection = new HubConnection({
    hub: through,
    request: { code, device, name: device.slice(0, 6) },
    socket: nodeSocket,
  });
  const file = hall.hub.parts.hall.file(game);
  if (!file) throw new Error('no such game');
  const fresh = newGame(file.opening.header);
  if (!fresh.ok) throw new Error(fresh.reason);
  const log = new MemoryLog();
  await until(() => connection.link.value.kind !== 'joining');
  if (connection.link.value.kind === 'refused') throw new Error(connection.link.value.reason);
  log.events.push(...file.events);
  const begun = performance.now() - file.state.at;
  const session = new Session({
    log,
    game,
    state: file.length > 0 ? file.state : fresh.state,
    length: file.length,
    now: () => performance.now() - begun,
    assist: () => null,
  });
  let settle: (evidence: number) => void = () => {};
  const steppedDown = new Promise<number>((resolve) => {
    settle = resolve;
  });
  const link = new TableLink({
    hub: through,
    code,
    device: { id: device, name: device.slice(0, 6) },
    connection,
    game,
    session,
    log,
    steppedDown: settle,
  });
  const close = async () => {
    link.close();
    session.close();
    await connection.close();
  };
  return { session, log, link, connection, steppedDown, close };
}

export type TestDesk = Readonly<{
  game: FollowedGame;
  connection: HubConnection;
  close: () => Promise<void>;
}>;

export async function openDesk(
  hall: TestHall,
  game: string,
  role: Actor | 'spectator',
  { code, through = hall.url }: { code?: string; through?: URL } = {},
): Promise<TestDesk> {
  const shown = role === 'spectator' ? null : (code ?? hall.code(game, role));
  const connection = new HubConnection({ hub: through, request: { code: shown }, socket: nodeSocket });
  await until(() => connection.link.value.kind === 'up');
  const secret = connection.joined?.games.find((each) => each.game === game)?.secret ?? null;
  const followed = await followHub({ hub: connection, game, role, secret, clocks: CLOCKS, pace: PACE });
  if (!followed.ok) throw new Error(followed.reason);
  const close = async () => {
    followed.game.close();
    await connection.close();
  };
  return { game: followed.game, connection, close };
}

export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
