/** Article 7: irregularities. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, MINUTE, moves, play, quiet } from './table.ts';

const HOUR_AND_HALF = 90 * MINUTE;
const PAWN = '7k/4P3/8/8/8/8/8/K7 w - - 0 1';

describe('7.1 times after an irregularity', () => {
  const restored = `${quiet(1, 30)} · 40 R restore 24`;
  test.each(EDITIONS)(
    '%s: restored to ply 24, the times logged when it was completed are proposed',
    (edition) => {
      const at24 = play({ edition }, quiet(1, 24));
      const seen = play({ edition }, restored);
      expect(seen.san).toHaveLength(24);
      expect(eventsOf(seen, 'restored')[0]?.proposed).toEqual({
        whiteMs: at24.whiteMs,
        blackMs: at24.blackMs,
      });
    },
  );
  test('the clocks change only when the arbiter sets them, or keeps them', () => {
    const kept = play({}, restored, '50 R restart · 50 R snapshot');
    expect(kept.whiteMs).toBe(HOUR_AND_HALF - 16_000 - 9_000);
    const set = play({}, restored, '50 R setClocks 5000000 5100000 7.1 · 51 R restart');
    expect([set.whiteMs, set.blackMs]).toEqual([5_000_000, 5_100_000]);
  });
  test('the number of moves goes back too: the control is reached again', () => {
    const clock = [{ moves: 2, ms: 10 * MINUTE }, { ms: 20 * MINUTE }];
    const reached = '9 R restore 2 · 9 R setClocks 598000 598000 7.1 · 10 R restart';
    const seen = play(
      { clock, options: { defaultTimeMin: 0 } },
      quiet(1, 5),
      reached,
      '11 W move g1f3 · 11 W press',
    );
    expect(seen.final.completed).toEqual({ white: 2, black: 1 });
    expect(seen.whiteMs).toBe(598_000 - 1_000 + 20 * MINUTE);
    expect(seen.blackMs).toBe(598_000);
  });
  test.each(across('6.14', '6.13', '7.1', '7.1'))('%s: by nobody else (%s)', (edition, article) => {
    expect(play({ edition }, '1 W move e2e4 · 2 W restore 0').refused).toEqual([`${article} only-arbiter`]);
    expect(play({ edition }, '1 W move e2e4 · 2 R restore 9').refused).toEqual([`${article} no-such-ply`]);
  });
});

describe('7.2.1 a wrong initial position', () => {
  test.each(EDITIONS)('%s: found at move 30, the game is annulled and begun anew', (edition) => {
    const seen = play({ edition }, quiet(1, 60), '70 R wrongStart');
    expect(eventsOf(seen, 'restarted').map((event) => event.reason)).toEqual(['wrong-start']);
    expect(seen.san).toEqual([]);
    expect(seen.whiteMs).toBe(HOUR_AND_HALF);
  });
  test('by the arbiter', () => {
    expect(play({}, '1 W wrongStart').refused).toEqual(['7.2.1 only-arbiter']);
  });
});

describe('7.2.2 a turned board', () => {
  test.each(across('7.1b', '7.1b', '7.2.2', '7.2.2'))(
    '%s: the position is transferred and kept (%s)',
    (edition, article) => {
      const seen = play({ edition }, moves(1, 'e2e4 e7e5'), '5 R boardTurned · 6 W move g1f3');
      expect(seen.notices).toEqual([`${article} board-turned`]);
      expect(seen.san).toEqual(['e4', 'e5', 'Nf3']);
      expect(play({ edition }, '1 B boardTurned').refused).toEqual([`${article} only-arbiter`]);
    },
  );
});

describe('7.3 colours reversed', () => {
  const found = (edition: (typeof EDITIONS)[number], plies: number, flag = '') =>
    play({ edition }, quiet(1, plies), `40 R coloursReversed${flag}`);
  test.each(across(false, false, true, true))(
    '%s: found after Black’s ninth move, a new game: %s',
    (edition, restarts) => {
      expect(eventsOf(found(edition, 18), 'restarted')).toHaveLength(restarts ? 1 : 0);
    },
  );
  test.each(EDITIONS)('%s: found after Black’s tenth, the game goes on', (edition) => {
    const seen = found(edition, 20);
    expect(seen.san).toHaveLength(20);
    expect(seen.notices).toEqual([`${edition < '2018' ? '7.2' : '7.3'} game-continues`]);
  });
  test('White has ten, Black nine: a new game is due (TU-05)', () => {
    expect(eventsOf(found('2023', 19), 'restarted')).toHaveLength(1);
  });
});

describe('7.4.1 displaced pieces are put back on the own time', () => {
  test.each(across('7.3', '7.3', '7.4.1', '7.4.1'))(
    '%s: the clock runs on, and adjusting ends with the board restored (%s)',
    (edition, article) => {
      const displaced = '1 W adjust · 2 W lift e2 · 3 W insert e4 · 4 W endAdjust';
      const seen = play({ edition, white: BLIND }, displaced, '10 R snapshot');
      expect(seen.refused).toEqual([`${article} board-not-restored`]);
      expect(seen.whiteMs).toBe(HOUR_AND_HALF - 10_000);
      const restored = play(
        { edition, white: BLIND },
        displaced,
        '5 W lift e4 · 6 W insert e2 · 7 W endAdjust',
      );
      expect(restored.final.state).toBe('UNTOUCHED');
      expect(restored.final.touches).toEqual([]);
    },
  );
  test('a piece lifted out of turn is no touch', () => {
    const seen = play({ white: BLIND, black: BLIND }, '1 B lift e7 · 2 B insert e7');
    expect(eventsOf(seen, 'lifted').map((event) => event.as)).toEqual(['astray']);
    expect(seen.final.touches).toEqual([]);
  });
});

describe('7.4.2 either player may stop the clocks', () => {
  test.each(['W', 'B'])('%s calls the arbiter', (side) => {
    expect(play({}, `3 ${side} callArbiter displaced`).final.running).toBe(null);
  });
});

describe('7.4.3 the arbiter may penalise', () => {
  test('the displacement costs time by 12.9', () => {
    const seen = play({}, '5 R penalty black opponent-time 120000 7.4.3');
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 5_000 + 2 * MINUTE);
  });
});

const KING = '4k3/8/8/8/8/8/4p3/4K3 w - - 0 1';

describe('7.5.1 an illegal move', () => {
  test.each(across('7.4a', '7.4a', '7.5.1', '7.5.1'))(
    '%s: completed by the press; back, and the touched piece binds (%s)',
    (edition, article) => {
      const script = '1 W move e1e3 · 2 W press';
      expect(play({ edition, fen: KING }, '1 W move e1e3').alerts).toEqual([]);
      expect(play({ edition, fen: KING }, script).alerts).toEqual([`illegal-move ${article}`]);
      const seen = play({ edition, fen: KING }, script, '3 R rule illegal-move uphold');
      expect(seen.final.fen).toBe(KING);
      expect(seen.final.touches).toEqual(['e1']);
      expect(seen.allowed).toEqual(['e1d2', 'e1e2', 'e1f2']);
      expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
    },
  );
  test('before the press it may be put right', () => {
    const seen = play(
      { white: BLIND },
      '1 W lift e2 · 2 W insert e5 · 3 W lift e5 · 4 W insert e4 · 5 W announce e2e4 · 6 W press',
    );
    expect(seen.san).toEqual(['e4']);
    expect(seen.final.illegal).toEqual({ white: 0, black: 0 });
  });
  test.each(across('7.4a', '7.4a', '7.5.1', '7.5.1'))(
    '%s: before the press there is nothing to claim (%s)',
    (edition, article) => {
      const seen = play({ edition }, '1 W move e2e5 · 2 B claim illegal-move');
      expect(seen.refused).toEqual([`${article} move-not-made`]);
      expect(seen.final.openAlerts).toEqual([]);
    },
  );
  test('without a clock nobody waits for a press: the claim is the arbiter’s', () => {
    const seen = play({ clock: null }, '1 W move e2e5 · 2 B claim illegal-move');
    expect(seen.refused).toEqual([]);
    expect(seen.alerts).toEqual(['illegal-move 7.5.1']);
  });
  test.each([
    ['the reply', '5 B claim illegal-move'],
    ['a further move', '5 W move g1f3 · 6 W press · 7 B claim illegal-move'],
  ])('claimed after %s, the claim joins the open alert and stops the clocks', (_, claim) => {
    const seen = play({}, '1 W move e2e5 · 2 W press · 3 B move b8c6 · 4 B press', claim);
    expect(seen.refused).toEqual([]);
    expect(seen.alerts).toEqual(['illegal-move 7.5.1']);
    expect(seen.final.running).toBe(null);
  });
  test('found after the reply, the position is restored all the same', () => {
    const seen = play(
      {},
      '1 W move e2e5 · 2 W press · 3 B move d7d6 · 4 B press · 5 R rule illegal-move uphold',
    );
    expect(seen.san).toEqual([]);
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
  });
  test('the claim of a legal move is not upheld', () => {
    const claimed = '1 W move e2e4 · 1 W press · 2 B claim illegal-move';
    expect(play({}, claimed, '3 R rule illegal-move uphold').refused).toEqual(['7.5.1 ruling-impossible']);
    expect(play({}, claimed, '3 R rule illegal-move reject').san).toEqual(['e4']);
  });
  test('only the arbiter rules', () => {
    expect(play({}, '1 W move e2e5 · 2 W press · 3 B rule illegal-move uphold').refused).toEqual([
      'null only-arbiter',
    ]);
  });
});

describe('7.5.2 a pawn left on the last rank', () => {
  const script = '1 W move e7e8 · 2 W press · 3 R rule incomplete-promotion uphold';
  test.each(across('reinstate', 'reinstate', 'queen', 'queen'))('%s: %s', (edition, how) => {
    const seen = play({ edition, fen: PAWN }, script);
    expect(seen.alerts).toEqual([`incomplete-promotion ${edition < '2018' ? '7.4a' : '7.5.2'}`]);
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
    if (how === 'queen') {
      expect(seen.final.fen).toMatch(/^4Q2k\/.* b /);
      expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    } else {
      expect(seen.final.fen).toBe(PAWN);
      expect(seen.allowed).toEqual(['e7e8b', 'e7e8n', 'e7e8q', 'e7e8r']);
    }
  });
  test.each(EDITIONS)('%s: it is an illegal move, and may be ruled on by that name', (edition) => {
    const seen = play({ edition, fen: PAWN }, '1 W move e7e8 · 2 W press · 3 R rule illegal-move uphold');
    expect(seen.refused).toEqual([]);
    expect(seen.final.openAlerts).toEqual([]);
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
  });
  test('a reply placed meanwhile is read anew against the queen', () => {
    const fen = '4k3/6PR/8/8/8/8/8/K6n w - - 0 1';
    const reply = '1 W move g7g8 · 2 W press · 3 B lift h1 · 4 B insert g3';
    expect(play({ fen, black: BLIND }, reply).state.act.state).toBe('PLACED');
    const seen = play({ fen, black: BLIND }, reply, '5 R rule incomplete-promotion uphold');
    expect(seen.final.fen).toMatch(/^4k1Q1\//); // check, which a knight on g3 does not parry
    expect(seen.state.act.state).toBe('PLACED_ILLEGAL');
  });
});

describe('7.5.3 the clock pressed without a move', () => {
  test.each(across(0, 0, 1, 1))('%s: counted %i times', (edition, count) => {
    const seen = play({ edition }, '3 W press · 4 R rule no-move-press uphold');
    expect(seen.final.illegal).toEqual({ white: count, black: 0 });
    expect(eventsOf(seen, 'pressed')).toHaveLength(1);
  });
  test.each(
    across('premature-press F.2.3', 'premature-press E.2.3', 'no-move-press 7.5.3', 'no-move-press 7.5.3'),
  )('%s: for the blind player %s', (edition, alert) =>
    expect(play({ edition, white: BLIND }, '3 W press').alerts).toEqual([alert]),
  );
});

describe('7.5.4 two hands', () => {
  const script = '1 W move e2e4 · 1 W press · 2 R twoHands white';
  test.each(across(0, 0, 1, 1))('%s: counted %i times on the arbiter’s word', (edition, count) => {
    const seen = play(
      { edition, fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1' },
      '1 W move e1g1 · 1 W press · 2 R twoHands white',
    );
    expect(seen.final.illegal).toEqual({ white: count, black: 0 });
    if (count === 0) expect(seen.refused).toEqual(['4.1 not-in-this-game']);
  });
  test('where the event asks for no press, an illegal move with two hands is one offence', () => {
    const seen = play(
      { edition: '2018', options: { 'twoHands.needsPress': false } },
      '1 W move f1f7 · 2 W press · 3 R twoHands white · 4 R rule illegal-move uphold',
    );
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
    expect(seen.result).toBe('*');
  });
  test('before the press it does not count', () => {
    expect(play({}, '1 W move e2e4 · 2 R twoHands white').refused).toEqual(['7.5.4 move-not-made']);
  });
  test.each(across(0, 0, 0, 1))('%s: an ordinary move with two hands counts %i times', (edition, count) => {
    expect(play({ edition }, script).final.illegal).toEqual({ white: count, black: 0 });
  });
  test('not on a player’s word', () => {
    expect(play({}, '1 W move e2e4 · 1 W press · 2 B twoHands white').refused).toEqual([
      '7.5.4 only-arbiter',
    ]);
  });
  test('nobody has moved with any hand yet', () => {
    expect(play({}, '1 R twoHands white').refused).toEqual(['7.5.4 move-not-made']);
  });
  test('one move is one offence, however often and for whatever it is reported', () => {
    const twice = play({}, script, '3 R twoHands white');
    expect([twice.result, twice.final.illegal]).toEqual(['*', { white: 1, black: 0 }]);
    expect(twice.refused).toEqual(['7.5.4 nothing-to-claim']);
    const pawn = play(
      { fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' },
      '1 W move e7e8 · 1 W press · 2 R rule incomplete-promotion uphold · 3 R twoHands white',
    );
    expect(pawn.final.illegal).toEqual({ white: 1, black: 0 });
  });
  test('the next move is another', () => {
    expect(play({}, script, moves(3, 'e7e5', 'B'), moves(4, 'd2d4'), '5 R twoHands white').result).toBe(
      '0-1 7.5.5',
    );
  });
  test('so is the move that takes the place of one taken back', () => {
    const anew = '3 R restore 0 · 4 R restart · 5 W move d2d4 · 5 W press · 6 R twoHands white';
    expect(play({}, script, anew).result).toBe('0-1 7.5.5');
  });
});

describe('7.5.1 a claim where there is nothing to complain of', () => {
  test.each(across('7.4a', '7.4a', '7.5.1', '7.5.1'))(
    '%s: is not too late, but empty (%s)',
    (edition, article) => {
      expect(play({ edition }, '1 B claim illegal-move').refused).toEqual([`${article} nothing-to-claim`]);
      const own = play({ edition }, '1 W move e2e4 · 1 W press · 2 W claim illegal-move');
      expect(own.refused).toEqual([`${article} nothing-to-claim`]);
    },
  );
});

describe('7.5.1 without a clock', () => {
  test.each(across('7.4a', '7.4a', '7.5.1', '7.5.1'))(
    '%s: the reply completes an illegal move as it does a legal one (%s)',
    (edition, article) => {
      const replied = '1 W move e2e5 · 2 B move e7e6';
      const seen = play({ edition, clock: null }, replied);
      expect(seen.alerts).toEqual([`illegal-move ${article}`]);
      expect(seen.final.completed).toEqual({ white: 0, black: 0 });
      const ruled = play({ edition, clock: null }, replied, '3 R rule illegal-move uphold · 4 W move e2e4');
      expect([ruled.san, ruled.final.illegal]).toEqual([['e4'], { white: 1, black: 0 }]);
    },
  );
  test('one that was pressed waits for its ruling all the same', () => {
    const seen = play({ clock: null }, '1 W move e2e5 · 1 W press · 2 B move e7e6');
    expect([seen.final.completed, seen.final.openAlerts]).toEqual([{ white: 0, black: 0 }, ['illegal-move']]);
  });
});

/** White offends `count` times: an illegal move, upheld, and again. */
function offend(count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `${10 * index + 1} W move e2e5 · ${10 * index + 1} W press · ${10 * index + 2} R rule illegal-move uphold · ${10 * index + 2} R restart`,
  ).join(' · ');
}

