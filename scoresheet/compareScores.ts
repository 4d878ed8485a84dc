/**
 * D.2.9: the scores of both players, side by side: where they first differ, and the last position that both agree
 * on, from which the arbiter goes on.
 */
import { type ScoreGame, startPosition } from '#rules/notation/game.ts';
import { sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { makeSan } from '#rules/position/san.ts';

export type ScoreComparison =
  | Readonly<{ kind: 'same' }>
  | Readonly<{ kind: 'different-start' }>
  | Readonly<{
      kind: 'different';
      /** Half-moves that both scores have. */
      ply: number;
      lastCommon: Position;
      /** As a score numbers the move that differs. */
      moveNumber: number;
      /** What each score has instead, in SAN; null where a score ends. */
      first: string | null;
      second: string | null;
    }>;

export function compareScores(a: ScoreGame, b: ScoreGame): ScoreComparison {
  let position = startPosition(a);
  if (position.fen !== startPosition(b).fen) return { kind: 'different-start' };
  for (let ply = 0; ; ply++) {
    const first = a.moves[ply]?.move;
    const second = b.moves[ply]?.move;
    if (!first && !second) return { kind: 'same' };
    if (!first || !second || !sameMove(first, second)) {
      return {
        kind: 'different',
        ply,
        lastCommon: position,
        moveNumber: position.fullmoves,
        first: first ? makeSan(position, first) : null,
        second: second ? makeSan(position, second) : null,
      };
    }
    position = position.after(first);
  }
}
