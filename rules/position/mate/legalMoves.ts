/**
 * Article 3: every legal move of the side to move, written into a buffer. Pins and checks are found first, so
 * that no move has to be tried (en passant and Chess960 castling, which uncover lines oddly, excepted).
 */
import { type Board, CASTLING, castledKing, castledRook, DOUBLE_PUSH, EN_PASSANT } from './board.ts';
import {
  BISHOP,
  CELLS,
  colourBit,
  DELTA,
  EDGE,
  isSlider,
  KING,
  KING_STEPS,
  KNIGHT,
  NO_SQUARE,
  PAWN,
  PAWN_PUSH,
  QUEEN,
  REACH_BIT,
  REACHES,
  ROOK,
  rankOf,
  STEP_TOWARDS,
  STEPS,
  TYPE,
} from './geometry.ts';

/** No position has more legal moves than 218; a buffer shared by plies needs this much for each. */
export const MOST_MOVES = 256;

const PROMOTIONS = new Uint8Array([QUEEN, ROOK, BISHOP, KNIGHT]);

/** The step along which each pinned piece may move, else 0; cleared after use. */
const pin = new Int8Array(CELLS);
const pinned = new Uint8Array(8);
/** Squares where a move answers the check carry the current stamp. */
const answer = new Uint32Array(CELLS);
let stamp = 0;

let pins = 0;
let checkers = 0;

const spare = new Int32Array(MOST_MOVES);
let out: Int32Array = spare;
let end = 0;

/** Writes the legal moves into `buffer` from `start`; returns where they end. */
export function legalMoves(board: Board, buffer: Int32Array, start: number): number {
  return someLegalMoves(board, buffer, start, 0, MOST_MOVES);
}

/**
 * The same man by man, beginning with the `first` of the side's list and going round, until there are `enough`;
 * none only if there is none.
 */
export function someLegalMoves(
  board: Board,
  buffer: Int32Array,
  start: number,
  first: number,
  enough: number,
): number {
  const us = board.turn;
  const king = board.king[us] as number;
  out = buffer;
  end = start;
  findPinsAndChecks(board, king, us);
  const base = us << 4;
  const count = board.count[us] as number;
  const full = start + enough;
  let man = first;
  for (let i = 0; i < count && end < full; i++) {
    const from = board.list[base + man] as number;
    const type = (board.cells[from] as number) & TYPE;
    if (type === KING) kingMoves(board, king, us);
    else if (checkers < 2) {
      if (type === PAWN) pawnMoves(board, from, us);
      else pieceMoves(board, from, type, us);
    }
    man = man + 1 === count ? 0 : man + 1;
  }
  if (end < full && checkers < 2) {
    if (board.enPassant !== NO_SQUARE) enPassantMoves(board, us);
    if (checkers === 0 && ((board.castling >> (us << 1)) & 3) !== 0) castlingMoves(board, king, us);
  }
  for (let i = 0; i < pins; i++) pin[pinned[i] as number] = 0;
  return end;
}

/** Whether the side to move has a legal move at all: without one it is mated or stalemated (5.1.1, 5.2.1). */
export function hasLegalMove(board: Board): boolean {
  const us = board.turn;
  out = spare;
  end = 0;
  findPinsAndChecks(board, board.king[us] as number, us);
  kingMoves(board, board.king[us] as number, us);
  for (let i = 0; i < pins; i++) pin[pinned[i] as number] = 0;
  return end > 0 || (checkers < 2 && legalMoves(board, spare, 0) > 0);
}

/** Every enemy man whose geometry meets the king's square checks him, pins a man, or is shut off. */
function findPinsAndChecks(board: Board, king: number, us: number): void {
  const cells = board.cells;
  const base = (us ^ 1) << 4;
  const last = base + (board.count[us ^ 1] as number);
  pins = 0;
  checkers = 0;
  stamp++;
  for (let i = base; i < last; i++) {
    const from = board.list[i] as number;
    const delta = king - from + DELTA;
    const piece = cells[from] as number;
    if (((REACHES[delta] as number) & (REACH_BIT[piece] as number)) === 0) continue;
    if (isSlider(piece & TYPE)) lookAlong(cells, from, king, STEP_TOWARDS[delta] as number, us);
    else {
      checkers++;
      answer[from] = stamp;
    }
  }
}

