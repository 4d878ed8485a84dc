import { describe, expect, test } from 'vitest';
import { DEFAULT_EXPORT_SETTINGS } from '#app/score/exportFormats.ts';
import { exportGames, type Progress, pgnGames, storedGames } from '#app/score/exportGames.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { insert, lift, startedGame } from '../testGame.ts';

const pgn = (games: number) =>
  new Blob(
    Array.from({ length: games }, (_, at) => `[Event "E"]\n[Round "${at + 1}"]\n\n1. e4 e5 2. Nf3 *\n\n`),
  );

const request = (changes: Partial<Parameters<typeof exportGames>[1]> = {}) => ({
  ...({ format: 'pgn', language: 'en', name: 'games', settings: DEFAULT_EXPORT_SETTINGS } as const),
  onProgress: () => {},
  signal: new AbortController().signal,
  pause: () => Promise.resolve(),
  ...changes,
});

describe('many games in one document', () => {
  test('every game of a file is there, and the way to the end is shown', async () => {
    const seen: Progress[] = [];
    let pauses = 0;
    const exported = await exportGames(
      pgnGames(pgn(500)),
      request({
        onProgress: (progress) => seen.push(progress),
        pause: async () => {
          pauses += 1;
        },
      }),
    );
    expect(exported).toMatchObject({ games: 500, problems: [] });
    expect(parseGames(exported?.file.content ?? '').filter(({ ok }) => ok)).toHaveLength(500);
    expect(seen.map(({ games }) => games)).toEqual([...seen.map(({ games }) => games)].sort((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ done: 1, games: 500 });
    expect(new Set(seen.map(({ done }) => done)).size).toBeGreaterThan(1);
    expect(pauses).toBe(25);
  });

  test('what cannot be read is reported with its line, and the rest goes on', async () => {
    const file = new Blob(['[Event "A"]\n\n1. e5 *\n\n', '[Event "B"]\n\n1. e4 *\n']);
    const exported = await exportGames(pgnGames(file), request());
    expect(exported?.games).toBe(1);
    expect(exported?.problems).toEqual([expect.stringMatching(/^line 3: /)]);
  });

  test('it can be stopped on the way, and then nothing is written', async () => {
    const controller = new AbortController();
    const exported = await exportGames(
      pgnGames(pgn(500)),
      request({ signal: controller.signal, pause: async () => controller.abort() }),
    );
    expect(exported).toBeNull();
  });

  test('an empty file gives no game', async () => {
    expect(await exportGames(pgnGames(new Blob([])), request({ format: 'pef' }))).toMatchObject({
      games: 0,
      file: { content: '' },
    });
  });

  test('stored games are read from their journals', async () => {
    const { session, journal } = await startedGame({ white: { board: 'peg', name: 'Anna' } });
    await session.submit(lift('e2'));
    await session.submit(insert('e4'));
    session.close();
    const exported = await exportGames(storedGames(journal), request({ format: 'text' }));
    expect(exported?.games).toBe(1);
    expect(exported?.file.name).toBe('games.txt');
    expect(exported?.file.content).toContain('Anna');
    expect(exported?.file.content).toContain('1. e4');
  });
});
