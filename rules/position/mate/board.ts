/**
 * A position that moves are made and taken back on, without allocation: a mailbox of pieces, a list of squares
 * for each colour, and the same position packed into nine words, kept up to date, as its exact key.
 */
import {
  BLACK_BIT,
  CELLS,
  colourBit,
  DELTA,
  EDGE,
  fileOf,
  KING,
  KNIGHT,
  NO_SQUARE,
  PAWN,
  PAWN_PUSH,
  REACH_BIT,
  REACHES,
  rankOf,
  STEP_TOWARDS,
  squareAt,
  TYPE,
  WHITE,
} from './geometry.ts';

/** A move is from | to << 8 | promotion << 16 | kind. Castling is written king takes rook (Chess960). */
export const EN_PASSANT = 1 << 20;
export const CASTLING = 1 << 21;
export const DOUBLE_PUSH = 1 << 22;
export const moveFrom = (move: number): number => move & 255;
export const moveTo = (move: number): number => (move >> 8) & 255;
export const movePromotion = (move: number): number => (move >> 16) & 7;

export const KEY_WORDS = 9;
/** The bits of the key's last word that `state` uses; whoever keeps positions may put more of his own above. */
export const STATE_BITS = 9;
const MOVES_BACK = 1024;

const WORD = new Uint8Array(CELLS);
const SHIFT = new Uint8Array(CELLS);
const EMPTY_BOARD = new Uint8Array(CELLS).fill(EDGE);
for (let rank = 0; rank < 8; rank++) {
  for (let file = 0; file < 8; file++) {
    const square = squareAt(file, rank);
    EMPTY_BOARD[square] = 0;
    WORD[square] = rank;
    SHIFT[square] = file * 4;
  }
}

export class Board {
  /** The piece on each square. */
  readonly cells = Uint8Array.from(EMPTY_BOARD);
  /** Squares of White's pieces from 0, of Black's from 16. */
  readonly list = new Uint8Array(32);
  readonly count = new Int32Array(2);
  readonly king = new Int32Array(2);
  turn = WHITE;
  /** The square behind a pawn that can be taken en passant now, else NO_SQUARE. */
  enPassant = NO_SQUARE;
  /** A bit per castling right: 1, 2 White towards h, a; 4, 8 Black's. */
  castling = 0;
  /** The rook of each right, as the position was set up. */
  readonly castlingRook = new Int32Array(4);
  /** The rights that a move from or to a square ends. */
  readonly rightsLost = new Uint8Array(CELLS);

  readonly packed = new Int32Array(8);
  readonly #slot = new Uint8Array(CELLS);
  readonly #taken = new Int32Array(MOVES_BACK * 3);
  #depth = 0;

  clear(): void {
    this.cells.set(EMPTY_BOARD);
    this.count.fill(0);
    this.king.fill(NO_SQUARE);
    this.packed.fill(0);
    this.turn = WHITE;
    this.enPassant = NO_SQUARE;
    this.castling = 0;
    this.castlingRook.fill(NO_SQUARE);
    this.rightsLost.fill(0);
    this.#depth = 0;
  }

  allowCastling(right: number, rook: number): void {
    const colour = right >> 1;
    const king = this.king[colour] as number;
    this.castling |= 1 << right;
    this.castlingRook[right] = rook;
    this.rightsLost[rook] = (this.rightsLost[rook] as number) | (1 << right);
    this.rightsLost[king] = (this.rightsLost[king] as number) | (1 << right);
  }

  put(square: number, piece: number): void {
    const colour = piece >> 4;
    const count = this.count[colour] as number;
    this.cells[square] = piece;
    this.list[(colour << 4) + count] = square;
    this.#slot[square] = count;
    this.count[colour] = count + 1;
    if ((piece & TYPE) === KING) this.king[colour] = square;
    this.#flip(square, piece);
  }

