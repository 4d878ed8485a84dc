/** What a report says of a game that was played at a table. */
import { resultText } from '#rules/game/result.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Played } from './round.ts';

/**
 * 6.7.1: who did not come loses without play; so does the other of a result that the arbiter gave before a move was
 * made. A game over before each player had moved counts, but is not rated.
 */
export function playedIn({ ending, parameters, ply }: GameState): Played {
  const result = resultText(ending?.result, parameters.points);
  const made = halfMoves(ply);
  const isDraw = result === '1/2-1/2';
  if (ending?.concept === 'defaultTime' || (made === 0 && !isDraw && ending?.concept === null))
    return { result, how: 'forfeit' };
  return { result, how: made < 2 ? 'no-move' : 'played' };
}

function halfMoves(last: GameState['ply']): number {
  let count = 0;
  for (let ply = last; ply.previous && count < 2; ply = ply.previous) if (ply.move) count += 1;
  return count;
}
