/** Appendix C: algebraic notation. More of it, over random games, in test/app/edge/readMove.test.ts. */
import { describe, expect, test } from 'vitest';
import { readMove } from '#app/edge/readText.ts';
import { describe as describeMove } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { type NotationStyle, writeMove } from '#rules/notation/writeMove.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { FILES, RANKS, SQUARES } from '#rules/position/square.ts';
import { play, position } from './table.ts';

const start = Position.start();
const EN_PASSANT = position('rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3');
const BISHOP = position('4k3/8/8/4p3/8/2B5/8/4K3 w - - 0 1');

function written(before: Position, uci: string, style: NotationStyle): string {
  const described = describeMove(before, parseUci(uci) as Move);
  if (!described) throw new Error(`no piece for ${uci}`);
  return writeMove(described, style);
}

function read(before: Position, text: string, language: Language): string {
  const found = readMove(before, text, language, true);
  return found.kind === 'move' ? makeUci(found.move) : found.kind;
}

describe('C (preamble) the record is algebraic', () => {
  test('whatever way the move was entered', () => {
    expect(play({}, '1 W lift g1 · 2 W insert f3').san).toEqual(['Nf3']);
  });
});

describe('C.1 a piece is not a pawn', () => {
  test('it has its letter, the pawn has none', () => {
    expect([written(start, 'g1f3', { language: 'en' }), written(start, 'e2e4', { language: 'en' })]).toEqual([
      'Nf3',
      'e4',
    ]);
  });
});

describe('C.2 letters by language', () => {
  test.each([
    ['en', 'Nf3'],
    ['pl', 'Sf3'],
    ['hr', 'Sf3'],
    ['de', 'Sf3'],
    ['sr-Latn', 'Sf3'],
    ['sk', 'Jf3'],
    ['sr', 'Сф3'],
    ['mk', 'Сф3'],
  ] as const)('%s: %s', (language, text) => {
    expect(written(start, 'g1f3', { language })).toBe(text);
    expect(read(start, text, language)).toBe('g1f3');
  });
});

describe('C.3 figurines', () => {
  test('♘f3', () => expect(written(start, 'g1f3', { language: 'pl', figurines: true })).toBe('♘f3'));
});

describe('C.4 no letter for pawns', () => {
  test('pe4 is accepted and stored as e4', () => {
    expect(read(start, 'pe4', 'en')).toBe('e2e4');
    expect(written(start, 'e2e4', { language: 'en' })).toBe('e4');
  });
});

describe('C.5 files a to h', () => {
  test('from White’s left', () => expect(SQUARES.slice(0, 8).map((square) => square[0])).toEqual([...FILES]));
});

describe('C.6 ranks 1 to 8', () => {
  test('from White: his men stand on the first two, Black’s on the last', () => {
    expect(RANKS).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const ranksOf = (color: 'white' | 'black', pawns: boolean) =>
      new Set(
        start
          .squaresOf(color)
          .filter((square) => (start.pieceAt(square)?.role === 'pawn') === pawns)
          .map((square) => square[1]),
      );
    expect([ranksOf('white', false), ranksOf('white', true)]).toEqual([new Set('1'), new Set('2')]);
    expect([ranksOf('black', false), ranksOf('black', true)]).toEqual([new Set('8'), new Set('7')]);
  });
  test('and for Black the same: his pawn goes from the seventh to the sixth', () => {
    const after = start.after({ from: 'e2', to: 'e4' });
    expect(read(after, 'e6', 'pl')).toBe('e7e6');
  });
});

describe('C.7 sixty-four names', () => {
  test('all different', () => {
    expect(new Set(SQUARES).size).toBe(64);
    expect([SQUARES[0], SQUARES[63]]).toEqual(['a1', 'h8']);
  });
});

describe('C.8 piece and square of arrival', () => {
  test('Sg1f3 is Sf3', () => {
    expect(read(start, 'Sg1f3', 'pl')).toBe('g1f3');
    expect(written(start, 'g1f3', { language: 'pl', form: 'long' })).toBe('Sg1f3');
  });
});

describe('C.9 the sign of capture is optional', () => {
  test.each(['G:e5', 'Gxe5', 'Ge5'])('%s', (text) => expect(read(BISHOP, text, 'pl')).toBe('c3e5'));
});

describe('C.9.1 it stands after the letter', () => {
  test('W:d1', () => {
    expect(
      written(position('4k3/8/8/8/8/8/8/r2RK3 w - - 0 1'), 'd1a1', { language: 'pl', capture: ':' }),
    ).toBe('W:a1');
  });
});

describe('C.9.2 it stands before the square of arrival', () => {
  test('Bxe5', () => expect(written(BISHOP, 'c3e5', { language: 'en' })).toBe('Bxe5'));
});

describe('C.9.3 a pawn capture names its file', () => {
  test.each(['e:d6 e.p.', 'exd6', 'ed6'])('%s', (text) => expect(read(EN_PASSANT, text, 'pl')).toBe('e5d6'));
});

describe('C.10 the departure only when two like pieces can go there', () => {
  test('a pinned knight cannot: no extra letter', () => {
    const before = position('6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1');
    expect(written(before, 'g1e2', { language: 'en' })).toBe('Nge2');
    const bound = position('6k1/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1');
    expect(written(bound, 'g1e2', { language: 'en' })).toBe('Ne2');
  });
});

