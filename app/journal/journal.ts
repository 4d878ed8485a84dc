/** The journal in IndexedDB. `durability: 'strict'` makes an append wait for the disk, so what is announced is safe. */
import { unwrap } from 'idb';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { parseEvent } from '#rules/game/parseEvent.ts';
import { type Sum, seedOf, sumsOf } from './checksum.ts';
import type { GameRecord, JournalDatabase } from './database.ts';
import type { Appended, Created, EventListener, EventLog, GameId } from './eventLog.ts';
import type { RestoreOutcome, StoredRecord } from './restore.ts';

const STRICT = { durability: 'strict' } as const;

export class Journal implements EventLog {
  readonly #database: JournalDatabase;
  readonly #listeners = new Map<GameId, Set<EventListener>>();
  /** Where the chain of checksums ends, for the games that were read or begun here. */
  readonly #ends = new Map<GameId, Readonly<{ length: number; sum: Sum }>>();

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
      const sums = sumsOf(seedOf(header, begunAt), events);
      addEvents(write, game.id, 0, events, sums);
      await committed(write);
      this.#ends.set(game.id, { length: events.length, sum: sums.at(-1) ?? seedOf(header, begunAt) });
      return { ok: true, game };
    } catch (error) {
      return faultOf(error);
    }
  }

  /** The browser's own transaction: on the way from a peg to its words every promise around a request would count. */
  #writing(stores: ('games' | 'events')[]): IDBTransaction {
    return unwrap(this.#database).transaction(stores, 'readwrite', STRICT);
  }

  async append(game: GameId, from: number, events: readonly GameEvent[]): Promise<Appended> {
    const length = from - 1;
    const end = this.#ends.get(game);
    const sums = end?.length === length ? sumsOf(end.sum, events) : [];
    try {
      const ends = events.some(({ event }) => event === 'ended');
      const write = this.#writing(ends ? ['games', 'events'] : ['events']);
      addEvents(write, game, length, events, sums);
      if (ends) markEnded(write.objectStore('games'), game);
      // Nothing more will be asked for: the disk need not wait until every answer has come back here.
      else write.commit();
      await committed(write);
    } catch (error) {
      return faultOf(error);
    }
    const sum = sums.at(-1);
    if (sum !== undefined) this.#ends.set(game, { length: length + events.length, sum });
    for (const listener of this.#listeners.get(game) ?? []) listener(events, from);
    return { ok: true };
  }

  async replay(game: GameId, from = 1): Promise<readonly StoredRecord[]> {
    const first = from - 1;
    const records = await this.#database.getAll('events', rangeOf(game, first));
    const end = records.at(-1);
    if (end?.sum) this.#ends.set(game, { length: first + records.length, sum: end.sum });
    // A record that is no longer what was written is handed on as it is, for restore.ts to find.
    return records.map(({ index, event, sum }, place) => ({
      event: index === first + place ? event : undefined,
      ...(sum !== undefined && { sum }),
    }));
  }

  /** The game as far as its journal can be believed. Never throws for what is stored, whatever that is. */
  async restored({ id, header, begunAt }: GameRecord): Promise<RestoreOutcome> {
    // Fetched with the first stored game: who begins a new one does not wait for the checks of old ones.
    const [records, { restore }] = await Promise.all([this.replay(id), import('./restore.ts')]);
    try {
      return restore(header, records, seedOf(header, begunAt));
    } catch (error) {
      return { ok: false, reason: String(error) };
    }
  }

  /** Nothing of a game is left: one that could not be opened after all, or that the user wants gone. */
  async discard(game: GameId): Promise<void> {
    const write = this.#database.transaction(['games', 'events'], 'readwrite', STRICT);
    await write.objectStore('games').delete(game);
    await write.objectStore('events').delete(rangeOf(game));
    await write.done;
  }

  subscribe(game: GameId, from: number, listener: EventListener): () => void {
    let next = from;
    /** What is appended while the disk is read comes behind what is read. */
    let waiting: Readonly<{ events: readonly GameEvent[]; from: number }>[] | null = [];
    const tell = (events: readonly GameEvent[], first: number) => {
      const fresh = events.slice(Math.max(0, next - first));
      if (fresh.length === 0) return;
      const at = Math.max(next, first);
      next = at + fresh.length;
      listener(fresh, at);
    };
    const hear: EventListener = (events, first) => {
      if (waiting) waiting.push({ events, from: first });
      else tell(events, first);
    };
    const listeners = this.#listeners.get(game) ?? new Set();
    this.#listeners.set(game, listeners.add(hear));
    void this.replay(game, from).then((records) => {
      if (!listeners.has(hear)) return;
      tell(readable(records), from);
      for (const { events, from: first } of waiting ?? []) tell(events, first);
      waiting = null;
    });
    return () => listeners.delete(hear);
  }

  /** The newest first. */
  async games(): Promise<GameRecord[]> {
    const games = await this.#database.getAll('games');
    return games.sort((a, b) => timeOf(b) - timeOf(a));
  }

  /** A journal that cannot be played on is marked with the reason; not a byte of it is changed. */
  async keepAside(game: GameId, reason: string): Promise<void> {
    const write = this.#database.transaction('games', 'readwrite', STRICT);
    const record = await write.store.get(game);
    if (record) await write.store.put({ ...record, aside: reason });
    await write.done;
  }
}

/** As far as it can be read: behind a damaged record nothing has its number. */
function readable(records: readonly StoredRecord[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const { event } of records) {
    const parsed = parseEvent(event);
    if (!parsed.ok) break;
    events.push(parsed.event);
  }
  return events;
}

/** `add` refuses an index that is taken: that is the stale append. */
function addEvents(
  write: IDBTransaction,
  game: GameId,
  length: number,
  events: readonly GameEvent[],
  sums: readonly Sum[],
): void {
  const store = write.objectStore('events');
  for (const [offset, event] of events.entries()) {
    const sum = sums[offset];
    store.add({ game, index: length + offset, event, ...(sum !== undefined && { sum }) });
  }
}

function markEnded(games: IDBObjectStore, id: GameId): void {
  const found = games.get(id);
  found.onsuccess = () => {
    if (found.result) games.put({ ...(found.result as GameRecord), ended: true });
  };
}

function rangeOf(game: GameId, first = 0): IDBKeyRange {
  return IDBKeyRange.bound([game, first], [game, Number.POSITIVE_INFINITY]);
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

/** What is stored may be damaged: a game without a time is the oldest. */
function timeOf({ begunAt }: GameRecord): number {
  return Number.isFinite(begunAt) ? begunAt : Number.NEGATIVE_INFINITY;
}
