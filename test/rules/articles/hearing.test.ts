/** Articles 11 and 12: the conduct of the players, the arbiter; and what may reach whom. */
import { describe, expect, test } from 'vitest';
import { ACTORS } from '#rules/game/command.ts';
import type { EventKind } from '#rules/game/event.ts';
import { mayHear, mayWarn } from '#rules/game/hearing.ts';
import { seenBy } from '#rules/game/view.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, MINUTE, moves, play, type Seen, shuffle } from './table.ts';

const HOUR_AND_HALF = 90 * MINUTE;

/** The kinds of event of a game that a listener gets to hear. */
function heard(seen: Seen, listener: (typeof ACTORS)[number]): EventKind[] {
  return seen.events.filter((event) => mayHear(seen.state, event, listener)).map((event) => event.event);
}

describe.each([
  ['11.2.3 permission of the arbiter', 'may leave for five minutes'],
  ['11.2.3.1 leaving the venue', 'left with permission 16:10'],
  ['11.2.3.2 leaving the area on move', 'left the area 16:20'],
] as const)('%s', (_, note) => {
  test('the arbiter’s note is on record, and the clock runs on', () => {
    const seen = play({}, `5 R report ${note} · 10 R snapshot`);
    expect(eventsOf(seen, 'reported')).toMatchObject([{ by: 'arbiter', about: note }]);
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 10_000);
  });
});

describe('11.2.3.3 the assistant is admitted by name', () => {
  test('before the round, in the game’s header', () => {
    expect(play({ white: BLIND }).state.header.white.assistant).toMatchObject({ name: 'A' });
  });
});

describe('11.3.1 no advice from the program', () => {
  const wrong = '1 W lift e2 · 2 W insert e5 · 3 W announce e2e5 · 4 W press';
  test('competition: no warning of an illegal move, before the press or after it', () => {
    const seen = play({ white: BLIND }, wrong);
    expect(mayWarn(seen.state)).toBe(false);
    for (const listener of ['white', 'black', 'white-assistant'] as const)
      expect(heard(seen, listener)).not.toEqual(expect.arrayContaining(['alert']));
    expect(heard(seen, 'arbiter')).toContain('alert');
  });
  test('training: the program may speak up', () => {
    const seen = play({ mode: 'training', white: BLIND }, wrong);
    expect(mayWarn(seen.state)).toBe(true);
    expect(heard(seen, 'white')).toContain('alert');
  });
  test('no word that a claim is open', () => {
    const seen = play({}, shuffle(1, 8));
    for (const listener of ACTORS) expect(heard(seen, listener)).not.toContain('noticed');
    expect(seen.alerts).toEqual([]);
  });
});

describe('11.3.2 the device needs the arbiter’s approval', () => {
  test.each(across('12.2b', '12.3b', '11.3.2.1', '11.3.2'))(
    '%s: the start is blocked until it is entered (%s)',
    (edition, article) => {
      const options = { deviceApproved: false };
      expect(play({ edition, options }, '0 R start').refused).toEqual([`${article} device-not-approved`]);
      const seen = play({ edition, options }, '0 R approveDevice Hector · 1 R start');
      expect(eventsOf(seen, 'device-approved')[0]?.name).toBe('Hector');
      expect(seen.final.running).toBe('white');
      expect(play({ edition, options }, '0 W approveDevice Hector · 1 R start').refused[0]).toBe(
        `${article} only-arbiter`,
      );
    },
  );
});

describe('11.3.2.2 loss for a device', () => {
  test('the arbiter gives the result with its reason', () => {
    const seen = play({}, '5 R result 0 1 11.3.2.2');
    expect(seen.final.result).toBe('0-1');
    expect(eventsOf(seen, 'ended')[0]?.reason).toBe('11.3.2.2');
  });
});

describe('11.4 who has finished is a spectator', () => {
  test('after the end nobody moves, claims or offers', () => {
    const seen = play({}, '1 W resign · 2 W move e2e4 · 3 B offerDraw · 4 B claim threefold · 5 W press');
    expect(seen.refused).toEqual(Array.from({ length: 4 }, () => 'null game-over'));
  });
});

describe('11.5 no distraction', () => {
  test.each(across('12.6', '12.6', '11.5', '11.5'))(
    '%s: the third offer on one move is told to the arbiter (%s)',
    (edition, article) => {
      const offer = (at: number) => `${at} W offerDraw · ${at} B declineDraw`;
      const start = moves(1, 'e2e4 e7e5');
      expect(play({ edition }, start, [offer(5), offer(6)].join(' · ')).notices).toEqual([]);
      const third = play({ edition }, start, [offer(5), offer(6), offer(7)].join(' · '));
      expect(third.notices).toEqual([`${article} repeated-offers`]);
      expect(third.final.illegal).toEqual({ white: 0, black: 0 });
    },
  );
});

