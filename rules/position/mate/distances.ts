/** How many moves a piece needs on an empty board; squares are numbered 0 to 63. */
import { BISHOP, fromIndex64, index64, KNIGHT, KNIGHT_STEPS, ROOK } from './geometry.ts';

/** More than any distance: the bishop's to a square of the other shade. */
export const NEVER = 99;

const knightMoves = new Uint8Array(64 * 64).fill(NEVER);

function fillKnightMoves(from: number): void {
  const row = from << 6;
  const reached = [from];
  knightMoves[row + from] = 0;
  for (const square of reached) {
    for (const step of KNIGHT_STEPS) {
      const to = index64(fromIndex64(square) + step);
      if (to < 0 || to > 63 || fromIndex64(to) !== fromIndex64(square) + step) continue;
      if (knightMoves[row + to] !== NEVER) continue;
      knightMoves[row + to] = (knightMoves[row + square] as number) + 1;
      reached.push(to);
    }
  }
}

for (let square = 0; square < 64; square++) fillKnightMoves(square);

/** King's moves between two squares. */
export const kingDistance = (a: number, b: number): number =>
  Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));

/** Moves of a knight, a bishop or a rook between two squares. */
export function movesBetween(type: number, from: number, to: number): number {
  if (from === to) return 0;
  const files = Math.abs((from & 7) - (to & 7));
  const ranks = Math.abs((from >> 3) - (to >> 3));
  switch (type) {
    case KNIGHT:
      return knightMoves[(from << 6) + to] as number;
    case BISHOP:
      return files === ranks ? 1 : ((files + ranks) & 1) === 0 ? 2 : NEVER;
    case ROOK:
      return files === 0 || ranks === 0 ? 1 : 2;
    default:
      return NEVER;
  }
}
