/**
 * Men that a hand knocks over as it takes a man or puts him down, and that lie about while the game goes on: they are no
 * touches (D.2.2), and what is said and pressed meanwhile counts.
 */
import { describe, expect, test } from 'vitest';
import { kinds, made, read } from './liveScript.ts';

const moves = (told: ReturnType<typeof read>) => made(told).map((text) => text.split(' ')[0]);
const touchesIn = (told: ReturnType<typeof read>) =>
  told.flatMap((reading) => ('touched' in reading ? reading.touched.map(({ square }) => square) : []));

describe('D.2.2 a man who fell is no touched man', () => {
  test('of the opponent, as the man went in beside him', () => {
    // Black's knight falls when the bishop arrives, and is put back long after.
    const fen = '7k/8/2n5/8/8/8/8/4KB2 w - - 0 1';
    const told = read('1000 -f1\n1700 +b5\n1776 -c6\n6500 +c6\n9000 -h8\n9500 +h7', fen);
    expect(moves(told)).toEqual(['f1b5', 'h8h7']);
    expect(touchesIn(told)).toEqual(['f1', 'h8']);
  });

  test('before the man went in: no hand takes one man and puts down another so fast', () => {
    const fen = '4k3/8/8/4p3/3p4/8/2N5/4K3 w - - 0 1';
    const told = read('1000 -c2\n1720 -d4\n1790 +e3\n2600 +d4\n3000 white!', fen);
    expect(moves(told)).toEqual(['c2e3']);
    expect(touchesIn(told)).toEqual(['c2']);
  });

  test('of the opponent’s own, before he pressed', () => {
    const fen = '4k3/8/8/3p4/4P3/8/8/4KB2 w - - 0 1';
    const told = read('1000 -f1\n1400 +d3\n1900 -e4\n2300 white!\n3500 +e4\n5000 -e8\n5500 +e7', fen);
    expect(moves(told)).toEqual(['f1d3', 'e8e7']);
    expect(touchesIn(told)).toEqual(['f1', 'e8']);
  });

  test('but a man taken in his own time is', () => {
    const told = read('1000 -e2\n1300 +e4\n1600 white!\n2400 -d7\n2900 +d7\n3500 -e7\n3900 +e5');
    expect(touchesIn(told)).toEqual(['e2', 'd7', 'd7', 'e7']);
  });
});

