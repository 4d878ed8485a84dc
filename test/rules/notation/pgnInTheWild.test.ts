/** What real files have and the standard does not: each is read, and what is doubtful is said. */
import { describe, expect, test } from 'vitest';
import type { ScoreGame } from '#rules/notation/game.ts';
import { parseGames, type ReadGame, readGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import { makeUci } from '#rules/position/move.ts';

function only(text: string): Extract<ReadGame, { ok: true }> {
  const read = parseGames(text);
  const [first] = read;
  if (read.length !== 1 || !first?.ok)
    throw new Error(`${read.length}: ${first && !first.ok ? first.reason : ''}`);
  return first;
}

const game = (text: string): ScoreGame => only(text).game;
const uci = ({ moves }: ScoreGame) => moves.map(({ move }) => makeUci(move)).join(' ');
const white = (read: ReadGame | undefined) =>
  read?.ok && read.game.tags.find(([name]) => name === 'White')?.[1];

async function fromBytes(bytes: Uint8Array, size = bytes.length): Promise<ReadGame[]> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const read: ReadGame[] = [];
  for await (const each of readGames(pieces())) read.push(each);
  return read;
}

describe('results', () => {
  test.each([
    ['1/2', '1/2-1/2'],
    ['½', '1/2-1/2'],
    ['½-½', '1/2-1/2'],
    ['½–½', '1/2-1/2'],
    ['1/2 - 1/2', '1/2-1/2'],
    ['1/2:1/2', '1/2-1/2'],
    ['1–0', '1-0'],
    ['1—0', '1-0'],
    ['1:0', '1-0'],
    ['0 : 1', '0-1'],
    ['1/2-0', '1/2-0'],
    ['0-½', '0-1/2'],
    ['0:0', '0-0'],
    ['0.5-0.5', '1/2-1/2'],
    ['0,5 : 0,5', '1/2-1/2'],
  ])('%s among the moves is %s', (written, result) => {
    expect(game(`1. e4 e5 ${written}\n`)).toMatchObject({ result, moves: { length: 2 } });
  });

  test.each([
    ['½', '1/2-1/2'],
    ['1 - 0', '1-0'],
    ['+:-', '1-0'],
    ['-/+', '0-1'],
    ['0-0', '0-0'],
    ['-/-', '0-0'],
    ['− : −', '0-0'],
    ['0.5-0.5', '1/2-1/2'],
    ['?', '*'],
  ])('the tag %s is %s', (tag, result) => {
    expect(game(`[Result "${tag}"]\n\n1. e4 e5 *`).result).toBe(result);
  });

  test('0-0 is castling where it can be, and a double loss where the tag says so', () => {
    const castling = '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0';
    expect(game(`${castling} *`).moves).toHaveLength(7);
    expect(game(`[Result "0-0"]\n\n${castling} 0-0 0-0`)).toMatchObject({
      result: '0-0',
      moves: { length: 8 },
    });
    expect(parseGames('1. e4 0-0')[0]).toMatchObject({ ok: false });
  });

  test('a result that PGN does not know stands in the tag alone, so that others can read the moves', () => {
    for (const result of ['0-0', '1/2-0', '0-1/2']) {
      const first = game(`[Result "${result}"]\n\n1. e4 *`);
      expect(writePgn(first)).toContain(`[Result "${result}"]\n\n1. e4 *`);
      expect(game(writePgn(first))).toEqual(first);
    }
  });

  test('a tag against the text is said, and the game is kept by its tag', () => {
    const { game: kept, warnings } = only('[Result "1-0"]\n\n1. e4 e5 0-1');
    expect(kept.result).toBe('1-0');
    expect(warnings).toEqual(['the Result tag says 1-0, the moves end with 0-1; the tag counts']);
    expect(only('[Result "1-0"]\n\n1. e4 e5 1–0').warnings).toEqual([]);
    expect(only('[Result "1-0"]\n\n1. e4 e5 *').warnings).toEqual([]);
  });
});

