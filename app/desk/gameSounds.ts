/** What is heard without words: the hand, the clock, the own turn, and little time where the player wishes it. */
import { reading } from '#rules/game/clock.ts';
import type { EventKind } from '#rules/game/event.ts';
import { onMove } from '#rules/game/state.ts';
import type { Color } from '#rules/position/square.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { becameLow, type SoundSettings } from '#speech/sounds/settings.ts';
import type { Session } from '../table/session.ts';
import type { Change } from './gamePort.ts';

const SOUND_OF: Readonly<Partial<Record<EventKind, Sound>>> = {
  lifted: 'lift',
  inserted: 'insert',
  pressed: 'press',
};

/** `own` is the player who listens: his turn has come when the opponent has completed a move. */
export function soundsOf({ state, events }: Change, own: Color): Sound[] {
  return events.flatMap((event): Sound[] => {
    const sound = SOUND_OF[event.event];
    if (sound) return [sound];
    const isTurn = event.event === 'completed' && event.side !== own && onMove(state) === own;
    return isTurn && state.phase === 'playing' ? ['yourTurn'] : [];
  });
}

const LOOK_MS = 1000;

/** Calls once each time the player's clock becomes low, until the returned call. */
export function watchLowTime(
  session: Session,
  wish: () => Readonly<{ own: Color; sounds: SoundSettings }>,
  isLow: () => void,
): () => void {
  const left = () => session.state.clock && reading(session.state.clock, wish().own, session.at);
  let before = left();
  const timer = setInterval(() => {
    const now = left();
    if (before !== null && now !== null && becameLow(before, now, wish().sounds)) isLow();
    before = now;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
