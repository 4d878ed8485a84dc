/**
 * What a desk holds: the game as its listeners may know it, this moment of it, a way to ask for something, and word of
 * every change. The table decides; a board's seat and a person's screen only ask. At the table it is a `TablePort`,
 * everywhere else a `FollowedGame` over a wire.
 */
import type { Actor, CommandBody } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { RefusalCode } from '#rules/game/refusal.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Change, Ears } from '#rules/game/view.ts';
import type { Observable } from '../base/observable.ts';
import type { GameId, LogFault } from '../journal/eventLog.ts';

export type { Change };

/** A command without its time, which the table knows. */
export type Request = Readonly<{ by: Actor; reason?: string }> & CommandBody;

/** Who acts, and whether at all, may depend on what the acts before it bring: then it is asked when its turn comes. */
export type Requested = Request | ((state: GameState) => Request | null);

export type Outcome = Readonly<
  | { kind: 'done' }
  | { kind: 'refused'; code: RefusalCode; article: string | null }
  | { kind: 'not-written'; fault: LogFault }
  /** The program itself is at fault: nothing has happened, and that is said. */
  | { kind: 'failed' }
  /** It has not reached the table, or was not taken there. */
  | { kind: 'not-sent'; reason: NotSent }
>;

export const NOT_SENT = [
  'cut-off',
  'closed',
  'not-yours',
  'at-own-desk',
  'malformed',
  'too-old',
  'table-restarted',
] as const;
export type NotSent = (typeof NOT_SENT)[number];

/** Whether the table is heard; `since`: from when on it is not, by the wall clock. */
export type Link = Readonly<
  { kind: 'up' } | { kind: 'cut-off'; since: number } | { kind: 'closed'; reason: 'revoked' | 'closed' }
>;

/** `caughtUp`: it happened while the desk was cut off, and is told all at once. */
export type ChangeListener = (change: Change, caughtUp: boolean) => void;

export interface GamePort {
  readonly game: GameId;
  /** Who hears at this desk. */
  readonly ears: Ears;
  /** For whom this desk may act; the table binds every request to them. */
  readonly actors: readonly Actor[];
  /** The game as these ears may know it. */
  readonly state: Observable<GameState>;
  readonly link: Observable<Link>;
  /** This moment of the game, by the table's clock. */
  readonly at: number;
  /** Everything that these ears have heard, from the beginning. */
  log(): Promise<readonly GameEvent[]>;
  /** `ago`: so many milliseconds ago it began, by this device; the table has its own time. */
  submit(request: Requested, ago?: number): Promise<Outcome>;
  subscribe(listener: ChangeListener): () => void;
  close(): void;
}
