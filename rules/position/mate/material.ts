/**
 * What the men alone decide. A side is refused here only where no arrangement of them is a mate; a pawn may
 * become anything, so a side with a pawn, a rook or a queen is never refused. docs/canMate.md has the proofs.
 */
import type { Board } from './board.ts';
import { BISHOP, isLight, KNIGHT, PAWN, QUEEN, ROOK, TYPE } from './geometry.ts';

const own = new Int32Array(8);
const other = new Int32Array(8);

/** Whether `side` lacks the men for any mate. */
export function lacksMaterial(board: Board, side: number): boolean {
  const men = board.count[side] as number;
  if (men === 1) return true;
  let shades = tally(board, side, own);
  if ((own[PAWN] as number) + (own[ROOK] as number) + (own[QUEEN] as number) > 0) return false;
  shades |= tally(board, side ^ 1, other);
  const helpers = (other[PAWN] as number) + (other[KNIGHT] as number);
  if ((own[KNIGHT] as number) > 0) {
    return men === 2 && helpers + (other[BISHOP] as number) + (other[ROOK] as number) === 0;
  }
  return shades !== 3 && helpers === 0;
}

/** Whether `side` has bishops and knights alone, which mate only a king that his own men hem in, or in a corner. */
export function onlyMinors(board: Board, side: number): boolean {
  tally(board, side, own);
  return (own[PAWN] as number) + (own[ROOK] as number) + (own[QUEEN] as number) === 0;
}

/** Counts the men of a colour by type; returns a bit for each shade its bishops stand on. */
function tally(board: Board, colour: number, men: Int32Array): number {
  men.fill(0);
  let shades = 0;
  const base = colour << 4;
  const end = base + (board.count[colour] as number);
  for (let i = base; i < end; i++) {
    const square = board.list[i] as number;
    const type = (board.cells[square] as number) & TYPE;
    men[type] = (men[type] as number) + 1;
    if (type === BISHOP) shades |= isLight(square) ? 2 : 1;
  }
  return shades;
}
