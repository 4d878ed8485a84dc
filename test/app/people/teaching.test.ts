/** People, blocker 2: training teaches before it punishes; and what follows for captures and the hand (grave 8). */
import { afterEach, describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { cite, newGame } from '#rules/game/state.ts';
import { whyIllegal } from '#rules/game/whyIllegal.ts';
import { parseUci } from '#rules/position/move.ts';
import { positionAt as position } from '#test/positionAt.ts';
import { header } from '../testGame.ts';
import { type MemoryDesk, memoryDesk } from './memoryDesk.ts';

let game: MemoryDesk;
afterEach(() => game?.close());

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('why a move is not legal', () => {
  test.each([
    [START, 'e3e4', 'noMan', 'e3'],
    [START, 'e7e5', 'notYours', 'e7'],
    [START, 'd1d2', 'ownSquare', 'd2'],
    [START, 'b1d5', 'knight', 'b1'],
    [START, 'a1a5', 'blocked', 'a2'],
    [START, 'e2e5', 'pawn', 'e2'],
    [START, 'e2d3', 'nothingToTake', 'd3'],
    ['4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1', 'e3e4', 'blocked', 'e4'],
    ['4k3/8/8/8/8/4P3/8/4K3 w - - 0 1', 'e3e5', 'pawnTwo', 'e3'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', 'e5d6', 'notPassing', 'd6'],
    ['7k/4P3/8/8/8/8/8/K7 w - - 0 1', 'e7e8', 'promotion', 'e8'],
    ['4k3/8/8/8/8/8/4r3/K7 w - - 0 1', 'a1a2', 'intoCheck', 'e2'],
    ['4k3/8/8/8/8/8/8/K2N3r w - - 0 1', 'd1c3', 'pinned', 'h1'],
    ['4k3/8/8/8/8/8/8/K3r2N w - - 0 1', 'h1g3', 'inCheck', 'e1'],
    ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1g1', 'castlingLost', 'e1'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e1g1', 'castlingRook', 'g1'],
    ['4k3/8/8/8/8/8/8/4KB1R w K - 0 1', 'e1g1', 'castlingBetween', 'f1'],
    ['4k3/4r3/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castlingOut', 'e1'],
    ['4k3/5r2/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castlingThrough', 'f1'],
    ['4k3/6r1/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castlingInto', 'g1'],
  ])('%s %s: %s', (fen, uci, reason, square) => {
    const move = parseUci(uci);
    expect(move && whyIllegal(position(fen), move)).toMatchObject({ reason, square });
  });

  test('a legal move has no reason, and every other one has', () => {
    for (const fen of [START, 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1']) {
      const at = position(fen);
      for (const from of at.squaresOf('white'))
        for (const to of 'abcdefgh'
          .split('')
          .flatMap((file) => '12345678'.split('').map((rank) => file + rank))) {
          const move = parseUci(from + to);
          if (move) expect(whyIllegal(at, move) === null, from + to).toBe(at.isLegal(move));
        }
    }
  });

  test.each(EDITIONS)('each by an article of %s', (edition) => {
    const fresh = newGame(header({ edition }));
    const why = whyIllegal(position(START), { from: 'a1', to: 'a5' });
    expect(fresh.ok && why && cite(fresh.state, why.concept)).toBe('3.5');
  });
});

describe('blocker 2: training teaches instead of punishing', () => {
  test('an illegal text is explained with its article, and nothing has moved', async () => {
    game = memoryDesk(header());
    await game.type('b1d5');
    expect(game.last()).toBe(
      'alert: Illegal move: Springer Bella eins David fünf. A knight moves two squares straight on and one to the side. Article 3.6.',
    );
    expect(game.desk.state.value.act.touches).toEqual([]);
  });

  test('several men whom each something else keeps are named by their squares', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/8/8/2P1P3/8/B3K1B1 w - - 0 1' }));
    await game.type('Bd4');
    expect(game.last()).toBe(
      'alert: Illegal move: Läufer David vier. From Anna eins: The way is blocked on Cesar drei. Article 3.5. From Gustav eins: The way is blocked on Eva drei. Article 3.5.',
    );
  });

  test.each([
    ['4k3/7P/8/8/8/8/8/4K3 w - - 0 1', 'hxg8Q', /Bauer.*Gustav acht is empty\. Article 3\.7/],
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'exd3', /David drei is empty\. Article 3\.7/],
    ['4k3/8/8/8/8/8/4P3/4K2N w - - 0 1', 'Nxe5', /A knight moves two squares/],
  ])('%s: %s takes where nothing stands, and is explained', async (startFen, text, why) => {
    game = memoryDesk(header({ startFen }));
    await game.type(text);
    expect(game.last()).toMatch(/^alert: Illegal move: /);
    expect(game.last()).toMatch(why);
    expect(game.desk.state.value.act.touches).toEqual([]);
  });

  test('of several moves that are all illegal none is asked about: why not is said', async () => {
    game = memoryDesk(header());
    await game.type('Nf6');
    expect(game.last()).toBe(
      'alert: Illegal move: Springer Felix sechs. A knight moves two squares straight on and one to the side. Article 3.6.',
    );
    // One of the two could go there, were it not pinned: that is what the player has not seen.
    game = memoryDesk(header({ startFen: '4r2k/8/8/8/8/4N3/8/N3K3 w - - 0 1' }));
    await game.type('Nc4');
    expect(game.last()).toMatch(/Springer Eva drei Cesar vier\. The piece is pinned/);
  });

  test('a man that stands where it may not: what can be done is said, and a press asks first', async () => {
    game = memoryDesk(header());
    await game.touch('e2', 'e5');
    expect(game.last()).toMatch(/Illegal move: .* Put the piece on another square, or take it back: undo\.$/);
    await game.press();
    expect(game.last()).toMatch(/Illegal move: .* take it back: undo\. The clock was not pressed\./);
    expect(game.desk.state.value.clock?.running).toBe('white');
    await game.type('undo');
    await game.type('e4');
    expect(game.last()).toBe('move: Bauer Eva zwei Eva vier');
  });

  test('a press without a move asks first; the second one counts', async () => {
    game = memoryDesk(header());
    await game.press();
    expect(game.last()).toMatch(/not been made yet.*7\.5\.3.*was not pressed/);
    expect(game.desk.state.value.illegal.white).toBe(0);
    await game.press();
    expect(game.desk.state.value.illegal.white).toBe(1);
  });

  const CASTLES = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';

  test.each([
    [['e1', 'g1'], /the rook has still to go to Felix eins\. Article D\.2\.4\./],
    [['e1', 'g1', 'h1'], /the rook has still to go to Felix eins\./],
    [['e1', 'c1'], /the rook has still to go to David eins\./],
  ] as const)('a press over half a castling (%s) asks first, and is explained', async (squares, words) => {
    game = memoryDesk(header({ startFen: CASTLES }));
    await game.touch(...squares);
    const before = game.desk.state.value;
    await game.press();
    expect(game.last()).toMatch(words);
    expect(game.last()).toMatch(/The clock was not pressed\./);
    expect(game.desk.state.value).toBe(before);
    await game.type('e?');
    expect(game.last()).toMatch(words);
    expect(game.last()).not.toMatch(/was not pressed/);
    await game.touch('h1', 'f1');
    await game.press();
  });

  test('a press over a capture whose man still stands asks first', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' }));
    game.port.carryOut([
      { by: 'white', do: 'lift', square: 'e5' },
      { by: 'white', do: 'insert', square: 'd6' },
    ]);
    await game.press();
    expect(game.last()).toMatch(
      /The captured piece on David fünf has still to be taken off\. .*was not pressed/,
    );
    expect(game.desk.state.value.clock?.running).toBe('white');
  });

  test('what was asked about is explained until something else has happened', async () => {
    game = memoryDesk(header());
    await game.type('e4');
    await game.type('x');
    await game.press();
    expect(game.last()).toMatch(/was not pressed|not running/);
    game.port.carryOut([{ by: 'black', do: 'lift', square: 'g8' }]);
    await game.press();
    await game.type('e?');
    expect(game.last()).toMatch(/^answer: The move has not been made yet/);
    await game.type('Nf6');
    await game.type('e?');
    expect(game.last()).toMatch(/^answer: Black has made a move/);
  });

  test('only the very next press is once more: whoever tried a move in between is asked again', async () => {
    game = memoryDesk(header());
    for (const between of ['Nd5', 't', 's e4']) {
      await game.press();
      await game.type(between);
    }
    await game.press();
    expect(game.last()).toMatch(/was not pressed/);
    expect(game.desk.state.value.illegal.white).toBe(0);
  });

  test('whoever adjusts hears that it has begun and that it has ended', async () => {
    game = memoryDesk(header());
    await game.type('j');
    expect(game.last()).toMatch(/I adjust\./);
    await game.type('j');
    expect(game.last()).toMatch(/Adjusting has ended\./);
  });

  test('a penalty is lifted, and a game lost by it goes on', async () => {
    game = memoryDesk(header());
    for (let press = 0; press < 4; press++) await game.press();
    expect(game.desk.state.value.phase).toBe('over');
    const granted = game.desk.state.value.clock?.left.black;
    game.desk.liftRuling();
    await game.type('');
    expect(game.last()).toMatch(/ruling has been lifted/);
    expect(game.desk.state.value).toMatchObject({ phase: 'playing', illegal: { white: 1, black: 0 } });
    expect(game.desk.state.value.clock?.running).toBe('white');
    expect(game.desk.state.value.clock?.left.black).toBe(granted);
    await game.type('e4');
    expect(game.last()).toBe('move: Bauer Eva zwei Eva vier');
  });

  test('a half-move is taken back, and a hand that has begun', async () => {
    game = memoryDesk(header());
    await game.type('e4');
    await game.touch('e7');
    game.desk.takeBack();
    await game.type('');
    expect(game.last()).toBe('alert: Taken back: black pawn, Eva sieben. Black is to move.');
    expect(game.desk.state.value).toMatchObject({ ply: { number: 1 }, act: { touches: [] } });
    game.desk.takeBack();
    await game.type('');
    expect(game.last()).toBe('alert: Taken back: Bauer Eva zwei Eva vier. White is to move.');
    await game.type('w');
    expect(game.desk.state.value.ply.number).toBe(0);
    await game.type('d4');
    expect(game.last()).toBe('move: Bauer David zwei David vier');
  });

  test('what was taken back is named: a move that stood where it may not, and one that was pressed', async () => {
    game = memoryDesk(header());
    await game.touch('e2', 'e5');
    await game.type('z');
    expect(game.last()).toBe('alert: Taken back: Bauer Eva zwei Eva fünf. White is to move.');
    await game.touch('g1', 'b8');
    await game.type('z');
    expect(game.last()).toMatch(/Taken back: .*Gustav eins/);
    for (const text of ['e4', 'x', 'd5', 'x', 'exd5', 'x', 'z']) await game.type(text);
    expect(game.last()).toBe('alert: Taken back: Bauer Eva vier schlägt David fünf. White is to move.');
  });

  test('in competition neither is possible', async () => {
    game = memoryDesk(header({ mode: 'competition' }));
    await game.type('e4');
    game.desk.takeBack();
    game.desk.liftRuling();
    await game.type('');
    expect(game.desk.state.value.ply.number).toBe(1);
    expect(game.last()).toMatch(/11\.3\.1/);
  });

  test('the other side’s peg is spoken of at once', async () => {
    game = memoryDesk(header());
    await game.touch('e7');
    expect(game.last()).toMatch(/It is the turn of White\. This piece belongs to the other side\./);
  });

  test('what was ruled is explained, with why the move was illegal', async () => {
    game = memoryDesk(header());
    await game.touch('e2', 'e5');
    expect(game.last()).toMatch(
      /Illegal move: .* A pawn moves one square straight ahead.* Article 3\.7\.1\./,
    );
    await game.press();
    await game.press();
    game.desk.explain();
    expect(game.last()).toMatch(/White.*Article D\.2\.4|Illegal move by White.*Article 7\.5\.1/);
  });
});

