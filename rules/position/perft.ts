/** 3.10.1, counted: the leaf nodes of the tree of legal moves. */
import type { Position } from './position.ts';

export function perft(position: Position, depth: number): number {
  if (depth <= 0) return 1;
  const moves = position.legalMoves();
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += perft(position.after(move), depth - 1);
  return nodes;
}
