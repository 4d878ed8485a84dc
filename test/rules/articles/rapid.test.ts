/** Appendix A: rapid chess. */
import { describe, expect, test } from 'vitest';
import { regimeOf } from '#rules/editions/regime.ts';
import { parametersOf } from '#rules/editions/table.ts';
import { apply } from '#rules/game/apply.ts';
import { final } from '#rules/game/final.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { begin, eventsOf } from '#test/rules/game/script.ts';
import { across, MINUTE, play, quiet, shuffle } from './table.ts';

const RAPID = { clock: 15, increment: 10 } as const;
const LIMITED = { ...RAPID, supervision: 'limited' } as const;
const START = 15 * MINUTE + 10_000;

const regime = (edition: '2005' | '2009' | '2018' | '2023', minutes: number, increment: number) =>
  regimeOf(parametersOf(edition), 'full', {
    periods: [{ ms: minutes * MINUTE }],
    incrementMs: increment * 1000,
    delayMs: 0,
  });

describe('A.1 what is rapid', () => {
  test.each([
    ['15+10', 15, 10, ['rapidFull', 'rapidFull', 'rapidFull', 'rapidFull']],
    ['10+5', 10, 5, ['rapidFull', 'rapidFull', 'rapidFull', 'rapidFull']],
    ['60+0', 60, 0, ['rapidFull', 'standard', 'standard', 'standard']],
    ['12+0', 12, 0, ['blitzFull', 'blitzFull', 'rapidFull', 'rapidFull']],
  ] as const)('%s', (_, minutes, increment, regimes) => {
    const editions = ['2005', '2009', '2018', '2023'] as const;
    expect(editions.map((edition) => regime(edition, minutes, increment))).toEqual(regimes);
  });
});

describe('A.2 no duty to record; claims from the record that is kept', () => {
  test('threefold in rapid, from the program’s log', () => {
    const seen = play(RAPID, shuffle(1, 8), '20 W claim threefold · 21 R rule claim uphold');
    expect(seen.result).toBe('1/2-1/2 9.2.2');
  });
  test('nobody is reminded of his score', () => {
    const seen = play(
      RAPID,
      '1 W move e2e4 · 1 W press · 1 W record e2e4',
      '2 B move e7e5 · 2 B press · 3 W move g1f3 · 3 W press · 4 B move b8c6 · 4 B press · 5 W move f1b5',
    );
    expect(eventsOf(seen, 'record-due')).toEqual([]);
  });
});

const illegal = '1 W move e2e5 · 1 W press · 2 R rule illegal-move uphold';

describe('A.3 the penalty is one minute', () => {
  test.each(across(null, 2, 2, 1))(
    '%s, full: the first illegal move gives the opponent %s minutes',
    (edition, minutes) => {
      const seen = play({ ...RAPID, edition }, illegal);
      if (minutes === null) {
        expect(seen.alerts).toEqual([]); // 2005: B.6 waits for the opponent's claim
        return;
      }
      expect(seen.blackMs).toBe(START - 1_000 + minutes * MINUTE);
    },
  );
  test('a wrong claim too', () => {
    expect(play(RAPID, '1 W claim threefold · 2 R rule claim reject').blackMs).toBe(START + MINUTE);
  });
});

describe('A.4 full supervision', () => {
  test('the game’s header says so, and the Competition Rules hold', () => {
    expect(play(RAPID).state.regime).toBe('rapidFull');
    expect(play(LIMITED).state.regime).toBe('rapidLimited');
    const late = play(
      RAPID,
      '1 W move e2e5 · 1 W press · 2 B move e7e6 · 2 B press · 3 R rule illegal-move uphold',
    );
    expect(late.san).toEqual([]); // 7.5.1: any time during the game
  });
});

describe('A.4.1 at most three games per arbiter', () => {
  test.each(across(null, 'A.3', 'A.3.1', 'A.4.1'))(
    '%s: four boards on one arbiter are refused (%s)',
    (edition, article) => {
      expect(play({ ...RAPID, edition, gamesPerArbiter: 3 }).state.phase).toBe('playing');
      const four = () => play({ ...RAPID, edition, gamesPerArbiter: 4 });
      if (article) expect(four).toThrow(`${article}: full supervision`);
      else expect(four().state.phase).toBe('playing');
    },
  );
  test('limited supervision has no such bound, nor has standard chess', () => {
    expect(play({ ...LIMITED, gamesPerArbiter: 40 }).state.regime).toBe('rapidLimited');
    expect(play({ gamesPerArbiter: 40 }).state.regime).toBe('standard');
  });
});

