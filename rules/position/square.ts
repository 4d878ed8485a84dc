/**
 * Articles 2.1 to 2.4: the board and the men on it, as vocabulary. Knows nothing of moves.
 */

export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];

export const ROLES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type Role = (typeof ROLES)[number];

/** 3.7.3.3: what a pawn may become. */
export const PROMOTION_ROLES = ['queen', 'rook', 'bishop', 'knight'] as const;
export type PromotionRole = (typeof PROMOTION_ROLES)[number];

export type Piece = Readonly<{ color: Color; role: Role }>;

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type File = (typeof FILES)[number];

export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type Rank = (typeof RANKS)[number];

export type Square = `${File}${Rank}`;

/** All 64 squares, a1 b1 … h8 (C.7). */
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file): Square => `${file}${rank}`),
);

const NAMES: ReadonlySet<string> = new Set(SQUARES);

export function isSquare(text: string): text is Square {
  return NAMES.has(text);
}

/** The place of a square in SQUARES: a1 = 0 … h8 = 63. */
export function squareIndex(square: Square): number {
  return (square.charCodeAt(1) - 49) * 8 + square.charCodeAt(0) - 97;
}

export function squareAt(index: number): Square {
  return SQUARES[index] as Square;
}

export function fileOf(square: Square): File {
  return square[0] as File;
}

export function rankOf(square: Square): Rank {
  return square[1] as Rank;
}

export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** 2.1: the near corner square to the right of each player is light. */
export function isLightSquare(square: Square): boolean {
  const index = squareIndex(square);
  return ((index >> 3) + index) % 2 === 1;
}

/** 3.7.3.3: the rank farthest from the start, where a pawn is promoted. */
export function lastRank(color: Color): Rank {
  return color === 'white' ? '8' : '1';
}