  #take(square: number, piece: number): void {
    const colour = piece >> 4;
    const last = (this.count[colour] as number) - 1;
    const base = colour << 4;
    const slot = this.#slot[square] as number;
    const moved = this.list[base + last] as number;
    this.list[base + slot] = moved;
    this.#slot[moved] = slot;
    this.count[colour] = last;
    this.cells[square] = 0;
    this.#flip(square, piece);
  }

  /** Takes a man off the board for good; `put` brings it back. */
  remove(square: number): void {
    this.#take(square, this.cells[square] as number);
  }

  #shift(from: number, to: number, piece: number): void {
    const slot = this.#slot[from] as number;
    this.cells[from] = 0;
    this.cells[to] = piece;
    this.#slot[to] = slot;
    this.list[(piece & BLACK_BIT) + slot] = to;
    this.#flip(from, piece);
    this.#flip(to, piece);
  }

  #flip(square: number, piece: number): void {
    const word = WORD[square] as number;
    const nibble = (piece & TYPE) | ((piece & BLACK_BIT) >> 1);
    this.packed[word] = (this.packed[word] as number) ^ (nibble << (SHIFT[square] as number));
  }

  /** Side to move, castling rights and en passant file: with `packed`, the whole position. */
  state(): number {
    const file = this.enPassant === NO_SQUARE ? 0 : fileOf(this.enPassant) + 1;
    return this.turn | (this.castling << 1) | (file << 5);
  }

  /** Sets the position whose key is `words[at…]`; the castling rooks are those of the position set up. */
  unpack(words: Int32Array, at: number): void {
    this.count.fill(0);
    for (let rank = 0; rank < 8; rank++) {
      const word = words[at + rank] as number;
      const was = this.packed[rank] as number;
      this.packed[rank] = word;
      for (let file = 0, square = squareAt(0, rank); file < 8; file++, square++) {
        const nibble = (word >>> (file * 4)) & 15;
        if (nibble === 0) {
          if (was !== 0) this.cells[square] = 0;
          continue;
        }
        const colour = nibble >> 3;
        const count = this.count[colour] as number;
        this.cells[square] = (nibble & 7) | colourBit(colour);
        this.list[(colour << 4) + count] = square;
        this.#slot[square] = count;
        this.count[colour] = count + 1;
        if ((nibble & 7) === KING) this.king[colour] = square;
      }
    }
    const state = words[at + 8] as number;
    this.turn = state & 1;
    this.castling = (state >> 1) & 15;
    const file = (state >> 5) & 15;
    this.enPassant = file === 0 ? NO_SQUARE : squareAt(file - 1, this.turn === WHITE ? 5 : 2);
    this.#depth = 0;
  }

  make(move: number): void {
    const from = move & 255;
    const to = (move >> 8) & 255;
    const us = this.turn;
    const undo = this.#depth * 3;
    this.#depth++;
    this.#taken[undo + 1] = this.castling;
    this.#taken[undo + 2] = this.enPassant;
    this.enPassant = NO_SQUARE;
    this.turn = us ^ 1;
    if ((move & CASTLING) !== 0) {
      this.#taken[undo] = 0;
      this.castling &= ~(3 << (us << 1));
      this.#castle(from, to, castledKing(from, to), castledRook(from, to));
      return;
    }
    const piece = this.cells[from] as number;
    let captured = this.cells[to] as number;
    if (captured !== 0) this.#take(to, captured);
    else if ((move & EN_PASSANT) !== 0) {
      const pawn = to - (PAWN_PUSH[us] as number);
      captured = this.cells[pawn] as number;
      this.#take(pawn, captured);
    }
    this.#taken[undo] = captured;
    this.#shift(from, to, piece);
    if ((piece & TYPE) === KING) this.king[us] = to;
    if (this.castling !== 0)
      this.castling &= ~((this.rightsLost[from] as number) | (this.rightsLost[to] as number));
    const promotion = (move >> 16) & 7;
    if (promotion !== 0) this.#become(to, piece, promotion | colourBit(us));
    else if ((move & DOUBLE_PUSH) !== 0) {
      // Kept only where a pawn stands to take it: positions that differ in nothing else are the same.
      const enemyPawn = colourBit(us ^ 1) | PAWN;
      if (this.cells[to - 1] === enemyPawn || this.cells[to + 1] === enemyPawn)
        this.enPassant = (from + to) >> 1;
    }
  }

  unmake(move: number): void {
    const from = move & 255;
    const to = (move >> 8) & 255;
    this.#depth--;
    const undo = this.#depth * 3;
    const us = this.turn ^ 1;
    this.turn = us;
    this.castling = this.#taken[undo + 1] as number;
    this.enPassant = this.#taken[undo + 2] as number;
    if ((move & CASTLING) !== 0) {
      this.#castle(castledKing(from, to), castledRook(from, to), from, to);
      return;
    }
    let piece = this.cells[to] as number;
    if (((move >> 16) & 7) !== 0) {
      this.#become(to, piece, colourBit(us) | PAWN);
      piece = colourBit(us) | PAWN;
    }
    this.#shift(to, from, piece);
    if ((piece & TYPE) === KING) this.king[us] = from;
    const captured = this.#taken[undo] as number;
    if (captured !== 0) this.put((move & EN_PASSANT) !== 0 ? to - (PAWN_PUSH[us] as number) : to, captured);
  }

  #become(square: number, was: number, piece: number): void {
    this.cells[square] = piece;
    this.#flip(square, was);
    this.#flip(square, piece);
  }

  #castle(king: number, rook: number, kingTo: number, rookTo: number): void {
    const kingPiece = this.cells[king] as number;
    const rookPiece = this.cells[rook] as number;
    this.#take(king, kingPiece);
    this.#take(rook, rookPiece);
    this.put(kingTo, kingPiece);
    this.put(rookTo, rookPiece);
  }

  /** Whether a piece of `colour` attacks the square, standing pieces in its way considered (3.1.2). */
  attacked(square: number, colour: number): boolean {
    const base = colour << 4;
    const end = base + (this.count[colour] as number);
    for (let i = base; i < end; i++) {
      if (this.attacks(this.list[i] as number, square)) return true;
    }
    return false;
  }

  /** Whether the piece on `from` attacks `square`. */
  attacks(from: number, square: number): boolean {
    const delta = square - from + DELTA;
    const piece = this.cells[from] as number;
    if (((REACHES[delta] as number) & (REACH_BIT[piece] as number)) === 0) return false;
    const type = piece & TYPE;
    if (type <= KNIGHT || type === KING) return true;
    const step = STEP_TOWARDS[delta] as number;
    let at = from + step;
    while (at !== square) {
      if (this.cells[at] !== 0) return false;
      at += step;
    }
    return true;
  }

  inCheck(colour: number): boolean {
    return this.attacked(this.king[colour] as number, colour ^ 1);
  }
}

/** Where the king stands after castling with that rook: the g-file or the c-file (3.8.2, and Chess960). */
export function castledKing(king: number, rook: number): number {
  return squareAt(rook > king ? 6 : 2, rankOf(king));
}

export function castledRook(king: number, rook: number): number {
  return squareAt(rook > king ? 5 : 3, rankOf(king));
}

/** The same position on another board. */
export function copyOf(board: Board): Board {
  const copy = new Board();
  const words = Int32Array.of(...board.packed, board.state());
  copy.castlingRook.set(board.castlingRook);
  copy.rightsLost.set(board.rightsLost);
  copy.unpack(words, 0);
  return copy;
}
