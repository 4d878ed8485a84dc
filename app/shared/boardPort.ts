import type { Color } from '#rules/position/square.ts';
import { saidText } from '../i18n/text.ts';
import { useHector, useSettings } from './hectorContext.tsx';

/** Asks the browser for a board's port, in the gesture that calls it, and remembers it. A failure is said. */
export function usePort(): (seat: Color) => Promise<boolean> {
  const hector = useHector();
  const { language, ports } = useSettings();
  return async (seat) => {
    const chosen = await hector.ports.choosePort(seat);
    if (chosen.ok) await hector.change({ ports: { ...ports, [seat]: chosen.usb } });
    else
      hector.announcer.say({
        kind: 'alert',
        said: saidText(language, `link.${chosen.fault}`),
        staysTrue: true,
      });
    return chosen.ok;
  };
}
