/** Article 3: the moves of the pieces. */
import { describe, expect, test } from 'vitest';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import { perft } from '#rules/position/perft.ts';
import { Position } from '#rules/position/position.ts';
import { makeSan } from '#rules/position/san.ts';
import type { Square } from '#rules/position/square.ts';
import { play, position } from './table.ts';

const start = Position.start();
const legal = (fen: string, square: Square) =>
  position(fen)
    .legalMovesFrom(square)
    .map((move) => makeUci(move))
    .sort();
const afterMoves = (ucis: string, from = start) =>
  ucis.split(' ').reduce((before, uci) => before.after(parseUci(uci) as Move), from);

describe('3.1 no move onto an own piece', () => {
  test('Ra1-a2 in the initial position is illegal', () => {
    expect(start.isLegal({ from: 'a1', to: 'a2' })).toBe(false);
  });
});

describe('3.1.1 a capture removes the enemy piece', () => {
  test('1.e4 d5 2.exd5 leaves 31 men', () => expect(afterMoves('e2e4 d7d5 e4d5').occupied).toHaveLength(31));
});

describe('3.1.2 which squares a piece attacks', () => {
  test('an attacked king is in check, whoever is to move', () => {
    expect(position('4k3/8/8/8/8/8/8/4R1K1 b - - 0 1').isAttackedKing('black')).toBe(true);
    expect(position('4k3/8/8/8/8/8/8/3R2K1 b - - 0 1').isAttackedKing('black')).toBe(false);
  });
});

describe('3.1.3 a pinned piece still attacks', () => {
  test('Ka7 and Kb7 are illegal', () => {
    const moves = legal('4k3/4r3/K7/8/8/8/8/4R3 w - - 0 1', 'a6');
    expect(moves).not.toContain('a6a7');
    expect(moves).not.toContain('a6b7');
    expect(moves).toContain('a6a5');
  });
});

describe.each([
  ['3.2 bishop', 'k7/8/8/8/3B4/8/8/7K w - - 0 1', 13],
  ['3.3 rook', 'k7/8/8/8/3R4/8/8/7K w - - 0 1', 14],
  ['3.4 queen', 'k7/8/8/8/3Q4/8/8/7K w - - 0 1', 27],
  ['3.6 knight', 'k7/8/8/8/3N4/8/8/7K w - - 0 1', 8],
  ['3.8.1 king', 'k7/8/8/8/3K4/8/8/8 w - - 0 1', 8],
] as const)('%s', (_, fen, count) => {
  test(`has ${count} moves on the empty board`, () => expect(legal(fen, 'd4')).toHaveLength(count));
});

describe('3.5 bishop, rook and queen do not jump', () => {
  test.each(['a1', 'c1', 'd1', 'f1', 'h1'] as const)('%s has no move in the initial position', (square) => {
    expect(start.legalMovesFrom(square)).toEqual([]);
  });
});

describe('3.7.1 a pawn goes one step if the square is free', () => {
  test('a blocked pawn has no move', () =>
    expect(legal('4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1', 'e3')).toEqual([]));
});

describe('3.7.2 two steps from its own square if both are free', () => {
  test('e3 only, e4 is blocked', () => {
    expect(legal('4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1', 'e2')).toEqual(['e2e3']);
  });
  test('e3 and e4 in the initial position', () => {
    expect(start.legalMovesFrom('e2').map(makeUci).sort()).toEqual(['e2e3', 'e2e4']);
  });
});

describe('3.7.3 a pawn captures diagonally', () => {
  test('exd5 or e5', () => {
    expect(legal('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4')).toEqual(['e4d5', 'e4e5']);
  });
});

describe('3.7.3.1 en passant', () => {
  test('1.e4 Nc6 2.e5 d5 3.exd6: the pawn on d5 disappears', () => {
    const before = afterMoves('e2e4 b8c6 e4e5 d7d5');
    expect(before.isLegal({ from: 'e5', to: 'd6' })).toBe(true);
    expect(before.capturedOn({ from: 'e5', to: 'd6' })).toBe('d5');
    expect(before.after({ from: 'e5', to: 'd6' }).pieceAt('d5')).toBeUndefined();
  });
});

describe('3.7.3.2 en passant only at once', () => {
  test('after 3.Nf3 a6 4.exd6 is illegal', () => {
    expect(afterMoves('e2e4 b8c6 e4e5 d7d5 g1f3 a7a6').isLegal({ from: 'e5', to: 'd6' })).toBe(false);
  });
});

const PAWN = '7k/4P3/8/8/8/8/8/K7 w - - 0 1';

describe('3.7.3.3 promotion is part of the same move', () => {
  test('a pawn on the last rank without its piece is no move yet (4.7.3)', () => {
    const seen = play({ fen: PAWN }, '1 W move e7e8');
    expect(seen.san).toEqual([]);
    expect(seen.final.state).toBe('PROMOTION_PENDING');
  });
  test('pressed so, it is an irregularity (7.5.2)', () => {
    expect(play({ fen: PAWN }, '1 W move e7e8 · 2 W press').alerts).toEqual(['incomplete-promotion 7.5.2']);
  });
});

