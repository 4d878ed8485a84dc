/** While a game is open: the two clocks are compared, and the moment is kept for the next page. */
import type { Request } from '../desk/gamePort.ts';
import type { GameTime, Jump } from './gameTime.ts';

const LOOK_MS = 1000;

/** Until the returned call. */
export function watchClock(
  time: GameTime,
  submit: (request: Request) => unknown,
  keep: () => void,
): () => void {
  const tell = (jump: Jump | null) => {
    if (jump) submit({ by: 'arbiter', do: 'clockJumped', ...jump });
  };
  tell(time.absence);
  const look = () => {
    tell(time.look());
    keep();
  };
  const timer = setInterval(look, LOOK_MS);
  globalThis.addEventListener?.('pagehide', look);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener?.('pagehide', look);
    keep();
  };
}
