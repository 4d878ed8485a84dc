/** What is heard without words: the hand, the clock, the own turn, and little time where the player wishes it. */
import { reading } from '#rules/game/clock.ts';
import type { EventKind } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Color } from '#rules/position/square.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { becameLow, type SoundSettings } from '#speech/sounds/settings.ts';
import type { Change } from './gamePort.ts';

const SOUND_OF: Readonly<Partial<Record<EventKind, Sound>>> = {
  lifted: 'lift',
  inserted: 'insert',
  pressed: 'press',
};

/**
 * Of a game as the listener may know it. `own` is the player who listens: his turn has come when the opponent has
 * pressed the clock, rightly or not, which he cannot hear (11.3.1).
 */
export function soundsOf({ state, events }: Change, own: Color): Sound[] {
  return events.flatMap((event): Sound[] => {
    const sound = SOUND_OF[event.event];
    // D.1: what the program carries over to the other board is no hand.
    if (!sound || ('as' in event && event.as === 'mirror')) return [];
    const isTurn = event.event === 'pressed' && event.side !== own && runs(state, own);
    return isTurn ? [sound, 'yourTurn'] : [sound];
  });
}

/** The arbiter hears no hand and no press: only that a case has come. */
export function soundsForArbiter({ events }: Change): Sound[] {
  return events.some(({ event }) => event === 'alert') ? ['alert'] : [];
}

function runs({ clock, phase, ply }: GameState, own: Color): boolean {
  return phase === 'playing' && (clock ? clock.running : ply.position.turn) === own;
}

const LOOK_MS = 1000;

/** Calls once each time the player's clock becomes low, until the returned call. */
export function watchLowTime(
  game: () => Readonly<{ state: GameState; at: number }>,
  wish: () => Readonly<{ own: Color; sounds: SoundSettings }>,
  isLow: () => void,
): () => void {
  const left = () => {
    const { state, at } = game();
    return state.clock && reading(state.clock, wish().own, at);
  };
  let before = left();
  const timer = setInterval(() => {
    const now = left();
    if (before !== null && now !== null && becameLow(before, now, wish().sounds)) isLow();
    before = now;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
