import { afterEach, expect, test } from 'vitest';
import { scoreOf } from '#app/score/scoreOf.ts';
import type { Session } from '#app/table/session.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import { startedGame } from '../testGame.ts';

let session: Session;
afterEach(() => session?.close());

const NORMAL = { board: 'normal' };
const MINUTE_AND_TWO = { periods: [{ ms: 60_000 }], incrementMs: 2000 };

/** The PGN of a game on normal boards, each move so many milliseconds after the last, read back. */
async function readBack(changes: Record<string, unknown>, ...moves: readonly (readonly [string, number])[]) {
  const game = await startedGame({ white: NORMAL, black: NORMAL, ...changes });
  session = game.session;
  for (const [index, [move, ms]] of moves.entries()) {
    game.clock.now += ms;
    const by = index % 2 === 0 ? 'white' : 'black';
    await session.submit({ by, do: 'move', move });
    await session.submit({ by, do: 'press' });
  }
  const [read] = parseGames(writePgn(scoreOf(session.state, new Date(0))));
  if (!read?.ok) throw new Error('the PGN cannot be read');
  return read.game;
}

const tag = (game: Awaited<ReturnType<typeof readBack>>, name: string) =>
  game.tags.find(([key]) => key === name)?.[1];

test('each move has the clock after it and the time spent on it', async () => {
  const game = await readBack(
    { timeControl: MINUTE_AND_TWO },
    ['e2e4', 7000],
    ['e7e5', 3000],
    ['g1f3', 10_000],
  );
  expect(game.moves.map(({ clockMs }) => clockMs)).toEqual([57_000, 61_000, 49_000]);
  expect(game.moves.map(({ elapsedMs }) => elapsedMs)).toEqual([7000, 3000, 10_000]);
});

test('a delay hides the time spent', async () => {
  const timeControl = { periods: [{ ms: 60_000 }], delayMs: 5000 };
  const game = await readBack({ timeControl }, ['e2e4', 3000]);
  expect(game.moves.map(({ elapsedMs }) => elapsedMs)).toEqual([null]);
});

test('how the game ended is said in the words of the standard', async () => {
  expect(tag(await readBack({}, ['e2e4', 1000]), 'Termination')).toBe('unterminated');
  const mate = [
    ['f2f3', 1],
    ['e7e5', 1],
    ['g2g4', 1],
    ['d8h4', 1],
  ] as const;
  expect(tag(await readBack({}, ...mate), 'Termination')).toBe('normal');
  expect(tag(await readBack({}, ['e2e4', 61_000]), 'Termination')).toBe('time forfeit');
});

test.each([
  [0.5, 0, '1/2-0'],
  [0, 0, '0-0'],
  [1, 0, '1-0'],
])('a result of %d and %d points is that result', async (white, black, written) => {
  const game = await startedGame({ white: NORMAL, black: NORMAL });
  session = game.session;
  await session.submit({ by: 'arbiter', do: 'result', white, black, reason: 'ruled' });
  const [read] = parseGames(writePgn(scoreOf(session.state, new Date(0))));
  expect(read?.ok && read.game.result).toBe(written);
});

test('the occasion that the header names is in the tags, and is restored with it', async () => {
  const game = await readBack(
    {
      ...{
        event: 'Open',
        site: 'Łódź',
        round: '3',
        board: 7,
        date: '2026.11.18',
        timeControlText: 'Fischer',
      },
      white: { ...NORMAL, name: 'A', title: 'FM', rating: 2104, team: 'Praha' },
    },
    ['e2e4', 1000],
  );
  for (const [name, value] of Object.entries({
    ...{ Event: 'Open', Site: 'Łódź', Date: '2026.11.18', Round: '3', Board: '7', White: 'A' },
    ...{ WhiteTitle: 'FM', WhiteElo: '2104', WhiteTeam: 'Praha', TimeControlText: 'Fischer' },
  }))
    expect([name, tag(game, name)]).toEqual([name, value]);
  expect(tag(game, 'BlackElo')).toBeUndefined();
});
