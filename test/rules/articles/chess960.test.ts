/** Guidelines II: Chess960. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { chess960Start, STARTS } from '#rules/position/chess960.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { makeSan } from '#rules/position/san.ts';
import { isLightSquare, opposite, type Square } from '#rules/position/square.ts';
import { BLIND, play, position } from './table.ts';

const starts = Array.from({ length: STARTS }, (_, number) => position(chess960Start(number), 'chess960'));

describe('II.1 a start by its number', () => {
  test('518 is the initial position of standard chess', () => {
    const fen = chess960Start(518);
    expect(fen.split(' ')[0]).toBe(Position.start().fen.split(' ')[0]);
    expect(position(fen, 'chess960').sameAs(Position.start())).toBe(true);
  });
  test.each([
    [0, 'BBQNNRKR'],
    [959, 'RKRNNQBB'],
    [534, 'RNBKQBNR'],
  ])('%i is %s', (number, rank) => {
    expect(chess960Start(number)).toContain(`/${rank} w `);
  });
  test.each([-1, 960, 1.5])('there is no start %d', (number) =>
    expect(() => chess960Start(number)).toThrow(RangeError),
  );
  test.each(EDITIONS)('%s: provided for since 2009', (edition) => {
    const settings = { edition, variant: 'chess960', fen: chess960Start(0) } as const;
    if (edition === '2005') expect(() => play(settings)).toThrow(/Chess960/);
    else expect(play(settings, '1 W move e2e4').refused).toEqual([]);
  });
});

describe('II.2 the starts', () => {
  test('960 of them, all different', () => {
    expect(new Set(starts.map((start) => start.fen)).size).toBe(960);
  });
});

describe('II.2.1 the king stands between the rooks', () => {
  test('in every start', () => {
    for (const start of starts) {
      const [left, right] = start.squaresOf('white', 'rook').sort();
      const king = start.kingOf('white') as Square;
      expect((left as Square) < king && king < (right as Square), start.fen).toBe(true);
    }
  });
});

describe('II.2.2 the bishops stand on opposite colours', () => {
  test('in every start', () => {
    for (const start of starts) {
      const lights = start.squaresOf('white', 'bishop').filter(isLightSquare);
      expect(lights, start.fen).toHaveLength(1);
    }
  });
});

describe('II.2.3 Black stands opposite', () => {
  test('in every start', () => {
    for (const start of starts)
      for (const square of start.squaresOf('white')) {
        const mirrored = `${square[0]}${9 - Number(square[1])}` as Square;
        expect(start.pieceAt(mirrored)).toMatchObject({
          color: opposite('white'),
          role: start.pieceAt(square)?.role,
        });
      }
  });
});

const castle = (fen: string, side: 'short' | 'long') => {
  const before = position(fen, 'chess960');
  const move = before.legalCastling(side) as Move;
  const after = before.after(move);
  return {
    move: makeUci(move),
    san: makeSan(before, move),
    king: after.kingOf('white'),
    rooks: after.squaresOf('white', 'rook'),
  };
};

describe('II.3.1 castling once in a game', () => {
  test('after 0-0 there is no 0-0-0', () => {
    const seen = play(
      { variant: 'chess960', fen: '4k3/8/8/8/8/8/8/R3K2R w HA - 0 1' },
      '1 W move e1h1 · 1 W press · 2 B move e8e7 · 2 B press · 3 W move g1h1 · 3 W press · 4 B move e7d6 · 4 B press · 5 W move h1a1 · 5 W press',
    );
    expect(seen.san).toEqual(['O-O', 'Ke7', 'Kh1', 'Kd6']);
    expect(seen.alerts).toEqual(['illegal-move 7.5.1']);
  });
});

describe('II.3.2.1 king and rook both move', () => {
  test('K b1, R a1: 0-0-0 gives Kc1 Rd1', () => {
    expect(castle('4k3/8/8/8/8/8/8/RK6 w A - 0 1', 'long')).toMatchObject({ king: 'c1', rooks: ['d1'] });
  });
});

describe('II.3.2.2 they change places', () => {
  const fen = '4k3/8/8/8/8/8/8/5KR1 w G - 0 1';
  test('K f1, R g1: 0-0 gives Kg1 Rf1', () => {
    expect(castle(fen, 'short')).toEqual({ move: 'f1g1', san: 'O-O', king: 'g1', rooks: ['f1'] });
  });
  test('on a peg board: both lifted, king first', () => {
    const seen = play(
      { variant: 'chess960', fen, white: BLIND },
      '1 W lift f1 · 2 W lift g1 · 3 W insert g1 · 4 W insert f1 · 5 W announce f1g1 · 6 W press',
    );
    expect(seen.san).toEqual(['O-O']);
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    expect(seen.alerts).toEqual([]);
  });
});

describe('II.3.2.3 only the king moves', () => {
  const fen = '4k3/8/8/8/8/8/8/4KR2 w F - 0 1';
  test('K e1, R f1: 0-0 gives Kg1, the rook stays', () => {
    expect(castle(fen, 'short')).toMatchObject({ move: 'e1f1', king: 'g1', rooks: ['f1'] });
  });
  test('on a peg board, announced', () => {
    const seen = play(
      { variant: 'chess960', fen, white: BLIND },
      '1 W announce e1f1 · 2 W lift e1 · 3 W insert g1 · 4 W press',
    );
    expect(seen.san).toEqual(['O-O']);
  });
});

describe('II.3.2.4 only the rook moves', () => {
  const fen = '4k3/8/8/8/8/8/8/6KR w H - 0 1';
  test('K g1, R h1: 0-0 gives Rf1, the king stays', () => {
    expect(castle(fen, 'short')).toMatchObject({ move: 'g1h1', king: 'g1', rooks: ['f1'] });
  });
  test('on a peg board, announced', () => {
    const seen = play(
      { variant: 'chess960', fen, white: BLIND },
      '1 W announce g1h1 · 2 W lift h1 · 3 W insert f1 · 4 W press',
    );
    expect(seen.san).toEqual(['O-O']);
  });
});

describe('II.3.2.6 the end squares are c and d, or g and f', () => {
  test('from every start with the squares between cleared', () => {
    let castled = 0;
    for (const start of starts) {
      const king = start.kingOf('white') as Square;
      const [left, right] = start.squaresOf('white', 'rook').sort() as [Square, Square];
      const rank = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((file) => {
        const square = `${file}1`;
        return square === king ? 'K' : square === left || square === right ? 'R' : '1';
      });
      const black = rank.map((piece) => (piece === 'K' ? 'k' : '1')).join('');
      const squeeze = (row: string) => row.replace(/1+/g, (run) => String(run.length));
      const fen = `${squeeze(black)}/8/8/8/8/8/8/${squeeze(rank.join(''))} w ${right[0]?.toUpperCase()}${left[0]?.toUpperCase()} - 0 1`;
      for (const [side, kingTo, rookTo] of [
        ['short', 'g1', 'f1'],
        ['long', 'c1', 'd1'],
      ] as const) {
        const before = position(fen, 'chess960');
        const move = before.legalCastling(side);
        if (!move) continue; // the other rook stands in the way
        castled += 1;
        const after = before.after(move);
        expect([after.kingOf('white'), after.pieceAt(rookTo)?.role], fen).toEqual([kingTo, 'rook']);
      }
    }
    expect(castled).toBeGreaterThan(1500);
  });
});

describe('II.3.2.7 notes', () => {
  test('castling may be possible on the first move', () => {
    expect(position('4k3/8/8/8/8/8/8/5KR1 w G - 0 1', 'chess960').legalCastling('short')).toBeDefined();
  });
  test('all squares between start and end must be empty but for the two', () => {
    expect(position('4k3/8/8/8/8/8/8/1KRN4 w C - 0 1', 'chess960').legalCastling('short')).toBeUndefined();
  });
  test('a move that is both is castling only if it is said or shown', () => {
    const fen = '4k3/8/8/8/8/8/8/5K1R w H - 0 1';
    const plain = play(
      { variant: 'chess960', fen, white: BLIND },
      '1 W lift f1 · 2 W insert g1 · 3 W announce f1g1',
    );
    expect(plain.san).toEqual(['Kg1']);
  });
});

describe('II.3.2.3, II.3.2.4 castling of which only one man moves', () => {
  const game = (edition: '2009' | '2018' | '2023', fen: string, mode: 'competition' | 'training') =>
    ({ edition, mode, variant: 'chess960', fen, white: BLIND }) as const;
  const ROOK_ALONE = '6k1/8/8/8/8/8/8/6KR w H - 0 1';
  const KING_ALONE = '4k3/8/8/8/8/8/8/4KR2 w F - 0 1';
  const all = (['2009', '2018', '2023'] as const).flatMap((edition) =>
    (['competition', 'training'] as const).map((mode) => [edition, mode] as const),
  );

  test.each(all)('%s, %s: the rook alone, announced first or last', (edition, mode) => {
    const first = '1 W announce g1h1 · 2 W lift h1 · 3 W insert f1 · 4 W press';
    const last = '1 W lift h1 · 2 W insert f1 · 3 W announce g1h1 · 4 W press';
    for (const script of [first, last]) {
      const seen = play(game(edition, ROOK_ALONE, mode), script);
      expect(seen.alerts).toEqual([]);
      expect(seen.san).toEqual(['O-O']);
      expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    }
  });

  test.each(all)('%s, %s: the king alone, and with the rook taken up and put back', (edition, mode) => {
    const alone = '1 W lift e1 · 2 W insert g1 · 3 W announce e1f1 · 4 W press';
    const both =
      '1 W lift e1 · 2 W lift f1 · 2.1 W insert g1 · 2.2 W insert f1 · 3 W announce e1f1 · 4 W press';
    for (const script of [alone, both]) {
      const seen = play(game(edition, KING_ALONE, mode), script);
      expect(seen.alerts).toEqual([]);
      expect(seen.san).toEqual(['O-O']);
    }
  });

  test('a king touched after the rook forbids it as in standard chess (4.4.2)', () => {
    const seen = play(
      game('2023', ROOK_ALONE, 'competition'),
      '1 W lift h1 · 2 W lift g1 · 3 W insert g1 · 4 W insert f1',
    );
    expect(seen.alerts).toEqual(['touch-move 4.4.2']);
  });
});
