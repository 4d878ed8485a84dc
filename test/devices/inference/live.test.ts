/** The reading of a live hand: what settles, by what, and when (4.7, D.2.2, D.2.4). Times in milliseconds. */
import { describe, expect, test } from 'vitest';
import { HandReader } from '#devices/inference/reader.ts';
import type { Reading } from '#devices/inference/reading.ts';
import { TIMINGS } from '#devices/inference/timing.ts';
import { kinds, made, read } from './liveScript.ts';
import { positionOf } from './positions.ts';

const CASTLING = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
const CAPTURE = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1';

describe('a man that stands', () => {
  test('has settled after a rest, with the time at which it went in', () => {
    const told = read('1000 -e2\n1300 +e4');
    expect(made(told)).toEqual(['e2e4 1700']);
    expect(told[0]).toMatchObject({ at: 1300, touched: [{ square: 'e2', at: 1000 }] });
  });

  test('on its way is not released: the same man going on is the same act', () => {
    expect(made(read('1000 -e2\n1300 +e3\n1480 -e3\n1900 +e4'))).toEqual(['e2e4 2300']);
  });

  test('has settled with the press, or with the words that name it, at once', () => {
    expect(made(read('1000 -e2\n1300 +e4\n1600 white!'))).toEqual(['e2e4 1600']);
    expect(made(read('1000 -e2\n1300 +e4\n1350 "e2e4"'))).toEqual(['e2e4 1350']);
  });

  test('has settled with the words that were said for it while the move before it came to rest', () => {
    const told = read('1000 -e2\n1300 +e4\n1400 "e7e5"\n3000 -e7\n3300 +e5');
    expect(made(told)).toEqual(['e2e4 1700', 'e7e5 3300']);
  });

  test('for a moment is not released when the opponent’s men are knocked over', () => {
    const fen = '4k3/8/8/8/3p4/8/1PP5/4K3 w - - 0 1'; // c2-c4 could be taken in passing: its man is gone from c4 too
    const rest = '1000 -c2\n1300 +c4\n1450 -c4\n1680 -d4\n1720 -b2\n2600 +b2\n3300 +d4\n3600 +c3';
    const told = read(`${rest}\n4200 white!\n7000 -d4\n7400 -c3\n7600 +c3\n8000 black!`, fen);
    expect(made(told)).toEqual(['c2c3 4200', 'd4c3 8000']);
  });

  test('has settled when the opponent’s touch is longer than a brush', () => {
    expect(made(read('1000 -e2\n1300 +e4\n1400 -e7\n2000 +e5'))[0]).toBe('e2e4 1550');
  });
});

describe('D.2.4 a press', () => {
  test('a blink before the report of the man it is for is after it', () => {
    const told = read('1000 -e2\n1200 white!\n1390 +e4\n1900 -e7');
    expect(made(told)).toEqual(['e2e4 1640']);
    expect(told[0]).toMatchObject({ pressedAt: 1200 });
    expect(kinds(told)).toEqual(['made']);
  });

  test('for a man on his way takes the square where he ends', () => {
    expect(made(read('1000 -e2\n1300 +e3\n1350 white!\n1450 -e3\n1600 +e4'))).toEqual(['e2e4 1850']);
  });

  test('a blink early, with a rest on the way and a contact that bounces, is for the square where he ends', () => {
    // Black could take on c4, so that the bishop lifted from there might be his: he cannot take on b5.
    const fen = '4k3/8/4b3/8/8/8/8/4KB2 w - - 0 1';
    const script =
      '1000 -f1\n1604 +c4\n1764 -c4\n2324 white!\n2464 +b5\n2472 -b5\n2492 +b5\n4000 -e8\n4400 +e7';
    expect(made(read(script, fen)).map((text) => text.split(' ')[0])).toEqual(['f1b5', 'e8e7']);
  });

  test('for a man on his way, whom the opponent could take where he rests, takes the square where he ends', () => {
    const fen = '4k3/b7/8/8/8/8/4P3/4K3 w - - 0 1';
    expect(made(read('1000 -e2\n1300 +e3\n1349 white!\n1350 -e3\n1560 +e4', fen))).toEqual(['e2e4 1810']);
    const taken = made(
      read('1000 -e2\n1300 +e3\n1349 white!\n1350 -e3\n1600 -a7\n1900 +e3\n2100 black!', fen),
    );
    expect(taken).toEqual(['e2e3 1600', 'a7e3 2150']);
  });

  test('with nothing touched is told as a press, after the board’s own reaction', () => {
    const [press] = read('1000 white!');
    expect(press).toMatchObject({ kind: 'press', at: 1000, toldAt: 1250, doubt: null });
  });

  test('with a man vanished is in doubt, and never an offence by itself', () => {
    const [press] = read('1000 -e2\n1500 white!');
    expect(press).toMatchObject({ kind: 'press', doubt: { squares: ['e2'] } });
  });
});