describe('while men lie about', () => {
  const ROOK = '3k1r2/8/2B4p/5P2/3p4/3B3P/7R/6K1 w - - 0 1';

  test('the words settle a move whose man had just gone in, once they are back', () => {
    const told = read('1000 -h2\n1500 +c2\n1507 -d3\n1800 "h2c2"\n1930 +d3\n2150 white!', ROOK);
    expect(made(told)).toEqual(['h2c2 1930']);
  });

  test('words after the press are the opponent’s, for his reply', () => {
    const fen = '5rk1/7p/5qp1/3PR3/4P1n1/8/P3Q1PP/1R5K b - - 0 39';
    const fallen = '1000 -g4\n1380 -e5\n1400 -d5\n1428 -e4\n1800 +e5\n2500 "g4e5"\n3280 +d5\n3300 black!';
    const told = read(`${fallen}\n3330 "h2h3"\n3450 +e4\n4200 -h2\n5030 +h3`, fen);
    expect(moves(told)).toEqual(['g4e5', 'h2h3']);
    expect(told.at(-1)).toMatchObject({ kind: 'made', named: true });
  });

  test('D.2.4: the press takes the one move that stands beside them, and they are no act when they are put back', () => {
    const told = read(
      '1000 -e2\n1043 -e1\n1083 -d2\n1790 +e4\n2219 white!\n3000 +e1\n6000 +d2\n7000 -e7\n7400 +e5',
    );
    expect(made(told)).toEqual(['e2e4 2469', 'e7e5 7800']);
    expect(touchesIn(told)).toEqual(['e2', 'e7']);
    expect(kinds(told)).not.toContain('press');
  });

  test('D.2.4: where either of two men may have gone there, the press is in doubt', () => {
    const fen = '4k3/8/8/8/8/8/4P3/R3K2R w - - 0 1';
    const told = read('1000 -a1\n1040 -h1\n1800 +d1\n2200 white!', fen);
    expect(made(told)).toEqual(['a1d1 2450']); // the king stands between h1 and d1
    const open = read('1000 -a1\n1040 -h1\n1800 +d1\n2200 white!', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1');
    expect(made(open)).toEqual([]);
    expect(kinds(open)).toContain('press');
  });
});

describe('a press for a hole that is not trusted', () => {
  test('is in doubt, and no press without a move, where a man may have gone from it', () => {
    const fen = '6k1/q7/8/8/8/8/6K1/7R w - - 0 1';
    // h1 never opens: the rook has left it, the king has come to it and takes from there.
    const stuck = '1000 +e1\n1400 "h1e1"\n2000 white!\n3000 -g8\n3400 +f8\n3800 black!';
    const king = '5000 -g2\n5500 "g2h1"\n6000 white!\n8000 -a7\n8400 +g1\n8800 black!';
    const told = read(`${stuck}\n${king}\n10000 -g1\n11000 +g1\n11500 white!`, fen);
    expect(moves(told)).toEqual(['h1e1', 'g8f8', 'g2h1', 'a7g1']);
    expect(told.at(-1)).toMatchObject({ kind: 'press', doubt: { squares: ['h1'] } });
  });

  test('what the opponent lifts since is none of his, though words tell the move later', () => {
    const fen = '8/1r1N4/4k3/7P/3r4/8/8/7K w - - 5 61';
    const told = read('1000 +h6\n1118 white!\n6498 "h5h6"\n6500 -d7\n9900 -e6\n10300 +d7', fen);
    expect(moves(told)[0]).toBe('h5h6');
    expect(touchesIn(told)).not.toContain('d7');
  });
});

test('a brush that a board sees one look too long is no touch by which a man on his way has arrived', () => {
  const fen = '6k1/8/5n2/8/8/5B2/8/6K1 b - - 0 1';
  const told = read('1000 -f6\n1400 +h5\n1750 -h5\n1900 -f3\n2050 +f3\n2400 +e4', fen, 20_000, 'sentio');
  expect(moves(told)).toEqual(['f6e4']);
});

describe('a victim who is brushed', () => {
  test('while the man is in the hand is not the one that he takes afterwards', () => {
    const fen = '2rqkbnr/p1p1p2p/2n3p1/1p1p3P/2P2Pp1/P2PP3/1P6/RNBbK1NR w KQk - 0 11';
    // c6 falls 21 ms after the pawn has gone in on b5: too soon to know whether it stands there.
    const script = '1000 -c4\n1300 -d5\n1400 +d5\n1800 -b5\n2600 +b5\n2621 -c6\n3900 white!\n4500 +c6';
    expect(moves(read(script, fen))).toEqual(['c4b5']);
  });

  test('and put back at a press for which nothing else is seen: the man’s own contact may stick', () => {
    const told = read('1000 -d5\n1700 +d5\n2000 white!', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    expect(told.at(-1)).toMatchObject({ kind: 'press', doubt: { squares: ['e4'] } });
  });
});

test('words for a capture, said while a man lies about who fell before, name no contact that sticks', () => {
  const fen = '3k4/8/8/1q3pp1/2p2PP1/3P4/8/4K3 b - - 0 1';
  const told = read(
    '1000 -c4\n1023 -b5\n1450 -d3\n1750 +d3\n2150 "c4d3"\n3000 black!\n3800 "f4g5"\n6000 +b5',
    fen,
  );
  expect(kinds(told)).not.toContain('stuck');
  expect(moves(told)).toEqual(['c4d3']);
});
