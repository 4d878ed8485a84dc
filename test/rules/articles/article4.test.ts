/** Article 4: the act of moving the pieces. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, moves, play } from './table.ts';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const BARRED = '4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1';
const ROOK_MOVES = ['h1f1', 'h1g1', 'h1h2', 'h1h3', 'h1h4', 'h1h5', 'h1h6', 'h1h7', 'h1h8'];
const PAWN = '7k/2P5/8/8/8/8/8/K7 w - - 0 1';

describe('4.1 one hand', () => {
  test('two hands are reported to the arbiter, and to nobody else', () => {
    const seen = play({}, '1 W move e2e4 · 1 W press · 2 B report two hands');
    expect(eventsOf(seen, 'reported').map((event) => event.about)).toEqual(['two hands']);
    expect(seen.final.illegal).toEqual({ white: 0, black: 0 });
  });
  test('his ruling leads to 7.5.4', () => {
    const seen = play({}, '1 W move e2e4 · 1 W press · 2 R twoHands white');
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
  });
});

describe('4.2.1 adjusting', () => {
  test.each(EDITIONS)(
    '%s: on a normal board a whole move is none: it ends the adjusting and is made',
    (edition) => {
      const seen = play({ edition }, '1 W adjust · 2 W move e2e4 · 3 W press');
      expect(seen.alerts).toEqual([]);
      expect(seen.san).toEqual(['e4']);
      expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    },
  );
  test.each(EDITIONS)('%s: announced first, a lifted and returned piece is not touched', (edition) => {
    const seen = play({ edition, white: BLIND }, '1 W adjust · 2 W lift c1 · 3 W insert c1 · 4 W endAdjust');
    expect(seen.final.touches).toEqual([]);
    expect(seen.final.state).toBe('UNTOUCHED');
  });
  test('said after the touch it does not undo the touch', () => {
    const seen = play({ white: BLIND }, '1 W lift g1 · 2 W insert g1 · 3 W adjust · 4 W endAdjust');
    expect(seen.final.touches).toEqual(['g1']);
  });
  test('only by the player who has the move', () => {
    expect(play({ black: BLIND }, '1 B adjust').refused).toEqual(['4.2.1 not-on-move']);
    expect(play({ white: BLIND }, '1 WA adjust').refused).toEqual(['4.2.1 not-your-right']);
  });
});

describe('4.2.2 any other contact counts, unless the arbiter finds it accidental', () => {
  test('the lift of f1 without words is a touch; ruled accidental it is none', () => {
    const lifted = '1 W lift g1 · 2 W insert g1';
    expect(play({ white: BLIND }, lifted).allowed).toEqual(['g1f3', 'g1h3']);
    const cleared = play({ white: BLIND }, lifted, '3 R accidental g1');
    expect(cleared.final.touches).toEqual([]);
    expect(cleared.allowed).toHaveLength(20);
  });
  test('rights that the touch had closed come back: the offer, the claim, the complaint', () => {
    const offered = `${moves(1, 'e2e4 e7e5')} · 5 W move g1f3 · 5 W offerDraw · 6 W press`;
    const touched = `${offered} · 7 B lift b8 · 8 B insert b8`;
    expect(
      play({ black: BLIND, white: {} }, '1 W move e2e4 · 2 W offerDraw · 3 W press · 4 B lift b8').final
        .offer,
    ).toBe(null);
    expect(play({}, touched, '9 B acceptDraw').refused).toEqual(['9.1.2.1 no-offer']);
    const struck = play({}, touched, '9 R accidental b8 · 10 B acceptDraw');
    expect(struck.refused).toEqual([]);
    expect(struck.result).toBe('1/2-1/2 5.2.3');
  });
  test.each(across('4.3a', '4.3a', '4.3.1', '4.3.1'))(
    '%s: the piece placed meanwhile breaks nothing any more (%s)',
    (edition, article) => {
      const placed = '1 W lift g1 · 2 W insert g1 · 3 W lift e2 · 4 W insert e4';
      const breach = play({ edition, white: BLIND }, placed);
      expect([breach.alerts, breach.final.state]).toEqual([[`touch-move ${article}`], 'PLACED_BREACH']);
      const struck = play({ edition, white: BLIND }, placed, '5 R accidental g1');
      expect([struck.final.openAlerts, struck.final.state]).toEqual([[], 'PLACED']);
    },
  );
  test('an offer declined aloud stays declined', () => {
    const seen = play(
      {},
      `${moves(1, 'e2e4 e7e5')} · 5 W move g1f3 · 5 W offerDraw · 6 W press · 7 B declineDraw`,
      '8 B lift b8 · 9 B insert b8 · 10 R accidental b8 · 11 B acceptDraw',
    );
    expect(seen.refused).toEqual(['9.1.2.1 no-offer']);
  });
  test('only the arbiter finds so', () => {
    expect(play({}, '1 W lift g1 · 2 B accidental g1').refused).toEqual(['4.2.2 only-arbiter']);
    expect(play({}, '1 W lift g1 · 2 R accidental h1').refused).toEqual(['4.2.2 impossible-argument']);
  });
});

describe('4.3.1 the first own piece touched that can move must move', () => {
  test.each(across('4.3a', '4.3a', '4.3.1', '4.3.1'))(
    '%s: a1 cannot move, then g1 (%s)',
    (edition, article) => {
      const touched = '1 W lift a1 · 2 W insert a1 · 3 W lift g1';
      expect(play({ edition }, touched).allowed).toEqual(['g1f3', 'g1h3']);
      const other = play({ edition }, `${touched} · 4 W insert g1 · 5 W lift e2 · 6 W insert e4`);
      expect(other.alerts).toEqual([`touch-move ${article}`]);
    },
  );
});

describe('4.3.2 the first enemy piece touched that can be taken must be taken', () => {
  test.each(across('4.3b', '4.3b', '4.3.2', '4.3.2'))(
    '%s: 1.e4 d5, d5 touched: only exd5 (%s)',
    (edition, article) => {
      const touched = `${moves(1, 'e2e4 d7d5')} · 5 W lift d5`;
      expect(play({ edition }, touched).allowed).toEqual(['e4d5']);
      const other = play({ edition }, `${touched} · 6 W insert d5 · 7 W move g1f3`);
      expect(other.alerts).toEqual([`touch-move ${article}`]);
    },
  );
});

describe('4.3.3 both colours touched', () => {
  const fen = '4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1';
  test('d1, d5: Rxd5', () => expect(play({ fen }, '1 W lift d1 · 2 W lift d5').allowed).toEqual(['d1d5']));
  test('e1, d5: the king cannot take; touched first, it must move', () => {
    expect(play({ fen }, '1 W lift e1 · 2 W insert e1 · 3 W lift d5').allowed).toEqual([
      'e1d2',
      'e1e2',
      'e1f1',
      'e1f2',
    ]);
  });
  test('d5, e1: the pawn touched first can be taken, by another piece', () => {
    expect(play({ fen }, '1 W lift d5 · 2 W insert d5 · 3 W lift e1').allowed).toEqual(['d1d5', 'e4d5']);
  });
});

describe('4.3.3 several pieces of each colour', () => {
  const fen = '4k3/8/8/3p1p2/4P3/2N5/8/4K3 w - - 0 1';
  const touched =
    '1 W lift c3 · 2 W insert c3 · 3 W lift f5 · 4 W insert f5 · 5 W lift e4 · 6 W insert e4 · 7 W lift d5';
  test.each(EDITIONS)(
    '%s: the first own piece takes the first enemy piece; if it cannot, the first that can move or be taken',
    (edition) => {
      const seen = play({ edition, fen }, touched);
      expect(seen.allowed).toEqual(['c3a2', 'c3a4', 'c3b1', 'c3b5', 'c3d1', 'c3d5', 'c3e2']);
    },
  );
  test.each(['2005', '2009'] as const)('%s: an event may leave it to the arbiter', (edition) => {
    const options = { bothColoursTouched: 'arbiter' };
    expect(play({ edition, fen, options }, touched).allowed.length).toBe(15);
    const placed = play({ edition, fen, options }, touched, '8 W lift e4 · 9 W insert d5');
    expect(placed.alerts).toEqual(['touch-move 4.3c']);
    expect(placed.san).toEqual(['exd5']);
    const upheld = play(
      { edition, fen, options },
      touched,
      '8 W lift e4 · 9 W insert d5 · 10 R rule touch-move uphold',
    );
    expect(upheld.san).toEqual([]);
  });
});

describe('4.4.1 king, then rook: castling there', () => {
  test.each(across('4.4a', '4.4a', '4.4.1', '4.4.1'))('%s: e1, h1: 0-0 only (%s)', (edition, article) => {
    const touched = '1 W lift e1 · 2 W lift h1';
    expect(play({ edition, fen: CASTLING }, touched).allowed).toEqual(['e1g1']);
    const other = play({ edition, fen: CASTLING }, touched, '3 W insert h1 · 4 W insert e2');
    expect(other.alerts).toEqual([`touch-move ${article}`]);
  });
});

describe('4.4.2 rook, then king: no castling there', () => {
  test.each(across('4.4b', '4.4b', '4.4.2', '4.4.2'))(
    '%s: h1, e1: a move of the rook (%s)',
    (edition, article) => {
      const touched = '1 W lift h1 · 2 W lift e1';
      expect(play({ edition, fen: CASTLING }, touched).allowed).toEqual(ROOK_MOVES);
      const castled = play({ edition, fen: CASTLING }, touched, '3 W insert g1 · 4 W insert f1');
      expect(castled.alerts).toEqual([`touch-move ${article}`]);
      expect(castled.final.illegal).toEqual({ white: 0, black: 0 });
    },
  );
});

describe('4.4.3 castling illegal: a king move, the other castling included', () => {
  test.each(EDITIONS)('%s: Kd1, Kd2, Ke2, 0-0-0', (edition) => {
    expect(play({ edition, fen: BARRED }, '1 W lift e1 · 2 W lift h1').allowed).toEqual([
      'e1c1',
      'e1d1',
      'e1d2',
      'e1e2',
    ]);
  });
});

describe('4.4.4 the promotion piece is final on its square', () => {
  test('a rook offered on c8 while the queen stands there is refused', () => {
    const seen = play({ fen: PAWN }, '1 W insert c8 queen · 2 W insert c8 rook');
    expect(seen.refused).toEqual(['null hole-occupied']);
  });
  test.each(across('4.4d', '4.4d', '4.4.4', '4.4.4'))(
    '%s: with the pawn off too it is final, whatever is put there later (%s)',
    (edition, article) => {
      const placed = '1 W lift c7 · 2 W insert c8 queen · 3 W lift c8 · 4 W insert c8 rook';
      const seen = play({ edition, fen: PAWN, white: BLIND }, placed, '5 W announce c7c8q · 6 W press');
      expect(seen.alerts).toEqual([`touch-move ${article}`]);
      expect(seen.san).toEqual(['c8=Q+']);
      const asRook = play({ edition, fen: PAWN, white: BLIND }, placed, '5 W announce c7c8r · 6 W press');
      expect(asRook.san).toEqual([]);
    },
  );
  test.each(EDITIONS)('%s: words choose nothing: the piece that stands there does', (edition) => {
    const seen = play(
      { edition, fen: PAWN, white: BLIND },
      '1 W announce c7c8r · 2 W lift c7 · 3 W insert c8 knight · 4 W correct c7c8n · 5 W press',
    );
    expect(seen.san).toEqual(['c8=N']);
  });
  test.each(across('4.4d', '4.4d', '4.4.4', '4.4.4'))(
    '%s: exchanged for a rook it stays a queen (%s)',
    (edition, article) => {
      const seen = play(
        { edition, fen: PAWN },
        '1 W insert c8 queen · 2 W lift c8 · 3 W insert c8 rook · 4 W lift c7',
      );
      expect(seen.alerts).toEqual([`touch-move ${article}`]);
      expect(seen.san).toEqual(['c8=Q+']);
    },
  );
});

describe('4.5 nothing touched can move or be taken: any move', () => {
  test('a1 only: all twenty moves', () => {
    expect(play({}, '1 W lift a1 · 2 W insert a1').allowed).toHaveLength(20);
  });
});

describe('4.6.1 the pawn need not visit the last rank', () => {
  test.each(EDITIONS)('%s: c7 off, queen on c8', (edition) => {
    expect(play({ edition, fen: PAWN }, '1 W lift c7 · 2 W insert c8 queen').san).toEqual(['c8=Q+']);
  });
});

describe('4.6.2 any order', () => {
  test.each(EDITIONS)('%s: queen on c8, then c7 off', (edition) => {
    expect(play({ edition, fen: PAWN }, '1 W insert c8 queen · 2 W lift c7').san).toEqual(['c8=Q+']);
  });
});

describe('4.6.3 an enemy piece on the promotion square must be captured', () => {
  const fen = '3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1';
  test('d8 is filled until the rook is off', () => {
    const seen = play({ fen }, '1 W lift c7 · 2 W insert d8 queen');
    expect(seen.refused).toEqual(['null hole-occupied']);
    expect(seen.san).toEqual([]);
  });
  test('with the rook off the move is made', () => {
    expect(play({ fen }, '1 W lift d8 · 2 W lift c7 · 3 W insert d8 queen').san).toEqual(['cxd8=Q+']);
  });
});

describe('4.7 a piece released as a legal move cannot go elsewhere', () => {
  test.each(across('4.6', '4.6', '4.7', '4.7'))(
    '%s: Nf3 lifted again and put on h3 stays Nf3 (%s)',
    (edition, article) => {
      const seen = play(
        { edition, white: BLIND },
        '1 W lift g1 · 2 W insert f3 · 3 W lift f3 · 4 W insert h3 · 5 W announce g1f3',
      );
      expect(seen.alerts).toEqual([`touch-move ${article}`]);
      expect(seen.san).toEqual(['Nf3']);
    },
  );
});

describe('4.7 what is placed leaves its own move open only', () => {
  const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  const pawn = '7k/4P3/8/8/8/8/8/K7 w - - 0 1';
  test.each(EDITIONS)('%s', (edition) => {
    const allowed = (script: string, fen?: string) =>
      play({ edition, white: BLIND, ...(fen && { fen }) }, script).allowed;
    expect(allowed('1 W lift e2 · 2 W insert e4')).toEqual(['e2e4']);
    expect(allowed('1 W lift e1 · 2 W insert g1', castling)).toEqual(['e1g1']); // T11
    expect(allowed('1 W lift e1 · 2 W lift h1 · 3 W insert f1', castling)).toEqual(['e1g1']); // T11b
    expect(allowed('1 W lift e7 · 2 W insert e8', pawn)).toEqual(['e7e8b', 'e7e8n', 'e7e8q', 'e7e8r']);
    expect(allowed('1 W insert e8 rook', pawn)).toEqual(['e7e8r']);
  });
  test('an illegal placing leaves open what it did, a breach is the arbiter’s to say', () => {
    expect(play({ white: BLIND }, '1 W lift e2 · 2 W insert e5').allowed).toEqual(['e2e3', 'e2e4']);
    const breach = '1 W lift e2 · 2 W insert e2 · 3 W lift g1 · 4 W insert f3';
    expect(play({ white: BLIND }, breach).allowed).toEqual(['e2e3', 'e2e4']);
    expect(play({ white: BLIND }, breach, '5 R rule touch-move reject').allowed).toEqual(['g1f3']);
    const prevented = '4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1';
    const kings = ['e1c1', 'e1d1', 'e1d2', 'e1e2']; // 4.4.3
    expect(play({ white: BLIND, fen: prevented }, '1 W lift e1 · 2 W insert g1').allowed).toEqual(kings);
  });
});

describe('4.7.1 a capture: enemy off, own piece released, in either order', () => {
  const fen = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1';
  test('enemy first', () =>
    expect(play({ fen }, '1 W lift d5 · 2 W lift e4 · 3 W insert d5').san).toEqual(['exd5']));
  test('own piece first', () =>
    expect(play({ fen }, '1 W lift e4 · 2 W lift d5 · 3 W insert d5').san).toEqual(['exd5']));
  test('en passant: the pawn beside may come off last', () => {
    const passing = 'r1bqkbnr/ppp1pppp/2n5/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
    expect(play({ fen: passing }, '1 W lift e5 · 2 W insert d6').final.state).toBe('CAPTURE_PENDING');
    expect(play({ fen: passing }, '1 W lift e5 · 2 W insert d6 · 3 W lift d5').san).toEqual(['exd6']);
  });
});

describe('4.7.2 castling is made with the rook; the king released binds', () => {
  test('the king on g1: only Rf1 completes the move', () => {
    const king = '1 W lift e1 · 2 W insert g1';
    expect(play({ fen: CASTLING }, king).final.state).toBe('CASTLING_PENDING');
    expect(play({ fen: CASTLING }, king, '3 W lift h1 · 4 W insert f1').san).toEqual(['O-O']);
  });
  test('castling illegal: another king move', () => {
    const king = '1 W lift e1 · 2 W insert g1';
    expect(play({ fen: BARRED }, king).allowed).toEqual(['e1c1', 'e1d1', 'e1d2', 'e1e2']);
    const seen = play({ fen: BARRED }, king, '3 W lift g1 · 4 W insert d2 · 5 W press');
    expect(seen.san).toEqual(['Kd2']);
    expect(seen.alerts).toEqual([]);
  });
});

describe('4.7.3 a promotion: new piece released, pawn off', () => {
  test('the pawn still on c7: not made', () => {
    const seen = play({ fen: PAWN }, '1 W insert c8 queen');
    expect(seen.san).toEqual([]);
    expect(seen.final.state).toBe('PROMOTION_PENDING');
  });
});

describe('4.8 a complaint until the own touch', () => {
  const breach = '1 W lift g1 · 2 W insert g1 · 3 W lift b1 · 4 W insert c3 · 5 W press';
  test.each(across('4.3a', '4.3a', '4.3.1', '4.3.1'))(
    '%s: before touching it is put to the arbiter (%s)',
    (edition, article) => {
      const seen = play({ edition }, breach, '6 B claim touch-move');
      expect(seen.refused).toEqual([]);
      expect(seen.alerts).toEqual([`touch-move ${article}`]);
      expect(seen.final.openAlerts).toEqual(['touch-move']);
    },
  );
  test.each(across('4.7', '4.7', '4.8', '4.8'))(
    '%s: after lifting a piece it is refused (%s)',
    (edition, article) => {
      const seen = play({ edition }, breach, '6 B lift e7 · 7 B claim touch-move');
      expect(seen.refused).toEqual([`${article} too-late-to-complain`]);
      expect(seen.final.openAlerts).toEqual([]);
    },
  );
  test('before anybody has moved there is nothing to complain of', () => {
    const seen = play({}, '1 W claim touch-move');
    expect(seen.refused).toEqual(['4.8 nothing-to-claim']);
    expect(seen.final.openAlerts).toEqual([]);
  });
});

describe('4.9 an assistant who moves the pieces', () => {
  test.each(across(null, null, '4.9', '4.9'))('%s: accepted by the arbiter (%s)', (edition, article) => {
    const seen = play({ edition, white: BLIND }, '0 R acceptMovingAssistant white · 1 WA lift g1');
    if (article) {
      expect(eventsOf(seen, 'moving-assistant-accepted')).toHaveLength(1);
      expect(seen.final.touches).toEqual(['g1']); // W11: his lifts are the player's touches
    } else {
      expect(seen.refusals).toHaveLength(1);
      expect(seen.final.touches).toEqual([]);
    }
  });
  test('not accepted, his lift is no touch (W12)', () => {
    expect(play({ white: BLIND }, '1 WA lift g1').final.touches).toEqual([]);
  });
  test('the player himself cannot accept him', () => {
    expect(play({ white: BLIND }, '1 W acceptMovingAssistant white').refused).toEqual(['4.9 only-arbiter']);
  });
});

describe('4.3.1, 4.4.2: the article that a touched rook breaks', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  test.each(across('4.3a', '4.3a', '4.3.1', '4.3.1'))('%s: alone it is %s', (edition, article) => {
    const seen = play({ edition, fen }, '1 W lift h1 · 2 W insert h1 · 3 W move a1a2');
    expect(seen.alerts).toEqual([`touch-move ${article}`]);
  });
  test.each(across('4.4b', '4.4b', '4.4.2', '4.4.2'))('%s: before the king it is %s', (edition, article) => {
    const seen = play({ edition, fen }, '1 W lift h1 · 2 W insert h1 · 3 W move e1g1');
    expect(seen.alerts).toEqual([`touch-move ${article}`]);
  });
});

describe('4.7.3 the pawn left on the last rank of a normal board', () => {
  test.each(EDITIONS)('%s: is exchanged by the rest of the same move', (edition) => {
    const seen = play(
      { edition, fen: '7k/2P5/8/8/8/8/8/K7 w - - 0 1' },
      '1 W move c7c8 · 2 W move c7c8r · 3 W press',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['c8=R+']);
    const other = play({ edition, fen: '3r3k/2P5/8/8/8/8/8/K7 w - - 0 1' }, '1 W move c7c8 · 2 W move c7d8q');
    expect(other.refused).toHaveLength(1);
  });
});
