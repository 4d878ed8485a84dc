/** Article 8: the recording of the moves. */
import { describe, expect, test } from 'vitest';
import { parametersOf } from '#rules/editions/table.ts';
import { pliesOf } from '#rules/game/final.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, MINUTE, moves, play, quiet } from './table.ts';

const FIVE = [{ moves: 2, ms: 5 * MINUTE }, { ms: 60 * MINUTE }];

/** Each half-move of a quiet game is entered by both players as soon as it is made. */
function recordedGame(count: number): string {
  return quiet(1, count)
    .split(' · ')
    .map((line) => {
      const entry = / move (\S+)/.exec(line);
      const at = line.split(' ')[0];
      return entry ? `${line} · ${at} W record ${entry[1]} · ${at} B record ${entry[1]}` : line;
    })
    .join(' · ');
}

describe('8.1.1 every move of both sides', () => {
  test('ten moves each: twenty half-moves in the record, and in each player’s own score', () => {
    const seen = play({}, recordedGame(20));
    expect(seen.san).toHaveLength(20);
    expect(seen.state.entries.white).toHaveLength(20);
    expect(seen.state.entries.black).toEqual(seen.state.entries.white);
  });
  test('a player’s own entries are his: a wrong one stays as he wrote it', () => {
    const seen = play({}, '1 W move e2e4 · 1 W press · 2 B record e2e3 · 2 W record e2e4');
    expect(seen.state.entries).toEqual({ white: ['e2e4'], black: ['e2e3'] });
    expect(seen.san).toEqual(['e4']);
  });
  test('the assistant with that duty keeps the score for the blind player, another does not', () => {
    const made = '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4';
    expect(play({ white: BLIND }, made, '4 WA record e2e4').state.entries.white).toEqual(['e2e4']);
    const other = { ...BLIND, assistant: { name: 'A', duties: ['D.2.10.2'] } };
    expect(play({ white: other }, made, '4 WA record e2e4').refused).toEqual(['D.2.10.3 not-your-right']);
    expect(play({}, '1 R record e2e4').refused).toEqual(['null only-player']);
  });
});

describe('8.1.1.1 algebraic', () => {
  test('the score is in algebraic notation', () => {
    expect(play({}, moves(1, 'e2e4 e7e5 g1f3 b8c6 f1b5')).san).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
  });
});

describe('8.1.1.2 a certified electronic scoresheet', () => {
  test.each(across<unknown>(false, false, false, 'FIDE-certified'))(
    '%s: %s; the program is none and does not say so',
    (edition, certified) => {
      expect(parametersOf(edition).electronicScoresheet).toBe(certified);
      expect(parametersOf(edition).blind.record).toContain(edition < '2018' ? 'tape' : 'recordingDevice');
    },
  );
});

describe('8.1.2 nothing in advance', () => {
  test.each(across('8.1', '8.1', '8.1.2', '8.1.2'))(
    '%s: the own move before it is made is refused (%s)',
    (edition, article) => {
      const seen = play({ edition }, '1 W record e2e4 · 2 W move e2e4 · 3 W record e2e4');
      expect(seen.refused).toEqual([`${article} not-yet-made`]);
      expect(seen.state.entries.white).toEqual(['e2e4']);
    },
  );
  test('but for a claim and for sealing', () => {
    expect(play({}, '1 W claim fifty e2e4').refused).toEqual([]);
    expect(play({}, '1 R orderSeal · 2 W seal e2e4').refused).toEqual([]);
  });
});

describe('8.1.3 the own previous move before the next', () => {
  test('a reply before recording is free; two own moves unrecorded are told to the arbiter', () => {
    const first = '1 W move e2e4 · 1 W press · 1 W record e2e4';
    const one = play({}, first, '2 B move e7e5 · 2 B press · 3 W move g1f3 · 3 W press');
    expect(eventsOf(one, 'record-due')).toEqual([]);
    const two = play(
      {},
      first,
      '2 B move e7e5 · 2 B press · 3 W move g1f3 · 3 W press · 4 B move b8c6 · 4 B press · 5 W move f1b5',
    );
    expect(eventsOf(two, 'record-due')).toMatchObject([{ side: 'white', ply: 3 }]);
    expect(two.san).toHaveLength(5);
  });
});

describe('8.1.4 moves, times, offers and claims, and nothing else', () => {
  test.each(across('12.3', '12.4', '8.1.4', '8.1.4'))(
    '%s: a note in the score is refused (%s)',
    (edition, article) => {
      const seen = play({ edition }, '1 W move e2e4 · 2 W record attack!');
      expect(seen.refused).toEqual([`${article} impossible-argument`]);
    },
  );
});

describe('8.1.5 an offer is noted', () => {
  test('at the half-move of the offer, for both scores', () => {
    const seen = play({}, moves(1, 'e2e4 e7e5'), '5 W move g1f3 · 6 W offerDraw · 7 W press');
    expect(pliesOf(seen.state.ply).map((ply) => ply.offer)).toEqual([false, false, true]);
  });
});

