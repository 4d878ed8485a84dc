/** 5.1.2, 6.9, 7.5.5: whether the opponent can mate at all is asked of the position that counts, exactly. */
import { describe, expect, test } from 'vitest';
import type { Edition } from '#rules/editions/edition.ts';
import { play } from './table.ts';

/** Bishops on colours of which nobody can use them: nothing can move but shut-in men, and nobody can mate. */
const SHUT = 'Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1';
const KNOWN = '0.5 R verdict 0 no no';
const ILLEGAL = (at: number) => `${at} W move b7b8 · ${at} W press`;

describe('a second illegal move where the opponent cannot mate', () => {
  const both = (['2018', '2023'] as const).flatMap((edition) =>
    (['competition', 'training'] as const).map((mode) => [edition, mode] as const),
  );
  test.each(both)('%s, %s: a draw (7.5.5)', (edition, mode) => {
    const ruled = (at: number) =>
      mode === 'training' ? '' : `${at} R rule illegal-move uphold · ${at} R restart`;
    const seen = play({ edition, mode, fen: SHUT }, KNOWN, ILLEGAL(1), ruled(2), ILLEGAL(3), ruled(4));
    expect(seen.result).toBe('1/2-1/2 7.5.5');
  });
});

test.each(['2005', '2009', '2018', '2023'] as const)(
  '%s, training: an illegal move, then the flag: a draw (6.9)',
  (edition: Edition) => {
    const seen = play(
      { edition, mode: 'training', fen: SHUT, clock: 90 },
      KNOWN,
      ILLEGAL(1),
      '6000 R snapshot',
    );
    expect(seen.result).toBe(`1/2-1/2 ${edition === '2005' ? '6.10' : '6.9'}`);
  },
);

test('2023, training: a touch ruling, then resignation: a draw (5.1.2)', () => {
  const white = { board: 'peg' };
  const seen = play(
    { mode: 'training', fen: SHUT, white },
    KNOWN,
    '1 W lift a3 · 2 W insert a3 · 3 W lift g4 · 4 W insert g5 · 5 W resign',
  );
  expect(seen.alerts).toEqual(['touch-move 4.3.1']);
  expect(seen.result).toBe('1/2-1/2 5.1.2');
});

test('a verdict belongs to its position: a restored one brings its own back, a new one has none', () => {
  const seen = play(
    { fen: SHUT },
    KNOWN,
    '1 W move a3a4 · 1 W press · 2 R restore 0 · 3 R restart · 4 W resign',
  );
  expect(seen.result).toBe('1/2-1/2 5.1.2');
  const moved = play({ fen: SHUT }, KNOWN, '1 W move a3a4 · 1 W press · 2 B resign');
  expect(moved.result).toBe('1-0 5.1.2');
});
