/** Contacts that do not follow the men: what words name is believed but for one hole, and nobody is held to a contact. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '#devices/inference/reading.ts';
import type { Square } from '#rules/position/square.ts';
import { made as madeOf, read } from './liveScript.ts';
import { made, Table, unclear } from './positions.ts';

const ROOKS = '6k1/8/8/7n/8/7R/8/6K1 w - - 0 1';

const stuckOf = (readings: readonly Reading[]) =>
  readings.flatMap((reading) => (reading.kind === 'stuck' ? [reading.square] : []));
const touchedOf = (readings: readonly Reading[]) =>
  readings.flatMap((reading) =>
    reading.kind === 'made' ? [reading.touched.map(({ square }) => square)] : [],
  );

describe('D.2.1 words name a move that the board shows but for one hole', () => {
  test.each([
    ['his own never opens', ROOKS, '+h2', 'h3h2', 'h3'],
    ['the arrival never closes', ROOKS, '-h3', 'h3h2', 'h2'],
    ['an empty one closes, and shows another legal move', ROOKS, '-h5 -h3 +e3 +h5', 'h3h5', 'e3'],
    ['a stranger’s opens', ROOKS, '-g8 -h3 +h2', 'h3h2', 'g8'],
  ])('%s: it is that move, pressed or replied to', (_, fen, hand, move, hole) => {
    const reply = hole === 'g8' ? ['-h5 +f6', 'h5f6'] : ['-g8 +f8', 'g8f8'];
    const [acts = '', answer = ''] = reply;
    const ends = [
      new Table(fen).do(hand).say(move).press('white').do(acts).say(answer).press('black'),
      new Table(fen).do(hand).say(move).do(acts).say(answer).press('black'),
      new Table(fen).do(hand).press('white').say(move).do(acts).press('black'),
    ].map((table) => table.end());
    for (const readings of ends) {
      expect([made(readings), unclear(readings)]).toEqual([`${move} ${answer}`, []]);
      expect(stuckOf(readings)).toEqual([hole]);
    }
  });

  test.each(['', '\n5000 white!'])('nor is another told first at a live board: %j', (press) => {
    const hand = '1000 -h5\n1400 -h3\n1800 +e3\n2200 +h5\n2300 "h3h5"';
    const told = read(`${hand}${press}\n9000 -g8\n9500 +f8\n10000 black!`, ROOKS);
    expect(madeOf(told).map((move) => move.split(' ')[0])).toEqual(['h3h5', 'g8f8']);
    expect(stuckOf(told)).toEqual(['e3']);
  });

  test('D.2.2 that contact has touched nobody', () => {
    const readings = new Table(ROOKS).do('-g1 -h3 +h2').say('h3h2').press('white').end();
    expect(touchedOf(readings)).toEqual([['h3']]);
  });

  test('is none while the man may still be on his way', () => {
    expect(made(new Table(ROOKS).say('h3h2').do('-h3').end())).toBe('');
    expect(made(new Table(ROOKS).say('h3h2').do('-h3').press('white').do('+h2', 100).end())).toBe('h3h2');
  });

  test('is not played where two holes contradict it: what the board proves is (Article 4)', () => {
    expect(made(new Table(ROOKS).do('-h3 +h1').say('h3h2').press('white').end())).toBe('h3h1');
  });
});

describe('what is over is over', () => {
  test('an act after the press and its words makes no other move of it', () => {
    const table = new Table('8/5k2/8/2R5/6K1/6b1/8/8 w - - 0 1').do('-c5 +c6').say('c5c6').press('white');
    const readings = table.do('+c2').do('-g3 +f4').say('g3f4').press('black').end();
    expect(made(readings)).toBe('c5c6 g3f4');
  });

  test('nor does an act of the reply make a capture of a man in the hand, whose words name another move', () => {
    const fen = '4k3/8/8/8/3n4/1P6/P1P5/4K3 b - - 0 1';
    const table = new Table(fen)
      .do('-d4')
      .say('d4f5')
      .press('black')
      .do('-b3 +b4')
      .say('b3b4')
      .press('white');
    expect(made(table.end())).toBe('d4f5 b3b4');
  });
});

test('4.4.2: whose king was not seen to leave did not touch the rook first', () => {
  const table = new Table('4k3/8/8/8/8/8/8/4K2R w K - 0 1').do('-h1 +g1 +f1').say('e1g1').press('white');
  const readings = table.end();
  expect([made(readings), touchedOf(readings)]).toEqual(['e1g1', [[]]]);
});

describe('D.2.2 a contact that is named as chattering is no evidence', () => {
  const EXCHANGE = '4r2k/1b2qBpp/pn6/1p1pp1Q1/8/8/PP4PP/R4RK1 w - - 0 1';
  const name = (table: Table, square: Square) => {
    table.at += 10;
    table.reader.board({ kind: 'trouble', trouble: 'chattering', square, at: table.at });
    return table;
  };

  test('a man whom it showed to arrive may have taken another all the same', () => {
    const hand = () => new Table(EXCHANGE).do('-e8 -f7 +e8').do('+e6 -e6 +e6', 50);
    expect(made(name(hand().press('white'), 'e6').end())).toBe('f7e8');
    expect(made(name(hand(), 'e6').press('white').end())).toBe('f7e8');
    expect(made(name(hand().say('f7e8').press('white'), 'e6').end())).toBe('f7e8');
    expect(made(name(hand().say('f7e6').press('white'), 'e6').end())).toBe('f7e6');
  });

  test('words name a castling whose king stands on it, though the rook’s move fits all other holes', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    const table = name(name(new Table(fen).do('+g1 -g1 -e1 +e1', 50), 'g1'), 'e1');
    expect(made(table.do('-h1 +f1', 300).say('e1g1').press('white').end())).toBe('e1g1');
  });

  test('7.5.1: nor does it show a man where no move puts him', () => {
    const table = name(new Table(EXCHANGE).do('+e6 -e6 +e6', 50), 'e6').do('-g5').press('white');
    expect(made(table.end())).toBe('');
    expect(table.reader.unmetPress?.moved ?? null).toBeNull();
  });

  test('nor was its man touched in the seconds after it is quiet again', () => {
    const table = name(new Table().do('-b1 +b1 -b1 +b1', 60), 'b1');
    table.at += 3000;
    table.reader.board({ kind: 'trouble', trouble: 'settled', square: 'b1', at: table.at });
    const readings = table.do('-b1 +b1', 300).do('-e2 +e4').press('white').end();
    expect(touchedOf(readings)).toEqual([['e2']]);
  });

  test('4.4.2: a king on it may have left before the rook', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    const table = name(new Table(fen).do('-h1').do('-e1 +e1 -e1', 50), 'e1').do('+g1 +f1').say('e1g1');
    const readings = table.press('white').end();
    expect([made(readings), touchedOf(readings).flat()]).toEqual([
      'e1g1',
      expect.not.arrayContaining(['h1']),
    ]);
  });
});

describe('without words', () => {
  const BISHOP = '4r2k/5B2/8/8/8/8/8/6K1 w - - 0 1';

  test('D.2.4: a press for a man who left takes no victim who never did', () => {
    const table = new Table(ROOKS).do('-h3').press('white');
    expect(made(table.end())).toBe('');
    expect(table.reader.unmetPress).toMatchObject({ doubt: { squares: ['h3'] } });
  });

  test('a victim who was replaced after another hole had closed leaves it open which contact is in doubt', () => {
    const hand = () => new Table(BISHOP).do('-f7 -e8 +e6 +e8');
    expect(made(hand().press('white').end())).toBe('');
    expect(made(hand().say('f7e8').press('white').end())).toBe('f7e8');
    expect(made(hand().say('f7e6').press('white').end())).toBe('f7e6');
  });

  test('a man who leaves after the press has not moved before it', () => {
    const fen = '4k3/8/8/2p5/8/5N2/3P4/4K3 w - - 0 1';
    const table = new Table(fen).do('+d4').press('white').do('-c5 -d4 +d4').press('black').do('-f3');
    expect(made(table.end()).split(' ')).not.toContain('f3d4');
  });
});

describe('a report in which many holes say what they take back together', () => {
  const CASTLING = '4k3/pppp1ppp/8/8/8/8/PPPPPPPP/4K2R w K - 0 1';
  const FLIPS = '+e1 -h1 -b2 +c5';
  const BACK = '-e1 +b2 -c5';

  test.each([50, 400])('4.4.2: is damaged, and nobody has touched his rook first (%i ms)', (afterMs) => {
    const table = new Table(CASTLING).say('e1g1').do('-e1 +g1').unseen(FLIPS);
    table.at += afterMs;
    table.state().unseen(`${BACK} +h1`);
    table.at += afterMs;
    const readings = table.state().do('-h1 +f1').press('white').end();
    expect([made(readings), touchedOf(readings)]).toEqual(['e1g1', [['e1', 'h1']]]);
  });

  test('4.4.1: what it leaves changed has no order', () => {
    const table = new Table(CASTLING).say('e1g1').unseen('-h1 -a2 -b2 +c5');
    table.at += 500;
    table.state().unseen('-e1 +a2 +b2 -c5');
    table.at += 500;
    const readings = table.state().do('+g1 +f1').press('white').end();
    expect([made(readings), touchedOf(readings)]).toEqual(['e1g1', [['e1', 'h1']]]);
  });
});