describe('possible moves name both men that a move concerns', () => {
  test('en passant: the pawn that is taken beside, asked for on the board or with the man in hand', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' }));
    await game.type('vv e5');
    const words = 'answer: Eva fünf: David sechs en passant, taking the pawn on David fünf.';
    expect(game.last()).toBe(words);
    await game.touch('e5');
    for (const square of ['e5', 'd6', 'd5']) {
      await game.type(`vv ${square}`);
      expect(game.last(), square).toBe(words);
    }
    await game.type('v d6');
    expect(game.last()).toMatch(/Eva sechs, David sechs en passant|David sechs en passant, .*, Eva sechs/);
    await game.type('v e1');
    expect(game.last()).toMatch(/^answer: Eva eins: /);
  });

  test.each([
    ['standard', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'],
    ['chess960', '4k3/8/8/8/8/8/8/R3K2R w HA - 0 1'],
  ])('castling: where the rook goes (%s)', async (variant, startFen) => {
    game = memoryDesk(header({ variant, startFen }));
    await game.type('v e1');
    expect(game.last()).toMatch(/Gustav eins by castling, the rook then goes from Hector eins to Felix eins/);
    expect(game.last()).toMatch(/Cesar eins by castling, the rook then goes from Anna eins to David eins/);
    expect(game.last().match(/by castling/g)).toHaveLength(2);
    await game.type('vv e1');
    expect(game.last()).toMatch(/no legal move/);
  });
});

