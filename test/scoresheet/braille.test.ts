import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGame, NO_REMARKS, type ScoreGame, type ScoreMove, startPosition } from '#rules/notation/game.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { parseSan } from '#rules/position/san.ts';
import {
  type BrailleDocumentSettings,
  Brf,
  defaultBrailleSettings,
  UnicodeBraille,
} from '#scoresheet/braille/brailleDocument.ts';
import { encodeBrf } from '#scoresheet/braille/brf.ts';
import { PAGE_SIZES } from '#scoresheet/braille/pages.ts';
import { ukHalfMove, ukMoveNumber } from '#scoresheet/braille/ukChessCode.ts';
import { scoreRows } from '#scoresheet/score.ts';
import { positionAt } from '#test/positionAt.ts';
import { readBrailleScore } from './brailleReader.ts';
import { annotated, appendixC, gamesOf, positionsOf, tournamentGames } from './games.ts';
import { hasIconv, hasTestdata, iconvDecode, TESTDATA } from './oracles.ts';
import { readUkMove, readUkScore } from './ukReader.ts';

const long = Boolean(process.env.HECTOR_LONG);
const games = [
  appendixC,
  ...annotated.filter(({ moves }) => moves.length > 0),
  ...tournamentGames('tournaments', long ? 1 : 500),
  ...tournamentGames('lichess-clk', long ? 1 : 80),
];

function unicode(game: ScoreGame, settings: BrailleDocumentSettings): string {
  return new UnicodeBraille(settings).add(game);
}

/** The lines of all pages, page numbers and running heads included. */
function linesOf(document: string): string[] {
  return document.replace(/\f/g, '').split('\r\n');
}

describe('no loss anywhere: a reader turns the Braille back into the same moves', () => {
  test('literary in every language and in the British chess code, on paper and on a display', () => {
    const uk = { ...defaultBrailleSettings('en'), code: 'uk' } as const;
    for (const [index, game] of games.entries()) {
      const positions = positionsOf(game);
      const expected = game.moves.map(({ move, drawOffer }) => ({ move, drawOffer }));
      // Of thousands of games each is read from one of the two.
      const sizes = [PAGE_SIZES['32x25'], PAGE_SIZES.display].filter((_, at) => !long || index % 2 === at);
      for (const size of sizes) {
        for (const language of LANGUAGES) {
          const lines = linesOf(unicode(game, { ...defaultBrailleSettings(language), ...size }));
          expect(
            same(readBrailleScore(lines, positions, language), expected),
            `${language}\n${lines.join('\n')}`,
          ).toBe(true);
        }
        const read = readUkScore(linesOf(unicode(game, { ...uk, ...size })), positions);
        expect(
          same(
            read,
            expected.map(({ move }) => move),
          ),
          'uk',
        ).toBe(true);
      }
    }
  }, 1_800_000);

  test('random games, with promotions and pieces that crowd each other', () => {
    const start = fc.constantFrom(
      null,
      '1n1r4/P1P1P3/8/7k/K7/8/3p1p1p/4R1N1 w - - 0 1',
      '3q2k1/3p4/2p1p3/2PpP3/3P1Q2/2P1P3/3P4/1Q1Q2K1 w - - 0 1',
      '2r1r1k1/8/1n1n1n2/8/8/1N1N1N2/8/R1R1R1K1 w - - 0 1',
    );
    fc.assert(
      fc.property(start, fc.array(fc.nat(10_000), { minLength: 1, maxLength: 60 }), (startFen, choices) => {
        const game = randomGame(startFen, choices);
        const positions = positionsOf(game);
        for (const language of LANGUAGES) {
          const lines = linesOf(unicode(game, defaultBrailleSettings(language)));
          const read = readBrailleScore(lines, positions, language).map(({ move }) => makeUci(move));
          expect(read).toEqual(game.moves.map(({ move }) => makeUci(move)));
        }
      }),
      { numRuns: long ? 300 : 15 },
    );
  }, 600_000);
});

function randomGame(startFen: string | null, choices: readonly number[]): ScoreGame {
  let position = startPosition(makeGame({ startFen, moves: [], result: '*' }));
  const moves: ScoreMove[] = [];
  for (const choice of choices) {
    const legal = position.legalMoves();
    if (legal.length === 0) break;
    const move = legal[choice % legal.length]!;
    moves.push({ ...NO_REMARKS, move });
    position = position.after(move);
  }
  return makeGame({ startFen, moves, result: '*' });
}

