import { describe, expect, test } from 'vitest';
import { compareScores } from '#scoresheet/compareScores.ts';
import { appendixC, gamesOf } from './games.ts';

const [white] = gamesOf('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *');

describe('D.2.9 the scores of both players', () => {
  test('the same game is the same, whatever else was noted', () => {
    expect(compareScores(appendixC, { ...appendixC, tags: [], comments: ['mine'] })).toEqual({
      kind: 'same',
    });
  });

  test('the first difference and the last position that both have', () => {
    const [black] = gamesOf('1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 *');
    const compared = compareScores(white!, black!);
    expect(compared).toMatchObject({ kind: 'different', ply: 4, moveNumber: 3, first: 'Bb5', second: 'Bc4' });
    expect(compared.kind === 'different' && compared.lastCommon.fen).toBe(
      'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
    );
  });

  test('one score goes on where the other ends', () => {
    const [short] = gamesOf('1. e4 e5 2. Nf3 *');
    expect(compareScores(white!, short!)).toMatchObject({
      ply: 3,
      moveNumber: 2,
      first: 'Nc6',
      second: null,
    });
  });

  test('scores of different positions have nothing in common', () => {
    const [other] = gamesOf('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *');
    expect(compareScores(white!, other!)).toEqual({ kind: 'different-start' });
  });
});
