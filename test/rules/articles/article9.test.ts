/** Article 9: the drawn game. Article 10: points. */
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import { claimantTime } from '#rules/game/ruling.ts';
import { eventsOf, run } from '#test/rules/game/script.ts';
import { across, BLIND, lineOf, MINUTE, moves, play, position, quiet, shuffle } from './table.ts';

describe('9.1.1 the event may bar draws', () => {
  const options = { drawOfferMinMove: 30 };
  test.each([
    ['2009', '9.1a'],
    ['2018', '9.1.1'],
    ['2023', '9.1.1'],
  ] as const)('%s: an offer at move 12 is refused unless the arbiter consents (%s)', (edition, article) => {
    const barred = play({ edition, options }, quiet(1, 22), '30 W offerDraw');
    expect(barred.refused).toEqual([`${article} draws-barred`]);
    const allowed = play(
      { edition, options },
      quiet(1, 22),
      '30 R allowDraw · 31 W offerDraw · 32 B acceptDraw',
    );
    expect(allowed.final.result).toBe('1/2-1/2');
  });
  test('at move 30 it is free', () => {
    expect(play({ options }, quiet(1, 58), '70 W offerDraw').refused).toEqual([]);
  });
  test('the edition of 2005 knows no such bar', () => {
    expect(() => play({ edition: '2005', options })).toThrow(/drawOfferMinMove/);
  });
});

describe('9.1.2.1 the offer', () => {
  test.each(across('9.1a', '9.1b1', '9.1.2.1', '9.1.2.1'))(
    '%s: made, before the press: regular; at another moment valid but marked (%s)',
    (edition, article) => {
      const regular = play({ edition }, '1 W move e2e4 · 2 W offerDraw · 3 W press');
      expect(eventsOf(regular, 'draw-offered')[0]?.irregular).toBe(false);
      const thinking = play({ edition }, '1 W offerDraw · 2 W move e2e4 · 3 W press');
      expect(eventsOf(thinking, 'draw-offered')[0]?.irregular).toBe(true);
      expect(thinking.final.offer).toBe('open'); // the opponent may wait for the move
      expect(play({ edition }, '1 W offerDraw · 2 W offerDraw').refused).toEqual([`${article} offer-open`]);
      expect(play({ edition }, '1 W offerDraw · 2 W acceptDraw').refused).toEqual([`${article} own-offer`]);
      expect(play({ edition }, '1 W acceptDraw').refused).toEqual([`${article} no-offer`]);
    },
  );
  test('it ends by a refusal aloud, by a touch, with the game', () => {
    const offered = `${moves(1, 'e2e4 e7e5')} · 5 W move g1f3 · 5 W offerDraw · 6 W press`;
    expect(play({}, offered, '7 B declineDraw').final.offer).toBe(null);
    expect(play({}, offered, '7 B lift b8').final.offer).toBe(null);
    expect(play({}, offered, '7 B resign').final.offer).toBe(null);
    expect(play({}, offered, '7 B ask ownTime').final.offer).toBe('open');
  });
  test.each(across('5.2c', '5.2c', '5.2.3', '5.2.3'))(
    '%s: it is ended by no offer and no claim of the opponent: either may still accept (%s)',
    (edition, article) => {
      const both = `${moves(1, 'e2e4 e7e5')} · 5 W offerDraw · 6 B offerDraw`;
      for (const answer of ['7 B acceptDraw', '7 W acceptDraw', '7 B declineDraw · 8 W acceptDraw'])
        expect(play({ edition }, both, answer).result).toBe(`1/2-1/2 ${article}`);
      const claimed = play(
        { edition },
        `${moves(1, 'e2e4 e7e5')} · 5 W move g1f3 · 5 W offerDraw · 5 W press · 6 B claim threefold`,
        '7 R rule claim reject · 8 R restart · 9 B acceptDraw',
      );
      expect(claimed.result).toBe(`1/2-1/2 ${article}`);
    },
  );
  test('a touch ends the opponent’s offer, not the own one', () => {
    const both = `${moves(1, 'e2e4 e7e5')} · 5 W offerDraw · 6 B offerDraw · 7 W lift g1`;
    expect(play({}, both, '8 W acceptDraw').refused).toEqual(['9.1.2.1 own-offer']);
    expect(play({}, both, '8 B acceptDraw').result).toBe('1/2-1/2 5.2.3');
  });
  test.each(EDITIONS)('%s: made after a first touch it ends by the next one', (edition) => {
    const touched = `${moves(1, 'e2e4 e7e5')} · 5 W lift g1 · 6 W insert g1 · 7 B offerDraw`;
    expect(play({ edition }, touched).final.offer).toBe('open');
    expect(play({ edition }, touched, '8 W lift g1').final.offer).toBe(null);
    const accident = '8 W lift b1 · 9 R accidental b1';
    expect(play({ edition }, touched, accident).final.offer).toBe('open');
    const replaced = `${moves(1, 'e2e4 e7e5')} · 5 W move g1g3 · 7 B offerDraw · 8 W move g1f3`;
    expect(play({ edition }, replaced).final.offer).toBe(null);
  });
  test('only the players offer and answer', () => {
    expect(play({ white: BLIND }, '1 WA offerDraw').refused).toEqual(['9.1.2.1 not-your-right']);
    expect(play({}, '1 R offerDraw').refused).toEqual(['null only-player']);
  });
});

