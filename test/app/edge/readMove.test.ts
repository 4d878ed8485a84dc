/** Appendix C as people type it: what the field of a game and every desk read. */
import fc from 'fast-check';
import { expect, describe as suite, test } from 'vitest';
import { readMove } from '#app/edge/readText.ts';
import { describe } from '#rules/notation/describe.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { positionAt as at } from '#test/positionAt.ts';

/** The UCI of what a text names, or in training of what it is asked about: "e1f3|g1f3?". */
function read(position: Position, text: string, language: Language): string {
  const found = readMove(position, text, language, true);
  if (found.kind === 'move') return makeUci(found.move);
  return found.kind === 'which' ? `${found.moves.map(makeUci).sort().join('|')}?` : found.kind;
}

const start = Position.start();

suite('C.2 letters by language', () => {
  test.each([
    ['en', 'Nf3'],
    ['de', 'Sf3'],
    ['pl', 'Sf3'],
    ['hr', 'Sf3'],
    ['sk', 'Jf3'],
    ['sr-Latn', 'Sf3'],
    ['sr', 'Сф3'],
    ['mk', 'Сф3'],
  ] as const)('%s writes the knight g1-f3 %s and reads it back', (language, text) => {
    const move = { from: 'g1', to: 'f3' } as const;
    expect(writeMove(describe(start, move)!, { language })).toBe(text);
    expect(read(start, text, language)).toBe('g1f3');
  });

  test('S is a bishop in Slovak and a knight in Polish', () => {
    const both = at('4k3/8/8/8/8/8/8/K3BN2 w - - 0 1');
    expect(read(both, 'Sg3', 'sk')).toBe('e1g3');
    expect(read(both, 'Sg3', 'pl')).toBe('f1g3');
  });

  test('English letters are read where the language has none', () => {
    expect(read(start, 'Nf3', 'de')).toBe('g1f3');
    expect(read(at('4k3/8/8/8/8/8/8/K3BN2 w - - 0 1'), 'Bg3', 'pl')).toBe('e1g3');
  });
});

suite('letters of another language', () => {
  test('are taken in training where they name one move alone, and asked about where they name two', () => {
    expect(read(start, 'Sf3', 'en')).toBe('g1f3');
    expect(read(at('4k3/8/8/8/8/8/8/K3BN2 w - - 0 1'), 'Sg3', 'en')).toBe('e1g3|f1g3?');
  });
});

suite('a letter that is a file too', () => {
  const open = at('rnbqkbnr/ppp2ppp/3p4/4P3/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3');
  test.each(['dxd6', 'dd6', 'hxh7'])('%s is no man of another language', (text) => {
    expect(readMove(open, text, 'en', false).kind).not.toBe('move');
    expect(read(open, text, 'en')).toMatch(/\?$|none/);
  });
  test('as a capital it is asked about in competition', () => {
    expect(readMove(open, 'Dd4', 'en', false)).toEqual({ kind: 'which', moves: [{ from: 'd1', to: 'd4' }] });
  });
  test.each([
    ['de', 'Dd4', 'd1d4'],
    ['pl', 'Hd4', 'd1d4'],
  ] as const)('%s reads its own: %s', (language, text, uci) => {
    expect(read(open, text, language)).toBe(uci);
  });
});

suite('C.3 figurines', () => {
  test('♘f3 and ♞f3 are the knight, in any language', () => {
    for (const language of LANGUAGES) expect(read(start, '♘f3', language)).toBe('g1f3');
    expect(read(start, '♞f3', 'sk')).toBe('g1f3');
    expect(read(start, '♕f3', 'en')).toBe('illegal');
    expect(read(at('4k3/1P6/8/8/8/8/8/K7 w - - 0 1'), 'b8=♘', 'de')).toBe('b7b8n');
  });

  test('written with figurines', () => {
    expect(writeMove(describe(start, { from: 'g1', to: 'f3' })!, { language: 'pl', figurines: true })).toBe(
      '♘f3',
    );
  });
});

