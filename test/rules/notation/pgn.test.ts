import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Chess } from 'chess.js';
import { makeFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  knownTag,
  makeGame,
  NO_REMARKS,
  type ScoreGame,
  type ScoreMove,
  startPosition,
} from '#rules/notation/game.ts';
import { parseGames, readGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';

const DATA = '../shared/testdata/pgn';
const long = Boolean(process.env.HECTOR_LONG);

function games(text: string): ScoreGame[] {
  return parseGames(text).map((read) => {
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    return read.game;
  });
}

async function* bytes(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function collect(input: AsyncIterable<Uint8Array>) {
  const read = [];
  for await (const each of readGames(input)) read.push(each);
  return read;
}

const annotated = readFileSync('test/fixtures/pgn/annotated.pgn', 'utf8');

describe('PGN in', () => {
  const [first, chess960, blackBegins, noMoves, onlyTags, zeros] = games(annotated) as [
    ScoreGame,
    ScoreGame,
    ScoreGame,
    ScoreGame,
    ScoreGame,
    ScoreGame,
  ];

  test('tags, escapes and the seven tags of the roster', () => {
    expect(first.tags.slice(0, 4)).toEqual([
      ['Event', 'Annotated "Open" \\ 2026'],
      ['Site', 'Łódź POL'],
      ['Date', '2026.11.16'],
      ['Round', '3.2'],
    ]);
    expect(knownTag(first, 'ResultArticle')).toBe('5.1.2');
    expect(onlyTags.tags.map(([name]) => name)).toEqual([
      'Event',
      'Site',
      'Date',
      'Round',
      'White',
      'Black',
      'Result',
    ]);
    expect(knownTag(onlyTags, 'Date')).toBeUndefined();
  });

  test('clock times, time spent and other commands', () => {
    expect(first.moves[0]).toMatchObject({
      clockMs: 5_425_000,
      elapsedMs: 5000,
      comments: ['Best by test.'],
      nags: [1],
    });
    expect(first.moves[1]).toMatchObject({ clockMs: 5_428_500, elapsedMs: null, comments: ['[%eval 0.3]'] });
  });

  test('draw offers (C.12), claims and penalties', () => {
    expect(first.moves[4]).toMatchObject({ drawOffer: true, comments: ['offered here'] });
    expect(first.moves[5]?.incidents).toEqual([
      { kind: 'claim', by: 'black', article: '9.2.2', note: 'threefold, rejected' },
      { kind: 'penalty', by: 'white', article: '9.5.3', note: 'two minutes' },
    ]);
  });

  test('nested variations, with comments where they stood', () => {
    expect(first.comments).toEqual(['Before the game.', 'And a second comment.']);
    const [open, french] = first.moves[1]?.variations ?? [];
    expect(open?.moves.map(({ san }) => san)).toEqual(['e5', 'Nf3', 'Nc6']);
    const gambit = open?.moves[1]?.variations[0];
    expect(gambit?.moves.map(({ san }) => san)).toEqual(['f4', 'exf4', 'Nf3', 'g5', 'h4']);
    expect(gambit?.moves[0]?.nags).toEqual([5]);
    expect(gambit?.moves[3]?.variations[0]?.moves[0]).toMatchObject({ san: 'd6', comments: ['quiet'] });
    expect(french?.moves[0]?.comments).toEqual(['French']);
    expect(first.moves[2]?.before).toEqual(['After the variations.']);
    expect(first.moves[3]?.comments).toEqual(['a rest-of-line comment with a } brace']);
    expect(first.moves.at(-1)?.variations[0]?.moves.map(({ san }) => san)).toEqual(['--', 'Z0']);
  });

  test('Chess960, a position of its own, Black to begin', () => {
    expect(chess960.variant).toBe('chess960');
    expect(chess960.moves.map(({ move }) => makeUci(move))).toEqual(['f1g3', 'f8g6', 'g1h1', 'g8h8', 'e2e4']);
    expect(startPosition(blackBegins).turn).toBe('black');
    expect(blackBegins.moves.map(({ move }) => makeUci(move))).toEqual(['e7e5', 'e2e4']);
  });

  test('games without moves, and moves written freely', () => {
    expect(noMoves).toMatchObject({ moves: [], result: '0-1' });
    expect(zeros.moves.map(({ move }) => makeUci(move))).toEqual([
      'e2e4',
      'e7e5',
      'g1f3',
      'b8c6',
      'f1c4',
      'f8c5',
      'e1g1',
      'g8f6',
      'd2d3',
      'e8g8',
      'c1g5',
    ]);
    expect(zeros.result).toBe('1-0');
  });

  test('Chess960 from the position that both share castles as king takes rook', () => {
    const [game] = games('[Variant "Chess960"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O *');
    expect(makeUci(game!.moves.at(-1)!.move)).toBe('e1h1');
    expect(games(writePgn(game!))).toEqual([game]);
  });

  test('games that follow each other without tags', () => {
    expect(games('1. e4 1-0 1. d4 0-1\n1. c4 *').map(({ result }) => result)).toEqual(['1-0', '0-1', '*']);
  });

  test('one of them that is broken takes none of the others with it', () => {
    const read = parseGames('1. e4 e9 2. d4 *\n\n1. d4 {one 1-0\n2} d5 0-1\n\n\n1. c9 1/2-1/2 \r\n1. c4 *\n');
    expect(read.map((game) => (game.ok ? game.game.moves.length : game.reason))).toEqual([
      '1... e9 is no legal move',
      2,
      '1. c9 is no legal move',
      1,
    ]);
    expect(read.map(({ line }) => line)).toEqual([1, 3, 7, 8]);
  });
  test('what is broken is reported with its line, and the rest goes on', () => {
    const read = parseGames(readFileSync('test/fixtures/pgn/broken.pgn', 'utf8'));
    expect(
      read.map((each) =>
        each.ok ? knownTag(each.game, 'Event') : `${each.line}, ${each.at}: ${each.reason}`,
      ),
    ).toEqual([
      'Good one',
      '6, 10: 3. Ke3 is no legal move',
      '12, 14: a comment is not closed',
      'Good two',
      '21, 21: a tag is not of the form [Name "value"]',
      '26, 27: the FEN tag: the board is empty',
      '31, 35: a variation is not closed',
      '35, 37: a ")" without its "("',
      '39, 40: variant Crazyhouse is not chess',
      'Good three',
    ]);
  });

  test('bytes that are no UTF-8 are read as Latin-1, wherever the stream is cut', async () => {
    const content = readFileSync('test/fixtures/pgn/latin1.pgn');
    for (const size of [1, 7, 64, content.length]) {
      const read = await collect(bytes(content, size));
      expect(read.map((each) => each.ok && knownTag(each.game, 'White'))).toEqual([
        'Müller, Jürgen',
        'Žižka',
      ]);
      expect(read[0]?.ok && read[0].game.moves[0]?.comments).toEqual(['schön']);
    }
  });

  test('a byte order mark and CR LF are no part of the game', async () => {
    const content = new TextEncoder().encode(`\ufeff${annotated.replace(/\n/g, '\r\n')}`);
    const read = await collect(bytes(content, 100));
    expect(read.map((each) => each.ok && each.game)).toEqual(games(annotated));
  });
});

describe('PGN out', () => {
  test('reading back what was written gives the same game', () => {
    for (const game of games(annotated)) expect(games(writePgn(game))).toEqual([game]);
  });

  test('lines stay within 79 columns', () => {
    for (const game of games(annotated))
      for (const line of writePgn(game).split('\n'))
        if (!line.startsWith('[')) expect(line.length).toBeLessThan(80);
  });

  test('chessops and chess.js read the sample game of Appendix C to the same position', () => {
    const [game] = games(readFileSync('test/fixtures/appendix-c.pgn', 'utf8'));
    const pgn = writePgn(game!);
    const final = game!.moves.reduce((position, { move }) => position.after(move), startPosition(game!)).fen;
    const [parsed] = parsePgn(pgn);
    const chess = startingPosition(parsed!.headers).unwrap();
    for (const { san } of parsed!.moves.mainline()) chess.play(parseSan(chess, san)!);
    const other = new Chess();
    other.loadPgn(pgn);
    expect(makeFen(chess.toSetup())).toBe(final);
    expect(other.fen()).toBe(final);
  });

  const text = fc.stringMatching(/^[!-~àłЖ ]{0,40}$/).map((value) => value.replace(/\s+/g, ' ').trim());
  const comments = fc.array(
    text.filter((value) => value !== '' && !/[[\]]/.test(value) && !value.startsWith('(=)')),
    {
      maxLength: 2,
    },
  );
  const remarks = fc.record({
    comments,
    nags: fc.array(fc.nat(255), { maxLength: 2 }),
    clockMs: fc.option(fc.nat(20_000_000)),
    elapsedMs: fc.option(fc.nat(1_000_000)),
    drawOffer: fc.boolean(),
  });

  test('any remarks survive, on any game', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1000), remarks), { maxLength: 30 }), text, (plies, name) => {
        let position = Position.start();
        const moves: ScoreMove[] = [];
        for (const [choice, said] of plies) {
          const legal = position.legalMoves();
          if (legal.length === 0) break;
          const move = legal[choice % legal.length]!;
          moves.push({ ...NO_REMARKS, ...said, move });
          position = position.after(move);
        }
        const game = makeGame({ tags: [['White', name]], moves, result: '1/2-1/2' });
        expect(games(writePgn(game))).toEqual([game]);
      }),
      { numRuns: 100 },
    );
  });
});

describe.runIf(existsSync(DATA))('the tournament files', () => {
  test.each(['tournaments', 'lichess-clk'])(
    '%s round-trips with tags, moves, clocks and comments',
    async (name) => {
      let count = 0;
      for await (const read of readGames(createReadStream(`${DATA}/${name}.pgn`))) {
        if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
        count += 1;
        if (long || count % 20 === 1) expect(games(writePgn(read.game))).toEqual([read.game]);
      }
      expect(count).toBe(name === 'tournaments' ? 4949 : 438);
    },
    300_000,
  );

  test('no comment, clock or tag of the files is lost', () => {
    const source = readFileSync(`${DATA}/lichess-clk.pgn`, 'utf8').replace(/\r/g, '');
    const sample = long
      ? source
      : source
          .split(/(?=^\[Event )/m)
          .slice(0, 30)
          .join('');
    const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
    const written = games(sample).map(writePgn).join('');
    expect(count(/%clk/g, sample)).toBeGreaterThan(500);
    for (const pattern of [/%clk/g, /%eval/g, /^\[\w+ "/gm])
      expect(count(pattern, written)).toBe(count(pattern, sample));
  });
});

if (!existsSync(DATA)) console.info(`The tournament files are tested only where ${DATA} lies.`);
