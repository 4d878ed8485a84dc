/**
 * The games of a round for the world outside: one PGN with clocks, as lichess and every PGN reader take it, behind a
 * delay for fair play (11.3.1). What happened within the delay is in none of its bytes.
 */
import { scoreOf, standingPlies } from '#app/score/scoreOf.ts';
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { type GameState, isUncompleted, newGame } from '#rules/game/state.ts';
import { makeGame, type Tag } from '#rules/notation/game.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';

/** A game as the hub's log has it; `at` of its events counts from `begunAt`, by the wall clock. */
export type LoggedGame = Readonly<{
  header: GameHeader;
  begunAt: number;
  events: readonly GameEvent[];
  /** The occasion as the pairings tell it: round and board, FIDE numbers, federations. */
  tags: readonly Tag[];
}>;

/** Follows one growing log: what is old enough is folded in once, the rest waits. */
export class DelayedGame {
  #state: GameState;
  #told = 0;

  constructor(header: GameHeader) {
    const fresh = newGame(header);
    if (!fresh.ok) throw new Error(`a game that was begun cannot be begun: ${fresh.reason}`);
    this.#state = fresh.state;
  }

  /** The game as it was at that moment of the wall clock. */
  upTo(moment: number, { events, begunAt }: LoggedGame): GameState {
    for (;;) {
      const event = events[this.#told];
      if (!event || begunAt + event.at > moment) return this.#state;
      this.#state = apply(this.#state, event);
      this.#told += 1;
    }
  }
}

/** One game of the broadcast. A move that is not legal, or not yet completed, is not in it. */
export function broadcastGame(game: LoggedGame, state: GameState): string {
  const score = scoreOf(state, new Date(game.begunAt));
  const isOpen =
    state.phase === 'playing' && standingPlies(state).at(-1) === state.ply && isUncompleted(state, state.ply);
  const moves = isOpen ? score.moves.slice(0, -1) : score.moves;
  const tags = [...score.tags, ...game.tags].map(readable);
  return writePgn(makeGame({ ...score, moves, tags }));
}

/** Not every reader knows PGN's escaped quotation marks: in the broadcast there are none. */
function readable([name, value]: Tag): Tag {
  return [name, value.replaceAll('"', '”').replaceAll('\\', '/')];
}

/** All games of a round, in the order of their boards. */
export class Broadcast {
  readonly #delayMs: number;
  readonly #games = new Map<string, DelayedGame>();

  constructor(delayMs: number) {
    this.#delayMs = delayMs;
  }

  pgn(games: ReadonlyMap<string, LoggedGame>, now: number): string {
    const moment = now - this.#delayMs;
    return [...games]
      .map(([id, game]) => {
        let delayed = this.#games.get(id);
        if (!delayed) {
          delayed = new DelayedGame(game.header);
          this.#games.set(id, delayed);
        }
        return broadcastGame(game, delayed.upTo(moment, game));
      })
      .join('');
  }
}
