import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import { regimeOf } from '#rules/editions/regime.ts';
import { parametersOf } from '#rules/editions/table.ts';

function rate(minutes: number, incrementSec: number, delaySec = 0) {
  return {
    periods: [{ ms: minutes * 60_000 }],
    incrementMs: incrementSec * 1000,
    delayMs: delaySec * 1000,
  };
}

function supervised(edition: Edition, minutes: number, incrementSec: number): string {
  return regimeOf(parametersOf(edition), 'full', rate(minutes, incrementSec));
}

describe('A.1 rapid: base time and 60 times the increment', () => {
  test.each(['2018', '2023'] as const)('%s: over 10 and under 60 minutes', (edition) => {
    expect(supervised(edition, 15, 10)).toBe('rapidFull');
    expect(supervised(edition, 10, 5)).toBe('rapidFull');
    expect(supervised(edition, 12, 0)).toBe('rapidFull');
    expect(supervised(edition, 10, 0)).toBe('blitzFull');
    expect(supervised(edition, 60, 0)).toBe('standard');
    expect(supervised(edition, 30, 30)).toBe('standard');
    expect(supervised(edition, 59, 0)).toBe('rapidFull');
  });

  test('2009 A.1: from 15, under 60 minutes', () => {
    expect(supervised('2009', 15, 0)).toBe('rapidFull');
    expect(supervised('2009', 10, 5)).toBe('rapidFull');
    expect(supervised('2009', 12, 0)).toBe('blitzFull');
    expect(supervised('2009', 60, 0)).toBe('standard');
  });

  test('2005 B.1: from 15 to 60 minutes, both included', () => {
    expect(supervised('2005', 15, 0)).toBe('rapidFull');
    expect(supervised('2005', 60, 0)).toBe('rapidFull');
    expect(supervised('2005', 30, 30)).toBe('rapidFull');
    expect(supervised('2005', 12, 0)).toBe('blitzFull');
    expect(supervised('2005', 61, 0)).toBe('standard');
  });
});

describe('B.1 blitz: base time and 60 times the increment', () => {
  test.each(['2018', '2023'] as const)('%s: 10 minutes or less', (edition) => {
    expect(supervised(edition, 3, 2)).toBe('blitzFull');
    expect(supervised(edition, 5, 5)).toBe('blitzFull');
    expect(supervised(edition, 5, 6)).toBe('rapidFull');
  });

  test.each(['2005', '2009'] as const)('%s: less than 15 minutes', (edition) => {
    expect(supervised(edition, 5, 6)).toBe('blitzFull');
    expect(supervised(edition, 5, 10)).toBe('rapidFull');
  });
});

describe('what counts for the rate of play', () => {
  const laws = parametersOf('2023');

  test('the time of all periods together', () => {
    const control = {
      periods: [{ moves: 40, ms: 1_800_000 }, { ms: 1_800_000 }],
      incrementMs: 0,
      delayMs: 0,
    };
    expect(regimeOf(laws, 'full', control)).toBe('standard');
  });

  test('a delay as an increment', () => {
    expect(regimeOf(laws, 'full', rate(5, 0, 5))).toBe('blitzFull');
    expect(regimeOf(laws, 'full', rate(5, 0, 6))).toBe('rapidFull');
  });

  test('the supervision, in rapid and blitz only', () => {
    expect(regimeOf(laws, 'limited', rate(3, 2))).toBe('blitzLimited');
    expect(regimeOf(laws, 'limited', rate(15, 10))).toBe('rapidLimited');
    expect(regimeOf(laws, 'limited', rate(90, 30))).toBe('standard');
  });

  test('no clock: a standard game', () => {
    for (const edition of EDITIONS) expect(regimeOf(parametersOf(edition), 'limited', null)).toBe('standard');
  });

  test('more time never makes a game faster', () => {
    const order = ['blitzFull', 'rapidFull', 'standard'];
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITIONS),
        fc.nat(90 * 60_000),
        fc.nat(60_000),
        fc.nat(10 * 60_000),
        (edition, ms, incrementMs, moreMs) => {
          const regime = (baseMs: number) =>
            regimeOf(parametersOf(edition), 'full', { periods: [{ ms: baseMs }], incrementMs, delayMs: 0 });
          expect(order.indexOf(regime(ms + moreMs))).toBeGreaterThanOrEqual(order.indexOf(regime(ms)));
        },
      ),
    );
  });
});