describe('11.6 infringements are punished by 12.9', () => {
  test('on the arbiter’s word only', () => {
    expect(play({}, '1 B penalty white warning 0 noise').refused).toEqual(['12.9 only-arbiter']);
  });
});

describe('11.7 persistent refusal', () => {
  test('lost, the opponent’s score as the arbiter fixes it', () => {
    expect(play({}, '1 R result 0 0.5 11.7').final.result).toBe('0-1/2');
  });
});

describe('11.8 both lose', () => {
  test('0-0', () => expect(play({}, '1 R result 0 0 11.8').final.result).toBe('0-0'));
});

describe('11.11 the players help to reconstruct', () => {
  test('each with his own score, also after the clocks are stopped', () => {
    const seen = play(
      {},
      moves(1, 'e2e4 e7e5'),
      '4 R stop reconstruction · 5 W record e2e4 · 6 B record e2e4',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.state.entries).toEqual({ white: ['e2e4'], black: ['e2e4'] });
  });
});

describe('11.12 repetition and fifty moves are the players’ to notice', () => {
  test('verified only after a claim, and for the arbiter', () => {
    expect(play({}, shuffle(1, 8)).alerts).toEqual([]);
    const claimed = play({}, shuffle(1, 8), '20 W claim threefold');
    expect(eventsOf(claimed, 'alert')[0]?.detail.correct).toBe(true);
    expect(heard(claimed, 'white')).not.toContain('alert');
  });
});

describe('12.2.6 special measures for disabled players', () => {
  test('are entered by the arbiter', () => {
    const seen = play({}, '1 R report extra announcement time granted');
    expect(eventsOf(seen, 'reported')).toMatchObject([
      { by: 'arbiter', about: 'extra announcement time granted' },
    ]);
  });
});

describe('12.4 assistants', () => {
  test('are named in the game’s header, with their duties; another has no rights', () => {
    expect(play({ white: BLIND }).state.header.white.assistant?.name).toBe('A');
    expect(play({}, '1 WA press').refusals.map((refusal) => refusal.code)).toEqual(['not-your-right']);
  });
});

describe('12.5 extra time after a disturbance', () => {
  test.each(across('13.5', '13.5', '12.5', '12.5'))(
    '%s: three minutes for both, with the reason (%s)',
    (edition, article) => {
      const seen = play({ edition }, '0 R start · 0 R grantTime 180000 180000 noise');
      expect([seen.whiteMs, seen.blackMs]).toEqual([HOUR_AND_HALF + 3 * MINUTE, HOUR_AND_HALF + 3 * MINUTE]);
      expect(eventsOf(seen, 'time-changed').map((event) => event.article)).toEqual([article, article]);
      expect(play({ edition }, '1 W grantTime 180000 0 noise').refused).toEqual([`${article} only-arbiter`]);
    },
  );
});

describe('12.6 no intervention', () => {
  test('nobody is told that the opponent has moved without pressing, or how many moves were made', () => {
    const seen = play({}, '1 W move e2e4 · 1 W press · 2 B move e7e5 · 9 W move g1f3');
    for (const listener of ['white', 'black'] as const) {
      expect(heard(seen, listener)).not.toContain('completed');
      expect(heard(seen, listener)).not.toContain('told');
    }
  });
  test('a fallen flag is the arbiter’s to see', () => {
    const seen = play({ clock: [{ ms: 10_000 }] }, '11 W ask ownTime');
    expect(heard(seen, 'arbiter')).toContain('flag-down');
    expect(heard(seen, 'black')).not.toContain('flag-down');
  });
});

describe('12.7 reports reach the arbiter only', () => {
  test.each(['white', 'black', 'white-assistant'] as const)('not %s', (listener) => {
    const seen = play({ white: BLIND }, '1 B report two hands');
    expect(heard(seen, listener)).not.toContain('reported');
    expect(heard(seen, 'arbiter')).toContain('reported');
  });
});

describe('12.9.1 warning', () => {
  test.each(across('13.4a', '13.4a', '12.9.1', '12.9.1'))('%s: on record (%s)', (edition, article) => {
    const seen = play({ edition }, '1 R penalty white warning 0 noise');
    expect(eventsOf(seen, 'penalised')).toMatchObject([
      { side: 'white', penalty: 'warning', article, reason: 'noise' },
    ]);
  });
});