describe('9.1.2.2 the offer is noted', () => {
  test('at its half-move', () => {
    expect(play({}, '1 W move e2e4 · 2 W offerDraw').state.ply.offer).toBe(true);
  });
});

describe('9.1.2.3 a claim is an offer', () => {
  test.each(across('5.2c', '5.2c', '5.2.3', '5.2.3'))(
    '%s: a wrong claim may still be accepted as a draw (%s)',
    (edition, article) => {
      const seen = play(
        { edition },
        moves(1, 'e2e4 e7e5'),
        '5 W claim threefold · 6 R rule claim reject · 7 R restart · 8 B acceptDraw',
      );
      expect(seen.result).toBe(`1/2-1/2 ${article}`);
    },
  );
});

describe('9.2 threefold is claimed by the player who has the move', () => {
  test.each(across('9.4', '9.4', '9.4', '9.4'))('%s: not by the other (%s)', (edition, article) => {
    expect(play({ edition }, shuffle(1, 8), '20 B claim threefold').refused).toEqual([
      `${article} not-on-move`,
    ]);
  });
  test('verified for the arbiter, after the claim', () => {
    expect(eventsOf(play({}, shuffle(1, 8)), 'alert')).toEqual([]);
    expect(eventsOf(play({}, shuffle(1, 8), '20 W claim threefold'), 'alert')[0]?.detail.correct).toBe(true);
    expect(eventsOf(play({}, shuffle(1, 4), '20 W claim threefold'), 'alert')[0]?.detail.correct).toBe(false);
  });
});

describe('9.2.1 with an intended move', () => {
  test.each(across('9.2a', '9.2a', '9.2.1.1', '9.2.1'))('%s: Black writes 4…Ng8 (%s)', (edition, article) => {
    const seen = play({ edition }, shuffle(1, 7), '20 B claim threefold f6g8 · 21 R rule claim uphold');
    expect(seen.alerts).toEqual([`claim ${article}`]);
    expect(eventsOf(seen, 'alert')[0]?.detail).toMatchObject({ correct: true, intended: 'f6g8' });
    expect(seen.result).toBe(`1/2-1/2 ${article}`);
  });
  test('another move would not bring it about', () => {
    const seen = play({}, shuffle(1, 7), '20 B claim threefold f6e4');
    expect(eventsOf(seen, 'alert')[0]?.detail.correct).toBe(false);
  });
});

describe('9.2.2 on the board', () => {
  test.each(across('9.2b', '9.2b', '9.2.1.2', '9.2.2'))(
    '%s: after 4…Ng8 White may claim (%s)',
    (edition, article) => {
      const seen = play({ edition }, shuffle(1, 8), '20 W claim threefold · 21 R rule claim uphold');
      expect(seen.result).toBe(`1/2-1/2 ${article}`);
    },
  );
});

