/**
 * The port to whatever keeps the games: events are appended, replayed and subscribed to, and never changed. Here
 * it is the browser's IndexedDB; a tournament's hub can stand behind the same calls.
 */
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import type { GameRecord } from './database.ts';
import type { StoredRecord } from './restore.ts';

export type GameId = string;

/**
 * Why nothing was written, each by what it means for the player. The game stands as it stood before the act.
 * - `disk-full`: the browser has no room left; free some and do it again.
 * - `stale`: somebody else has written to this game meanwhile; it must be replayed first.
 * - `unavailable`: the browser refuses to store anything.
 */
export const LOG_FAULTS = ['disk-full', 'stale', 'unavailable'] as const;
export type LogFault = (typeof LOG_FAULTS)[number];

export type Appended = Readonly<{ ok: true } | { ok: false; fault: LogFault; detail: string }>;

/** `from`: the number of the first of these entries. */
export type EventListener = (events: readonly GameEvent[], from: number) => void;

export type Created = Readonly<{ ok: true; game: GameRecord } | (Appended & { ok: false })>;

/** The entries of a game are numbered: its header is entry 0, its events are entries 1, 2, 3 … */
export interface EventLog {
  /** A new game: its entry 0, and the events it already has when it comes from elsewhere. */
  create(header: GameHeader, begunAt: number, events?: readonly GameEvent[]): Promise<Created>;
  /** Entry 0 of every game, the newest first. */
  games(): Promise<readonly GameRecord[]>;
  /** Writes events as the entries from a number on, all or none. Settled only when they are on the disk. */
  append(game: GameId, from: number, events: readonly GameEvent[]): Promise<Appended>;
  /** The events stored from an entry on, unchecked: what they mean is restore.ts's business. */
  replay(game: GameId, from?: number): Promise<readonly StoredRecord[]>;
  /** Every event from an entry on, in order and once: first what is stored, then each append, until the returned call. */
  subscribe(game: GameId, from: number, listener: EventListener): () => void;
}
