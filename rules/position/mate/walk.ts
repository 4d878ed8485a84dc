/**
 * Helpmates by wandering: both sides play at random, leaning towards mate, until one is on the board. Most
 * positions of real games fall within a few dozen moves; nothing is concluded from a walk that finds none.
 */
import { type Board, CASTLING } from './board.ts';
import {
  BISHOP,
  colourBit,
  DELTA,
  fromIndex64,
  index64,
  isLight,
  isSlider,
  KING,
  PAWN,
  QUEEN,
  REACH_BIT,
  REACHES,
  ROOK,
  STEP_TOWARDS,
  TYPE,
} from './geometry.ts';
import { hasLegalMove, legalMoves, MOST_MOVES } from './legalMoves.ts';
import { kingDistance, RING, RING_SIZE, shutFrom } from './patterns.ts';

/** What a move is worth to a walk; found by trial on games and compositions, and no verdict rests on it. */
export type Lean = Readonly<{
  /** Half-moves after which a walk is given up. */
  plies: number;
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
}>;

/** Goes straight for the king and clears the board: most games. */
export const HASTY: Lean = {
  plies: 68,
  chance: 5,
  shuts: 5,
  nearer: 7,
  captures: 5,
  toTheEdge: 1,
  toTheCorner: 0,
  blocks: 0,
  loserAdvances: -3,
  loserUnderpromotes: -6,
};
/** Spares the men and lets the loser bury his own king: few pieces, locked pawns. */
export const PATIENT: Lean = {
  plies: 120,
  chance: 16,
  shuts: 3,
  nearer: 4,
  captures: 0,
  toTheEdge: 4,
  toTheCorner: 12,
  blocks: 8,
  loserAdvances: 2,
  loserUnderpromotes: 6,
};
/** Strays far: what the others' habits never meet. */
export const AIMLESS: Lean = {
  plies: 120,
  chance: 16,
  shuts: 0,
  nearer: 1,
  captures: 0,
  toTheEdge: 2,
  toTheCorner: 0,
  blocks: 2,
  loserAdvances: 0,
  loserUnderpromotes: 0,
};

const PAWN_ADVANCES = 13;
const QUEENS = 17;
const IDLE_CHECK = -10;
const CASTLES = -4;
const LOSER_TAKES_PAWN = -7;
const LOSER_TAKES_PIECE = -20;
const LOSER_CHECKS = -10;
const LOSER_QUEENS = -20;

const CORNERS = new Uint8Array([0, 7, 56, 63]);
const NO_CORNER = -1;

const LONGEST_WALK = 120;
const moves = new Int32Array(MOST_MOVES);

export class Walk {
  /** The moves of the walk; after a mate, its proof. */
  readonly path = new Int32Array(LONGEST_WALK);
  length = 0;
  private readonly board: Board;
  private readonly side: number;
  private lean: Lean = HASTY;
  /** Where this walk would like the king to die. */
  private corner = NO_CORNER;
  private seed = 0x2545f491;

  constructor(board: Board, side: number) {
    this.board = board;
    this.side = side;
  }

  /** Walks from the board's position and comes back to it; whether the walk ended in mate by the side. */
  wander(lean: Lean): boolean {
    this.lean = lean;
    this.length = 0;
    this.corner = lean.toTheCorner === 0 ? NO_CORNER : this.cornerToDie();
    let mate = false;
    while (!mate && this.length < lean.plies) {
      const end = legalMoves(this.board, moves, 0);
      if (end === 0) break;
      const hunts = this.board.turn === this.side;
      const move = hunts ? this.hunt(end) : this.help(end);
      mate = hunts && this.foundMate;
      this.path[this.length++] = move;
      this.board.make(move);
    }
    for (let i = this.length - 1; i >= 0; i--) this.board.unmake(this.path[i] as number);
    return mate;
  }

  private foundMate = false;