describe('9.2.3 the same position', () => {
  test('side to move, men, castling rights', () => {
    const start = position('r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1');
    expect(start.sameAs(position('r3k3/8/8/8/8/8/8/4K2R w Kq - 5 9'))).toBe(true);
    expect(start.sameAs(position('r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1'))).toBe(false);
    expect(start.sameAs(position('r3k3/8/8/8/8/8/8/4K2R w q - 0 1'))).toBe(false);
    expect(start.sameAs(position('r3k3/8/8/8/8/8/8/4KR2 w q - 0 1'))).toBe(false);
  });
});

describe('9.2.3.1 en passant possible the first time', () => {
  const line = moves(1, 'e2e4 b8c6 e4e5 d7d5 g1f3 c6b8 f3g1 b8c6 g1f3 c6b8 f3g1 b8c6');
  test('the claim on the board is wrong: two of three; with 7.Nf3 intended it is right', () => {
    expect(eventsOf(play({}, line, '20 W claim threefold'), 'alert')[0]?.detail.correct).toBe(false);
    expect(eventsOf(play({}, line, '20 W claim threefold g1f3'), 'alert')[0]?.detail.correct).toBe(true);
  });
  test('a capture that the pin forbids makes no difference', () => {
    const pinned = position('8/8/8/K2pP2r/8/8/8/7k w - d6 0 2');
    expect(pinned.sameAs(position('8/8/8/K2pP2r/8/8/8/7k w - - 0 2'))).toBe(true);
  });
});

describe('9.2.3.2 castling rights forfeited by moving', () => {
  test('the first position had them: two equal only', () => {
    const line = moves(1, 'e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8');
    expect(eventsOf(play({}, line, '20 W claim threefold'), 'alert')[0]?.detail.correct).toBe(false);
  });
});

const rook = (half: number) => `8/8/4k3/8/8/3K4/8/R7 w - - ${half} 80`;
const mixed = (half: number) => `8/8/4k3/p7/8/3K4/1P6/R7 w - - ${half} 80`;
const correct = (fen: string, script: string) => eventsOf(play({ fen }, script), 'alert')[0]?.detail.correct;

describe('9.3.1 fifty moves with an intended move', () => {
  test('count 99: Ra2 is right, a pawn move or a capture is wrong', () => {
    expect(correct(rook(99), '1 W claim fifty a1a2')).toBe(true);
    expect(correct(mixed(99), '1 W claim fifty b2b3')).toBe(false);
    expect(correct(mixed(99), '1 W claim fifty a1a5')).toBe(false);
    expect(correct(rook(98), '1 W claim fifty a1a2')).toBe(false);
  });
  test.each(across('9.3a', '9.3a', '9.3.1', '9.3.1'))('%s: upheld, a draw (%s)', (edition, article) => {
    const seen = play({ edition, fen: rook(99) }, '1 W claim fifty a1a2 · 2 R rule claim uphold');
    expect(seen.result).toBe(`1/2-1/2 ${article}`);
  });
});

describe('9.3.2 fifty moves on the board', () => {
  test('count 100 is right, 98 is wrong', () => {
    expect(correct(rook(100), '1 W claim fifty')).toBe(true);
    expect(correct(rook(98), '1 W claim fifty')).toBe(false);
  });
  test.each(across('9.3b', '9.3b', '9.3.2', '9.3.2'))('%s: counted as made (%s)', (edition, article) => {
    const seen = play({ edition, fen: rook(99) }, '1 W move a1a2 · 2 B claim fifty · 3 R rule claim uphold');
    expect(seen.result).toBe(`1/2-1/2 ${article}`);
  });
  test('2023: an event may count completed moves (TU-21)', () => {
    const options = { fiftyMovesCount: 'completed' };
    const unpressed = play({ fen: rook(99), options }, '1 W move a1a2 · 2 B claim fifty');
    expect(eventsOf(unpressed, 'alert')[0]?.detail.correct).toBe(false);
  });
});

