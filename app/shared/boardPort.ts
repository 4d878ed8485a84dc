import type { Color } from '#rules/position/square.ts';
import { saidText } from '../i18n/text.ts';
import { usePerson, usePlace, useSettings } from './hectorContext.tsx';

/** Asks the browser for a board's port, in the gesture that calls it, and remembers it. A failure is said. */
export function usePort(): (seat: Color) => Promise<boolean> {
  const { announcer } = usePerson();
  const place = usePlace();
  const { language, ports } = useSettings();
  return async (seat) => {
    const chosen = await place.choosePort(seat);
    if (chosen.ok) await place.change({ ports: { ...ports, [seat]: chosen.usb } });
    else
      announcer.say({
        kind: 'alert',
        said: saidText(language, `link.${chosen.fault}`),
        staysTrue: true,
      });
    return chosen.ok;
  };
}
