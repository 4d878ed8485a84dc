/** Guidelines III (2005 and 2009: Article 10): games without increment, quickplay finish. */
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import { inLastPeriod } from '#rules/game/clock.ts';
import { decide } from '#rules/game/decide.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, MINUTE, moves, play } from './table.ts';

const III = { options: { guidelinesIII: true } } as const;
const low = (ms: number) => `0 R start · 0 R setClocks ${ms} 220000 test`;
const settings = (edition: '2005' | '2009' | '2018' | '2023') =>
  edition < '2018' ? { edition } : { edition, ...III };

describe('III.1 the last period', () => {
  const control = [{ moves: 2, ms: 60 * MINUTE }, { ms: 60 * MINUTE }];
  test('is known from the game’s clock', () => {
    const first = play({ ...III, clock: control }, moves(1, 'e2e4 e7e5')).state.clock;
    const last = play({ ...III, clock: control }, moves(1, 'e2e4 e7e5 g1f3 g8f6')).state.clock;
    expect([first && inLastPeriod(first, 'white'), last && inLastPeriod(last, 'white')]).toEqual([
      false,
      true,
    ]);
  });
  test('before it there is no claim', () => {
    const seen = play(
      { ...III, clock: control },
      '0 R start · 0 R setClocks 90000 90000 test · 1 W claim quickplay',
    );
    expect(seen.refused).toEqual(['III.5 not-in-this-game']);
  });
});

describe('III.2.1 only if announced beforehand', () => {
  test.each(across([], [], ['III.5 not-in-this-game'], ['III.5 not-in-this-game']))(
    '%s: unannounced: %j',
    (edition, refused) => {
      expect(play({ edition }, low(90_000), '1 W claim quickplay').refused).toEqual(refused);
    },
  );
  test.each(['2018', '2023'] as const)('%s: announced', (edition) => {
    expect(play({ edition, ...III }, low(90_000), '1 W claim quickplay').refused).toEqual([]);
  });
});

describe('III.2.2 standard and rapid without increment, not blitz', () => {
  test.each([
    ['5+0', { clock: 5 }, true],
    ['15+0', { clock: 15 }, false],
    ['90+30', { clock: 90, increment: 30 }, true],
    ['90 with a delay of 30 (6.3.2)', { clock: 90, delay: 30 }, true],
  ] as const)('%s', (_, control, refused) => {
    const seen = play({ ...III, ...control }, low(90_000), '1 W claim quickplay');
    expect(seen.refused).toEqual(refused ? ['III.5 not-in-this-game'] : []);
  });
});

const TWO = [{ moves: 40, ms: 60_000 * 60 }, { ms: 60 * MINUTE }];

describe('III, 8.4 a delay is time for each move, too (6.3.2)', () => {
  const delayed = { clock: 90, delay: 30 } as const;
  test('no increment is requested, and no draw given by both flags', () => {
    const seen = play({ ...III, ...delayed }, low(90_000), '1 W requestIncrement · 2 R bothFlags');
    expect(seen.refusals.map(({ code }) => code)).toEqual(['not-in-this-game', 'not-in-this-game']);
  });
  test('nobody is exempt from recording below five minutes', () => {
    expect(eventsOf(play(delayed, low(200_000), '1 W move e2e4'), 'record-exempt')).toEqual([]);
    expect(eventsOf(play({ clock: 90 }, low(200_000), '1 W move e2e4'), 'record-exempt')).not.toEqual([]);
  });
});

test.each(across('null', 'white', 'white', 'white'))(
  '%s: 10.2 a claim that leaves the clocks running: %s runs',
  (edition, runs) => {
    const game = { ...settings(edition), clock: 90 };
    const seen = play(game, low(90_000), '1 W claim quickplay leave');
    expect(String(seen.final.running)).toBe(runs);
  },
);

describe('III.3.1.1 both flags, order unknown, not the last period', () => {
  test.each(across('6.12', '6.11', 'III.3.1', 'III.3.1'))(
    '%s: the game goes on with the next period (%s)',
    (edition, article) => {
      const seen = play(
        { ...settings(edition), clock: TWO },
        '0 R start · 0 R setClocks 0 0 foreign clock · 1 R bothFlags · 2 B claimFlag',
      );
      expect(seen.result).toBe('*');
      expect(eventsOf(seen, 'period-begun').map((event) => event.side)).toEqual(['white', 'black']);
      expect(seen.refusals.map((refusal) => refusal.code)).toEqual(['flag-not-down']);
      expect(play({ ...settings(edition), clock: TWO }, '1 W bothFlags').refused).toEqual([
        `${article} only-arbiter`,
      ]);
    },
  );
});

