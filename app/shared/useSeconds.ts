import { useEffect, useState } from 'react';
import { type Clock, reading } from '#rules/game/clock.ts';
import type { GamePort } from '../desk/gamePort.ts';

/** While the delay of a move runs (6.3.2) a clock stands, perhaps at a whole second. */
const LEAST_MS = 250;

/**
 * Shows the component again whenever the running clock comes to its next whole second, and at no other time: five desks
 * that looked more often would take the computer's time from the table, to show the same digits.
 */
export function useSeconds(clock: Clock | null, port: Pick<GamePort, 'at'>): void {
  const [, show] = useState(0);
  useEffect(() => {
    const side = clock?.running;
    if (!clock || !side) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = reading(clock, side, port.at);
      if (left <= 0) return; // it stays there, whatever it runs
      timer = setTimeout(
        () => {
          show((count) => count + 1);
          wait();
        },
        Math.max(LEAST_MS, (left % 1000) + 1),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock, port]);
}
