/** Runs commands through the core as `play` does, without text and without the command line. */
import { deepFreeze } from '#rules/editions/cited.ts';
import { apply } from '#rules/game/apply.ts';
import type { Actor, CommandBody } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { EventOf, GameEvent } from '#rules/game/event.ts';
import { final } from '#rules/game/final.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import type { Refusal } from '#rules/game/refusal.ts';
import { type GameState, newGame } from '#rules/game/state.ts';

export type Line = Readonly<{ at: number; by: Actor }> & CommandBody;
export type Ran = Readonly<{
  state: GameState;
  events: readonly GameEvent[];
  refusals: readonly Refusal[];
  final: Record<string, unknown>;
}>;

export function headerOf(fields: Record<string, unknown> = {}): GameHeader {
  const parsed = parseHeader(fields);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.header;
}

export function begin(header: GameHeader): GameState {
  const game = newGame(header);
  if (!game.ok) throw new Error(game.reason);
  return game.state;
}

/** Whoever changed a state that it was handed would be caught here: each is frozen, for `decide` and for `apply`. */
export function run(header: GameHeader, lines: readonly Line[]): Ran {
  let state = deepFreeze(begin(header));
  const events: GameEvent[] = [];
  const refusals: Refusal[] = [];
  let at = 0;
  for (const line of lines) {
    at = line.at;
    const elapsed = elapse(state, at);
    events.push(...elapsed.events);
    state = deepFreeze(elapsed.state);
    const decision = decide(state, line);
    if (decision.ok) {
      events.push(...decision.events);
      state = deepFreeze(decision.state);
    } else refusals.push(decision);
  }
  let replayed = deepFreeze(begin(header));
  for (const event of events) replayed = deepFreeze(apply(replayed, event));
  return { state, events, refusals, final: final(state, at) };
}

export function eventsOf<K extends GameEvent['event']>(ran: Ran, kind: K): EventOf<K>[] {
  return ran.events.filter((event): event is EventOf<K> => event.event === kind);
}
