/** The games in ../shared, if they are there: those of tournaments, then those of the Internet. */
import { existsSync, readFileSync } from 'node:fs';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { makeUci } from 'chessops/util';
import { type Move, parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';

const FILES = ['tournaments', 'lichess-clk'].map((name) => `../shared/testdata/pgn/${name}.pgn`);

export const GAMES_THERE = FILES.every((file) => existsSync(file));

let texts: string[] | null = null;

function gameTexts(): string[] {
  texts ??= FILES.flatMap((file) => readFileSync(file, 'latin1').split(/\n(?=\[Event )/)).filter(
    (text) => text.trim() !== '',
  );
  return texts;
}

export function gameCount(): number {
  return GAMES_THERE ? gameTexts().length : 0;
}

export type PlayedGame = Readonly<{ start: Position; moves: readonly Move[] }>;

export function playedGame(index: number): PlayedGame {
  const [game] = parsePgn(gameTexts()[index]!);
  const chess = startingPosition(game!.headers).unwrap();
  const start = Position.start();
  const moves: Move[] = [];
  let position = start;
  for (const { san } of game!.moves.mainline()) {
    const found = parseSan(chess, san);
    if (!found) break;
    const move = position.read(parseUci(makeUci(found))!);
    chess.play(found);
    moves.push(move);
    position = position.after(move);
  }
  return { start, moves };
}