describe('III.3.1.2 both flags, order unknown, the last period', () => {
  const both = '0 R start · 0 R setClocks 0 0 foreign clock · 1 R bothFlags';
  test.each(across('6.12', '6.11', 'III.3.1', 'III.3.1'))('%s: a draw (%s)', (edition, article) => {
    expect(play(settings(edition), both).result).toBe(`1/2-1/2 ${article}`);
  });
  test.each(['2018', '2023'] as const)('%s: unannounced it is the arbiter’s own result', (edition) => {
    expect(play({ edition }, both).refused).toEqual(['III.3.1 not-in-this-game']);
  });
  test.each(across('B.9', 'A.4d3', null, null))('%s: limited rapid: %s', (edition, article) => {
    const seen = play({ edition, clock: 20, supervision: 'limited' }, both);
    if (article) expect(seen.result).toBe(`1/2-1/2 ${article}`);
    else expect(seen.refused).toEqual(['III.3.1 not-in-this-game']);
  });
  test('our own clock knows the order: the first zero loses', () => {
    const seen = play(
      { clock: [{ ms: 10_000 }] },
      '11 W move e2e4 · 11 W press · 25 B ask ownTime · 26 R rule flag uphold',
    );
    expect(seen.result).toBe('0-1 6.9');
  });
});

describe('III.4 five seconds a move instead', () => {
  test('at 1:59 it is a request and a draw offer, at 2:00 it is refused', () => {
    const asked = play(III, low(119_000), '0 W requestIncrement');
    expect(asked.refused).toEqual([]);
    expect(asked.alerts).toEqual(['claim III.4']);
    expect(asked.final.offer).toBe('open');
    expect(play(III, low(120_000), '0 W requestIncrement').refused).toEqual(['III.4 not-below-two-minutes']);
  });
  test('granted: five seconds from now on, the opponent gets two minutes', () => {
    const seen = play(
      III,
      low(119_000),
      '0 W requestIncrement · 1 R rule claim uphold · 2 R restart · 3 W move e2e4 · 3 W press',
    );
    expect(seen.blackMs).toBe(220_000 + 2 * MINUTE);
    expect(seen.whiteMs).toBe(119_000 - 1_000 + 5_000);
  });
  test('or the draw is accepted', () => {
    const seen = play(
      III,
      moves(1, 'e2e4 e7e5'),
      '2 R setClocks 119000 220000 test · 2 W requestIncrement · 3 B acceptDraw',
    );
    expect(seen.result).toBe('1/2-1/2 5.2.3');
  });
  test.each(['2005', '2009'] as const)('%s knows no such request', (edition) => {
    expect(play({ edition }, low(90_000), '0 W requestIncrement').refused).toEqual(['null not-in-this-game']);
  });
});

const claimed = `${low(90_000)} · 0 W claim quickplay`;

describe('III.5 the claim', () => {
  test.each(across('10.2', '10.2', 'III.5', 'III.5'))(
    '%s: under two minutes, on move; the clocks stand (%s)',
    (edition, article) => {
      const seen = play(settings(edition), claimed);
      expect(seen.alerts).toEqual([`claim ${article}`]);
      expect(seen.final.running).toBe(null);
      expect(seen.final.offer).toBe('open');
      expect(play(settings(edition), low(120_000), '0 W claim quickplay').refused).toEqual([
        `${article} not-below-two-minutes`,
      ]);
      expect(play(settings(edition), low(90_000), '0 B claim quickplay').refused).toEqual([
        `${article} not-on-move`,
      ]);
    },
  );
});

describe('III.5.1 the arbiter agrees', () => {
  test.each(across('10.2a', '10.2a', 'III.5.1', 'III.5.1'))('%s: a draw (%s)', (edition, article) => {
    expect(play(settings(edition), claimed, '5 R rule claim uphold').result).toBe(`1/2-1/2 ${article}`);
  });
});

