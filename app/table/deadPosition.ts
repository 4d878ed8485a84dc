/**
 * 5.2.2, 6.9: whether either side can still mate is worked out beside the game, after each move. What is found enters
 * it as a fact of its own; what everybody sees by the material need not be said.
 */
import type { Position } from '#rules/position/position.ts';
import type { MateClient } from '../mate/mateClient.ts';
import type { Session } from './session.ts';

/** Until the returned call. */
export function watchForDeadPositions(
  session: Session,
  client: Pick<MateClient, 'ask' | 'cancel'>,
): () => void {
  let asked: Position | null = null;
  const look = () => {
    const { phase, ply } = session.state;
    if (phase !== 'playing') client.cancel();
    else if (ply.position !== asked && !ply.verdict) {
      const { position } = ply;
      asked = position;
      client.ask(position.fen, ({ white, black }) => {
        if (white.verdict === 'yes' && black.verdict === 'yes') return;
        // Meanwhile the move may have been taken back, and another made in its place.
        void session.submit(({ ply: now }) =>
          now.position === position
            ? {
                by: 'arbiter',
                do: 'verdict',
                ply: now.number,
                white: white.verdict,
                black: black.verdict,
              }
            : null,
        );
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
