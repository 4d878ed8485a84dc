/**
 * The board as the mate search sees it: 16 columns by 12 rows, the 64 squares in the middle of an edge two
 * deep. Every step a piece can take lands inside the array, and the difference of two squares names their
 * geometry, whatever the squares are.
 */

export const CELLS = 192;
export const NO_SQUARE = 0;

export const WHITE = 0;
export const BLACK = 1;

export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** A piece is its type with the bit of its colour; an empty square is 0; beyond the edge is EDGE. */
export const WHITE_BIT = 8;
export const BLACK_BIT = 16;
export const EDGE = 32;
export const TYPE = 7;

export const colourBit = (colour: number): number => WHITE_BIT << colour;

export const squareAt = (file: number, rank: number): number => ((rank + 2) << 4) + file + 4;
export const fileOf = (square: number): number => (square & 15) - 4;
export const rankOf = (square: number): number => (square >> 4) - 2;
export const index64 = (square: number): number => (rankOf(square) << 3) + fileOf(square);
export const fromIndex64 = (index: number): number => squareAt(index & 7, index >> 3);
export const isLight = (square: number): boolean => ((fileOf(square) + rankOf(square)) & 1) === 1;

const NAMES = Array.from(
  { length: CELLS },
  (_, square) => `${'abcdefgh'[fileOf(square)]}${rankOf(square) + 1}`,
);
export const squareName = (square: number): string => NAMES[square] as string;

export const ROOK_STEPS = new Int8Array([1, -1, 16, -16]);
export const BISHOP_STEPS = new Int8Array([15, 17, -15, -17]);
export const KING_STEPS = new Int8Array([1, -1, 16, -16, 15, 17, -15, -17]);
export const KNIGHT_STEPS = new Int8Array([14, 18, 31, 33, -14, -18, -31, -33]);
export const PAWN_PUSH = new Int8Array([16, -16]);

/** The steps of each non-pawn type. */
export const STEPS: readonly Int8Array[] = [
  new Int8Array(0),
  new Int8Array(0),
  KNIGHT_STEPS,
  BISHOP_STEPS,
  ROOK_STEPS,
  KING_STEPS,
  KING_STEPS,
];

export const isSlider = (type: number): boolean => type >= BISHOP && type <= QUEEN;

/** Differences of squares run from -119 to 119. */
export const DELTA = 120;

/** For a difference `to - from`: a bit per piece (type, and 7 for a black pawn) that attacks along it. */
export const REACHES = new Uint8Array(2 * DELTA);
/** For a difference along a line: the single step towards it. */
export const STEP_TOWARDS = new Int8Array(2 * DELTA);

const BLACK_PAWN_BIT = 1 << 7;
/** The bit of REACHES that belongs to a piece. */
export const reachBit = (piece: number): number =>
  piece === (BLACK_BIT | PAWN) ? BLACK_PAWN_BIT : 1 << (piece & TYPE);

/** reachBit as a table, for the inner loops. */
export const REACH_BIT = new Uint8Array(EDGE + 1);

function mark(delta: number, bit: number): void {
  REACHES[delta + DELTA] = (REACHES[delta + DELTA] ?? 0) | bit;
}

function fillTables(): void {
  for (const step of KNIGHT_STEPS) mark(step, 1 << KNIGHT);
  for (const step of KING_STEPS) mark(step, 1 << KING);
  for (const steps of [ROOK_STEPS, BISHOP_STEPS]) {
    const line = steps === ROOK_STEPS ? ROOK : BISHOP;
    for (const step of steps) {
      for (let distance = 1; distance < 8; distance++) {
        mark(step * distance, (1 << line) | (1 << QUEEN));
        STEP_TOWARDS[step * distance + DELTA] = step;
      }
    }
  }
  for (const side of [-1, 1]) {
    mark(16 + side, 1 << PAWN);
    mark(-16 + side, BLACK_PAWN_BIT);
  }
  for (const bit of [WHITE_BIT, BLACK_BIT]) {
    for (let type = PAWN; type <= KING; type++) REACH_BIT[bit | type] = reachBit(bit | type);
  }
}

fillTables();
