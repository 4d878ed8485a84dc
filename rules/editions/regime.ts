import type { Regime } from './edition.ts';
import type { EditionParameters } from './parameters.ts';

type TimeControl = Readonly<{
  periods: readonly Readonly<{ moves?: number; ms: number }>[];
  incrementMs: number;
  delayMs: number;
}>;

/**
 * A.1, B.1 (2005: B.1, C.1): a game is rapid or blitz by each player's time for all the moves plus 60
 * times the increment. A delay is time given with every move just as an increment is, so it counts
 * alike. Without a clock there is no rate of play to make the game anything but standard.
 */
export function regimeOf(
  { rapid, blitz }: EditionParameters,
  supervision: 'full' | 'limited',
  timeControl: TimeControl | null,
): Regime {
  if (timeControl === null) return 'standard';
  const baseMs = timeControl.periods.reduce((total, period) => total + period.ms, 0);
  const perMoveMs = timeControl.incrementMs + timeControl.delayMs;

  const blitzMs = baseMs + blitz.incrementFactor * perMoveMs;
  if (isBelow(blitzMs, blitz.max * 1000, blitz.maxIncl)) {
    return supervision === 'full' ? 'blitzFull' : 'blitzLimited';
  }
  const rapidMs = baseMs + rapid.incrementFactor * perMoveMs;
  const longEnough = !isBelow(rapidMs, rapid.min * 1000, !rapid.minIncl);
  if (longEnough && isBelow(rapidMs, rapid.max * 1000, rapid.maxIncl)) {
    return supervision === 'full' ? 'rapidFull' : 'rapidLimited';
  }
  return 'standard';
}

function isBelow(ms: number, boundMs: number, orEqual: boolean): boolean {
  return orEqual ? ms <= boundMs : ms < boundMs;
}
