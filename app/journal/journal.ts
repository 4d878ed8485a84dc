/** The journal in IndexedDB. `durability: 'strict'` makes an append wait for the disk, so what is announced is safe. */
import { unwrap } from 'idb';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import type { GameRecord, JournalDatabase } from './database.ts';
import type { Appended, EventListener, EventLog, GameId } from './eventLog.ts';

const STRICT = { durability: 'strict' } as const;

export type Created = Readonly<{ ok: true; game: GameRecord } | (Appended & { ok: false })>;

export class Journal implements EventLog {
  readonly #database: JournalDatabase;
  readonly #listeners = new Map<GameId, Set<EventListener>>();

  constructor(database: JournalDatabase) {
    this.#database = database;
  }

  /** A new game, with the events it already has when it comes from a file or from a damaged journal. */
  async create(header: GameHeader, begunAt: number, events: readonly GameEvent[] = []): Promise<Created> {
    const game: GameRecord = {
      id: crypto.randomUUID(),
      header,
      begunAt,
      ended: events.some(({ event }) => event === 'ended'),
      aside: null,
    };
    try {
      const write = this.#writing(['games', 'events']);
      write.objectStore('games').add(game);
      addEvents(write, game.id, 0, events);
      await committed(write);
      return { ok: true, game };
    } catch (error) {
      return faultOf(error);
    }
  }

  /** The browser's own transaction: on the way from a peg to its words every promise around a request would count. */
  #writing(stores: ('games' | 'events')[]): IDBTransaction {
    return unwrap(this.#database).transaction(stores, 'readwrite', STRICT);
  }

  async append(game: GameId, length: number, events: readonly GameEvent[]): Promise<Appended> {
    try {
      const ends = events.some(({ event }) => event === 'ended');
      const write = this.#writing(ends ? ['games', 'events'] : ['events']);
      addEvents(write, game, length, events);
      if (ends) markEnded(write.objectStore('games'), game);
      // Nothing more will be asked for: the disk need not wait until every answer has come back here.
      else write.commit();
      await committed(write);
    } catch (error) {
      return faultOf(error);
    }
    for (const listener of this.#listeners.get(game) ?? []) listener(events, length);
    return { ok: true };
  }

  async replay(game: GameId, from = 0): Promise<readonly unknown[]> {
    const records = await this.#database.getAll('events', rangeOf(game, from));
    // A record that is no longer what was written is handed on as it is, for restore.ts to find.
    return records.map((record, offset) => (record.index === from + offset ? record.event : undefined));
  }

  subscribe(game: GameId, listener: EventListener): () => void {
    const listeners = this.#listeners.get(game) ?? new Set();
    this.#listeners.set(game, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** The newest first. */
  async games(): Promise<GameRecord[]> {
    const games = await this.#database.getAll('games');
    return games.sort((a, b) => b.begunAt - a.begunAt);
  }

  /** A journal that cannot be played on is marked with the reason; not a byte of it is changed. */
  async keepAside(game: GameId, reason: string): Promise<void> {
    const write = this.#database.transaction('games', 'readwrite', STRICT);
    const record = await write.store.get(game);
    if (record) await write.store.put({ ...record, aside: reason });
    await write.done;
  }
}

/** `add` refuses an index that is taken: that is the stale append. */
function addEvents(write: IDBTransaction, game: GameId, length: number, events: readonly GameEvent[]): void {
  const store = write.objectStore('events');
  for (const [offset, event] of events.entries()) store.add({ game, index: length + offset, event });
}

function markEnded(games: IDBObjectStore, id: GameId): void {
  const found = games.get(id);
  found.onsuccess = () => {
    if (found.result) games.put({ ...(found.result as GameRecord), ended: true });
  };
}

function rangeOf(game: GameId, from: number): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.POSITIVE_INFINITY]);
}

/**
 * Settled by the transaction alone: when its commit fails, Chromium may leave the requests in it unanswered for ever.
 * Its error is that of the request that was refused, or that of the full disk.
 */
function committed(write: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    write.oncomplete = () => resolve();
    write.onabort = () => reject(write.error ?? new DOMException('given up', 'AbortError'));
  });
}

function faultOf(error: unknown): Appended & { ok: false } {
  const { name } = error as DOMException;
  const fault =
    name === 'QuotaExceededError' ? 'disk-full' : name === 'ConstraintError' ? 'stale' : 'unavailable';
  return { ok: false, fault, detail: String(error) };
}
