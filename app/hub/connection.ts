/**
 * A place's connection to a hub: it joins with its code, is connected by what it was given for it, and does so again
 * whenever it is cut off, until it is closed or the hub says that the place is no longer its own.
 */
import { type NatsConnection, type WsSocketFactory, wsconnect } from '@nats-io/nats-core';
import { Observable } from '../base/observable.ts';
import { type Joined, type JoinRefusal, type JoinRequest, join } from './joining.ts';
import { inboxOf } from './subjects.ts';

export type HubLink = Readonly<
  | { kind: 'joining' }
  | { kind: 'up' }
  | { kind: 'down'; since: number }
  | { kind: 'refused'; reason: JoinRefusal }
  | { kind: 'closed' }
>;

export type HubConnectionOptions = Readonly<{
  hub: URL;
  request: JoinRequest;
  /** Where the platform has no WebSocket of its own. */
  socket?: WsSocketFactory;
  wall?: () => number;
}>;

/** Called with each new connection; what it returns is called when that one has ended. */
export type Connected = (connection: NatsConnection, joined: Joined) => (() => void) | undefined;

/** A cut that nobody tells of is noticed after three of these. */
const PING_MS = 2000;
const CONNECT_MS = 8000;
const LEAVE_MS = 500;
const AGAIN_MS = [100, 250, 500, 1000, 2000] as const;

export class HubConnection {
  readonly link = new Observable<HubLink>({ kind: 'joining' });
  readonly #options: HubConnectionOptions;
  readonly #listeners = new Set<Connected>();
  readonly #endings = new Set<() => void>();
  readonly #closing = new AbortController();
  #current: Readonly<{ connection: NatsConnection; joined: Joined }> | null = null;

  constructor(options: HubConnectionOptions) {
    this.#options = options;
    void this.#run();
  }

  /** What the hub gave this place when it last joined; null before that and while it is cut off. */
  get joined(): Joined | null {
    return this.#current?.joined ?? null;
  }

  /** The connection of this moment. */
  get current(): NatsConnection | null {
    return this.#current?.connection ?? null;
  }

  whenUp(listener: Connected): () => void {
    this.#listeners.add(listener);
    if (this.#current) this.#begin(listener, this.#current.connection, this.#current.joined);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    const connection = this.#current?.connection;
    // A connection that the server is just ending may never answer.
    if (connection) await within(LEAVE_MS, connection.flush());
    if (connection) await within(LEAVE_MS, connection.close());
    if (this.link.value.kind !== 'refused') this.link.set({ kind: 'closed' });
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  async #run(): Promise<void> {
    for (let tried = 0; !this.#isClosed; tried++) {
      const { hub, request } = this.#options;
      const result = await join(hub, request, this.#closing.signal);
      if (this.#isClosed) return;
      if (result.kind === 'refused') {
        this.link.set(result);
        return;
      }
      if (result.kind === 'joined' && (await this.#connect(result.joined))) tried = -1;
      else this.#isDown();
      const wait = AGAIN_MS[Math.min(Math.max(tried, 0), AGAIN_MS.length - 1)] ?? 0;
      await this.#sleep(result.kind === 'wait' ? Math.max(result.ms, wait) : wait);
    }
  }

  /** Settled when the connection has ended; false if there was none. */
  async #connect(joined: Joined): Promise<boolean> {
    const { hub, socket } = this.#options;
    let connection: NatsConnection;
    try {
      connection = await wsconnect({
        servers: natsAddress(hub),
        user: joined.user,
        pass: joined.password,
        inboxPrefix: inboxOf(joined.user),
        reconnect: false,
        timeout: CONNECT_MS,
        pingInterval: PING_MS,
        maxPingOut: 2,
        ignoreClusterUpdates: true,
        ...(socket && { wsFactory: socket }),
      });
    } catch {
      return false;
    }
    if (this.#isClosed) {
      await connection.close().catch(() => {});
      return false;
    }
    this.#current = { connection, joined };
    this.link.set({ kind: 'up' });
    for (const listener of this.#listeners) this.#begin(listener, connection, joined);
    await connection.closed();
    this.#current = null;
    for (const end of this.#endings) end();
    this.#endings.clear();
    this.#isDown();
    return true;
  }

  #begin(listener: Connected, connection: NatsConnection, joined: Joined): void {
    const end = listener(connection, joined);
    if (end) this.#endings.add(end);
  }

  #isDown(): void {
    const { kind } = this.link.value;
    if (kind === 'up') this.link.set({ kind: 'down', since: (this.#options.wall ?? Date.now)() });
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#closing.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#closing.signal.addEventListener('abort', end);
    });
  }
}

/** The server's WebSocket, at the hub's own address. */
export function natsAddress(hub: URL): string {
  const address = new URL('/nats', hub);
  address.protocol = hub.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** The first word from the hub, or none in this time. */
export function firstLink(connection: HubConnection, withinMs: number): Promise<HubLink> {
  return new Promise((resolve) => {
    const late = setTimeout(() => done(), withinMs);
    const done = () => {
      clearTimeout(late);
      leave();
      resolve(connection.link.value);
    };
    const look = () => {
      if (connection.link.value.kind !== 'joining') done();
    };
    const leave = connection.link.subscribe(look);
    look();
  });
}

/** Settled with the work or when the time is up, however the work ends. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