suite('C.4 to C.8 pawns and the long form', () => {
  test('e5, not pe5; pe5 is accepted', () => {
    const after = at('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    for (const text of ['e5', 'pe5', 'e7e5', 'e7-e5', '1...e5', '1. … e5'])
      expect(read(after, text, 'en')).toBe('e7e5');
  });

  test.each(['Sg1f3', 'Sg1-f3', 'g1f3', 'g1-f3', 'Sf3', 'sf3', ' Sf3! '])('%s is Sf3', (text) => {
    expect(read(start, text, 'de')).toBe('g1f3');
  });

  test('the long form names both squares', () => {
    expect(writeMove(describe(start, { from: 'g1', to: 'f3' })!, { language: 'pl', form: 'long' })).toBe(
      'Sg1f3',
    );
  });
});

suite('C.9 captures', () => {
  const capture = at('4k3/8/8/4p3/8/6B1/8/K7 w - - 0 1');
  test.each(['G:e5', 'Gxe5', 'Ge5', 'G×e5'])('%s is the same capture', (text) => {
    expect(read(capture, text, 'pl')).toBe('g3e5');
  });

  test('a capture sign where nothing is captured is asked about', () => {
    expect(read(start, 'Sxf3', 'de')).toBe('g1f3?');
  });

  const enPassant = at('4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1');
  test.each(['e:d6 e.p.', 'exd6', 'ed6', 'exd', 'ed', 'exd6ep', 'e:d6e.p.'])(
    '%s takes en passant (C.9.3)',
    (text) => {
      expect(read(enPassant, text, 'pl')).toBe('e5d6');
    },
  );

  test('e.p. is written where it is wanted', () => {
    const described = describe(enPassant, { from: 'e5', to: 'd6' })!;
    expect(writeMove(described, { language: 'pl', capture: ':', enPassant: true })).toBe('e:d6 e.p.');
    expect(writeMove(described, { language: 'pl', capture: '' })).toBe('ed6');
  });

  test('a small b is the file; where it may be the bishop that is asked', () => {
    const both = at('4k3/8/8/8/8/2p5/1P6/K3B3 w - - 0 1');
    expect(read(both, 'bxc3', 'en')).toBe('b2c3|e1c3?');
    expect(read(both, 'Bxc3', 'en')).toBe('e1c3');
    expect(read(at('4k3/8/8/8/8/2p5/8/K3B3 w - - 0 1'), 'bxc3', 'en')).toBe('e1c3');
  });
});

suite('C.10 two like pieces', () => {
  test.each([
    ['4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1', 'Ngf3', 'Nef3'],
    ['4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1', 'N5f3', 'N1f3'],
    ['4k3/8/8/8/3N4/8/7N/K7 w - - 0 1', 'Nhf3', 'Ndf3'],
    ['k7/8/8/8/3N4/5p2/7N/K7 w - - 0 1', 'Nhxf3', 'Ndxf3'],
  ])('%s: %s and %s', (fen, first, second) => {
    const position = at(fen);
    const written = position
      .legalMoves()
      .filter((move) => move.to === 'f3')
      .map((move) => writeMove(describe(position, move)!, { language: 'en' }));
    expect(written.sort()).toEqual([first, second].sort());
    expect(read(position, first, 'en')).not.toBe(read(position, second, 'en'));
  });

  test('a text that fits two knights gives candidates', () => {
    expect(read(at('4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1'), 'Nf3', 'en')).toBe('e1f3|g1f3?');
  });
});

suite('C.11 promotion', () => {
  const promotion = at('5r1k/3PP3/8/8/8/8/8/K7 w - - 0 1');
  test.each([
    ['d8H', 'd7d8q'],
    ['e:f8S', 'e7f8n'],
    ['ef8S', 'e7f8n'],
    ['d8=W', 'd7d8r'],
    ['d8(G)', 'd7d8b'],
    ['d7d8q', 'd7d8q'],
    ['d7d8h', 'd7d8q'],
    ['d8', 'piece'],
  ])('%s in Polish', (text, uci) => {
    expect(read(promotion, text, 'pl')).toBe(uci);
  });
});

suite('C.13 signs', () => {
  const castling = at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  test.each(['0-0', 'O-O', 'o-o', '00', 'О-О', '0–0', 'e1g1', 'Ke1g1', '0-0+'])(
    '%s castles short',
    (text) => {
      expect(read(castling, text, 'en')).toBe('e1g1');
    },
  );

  test.each(['0-0-0', 'O-O-O', 'ooo', 'e1c1'])('%s castles long', (text) => {
    expect(read(castling, text, 'en')).toBe('e1c1');
  });

  test('Kg1 can be nothing else', () => {
    expect(read(castling, 'Kg1', 'en')).toBe('e1g1');
  });

  const mate = at('6k1/5ppp/8/8/8/8/8/K2Q4 w - - 0 1');
  test.each(['Hd8X', 'Hd8#', 'Hd8++', 'Hd8', 'Hd8+'])('%s is the mate (C.13.5)', (text) => {
    expect(read(mate, text, 'pl')).toBe('d1d8');
  });

  test('the draw offer is no part of the move (C.12)', () => {
    expect(read(start, 'e4 (=)', 'en')).toBe('e2e4');
  });
});

suite('Cyrillic letters and look-alikes', () => {
  test('Cyrillic squares of the Serbian Laws, and Latin letters typed for Cyrillic ones', () => {
    expect(read(start, 'Сф3', 'sr')).toBe('g1f3');
    expect(read(start, 'ц4', 'sr')).toBe('c2c4');
    expect(read(start, 'с4', 'mk')).toBe('c2c4');
    expect(read(start, 'Sf3', 'sr')).toBe('g1f3');
    expect(read(start, 'Сf3', 'sr-Latn')).toBe('g1f3');
  });

  test('Cyrillic х is the h-file or the sign of capture, whichever a piece can do', () => {
    expect(read(at('4k3/8/8/8/3N4/8/7N/K7 w - - 0 1'), 'Схf3', 'sr')).toBe('h2f3');
    expect(read(at('4k3/8/8/8/3N4/5p2/8/K7 w - - 0 1'), 'Схf3', 'sr')).toBe('d4f3');
    expect(read(at('4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1'), 'Схf3', 'sr')).toBe('d4f3|h2f3?');
  });

  test('a Cyrillic letter that looks Latin is folded in a Latin language', () => {
    expect(read(start, 'е4', 'en')).toBe('e2e4');
  });
});

test('nonsense names no move', () => {
  for (const text of ['', 'x', 'e9', 'hello', 'Sf3f3', '0-0-0-0', 'O-O-O-O-O', 'e4e4', '(=)'])
    expect(read(start, text, 'de'), text).toBe('none');
});

test('whatever is written is read back, in every language and form, along random games', () => {
  let asked = 0;
  let written = 0;
  fc.assert(
    fc.property(
      fc.record({
        language: fc.constantFrom(...LANGUAGES),
        form: fc.constantFrom('short' as const, 'long' as const),
        capture: fc.constantFrom('x' as const, ':' as const, '' as const),
        figurines: fc.boolean(),
      }),
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 80 }),
      (style, choices) => {
        let position = Position.start();
        for (const choice of choices) {
          const moves = position.legalMoves();
          if (moves.length === 0) return;
          const move = moves[choice % moves.length]!;
          const text = writeMove(describe(position, move)!, style);
          const found = read(position, text, style.language);
          written += 1;
          // "de6" may be a pawn's capture or the words "d, e6": that is asked, with the move among the answers.
          if (found.endsWith('?')) asked += 1;
          expect(found.replace('?', '').split('|'), `${text} ${position.fen}`).toContain(makeUci(move));
          position = position.after(move);
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(asked / written).toBeLessThan(0.02);
});
