/** What the buttons of a board do in a game: they are the clock (6.2.1), ask for the times and repeat what was said. */
import type { Button } from '#devices/board.ts';
import type { Seat } from './expected.ts';
import type { SeatHost } from './seatHost.ts';

type ButtonsHost = Pick<SeatHost, 'state' | 'press' | 'ask' | 'repeat'>;

/** `leadOn`: while the player is led from difference to difference, `repeat` leads on; false where he is not. */
export function pushed(button: Button, seat: Seat, host: ButtonsHost, leadOn: () => boolean): void {
  switch (button) {
    case 'press-white':
    case 'press-black':
      host.press(button === 'press-white' ? 'white' : 'black');
      break;
    case 'press':
      pushLever(host);
      break;
    case 'my-time':
      host.ask('ownTime', seat);
      break;
    case 'opponent-time':
      host.ask('opponentTime', seat);
      break;
    case 'repeat':
      if (!leadOn()) host.repeat();
      break;
    default:
      button satisfies never;
  }
}

/** The lever of a DGT clock: only he whose clock runs can move it. */
function pushLever({ state, press }: ButtonsHost): void {
  const { phase, clock } = state();
  if (phase === 'playing' && clock?.running) press(clock.running);
}