describe('moves', () => {
  const RUY = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1';

  test.each([
    ['figurines', '1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. O-O *'],
    ['UCI', '1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. e1g1 *'],
    ['German', '1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0 *'],
    ['Polish', '1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. 0-0 *'],
    ['Slovak', '1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. 0-0 *'],
    ['Serbian', '1. e4 e5 2. Сf3 Сc6 3. Лb5 a6 4. О-О *'],
    ['the long form with dashes', '1. e2–e4 e7–e5 2. Ng1–f3 Nb8–c6 3. Bf1–b5 a7–a6 4. O–O *'],
    ['a letter for the pawn', '1. Pe4 Pe5 2. Nf3 Nc6 3. Bb5 Pa6 4. o-o *'],
  ])('in %s', (_, text) => {
    expect(uci(game(text))).toBe(RUY);
  });

  test.each([
    ['e8=Q+', 'q'],
    ['e8Q', 'q'],
    ['e8(N)', 'n'],
    ['e8/R', 'r'],
    ['e7e8b', 'b'],
    ['e8♘', 'n'],
    ['e8=D', 'q'],
    ['e8=S', 'n'],
  ])('a promotion written %s', (written, piece) => {
    const [read] = parseGames(`[FEN "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. ${written} *`);
    // S is the bishop in Slovak: with nothing else to tell, nobody can know.
    if (written === 'e8=S') expect(read).toMatchObject({ ok: false });
    else expect(read?.ok && uci(read.game)).toBe(`e7e8${piece}`);
  });

  test('captures with a colon, "e.p." and signs of mate', () => {
    expect(uci(game('1. e4 d5 2. e:d5 c5 3. d:c6 e.p. Q×d2† 4. ♕:d2 *'))).toBe(
      'e2e4 d7d5 e4d5 c7c5 d5c6 d8d2 d1d2',
    );
  });

  test.each(['exd6e.p.+', 'exd6+ e.p.', 'exd6 e.p.+', 'ed6ep#'])('a check beside "e.p.": %s', (word) => {
    expect(uci(game(`1. e4 a6 2. e5 d5 3. ${word} *`))).toMatch(/e5d6$/);
  });

  test('a score that two languages read as two games is refused, not guessed', () => {
    expect(parseGames('1. e4 e5 2. Se2 *')[0]).toMatchObject({
      ok: false,
      reason: 'read in de and pl and sk and sr it is not the same game',
    });
  });

  test('an illegal move stays illegal: only a letter that is not English opens another language', () => {
    // Re2 would be the king in French or Spanish.
    expect(parseGames('1. e4 e5 2. Re2 *')[0]).toMatchObject({ reason: '2. Re2 is no legal move' });
    expect(parseGames('1. e4 e5 2. Sf3 Sc6 3. Lb6 *')[0]).toMatchObject({
      reason: '3. Lb6 is no legal move',
    });
  });

  test('a null move ends the game; what follows is kept and said', () => {
    const { game: kept, warnings } = only(
      '1. e4 {[%clk 1:00:00]} e5 2. -- Nf6 {[%clk 0:59:00] a plan} (2... d6) 3. Nf3 1-0',
    );
    expect(uci(kept)).toBe('e2e4 e7e5');
    expect(kept.result).toBe('1-0');
    expect(kept.moves[1]?.comments).toEqual(['-- Nf6 {[clk 0:59:00] a plan} (2... d6) 3. Nf3']);
    expect(kept.moves[1]?.clockMs).toBeNull();
    expect(warnings).toEqual(['2. -- is no move: what follows is kept as a comment']);
    expect(game(writePgn(kept))).toEqual(kept);
  });
});