describe('A.4.2 every game is recorded', () => {
  const script =
    '1 W move e2e4 · 2 W offerDraw · 3 W press · 4 B move e7e5 · 6 B press · 7 W move e4e6 · 8 W press';
  const seen = play(RAPID, script);

  test('by the program, for both, with its times, without an entry of theirs', () => {
    expect(seen.state.entries).toEqual({ white: [], black: [] });
    const half = eventsOf(seen, 'made').map(({ at, side, san }) => [at, side, san]);
    expect(half).toEqual([
      [1_000, 'white', 'e4'],
      [4_000, 'black', 'e5'],
    ]);
    expect(eventsOf(seen, 'illegal')).toMatchObject([{ at: 8_000, side: 'white', move: 'e4e6' }]);
    expect(eventsOf(seen, 'draw-offered')).toMatchObject([{ at: 2_000, side: 'white', ply: 1 }]);
  });
  test('so that the record alone gives the game back, moves, offers and clocks', () => {
    let again = begin(seen.state.header);
    for (const event of seen.events) again = apply(again, JSON.parse(JSON.stringify(event)));
    expect(final(again, 8_000)).toEqual(seen.final);
  });
  test('and the arbiter sees all of it', () => {
    expect(seen.events.every((event) => mayHear(seen.state, event, 'arbiter'))).toBe(true);
  });
});