describe('D.2.4 a press at a board that contradicts itself', () => {
  test.each([1300, 1900, 2300, 2900, 3500, 5000])('is told of, whenever it comes (%i)', (at) => {
    const presses = read(`1000 +e4\n${at} white!`).filter(({ kind }) => kind === 'press');
    expect(presses).toHaveLength(1);
  });
});

describe('D.2.4 a press after men were knocked over', () => {
  const knocked = '1000 -h2\n1150 +h3\n1370 -d1\n1430 -b1\n1470 -c1\n2500 +c1\n12000 +d1\n14000 +b1';

  test('takes the one move that stands there', () => {
    const told = read(`${knocked}\n16000 white!`);
    expect(made(told).map((text) => text.split(' ')[0])).toEqual(['h2h3']);
    expect(told.at(-1)).toMatchObject({ pressedAt: 16_000 });
  });

  test('put back soon, they have changed nothing: the move had settled before', () => {
    const told = read(
      '1000 -h2\n1150 +h3\n1370 -d1\n1430 -b1\n1470 -c1\n2500 +c1\n6000 +d1\n9000 +b1\n9500 white!',
    );
    expect(made(told).map((text) => text.split(' ')[0])).toEqual(['h2h3']);
    expect(kinds(told)).not.toContain('differs');
  });

  test('takes none while another man is still out of his hole', () => {
    const told = read(`${knocked.replace('\n14000 +b1', '')}\n16000 white!`);
    expect(made(told)).toEqual([]);
    expect(told.at(-1)).toMatchObject({ kind: 'press', doubt: { squares: expect.arrayContaining(['b1']) } });
  });
});

describe('D.2.2 a touch', () => {
  const touched = (script: string, fen?: string) =>
    read(script, fen).flatMap((reading) =>
      'touched' in reading ? [reading.touched.map(({ square }) => square).join(' ')] : [],
    );

  test('is a man lifted and put back', () => {
    expect(touched('1000 -b1\n1400 +b1\n2000 -g1\n2300 +f3\n2800 white!')).toEqual(['b1', 'b1 g1']);
  });

  test('is no brush: no hand lifts so fast', () => {
    expect(touched('1000 -b1\n1120 +b1\n2000 -g1\n2300 +f3\n2800 white!')).toEqual(['g1']);
  });

  test('is no knock: no hand lifts two men, one after the other, in the time it needs for one', () => {
    const script = '1000 -d5\n1120 -e4\n1700 +d5\n2300 +e4\n3000 -e1\n3300 +e2\n3800 white!';
    expect(touched(script, CAPTURE)).toEqual(['e1']);
  });

  test('after the press is none of the player who has pressed', () => {
    const script = '1000 -e4\n1040 white!\n1060 -d5\n1080 +d5\n1100 -e8\n1400 +e7\n1500 black!';
    for (const squares of touched(script, CAPTURE).slice(0, 1)) expect(squares).not.toContain('e8');
  });

  test('is no knock, and no capture by what fell: the others are put back first', () => {
    const script = '1000 -e4\n1090 -d5\n2300 +d5\n3900 +e4\n5000 -e1\n5400 +e2\n5900 white!';
    expect(made(read(script, CAPTURE)).map((text) => text.split(' ')[0])).toEqual(['e1e2']);
    expect(touched(script, CAPTURE)).toEqual(['e1']);
  });

  test('is no knock, though words were said before: what fell with the man is no reply to him', () => {
    const fen = '4k3/8/8/8/3p4/2N5/8/4K3 w - - 0 1';
    const told = read(
      '1000 "c3e4"\n1340 -d4\n1360 -c3\n2000 +c3\n2300 +d4\n3000 -c3\n3400 +e4\n3900 white!',
      fen,
    );
    expect(made(told).map((text) => text.split(' ')[0])).toEqual(['c3e4']);
    expect(told.flatMap((reading) => ('touched' in reading ? reading.touched : []))).toEqual([
      { square: 'c3', at: 3000 },
    ]);
    expect(kinds(told)).not.toContain('stuck');
  });

  test('is no knock: men that leave together and are put back', () => {
    expect(touched('1000 -b1\n1020 -a2\n1700 +b1\n2300 +a2\n3000 -g1\n3300 +f3\n3800 white!')).toEqual([
      'g1',
    ]);
    expect(touched('1000 -g1\n1020 -f2\n1600 +f3\n2300 +f2\n2800 white!')).toEqual(['g1']);
  });

  test('4.4.1: of king and rook lifted by two hands the king comes first, whichever the scan met', () => {
    expect(touched('1000 -h1\n1004 -e1\n1400 +f1\n1500 +g1\n2000 white!', CASTLING)).toEqual(['e1 h1']);
    expect(touched('1000 -h1\n1200 -e1\n1400 +f1\n1500 +g1\n2000 white!', CASTLING)).toEqual(['h1 e1']);
  });
});

