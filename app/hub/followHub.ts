/** A desk of a hall: a game followed over the hub, through every interruption of the way there. */
import { type Followed, type FollowOptions, follow } from '../desk/followedGame.ts';
import type { HubConnection } from './connection.ts';
import { natsWire } from './natsWire.ts';

export type FollowHubOptions = Pick<FollowOptions, 'role' | 'clocks' | 'pace'> &
  Readonly<{ hub: HubConnection; game: string; secret: string | null }>;

export async function followHub({ hub, game, secret, ...options }: FollowHubOptions): Promise<Followed> {
  const wire = natsWire(hub, game, options.role);
  const followed = await follow({ ...options, wire, game, code: secret });
  if (followed.ok) {
    let isFirst = true;
    const leave = hub.whenUp(() => {
      if (!isFirst) followed.game.resume();
      isFirst = false;
    });
    hub.link.subscribe(() => {
      if (hub.link.value.kind === 'refused') followed.game.dismissed();
    });
    followed.game.link.subscribe(() => {
      if (followed.game.link.value.kind === 'closed') leave();
    });
  }
  return followed;
}
