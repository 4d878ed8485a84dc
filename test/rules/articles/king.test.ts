/** 1.4.1, 3.1, 3.8.2: what a king may not do, and what nobody may do to a king. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { chess960Start } from '#rules/position/chess960.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { BLIND, play, position, type Seen } from './table.ts';

const CASTLING = 'r3k2r/8/8/8/8/8/4B3/R3K2R w KQkq - 0 1';

describe('3.8.2 castling is made by castling alone', () => {
  test.each(EDITIONS)('%s: a king put onto his own bishop has castled nowhere', (edition) => {
    const seen = play({ edition, fen: CASTLING }, '1 W move e1e2 · 2 W press');
    expect(eventsOf(seen, 'made')).toEqual([]);
    expect(seen.alerts).toEqual([edition < '2018' ? 'illegal-move 7.4a' : 'illegal-move 7.5.1']);
  });

  test.each(EDITIONS)('%s: sealed, it is an illegal sealed move', (edition) => {
    const sealing = '1 R orderSeal · 2 W seal e1e2 · 3 W press · 4 R resume white black · 5 R openEnvelope';
    expect(play({ edition, fen: CASTLING }, sealing).result).toMatch(/^0-1 .*8(c|\.3)$/);
  });

  test.each(EDITIONS)('%s: announced, it does not name a placed castling', (edition) => {
    const placed =
      '1 W lift e1 · 2 W lift h1 · 3 W insert g1 · 4 W insert f1 · 5 W announce e1e2 · 6 W press';
    const seen = play({ edition, fen: CASTLING, white: BLIND }, placed);
    expect(eventsOf(seen, 'made')).toEqual([]);
    expect(seen.alerts.map((alert) => alert.split(' ')[0])).toEqual(['premature-press']);
  });

  test('in standard chess the king on the e-file goes two squares, or onto a rook it may castle with', () => {
    for (const fen of [CASTLING, 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', '4k3/8/8/8/4K3/8/8/8 w - - 0 1']) {
      const before = position(fen);
      const king = before.kingOf(before.turn) as Square;
      const home = before.turn === 'white' ? '1' : '8';
      const castles = SQUARES.filter((to) => to !== king && before.castling({ from: king, to }));
      expect(castles).toEqual(king === `e${home}` ? ['a', 'c', 'g', 'h'].map((file) => file + home) : []);
    }
  });

  test('in Chess960 it is castling only with the rook, or in one leap to where castling puts the king', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 959 }), (id) => {
        const before = position(chess960Start(id), 'chess960');
        const king = before.kingOf('white') as Square;
        for (const to of SQUARES) {
          const side = before.castling({ from: king, to });
          if (!side) continue;
          const squares = before.castlingSquares(side);
          const leap = Math.abs(to.charCodeAt(0) - king.charCodeAt(0)) > 1;
          expect(to === squares.rookFrom || (to === squares.king && leap), `${id} ${king}${to}`).toBe(true);
        }
      }),
    );
  });

  test('whatever is legal is one of the legal moves, in either writing, and nothing else is', () => {
    for (const fen of [
      CASTLING,
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      'r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1',
    ]) {
      const before = position(fen);
      const legal = new Set(before.legalMoves().map((move) => move.from + move.to));
      for (const from of before.squaresOf(before.turn))
        for (const to of SQUARES) {
          if (from === to) continue;
          const read = before.read({ from, to });
          expect(before.isLegal({ from, to }), `${from}${to}`).toBe(legal.has(read.from + read.to));
        }
    }
  });
});

/** The number of the alert about Black, or of the one that his opponent's claim will open. */
const alertOf = (seen: Seen) =>
  eventsOf(seen, 'alert').find((alert) => alert.detail.side === 'black')?.id ?? seen.state.nextAlert;

