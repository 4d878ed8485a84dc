/**
 * What a desk asks of a game and what it is told: a request, its outcome, a change. The table decides; a board's seat
 * and a person's screen only ask.
 */
import type { Actor, CommandBody } from '#rules/game/command.ts';
import type { RefusalCode } from '#rules/game/refusal.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import type { LogFault } from '../journal/eventLog.ts';

/** A command without its time, which the table knows. */
export type Request = Readonly<{ by: Actor }> & CommandBody;

/** Who acts, and whether at all, may depend on what the acts before it bring: then it is asked when its turn comes. */
export type Requested = Request | ((state: GameState) => Request | null);

export type Outcome = Readonly<
  | { kind: 'done' }
  | { kind: 'refused'; code: RefusalCode; article: string | null }
  | { kind: 'not-written'; fault: LogFault }
  /** The program itself is at fault: nothing has happened, and that is said. */
  | { kind: 'failed' }
>;

export type { Change };