describe('3.7.3.4 the choice is free', () => {
  test('queen, rook, bishop, knight; a second queen while the first stands', () => {
    expect(legal(PAWN, 'e7')).toEqual(['e7e8b', 'e7e8n', 'e7e8q', 'e7e8r']);
    const two = position('7k/4P3/8/8/8/8/8/KQ6 w - - 0 1').after({
      from: 'e7',
      to: 'e8',
      promotion: 'queen',
    });
    expect(two.squaresOf('white', 'queen')).toEqual(['b1', 'e8']);
  });
});

describe('3.7.3.5 the new piece acts at once', () => {
  test('a8=Q is mate', () => {
    const seen = play({ fen: '6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 1' }, '1 W move a7a8q');
    expect(seen.result).toBe('1-0 5.1.1');
    expect(seen.san).toEqual(['a8=Q#']);
  });
});

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

describe('3.8.2 castling', () => {
  test.each([
    ['short', 'e1g1', 'g1', 'f1', 'O-O'],
    ['long', 'e1c1', 'c1', 'd1', 'O-O-O'],
  ] as const)('%s', (_, uci, king, rook, san) => {
    const before = position(CASTLING);
    const move = parseUci(uci) as Move;
    expect(makeSan(before, move).replace('+', '')).toBe(san);
    const castled = before.after(move);
    expect(castled.kingOf('white')).toBe(king);
    expect(castled.pieceAt(rook)).toMatchObject({ color: 'white', role: 'rook' });
  });
});

describe('3.8.2.1 the right is lost by moving', () => {
  test('after Rh1-g1-h1 only 0-0-0 remains', () => {
    const moved = afterMoves('h1g1 a8b8 g1h1 b8a8', position(CASTLING));
    expect(moved.legalCastling('short')).toBeUndefined();
    expect(moved.legalCastling('long')).toEqual({ from: 'e1', to: 'c1' });
  });
  test('after a king move neither remains', () => {
    const moved = afterMoves('e1e2 a8b8 e2e1 b8a8', position(CASTLING));
    expect([moved.legalCastling('short'), moved.legalCastling('long')]).toEqual([undefined, undefined]);
  });
});

describe('3.8.2.2 castling prevented for the time being', () => {
  test('a crossed square attacked: 0-0 no, 0-0-0 yes', () => {
    const attacked = position('4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1');
    expect(attacked.legalCastling('short')).toBeUndefined();
    expect(attacked.legalCastling('long')).toBeDefined();
  });
  test('b1 attacked does not prevent 0-0-0', () => {
    expect(position('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1').legalCastling('long')).toBeDefined();
  });
});

describe('3.9.1 check', () => {
  test('is seen, and nobody is told of it unasked', () => {
    expect(position('4k3/8/8/8/8/8/8/4R1K1 b - - 0 1').isCheck()).toBe(true);
    const seen = play({ fen: '4k3/8/8/8/8/8/3R4/6K1 w - - 0 1' }, '1 W move d2e2 · 2 W press');
    expect(seen.events.filter((event) => event.event === 'told')).toEqual([]);
  });
});

describe('3.9.2 check must be parried, never exposed', () => {
  test('every answer to a check ends it', () => {
    const checked = position('4k3/8/8/8/4r3/8/3B4/4K3 w - - 0 1');
    expect(checked.isCheck()).toBe(true);
    const answers = checked.legalMoves().map(makeUci).sort();
    expect(answers).toEqual(['d2e3', 'e1d1', 'e1f1', 'e1f2']);
  });
});

describe('3.10.1 legal is what Articles 3.1 to 3.9 allow', () => {
  test.each([
    [1, 20],
    [2, 400],
    [3, 8902],
  ])('%i half-moves from the initial position: %i', (depth, count) =>
    expect(perft(start, depth)).toBe(count),
  );
});

describe('3.10.2 all else is illegal', () => {
  test('detected at the press, and told to the arbiter', () => {
    expect(play({}, '1 W move e2e5').alerts).toEqual([]);
    expect(play({}, '1 W move e2e5 · 2 W press').alerts).toEqual(['illegal-move 7.5.1']);
  });
});

describe('3.10.3 an illegal position', () => {
  test('two white kings are flagged, an unusual position is not', () => {
    expect(Position.parse('4k3/8/8/8/8/8/8/K3K3 w - - 0 1')).toEqual({
      ok: false,
      fault: 'kings',
      reason: 'each side needs exactly one king',
    });
    expect(Position.parse('4k3/8/8/8/8/8/8/3RK2r w - - 0 1').ok).toBe(true);
  });
});
