import { createReadStream, existsSync } from 'node:fs';
import { beforeAll, expect, describe as suite, test } from 'vitest';
import { describe } from '#rules/notation/describe.ts';
import { type ScoreGame, startPosition } from '#rules/notation/game.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { readGames } from '#rules/notation/pgnReader.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';
import { namesMove } from '#speech/match/named.ts';
import { announceMove, FORMS, VOCABULARIES } from '#speech/phrases/announce.ts';
import { sayMove } from '#speech/phrases/speak.ts';

const FOLDER = '../shared/testdata/pgn';
const here = existsSync(FOLDER);
if (!here) console.warn(`skipped: ${FOLDER} is not here`);

const GAMES = process.env.HECTOR_LONG ? 500 : 20;

/** Games spread over both collections, so that tournaments, gambits and long endings are among them. */
async function games(count: number): Promise<ScoreGame[]> {
  const found: ScoreGame[] = [];
  for (const [name, share, step] of [
    ['tournaments.pgn', count * 0.6, Math.floor(4900 / (count * 0.6))],
    ['lichess-clk.pgn', count * 0.4, Math.floor(430 / (count * 0.4))],
  ] as const) {
    let seen = 0;
    let taken = 0;
    for await (const record of readGames(createReadStream(`${FOLDER}/${name}`))) {
      if (!record.ok || record.game.moves.length === 0) continue;
      if (seen++ % step !== 0) continue;
      found.push(record.game);
      if (++taken === share) break;
    }
  }
  return found;
}

/** What went wrong with one half-move, in every vocabulary, form and language. */
function misheard(position: Position, move: Move): string[] {
  const described = describe(position, move);
  if (!described) return [`${position.fen} ${makeUci(move)}: nobody there`];
  const wrong: string[] = [];
  for (const language of LANGUAGES)
    for (const vocabulary of VOCABULARIES)
      for (const form of FORMS) {
        const options = { language, vocabulary, form, check: form === 'long' };
        const words = [announceMove(described, options)];
        if (form === 'long' && vocabulary !== 'plain')
          words.push(
            sayMove(described, options)
              .spoken.map((part) => part.text)
              .join(' '),
          );
        for (const text of new Set(words)) {
          const result = match(position, text, { language });
          const heard = result.kind === 'move' ? makeUci(result.move) : result.kind;
          if (heard !== makeUci(move))
            wrong.push(`${position.fen} ${makeUci(move)} ${language} ${vocabulary} "${text}": ${heard}`);
        }
      }
  return wrong;
}

suite.skipIf(!here)(`every half-move of ${GAMES} real games`, () => {
  let played: ScoreGame[] = [];
  beforeAll(async () => {
    played = await games(GAMES);
  }, 60_000);

  test(
    'is understood again in every vocabulary, form and language',
    () => {
      expect(played).toHaveLength(GAMES);
      let halfMoves = 0;
      const wrong: string[] = [];
      for (const game of played) {
        let position = startPosition(game);
        for (const { move } of game.moves) {
          wrong.push(...misheard(position, move));
          position = position.after(move);
          halfMoves += 1;
        }
      }
      expect(wrong).toEqual([]);
      expect(halfMoves).toBeGreaterThan(GAMES * 20);
    },
    GAMES * 6000,
  );

  test('is the same move when it is repeated (D.2.1), and another when another is', () => {
    const game = played[0]!;
    let position = startPosition(game);
    for (const { move } of game.moves) {
      const words = (said: Move) =>
        announceMove(describe(position, said)!, {
          language: 'pl',
          vocabulary: 'fide',
          form: 'long',
          check: false,
        });
      expect(namesMove(position, words(move), move, { language: 'pl' })).toEqual({ kind: 'named' });
      const other = position.legalMoves().find((legal) => makeUci(legal) !== makeUci(move));
      if (other)
        expect(namesMove(position, words(other), move, { language: 'pl' })).toEqual({
          kind: 'move',
          move: other,
        });
      position = position.after(move);
    }
  });
});
