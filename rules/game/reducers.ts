/** The shape of a table of reducers: one function for each kind of event. */
import type { EventKind, EventOf } from './event.ts';
import type { GameState } from './state.ts';

export type Reducers<K extends EventKind> = {
  readonly [E in K]: (state: GameState, event: EventOf<E>) => GameState;
};