/** Much faster than toEqual on millions of moves. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

describe('German, which marks no capitals', () => {
  test('marks the queen where a pawn could take as well', () => {
    const queen = gamesOf('[FEN "4k3/8/8/4p3/3P4/6Q1/8/4K3 w - - 0 1"]\n\n1. Qxe5+ *')[0]!;
    const pawn = gamesOf('[FEN "4k3/8/8/4p3/3P4/6Q1/8/4K3 w - - 0 1"]\n\n1. dxe5 *')[0]!;
    const noPawn = gamesOf('[FEN "4k3/8/8/4p3/8/6Q1/8/4K3 w - - 0 1"]\n\n1. Qxe5+ *')[0]!;
    const settings = defaultBrailleSettings('de');
    expect(unicode(queen, settings)).toContain('⠨⠙⠭⠑⠼⠑');
    expect(unicode(pawn, settings)).toContain('⠀⠙⠭⠑⠼⠑');
    expect(unicode(noPawn, settings)).toContain('⠀⠙⠭⠑⠼⠑⠈⠖');
  });
});

describe('pages', () => {
  const settings = defaultBrailleSettings('en');
  const longGame = games.reduce((a, b) => (b.moves.length > a.moves.length ? b : a));

  test.each(Object.entries(PAGE_SIZES))('%s: no line is too long and no page has too many', (_, size) => {
    for (const language of LANGUAGES)
      for (const game of games.slice(0, 12)) {
        const document = unicode(game, { ...settings, ...size, language });
        for (const page of document.split('\f')) {
          const lines = page.replace(/\r\n$/, '').split('\r\n');
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(size.cells);
          if (size.lines !== null && page !== '') expect(lines).toHaveLength(size.lines);
        }
        expect(document).toMatch(/^[\u2800-\u283f\r\n\f]*$/);
      }
  });

  test('the number stands at the bottom right, the head on every page but the first', () => {
    const pages = unicode(longGame, { ...settings, lines: 8 })
      .split('\f')
      .slice(0, -1);
    expect(pages.length).toBeGreaterThan(9); // a number of two digits
    pages.forEach((page, at) => {
      const last = page.trimEnd().split('\r\n').at(-1)!;
      const number = `⠼${[...String(at + 1)].map((digit) => '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'[Number(digit)]).join('')}`;
      expect(last).toBe(number.padStart(40, '\u2800'));
    });
    const head = pages[1]!.split('\r\n')[0];
    expect(pages.slice(1).every((page) => page.startsWith(head!))).toBe(true);
    expect(pages[0]!.startsWith(head!)).toBe(false);
  });

  test('a pair of moves is never split across pages', () => {
    const narrow = { ...settings, cells: 20, lines: 8, language: 'en' } as const;
    const pages = unicode(longGame, narrow).split('\f').slice(0, -1);
    const moves = pages.findIndex((page) => /^⠀*⠼⠁⠀/m.test(page));
    for (const page of pages.slice(moves + 1, -1)) {
      const body = page.split('\r\n').slice(1);
      if (body[0] !== '') expect(body[0]).toMatch(/^⠀*⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+⠀/);
    }
    expect(pages.length - moves).toBeGreaterThan(5);
  });

  test('numbers are right-aligned and Black has one column', () => {
    const rows = linesOf(unicode(appendixC, settings)).filter((line) => /^⠀*⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+⠀./.test(line));
    expect(rows).toHaveLength(11);
    expect(new Set(rows.slice(0, 10).map((row) => row.search(/⠀(?=[^⠀]*$)/)))).toHaveProperty('size', 1);
    expect(rows.every((row) => row.charAt(3) === '⠀' && row.charAt(2) !== '⠀')).toBe(true);
  });

  test('each game begins on a new page, and the pages are numbered through', () => {
    const document = new UnicodeBraille(settings);
    const text = document.add(appendixC) + document.add(appendixC) + document.end();
    const pages = text.split('\f').slice(0, -1);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('⠼⠃\r\n');
    expect(pages[1]!.split('\r\n')[0]).toBe(pages[0]!.split('\r\n')[0]);
  });

  test('a display has no pages, no padding, and a usual pair within 20 cells', () => {
    const text = unicode(appendixC, { ...settings, ...PAGE_SIZES.display, language: 'pl' });
    expect(text).not.toContain('\f');
    expect(text).not.toContain('⠀⠀⠀');
    expect(text).toContain('\r\n⠼⠃⠀⠨⠎⠋⠼⠉⠀⠨⠎⠋⠼⠋\r\n');
  });

  test('head, number and page ending are settings', () => {
    const bare = { ...settings, pageNumbers: false, runningHead: false, pageEnding: 'ff' } as const;
    const text = unicode(longGame, bare);
    expect(text).toMatch(/[^\n]\f$/);
    expect(text).not.toMatch(/^⠀{30}/m);
    const [first, second] = text.split('\f') as [string, string];
    expect(first.split('\r\n')).toHaveLength(25);
    expect(second).toMatch(/^⠀*⠼/);
  });

  describe('clock times', () => {
    const [timed] = gamesOf(
      '1. e4 {[%clk 1:30:25]} c5 {[%clk 1:30:28.5]} 2. Nf3 d6 {[%clk 1:29:00]} 3. d4 {[%clk 1:00:00]} *',
    );
    const e4 = '⠑⠼⠙';
    const c5 = '⠉⠼⠑';
    const [white, black, second] = ['⠼⠁⠒⠼⠉⠚⠒⠼⠃⠑', '⠼⠁⠒⠼⠉⠚⠒⠼⠃⠓', '⠼⠁⠒⠼⠃⠊⠒⠼⠚⠚'];
    const blank = (cells: number) => '⠀'.repeat(cells);
    const lines = (size: Partial<BrailleDocumentSettings>) =>
      linesOf(unicode(timed!, { ...settings, ...size, clocks: true }));

    test('stand at the end of the line where the line has room', () => {
      const wide = lines({ cells: 50 });
      expect(wide).toContain(`⠀⠼⠁⠀${e4}${blank(7)}${c5}${blank(1)}${white}⠀${black}`);
      // Only Black's is known: a hyphen keeps White's place.
      expect(wide).toContain(`⠀⠼⠃⠀⠠⠝⠋⠼⠉${blank(5)}⠙⠼⠋${blank(1)}⠤${blank(10)}${second}`);
    });

    test('stand below their moves where it has not', () => {
      const narrow = lines({ cells: 30 });
      const at = narrow.indexOf(`⠀⠼⠁⠀${e4}${blank(8)}${c5}`);
      expect(narrow[at + 1]).toBe(`${blank(4)}${white}⠀${black}`);
      expect(narrow[at + 3]).toBe(`${blank(4)}⠤${blank(10)}${second}`);
    });

    test('follow their moves on a display', () => {
      expect(
        linesOf(unicode(timed!, { ...settings, ...PAGE_SIZES.display, cells: 40, clocks: true })),
      ).toContain(`⠼⠁⠀${e4}⠀${white}⠀${c5}⠀${black}`);
    });

    test.each([20, 24, 25, 30, 32, 36, 40, 48])('one game has one layout, at %i cells', (cells) => {
      const [game] = tournamentGames('lichess-clk', 400);
      if (!game) return;
      const rows = linesOf(unicode(game, { ...settings, cells, clocks: true }));
      const pairs = rows.filter((row) => /^⠀{0,2}⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+⠀/.test(row));
      // The time is on the line of each pair or of none.
      const timed = pairs.map((row) => row.includes('⠒⠼'));
      if (cells >= 25) expect(new Set(timed.slice(0, -1)).size).toBe(1);
      for (const row of rows) expect(row.length).toBeLessThanOrEqual(cells);
    });
  });

  test('the smallest page holds any game, and no line or page is too long', () => {
    const tiny = { ...settings, cells: 20, lines: 5, clocks: true } as const;
    const names =
      '[White "Wolfeschlegelsteinhausenbergerdorff, Hubert"]\n[Black "김 ặ ЂЂЂЂЂЂЂЂЂЂЂЂЂЂЂЂ"]\n\n';
    const [long] = gamesOf(`${names}1. e4 {${'x'.repeat(200)} ${'12345'.repeat(20)}} e5 (1... c5) *`);
    for (const game of [long!, ...games.slice(0, 6)])
      for (const page of unicode(game, tiny).split('\f').slice(0, -1)) {
        const rows = page.replace(/\r\n$/, '').split('\r\n');
        expect(rows).toHaveLength(5);
        for (const row of rows) expect(row.length).toBeLessThanOrEqual(20);
      }
  });

  test('a long word is parted with a hyphen between two letters, and a number goes on with its sign', () => {
    const [game] = gamesOf('[Event "ÄÄÄÄÄÄÄÄÄÄÄÄ 1234567890123456789012345"]\n\n1. e4 *');
    const rows = linesOf(unicode(game!, { ...settings, cells: 20, runningHead: false }));
    expect(rows[0]).toBe(`⠠⠠${'⠘⠒⠁'.repeat(5)}⠤`);
    expect(rows[1]).toBe(`⠀⠀${'⠘⠒⠁'.repeat(5)}⠤`);
    expect(rows[3]).toBe(`⠀⠀⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠁⠃⠉⠙⠑⠋⠤`);
    expect(rows[4]).toBe('⠀⠀⠼⠛⠓⠊⠚⠁⠃⠉⠙⠑');
  });

  test('the running head has the surnames, cut between two letters where they are too long', () => {
    const head = (white: string, black: string) => {
      const [game] = gamesOf(`[White "${white}"]\n[Black "${black}"]\n\n1. e4 {${'word '.repeat(300)}} *`);
      return unicode(game!, { ...settings, cells: 20 })
        .split('\f')[1]
        ?.split('\r\n')[0];
    };
    expect(head('Žižka, Jan', 'Emanuel Lasker')).toBe('⠠⠘⠬⠵⠊⠘⠬⠵⠅⠁⠀⠤⠀⠠⠇⠁⠎⠅⠑⠗'.slice(0, 20));
    expect(head('ššššššššš', 'B')).toBe(`${'⠘⠬⠎'.repeat(5)}⠀⠤⠀⠠⠃`);
  });
});

describe('BRF', () => {
  test.runIf(hasTestdata)('all 64 cells as in North American Braille ASCII', () => {
    const { ascii_by_cell_index: ascii } = JSON.parse(
      readFileSync(`${TESTDATA}/braille/brf-ascii.json`, 'utf8'),
    );
    const cells = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0x2800 + at)).join('');
    expect(encodeBrf(cells)).toBe(ascii);
  });

  test.runIf(hasIconv)('iconv decodes every BRF to the Unicode output', () => {
    for (const language of LANGUAGES) {
      const settings = defaultBrailleSettings(language);
      const brf = new Brf(settings);
      const cells = new UnicodeBraille(settings);
      const sample = games.slice(0, 20);
      const text = sample.map((game) => brf.add(game)).join('');
      expect(text).toMatch(/^[ -_\r\n\f]*$/);
      expect(iconvDecode(text)).toBe(sample.map((game) => cells.add(game)).join(''));
    }
  });
});

describe('the British chess code (UKAAF 2015)', () => {
  test.runIf(hasTestdata)('writes and reads the published examples', () => {
    const { moves } = JSON.parse(readFileSync(`${TESTDATA}/braille/ukaaf2015-chess.json`, 'utf8'));
    for (const { san, cells } of moves)
      expect([san, readUkMove(cells)]).toEqual([san, san.replace(/[+#]/, '')]);
  });

  test.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Nf3', '⠎⠋⠒'],
    ['4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1', 'cxd5', '⠉⠰⠙⠢'],
    ['8/8/4k3/8/5P2/8/8/4K3 w - - 0 1', 'f5+', '⠘⠋⠢'],
    ['5k2/8/8/8/5p2/8/8/4KR2 w - - 0 1', 'Rxf4+', '⠗⠸⠋⠲'],
    ['6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1', 'Re8#', '⠗⠑⠦⠜⠍'],
    ['4k3/8/6N1/8/2N5/8/8/4K3 w - - 0 1', 'Nce5', '⠎⠉⠑⠢'],
    ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e8=N', '⠑⠦⠎'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'O-O', '⠴⠤⠴'],
  ])('%s: %s', (fen, san, cells) => {
    const move = parseSan(positionAt(fen), san)!;
    expect(move).not.toBeNull();
    const game = gamesOf(`[FEN "${fen}"]\n\n1. ${san} *`)[0]!;
    const [row] = scoreRows(game, { language: 'en' });
    expect(row && 'pair' in row && ukHalfMove(row.pair.white!)).toBe(cells);
  });

  test('numbers are lower digits without a number sign', () => {
    expect(ukMoveNumber(120)).toBe('⠂⠆⠴');
  });

  test('our own choices are in the legend, once in a document', () => {
    const document = new UnicodeBraille({ ...defaultBrailleSettings('en'), code: 'uk' });
    const own = '⠕⠺⠝⠀⠉⠓⠕⠊⠉⠑';
    const [first, second] = [document.add(appendixC), document.add(appendixC)];
    expect(first.replace(/[\r\n]+⠀*/g, '⠀')).toContain(own);
    expect(second.replace(/[\r\n]+⠀*/g, '⠀')).not.toContain(own);
  });
});
