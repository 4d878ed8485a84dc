/**
 * The static analysis, second half: whether any square the losing king can ever stand on could be a mate.
 * A mate needs a check there and every square beside him shut (docs/canMate.md, C1 to C4).
 */
import type { Board } from './board.ts';
import { EDGE, index64, KING_STEPS, squareAt } from './geometry.ts';
import { Mobility } from './mobility.ts';

const mobility = new Mobility();
/** For each square beside the king: the loser's men that could shut it, where the winner's men cannot. */
const shutters = new Int32Array(8);
const NONE_NEEDED = -1;
const assigned = new Int32Array(16);

const FIRST = squareAt(0, 0);
const LAST = squareAt(7, 7);

/** Whether the static analysis proves that `side` can never mate. */
export function isConfined(board: Board, side: number): boolean {
  mobility.analyse(board);
  return nextMate(board, side, FIRST) > LAST;
}

/** The squares, numbered 0 to 63, where the static analysis does not rule a mate by `side` out. */
export function squaresOfMate(board: Board, side: number): number[] {
  mobility.analyse(board);
  const squares: number[] = [];
  for (let at = nextMate(board, side, FIRST); at <= LAST; at = nextMate(board, side, at + 1)) {
    squares.push(index64(at));
  }
  return squares;
}

/** The first square from `start` on where there might be a mate, or one beyond the last. */
function nextMate(board: Board, side: number, start: number): number {
  const prey = mobility.king(side ^ 1);
  for (let square = start; square <= LAST; square++) {
    if (mobility.canStand(prey, square) && mightBeMate(board, square, side)) return square;
  }
  return LAST + 1;
}

function mightBeMate(board: Board, square: number, side: number): boolean {
  if (!mobility.attackable(square, side)) return false; // C1
  for (let i = 0; i < 8; i++) {
    const beside = square + (KING_STEPS[i] as number);
    shutters[i] = NONE_NEEDED;
    if (board.cells[beside] === EDGE) continue;
    if (mobility.attackable(beside, side) || mobility.seesThrough(square, i, side)) continue; // C2
    shutters[i] = mobility.visitors(beside, side ^ 1);
  }
  if (canAllBeShut(square, 0)) return true;
  // C4: the other king stands on one square and shuts what lies beside it.
  const hunter = mobility.king(side);
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
      const at = square + dy * 16 + dx;
      if (mobility.canStand(hunter, at) && canAllBeShut(square, at)) return true;
    }
  }
  return false;
}

/** C3: each square that only the loser's own men can shut needs a man of its own: a matching must exist. */
function canAllBeShut(square: number, hunter: number): boolean {
  assigned.fill(-1);
  for (let i = 0; i < 8; i++) {
    if (needsShutter(square, i, hunter) && !assign(i, 0)) return false;
  }
  return true;
}

function needsShutter(square: number, direction: number, hunter: number): boolean {
  if (shutters[direction] === NONE_NEEDED) return false;
  const beside = square + (KING_STEPS[direction] as number);
  return Math.abs((beside & 15) - (hunter & 15)) > 1 || Math.abs((beside >> 4) - (hunter >> 4)) > 1;
}

/** An augmenting path: finds a man for the square, moving earlier men on where that helps. */
function assign(direction: number, tried: number): boolean {
  const men = (shutters[direction] as number) & ~tried;
  let seen = tried;
  for (let man = 0; man < 16; man++) {
    if ((men & (1 << man)) === 0 || (seen & (1 << man)) !== 0) continue;
    seen |= 1 << man;
    const holder = assigned[man] as number;
    if (holder < 0 || assign(holder, seen)) {
      assigned[man] = direction;
      return true;
    }
  }
  return false;
}