describe('annotations', () => {
  test.each([
    ['e4‼', [3]],
    ['e4⁇', [4]],
    ['e4⁉', [5]],
    ['e4⁈', [6]],
    ['e4+-', [18]],
    ['e4−+', [19]],
    ['e4!?±', [5, 16]],
    ['e4 +/=', [14]],
    ['e4 ! ∞', [1, 13]],
    ['e4!!!', [1, 3]],
    ['e4 $146', [146]],
  ])('%s', (written, nags) => {
    expect(game(`1. ${written} e5 *`).moves[0]?.nags).toEqual(nags);
  });

  test('a check before an evaluation is still a check', () => {
    expect(uci(game('1. e4 f5 2. Qh5++- g6 *'))).toBe('e2e4 f7f5 d1h5 g7g6');
  });

  test('a glyph before the first move of a line belongs to that move', () => {
    const kept = game('1. e4 ($1 1. d4 $2 d5) ({only words} $6 1. c4) e5 *');
    expect(kept.moves[0]?.variations.map(({ moves }) => moves[0]?.nags)).toEqual([[1, 2], [6]]);
    expect(game(writePgn(kept))).toEqual(kept);
  });

  test('no line is broken inside a command', () => {
    const comment = `${'word '.repeat(11)}[%clk 1:29:45] [%csl Gd4,Ge5,Rf6] [%cal Gd1d4] ${'word '.repeat(20)}[%broken`;
    const pgn = writePgn(game(`1. e4 {${comment}} e5 *`));
    expect(pgn).toContain('[%clk 1:29:45]');
    for (const line of pgn.split('\n').slice(8)) {
      expect(line.length).toBeLessThan(80);
      expect(line.lastIndexOf('[%')).toBeLessThanOrEqual(
        line.includes('[%broken') ? line.length : line.lastIndexOf(']'),
      );
    }
    expect(game(pgn).moves[0]?.comments).toEqual(game(`1. e4 {${comment}} e5 *`).moves[0]?.comments);
  });
});

