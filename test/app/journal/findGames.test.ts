import { expect, test } from 'vitest';
import { defaultSettings } from '#app/desk/settings.ts';
import type { GameRecord } from '#app/journal/database.ts';
import { findGames, gameName } from '#app/journal/findGames.ts';
import { splitJournals } from '#app/journal/journalFile.ts';
import { headerOf } from '#test/app/setup/headerOf.ts';

const SETTINGS = defaultSettings('en');
const game = (id: string, white: string, black: string, day: string, event = ''): GameRecord => ({
  id,
  header: headerOf({ ...SETTINGS, white, black, setup: { ...SETTINGS.setup, event } }),
  begunAt: new Date(`${day}T12:00:00`).getTime(),
  ended: false,
  aside: null,
});
const GAMES = [
  game('a', 'Żaneta Król', 'Łukasz', '2026-11-18', 'Open Bielsko'),
  game('b', 'Ana', 'Żaneta Król', '2025-03-02'),
  game('c', '', '', '2026-01-05'),
];
const found = (typed: string, order: 'newest' | 'oldest' | 'names' = 'newest') =>
  findGames(GAMES, { typed, order, language: 'en' }).map(({ id }) => id);

test.each([
  ['', ['a', 'c', 'b']],
  ['krol', ['a', 'b']],
  ['KRÓL lukasz', ['a']],
  ['bielsko', ['a']],
  ['2026', ['a', 'c']],
  ['2026-11-18', ['a']],
  ['2025.03.02', ['b']],
  ['november', ['a']],
  ['nobody', []],
])('“%s” finds games by name, event and date, with or without marks', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test('the order is chosen', () => {
  expect(found('', 'oldest')).toEqual(['b', 'c', 'a']);
  expect(found('krol', 'names')).toEqual(['b', 'a']);
});

test('a damaged record is named by its number and found by it', () => {
  const damaged = { ...GAMES[0], id: 'x-1', header: undefined, begunAt: Number.NaN } as unknown as GameRecord;
  expect(gameName(damaged, 'en')).toBe('x-1');
  const all = [damaged, ...GAMES];
  expect(findGames(all, { typed: 'x-1', order: 'names', language: 'en' }).map(({ id }) => id)).toEqual([
    'x-1',
  ]);
});

test('journals that were exported together come apart again', () => {
  const first = '{"hector":"journal/1","edition":"2023"}\n{"at":0,"event":"started"}';
  const second = '{"hector":"journal/1","edition":"2018"}';
  expect(splitJournals(`${first}\n${second}\n`)).toEqual([first, second]);
  expect(splitJournals('nonsense\n')).toEqual(['nonsense']);
  expect(splitJournals('')).toEqual([]);
});

test('a game is named with its day as every screen writes it, and found by it in words and in numbers', () => {
  const [first] = GAMES;
  if (!first) throw new Error('there is no game');
  expect(gameName(first, 'hr')).toBe('Żaneta Król – Łukasz, 18. studenoga 2026., 12:00');
  for (const typed of ['18. studenoga', '18.11.2026', 'studenoga 2026'])
    expect(findGames(GAMES, { typed, order: 'newest', language: 'hr' }).map(({ id }) => id)).toEqual(['a']);
});
