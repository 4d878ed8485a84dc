import type { Board } from './board.ts';
import { kingDistance } from './distances.ts';
import {
  BISHOP,
  colourBit,
  DELTA,
  EDGE,
  index64,
  isSlider,
  KING,
  KING_STEPS,
  KNIGHT,
  PAWN,
  PAWN_PUSH,
  STEP_TOWARDS,
  TYPE,
} from './geometry.ts';
import { RING, RING_SIZE, shutFrom } from './patterns.ts';

const FLIGHT = 4;
const BLOCKED = 1;
const CHECK = 3;
const KING_STEP = 2;
const NO_FORCE = 6;
const PAWN_STEP = 3;
const BLOCKED_STEP = 3;
/** Without this much, in knights, a pawn has to be promoted first. */
const FORCE = 2;

/**
 * How far a position looks from mate by `side`, smaller being nearer: the squares the king can still go to, his
 * own men's not counted fully, the `steps` he has from each square to where he might be mated, the distance of the
 * kings, and of a pawn from promotion where men are few. A guess that orders the search; no verdict rests on it.
 */
export function promise(board: Board, side: number, steps: Uint8Array): number {
  const loser = side ^ 1;
  const king = board.king[loser] as number;
  const at = index64(king);
  const cells = board.cells;
  const base = side << 4;
  const end = base + (board.count[side] as number);
  let shut = 0;
  let force = 0;
  let toGo = 99;
  for (let i = base; i < end; i++) {
    const square = board.list[i] as number;
    const piece = cells[square] as number;
    const type = piece & TYPE;
    shut |= seen(board, square, shutFrom(piece, at, index64(square)) & ~shut, king);
    if (type === PAWN) toGo = Math.min(toGo, stepsToPromotion(board, square, side));
    else if (type !== KING) force += type === KNIGHT || type === BISHOP ? 1 : FORCE;
  }
  const open = (RING[at] as number) & ~shut;
  let blocked = 0;
  for (let i = 0; i < 8; i++) {
    const beside = cells[king + (KING_STEPS[i] as number)] as number;
    if ((open & (1 << i)) !== 0 && (beside & colourBit(loser)) !== 0) blocked++;
  }
  const flights = (RING_SIZE[open] as number) - blocked;
  let distance = FLIGHT * flights + BLOCKED * blocked + CHECK + 1;
  distance += kingDistance(at, index64(board.king[side] as number));
  distance += KING_STEP * (steps[at] as number);
  if (board.turn === loser && board.attacked(king, side)) distance -= CHECK;
  if (force < FORCE) distance += NO_FORCE + (toGo === 99 ? 0 : PAWN_STEP * toGo);
  return distance;
}

/** Of the ring squares that a man would attack, those with nothing in between; the king himself does not count. */
function seen(board: Board, from: number, ring: number, king: number): number {
  if (ring === 0 || !isSlider((board.cells[from] as number) & TYPE)) return ring;
  let mask = ring;
  for (let i = 0; i < 8; i++) {
    if ((ring & (1 << i)) === 0) continue;
    const to = king + (KING_STEPS[i] as number);
    const step = STEP_TOWARDS[to - from + DELTA] as number;
    let square = from + step;
    while (square !== to && (board.cells[square] === 0 || square === king)) square += step;
    if (square !== to) mask &= ~(1 << i);
  }
  return mask;
}

function stepsToPromotion(board: Board, pawn: number, side: number): number {
  const push = PAWN_PUSH[side] as number;
  let steps = 0;
  for (let square = pawn + push; board.cells[square] !== EDGE; square += push) {
    const met = board.cells[square] as number;
    steps += met === 0 ? 1 : (met & TYPE) === PAWN ? 1 + BLOCKED_STEP : 2;
  }
  return steps;
}