describe('8.1.6 an assistant for the score costs a disabled player nothing', () => {
  test.each(across([], [], ['6.2.6 not-in-this-game'], ['6.2.6 not-in-this-game']))(
    '%s: a deduction: %j',
    (edition, refused) => {
      const script =
        '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 WA record e2e4 · 5 R setClocks 5000000 5400000 assistant';
      expect(play({ edition, white: BLIND }, script).refused).toEqual(refused);
    },
  );
});

describe('8.2 the score is visible to the arbiter', () => {
  test('each entry reaches him as it is made, and no opponent', () => {
    const seen = play({}, '1 W move e2e4 · 2 W record e2e4');
    const [entry] = eventsOf(seen, 'recorded');
    if (!entry) throw new Error('no entry');
    expect(mayHear(seen.state, entry, 'arbiter')).toBe(true);
    expect(mayHear(seen.state, entry, 'white')).toBe(true);
    expect(mayHear(seen.state, entry, 'black')).toBe(false);
  });
});

describe('8.4 exempt under five minutes', () => {
  const exempt = (script: string, settings = {}) =>
    eventsOf(
      play({ clock: [{ moves: 40, ms: 90 * MINUTE }, { ms: 60 * MINUTE }], ...settings }, script),
      'record-exempt',
    ).map((event) => event.exempt);
  const low = '1 R setClocks 300000 5400000 test';
  test('5:00 is bound, 4:59 is exempt', () => {
    expect(exempt(`${low} · 1 W ask ownTime`)).toEqual([]);
    expect(exempt(`${low} · 2 W ask ownTime`)).toEqual([true]);
  });
  test('not with an increment of 30 s', () => {
    expect(exempt(`${low} · 2 W ask ownTime`, { increment: 30 })).toEqual([]);
    expect(exempt(`${low} · 2 W ask ownTime`, { increment: 29 })).toEqual([true]);
  });
  test.each(across([true, false], [true], [true], [true]))(
    '%s: two minutes more bring 6:59: %j',
    (edition, events) => {
      const more = `${low} · 2 W ask ownTime · 3 R penalty black opponent-time 120000 test · 4 W ask ownTime`;
      expect(exempt(more, { edition })).toEqual(events);
    },
  );
  test('time granted at 4:50 comes too late to bind him again (09 on)', () => {
    expect(exempt(`${low} · 11 R penalty black opponent-time 120000 test · 12 W ask ownTime`)).toEqual([
      true,
    ]);
  });
  test('who falls below five minutes over a move need not have written the last one', () => {
    const written = '1 W move e2e4 · 1 W record e2e4 · 1 W press · 2 B move e7e5 · 2 B press';
    const gap = '3 W move g1f3 · 3 W press · 4 B move b8c6 · 4 B press · 4 R setClocks 310000 5400000 test';
    const dueAt = (seconds: number) =>
      eventsOf(play({ clock: 90 }, written, gap, `${seconds} W move f1c4`), 'record-due');
    expect(dueAt(10)).toHaveLength(1);
    expect(dueAt(20)).toEqual([]);
  });
  test('to the end of the period, then bound again', () => {
    const seen = play({ clock: FIVE }, quiet(1, 5));
    expect(eventsOf(seen, 'record-exempt').map((event) => event.side)).toEqual(['white', 'black']);
    expect(seen.state.exempt).toEqual({ white: 0, black: 0 });
    expect(seen.state.clock?.periods).toEqual({ white: [0, 2], black: [0, 2] });
  });
  test('without the duty to record there is nothing to be exempt from', () => {
    expect(eventsOf(play({ clock: 20 }, '960 W ask ownTime'), 'record-exempt')).toEqual([]);
  });
});

describe('8.5.1 both exempt: at the flag the clocks stand and both complete their scores', () => {
  const control = [{ moves: 40, ms: 90 * MINUTE }, { ms: 60 * MINUTE }];
  const script = [
    '1 W move e2e4 · 1 W press · 1 W record e2e4 · 1 B record e2e4',
    '1 R setClocks 10000 10000 test · 2 B move e7e5 · 2 B press · 3 W ask ownTime · 20 R snapshot',
  ];
  test('both are told apart from each other, through the arbiter', () => {
    const seen = play({ clock: control }, ...script);
    expect(eventsOf(seen, 'clocks-stopped')[0]).toMatchObject({
      at: 12_000,
      reason: 'scores',
      by: 'arbiter',
    });
    expect(eventsOf(seen, 'record-due')).toMatchObject([
      { side: 'white', ply: 2 },
      { side: 'black', ply: 2 },
    ]);
    expect(seen.alerts).toEqual(['flag 6.8']);
  });
  test('though nothing happened in the last five minutes of one of them', () => {
    const seen = play(
      { clock: control },
      '1 W move e2e4 · 1 W press · 1 W record e2e4 · 1 B record e2e4',
      '1 R setClocks 600000 10000 test · 2 B move e7e5 · 2 B press · 700 R snapshot',
    );
    expect(eventsOf(seen, 'record-due').map((event) => event.side)).toEqual(['white', 'black']);
    expect(seen.final.running).toBe(null);
  });
});