describe('7.5.5 penalties, standard', () => {
  test.each(across([2, 2, 3], [2, 2, 3], [2, 0, 2], [2, 0, 2]))(
    '%s: two minutes, then the loss (%j)',
    (edition, [first, second, losing]) => {
      expect(play({ edition }, offend(1)).blackMs).toBe(HOUR_AND_HALF - 1_000 + Number(first) * MINUTE);
      if (second) expect(play({ edition }, offend(2)).blackMs).toBe(HOUR_AND_HALF - 2_000 + 4 * MINUTE);
      expect(play({ edition }, offend(Number(losing) - 1)).result).toBe('*');
      expect(play({ edition }, offend(Number(losing))).result).toBe(
        `0-1 ${edition < '2018' ? '7.4b' : '7.5.5'}`,
      );
    },
  );
  const bare = '3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1';
  const again = (count: number) => offend(count).replaceAll('e2e5', 'e1e3');
  test.each(across('0-1 7.4b', '1/2-1/2 7.4b', '1/2-1/2 7.5.5', '1/2-1/2 7.5.5'))(
    '%s: K+Q against the bare king: %s',
    (edition, result) => {
      expect(play({ edition, fen: bare }, again(edition < '2018' ? 3 : 2)).result).toBe(result);
    },
  );
  test.each([
    ['2018', 20, 'full', 120],
    ['2018', 20, 'limited', 120],
    ['2018', 5, 'full', 60],
    ['2018', 5, 'limited', 60],
    ['2023', 20, 'full', 60],
    ['2023', 20, 'limited', 60],
    ['2023', 5, 'full', 120],
    ['2023', 5, 'limited', 60],
  ] as const)(
    '%s, %i minutes, %s: %i seconds for the first, the second loses',
    (edition, clock, supervision, seconds) => {
      const game = { edition, clock, supervision };
      expect(play(game, offend(1)).blackMs).toBe(clock * MINUTE - 1_000 + seconds * 1_000);
      expect(play(game, offend(2)).final.result).toBe('0-1');
    },
  );
  test('with men enough on the board the draw still holds where nobody can mate', () => {
    const shut = 'Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1';
    const twice = offend(2).replaceAll('e2e5', 'b7b8');
    expect(play({ fen: shut }, '0.1 R verdict 0 no no', twice).result).toBe('1/2-1/2 7.5.5');
    expect(play({ fen: shut }, twice).result).toBe('0-1 7.5.5');
  });
  test('all of 7.5.1 to 7.5.4 count together', () => {
    const seen = play(
      {},
      '1 W press · 2 R rule no-move-press uphold · 3 R restart',
      '4 W move e2e4 · 5 W press · 6 R twoHands white',
    );
    expect(seen.result).toBe('0-1 7.5.5');
    const promotion = play(
      { fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' },
      '1 W press · 2 R rule no-move-press uphold · 3 R restart',
      '4 W move e7e8 · 5 W press · 6 R rule incomplete-promotion uphold',
    );
    expect(promotion.final.illegal).toEqual({ white: 2, black: 0 });
    expect(promotion.final.article).toBe('7.5.5');
  });
});

describe('7.6 a piece found displaced', () => {
  test('the arbiter is told the squares, and restores the last correct position', () => {
    const seen = play(
      { boards: 'two', white: BLIND },
      '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press · 5 B move e7e5 · 7 B press · 9 W lift e7 · 10 W insert e6',
    );
    expect(eventsOf(seen, 'alert')[0]?.detail.squares).toEqual(['e6', 'e5']);
    const restored = play({}, moves(1, 'e2e4 e7e5 g1f3'), '9 R restore 2');
    expect(restored.san).toEqual(['e4', 'e5']);
  });
});

describe('7.5.2 the queen put on by the arbiter', () => {
  const fen = '6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 1';
  const script = '1 W move a7a8 · 2 W press · 3 R rule incomplete-promotion uphold · 3 R verdict 1 yes yes';

  test.each(['2018', '2023'] as const)('%s: mates, but the end of the game is left to him', (edition) => {
    const seen = play({ edition, fen }, script);
    expect(seen.result).toBe('*');
    expect(seen.notices).toEqual(['7.5.2 queen-ends-game']);
    expect(play({ edition, fen }, script, '4 R result 1 0 mate').final.result).toBe('1-0');
  });

  test('in training the program is the arbiter: mate', () => {
    expect(play({ mode: 'training', fen }, '1 W move a7a8 · 2 W press').result).toBe('1-0 5.1.1');
  });
});

describe('7.1 the times that are proposed', () => {
  const proposed = (...script: string[]) => eventsOf(play({}, ...script), 'restored')[0]?.proposed;

  test('after an illegal move those at its press', () => {
    const times = proposed('1 W move e2e5 · 3 W press · 10 R rule illegal-move uphold');
    expect(times).toEqual({ whiteMs: 5_397_000, blackMs: 5_400_000 });
  });
  test('those at which the restored half-move was completed, though the reply came before the press', () => {
    const times = proposed('1 W move e2e4 · 2 B move e7e5 · 5 W press · 9 B press · 20 R restore 1');
    expect(times).toEqual({ whiteMs: 5_395_000, blackMs: 5_400_000 });
  });
  test('those of the start before the first move', () => {
    expect(proposed('1 W move e2e4 · 3 W press · 10 R restore 0')).toEqual({
      whiteMs: 5_400_000,
      blackMs: 5_400_000,
    });
  });
});

describe('7.1 the periods go back with position and times, in whichever order they are restored', () => {
  const TWO = [{ moves: 2, ms: 600_000 }, { ms: 4_800_000 }];
  const played = moves(1, 'e2e4 e7e5 g1f3 b8c6');
  const again = moves(40, 'g1f3 b8c6', 'W');

  test.each([
    ['position, times', '20 R restore 2 · 21 R setClocks 600000 600000 7.1 · 30 R restart'],
    ['times, position', '20 R stop x · 21 R setClocks 600000 600000 7.1 · 22 R restore 2 · 30 R restart'],
    ['times while a clock runs', '21 R setClocks 600000 600000 7.1 · 21 R restore 2 · 30 R restart'],
  ])('%s', (_, restoring) => {
    const seen = play({ clock: TWO }, played, restoring);
    expect(seen.state.clock?.periods).toEqual({ white: [0], black: [0] });
    const later = play({ clock: TWO }, played, restoring, again);
    expect(later.state.clock?.periods).toEqual({ white: [0, 2], black: [0, 2] });
    expect(later.whiteMs).toBe(600_000 - 10_000 + 4_800_000);
  });

  test('without new times the next period has already been given', () => {
    const seen = play({ clock: TWO }, played, '20 R restore 2 · 30 R restart', again);
    expect(seen.state.clock?.periods).toEqual({ white: [0, 2], black: [0, 2] });
    expect(seen.whiteMs).toBeLessThan(5_400_000);
  });
});

test('7.5.4: in the limited regime two hands are too late once the opponent has moved (A.5.2)', () => {
  const game = { clock: 20, supervision: 'limited' } as const;
  expect(play(game, '1 W move e2e4 · 1 W press · 2 R twoHands white').final.illegal).toEqual({
    white: 1,
    black: 0,
  });
  const late = play(game, '1 W move e2e4 · 1 W press · 2 B move e7e5 · 3 R twoHands white');
  expect(late.refused).toEqual(['A.5.2 too-late-to-complain']);
  expect(play({}, '1 W move e2e4 · 1 W press · 2 B move e7e5 · 3 R twoHands white').final.illegal).toEqual({
    white: 1,
    black: 0,
  });
});

test.each(['wrongStart', 'coloursReversed'])(
  '7.2.1, 7.3: a game that is annulled by %s ends every alert in it',
  (act) => {
    const seen = play({}, `1 W move e2e5 · 1 W press · 2 R ${act}`);
    expect(seen.alerts).toEqual([expect.stringMatching(/^illegal-move/)]);
    expect(eventsOf(seen, 'alert-ended').map(({ how }) => how)).toEqual(['lapsed']);
  },
);

test('restoring a position ends a press that waits for its ruling', () => {
  const seen = play({ white: BLIND }, '1 W lift e2 · 2 W insert e4 · 3 W press · 4 R restore 0');
  expect(seen.alerts).toEqual(['premature-press D.2.4']);
  expect(seen.final.openAlerts).toEqual([]);
});
