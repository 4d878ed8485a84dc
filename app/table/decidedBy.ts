/** The session as the end of the wire needs it: words that a desk sends get their meaning when their turn comes. */
import { withMeaning } from '../edge/meaning.ts';
import type { Session } from './session.ts';
import type { DecidedGame } from './wireServer.ts';

export function decidedBy(session: Session): DecidedGame {
  return {
    game: session.game,
    get state() {
      return session.state;
    },
    get length() {
      return session.length;
    },
    get at() {
      return session.at;
    },
    subscribe: (listener) => session.subscribe(listener),
    submit: (request) => session.submit((state) => withMeaning(state, request)),
  };
}
