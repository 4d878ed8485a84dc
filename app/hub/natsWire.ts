/**
 * A desk's end of the lines of a game, over its hub. What is posted while it is cut off is lost, as on any wire: the
 * followed game knows what it is missing and asks for it.
 */
import type { Listener } from '#rules/game/hearing.ts';
import type { Wire } from '../wire/line.ts';
import type { HubConnection } from './connection.ts';
import { downOf, lineToken, upOf } from './subjects.ts';

export function natsWire(hub: HubConnection, game: string, role: Listener): Wire {
  return (name) => {
    const token = lineToken(name);
    const leave = new Set<() => void>();
    return {
      post: (text) => {
        const { current } = hub;
        if (current && !current.isClosed()) current.publish(upOf(game, role, token), text);
      },
      listen: (listener) => {
        let unsubscribe: () => void = () => {};
        const end = hub.whenUp((connection) => {
          const subscription = connection.subscribe(downOf(game, role, token), {
            callback: (error, message) => {
              if (!error) listener(message.string());
            },
          });
          unsubscribe = () => {
            if (!subscription.isClosed() && !connection.isClosed()) subscription.unsubscribe();
          };
        });
        const stop = () => {
          end();
          unsubscribe();
          leave.delete(stop);
        };
        leave.add(stop);
        return stop;
      },
      close: () => {
        for (const stop of leave) stop();
      },
    };
  };
}
