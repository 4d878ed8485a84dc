/** What is told before and after a claim, from the parameters of each edition. */
import { describe, expect, test } from 'vitest';
import { afterClaim, beforeClaim, CLAIMS, claimsOf, mayLeaveClocks } from '#app/shared/claims/formalities.ts';
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import { GROUNDS } from '#rules/game/command.ts';
import { DUTIES } from '#rules/game/header.ts';
import type { GameState } from '#rules/game/state.ts';
import { begin, headerOf, run } from '#test/rules/game/script.ts';

const HOURS = { periods: [{ ms: 5_400_000 }], incrementMs: 0, delayMs: 0 };
const BLITZ = { periods: [{ ms: 180_000 }], incrementMs: 2_000, delayMs: 0 };

function game(fields: Record<string, unknown> = {}): GameState {
  return begin(headerOf({ timeControl: HOURS, ...fields }));
}

const keys = (state: GameState, ...claim: [Parameters<typeof beforeClaim>[1], boolean?]) =>
  beforeClaim(state, claim[0], claim[1] ?? false).map(({ key }) => key);
const costOf = (state: GameState) =>
  beforeClaim(state, 'threefold', false).find(({ key }) => key === 'wrongCosts')?.ms;

describe('before a claim', () => {
  test.each([
    ['2005', 'mustStop', 'beforeMove', 'written', 180_000, true, '9.2b', '9.2a'],
    ['2009', 'mayStop', 'beforeTouch', 'written', 180_000, false, '9.2b', '9.2a'],
    ['2018', 'clocksStop', 'beforeTouch', 'writtenFinal', 120_000, false, '9.2.1.2', '9.2.1.1'],
    ['2023', 'clocksStop', 'beforeTouch', 'writtenFinal', 120_000, false, '9.2.2', '9.2.1'],
  ] as const)('%s: who stops the clocks (%s), until when (%s), the written move, the cost', (...row) => {
    const [edition, clocks, until, written, cost, isCut, onBoard, intended] = row;
    const state = game({ edition });
    expect(keys(state, 'threefold')).toContain(clocks);
    expect(keys(state, 'threefold')).toContain(until);
    expect(keys(state, 'threefold')).not.toContain(written);
    expect(keys(state, 'threefold', true)).toEqual(expect.arrayContaining([written, 'wrongMustPlay']));
    expect(costOf(state)).toBe(cost);
    expect(keys(state, 'fifty').includes('wrongCut')).toBe(isCut);
    expect(beforeClaim(state, 'threefold', false)[0]?.article).toBe(onBoard);
    expect(beforeClaim(state, 'threefold', true)[0]?.article).toBe(intended);
    expect(mayLeaveClocks(state, 'fifty')).toBe(edition === '2009');
  });

  test('what it costs is what the core then does, in every edition', () => {
    for (const edition of EDITIONS)
      for (const timeControl of [HOURS, BLITZ]) {
        const ran = run(headerOf({ edition, timeControl }), [
          { at: 0, by: 'arbiter', do: 'start' },
          { at: 1000, by: 'white', do: 'claim', ground: 'threefold' },
          { at: 1000, by: 'arbiter', do: 'rule', on: 'claim', decision: 'reject' },
        ]);
        const granted = ran.events.find((event) => event.event === 'time-changed' && event.side === 'black');
        expect(granted).toMatchObject({ ms: costOf(game({ edition, timeControl })) });
      }
  });

  test('without a clock nothing is said of clocks and times', () => {
    const told = keys(game({ timeControl: null }), 'fifty', true);
    expect(told).not.toContain('wrongCosts');
    expect(told).not.toContain('clocksStop');
  });

  test.each([
    ['2023', HOURS, ['illegalUpheld', 'illegalBonus', 'illegalLoss'], []],
    ['2005', BLITZ, ['illegalWins'], ['illegalBonus', 'illegalLoss']],
  ] as const)('%s: an illegal move', (edition, timeControl, there, notThere) => {
    const told = keys(game({ edition, timeControl, supervision: 'limited' }), 'illegal-move');
    expect(told).toEqual(expect.arrayContaining([...there]));
    for (const key of notThere) expect(told).not.toContain(key);
  });

  test('every claim ends with who decides, and says an article first', () => {
    for (const mode of ['training', 'competition'])
      for (const edition of EDITIONS)
        for (const claim of CLAIMS) {
          const told = beforeClaim(game({ mode, edition }), claim, false);
          expect(told.at(-1)?.key).toBe(mode === 'training' ? 'programRules' : 'arbiterRules');
          expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
          if (told.length > 1) expect(told[0]?.article).toEqual(expect.any(String));
        }
  });
});

describe('who may claim what', () => {
  test.each([
    ['2005', {}, true, false],
    ['2009', {}, true, false],
    ['2018', {}, false, false],
    ['2023', {}, false, false],
    ['2023', { options: { guidelinesIII: true } }, true, true],
    [
      '2023',
      { options: { guidelinesIII: true }, timeControl: { ...HOURS, incrementMs: 30_000 } },
      false,
      false,
    ],
    ['2023', { options: { guidelinesIII: true }, timeControl: BLITZ }, false, false],
  ] as const)('%s %j: the quickplay claim %j, the request %j', (edition, fields, quickplay, increment) => {
    const claims = claimsOf(game({ edition: edition satisfies Edition, ...fields }), 'black');
    expect(claims.includes('quickplay')).toBe(quickplay);
    expect(claims.includes('increment')).toBe(increment);
    expect(claims).toEqual(
      expect.arrayContaining(['threefold', 'fifty', 'flag', 'illegal-move', 'touch-move']),
    );
  });

  test('an assistant the flag alone, if that is his duty; the arbiter nothing', () => {
    const helped = (duties: readonly string[]) =>
      game({ white: { name: 'V', board: 'peg', assistant: { name: 'A', duties } } });
    expect(claimsOf(helped(DUTIES), 'white-assistant')).toEqual(['flag']);
    expect(claimsOf(helped(['D.2.10.4']), 'white-assistant')).toEqual([]);
    expect(claimsOf(helped(DUTIES), 'black-assistant')).toEqual([]);
    expect(claimsOf(helped(DUTIES), 'arbiter')).toEqual([]);
  });

  test('no ground of the core is forgotten', () => {
    for (const ground of GROUNDS) expect(CLAIMS).toContain(ground);
  });
});

test('once it is made, it is said that the clocks stand and that it stays', () => {
  const { state } = run(headerOf({ timeControl: HOURS }), [
    { at: 0, by: 'arbiter', do: 'start' },
    { at: 1000, by: 'white', do: 'claim', ground: 'fifty' },
  ]);
  expect(afterClaim(state, 'fifty').map(({ key }) => key)).toEqual([
    'afterArbiter',
    'afterStand',
    'afterNoWithdrawal',
    'afterMayAccept',
  ]);
  expect(afterClaim(game({ mode: 'training' }), 'fifty')).toEqual([{ key: 'afterProgram' }]);
});