describe('a capture that contacts alone tell', () => {
  test('rests twice as long: the victim may have been put back', () => {
    expect(made(read('1000 -e4\n1300 -d5\n1600 +d5', CAPTURE))).toEqual(['e4d5 2400']);
    expect(made(read('1000 -e4\n1300 -d5\n1600 +d5\n2200 +e5', CAPTURE))).toEqual(['e4e5 2600']);
  });

  test('by a blink of the victim’s hole is asked about, and settled by the press or by words', () => {
    const blink = '1000 -e4\n1300 -d5\n1350 +d5';
    expect(kinds(read(blink, CAPTURE))).toEqual(['unclear']);
    expect(made(read(`${blink}\n1500 white!`, CAPTURE))).toEqual(['e4d5 1750']);
    // It may have been brushed, and the clock pressed a blink early.
    const late = made(read(`${blink}\n1500 white!\n1700 +e5`, CAPTURE));
    expect(late.map((text) => text.split(' ')[0])).toEqual(['e4e5']);
    expect(made(read(`${blink}\n1500 "e4d5"`, CAPTURE))).toEqual(['e4d5 1500']);
  });
});

describe('a board that looks at its holes only now and then', () => {
  const sentio = (script: string, fen: string) => read(script, fen, 20_000, 'sentio');

  test('a victim replaced between two looks, and seen once, is settled by the press', () => {
    const told = sentio('1000 -e4\n1300 -d5\n1350 +d5\n2000 white!', CAPTURE);
    expect(made(told).map((text) => text.split(' ')[0])).toEqual(['e4d5']);
  });

  test('never seen, it is no other man who was knocked over with a third: that is asked', () => {
    const fen = '3rr2k/8/8/3NP3/8/8/8/K3R3 b - - 0 1';
    const told = sentio('1000 -e8\n1500 -e5\n1550 -d5\n2200 +e5\n2600 +d5\n3000 black!', fen);
    expect(made(told)).toEqual([]);
    expect(told.at(-1)).toMatchObject({ kind: 'press', doubt: { squares: ['e8'] } });
  });

  test('nor is it a man whom the opponent touches after the press: he may do so for his reply', () => {
    const fen = '4k3/8/8/8/3n4/1P6/P1P5/4K3 b - - 0 1'; // the knight may take on b3 or c2, and b3 may take back on c2
    const taken = sentio('1000 -d4\n2000 black!\n5000 -b3\n6000 +b3', fen);
    expect(made(taken)).toEqual([]);
    const again = sentio('1000 -d4\n2000 black!\n5000 -b3\n6000 +b3\n7000 black!', fen);
    expect(made(again).map((text) => text.split(' ')[0])).toEqual(['d4b3']);
    const said = sentio('1000 -d4\n2000 black!\n4000 "d4c2"\n5000 -b3\n6000 +b3', fen);
    expect(made(said).map((text) => text.split(' ')[0])).toEqual(['d4c2']);
  });

  test('nor is it the square where he rested on his way, empty again when the clock is pressed', () => {
    const fen = '4k3/8/8/3q4/8/2n5/2pQ4/4K3 w - - 0 1'; // the queen takes on c3; on d1 the pawn of c2 could have taken her
    const hand = '1000 -d2\n2000 +d1\n2050 -d1\n4000 white!';
    const told = sentio(`${hand}\n8000 -c2\n9000 -c3\n9500 +c3\n9700 +c2\n10000 black!`, fen);
    expect(made(told).map((text) => text.split(' ')[0])).not.toContain('d2d1');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'press', doubt: expect.anything() }));
  });

  test('nor is it by a man who fell together with another: they are put back', () => {
    const fen = '1r1qkbnr/pQpn1p1p/1p2pp2/2P5/3p4/4P3/PP1P1PPP/R1B1KBNR w KQk - 0 9'; // b6xc5, a7-b6?
    const fallen = '4200 -b6\n4250 -a7\n5700 +b6\n7600 white!\n7750 +a7\n9000 -g8\n9500 +h6';
    const told = read(`1000 -b7\n2800 -a7\n3200 +a7\n${fallen}`, fen, 20_000, 'sentio');
    expect(made(told).map((move) => move.split(' ')[0])).toEqual(['b7a7', 'g8h6']);
  });

  test('is pressed for, though the man fell at his arrival, once he is back there', () => {
    const fen = 'rn1qkb1r/ppp2ppp/3pb3/3QP3/2B1n3/8/PPP2PPP/RNB1K1NR w KQkq - 0 6';
    const fallen = '4950 -e4\n4950 -e5\n5450 +e4\n6950 +e5';
    const told = read(`1000 -d5\n2400 -e4\n4700 +e4\n${fallen}\n8500 white!`, fen, 20_000, 'sentio');
    expect(told).toMatchObject([{ kind: 'made', move: { from: 'd5', to: 'e4' }, pressedAt: 8500 }]);
  });

  test('nor is it by a man who was seen to go elsewhere, and stands there when others have fallen', () => {
    // After Qxc1+ White cannot move the queen that fell; after Qxa3, which nobody saw, he could.
    const fen = '8/5ppk/Q6p/1p2p3/8/P6P/1q3PP1/2R3K1 b - - 0 30';
    const fallen = '4050 -a6\n4100 -b5\n4950 +b5\n7250 +a6';
    const told = read(`1000 -b2\n1450 -c1\n3750 +c1\n${fallen}\n8900 black!`, fen, 20_000, 'sentio');
    expect(kinds(told)).toEqual(['made', 'press']);
    expect(made(told)).toEqual(['b2c1 8050']);
  });

  test('a press a blink before the man is back who fell at his arrival is no press without a move', () => {
    const fen = '2r1kb1r/pp1n1ppp/1qn1p1b1/2ppP3/3P4/1PPBBN1P/P4PP1/RN1Q1RK1 w k - 4 12';
    const fallen = '6358 -g6\n6408 -f7\n6408 -h7\n6708 +h7\n7149 white!\n7208 +g6\n7308 +f7';
    const told = read(`5158 -d3\n5408 +h2\n5558 -h2\n6008 -g6\n6208 +g6\n${fallen}`, fen, 20_000, 'sentio');
    expect(told).toMatchObject([{ kind: 'press', doubt: { candidates: [{ from: 'd3', to: 'g6' }] } }]);
  });

  test('nor does a man who is brushed after a press in doubt tell which it was', () => {
    const fen = '6k1/8/8/3P4/1P6/2n5/8/3R2K1 b - - 0 1';
    const brushed = '7000 -d5\n7150 +d5\n7650 -b4\n9650 +b5\n10100 white!';
    const told = read(`1000 -c3\n1900 black!\n${brushed}`, fen, 20_000, 'sentio');
    expect(made(told)).toEqual([]);
    expect(told[0]).toMatchObject({ kind: 'press', doubt: { squares: ['c3'] } });
  });

  test('what a man on his way seems to bear out is not told', () => {
    const fen = '4k3/8/8/8/1b6/P1N5/1P6/4K3 b - - 0 1'; // taken on c3, with check; after a3 the pawn could go to b4
    const script = '1000 -b4\n2000 black!\n5000 -b2\n6000 +b4\n6100 -b4\n6300 -c3\n7500 +c3\n8000 white!';
    const moves = made(sentio(script, fen)).map((text) => text.split(' ')[0]);
    expect(moves).toEqual(['b4c3', 'b2c3']);
  });

  test('is no other man, while the one who is missing is not explained: nothing is told', () => {
    const fen = '5k2/p2q3p/1npb1p2/5Npb/1p1P2P1/1P1N4/P1PQ1P2/2K5 w - - 0 1';
    const knocked = '2000 -d2\n2050 -c1\n2050 -d3\n2700 +d2\n12000 +c1\n12500 +d3';
    const reply = '16000 -f5\n17000 -d7\n18000 +f5\n19000 black!';
    const told = sentio(`1000 -g4\n${knocked}\n14000 white!\n${reply}`, fen);
    expect(made(told)).toEqual([]);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'press', doubt: expect.anything() }));
  });

  test('what the opponent lifts for his reply is not held against a man whose move nobody saw', () => {
    const fen = '8/2r1kpp1/3bp2p/1r6/8/2PR3P/1P3PP1/1K1R4 w - - 0 1';
    const script = '1000 -d3\n2000 white!\n5000 -c3\n7000 -c7\n9000 +c3\n10000 black!';
    const told = sentio(script, fen);
    expect(made(told).map((text) => text.split(' ')[0])).toEqual(['d3d6', 'c7c3']);
    const [first] = told.filter(({ kind }) => kind === 'made');
    expect(first).toMatchObject({ touched: [{ square: 'd3' }] });
  });
});

