/** Games for the tests of this folder. */
import { existsSync, readFileSync } from 'node:fs';
import { type ScoreGame, startPosition } from '#rules/notation/game.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import type { Position } from '#rules/position/position.ts';
import { TESTDATA } from './oracles.ts';

export function gamesOf(text: string): ScoreGame[] {
  return parseGames(text).map((read) => {
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    return read.game;
  });
}

export const appendixC = gamesOf(readFileSync('test/fixtures/appendix-c.pgn', 'utf8'))[0] as ScoreGame;
export const annotated = gamesOf(readFileSync('test/fixtures/pgn/annotated.pgn', 'utf8'));

/** Every step-th game of a tournament file; none where it is absent. */
export function tournamentGames(name: 'tournaments' | 'lichess-clk', step: number): ScoreGame[] {
  const file = `${TESTDATA}/pgn/${name}.pgn`;
  if (!existsSync(file)) return [];
  const records = readFileSync(file, 'utf8').split(/(?=^\[Event )/m);
  return records.filter((_, at) => at % step === 0).flatMap(gamesOf);
}

/** The position before each half-move, and the last. */
export function positionsOf(game: ScoreGame): Position[] {
  const positions = [startPosition(game)];
  for (const { move } of game.moves) positions.push((positions.at(-1) as Position).after(move));
  return positions;
}
