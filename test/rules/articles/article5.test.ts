/** Article 5: the completion of the game. */
import { describe, expect, test } from 'vitest';
import { across, moves, play } from './table.ts';

const ROOK = '8/8/8/3k4/8/8/8/R3K3 w - - 0 1';

describe('5.1.1 mate', () => {
  test.each(across('5.1a', '5.1a', '5.1.1', '5.1.1'))(
    '%s: ends the game at once (%s)',
    (edition, article) => {
      expect(play({ edition }, moves(1, 'f2f3 e7e5 g2g4'), '9 B move d8h4').result).toBe(`0-1 ${article}`);
    },
  );
  const touched = '1 W lift b1 · 2 W insert b1 · 3 W lift a1 · 4 W insert a8';
  const fen = '6k1/5ppp/8/8/8/8/8/RN2K3 w - - 0 1';
  test.each(across('1-0 5.1a', '1-0 5.1a', '*', '*'))(
    '%s: by another piece than the touched one: %s until the arbiter has ruled',
    (edition, result) => expect(play({ edition, fen }, touched).result).toBe(result),
  );
  test('held for the arbiter, the mate stands when he finds no breach', () => {
    expect(play({ fen }, touched, '6 R rule touch-move reject').result).toBe('1-0 5.1.1');
  });
});

describe('5.1.2 resignation', () => {
  test.each(across('0-1 5.1b', '0-1 5.1b', '0-1 5.1.2', '1/2-1/2 5.1.2'))(
    '%s: against a bare king %s',
    (edition, result) => expect(play({ edition, fen: ROOK }, '1 W resign').result).toBe(result),
  );
  test('against a side that can mate it loses, in either player’s turn', () => {
    expect(play({}, '1 B resign').result).toBe('1-0 5.1.2');
  });
  test('only the player resigns', () => {
    expect(play({}, '1 R resign').refused).toEqual(['null only-player']);
  });
});

describe('5.2.1 stalemate', () => {
  test.each(across('5.2a', '5.2a', '5.2.1', '5.2.1'))('%s: a draw at once (%s)', (edition, article) => {
    const seen = play({ edition, fen: '7k/8/6K1/8/8/5Q2/8/8 w - - 0 1' }, '1 W move f3f7');
    expect(seen.result).toBe(`1/2-1/2 ${article}`);
  });
  test('a game set up in stalemate is over when it is started', () => {
    expect(play({ fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' }, '1 B ask ownTime').result).toBe('1/2-1/2 5.2.1');
  });
});

describe('5.2.2 dead position', () => {
  test.each([
    ['K v K', '4k3/8/8/8/8/8/4p3/4K3 w - - 0 1', 'e1e2'],
    ['K+B v K', '4k3/8/8/8/8/8/4p3/B3K3 w - - 0 1', 'e1e2'],
    ['K+N v K', '4k3/8/8/8/8/8/4p3/N3K3 w - - 0 1', 'e1e2'],
  ])('%s', (_, fen, move) => expect(play({ fen }, `1 W move ${move}`).result).toBe('1/2-1/2 5.2.2'));

  test('K+N v K+N is not dead', () => {
    expect(play({ fen: '4k1n1/8/8/8/8/8/4p3/N3K3 w - - 0 1' }, '1 W move e1e2').result).toBe('*');
  });

  test.each(across('5.2b', '5.2b', '5.2.2', '5.2.2'))(
    '%s: a closed wall, by the verdict on the position (%s)',
    (edition, article) => {
      const seen = play(
        { edition, fen: '4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1' },
        '1 W move e1d1 · 1 R verdict 1 no no',
      );
      expect(seen.result).toBe(`1/2-1/2 ${article}`);
    },
  );

  test('a forced capture that leaves two kings: a draw before it is made', () => {
    const seen = play({ fen: 'k7/8/8/8/1q6/8/8/K7 b - - 0 1' }, '1 B verdict 0 no no');
    expect(seen.refused).toEqual(['null only-arbiter']);
    const judged = play({ fen: 'k7/8/8/8/1q6/8/8/K7 b - - 0 1' }, '1 B move b4b2 · 1 R verdict 1 no no');
    expect(judged.result).toBe('1/2-1/2 5.2.2');
    expect(judged.san).toEqual(['Qb2+']);
  });
});

describe('5.2.3 agreement', () => {
  const offered = '1 W move e2e4 · 2 W offerDraw · 3 W press · 4 B acceptDraw';
  test.each(across('1/2-1/2 5.2c', '1/2-1/2 5.2c', '*', '*'))(
    '%s: before Black has moved: %s',
    (edition, result) => expect(play({ edition }, offered).result).toBe(result),
  );
  test('refused by 5.2.3, and the offer stays open', () => {
    const seen = play({}, offered);
    expect(seen.refused).toEqual(['5.2.3 move-first']);
    expect(seen.final.offer).toBe('open');
  });
  test('each has moved: agreed', () => {
    expect(play({}, moves(1, 'e2e4 e7e5'), '5 W offerDraw · 6 B acceptDraw').result).toBe('1/2-1/2 5.2.3');
  });
});
