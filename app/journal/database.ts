/**
 * The IndexedDB that holds the journal. A database that cannot be opened is left as it is and another one is used
 * instead: nothing a player has played is ever deleted.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import type { Sum } from './checksum.ts';
import type { GameId } from './eventLog.ts';

export type GameRecord = Readonly<{
  id: GameId;
  /** As it was written; read again by parseHeader, since a journal may be damaged. */
  header: GameHeader;
  /** The moment from which the events' `at` counts, in milliseconds of the wall clock. */
  begunAt: number;
  ended: boolean;
  /** Why the journal was kept aside; null for one that can be played on. */
  aside: string | null;
}>;

/** `sum` is missing in what the first version wrote. */
export type EventRecord = Readonly<{ game: GameId; index: number; event: GameEvent; sum?: Sum }>;

export interface JournalSchema extends DBSchema {
  games: { key: GameId; value: GameRecord };
  events: { key: [GameId, number]; value: EventRecord };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

const VERSION = 1;
const NAMES = ['hector', 'hector-2', 'hector-3'] as const;

export type OpenedDatabase = Readonly<
  { ok: true; database: JournalDatabase; keptAside: readonly string[] } | { ok: false; detail: string }
>;

export async function openDatabase(names: readonly string[] = NAMES): Promise<OpenedDatabase> {
  const keptAside: string[] = [];
  let detail = '';
  for (const name of names) {
    try {
      const database = await openDB<JournalSchema>(name, VERSION, {
        upgrade(fresh) {
          fresh.createObjectStore('games', { keyPath: 'id' });
          fresh.createObjectStore('events', { keyPath: ['game', 'index'] });
        },
        // A newer version of the program in another tab is not held up; here nothing more can be written then.
        blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
      });
      if (database.objectStoreNames.contains('games') && database.objectStoreNames.contains('events'))
        return { ok: true, database, keptAside };
      database.close();
    } catch (error) {
      detail = String(error);
    }
    keptAside.push(name);
  }
  return { ok: false, detail };
}
