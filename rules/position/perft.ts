/** 3.10.1, counted: the leaf nodes of the tree of legal moves. */
import { Position } from './position.ts';

/** Castling is written king-takes-rook meanwhile: a king that does not start on e1 makes the other form ambiguous. */
export function perft(position: Position, depth: number): number {
  return leaves(Position.of(position.chess.clone(), 'chess960'), depth);
}

function leaves(position: Position, depth: number): number {
  if (depth <= 0) return 1;
  const moves = position.legalMoves();
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += leaves(position.after(move), depth - 1);
  return nodes;
}