describe('A.4.3 the arbiter’s sheet, five times', () => {
  const views = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index + 1} W viewScore`).join(' · ');
  test.each(across(null, null, 'A.3.2', 'A.4.3'))('%s: by the player on move (%s)', (edition, article) => {
    const settings = { ...RAPID, edition, increment: edition === '2005' ? 10 : 10 };
    if (article === null) {
      expect(play(settings, views(1)).refused).toEqual(['null not-in-this-game']);
      return;
    }
    expect(play(settings, views(5)).notices).toEqual([]);
    const sixth = play(settings, views(6));
    expect(sixth.notices).toEqual(['11.5 sheet-views']);
    expect(eventsOf(sixth, 'score-viewed').map((event) => event.tooOften)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(play(settings, '1 B viewScore').refused).toEqual([`${article} not-on-move`]);
  });
});

describe('A.5 limited supervision', () => {
  test.each(across('rapidLimited', 'rapidLimited', 'rapidLimited', 'rapidLimited'))(
    '%s: %s',
    (edition, expected) => {
      expect(play({ ...LIMITED, edition }).state.regime).toBe(expected);
    },
  );
});

describe('A.5 touch-move, where it is ruled on request only', () => {
  const breach = '1 W lift g1 · 2 W insert g1 · 3 W lift b1 · 4 W insert c3 · 5 W press';
  test.each(across([], [], ['touch-move 4.3.1'], ['touch-move 4.3.1']))(
    '%s: seen by the program: %j',
    (edition, alerts) => {
      expect(play({ ...LIMITED, edition }, breach).alerts).toEqual(alerts);
    },
  );
  test.each(['2005', '2009'] as const)('%s: the opponent asks, before he touches a piece', (edition) => {
    const asked = play({ ...LIMITED, edition }, breach, '6 B claim touch-move · 7 R rule touch-move uphold');
    expect(asked.alerts).toEqual(['touch-move 4.3a']);
    expect(asked.allowed).toEqual(['g1f3', 'g1h3']);
    expect(asked.final.illegal).toEqual({ white: 0, black: 0 });
  });
});

describe('A.5.1 both have completed ten moves', () => {
  const wrong = '60 R wrongStart';
  test.each(across(3, 3, 10, 10))(
    '%s: a wrong set-up is questioned until move %i of both',
    (edition, closes) => {
      const open = play({ ...LIMITED, edition }, quiet(1, 2 * closes - 1), wrong);
      expect(open.san).toEqual([]);
      const closed = play({ ...LIMITED, edition }, quiet(1, 2 * closes), wrong);
      expect(closed.refusals.map((refusal) => refusal.code)).toEqual(['too-late-to-complain']);
    },
  );
  test('White ten, Black nine completed: still open', () => {
    expect(play(LIMITED, quiet(1, 19), wrong).san).toEqual([]);
  });
});

describe('A.5.1.1 then the clock setting stays', () => {
  test.each(across(['B.4', 3], ['A.4a', 3], ['A.4.1.1', 10], ['A.5.1.1', 10]))(
    '%s: %j',
    (edition, [article, closes]) => {
      const played = quiet(1, 2 * Number(closes));
      const late = play({ ...LIMITED, edition }, played, '60 R setClocks 900000 900000 setting');
      expect(late.refused).toEqual([`${article} too-late-to-complain`]);
      expect(play({ ...LIMITED, edition }, played, '60 R setClocks 900000 900000 schedule').refused).toEqual(
        edition < '2018' ? [`${article} too-late-to-complain`] : [],
      );
      expect(
        play({ ...LIMITED, edition }, quiet(1, 2), '60 R setClocks 900000 900000 setting').refused,
      ).toEqual([]);
    },
  );
});

describe('A.5.1.2 then the set-up stays, and a misplaced king or rook does not castle', () => {
  const swapped = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1';
  test('found at move 12: play goes on, that king may not castle', () => {
    const seen = play({ ...LIMITED, fen: swapped }, quiet(1, 22), '60 R misplacedCastling white');
    expect(seen.refused).toEqual([]);
    expect(seen.final.fen).toContain(' w kq ');
  });
  test.each(across(['B.4 not-in-this-game'], ['A.4a not-in-this-game'], [], []))(
    '%s: a rook alone: %j',
    (edition, refused) => {
      const seen = play({ ...LIMITED, edition }, quiet(1, 22), '60 R misplacedCastling white h1');
      expect(seen.refused).toEqual(refused);
      expect(seen.final.fen).toContain(edition < '2018' ? ' w KQkq ' : ' w Qkq ');
    },
  );
  test('before that the game is begun anew instead', () => {
    expect(play(LIMITED, '1 R misplacedCastling white').refused).toEqual(['A.5.1.2 not-in-this-game']);
  });
});

describe('A.5.2 an illegal move before the opponent’s next move', () => {
  const done = '1 W move e2e5 · 1 W press';
  test.each(across([], [], ['illegal-move 7.5.1'], ['illegal-move 7.5.1']))(
    '%s: the arbiter sees it: %j',
    (edition, alerts) => {
      expect(play({ ...LIMITED, edition }, done).alerts).toEqual(alerts);
    },
  );
  test.each(across(['7.4a', 2], ['7.4a', 2], ['7.5.1', 2], ['7.5.1', 1]))(
    '%s: the opponent claims it: %j',
    (edition, [article, minutes]) => {
      const seen = play(
        { ...LIMITED, edition },
        done,
        '2 B claim illegal-move · 3 R rule illegal-move uphold',
      );
      expect(seen.alerts).toEqual([`illegal-move ${article}`]);
      expect(seen.blackMs).toBe(START - 1_000 + Number(minutes) * MINUTE);
      expect(seen.san).toEqual([]);
    },
  );
  const replied = `${done} · 2 B move e7e6 · 2 B press · 3 B claim illegal-move`;
  test.each(across('B.6', 'A.4c', 'A.4.2', 'A.5.2'))(
    '%s: after the reply it stands and the claim is refused (%s)',
    (edition, article) => {
      const seen = play({ ...LIMITED, edition }, replied);
      expect(seen.refused).toEqual([`${article} too-late-to-complain`]);
      expect(seen.final.openAlerts).toEqual([]);
      expect(seen.san).toHaveLength(2);
    },
  );
  const agreed = `${done} · 2 B move e7e6 · 2 B press · 3 W move d2d4 · 3 W press · 4 B agreeCorrection · 5 W agreeCorrection`;
  test.each(across(false, false, true, true))(
    '%s: both agree: corrected without the arbiter: %s',
    (edition, corrected) => {
      const seen = play({ ...LIMITED, edition }, agreed);
      expect(seen.san).toHaveLength(corrected ? 0 : 3);
      if (!corrected)
        expect(seen.refusals.map((refusal) => refusal.code)).toEqual([
          'not-in-this-game',
          'not-in-this-game',
        ]);
      else expect(seen.final.touches).toEqual(['e2']);
    },
  );
  test('one alone corrects nothing', () => {
    const seen = play(
      LIMITED,
      `${done} · 2 B move e7e6 · 2 B press · 4 B agreeCorrection · 5 B agreeCorrection`,
    );
    expect(seen.san).toHaveLength(2);
    expect(play(LIMITED, '1 R agreeCorrection').refused).toEqual(['null only-player']);
  });
  // 11.3.1: who proposes alone would learn from a refusal that every move so far was legal.
  test.each([
    ['after an illegal move', done],
    ['where all were legal', '1 W move e2e4 · 1 W press'],
  ])('one alone hears the same %s', (_, first) => {
    const script = `${first} · 2 B move e7e6 · 2 B press · 4 B agreeCorrection`;
    expect(play({ ...LIMITED, mode: 'competition' }, script).refused).toEqual([]);
  });
  test('both together: where all moves were legal nothing is taken back', () => {
    const seen = play(
      { ...LIMITED, mode: 'competition' },
      '1 W move e2e4 · 1 W press · 4 B agreeCorrection · 5 W agreeCorrection',
    );
    expect(seen.san).toEqual(['e4']);
    expect(seen.refused).toEqual(['A.5.2 nothing-to-claim']);
  });
});

describe('A.5.2 where the arbiter acts unasked', () => {
  const check = { ...LIMITED, fen: '4k3/8/8/8/8/8/R7/r2K4 w - - 0 1' };
  test.each(across('7.4a', '7.4a', '7.5.1', '7.5.1'))('%s: both kings in check (%s)', (edition, article) => {
    expect(play({ ...check, edition }, '1 W move a2e2 · 1 W press').alerts).toEqual([
      `illegal-move ${article}`,
    ]);
  });
  test.each(across('7.4a', '7.4a', '7.5.2', '7.5.2'))(
    '%s: a promotion unfinished (%s)',
    (edition, article) => {
      const fen = '6k1/4P3/8/8/8/8/8/K7 w - - 0 1';
      const seen = play({ ...LIMITED, edition, fen }, '1 W move e7e8 · 1 W press');
      expect(seen.alerts).toEqual([`incomplete-promotion ${article}`]);
    },
  );
  test.each(['2005', '2009'] as const)('%s: not in blitz', (edition) => {
    expect(play({ ...check, increment: 0, clock: 5, edition }, '1 W move a2e2 · 1 W press').alerts).toEqual(
      [],
    );
  });
});

describe('A.5.3 both flags down', () => {
  const both =
    '901 W move e2e4 · 901 W press · 1802 B move e7e5 · 1802 B press · 1803 W claimFlag · 1804 R rule flag uphold';
  test.each(across('1/2-1/2 B.9', '1/2-1/2 A.4d3', '0-1 6.9', '0-1 6.9'))('%s: %s', (edition, result) => {
    expect(play({ clock: 15, supervision: 'limited', edition }, both).result).toBe(result);
  });
});

describe('A.5.3 a time claim', () => {
  const bare = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1';
  test('the claimant has a bare king: a draw', () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const seen = play({ clock: 15, supervision: 'limited', fen }, '901 B claimFlag · 902 R rule flag uphold');
    expect(seen.result).toBe('1/2-1/2 6.9');
  });
  test('he can mate: won', () => {
    const seen = play(
      { clock: 15, supervision: 'limited', fen: bare },
      '901 W claimFlag · 902 R rule flag uphold',
    );
    expect(seen.result).toBe('1-0 6.9');
  });
});

describe('A.5.4 both kings in check, or a pawn on the last rank', () => {
  test('the next move leaves it so: the arbiter is told “draw”', () => {
    const watched = play(
      { ...LIMITED, fen: '4k3/8/8/8/8/8/R7/r2K4 w - - 0 1' },
      '1 W move a2e2 · 1 W press · 2 B move a1b1 · 2 B press',
    );
    expect(watched.notices).toEqual(['A.5.4 draw-by-illegal-position']);
  });
  test.each(across(false, false, true, true))(
    '%s: a pawn left on the last rank, and a reply that leaves it: noticed %s',
    (edition, noticed) => {
      const seen = play(
        { ...LIMITED, edition, fen: '6k1/4P3/8/8/8/8/8/K7 w - - 0 1' },
        '1 W move e7e8 · 1 W press · 2 B move g8g7 · 2 B press',
      );
      expect(seen.notices.some((notice) => notice.endsWith('draw-by-illegal-position'))).toBe(noticed);
    },
  );
  test('with full supervision 7.5 holds instead', () => {
    const seen = play(
      { ...RAPID, fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' },
      '1 W move e7e8 · 1 W press · 2 B move h8g7 · 2 B press',
    );
    expect(seen.notices).toEqual([]);
  });
});

describe('A.5.5 the arbiter calls a flag that he sees', () => {
  test.each(across([], [], ['flag 6.8'], ['flag 6.8']))('%s: at zero %j', (edition, alerts) => {
    const seen = play({ clock: 15, supervision: 'limited', edition }, '901 W ask ownTime');
    expect(seen.alerts).toEqual(alerts);
  });
});

describe('A.6 the event fixes which of the two holds', () => {
  test('by the header, full unless it says limited', () => {
    expect(play(RAPID).state.header.supervision).toBe('full');
    expect(() => play({ ...RAPID, supervision: 'some' as 'full' })).toThrow(/supervision/);
  });
});

test.each(across(null, null, 'B.3.2', 'B.2.3'))(
  '%s: the arbiter’s sheet in blitz is %s',
  (edition, article) => {
    const refused = play({ edition, clock: 5 }, '1 B viewScore').refused;
    expect(refused).toEqual([article ? `${article} not-on-move` : 'null not-in-this-game']);
  },
);
