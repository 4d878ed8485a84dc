import { expect, test } from 'vitest';
import { menOf } from '#app/pegs/men.ts';
import { stepsOf } from '#app/score/replay.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';

function steps(pgn: string) {
  const [read] = parseGames(pgn);
  if (!read?.ok) throw new Error('no game');
  return stepsOf(read.game);
}

test('a game is stepped through from its start to its end', () => {
  const found = steps('1. e4 {best} e5 2. Nf3 (2. f4) *');
  expect(found.map(({ ply, move }) => [ply, move?.number, move?.isWhites])).toEqual([
    [0, undefined, undefined],
    [1, 1, true],
    [2, 1, false],
    [3, 2, true],
  ]);
  expect(found[3]?.position.fen).toContain('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b');
  expect(found[1]?.move?.scored.comments).toEqual(['best']);
  expect(found[3]?.move?.scored.variations).toHaveLength(1);
});

test('the men of a position are those that stand on it', () => {
  const [first] = steps('[FEN "8/8/8/8/8/8/8/K6k b - - 0 1"]\n\n*');
  expect(first && [...menOf(first.position)]).toMatchObject([
    ['a1', { color: 'white', role: 'king' }],
    ['h1', { color: 'black', role: 'king' }],
  ]);
});

test('Black begins where the position says so', () => {
  const [, first] = steps('[FEN "8/8/8/8/8/8/8/K6k b - - 0 7"]\n\n7... Kg1 *');
  expect(first?.move).toMatchObject({ number: 7, isWhites: false });
});
