/** Reads the British chess code back, knowing the published cells and the rules of chess only. */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { readMoves } from './readMove.ts';

const CELLS: Readonly<Record<string, string>> = {
  '⠅': 'K',
  '⠟': 'Q',
  '⠗': 'R',
  '⠇': 'B',
  '⠎': 'N',
  '⠁': 'a',
  '⠃': 'b',
  '⠉': 'c',
  '⠙': 'd',
  '⠑': 'e',
  '⠋': 'f',
  '⠛': 'g',
  '⠓': 'h',
  '⠂': '1',
  '⠆': '2',
  '⠒': '3',
  '⠲': '4',
  '⠢': '5',
  '⠖': '6',
  '⠶': '7',
  '⠦': '8',
  '⠔': '9',
  '⠴': '0',
  '⠰': 'x',
  '⠸': 'x',
  '⠘': '',
  '⠤': '-',
};

export function readUkMove(cells: string): string {
  return [...cells.replace(/⠜⠍$/, '')]
    .map((cell) => {
      const text = CELLS[cell];
      if (text === undefined) throw new Error(`unknown cell ${cell} in ${cells}`);
      return text;
    })
    .join('');
}

export function readUkScore(lines: readonly string[], positions: readonly Position[]): Move[] {
  const moves: Move[] = [];
  let expected: number | null = null;
  for (const line of lines.slice(lines.indexOf('') + 1)) {
    const [first = '', ...words] = line.split('⠀').filter(Boolean);
    if (words.length === 0 || !/^[⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴]+$/.test(first)) continue;
    const number = Number(readUkMove(first));
    // After a note Black's move stands alone, with a hyphen before it.
    const goesOn = expected === number + 1 && words[0]?.startsWith('⠤');
    if (expected !== null && number !== expected && !goesOn) continue;
    expected = number + 1;
    for (const word of words) {
      if (word === '⠐⠣⠐⠶⠐⠜' || /^(⠖|⠰?⠦)+$/.test(word)) continue;
      const position = positions[moves.length] as Position;
      const found = readMoves(position, readUkMove(word.replace(/^⠤/, '')), 'en');
      if (found.length !== 1) throw new Error(`${word}: ${found.length} moves in ${position.fen}`);
      const [move] = found as [Move];
      moves.push(move);
    }
  }
  return moves;
}