describe('12.9.2 more time for the opponent', () => {
  test.each(across('13.4b', '13.4b', '12.9.2', '12.9.2'))('%s: (%s)', (edition, article) => {
    const seen = play({ edition }, '0 R start · 0 R penalty white opponent-time 90000 noise');
    expect(seen.blackMs).toBe(HOUR_AND_HALF + 90_000);
    expect(eventsOf(seen, 'time-changed')[0]?.article).toBe(article);
  });
});

describe('12.9.3 less time for the offender', () => {
  test('not below zero', () => {
    expect(play({}, '0 R start · 0 R penalty black own-time 60000 noise').blackMs).toBe(
      HOUR_AND_HALF - MINUTE,
    );
    expect(play({}, '0 R start · 0 R penalty black own-time 9000000 noise').blackMs).toBe(0);
  });
});

const DRAWN = `${moves(1, 'e2e4 e7e5')} · 5 W offerDraw · 6 B acceptDraw`;

describe('12.9.4 the opponent’s points raised to the maximum', () => {
  test('½ becomes 1, and the sum stays within the maximum', () => {
    expect(play({}, DRAWN, '9 R result 0 1 12.9.4').final.result).toBe('0-1');
    expect(play({}, DRAWN, '9 R result 0.5 1 12.9.4').refused).toEqual(['10.2 bad-points']);
  });
});

describe('12.9.5 the offender’s points lowered', () => {
  test('½ becomes 0', () => expect(play({}, DRAWN, '9 R result 0 0.5 12.9.5').final.result).toBe('0-1/2'));
});

describe('12.9.6 loss; the arbiter fixes the opponent’s score', () => {
  test.each([
    ['0 1', '0-1'],
    ['0 0.5', '0-1/2'],
    ['0 0', '0-0'],
  ])('%s', (points, result) => {
    expect(play({}, `1 R result ${points} 12.9.6`).final.result).toBe(result);
    expect(play({}, `1 W result ${points} 12.9.6`).refused).toEqual(['null only-arbiter']);
  });
});

describe.each([
  ['12.9.7 fine', 'fine', across(null, null, '12.9.7', '12.9.7')],
  ['12.9.8 exclusion from rounds', 'exclusion', across(null, null, '12.9.8', '12.9.8')],
  ['12.9.9 expulsion', 'expulsion', across('13.4g', '13.4g', '12.9.9', '12.9.9')],
] as const)('%s', (_, penalty, articles) => {
  test.each(articles)('%s: is on record only, where the edition has it (%s)', (edition, article) => {
    const seen = play({ edition }, `0 R start · 0 R penalty white ${penalty} 0 cheating`);
    if (article) expect(eventsOf(seen, 'penalised')[0]).toMatchObject({ penalty, article });
    else {
      expect(eventsOf(seen, 'penalised')).toEqual([]);
      expect(seen.refused).toEqual(['13.4 not-in-this-game']);
    }
    expect([seen.whiteMs, seen.blackMs, seen.result]).toEqual([HOUR_AND_HALF, HOUR_AND_HALF, '*']);
  });
});

describe('11.3.1 before the press no refusal tells an illegal move from a legal one', () => {
  const legal = '4k3/8/8/8/8/8/8/4K2R w - - 0 1';
  const illegal = '4kr2/8/8/8/8/8/8/4K2R w - - 0 1'; // f1 is attacked
  const placed = { peg: '1 W lift e1 · 2 W insert f1 · 3 W announce e1f1', normal: '3 W move e1f1' };
  test.each(
    (['peg', 'normal'] as const).flatMap((board) =>
      [
        '4 W adjust',
        '4 B viewScore',
        '4 W viewScore',
        '4 B adjust · 5 W adjust',
        '4 W correct e1f1 · 5 W announce e1f1',
        '4 W record e1f1 · 5 W correct e1f1 · 6 W press',
        '4 B repeat e1f1 · 5 W announce e1f1',
        '4 WA lift f1 · 5 W adjust',
      ].map((acts) => [board, acts] as const),
    ),
  )('%s: %s', (board, acts) => {
    const [one, other] = [legal, illegal].map((fen) => {
      const rapid = { clock: 30, options: {}, white: { ...BLIND, board }, fen };
      const seen = play(rapid, placed[board], acts);
      return [seen.refused, seenBy(seen.state, ['white']).ply.number, seen.state.entries];
    });
    expect(other).toEqual(one);
  });
});
