/**
 * The port to whatever keeps the games: events are appended, replayed and subscribed to, and never changed. Here
 * it is the browser's IndexedDB; a tournament's hub can stand behind the same three calls.
 */
import type { GameEvent } from '#rules/game/event.ts';
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

export type EventListener = (events: readonly GameEvent[], from: number) => void;

export interface EventLog {
  /** Writes the events behind the first `length` ones, all or none. Settled only when they are on the disk. */
  append(game: GameId, length: number, events: readonly GameEvent[]): Promise<Appended>;
  /** Everything stored of a game, unchecked: what it means is restore.ts's business. */
  replay(game: GameId): Promise<readonly StoredRecord[]>;
  /** Called after each append by whomever, with the index of its first event, until the returned call. */
  subscribe(game: GameId, listener: EventListener): () => void;
}
