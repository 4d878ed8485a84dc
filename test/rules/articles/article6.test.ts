/** Article 6: the chess clock. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { eventsOf, headerOf, type Line, run } from '#test/rules/game/script.ts';
import { across, BLIND, MINUTE, moves, play, quiet } from './table.ts';

const HOUR_AND_HALF = 90 * MINUTE;

describe('6.1 two times, of which only one runs', () => {
  test('a press stops the one and starts the other', () => {
    const seen = play({}, '5 W move e2e4 · 5 W press · 9 B move e7e5 · 12 B press · 20 R snapshot');
    expect([seen.whiteMs, seen.blackMs]).toEqual([HOUR_AND_HALF - 13_000, HOUR_AND_HALF - 7_000]);
    expect(seen.final.running).toBe('white');
  });
});

describe('6.2.1 the press completes the move', () => {
  test('made at 0:05, pressed at 0:08: eight seconds used', () => {
    const seen = play({}, '5 W move e2e4 · 8 W press');
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 8_000);
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
  });
  test.each(across('6.8a', '6.7a', '6.2.1', '6.2.1'))(
    '%s: no clock to stop: refused (%s)',
    (edition, article) => {
      const seen = play({ edition }, '5 W move e2e4 · 8 W press · 9 W press');
      expect(seen.refused).toEqual([`${article} clock-not-running`]);
    },
  );
});

describe('6.2.1.1 a move that ends the game is complete without the press', () => {
  test('mate with one second left, never pressed: won, and completed', () => {
    const seen = play(
      { fen: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', clock: 1 },
      '59 W move a1a8 · 90 R snapshot',
    );
    expect(seen.result).toBe('1-0 5.1.1');
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    expect(seen.whiteMs).toBe(1_000);
  });
});

describe('6.2.1.2 the next own move completes the former', () => {
  test.each(across(9, 9, 10, 10))(
    '%s: White forgets to press at move 10; after move 11 he has completed %i',
    (edition, completed) => {
      const nine = quiet(1, 18);
      const seen = play({ edition }, nine, '30 W move b1c3 · 31 B move b8c6 · 32 W move c3b1');
      expect(seen.final.completed).toEqual({ white: completed, black: 9 });
    },
  );
});

describe('6.2.2 the press is allowed after the reply, on the own time', () => {
  test.each(EDITIONS)('%s: Black answers at once; White’s press still switches the clocks', (edition) => {
    const seen = play({ edition }, '5 W move e2e4 · 5 B move e7e5 · 9 W press · 10 B press');
    expect(seen.final.completed).toEqual({ white: 1, black: 1 });
    expect([seen.whiteMs, seen.blackMs]).toEqual([HOUR_AND_HALF - 9_000, HOUR_AND_HALF - 1_000]);
  });
});

describe('6.2.3 same hand, no finger on the clock', () => {
  test('reported to the arbiter, who has the list of penalties', () => {
    const seen = play({}, '1 B report finger on the clock · 2 R penalty white warning 0 6.2.3');
    expect(eventsOf(seen, 'reported')).toHaveLength(1);
    expect(eventsOf(seen, 'penalised').map((event) => event.article)).toEqual(['12.9.1']);
  });
});

describe('6.2.4 pressing before moving', () => {
  test.each(across([], [], ['no-move-press 7.5.3'], ['no-move-press 7.5.3']))(
    '%s: on record as an early press, with %j',
    (edition, alerts) => {
      const seen = play({ edition }, '3 W press');
      expect(eventsOf(seen, 'pressed').map((event) => event.early)).toEqual([true]);
      expect(seen.alerts).toEqual(alerts);
    },
  );
});

describe('6.2.5 adjusting only while the own clock runs', () => {
  const script = '1 W move e2e4 · 1 W press · 2 B move e7e5 · 3 W adjust';
  test.each(across([], [], ['6.2.5 clock-not-running'], ['6.2.5 clock-not-running']))(
    '%s: on move, but the opponent has not pressed: %j',
    (edition, refused) => expect(play({ edition }, script).refused).toEqual(refused),
  );
});

describe('6.2.6 an assistant at the clock costs a disabled player nothing', () => {
  const pressed = '5 W lift e2 · 6 W insert e4 · 7 W announce e2e4 · 9 WA press';
  test('the assistant presses; the times are those of the clock', () => {
    const seen = play({ white: BLIND }, pressed);
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 9_000);
  });
  test.each(across([], [], ['6.2.6 not-in-this-game'], ['6.2.6 not-in-this-game']))(
    '%s: a deduction on that ground: %j',
    (edition, refused) => {
      const seen = play({ edition, white: BLIND }, pressed, '12 R setClocks 5000000 5400000 assistant');
      expect(seen.refused).toEqual(refused);
    },
  );
  test('a sighted player’s clock may be adjusted', () => {
    expect(play({}, '12 R setClocks 5000000 5400000 assistant').refused).toEqual([]);
  });
});

const PERIODS = [{ moves: 40, ms: HOUR_AND_HALF }, { ms: 30 * MINUTE }];

describe('6.3.1 periods, moves and increments', () => {
  test('40 moves in 90 minutes, then 30, with 30 s per move: it begins at 1:30:30', () => {
    const seen = play({ clock: PERIODS, increment: 30 }, '0 W ask ownTime');
    expect(seen.whiteMs).toBe(HOUR_AND_HALF + 30_000);
    expect(eventsOf(seen, 'told')[0]?.answer.ownMs).toBe(HOUR_AND_HALF + 30_000);
  });
  test('after move 40 thirty minutes more', () => {
    const before = play({ clock: PERIODS, increment: 30 }, quiet(1, 78));
    const after = play({ clock: PERIODS, increment: 30 }, quiet(1, 80));
    expect(before.final.completed).toEqual({ white: 39, black: 39 });
    expect(after.whiteMs - before.whiteMs).toBe(30 * MINUTE + 30_000 - 1_000);
    expect(after.blackMs - before.blackMs).toBe(30 * MINUTE + 30_000 - 1_000);
  });
  test('a period that no number of moves can end is none, unless it is the last', () => {
    const endless = [{ ms: HOUR_AND_HALF }, { ms: 30 * MINUTE }];
    expect(() => play({ clock: endless })).toThrow('every period but the last needs its moves');
    expect(play({ clock: [{ ms: HOUR_AND_HALF }] }).final.result).toBe('*');
  });
  test('a period of no time at all is none, unless every move brings some', () => {
    const nothing = [{ moves: 40, ms: 0 }, { ms: MINUTE }];
    expect(() => play({ clock: nothing })).toThrow('a period of 0 ms needs an increment or a delay');
    expect(() => play({ clock: 0 })).toThrow('a period of 0 ms needs');
    expect(play({ clock: 0, increment: 30 }, '1 W move e2e4 · 1 W press').whiteMs).toBe(59_000);
    expect(play({ clock: 0, delay: 30 }, '1 W move e2e4 · 29 W press').final.completed).toEqual({
      white: 1,
      black: 0,
    });
  });
  test('nor is a game that leaves no time for the first move', () => {
    const late = { clock: 0, increment: 30, options: { incrementBeforeFirstMove: false } };
    expect(() => play(late)).toThrow('the time control gives no time for the first move');
    expect(play({ ...late, delay: 5 }, '1 W move e2e4 · 1 W press').whiteMs).toBe(30_000);
  });
  test('increment and delay together: the delay goes first, the completed move gains the increment', () => {
    const seen = play(
      { increment: 5, delay: 10 },
      '12 W move e2e4 · 13 W press · 20 B move e7e5 · 20 B press',
    );
    expect(seen.whiteMs).toBe(HOUR_AND_HALF + 5_000 - 3_000 + 5_000);
    expect(seen.blackMs).toBe(HOUR_AND_HALF + 5_000 + 5_000);
  });
  test('moves to the control are told on request', () => {
    const seen = play({ clock: PERIODS }, moves(1, 'e2e4 e7e5'), '3 W ask toControl');
    expect(eventsOf(seen, 'told')[0]?.answer.toControl).toBe(39);
  });
});

describe('6.3.2 time saved is carried over; delay', () => {
  test('delay of 5 s: a move in 3 s costs nothing, one in 9 s costs 4', () => {
    const seen = play({ delay: 5 }, '3 W move e2e4 · 3 W press · 12 B move e7e5 · 12 B press');
    expect([seen.whiteMs, seen.blackMs]).toEqual([HOUR_AND_HALF, HOUR_AND_HALF - 4_000]);
  });
  test('the rest of the first period goes into the second', () => {
    const seen = play({ clock: PERIODS }, quiet(1, 80));
    expect(seen.whiteMs).toBe(HOUR_AND_HALF + 30 * MINUTE - 40_000);
  });
});

describe('6.4 the number of moves at the flag', () => {
  const PERIOD = [{ moves: 4, ms: 2 * MINUTE }, { ms: 20 * MINUTE }];
  const settings = { mode: 'training', clock: PERIOD } as const;
  test('at move 3 of 4: lost', () => {
    expect(play(settings, quiet(1, 6), '150 B ask ownTime').result).toBe('0-1 6.9');
  });
  test('4 moves completed: the next period', () => {
    const seen = play(settings, quiet(1, 8), '150 B ask ownTime');
    expect(seen.result).toBe('*');
    expect(seen.whiteMs).toBeGreaterThan(19 * MINUTE);
  });
});

describe('6.5 where the clock stands', () => {
  test('the arbiter notes it', () => {
    const seen = play({ clock: 90 }, '0 R start · 0 R report clock on the right of Black');
    expect(eventsOf(seen, 'reported').map((event) => event.by)).toEqual(['arbiter']);
  });
});

describe('6.6 White’s clock is started', () => {
  test('by the arbiter: White’s time runs', () => {
    const seen = play({}, '0 R start · 7 R snapshot');
    expect([seen.whiteMs, seen.blackMs]).toEqual([HOUR_AND_HALF - 7_000, HOUR_AND_HALF]);
  });
  test.each(across('6.5', '6.5', '6.6', '6.6'))(
    '%s: by nobody else, and not twice (%s)',
    (edition, article) => {
      expect(play({ edition }, '0 W start').refused).toEqual([`${article} only-arbiter`]);
      expect(play({ edition }, '0 R start · 1 R start').refused).toEqual([`${article} already-started`]);
      expect(play({ edition }, '0 W move e2e4 · 1 R start').refused).toEqual([`${article} not-started`]);
    },
  );
});

describe('6.7.1 default time', () => {
  test.each(across(3_601, 1, 1, 1))('%s: the loss is proposed from %i s on', (edition, seconds) => {
    const late = play({ edition }, `${seconds} W arrive`);
    expect(eventsOf(late, 'arrived')[0]).toMatchObject({ side: 'white', forfeitProposed: true });
    expect(late.notices).toEqual([
      `${edition === '2005' ? '6.7' : edition === '2009' ? '6.6a' : '6.7.1'} late-arrival`,
    ]);
    expect(late.result).toBe('*');
    const timely = play({ edition }, `${seconds - 1} W arrive`);
    expect(eventsOf(timely, 'arrived')[0]).toMatchObject({ forfeitProposed: false });
  });
  test('the arbiter gives the result', () => {
    expect(play({}, '1 W arrive · 2 R result 0 1 6.7.1').final.result).toBe('0-1');
  });
  test('the event may set another', () => {
    expect(play({ options: { defaultTimeMin: 30 } }, '1800 W arrive').notices).toEqual([]);
    expect(play({ options: { defaultTimeMin: 30 } }, '1801 W arrive').notices).toEqual([
      '6.7.1 late-arrival',
    ]);
  });
});

describe('6.7.2 both absent: White’s clock runs', () => {
  test.each(EDITIONS)(
    '%s: White comes at 15:12 and moves at once, Black at 15:20: −12:00 and −8:00',
    (edition) => {
      const seen = play(
        { edition, options: { defaultTimeMin: 30 } },
        '720 W arrive · 720 W move e2e4 · 720 W press · 1200 B arrive',
      );
      expect([seen.whiteMs, seen.blackMs]).toEqual([78 * MINUTE, 82 * MINUTE]);
      expect(seen.notices).toEqual([]);
    },
  );
});

const MATE = 'r6k/8/5KQ1/8/8/8/8/8 w - - 0 1';
const TEN_SECONDS = [{ ms: 10_000 }];

describe('6.8 the flag counts when it is observed or claimed', () => {
  test('mate after the zero stands, if nobody has called the flag', () => {
    const seen = play({ fen: MATE, clock: TEN_SECONDS }, '11 W move g6g7');
    expect(seen.result).toBe('1-0 5.1.1');
  });
  test.each(across('B.7', '6.8', '6.8', '6.8'))(
    '%s: claimed first, it is put to the arbiter (%s)',
    (edition, article) => {
      const seen = play({ edition, fen: MATE, clock: TEN_SECONDS }, '10.5 B claimFlag · 11 W move g6g7');
      expect(seen.alerts[0]).toBe(`flag ${article}`);
      expect(seen.refusals.map((refusal) => refusal.code)).toEqual(['clocks-stopped']);
      expect(seen.result).toBe('*');
    },
  );
  test('upheld: lost on time', () => {
    const seen = play({ fen: MATE, clock: TEN_SECONDS }, '10.5 B claimFlag · 12 R rule flag uphold');
    expect(seen.result).toBe('0-1 6.9');
  });
  test('the assistant may claim it, the arbiter’s claim is his ruling', () => {
    const assisted = { fen: MATE, clock: TEN_SECONDS, black: BLIND };
    expect(play(assisted, '10.5 BA claimFlag').final.openAlerts).toEqual(['flag']);
    expect(play(assisted, '10.5 R rule flag uphold').result).toBe('0-1 6.9');
  });
  test('a flag that is up is not claimed', () => {
    expect(play({ fen: MATE, clock: TEN_SECONDS }, '9 B claimFlag').refused).toEqual(['6.8 flag-not-down']);
  });
});

describe('6.9 lost on time, unless the opponent cannot mate', () => {
  const flag = '1 W ask ownTime · 11 B claimFlag · 12 R rule flag uphold';
  const fall = (fen: string, edition = '2023' as const) =>
    play({ edition, fen, clock: TEN_SECONDS }, flag).result;
  test('K+Q flagged, opponent K+N: a draw', () => {
    expect(fall('6k1/8/8/3n4/8/8/8/Q6K w - - 0 1')).toBe('1/2-1/2 6.9');
  });
  test('K+R flagged, opponent K+N: lost', () => {
    expect(fall('6k1/8/8/3n4/8/8/8/R6K w - - 0 1')).toBe('0-1 6.9');
  });
  test('K+R flagged, opponent K+B: a draw', () => {
    expect(fall('6k1/8/8/3b4/8/8/8/R6K w - - 0 1')).toBe('1/2-1/2 6.9');
  });
  test.each(across('6.10', '6.9', '6.9', '6.9'))('%s: a bare king cannot win (%s)', (edition, article) => {
    const seen = play(
      { edition, fen: '6k1/8/8/8/8/8/8/R6K w - - 0 1', clock: [{ ms: 10_000 }] },
      '11 B claimFlag · 12 R rule flag uphold',
    );
    expect(seen.result).toBe(`1/2-1/2 ${article}`);
  });
  test('what the position allows is decided by the verdict on it where one is known', () => {
    const seen = play(
      { fen: '6k1/8/8/3n4/8/8/8/R6K w - - 0 1', clock: TEN_SECONDS },
      '1 R verdict 0 yes no · 11 B claimFlag · 12 R rule flag uphold',
    );
    expect(seen.result).toBe('1/2-1/2 6.9');
  });
});

describe('6.10.1 a defective clock is replaced', () => {
  test('the arbiter sets the times; the old ones are on record', () => {
    const seen = play({}, '10 R setClocks 5000000 5100000 defective clock');
    expect(eventsOf(seen, 'clocks-set')[0]).toMatchObject({
      whiteMs: 5_000_000,
      blackMs: 5_100_000,
      wasWhiteMs: HOUR_AND_HALF - 10_000,
      wasBlackMs: HOUR_AND_HALF,
    });
    expect(play({}, '10 W setClocks 5000000 5100000 mine').refused).toEqual(['6.10.2 only-arbiter']);
  });
});

describe('6.10.2 a wrong setting is corrected', () => {
  test('3 s instead of 30 s, found at move 8', () => {
    const seen = play(
      { increment: 3 },
      quiet(1, 14),
      '20 W callArbiter wrong increment · 30 R setClocks 5600000 5600000 setting',
    );
    expect(seen.refused).toEqual([]);
    expect([seen.whiteMs, seen.blackMs]).toEqual([5_600_000, 5_600_000]);
  });
  test('the increment too', () => {
    const lines = '5 R setClocks 5430000 5430000 setting · 5 W move e2e4 · 5 W press';
    expect(play({ increment: 3 }, lines).whiteMs).toBe(5_433_000);
    const seen = play({ increment: 3 }, lines.replace('setting', 'setting increment=30000'));
    expect(seen.whiteMs).toBe(5_460_000);
  });
});

describe('6.11.1 the arbiter interrupts the game', () => {
  test.each(across('6.13a', '6.12a', '6.11.1', '6.11.1'))(
    '%s: both clocks stand; a player cannot (%s)',
    (edition, article) => {
      const seen = play({ edition }, '5 R stop fire alarm · 60 R snapshot');
      expect(seen.whiteMs).toBe(HOUR_AND_HALF - 5_000);
      expect(seen.final.running).toBe(null);
      expect(eventsOf(seen, 'clocks-stopped')[0]).toMatchObject({ reason: 'fire alarm', by: 'arbiter' });
      expect(play({ edition }, '5 W stop tired').refused).toEqual([`${article} only-arbiter`]);
    },
  );
});

describe('6.11.2 a player stops the clocks only to call the arbiter', () => {
  test('the promotion piece is missing', () => {
    const seen = play({ white: BLIND }, '5 W callArbiter promotion piece · 9 R snapshot');
    expect(seen.final.running).toBe(null);
    expect(play({ white: BLIND }, '5 WA callArbiter promotion piece').final.running).toBe(null);
    expect(play({}, '5 R callArbiter me').refused).toEqual(['null only-player']);
  });
});

describe('6.11.3 the arbiter lets the clocks run again', () => {
  test.each(across('6.13c', '6.12c', '6.11.3', '6.11.3'))('%s: players cannot (%s)', (edition, article) => {
    const seen = play(
      { edition },
      '5 W callArbiter help · 6 W restart · 7 W press · 9 R restart · 10 R snapshot',
    );
    expect(seen.refused).toEqual([`${article} only-arbiter`, `${article} clocks-stopped`]);
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 6_000);
  });
});

describe('6.11.4 stopped without reason', () => {
  test('is a matter of 12.9', () => {
    const seen = play({}, '5 W callArbiter nothing · 6 R penalty white own-time 60000 6.11.4 · 7 R restart');
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 5_000 - MINUTE);
    expect(eventsOf(seen, 'penalised')[0]).toMatchObject({ reason: '6.11.4' });
  });
});

describe('6.12.1 displays', () => {
  test('show spectators the moves and the clocks, and nothing that is the arbiter’s or a hand’s', () => {
    const seen = play({}, '1 W lift e2 · 2 W insert e4 · 3 W press · 4 B move e7e2 · 5 B press');
    const shown = seen.events
      .filter((event) => mayHear(seen.state, event, 'spectator'))
      .map((event) => event.event);
    expect(shown).toEqual(['started', 'clock-started', 'made', 'pressed', 'moved', 'pressed']);
    expect(seen.alerts).toEqual(['illegal-move 7.5.1']);
  });
});

describe('6.12.2 no claim on what a display shows alone', () => {
  test('the arbiter sees how far the claimant’s own score reaches', () => {
    const alert = (script: string) => eventsOf(play({}, script), 'alert')[0]?.detail.ownScore;
    expect(alert('1 W claim threefold')).toBe(0);
    expect(alert('1 W move e2e4 · 1 W press · 2 B record e2e4 · 3 B claim threefold')).toBe(1);
  });
});

describe('6.10.1 the computer’s clock jumps', () => {
  const header = { mode: 'competition', timeControl: { periods: [{ ms: 600_000 }] } };
  const jumped = (fields: object, ...more: object[]) =>
    run(headerOf({ ...header, ...fields }), [
      { at: 0, by: 'arbiter', do: 'start' },
      { at: 5000, by: 'arbiter', do: 'clockJumped', ms: 7_200_000, absent: false },
      ...more,
    ] as Line[]);

  test.each(['competition', 'training'])('nobody is charged and no flag falls: it is asked (%s)', (mode) => {
    const { final, events } = jumped({ mode });
    expect(final).toMatchObject({ whiteMs: 595_000, result: '*', openAlerts: ['clock-defect'] });
    expect(events).toContainEqual({ at: 5000, event: 'clock-jumped', ms: 7_200_000, absent: false });
  });

  test('rejected, nothing changes', () => {
    const { final } = jumped(
      {},
      { at: 5000, by: 'arbiter', do: 'rule', on: 'clock-defect', decision: 'reject' },
    );
    expect(final).toMatchObject({ whiteMs: 595_000, openAlerts: [] });
  });

  test('upheld, the time was used, and never more than there is', () => {
    const rule = { at: 5000, by: 'arbiter', do: 'rule', on: 'clock-defect', decision: 'uphold' };
    expect(jumped({}, rule).final).toMatchObject({ whiteMs: 0, openAlerts: [] });
  });

  test('while no clock runs it is a fact and no question', () => {
    const { events, final } = run(headerOf(header), [
      { at: 0, by: 'arbiter', do: 'clockJumped', ms: -90_000, absent: true },
    ] as Line[]);
    expect(events).toEqual([{ at: 0, event: 'clock-jumped', ms: -90_000, absent: true }]);
    expect(final).toMatchObject({ openAlerts: [] });
  });
});

describe('8.6 the next period begun by the arbiter', () => {
  const THREE = [{ moves: 3, ms: 600_000 }, { moves: 2, ms: 1_200_000 }, { ms: 3_600_000 }];

  test.each(EDITIONS)('%s: its moves are counted from the next one', (edition) => {
    const script = [quiet(1, 4), '10 R nextPeriod white', moves(20, 'g1f3 g8f6 f3g1 f6g8 g1f3')];
    const seen = play({ edition, clock: THREE }, ...script);
    expect(seen.state.clock?.periods).toEqual({ white: [0, 2, 4], black: [0, 3] });
    expect(seen.whiteMs).toBeGreaterThan(5_300_000);
  });

  test('what is left to the control is told accordingly', () => {
    const seen = play({ clock: THREE }, quiet(1, 4), '10 R nextPeriod white · 11 W ask toControl');
    expect(eventsOf(seen, 'told')[0]?.answer).toEqual({ toControl: 2 });
  });
});

describe('6.3.2 the delay of a move belongs to its player', () => {
  test.each(EDITIONS)('%s: after a ruling White does not inherit what Black left of his', (edition) => {
    const seen = play(
      { edition, delay: 10, white: BLIND },
      '1 W lift e2 · 2 W insert e5 · 3 W announce e2e5 · 4 W press · 12 R rule illegal-move uphold',
      '20 R restart · 29 W ask ownTime',
    );
    expect(seen.whiteMs).toBe(90 * MINUTE);
  });
  test('interrupted, he has left what he had', () => {
    const seen = play({ delay: 10 }, '4 B callArbiter help · 20 R restart · 27 W ask ownTime');
    expect(seen.whiteMs).toBe(90 * MINUTE - 1_000);
  });
});

describe('6.8 a flag that was dismissed', () => {
  test('falls again when the time given since is used up, and is told again', () => {
    const game = { clock: [{ ms: 10_000 }], increment: 5 } as const;
    const dismissed = '16 R rule flag reject · 17 W move e2e4 · 17 W press · 18 B move e7e5 · 18 B press';
    const seen = play(game, dismissed, '30 B ask ownTime');
    expect(seen.alerts).toEqual(['flag 6.8', 'flag 6.8']);
    expect(eventsOf(seen, 'flag-down').map((event) => event.at)).toEqual([15_000, 23_000]);
  });
  test('has not fallen once more, before the ruling, by time given and used up while it was down', () => {
    const seen = play(
      { clock: [{ ms: 10_000 }] },
      '11 R grantTime 3000 0 test',
      '20 R rule flag reject · 21 W ask ownTime',
    );
    expect(eventsOf(seen, 'flag-down').map((event) => event.at)).toEqual([10_000]);
  });
  test('cannot be claimed as long as it is', () => {
    const seen = play({ clock: [{ ms: 10_000 }] }, '11 R rule flag reject · 12 B claimFlag');
    expect(seen.refused).toEqual(['6.8 flag-not-down']);
  });
  test('time given by another ruling says nothing about it: that is still to be ruled on', () => {
    const game = { clock: [{ ms: 10_000 }] } as const;
    const given = play(game, '11 R grantTime 60000 0 test');
    expect(given.final.openAlerts).toEqual(['flag']);
    expect(play(game, '11 R grantTime 60000 0 test · 12 R rule flag uphold').result).toBe('0-1 6.9');
    const dismissed = play(game, '11 R grantTime 60000 0 test · 12 R rule flag reject · 13 B claimFlag');
    expect(dismissed.refused).toEqual(['6.8 flag-not-down']);
  });
  test('the alert is about nothing once the arbiter has set the times', () => {
    expect(play({ clock: [{ ms: 10_000 }] }, '11 R setClocks 9000 9000 test').final.openAlerts).toEqual([]);
    const periods = [{ moves: 40, ms: 10_000 }, { ms: 9_000 }];
    expect(play({ clock: periods }, '11 R nextPeriod white').final.openAlerts).toEqual([]);
  });
});

describe('05 B.7, B.8 and 09 A.4d: a flag that only a player can call', () => {
  test.each([
    ['2005', 'full', 'B.7', 'B.8'],
    ['2005', 'limited', 'B.7', 'B.8'],
    ['2009', 'full', '6.8', '6.8'],
    ['2009', 'limited', 'A.4d1', 'A.4d2'],
    ['2018', 'limited', '6.8', '6.8'],
    ['2023', 'limited', '6.8', '6.8'],
  ] as const)('%s, %s: %s, claimed by %s', (edition, supervision, falls, claimed) => {
    const seen = play({ edition, supervision, clock: 20 }, '1 B claimFlag · 1201 B claimFlag');
    expect(seen.refused).toEqual([`${claimed} flag-not-down`]);
    expect(seen.alerts).toEqual([`flag ${falls}`]);
  });
});

describe('6.2.1 a press before the move', () => {
  test('that the opponent returns is undone: the move is completed by the next one', () => {
    const returned = '1 W lift e2 · 2 W insert e4 · 3 W press · 4 B press · 5 W announce e2e4';
    const seen = play({ white: BLIND }, returned);
    expect(seen.final.completed).toEqual({ white: 0, black: 0 });
    expect(seen.final.running).toBe('white');
    const pressed = play({ white: BLIND }, returned, '7 W press');
    expect(pressed.final.completed).toEqual({ white: 1, black: 0 });
    expect(pressed.whiteMs).toBe(90 * MINUTE - 6_000);
    const rejected = play(
      { white: BLIND },
      '1 W lift e2 · 2 W insert e4 · 3 W press · 4 B press · 5 R rule premature-press reject',
    );
    expect(rejected.final.completed).toEqual({ white: 1, black: 0 });
  });

  test.each(['2005', '2009'] as const)(
    '%s: of a sighted player breaks no Law, and the move makes it good',
    (edition) => {
      const seen = play({ edition }, '1 W press · 2 W move e2e4 · 3 B move e7e5 · 4 B press');
      expect(seen.alerts).toEqual([]);
      expect(seen.final.completed).toEqual({ white: 1, black: 1 });
    },
  );
});

test('6.2.1.2: a move completed by the next one gains its increment, as every completed move does', () => {
  const seen = play({ increment: 30 }, '1 W move e2e4 · 2 B move e7e5 · 3 W move g1f3 · 4 W press');
  expect(seen.final.completed).toEqual({ white: 2, black: 0 });
  expect(seen.whiteMs).toBe(90 * MINUTE + 3 * 30_000 - 4_000);
});

describe('without a clock', () => {
  test('an unapproved device forbids the game, not only the start (11.3.2)', () => {
    const game = { clock: null, options: { deviceApproved: false } };
    expect(play(game, '1 W move e2e4').refused).toEqual(['11.3.2 device-not-approved']);
    expect(play(game, '1 R approveDevice Hector · 2 W move e2e4').san).toEqual(['e4']);
  });
  test.each(across(0, 0, 1, 1))(
    '%s: so does a deaf opponent without an assistant (D.2.11)',
    (edition, count) => {
      const game = { edition, clock: null, white: { board: 'peg' }, black: { deaf: true } };
      const seen = play(game, '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 R start');
      expect(seen.refused.filter((reason) => reason.startsWith('D.2.11')).length > 0).toBe(count > 0);
      expect(seen.san).toEqual(count > 0 ? [] : ['e4']);
    },
  );
});

describe.each(EDITIONS)('%s, without a clock: nothing waits for a restart', (edition) => {
  test('an illegal move is ruled, and play goes on', () => {
    const seen = play(
      { edition, clock: null },
      '1 W move e2e5 · 2 W press · 3 R rule illegal-move uphold · 4 W move e2e4 · 5 W press',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['e4']);
    expect(seen.final.illegal).toEqual({ white: 1, black: 0 });
  });
  test.each([
    ['illegal-move', 'uphold', '1 W move e1e2', '5 W move e2e4'],
    ['illegal-move', 'reject', '1 W move e2e4', '5 B move e7e5'],
    ['touch-move', 'uphold', '1 W lift b1 · 1 W insert b1 · 1 W move g1f3', '5 W move b1c3'],
    ['touch-move', 'reject', '1 W lift b1 · 1 W insert b1 · 1 W move g1f3', '5 B move e7e5'],
  ])('complained of, %s: %s, and play goes on', (ground, decision, moved, next) => {
    const ruled = `2 B claim ${ground} · 3 R rule ${ground} ${decision}`;
    expect(play({ edition, clock: null }, moved, ruled, next).refused).toEqual([]);
  });
  test('a claim is rejected, and play goes on', () => {
    const seen = play(
      { edition, clock: null },
      '1 W move e2e4 · 2 B move e7e5 · 3 W claim threefold · 4 R rule claim reject · 5 W move g1f3',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['e4', 'e5', 'Nf3']);
  });
});
