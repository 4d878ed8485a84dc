import { describe, expect, test } from 'vitest';
import { CornerWalk } from '#rules/position/mate/cornerWalk.ts';
import { movesBetween, NEVER } from '#rules/position/mate/distances.ts';
import { boardFromFen } from '#rules/position/mate/fen.ts';
import { BISHOP, KNIGHT, ROOK, WHITE } from '#rules/position/mate/geometry.ts';
import { moveToUci } from '#rules/position/mate/uci.ts';
import { isMateBy } from './verdictData.ts';

const PLANS = 12;

/** White's first line to mate by a plan, if there is one among a dozen. */
function planned(fen: string): string[] | undefined {
  const read = boardFromFen(fen);
  if (!read.ok) throw new Error(read.reason);
  const walk = new CornerWalk(read.board, WHITE);
  for (let whim = 1; whim <= PLANS; whim++) {
    if (walk.wander(whim))
      return Array.from(walk.path.subarray(0, walk.length), (move) => moveToUci(read.board, move));
  }
  return undefined;
}

describe('6.9 one bishop or one knight mates in a corner that a man of the loser plugs', () => {
  test.each([
    ['knight, rook', '8/8/8/3r1K2/8/2k5/6N1/8 w - -'],
    ['knight, knight', '8/8/8/3n1K2/8/2k5/6N1/8 w - -'],
    ['knight, bishop', '8/8/8/3b1K2/8/2k5/6N1/8 w - -'],
    ['knight, pawn of the edge', '8/8/8/p4K2/8/2k5/6N1/8 w - -'],
    ['knight, pawn of the middle', '8/8/8/3p1K2/8/2k5/6N1/8 w - -'],
    ['knight, pawn beside a queen', '8/8/8/3p1K2/q7/2k5/6N1/8 w - -'],
    ['bishop, knight', '8/8/8/3n1K2/8/2k5/6B1/8 w - -'],
    ['bishop, bishop of the other shade', '8/8/8/3b1K2/8/2k5/5B2/8 w - -'],
    ['bishop, pawn of the edge', '8/8/8/p4K2/8/2k5/5B2/8 w - -'],
    ['bishop, pawn of the middle', '8/8/8/3p1K2/8/2k5/6B1/8 w - -'],
  ])('%s', (_, fen) => {
    const line = planned(fen);
    expect(line && isMateBy('white', fen, line)).toBe(true);
  });

  test.each([
    ['knight, queen', '8/8/8/3q1K2/8/2k5/6N1/8 w - -'],
    ['bishop, rook', '8/8/8/3r1K2/8/2k5/6B1/8 w - -'],
    ['bishop, bishop of the same shade', '8/8/8/3b1K2/8/2k5/6B1/8 w - -'],
  ])('%s: nobody to plug it', (_, fen) => {
    expect(planned(fen)).toBeUndefined();
  });
});

test('moves on an empty board', () => {
  const [a1, b1, h1, h8] = [0, 1, 7, 63] as const;
  expect(movesBetween(KNIGHT, a1, b1)).toBe(3);
  expect(movesBetween(KNIGHT, a1, h8)).toBe(6);
  expect(movesBetween(BISHOP, a1, h8)).toBe(1);
  expect(movesBetween(BISHOP, a1, h1)).toBe(NEVER);
  expect(movesBetween(ROOK, a1, h8)).toBe(2);
  expect(movesBetween(ROOK, a1, a1)).toBe(0);
});
