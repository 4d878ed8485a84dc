/** 5.1.2, 5.2.2, 6.9, 7.5.5 through the command line: `play` finds out by itself who can still mate. */
import { describe, expect, test } from 'vitest';
import { play } from '#app/cli/play.ts';
import { runCommand } from '#test/runCommand.ts';

/** Only a search finds that Black cannot mate here; White still can. */
const SHUT = 'Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1';
const ILLEGAL = [
  '{"at":1000,"by":"white","do":"move","move":"a3a5"}',
  '{"at":1000,"by":"white","do":"press"}',
];
const RULED = [
  '{"at":1000,"by":"arbiter","do":"rule","on":"illegal-move","decision":"uphold"}',
  '{"at":1000,"by":"arbiter","do":"restart"}',
];

async function resultOf(header: object, ...lines: readonly string[]): Promise<string> {
  const script = [
    JSON.stringify({
      hector: 'script/1',
      startFen: SHUT,
      timeControl: { periods: [{ ms: 3_600_000 }], incrementMs: 0, delayMs: 0 },
      white: { name: 'W', board: 'normal' },
      black: { name: 'B', board: 'normal' },
      ...header,
    }),
    '{"at":0,"by":"arbiter","do":"start"}',
    ...lines,
  ];
  const { out } = await runCommand(play, [], script.join('\n'));
  const { final } = JSON.parse(out.trimEnd().split('\n').at(-1) as string);
  return `${final.result} ${final.article}`;
}

describe.each(['2018', '2023'])('%s: the second illegal move', (edition) => {
  test('training: a draw, as Black cannot mate', async () => {
    expect(await resultOf({ edition, mode: 'training' }, ...ILLEGAL, ...ILLEGAL)).toBe('1/2-1/2 7.5.5');
  });
  test('competition: a draw, as Black cannot mate', async () => {
    const game = { edition, mode: 'competition' };
    expect(await resultOf(game, ...ILLEGAL, ...RULED, ...ILLEGAL, ...RULED)).toBe('1/2-1/2 7.5.5');
  });
});

test.each([
  ['2005', '1/2-1/2 6.10'],
  ['2009', '1/2-1/2 6.9'],
  ['2018', '1/2-1/2 6.9'],
  ['2023', '1/2-1/2 6.9'],
])('%s, training: after an illegal move the flag falls', async (edition, result) => {
  const timeControl = { periods: [{ ms: 7_200_000 }], incrementMs: 0, delayMs: 0 };
  const later = '{"at":8000000,"by":"arbiter","do":"snapshot"}';
  expect(await resultOf({ edition, mode: 'training', timeControl }, ...ILLEGAL, later)).toBe(result);
});

test('2023: White resigns', async () => {
  expect(await resultOf({ edition: '2023' }, '{"at":1000,"by":"white","do":"resign"}')).toBe('1/2-1/2 5.1.2');
});

test('a move that leaves nobody a mate ends the game', async () => {
  const move = '{"at":1000,"by":"white","do":"move","move":"g4g5"}';
  expect(await resultOf({ edition: '2023' }, move)).toBe('1/2-1/2 5.2.2');
});
