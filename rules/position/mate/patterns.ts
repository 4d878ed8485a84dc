/**
 * The empty board as a hunting ground: which squares beside a king a piece shuts from where it stands. Squares are
 * numbered 0 to 63 here; nothing stands in anyone's way.
 */
import { kingDistance } from './distances.ts';
import {
  DELTA,
  fromIndex64,
  index64,
  KING,
  KING_STEPS,
  PAWN,
  REACH_BIT,
  REACHES,
  WHITE_BIT,
} from './geometry.ts';

const SQUARES = 64;
const PIECES = 32;

/** The squares beside a king: a bit for each of KING_STEPS that stays on the board. */
export const RING = new Uint8Array(SQUARES);
/** How many bits a ring has. */
export const RING_SIZE = new Uint8Array(256);
const shut = new Uint8Array(PIECES * SQUARES * SQUARES);

/** The squares of the ring round `king` that a piece attacks from a square. */
export const shutFrom = (piece: number, king: number, from: number): number =>
  shut[(piece << 12) | (king << 6) | from] as number;

const NEXT = 17;
const stepBit = new Uint8Array(2 * NEXT + 1);
KING_STEPS.forEach((step, i) => {
  stepBit[step + NEXT] = 1 << i;
});

/** The bit of a square in the ring round `king` (both as on the board), 0 if it is not beside him. */
export const ringBit = (king: number, square: number): number => {
  const step = square - king;
  return step < -NEXT || step > NEXT ? 0 : (stepBit[step + NEXT] as number);
};

/** Whether a piece attacks a square from another. */
export function hits(piece: number, from: number, to: number): boolean {
  const delta = fromIndex64(to) - fromIndex64(from) + DELTA;
  return ((REACHES[delta] as number) & (REACH_BIT[piece] as number)) !== 0;
}

function fillRing(king: number): void {
  for (let i = 0; i < 8; i++) {
    const beside = fromIndex64(king) + (KING_STEPS[i] as number);
    if (fromIndex64(index64(beside)) !== beside || index64(beside) < 0 || index64(beside) > 63) continue;
    if (kingDistance(king, index64(beside)) !== 1) continue;
    RING[king] = (RING[king] as number) | (1 << i);
    for (const colour of [WHITE_BIT, WHITE_BIT << 1]) {
      for (let type = PAWN; type <= KING; type++) fillShut(colour | type, king, 1 << i, index64(beside));
    }
  }
}

function fillShut(piece: number, king: number, bit: number, beside: number): void {
  for (let from = 0; from < SQUARES; from++) {
    if (from === king || !hits(piece, from, beside)) continue;
    const at = (piece << 12) | (king << 6) | from;
    shut[at] = (shut[at] as number) | bit;
  }
}

for (let mask = 1; mask < 256; mask++) RING_SIZE[mask] = (RING_SIZE[mask >> 1] as number) + (mask & 1);
for (let square = 0; square < SQUARES; square++) fillRing(square);
