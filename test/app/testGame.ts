/** A game in memory for tests: a real journal over a fake IndexedDB, a wall clock that the test moves. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import type { Request } from '#app/desk/gamePort.ts';
import { openDatabase } from '#app/journal/database.ts';
import type { EventLog } from '#app/journal/eventLog.ts';
import { Journal } from '#app/journal/journal.ts';
import { announceForPlayer } from '#app/table/assist.ts';
import { Session } from '#app/table/session.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { parseHeader } from '#rules/game/header.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';

export const WORDS: AnnounceOptions = { language: 'en', vocabulary: 'fide', form: 'long', check: false };

export function header(changes: Record<string, unknown> = {}): GameHeader {
  const parsed = parseHeader({
    mode: 'training',
    timeControl: { periods: [{ ms: 60_000 }], incrementMs: 0 },
    white: { board: 'peg' },
    black: { board: 'peg' },
    ...changes,
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.header;
}

/** An empty store. */
export async function freshJournal(): Promise<Journal> {
  globalThis.indexedDB = new IDBFactory();
  const opened = await openDatabase();
  if (!opened.ok) throw new Error(opened.detail);
  return new Journal(opened.database);
}

export type TestGame = Readonly<{ session: Session; clock: { now: number }; journal: Journal; id: string }>;

export async function startedGame(
  changes: Record<string, unknown> = {},
  wrap: (journal: Journal) => Pick<EventLog, 'append'> = (journal) => journal,
): Promise<TestGame> {
  const journal = await freshJournal();
  const created = await journal.create(header(changes), 0);
  if (!created.ok) throw new Error(created.detail);
  const clock = { now: 0 };
  const session = await resumed(journal, created.game.id, clock, wrap(journal));
  await session.submit({ by: 'arbiter', do: 'start' });
  return { session, clock, journal, id: created.game.id };
}

/** The game as another page would find it. */
export async function resumed(
  journal: Journal,
  id: string,
  clock: { now: number },
  log: Pick<EventLog, 'append'> = journal,
): Promise<Session> {
  const record = (await journal.games()).find((game) => game.id === id);
  if (!record) throw new Error('no such game');
  const restored = await journal.restored(record);
  if (!restored.ok) throw new Error(restored.reason);
  return new Session({
    log,
    game: id,
    state: restored.state,
    length: restored.events.length,
    now: () => clock.now,
    assist: (state) => announceForPlayer(state, WORDS),
  });
}

export function lift(square: string, by: Request['by'] = 'white'): Request {
  return { by, do: 'lift', square } as Request;
}

export function insert(square: string, by: Request['by'] = 'white'): Request {
  return { by, do: 'insert', square } as Request;
}
