/**
 * Who may say and hear what, as the server enforces it: a table writes its own game and nothing else, a desk speaks for
 * its own role, the arbiter of the hall acts in all games, the public only looks on. Nobody but the hub may use the
 * server's own interface: a stored message, asked for by number, could be any game's.
 */
import { askOf, beatOf, downOf, eventsOf, inboxOf, liveOf, upOf } from '#app/hub/subjects.ts';
import { ACTORS, type Actor } from '#rules/game/command.ts';
import type { Rights } from './nats/config.ts';

/** What a code can open in one game. */
export const SEATS = ['table', ...ACTORS] as const;
export type Seat = 'table' | Actor;

/** `hall`: the arbiter in every game; `public`: who only looks on, and needs no code. */
export type Place = Readonly<
  { kind: 'seat'; game: string; seat: Seat } | { kind: 'hall' } | { kind: 'public' }
>;

/** A name that the server knows the place by, as one word. */
export function userOf(place: Place): string {
  return place.kind === 'seat' ? `${place.game}_${place.seat}` : place.kind;
}

export function rightsOf(place: Place): Rights {
  switch (place.kind) {
    case 'hall':
      return desk('*', 'arbiter', ['hall.>']);
    case 'public':
      return desk('*', 'spectator', []);
    case 'seat':
      return place.seat === 'table' ? table(place.game) : desk(place.game, place.seat, []);
  }
}

function table(game: string): Rights {
  return {
    publish: [eventsOf(game), beatOf(game)],
    subscribe: [askOf(game), liveOf(game), `${inboxOf(userOf({ kind: 'seat', game, seat: 'table' }))}.>`],
    answers: true,
  };
}

function desk(game: string, role: Actor | 'spectator', hears: readonly string[]): Rights {
  return { publish: [upOf(game, role, '*')], subscribe: [downOf(game, role, '*'), ...hears], answers: false };
}