const RANK = position('4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1');
const FILE = position('4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1');
const APART = position('4k3/8/8/8/3N4/8/7N/K7 w - - 0 1');
const TAKING = position('k7/8/8/8/3N4/5p2/7N/K7 w - - 0 1');

describe('C.10.1 the same rank: letter, file, arrival', () => {
  test('Ngf3, Nef3', () => {
    expect([written(RANK, 'g1f3', { language: 'en' }), written(RANK, 'e1f3', { language: 'en' })]).toEqual([
      'Ngf3',
      'Nef3',
    ]);
  });
});

describe.each([
  ['C.10.1.1 first the letter', 0, 'N'],
  ['C.10.1.2 then the file left', 1, 'g'],
  ['C.10.1.3 then the square of arrival', 2, 'f3'],
] as const)('%s', (_, index, part) => {
  test(part, () =>
    expect(written(RANK, 'g1f3', { language: 'en' }).slice(index, index + part.length)).toBe(part),
  );
});

describe('C.10.2 the same file: letter, rank, arrival', () => {
  test('N5f3, N1f3', () => {
    expect([written(FILE, 'g5f3', { language: 'en' }), written(FILE, 'g1f3', { language: 'en' })]).toEqual([
      'N5f3',
      'N1f3',
    ]);
  });
});

describe.each([
  ['C.10.2.1 first the letter', 0, 'N'],
  ['C.10.2.2 then the rank left', 1, '5'],
  ['C.10.2.3 then the square of arrival', 2, 'f3'],
] as const)('%s', (_, index, part) => {
  test(part, () =>
    expect(written(FILE, 'g5f3', { language: 'en' }).slice(index, index + part.length)).toBe(part),
  );
});

describe('C.10.3 neither the same: the file', () => {
  test('Nhf3', () => expect(written(APART, 'h2f3', { language: 'en' })).toBe('Nhf3'));
});

describe.each([
  ['C.10.3.1 knights on g1 and e1', RANK, ['g1f3', 'e1f3'], ['Sgf3', 'Sef3']],
  ['C.10.3.2 knights on g5 and g1', FILE, ['g5f3', 'g1f3'], ['S5f3', 'S1f3']],
  ['C.10.3.3 knights on h2 and d4', APART, ['h2f3', 'd4f3'], ['Shf3', 'Sdf3']],
] as const)('%s', (_, before, ucis, texts) => {
  test(texts.join(', '), () => {
    expect(ucis.map((uci) => written(before, uci, { language: 'pl' }))).toEqual(texts);
    expect(texts.map((text) => read(before, text, 'pl'))).toEqual(ucis);
  });
});

describe('C.10.3.4 with a capture', () => {
  test('Nhxf3, Ndxf3; in Polish Sh:f3, Sd:f3', () => {
    expect(['h2f3', 'd4f3'].map((uci) => written(TAKING, uci, { language: 'en' }))).toEqual([
      'Nhxf3',
      'Ndxf3',
    ]);
    expect(['h2f3', 'd4f3'].map((uci) => written(TAKING, uci, { language: 'pl', capture: ':' }))).toEqual([
      'Sh:f3',
      'Sd:f3',
    ]);
  });
});

describe('C.11 the promotion letter follows directly', () => {
  const promoting = position('5r2/3PP3/8/8/k7/8/8/K7 w - - 0 1');
  test('d8H, e:f8S', () => {
    expect(written(promoting, 'd7d8q', { language: 'pl' })).toBe('d8H');
    expect(written(promoting, 'e7f8n', { language: 'pl', capture: ':' })).toBe('e:f8S');
  });
});

describe('C.12 the offer is (=)', () => {
  test('and no part of the move', () => expect(read(start, 'Nf3 (=)', 'en')).toBe('g1f3'));
});

const CASTLING = position('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');

describe('C.13.1 0-0', () => {
  test.each(['0-0', 'O-O', 'o-o'])('%s', (text) => expect(read(CASTLING, text, 'en')).toBe('e1g1'));
});

describe('C.13.2 0-0-0', () => {
  test.each(['0-0-0', 'O-O-O'])('%s', (text) => expect(read(CASTLING, text, 'en')).toBe('e1c1'));
});

describe('C.13.3 x or :', () => {
  test('e:d6', () => expect(read(EN_PASSANT, 'e:d6', 'pl')).toBe('e5d6'));
});

describe('C.13.4 check, optional', () => {
  const checking = position('4k3/8/8/8/8/8/8/3QK3 w - - 0 1');
  test('He2+ and He2', () => {
    expect(read(checking, 'He2+', 'pl')).toBe('d1e2');
    expect(read(checking, 'He2', 'pl')).toBe('d1e2');
  });
});

describe('C.13.5 mate: ++, # or the Polish X', () => {
  const mating = position('rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2');
  test.each(['Hh4X', 'Hh4#', 'Hh4++'])('%s', (text) => expect(read(mating, text, 'pl')).toBe('d8h4'));
  test('Qh4# is written', () => expect(written(mating, 'd8h4', { language: 'en' })).toBe('Qh4#'));
});

describe('C.13.6 e.p., optional', () => {
  test('e:d6 e.p.', () => {
    expect(written(EN_PASSANT, 'e5d6', { language: 'pl', capture: ':', enPassant: true })).toBe('e:d6 e.p.');
  });
});
