/** Time controls to choose from (6.3, A.1, B.1), the usual ones first to last by length. */
import type { TimeControl } from '#rules/game/header.ts';

const MINUTE = 60_000;

function control(minutes: number, seconds: number): TimeControl {
  return { periods: [{ ms: minutes * MINUTE }], incrementMs: seconds * 1000, delayMs: 0 };
}

export const TIME_CONTROLS = {
  none: null,
  '3+2': control(3, 2),
  '5+0': control(5, 0),
  '15+10': control(15, 10),
  '25+10': control(25, 10),
  '60+30': control(60, 30),
  '90+30': control(90, 30),
  '40/90+30': {
    periods: [{ moves: 40, ms: 90 * MINUTE }, { ms: 30 * MINUTE }],
    incrementMs: 30_000,
    delayMs: 0,
  },
} as const satisfies Record<string, TimeControl | null>;

export type TimeChoice = keyof typeof TIME_CONTROLS;
export const TIME_CHOICES = Object.keys(TIME_CONTROLS) as readonly TimeChoice[];
