/**
 * Folds one event into the state. Pure and total: replaying a game's events over its header gives the same state
 * every time. What may happen at all is decided elsewhere; here nothing is refused.
 */
import type { EventKind, GameEvent } from './event.ts';
import type { Fresh } from './fresh.ts';
import { ADJOURNED_REDUCERS } from './reduceAdjourned.ts';
import { BOARD_REDUCERS } from './reduceBoard.ts';
import { CLOCK_REDUCERS } from './reduceClock.ts';
import { CONDUCT_REDUCERS } from './reduceConduct.ts';
import { MOVE_REDUCERS } from './reduceMove.ts';
import type { Reducers } from './reducers.ts';
import type { GameState } from './state.ts';

const REDUCERS: Reducers<EventKind> = {
  ...BOARD_REDUCERS,
  ...MOVE_REDUCERS,
  ...CLOCK_REDUCERS,
  ...CONDUCT_REDUCERS,
  ...ADJOURNED_REDUCERS,
};

export function apply(state: GameState, event: GameEvent): GameState {
  const reduce = REDUCERS[event.event] as (state: GameState, event: GameEvent) => GameState;
  const next: Fresh<GameState> = reduce(state, event);
  if (next.at === event.at) return next;
  if (next === state) return { ...state, at: event.at };
  next.at = event.at; // fresh from its reducer
  return next;
}