describe('a contact that does not follow the men', () => {
  const stuck = (told: readonly Reading[]) => told.filter(({ kind }) => kind === 'stuck');

  test('never closes: words and press tell the move, and the hole is named', () => {
    const told = read('1000 -e2\n1500 "e2e4"\n1800 white!\n4000 -e7\n4500 +e5');
    expect(made(told).map((move) => move.split(' ')[0])).toEqual(['e2e4', 'e7e5']);
    expect(stuck(told)).toMatchObject([{ square: 'e4' }]);
  });

  test('never opens: one man too many, and words tell which', () => {
    const told = read('1000 +e4\n1500 "e2e4"\n1800 white!\n4000 -e7\n4500 +e5');
    expect(made(told).map((move) => move.split(' ')[0])).toEqual(['e2e4', 'e7e5']);
    expect(stuck(told)).toMatchObject([{ square: 'e2' }]);
  });

  test('is none: a hole to which a hand comes again and again, and whose peg bounces each time', () => {
    const bounced = [0, 8, 12, 20, 26, 34, 41].map((ms, index) => `${ms} ${index % 2 === 0 ? '+' : '-'}e2`);
    const visit = (from: number) =>
      ['-500 -e2', ...bounced].map((line) => line.replace(/^-?\d+/, (ms) => String(from + Number(ms))));
    const told = read([2000, 5000, 8000, 11_000].flatMap(visit).join('\n'));
    expect(kinds(told)).not.toContain('chattering');
  });

  test('is none: words said before the hand has done anything, or all of it', () => {
    expect(kinds(read('1000 "e4d5"\n3000 -e1\n3500 +e1', CAPTURE))).toEqual(['touched']);
    const passing = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
    const told = read('1000 "e5d6"\n2000 -e5\n2300 +d6\n3000 -d5\n3400 white!', passing);
    expect(kinds(told)).toEqual(['made', 'press']);
  });

  test('takes no words from the reply that were heard for it before', () => {
    const fen = 'r4rk1/p7/4q2B/1p1p1Q2/P1pP4/2P5/6PP/5RK1 w - - 0 1';
    const unseen = '1000 -h6\n3000 "h6f8"\n5000 "e6f5"'; // f8 was replaced between two looks
    const fallen = '7000 -f8\n7400 -g8\n9000 +g8\n9500 +f8';
    const told = read(`${unseen}\n${fallen}\n12000 -e6\n12500 -f5\n13000 +f5`, fen, 20_000, 'sentio');
    expect(made(told).map((move) => move.split(' ')[0])).toEqual(['h6f8', 'e6f5']);
    expect(told.findLast(({ kind }) => kind === 'made')).toMatchObject({ named: true });
  });

  test('4.2.1 is none: a man who is adjusted, though words were said for him', () => {
    const reader = new HandReader(positionOf(), { timing: TIMINGS.pegboard, live: true, checked: true });
    reader.words((position) => [position.read({ from: 'e2', to: 'e4' })], 1000);
    reader.adjust(true, 1500);
    reader.board({ kind: 'lifted', square: 'e2', at: 2000 });
    reader.elapse(9000);
    reader.board({ kind: 'inserted', square: 'e2', at: 9500 });
    reader.adjust(false, 10_000);
    reader.elapse(15_000);
    expect(reader.take()).toEqual([]);
  });

  test('dies under a man that nobody touched: no touch, and the game goes on', () => {
    const told = read('1000 -a7\n5000 -e2\n5400 +e4\n6000 white!');
    expect(made(told)).toEqual(['e2e4 5800']);
    const touched = told.flatMap((reading) => ('touched' in reading ? reading.touched : []));
    expect(touched.map(({ square }) => square)).toEqual(['e2']);
  });
});