describe('III.5.2 he postpones', () => {
  test.each(across('10.2b', '10.2b', 'III.5.2', 'III.5.2'))(
    '%s: two minutes to the opponent; reminded at the flag, he decides then (%s)',
    (edition, article) => {
      const script = `${claimed} · 5 R rule claim postpone · 6 R restart`;
      const seen = play(settings(edition), script, '100 R ask moves');
      expect(seen.blackMs).toBe(220_000 + 2 * MINUTE);
      expect(seen.notices).toEqual([`${article} postponed-claim`]);
      expect(seen.final.openAlerts).toContain('claim');
      expect(play(settings(edition), script, '100 R rule claim uphold').final.result).toBe('1/2-1/2');
    },
  );
  test('only such a claim can be postponed', () => {
    expect(play({}, '1 W claim threefold · 2 R rule claim postpone').refused).toEqual([
      'III.5.2 ruling-impossible',
    ]);
  });
});

describe('III.5.3 he rejects', () => {
  test.each(across('10.2c', '10.2c', 'III.5.3', 'III.5.3'))(
    '%s: 3:40 becomes 5:40 (%s)',
    (edition, article) => {
      const seen = play(settings(edition), claimed, '5 R rule claim reject');
      expect(seen.blackMs).toBe(340_000);
      expect(eventsOf(seen, 'time-changed')[0]?.article).toBe(article);
      expect(seen.result).toBe('*');
    },
  );
});

describe('III.5 in training', () => {
  const game = { mode: 'training', options: { guidelinesIII: true }, clock: [{ ms: 119_000 }] } as const;
  const rapid = { ...game, clock: [{ moves: 1, ms: 600_000 }, { ms: 60_000 }] };
  const claim = '595 W move e2e4 · 595 W press · 596 B move e7e5 · 596 B press · 597 W claim quickplay';

  test('nobody can judge it there: it is left open, and costs nothing', () => {
    const seen = play(rapid, claim);
    expect(seen.alerts).toEqual(['claim III.5']);
    expect(seen.final.openAlerts).toEqual(['claim']);
    expect(seen.blackMs).toBe(600_000 - 1_000 + 60_000);
    expect(seen.final.running).toBe('white');
  });
});

describe('III.6.1 no arbiter present: the claim ends the game', () => {
  const game = (edition: Edition) => ({
    edition,
    arbiterPresent: false,
    clock: [{ moves: 1, ms: 1_200_000 }, { ms: 60_000 }],
    ...(edition >= '2018' && { options: { guidelinesIII: true } }),
  });
  const claim = '1195 W move e2e4 · 1195 W press · 1196 B move e7e5 · 1196 B press · 1197 W claim quickplay';

  test.each(EDITIONS)('%s: the position is written down and verified', (edition) => {
    const seen = play(
      game(edition),
      claim,
      '1198 B verifyClaim yes · 1199 W move g1f3 · 1200 R result 0.5 0.5 III.6.2',
    );
    const [submitted] = eventsOf(seen, 'claim-submitted');
    expect(submitted?.fen).toMatch(/^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3/);
    expect(submitted?.moves).toBeUndefined();
    expect(eventsOf(seen, 'claim-verified')[0]?.position).toBe(true);
    expect(seen.refused).toEqual([`${edition < '2018' ? 'D.1' : 'III.6'} game-over`]);
    expect(seen.final.result).toBe('1/2-1/2');
    expect(play(game(edition), claim).final.running).toBeNull();
  });

  test('III.6.1.2 that he makes no effort is shown by the score too', () => {
    const header = game('2023');
    const state = play(header, claim.replace(' · 1197 W claim quickplay', ''));
    const decision = decide(state.state, {
      at: 1_197_000,
      by: 'white',
      do: 'claim',
      ground: 'quickplay',
      because: 'no-effort',
    });
    expect(decision.ok && decision.events.find((event) => event.event === 'claim-submitted')).toMatchObject({
      because: 'no-effort',
      moves: ['e2e4', 'e7e5'],
    });
  });

  test('III.6.1.1 the opponent alone verifies the position', () => {
    const seen = play(game('2023'), claim, '1198 B verifyClaim no');
    expect(eventsOf(seen, 'claim-verified')).toMatchObject([{ side: 'black', position: false }]);
    expect(seen.result).toBe('*');
  });

  test('III.6.2 an arbiter elsewhere gives the result', () => {
    const seen = play(game('2023'), claim, '1198 B verifyClaim yes · 9000 R result 0.5 0.5 draw');
    expect(seen.final.result).toBe('1/2-1/2');
  });

  test('nothing else is done', () => {
    const seen = play(game('2023'), claim, '1198 W verifyClaim yes · 1199 B resign · 1200 B acceptDraw');
    expect(seen.refused).toEqual(['III.6 nothing-to-claim', 'III.6 game-over', 'III.6 game-over']);
  });
});
