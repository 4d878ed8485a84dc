/** In competition somebody has to decide: a table at which no arbiter sits says so. */
import type { Listener } from '#rules/game/hearing.ts';
import type { GameState } from '#rules/game/state.ts';

/** `present`: who is at a desk of another window. III.6: an event may be played without an arbiter at the board. */
export function lacksArbiter(
  { header, phase, handedOver }: Pick<GameState, 'header' | 'phase' | 'handedOver'>,
  present: readonly Listener[],
): boolean {
  const isWanted = header.mode === 'competition' && header.arbiterPresent !== false && phase !== 'over';
  return isWanted && !handedOver && !present.includes('arbiter');
}