test('D.2.2 a man whose contact is named as chattering was not touched by it, before or since', () => {
  const flicker = Array.from({ length: 18 }, (_, count): [number, string] => [
    1000 + count * 180,
    count % 2 ? '+b1' : '-b1',
  ]);
  const hand: [number, string][] = [
    [2710, '-e2'],
    [3110, '+e4'],
    [3510, 'white!'],
  ];
  const script = [...flicker, ...hand].toSorted(([a], [b]) => a - b).map(([at, deed]) => `${at} ${deed}`);
  const told = read(script.join('\n'), undefined, 60_000);
  expect(kinds(told)).toEqual(['chattering', 'made']);
  expect(told[1]).toMatchObject({ touched: [{ square: 'e2' }] });
});

describe('an empty hole that flickers for hours', () => {
  const flicker = (times: number) => {
    const reader = new HandReader(positionOf(), { timing: TIMINGS.pegboard, live: true });
    const told: Reading[] = [];
    for (let count = 0; count < times; count++) {
      const at = 1000 + count * 250;
      reader.board({ kind: count % 2 ? 'lifted' : 'inserted', square: 'c5', at });
      reader.elapse(at);
      told.push(...reader.take());
    }
    return { reader, told };
  };

  test('is named once, and what is played beside it is read', () => {
    const { reader, told } = flicker(2000);
    expect(told.filter(({ kind }) => kind === 'chattering')).toHaveLength(1);
    const at = 600_000;
    reader.board({ kind: 'lifted', square: 'e2', at });
    reader.board({ kind: 'inserted', square: 'e4', at: at + 300 });
    reader.elapse(at + 1000);
    expect(made(reader.take().map((reading) => ({ ...reading, toldAt: 0 })))).toEqual(['e2e4 0']);
  });

  test('costs no more per event after thousands of flickers than after hundreds', () => {
    const cost = (times: number) => {
      const begun = process.cpuUsage();
      flicker(times);
      return process.cpuUsage(begun).user / times;
    };
    flicker(2000);
    const few = Math.max(cost(2000), cost(2000));
    expect(cost(16_000)).toBeLessThan(few * 4);
  });
});

test('words that come late belong to the half-move that they fit', () => {
  const fen = '4k3/8/1n6/8/2N5/8/8/4K3 b - - 0 1';
  const told = read(
    '1000 -b6\n1300 -c4\n1700 +c4\n2000 black!\n3000 -e1\n3100 "b6c4"\n3400 +e2\n4000 white!',
    fen,
  );
  expect(made(told).map((move) => move.split(' ')[0])).toEqual(['b6c4', 'e1e2']);
});