describe('grave 8: captures by keyboard', () => {
  const FEN = 'rnbqkbnr/ppp1pppp/8/3p4/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 2';

  test.each(['training', 'competition'])(
    'in %s are two acts, and the program says what it took off',
    async (mode) => {
      game = memoryDesk(header({ mode, startFen: FEN }));
      await game.touch('c3', 'd5');
      expect(game.out).toContain('echo: Taken off: black pawn.');
      expect(game.last()).toBe('move: Springer Cesar drei schlägt David fünf');
      expect(game.desk.state.value.ply.number).toBe(1);
      await game.touch('d5'); // one Enter more, as it was needed before
      expect(game.last()).toBe('echo: David fünf: white knight.');
    },
  );

  test('a touch that goes wrong by our own fault leaves the next one free', async () => {
    game = memoryDesk(header({ startFen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' }));
    await game.touch('a7');
    const failing = () => {
      throw new Error('no dialog');
    };
    const [first, second] = [game.desk.touch('a8', undefined, failing), game.desk.touch('a8', 'queen')];
    await expect(first).rejects.toThrow('no dialog');
    await second;
    expect(game.desk.state.value.ply.number).toBe(1);
    await game.touch('e8');
    expect(game.desk.state.value.act.hand.lifted).toHaveLength(1);
  });

  test('en passant takes the pawn beside off, in two acts', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' }));
    await game.touch('e5', 'd6');
    expect(game.last()).toBe('move: Bauer Eva fünf schlägt David sechs en passant');
    await game.touch('d5');
    expect(game.desk.state.value.ply.number).toBe(1);
  });

  test('in training a capture that is not legal is explained, and nothing is taken', async () => {
    game = memoryDesk(header({ startFen: FEN }));
    await game.touch('g1', 'd5');
    expect(game.last()).toMatch(/A knight moves two squares/);
    expect(game.desk.state.value.act.hand.lifted).toHaveLength(1);
  });
});

describe('middling: questions are narrowed by their answers', () => {
  test('a file names the man that was asked about', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/8/8/8/8/R3K2R w - - 0 1' }));
    await game.type('Rd1');
    expect(game.last()).toBe('move: Turm Anna eins David eins');
  });

  test('promotion asks with one word and takes one word', async () => {
    for (const answer of ['queen', 'q', 'Dame']) {
      game = memoryDesk(header({ startFen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' }));
      await game.type('e8');
      expect(game.last()).toBe('alert: Promotion to what? Queen, rook, bishop or knight.');
      await game.type(answer);
      expect(game.last()).toMatch(/^move: Bauer Eva sieben Eva acht Dame/);
      game.close();
    }
  });

  test('several men that could go are asked for by their squares, and one square answers', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1' }));
    await game.type('Nd2');
    expect(game.last()).toBe('alert: Which move? Springer: Bella eins, Felix eins.');
    await game.type('f');
    expect(game.last()).toBe('move: Springer Felix eins David zwei');
  });

  test('while the clocks stand a text is refused and keeps nothing half', async () => {
    game = memoryDesk(header());
    game.desk.pause();
    await game.type('e4');
    expect(game.last()).toMatch(/The clocks stand\. e4 was not taken/);
    await game.touch('e2');
    expect(game.desk.state.value.act.hand.lifted).toEqual([]);
    game.desk.pause();
    await game.type('e4');
    expect(game.last()).toBe('move: Bauer Eva zwei Eva vier');
  });

  test('grave 6: d4 is never exd4', async () => {
    game = memoryDesk(header({ startFen: '4k3/8/8/8/3p4/4P3/8/4K3 w - - 0 1' }));
    await game.type('d4');
    expect(game.last()).not.toMatch(/^move/);
  });
});

test('middling: own time is the time left; the time used is a question of its own', async () => {
  game = memoryDesk(header());
  await game.type('t');
  expect(game.last()).toMatch(/^answer: Your time: [^.]*\.$/);
  await game.type('tt');
  expect(game.last()).toMatch(/^answer: You have used [^.]*\. Opponent has used [^.]*\.$/);
});
