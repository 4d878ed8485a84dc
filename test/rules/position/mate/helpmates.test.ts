import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import type { Color } from 'chessops/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canMate } from '#rules/position/mate/canMate.ts';
import { isMateBy } from './verdictData.ts';

/** A game in which both sides play the moves that chance picks, with a liking for mate; its FENs if it ends so. */
function matedGame(picks: readonly number[]): { winner: Color; fens: string[] } | undefined {
  const position = Chess.default();
  const fens = [makeFen(position.toSetup())];
  for (const pick of picks) {
    const moves = [...position.allDests()].flatMap(([from, targets]) =>
      [...targets].map((to) => ({ from, to })),
    );
    if (moves.length === 0) break;
    const isLastRank = (to: number): boolean => to < 8 || to > 55;
    const whole = moves.map((move) =>
      position.board.pawn.has(move.from) && isLastRank(move.to)
        ? { ...move, promotion: (['queen', 'knight', 'rook'] as const)[pick % 3] ?? 'queen' }
        : move,
    );
    const mating = whole.find((move) => {
      const next = position.clone();
      next.play(move);
      return next.isCheckmate();
    });
    position.play(mating ?? whole[pick % whole.length]!);
    fens.push(makeFen(position.toSetup()));
    if (mating) return { winner: position.turn === 'white' ? 'black' : 'white', fens };
  }
  return undefined;
}

test('on the way to a mate, backwards from its end, the winner is never said to be unable', {
  timeout: 300_000,
}, () => {
  let walked = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 120, maxLength: 120 }), (picks) => {
      const game = matedGame(picks);
      if (!game) return;
      for (const fen of game.fens.toReversed()) {
        const answer = canMate(game.winner, fen, 100_000);
        expect(answer.verdict, fen).not.toBe('no');
        if (answer.verdict === 'yes') expect(isMateBy(game.winner, fen, answer.line), fen).toBe(true);
        walked++;
      }
    }),
    { numRuns: process.env.HECTOR_LONG ? 400 : 25 },
  );
  expect(walked).toBeGreaterThan(100);
});
