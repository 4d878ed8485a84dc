import { describe, expect, test } from 'vitest';
import type { Request } from '#app/desk/gamePort.ts';
import type { GameRecord } from '#app/journal/database.ts';
import { incidentsOf } from '#app/score/incidents.ts';
import { scoreOf } from '#app/score/scoreOf.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import { startedGame } from '../testGame.ts';

/** The PGN of a game in competition on normal boards, read back. */
async function readBack(...requests: readonly Request[]) {
  const normal = { board: 'normal' };
  const { session, journal } = await startedGame({ mode: 'competition', white: normal, black: normal });
  for (const request of requests) expect(await session.submit(request)).toEqual({ kind: 'done' });
  session.close();
  const [record] = await journal.games();
  const restored = await journal.restored(record as GameRecord);
  if (!restored.ok) throw new Error(restored.reason);
  const incidents = incidentsOf(restored.header, restored.events);
  const [read] = parseGames(writePgn(scoreOf(session.state, new Date(0), incidents)));
  if (!read?.ok) throw new Error('the PGN cannot be read');
  return read.game.moves.map((move) => move.incidents);
}

const move = (by: 'white' | 'black', uci: string): Request[] => [
  { by, do: 'move', move: uci },
  { by, do: 'press' },
];

describe('what befell the game is in its PGN', () => {
  test('a claim and its ruling stand with the move after which they fell (9.2, 9.3)', async () => {
    const incidents = await readBack(...move('white', 'e2e4'), ...move('black', 'e7e5'), {
      by: 'white',
      do: 'claim',
      ground: 'threefold',
    });
    expect(incidents).toEqual([[], [{ kind: 'claim', by: 'white', article: '9.2.2', note: 'threefold' }]]);
  });

  test('a penalty names the player and the article (12.9)', async () => {
    const incidents = await readBack(...move('white', 'e2e4'), {
      ...{ by: 'arbiter', do: 'penalty', side: 'black', penalty: 'warning', reason: 'noise' },
    } as Request);
    expect(incidents).toEqual([[{ kind: 'penalty', by: 'black', article: '12.9.1', note: 'warning' }]]);
  });

  test('an alert that waits for its ruling is not told', async () => {
    const incidents = await readBack(...move('white', 'e2e4'), ...move('black', 'e7e4'));
    expect(incidents).toEqual([[]]);
  });
});
