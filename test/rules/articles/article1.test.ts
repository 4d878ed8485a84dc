/** Introduction and Article 1: the nature and objectives of the game. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { parametersOf } from '#rules/editions/table.ts';
import { Position } from '#rules/position/position.ts';
import { SQUARES } from '#rules/position/square.ts';
import { across, BLIND, play, position } from './table.ts';

describe('0.1 which Laws are in force', () => {
  test.each(across('2005-07-01', '2009-07-01', '2018-01-01', '2023-01-01'))(
    'the edition of %s has been in force since %s',
    (edition, effective) => {
      expect(parametersOf(edition).effective).toBe(effective);
      expect(play({ edition }).state.header.edition).toBe(edition);
    },
  );
});

describe('0.2 where the Laws are silent the arbiter decides', () => {
  test('a press before the announcement (TU-04) is put to him and nothing is counted', () => {
    const seen = play({ white: BLIND }, '5 W lift e2 · 7 W insert e4 · 9 W press');
    expect(seen.alerts).toEqual(['premature-press D.2.4']);
    expect(seen.final.openAlerts).toEqual(['premature-press']);
    expect(seen.final.illegal).toEqual({ white: 0, black: 0 });
    expect(seen.result).toBe('*');
  });
});

describe('1.1 two sides, one game', () => {
  test('a new game has White, Black and 64 squares', () => {
    const start = Position.start();
    expect(SQUARES).toHaveLength(64);
    expect(start.squaresOf('white')).toHaveLength(16);
    expect(start.squaresOf('black')).toHaveLength(16);
  });
});

describe('1.2 White moves first, then they move alternately', () => {
  test.each(EDITIONS)('%s: a black move at ply 1 is refused', (edition) => {
    const seen = play({ edition }, '1 B move e7e5');
    expect(seen.refusals.map((refusal) => refusal.code)).toEqual(['not-on-move']);
    expect(seen.san).toEqual([]);
  });
  test('White does not move twice', () => {
    expect(play({}, '1 W move e2e4 · 2 W press · 3 W move d2d4').refused).toEqual(['1.3 not-on-move']);
  });
});

describe('1.3 the turn passes when the move is made', () => {
  test.each(EDITIONS)('%s: the reply is accepted before the press, and White may still press', (edition) => {
    const seen = play({ edition }, '1 W move e2e4 · 2 B move e7e5 · 4 W press');
    expect(seen.san).toEqual(['e4', 'e5']);
    expect(seen.refused).toEqual([]);
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    expect(seen.final.running).toBe('black');
  });
});

describe('1.4 the objective is to mate', () => {
  test('the mated side has lost, whatever the material', () => {
    const seen = play({ fen: '6k1/5ppp/8/8/8/8/6q1/K2R4 w - - 0 1' }, '1 W move d1d8');
    expect(seen.result).toBe('1-0 5.1.1');
  });
});

describe('1.4.1 the own king is never left or put under attack, nor is a king captured', () => {
  test('no bishop move is legal while it shields the king', () => {
    const shielded = position('4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1');
    expect(shielded.legalMovesFrom('e2')).toEqual([]);
  });
  test('the king’s capture is an illegal move', () => {
    const open = position('4k3/8/8/8/8/8/8/4RK2 b - - 0 1').after({ from: 'e8', to: 'd8' });
    expect(open.legalMoves().some((move) => open.pieceAt(move.to)?.role === 'king')).toBe(false);
    const seen = play({ fen: '4k3/8/8/8/8/8/8/4QK2 b - - 0 1' }, '1 B move e8e1 · 2 B press');
    expect(seen.alerts).toEqual(['illegal-move 7.5.1']);
  });
});

describe('1.4.2 who has mated has won', () => {
  test.each(across('5.1a', '5.1a', '5.1.1', '5.1.1'))('%s: fool’s mate, 0-1 (%s)', (edition, article) => {
    const seen = play(
      { edition },
      '1 W move f2f3 · 1 W press · 2 B move e7e5 · 2 B press · 3 W move g2g4 · 3 W press · 4 B move d8h4',
    );
    expect(seen.result).toBe(`0-1 ${article}`);
  });
});

describe('1.5 no mate possible: drawn', () => {
  test('the last pawn is taken', () => {
    const seen = play({ fen: '4k3/8/8/8/8/8/4p3/4K3 w - - 0 1' }, '1 W move e1e2');
    expect(seen.result).toBe('1/2-1/2 5.2.2');
  });
});