describe('1.4.1 the king is never captured', () => {
  const EXPOSED = '4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1';
  const regimes = EDITIONS.flatMap((edition) =>
    ([20, 5] as const).map((minutes) => [edition, minutes] as const),
  );

  test.each(regimes)('%s, %i minutes, limited: taken where an illegal move left him', (edition, minutes) => {
    const game = { edition, clock: minutes, supervision: 'limited', fen: EXPOSED } as const;
    const seen = play(game, '1 W move a2a3 · 1 W press · 2 B move e8e1 · 3 B press');
    expect(eventsOf(seen, 'made')).toEqual([]);
    expect(eventsOf(seen, 'illegal').map((event) => event.move)).toEqual(['a2a3', 'e8e1']);
    expect(seen.final.fen).toMatch(/k.*K/);
    const replied = play(game, '1 W move a2a3 · 1 W press · 2 B move e8e1 · 3 B press · 4 W move a3a4');
    expect(replied.refused).toHaveLength(1);
    const claimed = play(
      game,
      '1 W move a2a3 · 1 W press · 2 B move e8e1 · 3 B press · 4 W claim illegal-move',
      `5 R rule illegal-move uphold ${alertOf(seen)}`,
    );
    expect(claimed.final.illegal).toEqual({ white: 0, black: 1 });
    const stands = play(
      game,
      '1 W move a2a3 · 1 W press · 2 B move e8e1 · 3 B press · 4 W claim illegal-move',
      `5 R rule illegal-move reject ${alertOf(seen)}`,
    );
    expect(stands.refused.some((reason) => reason.endsWith('ruling-impossible'))).toBe(true);
  });

  test.each(EDITIONS)('%s: nor while the alert waits for its ruling', (edition) => {
    const seen = play({ edition, fen: EXPOSED }, '1 W move a2a3 · 1 W press · 2 B move e8e1');
    expect(eventsOf(seen, 'made')).toEqual([]);
    expect(seen.state.act.state).toBe('PLACED_ILLEGAL');
    const legal = play({ edition, fen: EXPOSED }, '1 W move a2a3 · 1 W press · 2 B move e8e4 · 3 B press');
    expect(eventsOf(legal, 'made').map((event) => event.move)).toEqual(['e8e4']);
  });

  test('it is no legal move of any man, the other king included', () => {
    const exposed = [
      ['4r1k1/8/8/8/8/8/P3B3/4K3 w - - 0 1', 'e2'],
      ['6k1/8/8/8/8/8/3p4/4K3 w - - 0 1', 'e8'],
      ['8/8/8/8/8/8/4pk2/7K w - - 0 1', 'e2'],
    ] as const;
    for (const [fen, gone] of exposed) {
      const parsed = position(fen);
      const before = parsed.afterPlacement(new Map([[gone, null]]));
      const king = before.kingOf('white') as Square;
      expect(before.legalMoves().map((move) => move.to)).not.toContain(king);
      for (const from of before.squaresOf('black')) expect(before.isLegal({ from, to: king })).toBe(false);
    }
  });

  test('a king in the hand when the clock is pressed stands where he stood', () => {
    const seen = play(
      { white: BLIND },
      '1 W lift e1 · 2 W lift d2 · 3 W insert d5 · 4 W announce d2d5 · 5 W press',
    );
    expect(eventsOf(seen, 'illegal')).toHaveLength(1);
    expect(seen.final.fen).toMatch(/^rnbqkbnr\/.*KBNR b/);
  });

  test('the own queen put onto him: that stands for nobody', () => {
    const seen = play({}, '1 W move d1e1 · 2 W press · 6 B move e7e5');
    expect(seen.final.fen).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR b/);
    expect(seen.refused).toHaveLength(1);
    const ruled = play({}, '1 W move d1e1 · 2 W press · 6 R rule illegal-move uphold · 7 R restart');
    expect(ruled.final.illegal).toEqual({ white: 1, black: 0 });
  });
});

test('an illegal position that stands is played on: the king en prise is in check on his own move', () => {
  const seen = play(
    { clock: 20, supervision: 'limited', fen: '4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1' },
    '1 W move a2a3 · 1 W press · 2 B move g8g7 · 2 B press',
  );
  expect(seen.alerts).toEqual(['illegal-move 7.5.1']);
  expect(seen.final.openAlerts).toEqual([]);
  expect(seen.allowed).toEqual(['e1d1', 'e1d2', 'e1f1', 'e1f2']);
});
