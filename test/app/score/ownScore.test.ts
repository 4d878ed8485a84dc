import { afterEach, describe, expect, test } from 'vitest';
import { comparable, compared, unplayableFrom } from '#app/score/comparedScores.ts';
import { isDisputed, possibleResults, sameResult, shownResult } from '#app/score/confirmedResult.ts';
import { ownEntries, plyNumber, positionFor, writtenEntry } from '#app/score/ownScore.ts';
import { ownScoreOf, scoreOf } from '#app/score/scoreOf.ts';
import type { Session } from '#app/table/session.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import type { Color } from '#rules/position/square.ts';
import { startedGame } from '../testGame.ts';

let session: Session;
afterEach(() => session?.close());

const BEGUN = new Date(2026, 10, 16);

/** Both players sit at normal boards, where a move is one act. */
async function played(...moves: string[]): Promise<void> {
  const normal = { board: 'normal' };
  ({ session } = await startedGame({ white: normal, black: normal }));
  for (const [index, move] of moves.entries()) {
    const by = index % 2 === 0 ? 'white' : 'black';
    await session.submit({ by, do: 'move', move });
    await session.submit({ by, do: 'press' });
  }
}

const record = (by: Color, move: string, ply?: number) =>
  session.submit({ by, do: 'record', move, ...(ply !== undefined && { ply }) });

const written = (side: Color) => ownEntries(session.state, side).map((entry) => writtenEntry(entry, 'en'));

describe('8.1 the own score', () => {
  test('is written after the move is made, never before it', async () => {
    await played('e2e4');
    expect(await record('white', 'e2e4')).toEqual({ kind: 'done' });
    expect(await record('white', 'e7e5')).toMatchObject({ kind: 'refused', article: '8.1.2' });
    expect(written('white')).toEqual(['e4']);
  });

  test('is corrected at any place, and what follows is read anew', async () => {
    await played('e2e4', 'e7e5', 'g1f3');
    for (const move of ['d2d4', 'e7e5', 'g1f3']) await record('black', move);
    expect(written('black')).toEqual(['d4', 'e5', 'Nf3']);
    await record('black', 'e2e4', 1);
    expect(written('black')).toEqual(['e4', 'e5', 'Nf3']);
    expect(positionFor(session.state, 'black', 2)?.fen).toContain('4P3');
    expect(session.state.entries.white).toEqual([]);
  });

  test('is a document of its own, as far as it can be played', async () => {
    await played('e2e4', 'e7e5', 'g1f3');
    for (const move of ['e2e4', 'e7e5', 'g1g3']) await record('white', move);
    const [read] = parseGames(writePgn(ownScoreOf(session.state, 'white', BEGUN)));
    expect(read?.ok && read.game.moves).toHaveLength(2);
    expect(unplayableFrom(session.state, 'white')).toBe(3);
    expect(positionFor(session.state, 'white', 4)?.pieceAt('g3')?.role).toBe('knight'); // as it was written (11.3.1)
    expect(written('white')).toEqual(['e4', 'e5', 'Ng3']);
  });

  test('numbers half-moves as scores do', async () => {
    await played();
    expect([1, 2, 3].map((ply) => plyNumber(session.state, ply))).toEqual(['1.', '1...', '2.']);
  });
});

describe('D.2.9 two scores compared', () => {
  const compare = (language: 'en' | 'de' = 'en') =>
    compared(comparable(session.state, 'white'), comparable(session.state, 'black'), session.state, language);

  test('name the first difference and the last common position', async () => {
    await played('e2e4', 'e7e5', 'g1f3');
    for (const move of ['e2e4', 'e7e5', 'g1f3']) await record('white', move);
    for (const move of ['e2e4', 'e7e5', 'b1c3']) await record('black', move);
    const { sentences, lastCommon } = compare();
    expect(sentences).toEqual([
      'The first difference is at 2. First score: Nf3. Second score: Nc3.',
      'Last common position: after 1... e5.',
    ]);
    expect(lastCommon?.fen).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
  });

  test('an entry that cannot be played is the difference it makes', async () => {
    await played('e2e4', 'e7e5');
    await record('white', 'e2e4');
    await record('black', 'e2e5');
    expect(compare().sentences).toEqual([
      'The first difference is at 1. First score: e4. Second score: e2e5.',
      'Last common position: before the first move.',
    ]);
  });

  test('a score that ends earlier says so; equal scores are equal', async () => {
    await played('e2e4', 'e7e5');
    await record('white', 'e2e4');
    expect(compare().sentences[0]).toBe(
      'The first difference is at 1. First score: e4. Second score: it ends there.',
    );
    await record('black', 'e2e4');
    expect(compare().sentences).toEqual(['Both scores are the same.']);
    const board = scoreOf(session.state, BEGUN);
    expect(compared(board, comparable(session.state, 'white'), session.state, 'en').sentences[0]).toBe(
      'The first difference is at 1... First score: e5. Second score: it ends there.',
    );
  });
});

describe('8.7 the result', () => {
  test('is disputed while a player has written another one', async () => {
    await played('e2e4');
    expect(possibleResults(session.state).map((result) => shownResult(result, session.state))).toEqual([
      '1-0',
      '½-½',
      '0-1',
    ]);
    await session.submit({ by: 'white', do: 'resign' });
    expect(isDisputed(session.state)).toBe(false);
    await session.submit({ by: 'white', do: 'confirmResult', white: 0, black: 1 });
    expect(isDisputed(session.state)).toBe(false);
    await session.submit({ by: 'black', do: 'confirmResult', white: 1, black: 0 });
    expect(isDisputed(session.state)).toBe(true);
    await session.submit({ by: 'black', do: 'confirmResult', white: 0, black: 1 });
    expect(isDisputed(session.state)).toBe(false);
    expect(sameResult(session.state.confirmed.white, session.state.confirmed.black)).toBe(true);
  });
});
