import { MOST_MOVES } from './legalMoves.ts';

/** What a move is worth to a walk; found by trial on games and compositions, and no verdict rests on it. */
export type Lean = Readonly<{
  /** Half-moves after which a walk is given up. */
  plies: number;
  /** Out of so many of their moves, or a few more, hunter and loser choose one. */
  weighs: number;
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
  loserQueens: number;
  loserTakesPawn: number;
  loserTakesPiece: number;
  /** For each time that a man of the side came to the square before: so no walk goes round in circles. */
  again: number;
  loserAgain: number;
}>;

/** Goes straight for the king and clears the board: most games. */
export const HASTY: Lean = {
  plies: 80,
  weighs: 27,
  loserWeighs: 8,
  chance: 4,
  shuts: 10,
  nearer: 18,
  captures: 20,
  toTheEdge: 6,
  toTheCorner: 0,
  blocks: 3,
  loserAdvances: -8,
  loserUnderpromotes: -5,
  loserQueens: -53,
  loserTakesPawn: -24,
  loserTakesPiece: -39,
  again: -4,
  loserAgain: -2,
};
/** The same on a full board, where there is little to do for kings and for the loser's pawns. */
export const CROWDED: Lean = {
  plies: 80,
  weighs: 24,
  loserWeighs: 6,
  chance: 8,
  shuts: 18,
  nearer: 0,
  captures: 25,
  toTheEdge: 5,
  toTheCorner: 0,
  blocks: 0,
  loserAdvances: -8,
  loserUnderpromotes: -7,
  loserQueens: -53,
  loserTakesPawn: -24,
  loserTakesPiece: -39,
  again: -1,
  loserAgain: -6,
};
/** Spares the men and lets the loser bury his own king: few pieces, locked pawns. */
export const PATIENT: Lean = {
  plies: 120,
  weighs: MOST_MOVES,
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
  loserQueens: -53,
  loserTakesPawn: -24,
  loserTakesPiece: -39,
  again: -3,
  loserAgain: 0,
};
/** Strays far: what the others' habits never meet. */
export const AIMLESS: Lean = {
  plies: 120,
  weighs: MOST_MOVES,
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
  loserQueens: -53,
  loserTakesPawn: -24,
  loserTakesPiece: -39,
  again: 0,
  loserAgain: 0,
};

/** Frees what is locked: both take and give what they can, and the loser promotes as well. */
export const GENEROUS: Lean = {
  plies: 120,
  weighs: MOST_MOVES,
  loserWeighs: MOST_MOVES,
  chance: 32,
  shuts: 4,
  nearer: 4,
  captures: 12,
  toTheEdge: 0,
  toTheCorner: 0,
  blocks: 0,
  loserAdvances: 16,
  loserUnderpromotes: 12,
  loserQueens: 4,
  loserTakesPawn: 12,
  loserTakesPiece: -16,
  again: -6,
  loserAgain: -6,
};

/** The same in every walk. The hunter: */
export const PAWN_ADVANCES = 11;
export const PAWN_ADVANCES_FAR = 6;
export const QUEENS = 68;
export const TO_THE_BLOCKER = 30;
export const IDLE_CHECK = -29;
export const STALEMATES = -104;
export const HANGS = -19;
export const CASTLES = -8;
/** The loser: */
export const LOSER_CHECKS = -3;
export const FROM_THE_BLOCKER = 21;
export const MAKES_WAY = 32;
export const OFFERS = 24;