describe('8.5.2 one exempt: he completes his score before he moves', () => {
  const start =
    '1 W move a2a3 · 1 W press · 1 W record a2a3 · 2 B move a7a6 · 2 B press · 2 B record a2a3 · 2 B record a7a6 · 3 W move g1f3 · 3 W press · 4 B move g8f6 · 4 B press · 4 B record g1f3 · 4 B record g8f6';
  test.each(across('8.5b', '8.5b', '8.5.2', '8.5.2'))(
    '%s: the next period has begun: his move is refused, then free (%s)',
    (edition, article) => {
      const settings = { edition, clock: FIVE };
      const seen = play(settings, start, '5 W move f3g1');
      expect(seen.refused).toEqual([`${article} record-out-of-order`]);
      const completed = play(
        settings,
        start,
        '5 W record a7a6 · 6 W record g1f3 · 7 W record g8f6 · 8 W move f3g1',
      );
      expect(completed.refused).toEqual([]);
      expect(completed.san.at(-1)).toBe('Ng1');
    },
  );
  test('he may borrow the opponent’s score, on his own move', () => {
    const seen = play({ clock: FIVE }, start, '5 B borrowScore · 6 W borrowScore');
    expect(seen.refused).toEqual(['8.5.2 not-on-move']);
    const [lent] = eventsOf(seen, 'score-lent');
    expect(lent?.moves).toEqual(['a2a3', 'a7a6', 'g1f3', 'g8f6']);
    expect(lent && mayHear(seen.state, lent, 'white')).toBe(true);
    expect(lent && mayHear(seen.state, lent, 'black')).toBe(false);
  });
  test('whose score is complete has nothing to borrow', () => {
    expect(play({}, '1 W borrowScore').refused).toEqual(['8.5.2 not-in-this-game']);
  });
});

describe('8.5.3 reconstruction begins with a snapshot', () => {
  test('position, both times, whose clock ran, the numbers of moves', () => {
    const seen = play({}, moves(1, 'e2e4 e7e5'), '4 W callArbiter help · 9 R snapshot');
    expect(eventsOf(seen, 'snapshot')[0]).toMatchObject({
      fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
      whiteMs: 90 * MINUTE - 3_000,
      blackMs: 90 * MINUTE - 1_000,
      running: 'white',
      made: { white: 1, black: 1 },
      completed: { white: 1, black: 1 },
    });
    expect(play({}, '1 W snapshot').refused).toEqual(['8.5.3 only-arbiter']);
  });
});

describe('8.6 not to be proved: the next move is the first of the next period', () => {
  test('by the arbiter, and the flag is up again', () => {
    const control = [{ moves: 40, ms: 10_000 }, { ms: 60 * MINUTE }];
    const seen = play({ clock: control }, '11 R nextPeriod white · 12 B claimFlag');
    expect(seen.whiteMs).toBe(60 * MINUTE - 1_000);
    expect(seen.refused).toEqual(['6.8 flag-not-down']);
    expect(play({ clock: control }, '5 B nextPeriod white').refused).toEqual(['8.6 only-arbiter']);
    expect(play({}, '5 R nextPeriod white').refused).toEqual(['8.6 not-in-this-game']); // it is the last one
  });
});

describe('8.7 the result is confirmed by both', () => {
  test('a contradiction goes to the arbiter', () => {
    const seen = play({}, '1 W resign · 2 W confirmResult 0 1 · 3 B confirmResult 1 0');
    expect(eventsOf(seen, 'result-confirmed').map((event) => event.agreed)).toEqual([true, false]);
    expect(seen.notices).toEqual(['8.7 result-disputed']);
    expect(play({}, '1 W confirmResult 1 0').refused).toEqual(['8.7 not-yet-made']);
  });
});

describe('8.5.2 at a peg board', () => {
  const game = { clock: [{ moves: 1, ms: 301_000 }, { ms: 5_400_000 }], white: BLIND };
  const exempt = [
    '1 W lift e2 · 1 W insert e4 · 1 W announce e2e4 · 1 W record e2e4 · 280 W ask ownTime · 290 W press',
    '291 B move e7e5 · 291 B press',
  ];

  test('lifts are facts, but nothing is announced and no move is made before the score is complete', () => {
    const touched = '300 W lift g1 · 301 W insert f3 · 302 W announce g1f3';
    const seen = play(game, ...exempt, touched);
    expect(seen.refused).toContain('8.5.2 record-out-of-order');
    expect(eventsOf(seen, 'record-due').map((event) => event.ply)).toContain(2);
    expect(seen.san).toEqual(['e4', 'e5']);
    const complete = play(game, ...exempt, touched, '303 W record e7e5 · 304 W announce g1f3 · 305 W press');
    expect(complete.san).toEqual(['e4', 'e5', 'Nf3']);
  });
});
