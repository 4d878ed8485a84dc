import type { Board } from './board.ts';
import { legalMoves, MOST_MOVES } from './legalMoves.ts';

const buffer = new Int32Array(16 * MOST_MOVES);

/** The number of lines of `depth` legal moves, each made and taken back, the last one too. */
export function perft(board: Board, depth: number, start = 0): number {
  if (depth === 0) return 1;
  const end = legalMoves(board, buffer, start);
  let lines = 0;
  for (let i = start; i < end; i++) {
    const move = buffer[i] as number;
    board.make(move);
    lines += perft(board, depth - 1, end);
    board.unmake(move);
  }
  return lines;
}
