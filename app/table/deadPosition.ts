/**
 * 5.2.2, 6.9: whether either side can still mate is worked out beside the game, after each move. What is found enters
 * it as a fact of its own; what everybody sees by the material need not be said.
 */
import type { MateClient } from '../mate/mateClient.ts';
import type { Session } from './session.ts';

/** Until the returned call. */
export function watchForDeadPositions(
  session: Session,
  client: Pick<MateClient, 'ask' | 'cancel'>,
): () => void {
  let asked = -1;
  const look = () => {
    const { phase, ply } = session.state;
    if (phase !== 'playing') client.cancel();
    else if (ply.number !== asked) {
      asked = ply.number;
      client.ask(ply.position.fen, ({ white, black }) => {
        if (white.verdict === 'yes' && black.verdict === 'yes') return;
        void session.submit({
          by: 'arbiter',
          do: 'verdict',
          ply: ply.number,
          white: white.verdict,
          black: black.verdict,
        });
      });
    }
  };
  const leave = session.subscribe(look);
  look();
  return () => {
    leave();
    client.cancel();
  };
}
