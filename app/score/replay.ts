/** A recorded game, half-move by half-move: what a reader steps through. It knows no table and touches no game. */
import { type DescribedMove, describe } from '#rules/notation/describe.ts';
import { type ScoreGame, type ScoreMove, startPosition } from '#rules/notation/game.ts';
import type { Position } from '#rules/position/position.ts';

/** A place in the game: after so many half-moves. */
export type Step = Readonly<{
  ply: number;
  position: Position;
  /** The half-move that led here; null at the start. */
  move: Readonly<{ scored: ScoreMove; described: DescribedMove; number: number; isWhites: boolean }> | null;
}>;

export function stepsOf(game: ScoreGame): Step[] {
  let position = startPosition(game);
  const steps: Step[] = [{ ply: 0, position, move: null }];
  for (const scored of game.moves) {
    const described = describe(position, scored.move);
    if (!described) break; // a game's main line is legal; what is not ends what can be shown
    const { fullmoves: number, turn } = position;
    position = position.after(scored.move);
    steps.push({
      ply: steps.length,
      position,
      move: { scored, described, number, isWhites: turn === 'white' },
    });
  }
  return steps;
}
