/** Perft of our position layer against chessops used directly and against chess.js. */
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { perft } from '#rules/position/perft.ts';
import { Position } from '#rules/position/position.ts';
import { fastest } from './ratio.ts';

const DEPTH = 3;

function chessJsPerft(chess: ChessJs, depth: number): number {
  const moves = chess.moves({ verbose: true });
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    chess.move(move);
    nodes += chessJsPerft(chess, depth - 1);
    chess.undo();
  }
  return nodes;
}

export async function bench(): Promise<void> {
  const counts: number[] = [];
  const [ours = 0, chessops = 0, chessJs = 0] = fastest(5, [
    () => counts.push(perft(Position.start(), DEPTH)),
    () => counts.push(chessopsPerft(Chess.default(), DEPTH)),
    () => counts.push(chessJsPerft(new ChessJs(), DEPTH)),
  ]);
  if (new Set(counts).size !== 1) throw new Error(`the counts differ: ${counts.join(' ')}`);
  console.log(`  perft ${DEPTH} of the initial position, time of ours as a ratio`);
  console.log(`  to chessops used directly: ${(ours / chessops).toFixed(2)}`);
  console.log(`  to chess.js: ${(ours / chessJs).toFixed(3)}`);
}