function lookAlong(cells: Uint8Array, from: number, king: number, step: number, us: number): void {
  let between = from + step;
  while (cells[between] === 0) between += step;
  if (between === king) {
    checkers++;
    for (let at = from; at !== king; at += step) answer[at] = stamp;
    return;
  }
  let behind = between + step;
  while (cells[behind] === 0) behind += step;
  if (behind !== king || ((cells[between] as number) & colourBit(us)) === 0) return;
  pin[between] = step;
  pinned[pins++] = between;
}

function kingMoves(board: Board, king: number, us: number): void {
  const cells = board.cells;
  const barred = colourBit(us) | EDGE;
  const piece = cells[king] as number;
  // The king does not shield the squares behind him from the piece that checks him.
  cells[king] = 0;
  for (let i = 0; i < 8; i++) {
    const to = king + (KING_STEPS[i] as number);
    if (((cells[to] as number) & barred) === 0 && !board.attacked(to, us ^ 1)) out[end++] = king | (to << 8);
  }
  cells[king] = piece;
}

function pieceMoves(board: Board, from: number, type: number, us: number): void {
  const cells = board.cells;
  const barred = colourBit(us) | EDGE;
  const line = pin[from] as number;
  const steps = STEPS[type] as Int8Array;
  const slides = type !== KNIGHT;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as number;
    if (line !== 0 && step !== line && step !== -line) continue;
    let to = from + step;
    for (;;) {
      const met = cells[to] as number;
      if ((met & barred) !== 0) break;
      if (checkers === 0 || answer[to] === stamp) out[end++] = from | (to << 8);
      if (met !== 0 || !slides) break;
      to += step;
    }
  }
}

function pawnMoves(board: Board, from: number, us: number): void {
  const cells = board.cells;
  const enemy = colourBit(us ^ 1);
  const push = PAWN_PUSH[us] as number;
  const line = pin[from] as number;
  const ahead = from + push;
  if (cells[ahead] === 0 && (line === 0 || line === push || line === -push)) {
    pawnMove(from, ahead, us);
    const twice = ahead + push;
    if (
      rankOf(from) === (us === 0 ? 1 : 6) &&
      cells[twice] === 0 &&
      (checkers === 0 || answer[twice] === stamp)
    ) {
      out[end++] = from | (twice << 8) | DOUBLE_PUSH;
    }
  }
  for (let step = push - 1; step <= push + 1; step += 2) {
    if (line !== 0 && step !== line && step !== -line) continue;
    if (((cells[from + step] as number) & enemy) !== 0) pawnMove(from, from + step, us);
  }
}

function pawnMove(from: number, to: number, us: number): void {
  if (checkers !== 0 && answer[to] !== stamp) return;
  if (rankOf(to) === (us === 0 ? 7 : 0)) {
    for (let i = 0; i < 4; i++) out[end++] = from | (to << 8) | ((PROMOTIONS[i] as number) << 16);
  } else out[end++] = from | (to << 8);
}

/** 3.7.3.1: two pawns leave one rank at once, so the move is tried rather than reasoned about. */
function enPassantMoves(board: Board, us: number): void {
  const to = board.enPassant;
  const behind = to - (PAWN_PUSH[us] as number);
  for (let from = behind - 1; from <= behind + 1; from += 2) {
    if (board.cells[from] === (colourBit(us) | PAWN)) tryMove(board, from | (to << 8) | EN_PASSANT, us);
  }
}

/** 3.8.2: the squares between must be empty but for the two, and the king passes over no attacked square. */
function castlingMoves(board: Board, king: number, us: number): void {
  for (let right = us << 1; right <= (us << 1) + 1; right++) {
    if ((board.castling & (1 << right)) === 0) continue;
    const rook = board.castlingRook[right] as number;
    const kingTo = castledKing(king, rook);
    const rookTo = castledRook(king, rook);
    const low = Math.min(king, rook, kingTo, rookTo);
    const high = Math.max(king, rook, kingTo, rookTo);
    let free = true;
    for (let at = low; at <= high && free; at++) free = board.cells[at] === 0 || at === king || at === rook;
    const step = kingTo > king ? 1 : -1;
    for (let at = king; at !== kingTo && free; at += step) free = !board.attacked(at, us ^ 1);
    if (free) tryMove(board, king | (rook << 8) | CASTLING, us);
  }
}

function tryMove(board: Board, move: number, us: number): void {
  board.make(move);
  const legal = !board.inCheck(us);
  board.unmake(move);
  if (legal) out[end++] = move;
}