describe('what stands beside the games', () => {
  test('a comment behind the result belongs to the game that ended', () => {
    const read = parseGames('1. e4 e5 1/2-1/2 {agreed} ; after a minute\n\n[Event "B"]\n\n1. d4 * {c}');
    expect(read.map((each) => each.ok && each.game.moves.at(-1)?.comments)).toEqual([
      ['agreed', 'after a minute'],
      ['c'],
    ]);
    const [first, second] = parseGames('1. e4 1-0 {Black resigns}\n1. d4 0-1');
    expect(first?.ok && first.game.moves[0]?.comments).toEqual(['Black resigns']);
    expect(second?.ok && second.game.result).toBe('0-1');
  });

  test('a comment before the tags belongs to the game that they begin', () => {
    for (const comment of ['{from\na file}', '; from a file'])
      expect(game(`${comment}\n[White "A"]\n\n{b} 1. e4 *`)).toMatchObject({
        comments: ['from a file', 'b'],
        tags: expect.arrayContaining([['White', 'A']]),
      });
  });

  test('an escape line among the tags', () => {
    expect(game('[White "A"]\n% {\n[Black "B"]\n\n1. e4 *').tags).toContainEqual(['Black', 'B']);
  });

  test('a comment that looks like a tag never begins a line of a file', () => {
    const comment = `${'a'.repeat(70)} [Event "x"] ${'b'.repeat(78)} %c`;
    const pgn = writePgn(game(`1. e4 {${comment}} e5 *`));
    expect(pgn).not.toMatch(/\n(?:\[Event "x|%)/);
    expect(game(pgn).moves[0]?.comments).toEqual([comment]);
  });

  test('a position says that it is one by both tags', () => {
    const kept = game('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *');
    expect(kept.tags).toContainEqual(['SetUp', '1']);
  });

  test.each(['Chess960', 'chess 960', 'Fischerandom', 'Fischer-Random Chess', 'Freestyle'])(
    'the variant %s',
    (name) => {
      expect(game(`[Variant "${name}"]\n\n1. e4 *`).variant).toBe('chess960');
    },
  );

  test.each(['', '?', 'Standard Chess', 'From Position'])('the variant "%s" is chess', (name) => {
    expect(game(`[Variant "${name}"]\n\n1. e4 *`).variant).toBe('standard');
  });

  test('a dollar without its number is no glyph', () => {
    expect(game('1. e4 $ e5 $1 *').moves.map(({ nags }) => nags)).toEqual([[], [1]]);
  });
});

describe('files', () => {
  test('lines that end with a carriage return', async () => {
    const text = '[Event "A"]\n\n% 1. a4\n1. e4 e5 ; open\n2. Nf3 1-0\n\n[Event "B"]\n\n1. e4 {a\nb} Ke3 *\n';
    const read = parseGames(text);
    expect(read[0]).toMatchObject({ ok: true, line: 1, game: { result: '1-0', moves: { length: 3 } } });
    expect(read[1]).toMatchObject({ ok: false, line: 7, at: 10 });
    for (const end of ['\r', '\r\n', '\n\r\n'])
      expect(parseGames(text.replaceAll('\n', end))).toHaveLength(2);
    const bytes = new TextEncoder().encode(text.replaceAll('\n', '\r'));
    for (const size of [1, 7, bytes.length]) expect(await fromBytes(bytes, size)).toEqual(read);
    const both = new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
    for (const size of [1, 7, both.length]) expect(await fromBytes(both, size)).toEqual(read);
  });

  test('files with byte order marks that were joined', async () => {
    const one = '\ufeff[Event "A"]\n\n1. e4 *\n';
    const read = await fromBytes(new TextEncoder().encode(one + one));
    expect(read.map((each) => each.ok && each.game.tags[0]?.[1])).toEqual(['A', 'A']);
  });

  test('UTF-16 without a mark that begins with a move', async () => {
    for (const order of ['le', 'be'] as const)
      expect(await fromBytes(utf16('1. e4 {ж} *', order))).toMatchObject([
        { game: { moves: [{ comments: ['ж'] }] } },
      ]);
  });

  test('blanks before tags', () => {
    const read = parseGames('  [Event "A"]\n\t[White "B"]\n\n1. e4 *\n\n  [Event "C"]\n\n1. d4 *\n');
    expect(read.map((each) => each.ok && each.game.tags[0]?.[1])).toEqual(['A', 'C']);
  });

  const text = '[Event "Łódź"]\n[White "Šime Žižka"]\n\n1. e4 {ђ} *\n';

  test.each([1, 2, 3, 5, 1000])('UTF-16 in either order, in pieces of %i bytes', async (size) => {
    for (const order of ['le', 'be'] as const) {
      for (const mark of [true, false]) {
        const [read, ...others] = await fromBytes(utf16(mark ? `\ufeff${text}` : text, order), size);
        expect(white(read)).toBe('Šime Žižka');
        expect(read?.ok && read.game.moves[0]?.comments).toEqual(['ђ']);
        expect(others).toEqual([]);
      }
    }
  });

  test('bytes 80 to 9F are the letters of windows-1252', async () => {
    const bytes = Uint8Array.from(
      [...'[White "\x8aime \x8eeljko M\xfcller \x80"]\n\n1. e4 *'].map((character) =>
        character.charCodeAt(0),
      ),
    );
    for (const size of [1, 4, bytes.length])
      expect(white((await fromBytes(bytes, size))[0])).toBe('Šime Željko Müller €');
  });

  test('UTF-8 is read wherever the stream is cut, and beside bytes that are none', async () => {
    const utf8 = new TextEncoder().encode('[White "Žižka 김 😀 ');
    const rest = [0xfc, 0xc3, 0x22, 0x5d, 0x0a, 0x0a, 0x2a];
    const bytes = Uint8Array.from([...utf8, ...rest]);
    for (const size of [1, 2, 3, 4, 5, bytes.length])
      expect(white((await fromBytes(bytes, size))[0])).toBe('Žižka 김 😀 üÃ');
  });

  test('controls and marks of direction are no part of a name, a comment or a move', () => {
    const kept = game(
      '[White "A\u001b[31mB\u0007\u0000\u202eC\u0085D"]\n\n1.\u200be4\u0007 {a\u202eb\u001bc} *',
    );
    expect(kept.tags.find(([name]) => name === 'White')?.[1]).toBe('A[31mBC D');
    expect(kept.moves[0]?.comments).toEqual(['abc']);
  });
});

function utf16(text: string, order: 'le' | 'be'): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), order === 'le');
  return new Uint8Array(bytes.buffer);
}
