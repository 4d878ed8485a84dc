import { MOST_MOVES } from './legalMoves.ts';

/** What a move is worth to a walk; found by trial on games and compositions, and no verdict rests on it. */
export type Lean = Readonly<{
  /** Half-moves after which a walk is given up. */
  plies: number;
  /** Of so many of his moves the loser chooses one. */
  loserWeighs: number;
  chance: number;
  shuts: number;
  nearer: number;
  captures: number;
  toTheEdge: number;
  toTheCorner: number;
  blocks: number;
  /** The loser's pawns: to advance, and to become less than a queen. */
  loserAdvances: number;
  loserUnderpromotes: number;
  /** For each time that a man of the side came to the square before: so no walk goes round in circles. */
  again: number;
  loserAgain: number;
}>;

/** Goes straight for the king and clears the board: most games. */
export const HASTY: Lean = {
  plies: 80,
  loserWeighs: 8,
  chance: 8,
  shuts: 10,
  nearer: 8,
  captures: 20,
  toTheEdge: 3,
  toTheCorner: 0,
  blocks: 2,
  loserAdvances: -6,
  loserUnderpromotes: -12,
  again: -4,
  loserAgain: -2,
};
/** Spares the men and lets the loser bury his own king: few pieces, locked pawns. */
export const PATIENT: Lean = {
  plies: 120,
  loserWeighs: MOST_MOVES,
  chance: 32,
  shuts: 9,
  nearer: 8,
  captures: -6,
  toTheEdge: 8,
  toTheCorner: 30,
  blocks: 16,
  loserAdvances: 8,
  loserUnderpromotes: 12,
  again: -3,
  loserAgain: 0,
};
/** Strays far: what the others' habits never meet. */
export const AIMLESS: Lean = {
  plies: 120,
  loserWeighs: MOST_MOVES,
  chance: 32,
  shuts: 0,
  nearer: 2,
  captures: 0,
  toTheEdge: 4,
  toTheCorner: 0,
  blocks: 4,
  loserAdvances: 0,
  loserUnderpromotes: 0,
  again: 0,
  loserAgain: 0,
};

export const LONGEST_WALK = 120;

/** The same in every walk. The hunter: */
export const PAWN_ADVANCES = 16;
export const PAWN_ADVANCES_FAR = 4;
export const QUEENS = 34;
export const TO_THE_BLOCKER = 20;
export const IDLE_CHECK = -20;
export const STALEMATES = -74;
export const HANGS = -30;
export const CASTLES = -8;
/** The loser: */
export const LOSER_TAKES_PAWN = -18;
export const LOSER_TAKES_PIECE = -64;
export const LOSER_CHECKS = -20;
export const LOSER_QUEENS = -53;
export const FROM_THE_BLOCKER = 5;
export const MAKES_WAY = 10;
