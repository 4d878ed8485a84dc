import { expect, test } from 'vitest';
import { defaultSettings, wordsOf } from '#app/desk/settings.ts';
import { rehearse } from '#app/table/rehearse.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { headerOf } from '#test/app/setup/headerOf.ts';

const settings = defaultSettings('en');
const from = async (startFen: string | null) => {
  await loadLanguage('en');
  return rehearse({ ...headerOf(settings), startFen }, wordsOf(settings));
};

test('the way from a peg to its words is gone many times before the first peg', async () => {
  expect(await from(null)).toBe(40);
});

test('a position without a move leaves nothing to rehearse, and one near its end little', async () => {
  expect(await from('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBe(0);
  expect(await from('k7/8/1K6/8/8/8/8/7R w - - 0 1')).toBeGreaterThan(0);
});
