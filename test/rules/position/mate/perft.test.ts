import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardFromFen } from '#rules/position/mate/fen.ts';
import { perft } from '#rules/position/mate/perft.ts';

const folder = '../shared/testdata/perft';
const there = existsSync(folder);
if (!there) console.log(`${folder} is not there: its counts are not tested`);

type Count = Readonly<{ fen: string; depth: number; leaves: number }>;

/** Every count to depth 3 of a file of `epd` and `perft` lines. */
function counts(file: string): Count[] {
  const found: Count[] = [];
  let fen = '';
  for (const line of readFileSync(`${folder}/${file}.perft`, 'utf8').split('\n')) {
    if (line.startsWith('epd ')) fen = line.slice(4);
    const [, depth, leaves] = /^perft (\d+) (\d+)$/.exec(line) ?? [];
    if (depth && Number(depth) <= 3) found.push({ fen, depth: Number(depth), leaves: Number(leaves) });
  }
  return found;
}

function leavesOf(fen: string, depth: number): number | string {
  const read = boardFromFen(fen);
  return read.ok ? perft(read.board, depth) : read.reason;
}

/** One in so many of the large sets in the everyday run. */
const SHARE = process.env.HECTOR_LONG ? 1 : 40;

describe.skipIf(!there)('Article 3: the number of legal moves', () => {
  test.each([
    ['tricky', 1],
    ['chess960', SHARE],
    ['random', SHARE],
  ])('%s positions', { timeout: 600_000 }, (file, share) => {
    const asked = counts(file).filter((_, index) => Math.floor(index / 3) % share === 0);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ fen, depth, leaves }) => leavesOf(fen, depth) !== leaves)).toEqual([]);
  });
});

test('moves made and taken back leave the position as it was', () => {
  const read = boardFromFen('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
  if (!read.ok) throw new Error(read.reason);
  const { board } = read;
  const before = [...board.packed, board.state(), ...board.cells];
  expect(perft(board, 3)).toBe(97862);
  expect([...board.packed, board.state(), ...board.cells]).toEqual(before);
});
