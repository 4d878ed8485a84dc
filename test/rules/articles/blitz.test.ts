/** Appendix B: blitz. */
import { describe, expect, test } from 'vitest';
import { regimeOf } from '#rules/editions/regime.ts';
import { parametersOf } from '#rules/editions/table.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, MINUTE, moves, play } from './table.ts';

const BLITZ = { clock: 5 } as const;
const LIMITED = { clock: 5, supervision: 'limited' } as const;
const illegal = '1 W move e2e5 · 1 W press';

describe('B.1 what is blitz', () => {
  test.each([
    ['3+2', 3, 2, 'blitzFull'],
    ['5+5', 5, 5, 'blitzFull'],
    ['5+6', 5, 6, 'rapidFull'],
  ] as const)('%s: %i min, %i s: %s', (_, minutes, increment, regime) => {
    const control = { periods: [{ ms: minutes * MINUTE }], incrementMs: increment * 1000, delayMs: 0 };
    expect(regimeOf(parametersOf('2023'), 'full', control)).toBe(regime);
  });
});

describe('B.2 full supervision: the Competition Rules', () => {
  test.each(across(null, 2, 1, 2))(
    '%s: the first illegal move gives the opponent %s minutes',
    (edition, minutes) => {
      const seen = play({ ...BLITZ, edition }, illegal, '2 R rule illegal-move uphold');
      if (minutes === null) expect(seen.alerts).toEqual([]);
      else expect(seen.blackMs).toBe((5 + minutes) * MINUTE - 1_000);
    },
  );
  test('2023: the event may set one minute (TU-08)', () => {
    const options = { 'illegal.blitzFull.bonusSec': 60 };
    expect(play({ ...BLITZ, options }, illegal, '2 R rule illegal-move uphold').blackMs).toBe(
      6 * MINUTE - 1_000,
    );
  });
});

describe('B.2.1 one arbiter per game', () => {
  test.each(across(null, 'B.2', 'B.3.1', 'B.2.1'))(
    '%s: two boards on one arbiter are refused (%s)',
    (edition, article) => {
      const two = () => play({ ...BLITZ, edition, gamesPerArbiter: 2 });
      if (article) expect(two).toThrow(`${article}: full supervision`);
      else expect(two().state.phase).toBe('playing');
    },
  );
});

describe('B.2.2 the game is recorded', () => {
  test('by the program', () => expect(play(BLITZ, moves(1, 'e2e4 e7e5')).san).toEqual(['e4', 'e5']));
});

describe('B.2.3 the sheet is shown five times', () => {
  test('the sixth is told to the arbiter', () => {
    const views = Array.from({ length: 6 }, (_, index) => `${index + 1} W viewScore`).join(' · ');
    expect(play(BLITZ, views).notices).toEqual(['11.5 sheet-views']);
    expect(eventsOf(play(LIMITED, '1 W viewScore'), 'score-viewed')).toEqual([]);
  });
});

describe('B.3 limited supervision: as rapid', () => {
  test.each(across(null, null, 1, 1))('%s: the first illegal move %s', (edition, minutes) => {
    const seen = play(
      { ...LIMITED, edition },
      illegal,
      '2 B claim illegal-move · 3 R rule illegal-move uphold',
    );
    if (minutes === null) expect(seen.result).toBe(`0-1 ${edition === '2005' ? 'C.3' : 'B.3c'}`);
    else {
      expect(seen.result).toBe('*');
      expect(seen.blackMs).toBe(6 * MINUTE - 1_000);
    }
  });
  test.each(['2018', '2023'] as const)('%s: the second loses', (edition) => {
    const again = '3 R restart · 4 W move e2e5 · 4 W press · 5 R rule illegal-move uphold';
    expect(play({ ...LIMITED, edition }, illegal, '2 R rule illegal-move uphold', again).result).toBe(
      '0-1 7.5.5',
    );
  });
  test.each(['2005', '2009'] as const)('%s: the claimant cannot mate: a draw', (edition) => {
    const seen = play(
      { ...LIMITED, edition, fen: '3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1' },
      '1 W move e1e3 · 1 W press · 2 B claim illegal-move · 3 R rule illegal-move uphold',
    );
    expect(seen.final.result).toBe('1/2-1/2');
  });
  const late = `${illegal} · 2 B move e7e6 · 2 B press · 3 B agreeCorrection · 4 W agreeCorrection`;
  test.each(across(false, true, true, true))(
    '%s: after the reply, corrected by both players’ agreement: %s',
    (edition, corrected) => {
      expect(play({ ...LIMITED, edition }, late).san).toHaveLength(corrected ? 0 : 2);
    },
  );
  test.each(across('C.3', 'B.3c', 'A.4.2', 'A.5.2'))(
    '%s: after the reply the claim is too late by %s',
    (edition, article) => {
      const seen = play(
        { ...LIMITED, edition },
        illegal,
        '2 B move e7e6 · 2 B press · 3 B claim illegal-move',
      );
      expect(seen.refused).toEqual([`${article} too-late-to-complain`]);
    },
  );
});

describe('B.4 the event fixes which of the two holds', () => {
  test('by the header', () => {
    expect(play(BLITZ).state.regime).toBe('blitzFull');
    expect(play(LIMITED).state.regime).toBe('blitzLimited');
  });
});