  /** The mating side's move: a mate if there is one, else what shuts the king in or brings men nearer. */
  private hunt(end: number): number {
    const { board, side } = this;
    const cells = board.cells;
    const prey = board.king[side ^ 1] as number;
    const preyAt = index64(prey);
    const goal = this.corner === NO_CORNER ? preyAt : this.corner;
    const near = kingDistance(index64(board.king[side] as number), goal);
    const pawnLean = this.hasMajor() ? 0 : PAWN_ADVANCES;
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    this.foundMate = false;
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const from = move & 255;
      const to = (move >> 8) & 255;
      const was = cells[from] as number;
      const promotion = (move >> 16) & 7;
      const piece = promotion === 0 ? was : promotion | colourBit(side);
      let lean = this.chance();
      if (checks(cells, piece, from, to, prey)) {
        board.make(move);
        this.foundMate = !hasLegalMove(board);
        board.unmake(move);
        if (this.foundMate) return move;
        lean += IDLE_CHECK;
      }
      const type = piece & TYPE;
      if ((move & CASTLING) !== 0) lean += CASTLES;
      else {
        if (cells[to] !== 0) lean += this.lean.captures;
        if (type === KING) lean += this.lean.nearer * (near - kingDistance(index64(to), goal));
        else if (type === PAWN) lean += pawnLean;
        else if (promotion === QUEEN) lean += QUEENS;
        const gained = RING_SIZE[shutFrom(piece, preyAt, index64(to))] as number;
        lean += this.lean.shuts * (gained - (RING_SIZE[shutFrom(was, preyAt, index64(from))] as number));
      }
      if (lean > best) {
        best = lean;
        choice = move;
      }
    }
    return choice;
  }

  /** The mated side's move: towards the edge and the enemy, blocking its own king, taking and checking nothing. */
  private help(end: number): number {
    const { board, side } = this;
    const cells = board.cells;
    const king = board.king[side ^ 1] as number;
    const at = index64(king);
    const enemy = board.king[side] as number;
    const room = RING_SIZE[RING[at] as number] as number;
    const goal = this.corner === NO_CORNER ? at : this.corner;
    const toGo = kingDistance(at, goal);
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const from = move & 255;
      const to = (move >> 8) & 255;
      const promotion = (move >> 16) & 7;
      let lean = this.chance();
      if (from !== king) {
        if (kingDistance(index64(to), goal) === 1) lean += this.lean.blocks;
        if (kingDistance(index64(from), goal) === 1) lean -= this.lean.blocks;
        if (promotion !== 0) lean += promotion === QUEEN ? LOSER_QUEENS : this.lean.loserUnderpromotes;
        else if (((cells[from] as number) & TYPE) === PAWN) lean += this.lean.loserAdvances;
      } else if ((move & CASTLING) === 0) {
        lean += this.lean.toTheEdge * (room - (RING_SIZE[RING[index64(to)] as number] as number));
        lean += this.lean.toTheCorner * (toGo - kingDistance(index64(to), goal));
      }
      const taken = (cells[to] as number) & TYPE;
      if (taken !== 0 && (move & CASTLING) === 0)
        lean += taken === PAWN ? LOSER_TAKES_PAWN : LOSER_TAKES_PIECE;
      if (lean <= best) continue;
      const piece = promotion === 0 ? (cells[from] as number) : promotion | colourBit(side ^ 1);
      if (checks(cells, piece, from, to, enemy)) lean += LOSER_CHECKS;
      if (lean <= best) continue;
      best = lean;
      choice = move;
    }
    return choice;
  }

  /** Any corner; but bishops of one shade alone mate only in one of that shade. */
  private cornerToDie(): number {
    const { board, side } = this;
    const base = side << 4;
    const corner = CORNERS[this.dice() & 3] as number;
    let shades = 0;
    for (let i = base; i < base + (board.count[side] as number); i++) {
      const square = board.list[i] as number;
      const type = (board.cells[square] as number) & TYPE;
      if (type === BISHOP) shades |= isLight(square) ? 2 : 1;
      else if (type !== KING) return corner;
    }
    const fits = shades === 3 || (shades === 2) === isLight(fromIndex64(corner));
    return fits ? corner : corner ^ 7;
  }

  private hasMajor(): boolean {
    const { board, side } = this;
    const base = side << 4;
    for (let i = base; i < base + (board.count[side] as number); i++) {
      const type = (board.cells[board.list[i] as number] as number) & TYPE;
      if (type === ROOK || type === QUEEN) return true;
    }
    return false;
  }

  private chance(): number {
    return ((this.dice() & 7) * this.lean.chance) >> 3;
  }

  /** Repeatable: the same position always gets the same walks (xorshift). */
  private dice(): number {
    let seed = this.seed;
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    this.seed = seed;
    return seed;
  }
}

/** Whether the piece, moved there, attacks the king itself; a check uncovered is left to chance. */
function checks(cells: Uint8Array, piece: number, from: number, to: number, king: number): boolean {
  const delta = king - to + DELTA;
  if (((REACHES[delta] as number) & (REACH_BIT[piece] as number)) === 0) return false;
  if (!isSlider(piece & TYPE)) return true;
  const step = STEP_TOWARDS[delta] as number;
  for (let at = to + step; at !== king; at += step) {
    if (cells[at] !== 0 && at !== from) return false;
  }
  return true;
}
