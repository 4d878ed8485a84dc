import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES } from '#rules/position/square.ts';
import { made, positionOf, Table, unclear } from './positions.ts';

const TWO_VICTIMS = 'rnbqkbnr/ppp1p1pp/8/3p1p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3';
const KNIGHT_OUT = 'r1bq1rk1/ppp2ppp/2n2n2/6N1/8/2N3P1/PPP2P1P/R1BQ1RK1 w - - 0 1';
const CASTLING = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
const EN_PASSANT = 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3';
const PROMOTION = '7k/4P3/8/8/8/8/p7/K7 w - - 0 1';
const WHITE_QUEEN = { color: 'white', role: 'queen' } as const;

describe('a half-move read from pegs alone', () => {
  test('is closed by the press, or by the reply that begins', () => {
    expect(made(new Table().do('-e2 +e4').press('white').do('-e7 +e5').end())).toBe('e2e4 e7e5');
    expect(made(new Table().do('-e2 +e4 -e7 +e5').end())).toBe('e2e4 e7e5');
  });

  test('is not over while the man only slides past a legal square', () => {
    expect(made(new Table().do('-e2 +e3 -e3 +e4').press('white').do('-e7 +e5').end())).toBe('e2e4 e7e5');
  });

  test('is none while the man is in the hand, or back in its hole', () => {
    expect(made(new Table().do('-e2').end())).toBe('');
    expect(made(new Table().do('-e2 +e2 -g1').end())).toBe('');
  });

  test('a put-back is logged as a touch (D.2.2)', () => {
    const [reading] = new Table().do('-b1 +b1 -g1 +f3').press('white').end();
    expect(reading).toMatchObject({ kind: 'made', touched: [{ square: 'b1' }, { square: 'g1' }] });
  });

  test.each([
    ['a reply', '4k3/8/8/1N6/8/7K/8/1r6 b - - 0 1', '-b1 +a1', 'b1a1', '-b5 +c3', 'b5c3'],
    ['a capture', '4k3/8/8/1N6/8/2p4K/8/1r6 b - - 0 1', '-b1 +a1', 'b1a1', '-b5 -c3 +c3', 'b5c3'],
    ['a pawn that could be taken', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', '-e4 +e5', 'e4e5', '-d5 +d4', 'd5d4'],
    ['castling', 'r3k3/8/8/8/8/8/8/R5K1 w q - 0 1', '-a1 +a5', 'a1a5', '-e8 +c8 -a8 +d8', 'e8c8'],
  ])(
    '4.3.3: who leaves for %s was not touched for the move before, which could have taken him',
    (...told) => {
      const [, fen, hand, move, reply, answer] = told;
      const ends = [
        new Table(fen).do(hand).say(move).do(reply).say(answer),
        new Table(fen).do(hand).say(move).do(reply),
        new Table(fen).do(hand).do(reply).say(answer),
        new Table(fen).do(hand).say(move).press(positionOf(fen).turn).do(reply).say(answer),
      ];
      const own = (acts: string) => acts.split(' ').flatMap((act) => (act[0] === '-' ? [act.slice(1)] : []));
      for (const readings of ends.map((table) => table.end())) {
        expect(made(readings)).toBe(`${move} ${answer}`);
        const touched = readings.flatMap((reading) =>
          reading.kind === 'made' ? [reading.touched.map(({ square }) => square)] : [],
        );
        expect(touched).toEqual([own(hand), own(reply)]);
      }
    },
  );

  test('bytes that come after the press still belong to it', () => {
    expect(made(new Table().do('-e2').press('white').do('+e4 -e7 +e5').press('black').end())).toBe(
      'e2e4 e7e5',
    );
    expect(made(new Table().press('white').do('-e2 +e4 -e7 +e5').end())).toBe('e2e4 e7e5');
    expect(made(new Table().do('-e2 +e3').press('white').do('-e3 +e4 -e7 +e5').end())).toBe('e2e4 e7e5');
  });

  test('a reply begun before the move is released is not lost', () => {
    expect(made(new Table().do('-e2 -e7 +e4 +e5 -g1 +f3').end())).toBe('e2e4 e7e5 g1f3');
  });

  test('two half-moves seen in one report are both read', () => {
    const table = new Table().unseen('-e2 +e4 -e7 +e5');
    table.at = 1000;
    expect(made(table.state().do('-g1 +f3').press('white').end())).toBe('e2e4 e7e5 g1f3');
  });
});

describe('readings that come to the same position', () => {
  test('the one that the board never contradicted is kept: a pawn that slid on to be taken in passing', () => {
    const fen = '4k3/1p6/8/2P5/8/8/8/4K3 b - - 0 1';
    const readings = new Table(fen).do('-b7 +b6 -b6 +b5 -b5 -c5 +b6 -e8 +e7 -e1 +e2').end();
    expect(made(readings)).toBe('b7b5 c5b6 e8e7 e1e2');
    expect(unclear(readings)).toEqual([]);
  });
});

describe('7.5.1 a press with a man where no legal move puts him', () => {
  const pressed = () =>
    new Table().do('-e2 +e4').press('white').do('-e7 +e5').press('black').do('-g1 +g3').press('white');
  const kinds = (table: Table) => table.end().map(({ kind }) => kind);

  test('is told when he is taken back, after what was played before it and before what follows', () => {
    const readings = pressed().do('-g3 +f3').press('white').do('-b8 +c6').press('black').end();
    expect(readings.map(({ kind }) => kind)).toEqual(['made', 'made', 'illegal', 'made', 'made']);
    expect(readings[2]).toMatchObject({ color: 'white', move: { from: 'g1', to: 'g3' }, undone: true });
    expect(made(readings)).toBe('e2e4 e7e5 g1f3 b8c6');
  });

  test('is told when the opponent replies to it', () => {
    expect(kinds(pressed().do('-b8'))).toEqual(['made', 'made', 'illegal']);
  });

  test('is none where late bytes carry him on', () => {
    expect(made(pressed().do('-g3 +f3', 100).do('-b8 +c6').end())).toBe('e2e4 e7e5 g1f3 b8c6');
  });
});

describe('captures', () => {
  test('in any order the place square decides', () => {
    for (const order of ['-d5 -e4 +d5', '-e4 -d5 +d5'])
      expect(made(new Table(TWO_VICTIMS).do(order).press('white').end())).toBe('e4d5');
  });

  test('a man that goes in where one stood took it: the report of its lift is missing', () => {
    expect(made(new Table(TWO_VICTIMS).take('e4').put('f5').press('white').end())).toBe('e4f5');
  });

  test('another man put back before the capturing man is lifted proves nothing', () => {
    expect(made(new Table(TWO_VICTIMS).do('-f5 +f5 -e4 -d5 +d5').press('white').end())).toBe('e4d5');
  });

  test('two victims and the attacker in hand are undecidable: asked, and the announcement settles it', () => {
    const hand = '-e4 -d5 +d5 -f5 +f5';
    const silent = new Table(TWO_VICTIMS).do(hand).press('white').do('-b8 +c6').end();
    expect(unclear(silent)).toEqual([['e4d5', 'e4f5']]);
    expect(made(silent)).toBe('');
    const said = new Table(TWO_VICTIMS).do(hand).say('e4f5').press('white').do('-b8 +c6').end();
    expect([made(said), unclear(said)]).toEqual(['e4f5 b8c6', []]);
    const afterwards = new Table(TWO_VICTIMS).do(hand).press('white').do('-b8 +c6').say('e4d5').end();
    expect(made(afterwards)).toBe('e4d5 b8c6');
  });

  test('a capture whose reports were lost is asked about, not guessed', () => {
    const lost = new Table(TWO_VICTIMS).do('-e4').press('white').do('-b8 +c6').press('black').end();
    expect([made(lost), unclear(lost)]).toEqual(['', [['e4d5', 'e4f5']]]);
    expect(made(new Table(TWO_VICTIMS).do('-e4').say('e4f5').press('white').end())).toBe('e4f5');
  });

  test('what nothing decided stays open, however much is played on', () => {
    const table = new Table(TWO_VICTIMS).do('-e4 -d5 +d5 -f5 +f5').press('white');
    table.do('-b8 +c6 -b1 +c3 -g8 +f6 -g1 +f3 -a7 +a6 -a2 +a3 -h7 +h6 -h2 +h3 -b7 +b6 -b2 +b3');
    const readings = table.end();
    expect([made(readings), unclear(readings)]).toEqual(['', [['e4d5', 'e4f5']]]);
  });

  // A knight in the hand, a contact that seemed to open and close, the knight put elsewhere and taken there: the
  // board had shown where it went, and the log alone spoke for the other man.
  test('a man that went on to an empty square has taken nobody on the way', () => {
    const taken = new Table(KNIGHT_OUT).do('-g5 -h7 +h7 +e4 -e4 -f6 +e4').press('black').end();
    expect([made(taken), unclear(taken)]).toEqual(['g5e4 f6e4', []]);
  });

  // If Black's d4 and White's g6 were only lifted and put back, three men were in the hand at once for no legal move.
  test('two captures at the end are read as such, not as men put back', () => {
    const table = new Table('4k3/5p2/6p1/4p3/3N1N2/8/8/4K3 b - - 0 1');
    const readings = table.do('-e5 -d4 +d4 -f4 -g6 +g6').end();
    expect([made(readings), unclear(readings)]).toEqual(['e5d4 f4g6', []]);
  });

  test('words about the reply show that the capture before it is over', () => {
    const table = () => new Table('4k3/5p2/6p1/4p3/3N1N2/8/8/4K3 b - - 0 1').do('-e5 -d4 +d4');
    expect(made(table().say('f4g6').do('-f4 -g6 +g6').end())).toBe('e5d4 f4g6');
    expect(made(table().do('-f4').say('f4g6').do('-g6 +g6').end())).toBe('e5d4 f4g6');
  });

  test('one line that contradicts both its neighbours decides no victim', () => {
    const hand = (): Table => new Table(TWO_VICTIMS).do('-e4 -f5').do('+f5', 52);
    expect(made(hand().press('white').end())).toBe('');
    // A line may have been lost before it: then it was a hand after all, and only words can tell.
    const asked = hand().do('-d5 +d5').press('white');
    expect(unclear(asked.end())).toEqual([['e4d5', 'e4f5']]);
    expect(made(asked.say('e4f5').end())).toBe('e4f5');
  });

  test('a third man that falls with the last victim bears out no earlier one: asked, and words settle it', () => {
    const hand = () =>
      new Table(TWO_VICTIMS).do('-e4 -d5 +d5').do('-f5').do('-g7 +f5 +g7', 90).press('white');
    const silent = hand().do('-b8 +c6').press('black').end();
    expect([made(silent), unclear(silent)]).toEqual(['', [['e4d5', 'e4f5']]]);
    expect(made(hand().say('e4f5').do('-b8 +c6').press('black').end())).toBe('e4f5 b8c6');
  });

  test('nor does a line that shows a man where none stands, as the last victim is replaced', () => {
    const table = new Table(TWO_VICTIMS).do('-e4 -d5 +d5').do('-f5').unseen('+f5 +h6');
    table.at += 120;
    const readings = table.state().unseen('-h6').state().press('white').do('-b8 +c6').press('black').end();
    expect([made(readings), unclear(readings)]).toEqual(['', [['e4d5', 'e4f5']]]);
  });

  test('men that fell before the last victim was taken leave nothing open', () => {
    const hand = new Table(TWO_VICTIMS)
      .do('-e4')
      .do('-f5')
      .do('-g7 +f5 +g7', 90)
      .do('-d5 +d5')
      .press('white');
    const readings = hand.do('-b8 +c6').press('black').end();
    expect([made(readings), unclear(readings)]).toEqual(['e4d5 b8c6', []]);
  });

  test('words that contradict what the board proves settle nothing (Article 4)', () => {
    expect(made(new Table().do('-e2 +e4').say('d2d4').press('white').end())).toBe('e2e4');
    expect(made(new Table(TWO_VICTIMS).do('-d5 -e4 +d5').say('e4f5').press('white').end())).toBe('e4d5');
  });

  test('en passant in any order', () => {
    for (const order of ['-e5 -f5 +f6', '-f5 -e5 +f6', '-e5 +f6 -f5'])
      expect(made(new Table(EN_PASSANT).do(order).press('white').end())).toBe('e5f6');
  });
});

describe('castling', () => {
  test.each(['-e1 +g1 -h1 +f1', '-e1 -h1 +g1 +f1', '-e1 -h1 +f1 +g1'])('%s', (order) => {
    const [reading] = new Table(CASTLING).do(order).press('white').end();
    expect(reading).toMatchObject({ kind: 'made', touched: [{ square: 'e1' }, { square: 'h1' }] });
    expect(made(reading ? [reading] : [])).toBe('e1g1');
  });

  test('rook first is recognised, and the touches tell it (4.4.2)', () => {
    const [reading] = new Table(CASTLING).do('-h1 +f1 -e1 +g1').press('white').end();
    expect(reading).toMatchObject({
      kind: 'made',
      move: { from: 'e1', to: 'g1' },
      touched: [{ square: 'h1' }, { square: 'e1' }],
    });
  });
});

describe('promotion', () => {
  test('needs its words', () => {
    const silent = new Table(PROMOTION).do('-e7 +e8').press('white').end();
    expect([made(silent), unclear(silent)]).toEqual(['', [['e7e8b', 'e7e8n', 'e7e8q', 'e7e8r']]]);
    expect(made(new Table(PROMOTION).do('-e7 +e8').say('e7e8r').press('white').end())).toBe('e7e8r');
    expect(made(new Table(PROMOTION).say('e7e8n').do('-e7 +e8').press('white').end())).toBe('e7e8n');
  });

  test('the pawn may be put in before it is exchanged', () => {
    expect(made(new Table(PROMOTION).do('-e7 +e8 -e8 +e8').say('e7e8q').press('white').end())).toBe('e7e8q');
  });

  test('is seen where the board names the piece', () => {
    const table = new Table(PROMOTION).do('-e7').put('e8', { color: 'white', role: 'knight' });
    expect(made(table.press('white').end())).toBe('e7e8n');
  });

  // A DGT board said 'rook' where it meant 'empty': one bit, and no checksum.
  test('the piece does not become another without leaving its hole', () => {
    const table = new Table('7r/P3k3/8/8/8/8/8/K7 w - - 0 1').take('a7').put('a8', WHITE_QUEEN);
    table.put('a8', { color: 'white', role: 'rook' }).take('h8').put('a8', { color: 'black', role: 'rook' });
    const readings = table.press('black').end();
    expect([made(readings), unclear(readings)]).toEqual(['a7a8q h8a8', []]);
  });

  test('the piece may be exchanged before the hand is done', () => {
    const table = new Table(PROMOTION).take('e7').put('e8', WHITE_QUEEN).take('e8');
    expect(made(table.put('e8', { color: 'white', role: 'rook' }).press('white').end())).toBe('e7e8r');
  });
});

describe('what is no move', () => {
  test('men adjusted by the player who has the move, whom his opponent’s press does not end (4.2.1)', () => {
    const table = new Table().do('-e2 +e4').press('white').do('-e7 +e5').adjust(true).do('-b1');
    const readings = table.press('black').do('+b1 -d1 +d1').adjust(false).do('-g1 +f3').press('white').end();
    expect(made(readings)).toBe('e2e4 e7e5 g1f3');
    expect(readings.at(-1)).toMatchObject({ touched: [{ square: 'g1' }] });
    // His own press does: whatever he was adjusting, it is over.
    const own = new Table().adjust(true).do('-b1 +b1').press('white').do('-e2 +e4').press('white').end();
    expect(made(own)).toBe('e2e4');
  });

  test('men adjusted (4.2.1), even where it would be legal', () => {
    const table = new Table().adjust(true).do('-e2 +e4 -e4 +e2 -b8 +b8').adjust(false);
    expect(made(table.do('-d2 +d4').press('white').end())).toBe('d2d4');
    expect(made(new Table().adjust(true).do('-e2 +e4').adjust(false).end())).toBe('');
  });

  test('men knocked over and put back, in any order', () => {
    expect(made(new Table().do('-e2 -d2 -e1 +d2 +e2 +e1 -e2 +e4').press('white').end())).toBe('e2e4');
  });

  test('men knocked over are no touches', () => {
    const [reading] = new Table().do('-e1 -d1 +d1 +e1 -e2 +e4').press('white').end();
    expect(reading).toMatchObject({ touched: [{ square: 'e2' }] });
  });

  test('a king walking to the centre at the end', () => {
    const [first, ...rest] = new Table().do('-e2 +e4').press('white').do('-e8 +e5 -e1 +d4').end();
    expect([made(first ? [first] : []), made(rest)]).toEqual(['e2e4', '']);
  });

  test('a take-back: what is played in its place counts', () => {
    const table = new Table().do('-e2 +e4').press('white').do('-e4 +e2 -d2 +d4').do('-d7 +d5').press('black');
    expect(made(table.end())).toBe('d2d4 d7d5');
  });

  test('states of pure noise', () => {
    const noise = fc.array(fc.subarray([...SQUARES]), { maxLength: 60 });
    fc.assert(
      fc.property(noise, (states) => {
        const table = new Table();
        for (const [index, occupied] of states.entries())
          table.reader.board({ kind: 'occupancy', occupied: new Set(occupied), at: index * 500 });
        expect(made(table.end())).toBe('');
      }),
    );
  });
});

describe('a contact that fails', () => {
  test('chattering is named, masked, and named again when it is quiet', () => {
    const table = new Table();
    for (let count = 0; count < 20; count++) table.do('-a2 +a2', 5);
    table.do('-e2 +e4').press('white').do('-e7 +e5').press('black');
    const readings = table.end();
    expect(made(readings)).toBe('e2e4 e7e5');
    expect(readings.filter(({ kind }) => kind === 'chattering' || kind === 'settled')).toMatchObject([
      { kind: 'chattering', square: 'a2' },
      { kind: 'settled', square: 'a2' },
    ]);
  });

  test('a bounce is no touch', () => {
    const [reading] = new Table().do('-g1 +g1', 5).do('-e2 +e4').press('white').end();
    expect(reading).toMatchObject({ touched: [{ square: 'e2' }] });
  });

  test('stuck closed: words and press free the move, and the hole is named', () => {
    const readings = new Table().do('+e4').say('e2e4').press('white').do('-e7 +e5').press('black').end();
    expect(made(readings)).toBe('e2e4 e7e5');
    expect(readings).toContainEqual(expect.objectContaining({ kind: 'stuck', square: 'e2' }));
  });
});
