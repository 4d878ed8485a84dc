/** In competition somebody has to decide: a table at which no arbiter sits says so. */
import type { Listener } from '#rules/game/hearing.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Session } from './session.ts';
import type { WireServer } from './wireServer.ts';

/** `present`: who is at a desk of another window. III.6: an event may be played without an arbiter at the board. */
export function lacksArbiter(
  { header, phase, handedOver }: Pick<GameState, 'header' | 'phase' | 'handedOver'>,
  present: readonly Listener[],
): boolean {
  const isWanted = header.mode === 'competition' && header.arbiterPresent !== false && phase !== 'over';
  return isWanted && !handedOver && !present.includes('arbiter');
}

/** Calls once, when the game begins with nobody there to decide; the returned call ends the watch. */
export function missArbiter(
  session: Pick<Session, 'state' | 'subscribe'>,
  desks: Pick<WireServer, 'present'>,
  say: () => void,
): () => void {
  const sayIfMissing = () => {
    if (lacksArbiter(session.state, desks.present)) say();
  };
  if (session.state.phase !== 'waiting') {
    if (session.state.ply.number === 0) sayIfMissing();
    return () => {};
  }
  return session.subscribe(({ events }) => {
    if (events.some(({ event }) => event === 'started')) sayIfMissing();
  });
}
