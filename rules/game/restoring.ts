/** 7.1, D.2.9: the times that the log proposes when a position is restored, and what they rest on. */
import { type ByColor, reading } from './clock.ts';
import { type GameState, isUncompleted, type Ply } from './state.ts';

/**
 * - `start`: both clocks at the beginning of the game.
 * - `completed`: both clocks when the move before the position was completed.
 * - `pressed`: both clocks when the move that is taken back was pressed, an illegal one.
 * - `now`: the clocks as they stand, where the log has no reading for that moment.
 */
export type Basis = 'start' | 'completed' | 'pressed' | 'now';

export type ProposedTimes = Readonly<{ times: ByColor<number>; basis: Basis }>;

/** For the position after a half-move. Null without a clock. */
export function proposedTimes(state: GameState, ply: number, at: number): ProposedTimes | null {
  const { clock } = state;
  if (!clock) return null;
  const later = plyAt(state.ply, ply + 1);
  if (later?.illegal && later.clocksAt) return { times: later.clocksAt, basis: 'pressed' };
  const here = plyAt(state.ply, ply);
  if (here?.clocksAt && !isUncompleted(state, here))
    return { times: here.clocksAt, basis: ply === 0 ? 'start' : 'completed' };
  return {
    times: { white: reading(clock, 'white', at), black: reading(clock, 'black', at) },
    basis: 'now',
  };
}

/** The chain with one of its last half-moves changed. */
export function plyWith(last: Ply, number: number, change: Partial<Ply>): Ply {
  if (last.number <= number || !last.previous) return { ...last, ...change };
  return { ...last, previous: plyWith(last.previous, number, change) };
}

export function plyAt(last: Ply, number: number): Ply | null {
  let ply: Ply | null = last;
  while (ply && ply.number > number) ply = ply.previous;
  return ply?.number === number ? ply : null;
}
