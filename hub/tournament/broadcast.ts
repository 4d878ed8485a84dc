/**
 * The games of a round for the world outside: one PGN with clocks, as lichess and every PGN reader take it. Which state
 * of a game may be shown, and when, is not decided here: it is the projector's, behind its delay.
 */
import { scoreOf, standingPlies } from '#app/score/scoreOf.ts';
import { type GameState, isUncompleted } from '#rules/game/state.ts';
import { makeGame, type Tag } from '#rules/notation/game.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';

export type ShownGame = Readonly<{
  state: GameState;
  begunAt: number;
  /** The occasion as the pairings tell it: round and board, FIDE numbers, federations. */
  tags: readonly Tag[];
}>;

/** In the order of the boards. */
export function broadcastPgn(games: readonly ShownGame[]): string {
  return games.map(broadcastGame).join('');
}

/** One game of the broadcast. A move that is not legal, or not yet completed, is not in it. */
export function broadcastGame({ state, begunAt, tags }: ShownGame): string {
  const score = scoreOf(state, new Date(begunAt));
  const isOpen =
    state.phase === 'playing' && standingPlies(state).at(-1) === state.ply && isUncompleted(state, state.ply);
  const moves = isOpen ? score.moves.slice(0, -1) : score.moves;
  return writePgn(makeGame({ ...score, moves, tags: [...score.tags, ...tags].map(readable) }));
}

/** Not every reader knows PGN's escaped quotation marks: in the broadcast there are none. */
function readable([name, value]: Tag): Tag {
  return [name, value.replaceAll('"', '”').replaceAll('\\', '/')];
}