describe('9.4 the touch forfeits the claim', () => {
  const script = '20 B lift f6 · 21 B claim threefold f6g8';
  test.each(across([], ['9.4 claim-forfeited'], ['9.4 claim-forfeited'], ['9.4 claim-forfeited']))(
    '%s: a lifted peg, then the claim: %j',
    (edition, refused) => {
      const black = { ...BLIND };
      const seen = play(
        { edition, black },
        '1 W move g1f3 · 1 W press · 2 B lift g8 · 2 B insert f6 · 2 B announce g8f6 · 2 B press · 3 W move f3g1 · 3 W press',
        script,
      );
      expect(seen.refused).toEqual(refused);
    },
  );
  test('the next move has its own right', () => {
    const seen = play({}, shuffle(1, 8), '20 W move g1f3 · 20 W press · 21 B claim threefold');
    expect(seen.refused).toEqual([]);
  });
});

describe('9.5.1 the claim stops the clocks and is not withdrawn', () => {
  test.each(across(null, 'white', null, null))(
    '%s: a claim that leaves them running: %s',
    (edition, running) => {
      const seen = play({ edition }, '1 W claim threefold');
      expect(seen.final.running).toBe(null);
      const left = play({ edition }, '1 W claim threefold leave');
      expect(left.final.running).toBe(running);
    },
  );
  test('no second claim, no move while it is open', () => {
    const seen = play({}, '1 W claim threefold · 2 W claim fifty · 3 W move e2e4');
    expect(seen.refused).toEqual(['9.5.1 claim-open', '6.11.3 clocks-stopped']);
  });
});

describe('09 9.5 a claim that leaves the clocks running: the claimant may play on before the ruling', () => {
  const left = { at: 1_000, by: 'white', do: 'claim', ground: 'fifty', stopClocks: false } as const;
  const played = (intended: string | undefined, script: string) => {
    const { header } = play({ edition: '2009' }).state;
    const claim = { ...left, ...(intended && { intended }) };
    const lines = script.split(' · ').map((text) => lineOf(text));
    return run(header, [{ at: 0, by: 'arbiter', do: 'start' }, claim, ...lines]);
  };
  const MOVED = '2 W move e2e4 · 3 W press';
  test('the claim is judged by the position in which it was made', () => {
    expect(played(undefined, `${MOVED} · 4 R rule claim uphold`).final).toMatchObject({
      result: '1/2-1/2',
      article: '9.3b',
    });
    const wrong = played(undefined, `${MOVED} · 4 R rule claim reject`);
    expect(wrong.final).toMatchObject({ san: ['e4'], blackMs: 90 * MINUTE - 1_000 + 3 * MINUTE });
  });
  test('a move that ends the game ends it, whatever was claimed', () => {
    const fen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
    const mate = play({ edition: '2009', fen }, '1 W claim fifty leave · 2 W move a1a8');
    expect(mate.result).toBe('1-0 5.1a');
  });
  test('the intended move is due while it can still be played, and at no later turn', () => {
    const due = played('g1f3', '4 R rule claim reject').final;
    expect(due.allowed).toEqual(['g1f3']);
    const late = played('g1f3', `${MOVED} · 4 B move e7e5 · 4 B press · 5 R rule claim reject`);
    expect(late.final.san).toEqual(['e4', 'e5']);
    expect(late.final.allowed).toHaveLength(29);
  });
});

describe('9.5.2 a right claim is a draw', () => {
  test('when the arbiter confirms it', () => {
    const claimed = play({}, shuffle(1, 8), '20 W claim threefold');
    expect(claimed.result).toBe('*');
    expect(play({}, shuffle(1, 8), '20 W claim threefold · 21 R rule claim uphold').final.result).toBe(
      '1/2-1/2',
    );
    expect(play({}, shuffle(1, 8), '20 W claim threefold · 21 W rule claim uphold').refused).toEqual([
      'null only-arbiter',
    ]);
  });
  test('in training by its merits, at once', () => {
    expect(play({ mode: 'training' }, shuffle(1, 8), '20 W claim threefold').result).toBe('1/2-1/2 9.2.2');
  });
});

