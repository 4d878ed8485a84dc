/** The position: what it reads, what it writes, and that its answers agree with each other along random games. */
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { parseUci as chessopsUci } from 'chessops/util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chess960Start } from '#rules/position/chess960.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { makeSan, parseSan } from '#rules/position/san.ts';
import type { Piece, Square } from '#rules/position/square.ts';
import { positionAt as position } from '#test/positionAt.ts';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

describe('a FEN', () => {
  test.each([
    ['', /./],
    ['rubbish', /./],
    ['8/8/8/8/8/8/8/8 w - - 0 1', /board is empty/],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', /exactly one king/],
    ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', /side to move/],
    ['4k3/8/8/8/8/8/8/4K3 w Z - 0 1', /castling/],
    ['4k3/8/8/8/8/8/8/4K3 w - e9 0 1', /en passant/],
    ['P3k3/8/8/8/8/8/8/4K3 w - - 0 1', /pawn stands/],
    ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', /not to move stands in check/],
    ['4k3/8/8/8/8/8/8/4K3/8 w - - 0 1', /8 ranks/],
    ['4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1', /8 ranks/],
    ['4k3/8/8/8/8/8/8/4K2Q~ w - - 0 1', /8 ranks/],
    ['4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1', /4 to 6 fields/],
    ['4k3/8/8/8/8/8/8/4K3 w - - 3+3', /half-move counter/],
    ['4k3/8/8/8/8/8/8/4K3 w', /4 to 6 fields/],
  ])('%j is refused with its reason', (fen, reason) => {
    const parsed = Position.parse(fen);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.reason).toMatch(reason);
  });

  test('of four fields, and with wide gaps, is read', () => {
    expect(position('4k3/8/8/8/8/8/8/4K2R   w K  -').fen).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  });
});

describe('castling is read in both forms and written in one', () => {
  test.each([
    ['standard', 'e1g1', 'e1g1'],
    ['standard', 'e1h1', 'e1g1'],
    ['standard', 'e1a1', 'e1c1'],
    ['chess960', 'e1g1', 'e1h1'],
    ['chess960', 'e1h1', 'e1h1'],
  ] as const)('%s: %s is %s', (variant, written, read) => {
    const before = position(CASTLING, variant);
    const move = parseUci(written) as Move;
    expect(makeUci(before.read(move))).toBe(read);
    expect(before.isLegal(move)).toBe(true);
    expect(before.after(move).kingOf('white')).toBe(written === 'e1a1' ? 'c1' : 'g1');
  });

  test('an ordinary king move is left as it is', () => {
    expect(position(CASTLING).read({ from: 'e1', to: 'f1' })).toEqual({ from: 'e1', to: 'f1' });
  });
});

describe('after a placement that is no legal move (7.5.1)', () => {
  const place = (fen: string, ...men: readonly (readonly [Square, Piece | null])[]) =>
    position(fen).afterPlacement(new Map(men)).fen;

  test('the men stand as placed, and the opponent is to move', () => {
    const pawn = { color: 'white', role: 'pawn' } as const;
    expect(place('4k3/8/8/8/8/8/4P3/4K3 w - - 3 9', ['e2', null], ['e5', pawn])).toBe(
      '4k3/8/8/4P3/8/8/8/4K3 b - - 0 9',
    );
  });
  test('a king or a rook that left its square does not castle any more', () => {
    const king = { color: 'white', role: 'king' } as const;
    const rook = { color: 'white', role: 'rook' } as const;
    expect(place(CASTLING, ['e1', null], ['e3', king])).toMatch(/ b kq /);
    expect(place(CASTLING, ['h1', null], ['g3', rook])).toMatch(/ b Qkq /);
  });
});

describe('castling rights struck (A.5.1.2)', () => {
  test('of the king, or of one rook', () => {
    expect(position(CASTLING).withoutCastling('white').fen).toMatch(/ w kq /);
    expect(position(CASTLING).withoutCastling('white', 'a1').fen).toMatch(/ w Kkq /);
  });
});

/** A random game, one number a move. */
function walk(
  start: Position,
  choices: readonly number[],
  look: (before: Position, move: Move) => void,
): void {
  let here = start;
  for (const choice of choices) {
    const moves = here.legalMoves();
    const move = moves[choice % Math.max(moves.length, 1)];
    if (!move) return;
    look(here, move);
    here = here.after(move);
  }
}

const games = fc.record({
  number: fc.option(fc.integer({ min: 0, max: 959 }), { nil: null }),
  choices: fc.array(fc.nat(10_000), { minLength: 20, maxLength: 60 }),
});

describe('along random games, standard and Chess960', () => {
  const every = (look: (before: Position, move: Move) => void) =>
    fc.assert(
      fc.property(games, ({ number, choices }) => {
        const start = number === null ? Position.start() : position(chess960Start(number), 'chess960');
        walk(start, choices, look);
      }),
      { numRuns: 60 },
    );

  test('every legal move is legal by itself, and no other square is', () => {
    every((before, move) => {
      expect(before.isLegal(move)).toBe(true);
      expect(before.legalMovesFrom(move.from)).toContainEqual(move);
    });
  });

  test('the FEN reads back to the same position', () => {
    every((before) => expect(position(before.fen, before.variant).sameAs(before)).toBe(true));
  });

  test('SAN and UCI name the move and no other', () => {
    every((before, move) => {
      expect(parseSan(before, makeSan(before, move))).toEqual(move);
      expect(parseUci(makeUci(move))).toEqual(move);
    });
  });

  test('each move leads where chessops goes', () => {
    every((before, move) => {
      const reference = Chess.fromSetup(parseFen(before.fen).unwrap()).unwrap();
      const uci = chessopsUci(makeUci(move));
      if (!uci) throw new Error(`no move: ${makeUci(move)}`);
      reference.play(uci);
      expect(before.after(move).fen).toBe(makeFen(reference.toSetup()));
    });
  });

  test('a capture takes one man, and nothing else does', () => {
    every((before, move) => {
      const taken = before.capturedOn(move) === null ? 0 : 1;
      expect(before.after(move).occupied.length).toBe(before.occupied.length - taken);
    });
  });
});
