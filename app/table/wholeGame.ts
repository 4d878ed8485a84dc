/** A whole game as one change, for who comes late: from its header and every event since. */
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';

export function wholeGame(header: GameHeader, state: GameState, events: readonly GameEvent[]): Change {
  const fresh = newGame(header);
  if (!fresh.ok) throw new Error(`a game that was begun cannot be begun: ${fresh.reason}`);
  return { before: fresh.state, state, events };
}