describe('9.5.3 a wrong claim', () => {
  const set = '1 R setClocks 361000 430000 test · 2 W claim threefold · 3 R rule claim reject';
  test.each(across([3, 10 + 1 / 6], [6, 10 + 1 / 6], [6, 9 + 1 / 6], [6, 9 + 1 / 6]))(
    '%s: the claimant’s 6:00 and the opponent’s 7:10 become %j minutes',
    (edition, [claimant, opponent]) => {
      const seen = play({ edition }, set);
      expect([seen.whiteMs, seen.blackMs]).toEqual([
        Number(claimant) * MINUTE - 0,
        Math.round(Number(opponent) * MINUTE),
      ]);
    },
  );
  test.each([
    ['20:00', 20 * MINUTE, 17 * MINUTE],
    ['6:00', 6 * MINUTE, 3 * MINUTE],
    ['5:00', 5 * MINUTE, 2.5 * MINUTE],
    ['2:30', 2.5 * MINUTE, 1.25 * MINUTE],
    ['2:00', 2 * MINUTE, MINUTE],
    ['1:40', 100_000, MINUTE],
    ['1:00', MINUTE, MINUTE],
    ['0:45', 45_000, 45_000],
  ])('2005: %s is cut by 9.5b', (_, before, after) => expect(claimantTime(before)).toBe(after));

  test.each(across('9.5b', '9.5b', '9.5.3', '9.5.3'))(
    '%s: the intended move must be played (%s)',
    (edition, article) => {
      const wrong = '1 W claim fifty e2e4 · 2 R rule claim reject · 3 R restart';
      expect(play({ edition }, wrong).allowed).toEqual(['e2e4']);
      expect(play({ edition }, wrong, '4 W move d2d4').alerts.at(-1)).toBe(`touch-move ${article}`);
    },
  );
  test.each([
    ['a breach of it is ruled', '4 W move d2d4 · 5 W press · 6 R rule touch-move uphold'],
    ['an illegal move is taken back', '4 W move e2e5 · 5 W press · 6 R rule illegal-move uphold'],
  ])('the intended move is still due after %s', (_, ruled) => {
    const wrong = '1 W claim fifty e2e4 · 2 R rule claim reject · 3 R restart';
    expect(play({}, wrong, ruled).allowed).toEqual(['e2e4']);
  });
  test('an illegal intended move leaves the others free', () => {
    expect(play({}, '1 W claim fifty e2e5 · 2 R rule claim reject').allowed).toHaveLength(20);
  });
  test.each([
    ['2023', 'rapid, full', 15, 'full', 1],
    ['2023', 'rapid, limited', 15, 'limited', 1],
    ['2023', 'blitz, full', 5, 'full', 2],
    ['2023', 'blitz, limited', 5, 'limited', 1],
    ['2018', 'rapid, limited', 15, 'limited', 2],
    ['2018', 'blitz, full', 5, 'full', 1],
    ['2009', 'blitz, full', 5, 'full', 3],
  ] as const)('%s %s: the opponent gets so many minutes', (edition, _, clock, supervision, minutes) => {
    const seen = play({ edition, clock, supervision }, '1 W claim threefold · 2 R rule claim reject');
    expect(seen.blackMs).toBe((clock + minutes) * MINUTE);
  });
});

describe('9.6.1 fivefold', () => {
  test.each(across('*', '*', '1/2-1/2 9.6.1', '1/2-1/2 9.6.1'))(
    '%s: after 8…Ng8 the position stands for the fifth time: %s',
    (edition, result) => {
      expect(play({ edition }, shuffle(1, 15)).result).toBe('*');
      expect(play({ edition }, shuffle(1, 16)).result).toBe(result);
    },
  );
});

describe('9.6.2 seventy-five moves', () => {
  test.each(across('*', '*', '1/2-1/2 9.6.2', '1/2-1/2 9.6.2'))('%s: count 150: %s', (edition, result) => {
    expect(play({ edition, fen: rook(148) }, '1 W move a1a2').result).toBe('*');
    expect(play({ edition, fen: rook(149) }, '1 W move a1a2').result).toBe(result);
  });
  test('a mate on the last half-move wins', () => {
    const seen = play({ fen: '7k/R7/6K1/8/8/8/8/8 w - - 149 99' }, '1 W move a7a8');
    expect(seen.result).toBe('1-0 5.1.1');
  });
});

