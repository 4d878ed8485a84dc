/** After a ruling the boards are taken as standing as ruled; putting the pegs back is no touch. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { BLIND, play } from './table.ts';

const ILLEGAL = '1 W lift e2 · 2 W insert e5 · 3 W announce e2e5 · 4 W press';
const PLAYED = 'lift e2 · 22 W insert e4 · 23 W announce e2e4 · 24 W press';

describe('an illegal move upheld', () => {
  const game = (edition: (typeof EDITIONS)[number], mode: 'competition' | 'training') => ({
    edition,
    mode,
    white: BLIND,
  });

  test.each(EDITIONS)('%s: while the clocks stand the peg goes back to its hole', (edition) => {
    const seen = play(
      game(edition, 'competition'),
      ILLEGAL,
      '5 R rule illegal-move uphold · 6 W lift e5 · 7 W insert e2 · 10 R restart',
      `21 W ${PLAYED}`,
    );
    expect(seen.refused).toEqual([]);
    expect(eventsOf(seen, 'lifted').map((event) => event.as)).toEqual(['touch', 'put-back', 'touch']);
    expect(seen.san).toEqual(['e4']);
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
  });

  test.each(EDITIONS)('%s: or it is taken to be there when the clock is started again', (edition) => {
    const seen = play(
      game(edition, 'competition'),
      ILLEGAL,
      '5 R rule illegal-move uphold · 10 R restart',
      `21 W ${PLAYED}`,
    );
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['e4']);
  });

  test.each(EDITIONS)('%s, training: the clock runs on, and the peg goes back', (edition) => {
    const seen = play(game(edition, 'training'), ILLEGAL, '6 W lift e5 · 7 W insert e2', `21 W ${PLAYED}`);
    expect(seen.refused).toEqual([]);
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
    expect(seen.san).toEqual(['e4']);
  });

  test.each(EDITIONS)('%s, training: or straight into a legal hole', (edition) => {
    const seen = play(
      game(edition, 'training'),
      ILLEGAL,
      '6 W lift e5 · 7 W insert e4 · 8 W announce e2e4 · 9 W press',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['e4']);
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
  });

  test('training: the touched piece still binds', () => {
    const seen = play(
      game('2023', 'training'),
      ILLEGAL,
      '6 W lift e5 · 7 W insert e2 · 8 W lift d2 · 9 W insert d4',
    );
    expect(seen.alerts).toContain('touch-move 4.3.1');
  });
});

describe('a capture that was illegal', () => {
  const fen = '4k3/8/8/8/3p4/2N5/8/4K3 w - - 0 1';
  const TAKEN = '1 W lift d4 · 2 W lift c3 · 3 W insert d4 · 4 W announce c3d4 · 5 W press';

  test('training: both men go back, the taken one from the box', () => {
    const back = '6 W lift d4 · 7 W insert c3 · 8 W insert d4';
    const seen = play({ mode: 'training', fen, white: BLIND }, TAKEN, back, '9 W lift c3 · 10 W insert b5');
    expect(seen.refused).toEqual([]);
    expect(seen.final.state).toBe('PLACED');
  });

  test('training: men taken as standing again can be touched at once', () => {
    const seen = play(
      { mode: 'training', fen: '4k3/8/8/8/8/2Np4/4K3/8 w - - 0 1', white: BLIND },
      '1 W lift d3 · 2 W lift c3 · 3 W insert d3 · 4 W announce c3d3 · 5 W press',
      '6 W lift d3 · 7 W lift e2 · 8 W insert d3 · 9 W announce e2d3',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['Kxd3']);
  });
});

test('a touch-move ruling, training: the piece of the other move goes back', () => {
  const seen = play(
    { mode: 'training', white: BLIND },
    '1 W lift g1 · 2 W insert g1 · 3 W lift b1 · 4 W insert c3',
    '5 W lift c3 · 6 W insert b1 · 7 W lift g1 · 8 W insert f3 · 9 W announce g1f3 · 10 W press',
  );
  expect(seen.refused).toEqual([]);
  expect(seen.san).toEqual(['Nf3']);
});

test('a placed piece lifted again, training: it goes back to where it was placed (4.7)', () => {
  const seen = play(
    { mode: 'training', white: BLIND },
    '1 W lift g1 · 2 W insert f3 · 3 W lift f3 · 4 W insert f3 · 5 W announce g1f3 · 6 W press',
  );
  expect(seen.refused).toEqual([]);
  expect(seen.san).toEqual(['Nf3']);
});

test('a divergence dismissed: what was not carried over is carried over while the clocks stand', () => {
  const seen = play(
    { boards: 'two', white: BLIND },
    '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press · 5 B move e7e5 · 7 B press',
    '9 W lift e7 · 10 W insert e6 · 11 R rule divergence uphold · 12 W lift e6 · 13 W insert e5 · 14 R restart',
    '15 W lift g1 · 16 W insert f3 · 17 W announce g1f3 · 18 W press',
  );
  expect(seen.refused).toEqual([]);
  expect(seen.san).toEqual(['e4', 'e5', 'Nf3']);
});

test('an agreed correction (A.5.2): the peg of the illegal move goes back', () => {
  const seen = play(
    { clock: 20, supervision: 'limited', white: BLIND },
    ILLEGAL,
    '5 B move e7e6 · 5 B press · 6 W agreeCorrection · 7 B agreeCorrection',
    '8 W lift e5 · 9 W insert e2 · 10 W lift e2 · 11 W insert e4 · 12 W announce e2e4 · 13 W press',
  );
  expect(seen.refused).toEqual([]);
  expect(seen.san).toEqual(['e4']);
});

describe.each(EDITIONS)('%s, competition: the clock is started before the pegs are put back', (edition) => {
  const RULED = '5 R rule illegal-move uphold · 10 R restart';

  test('the peg goes back while it runs, and is no touch', () => {
    const seen = play(
      { edition, white: BLIND },
      ILLEGAL,
      RULED,
      '11 W lift e5 · 12 W insert e2',
      `21 W ${PLAYED}`,
    );
    expect(seen.refused).toEqual([]);
    expect(eventsOf(seen, 'lifted').map((event) => event.as)).toEqual(['touch', 'put-back', 'touch']);
    expect(seen.san).toEqual(['e4']);
  });

  test('or straight into a legal hole', () => {
    const straight = '11 W lift e5 · 12 W insert e4 · 13 W announce e2e4 · 14 W press';
    const seen = play({ edition, white: BLIND }, ILLEGAL, RULED, straight);
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['e4']);
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
  });
});
