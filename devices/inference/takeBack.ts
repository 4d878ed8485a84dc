/** A move taken back, as players in training do: the board shows an earlier position of the game again. */
import type { Position } from '#rules/position/position.ts';
import { effectsOf, isOnItsWay } from './effects.ts';
import { differences, type Findings } from './found.ts';

/**
 * How many half-moves back the board has gone; null if it shows no earlier position, or if what it shows is the
 * present one or a legal move on its way: a move is never mistaken for a take-back. `positions`: oldest first.
 */
export function halfMovesTakenBack(findings: Findings, positions: readonly Position[]): number | null {
  const present = positions.at(-1);
  if (!present) return null;
  const differing = differences(findings, present);
  if (differing.length === 0) return null;
  if (effectsOf(present).some((effect) => isOnItsWay(effect, differing, findings, present))) return null;
  for (let back = 1; back < positions.length; back++) {
    const earlier = positions[positions.length - 1 - back];
    if (earlier && differences(findings, earlier).length === 0) return back;
  }
  return null;
}