describe('10.1 points', () => {
  test('a win 1 and 0, a draw ½ each', () => {
    expect(play({}, '1 W resign').state.ending?.result).toEqual({ white: 0, black: 1 });
    expect(play({}, moves(1, 'e2e4 e7e5'), '5 W offerDraw · 6 B acceptDraw').state.ending?.result).toEqual({
      white: 0.5,
      black: 0.5,
    });
  });
  test('the event may count otherwise', () => {
    const options = { 'points.win': 3, 'points.draw': 1 };
    expect(play({ options }, '1 W resign').state.ending?.result).toEqual({ white: 0, black: 3 });
  });
});

describe('10.2 no sum above the maximum', () => {
  test.each(across(null, null, '10.2', '10.2'))('%s: ¾–¼ and 1–1 are refused (%s)', (edition, article) => {
    expect(play({ edition }, '1 R result 0.75 0.25 test').refused).toEqual([`${article} bad-points`]);
    expect(play({ edition }, '1 R result 1 1 test').refused).toEqual([`${article} bad-points`]);
  });
  test.each([
    ['0 0', '0-0'],
    ['0.5 0', '1/2-0'],
  ])('%s is accepted with its reason', (points, text) => {
    const seen = play({}, `1 R result ${points} both refused`);
    expect(seen.final.result).toBe(text);
    expect(eventsOf(seen, 'ended')[0]?.reason).toBe('both refused');
  });
});

describe('9.2.1, 9.3.1 the written move', () => {
  test.each(across([], [], ['9.5.1 claim-open'], ['9.5.1 claim-open']))(
    '%s: changed: %j',
    (edition, refused) => {
      const seen = play({ edition }, '1 W claim fifty e2e4 · 2 W claim fifty d2d4');
      expect(seen.refused).toEqual(refused);
      expect(seen.final.openAlerts).toEqual(['claim']);
      const rejected = play(
        { edition },
        '1 W claim fifty e2e4 · 2 W claim fifty d2d4 · 3 R rule claim reject',
      );
      expect(rejected.allowed).toEqual([refused.length > 0 ? 'e2e4' : 'd2d4']);
    },
  );
  test.each(EDITIONS)(
    '%s: a claim is not withdrawn by another ground, nor by the other player',
    (edition) => {
      const seen = play({ edition }, '1 W claim fifty e2e4 · 2 W claim threefold d2d4 · 3 W claim fifty');
      expect(seen.refused).toHaveLength(2);
    },
  );
});

describe('9.3, 9.6.2: an illegal move that stands', () => {
  const game = (edition: Edition, fen: string) =>
    ({ edition, clock: 20, supervision: 'limited', fen }) as const;
  test.each(['2018', '2023'] as const)('%s: of a pawn, or a capture, begins the count anew', (edition) => {
    const fen = '4k3/8/8/8/8/8/4P3/4K2R w - - 98 80';
    const pawn = play(
      game(edition, fen),
      '1 W move e2e5 · 1 W press · 2 B move e8d8 · 2 B press · 3 W claim fifty · 4 R rule claim reject',
    );
    expect(eventsOf(pawn, 'alert').at(-1)?.detail.correct).toBe(false);
    const quiet = play(
      game(edition, fen),
      '1 W move h1g3 · 1 W press · 2 B move e8d8 · 2 B press · 3 W claim fifty',
    );
    expect(eventsOf(quiet, 'alert').at(-1)?.detail.correct).toBe(true);
  });
  test.each(['2018', '2023'] as const)('%s: of a pawn saves the game from the 75 moves', (edition) => {
    const fen = '4k3/8/8/8/8/8/4P3/4K2R w - - 148 80';
    expect(play(game(edition, fen), '1 W move e2e5 · 1 W press · 2 B move e8d8').result).toBe('*');
    expect(play(game(edition, fen), '1 W move h1g3 · 1 W press · 2 B move e8d8').result).toBe(
      '1/2-1/2 9.6.2',
    );
  });
});
