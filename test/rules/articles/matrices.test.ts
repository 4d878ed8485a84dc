/** The penalties of every edition and regime: illegal moves (7.5.5, A.3, B.2, B.3) and wrong claims (9.5.3). */
import { describe, expect, test } from 'vitest';
import type { Edition } from '#rules/editions/edition.ts';
import { MINUTE, play, type Settings } from './table.ts';

const STANDARD: Settings = { clock: 90 };
const RAPID_FULL: Settings = { clock: 20 };
const RAPID_LIMITED: Settings = { clock: 20, supervision: 'limited' };
const BLITZ_FULL: Settings = { clock: 5 };
const BLITZ_LIMITED: Settings = { clock: 5, supervision: 'limited' };

/** White offends, Black claims, the arbiter upholds; so many times, or until the game is over. */
function offend(edition: Edition, settings: Settings, times: number, fen?: string) {
  const illegal = fen ? 'e1e3' : 'e2e5';
  const script = Array.from({ length: times }, (_, index) => {
    const at = 10 * index + 1;
    return [
      `${at} W move ${illegal}`,
      `${at} W press`,
      `${at} B claim illegal-move`,
      `${at} R rule illegal-move uphold`,
      `${at} R restart`,
    ].join(' · ');
  });
  return play({ ...settings, edition, ...(fen && { fen }) }, ...script);
}

const start = (settings: Settings) => Number(settings.clock) * MINUTE;

/** Minutes to the opponent for each offence short of the losing one, and which offence that is. */
const ILLEGAL: readonly (readonly [
  string,
  Settings,
  Readonly<Record<Edition, readonly [number, number]>>,
])[] = [
  ['standard', STANDARD, { '2005': [2, 3], '2009': [2, 3], '2018': [2, 2], '2023': [2, 2] }],
  ['rapid, full', RAPID_FULL, { '2005': [2, 3], '2009': [2, 3], '2018': [2, 2], '2023': [1, 2] }],
  ['rapid, limited', RAPID_LIMITED, { '2005': [2, 3], '2009': [2, 3], '2018': [2, 2], '2023': [1, 2] }],
  ['blitz, full', BLITZ_FULL, { '2005': [0, 1], '2009': [2, 3], '2018': [1, 2], '2023': [2, 2] }],
  ['blitz, limited', BLITZ_LIMITED, { '2005': [0, 1], '2009': [0, 1], '2018': [1, 2], '2023': [1, 2] }],
];
const editions = (table: Readonly<Record<Edition, readonly [number, number]>>) =>
  Object.entries(table) as [Edition, readonly [number, number]][];

/** A bare king cannot mate: a draw instead of the loss, except in the standard and rapid chess of 2005. */
const BARE = '3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1';

describe.each(ILLEGAL)('illegal moves, %s', (_, settings, table) => {
  test.each(editions(table))('%s: minutes and losing offence %j', (edition, [minutes, losing]) => {
    for (let times = 1; times < losing; times += 1) {
      const seen = offend(edition, settings, times);
      expect(seen.result).toBe('*');
      expect(seen.blackMs).toBe(start(settings) + times * minutes * MINUTE);
      expect(seen.final.illegal).toEqual({ white: times, black: 0 });
    }
    expect(offend(edition, settings, losing).final.result).toBe('0-1');
  });

  test.each(editions(table))('%s: against a bare king', (edition, [, losing]) => {
    const drawn = !(edition === '2005' && losing === 3);
    expect(offend(edition, settings, losing, BARE).final.result).toBe(drawn ? '1/2-1/2' : '0-1');
  });
});

/** Minutes to the opponent of a player who claims wrongly. */
const CLAIMS: readonly (readonly [string, Settings, readonly [number, number, number, number]])[] = [
  ['standard', STANDARD, [3, 3, 2, 2]],
  ['rapid, full', RAPID_FULL, [3, 3, 2, 1]],
  ['rapid, limited', RAPID_LIMITED, [3, 3, 2, 1]],
  ['blitz, full', BLITZ_FULL, [3, 3, 1, 2]],
  ['blitz, limited', BLITZ_LIMITED, [3, 3, 1, 1]],
];

describe.each(CLAIMS)('a wrong claim, %s', (_, settings, minutes) => {
  test.each([
    ['2005', minutes[0]],
    ['2009', minutes[1]],
    ['2018', minutes[2]],
    ['2023', minutes[3]],
  ] as const)('%s: %i minutes', (edition, bonus) => {
    const seen = play({ ...settings, edition }, '0 R start · 0 W claim threefold · 1 R rule claim reject');
    expect(seen.blackMs).toBe(start(settings) + bonus * MINUTE);
    const cut = edition === '2005' ? Math.min(start(settings) / 2, 3 * MINUTE) : 0;
    expect(seen.whiteMs).toBe(start(settings) - cut);
  });
});
