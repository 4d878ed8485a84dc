import { existsSync, readFileSync } from 'node:fs';
import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { parseUci } from 'chessops/util';
import { describe } from 'vitest';
import type { Color } from '#rules/position/square.ts';

export const LONG = Boolean(process.env.HECTOR_LONG);

export type Judged = Readonly<{ fen: string } & Record<Color, boolean>>;

const folder = '../shared/testdata/unwinnable';

/** Runs a suite that needs the shared data, or says that it is not there. */
export const describeWithData = describe.skipIf(!existsSync(folder));
if (!existsSync(folder)) console.log(`${folder} is not there: its positions are not tested`);

/** Positions with who can mate in them: `WB`, `W-`, `-B` or `--`, then the FEN. */
export function judgedPositions(file: 'lichess.txt' | 'positions.txt'): Judged[] {
  return readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ white: line[0] === 'W', black: line[1] === 'B', fen: line.slice(3) }));
}

/** The same, or nothing where the shared data is not there. */
export const judgedIfThere = (file: 'lichess.txt' | 'positions.txt'): Judged[] =>
  existsSync(folder) ? judgedPositions(file) : [];

/** Whether chessops finds each move legal and the last position a mate of the other side. */
export function isMateBy(side: Color, fen: string, line: readonly string[]): boolean {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  for (const uci of line) {
    const move = parseUci(uci);
    if (!move || !position.isLegal(move)) return false;
    position.play(move);
  }
  return position.isCheckmate() && position.turn !== side;
}
