/**
 * How well words fit a move: the cheapest way to read them as its announcement. Squares that differ never fit; a
 * word left out, a wrong piece, a capture that is none cost so much that the move is at most asked about.
 */

import type { Move } from '#rules/position/move.ts';
import type { CastlingSide, Position } from '#rules/position/position.ts';
import {
  type File,
  fileOf,
  type PromotionRole,
  type Rank,
  ROLES,
  type Role,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import type { Meaning } from './dictionary.ts';
import type { Edge, Readings } from './readings.ts';

/** A move as its words see it. */
export type Named = Readonly<{
  move: Move;
  role: Role;
  fromFile: File;
  fromRank: Rank;
  toFile: File;
  toRank: Rank;
  /** The kind of the man taken, or null. */
  victim: Role | null;
  enPassant: boolean;
  promotion: PromotionRole | null;
  castling: CastlingSide | null;
  /** The other writing of castling, which counts only with both its squares. */
  onlyInFull: boolean;
}>;

const COST = {
  wrongPiece: 5,
  /** No piece named and the from-square not in full: it sounds like a pawn's move. */
  pieceMissing: 3,
  pawnsFileMissing: 2,
  /** Nobody says "b b3" of a pawn. */
  pawnsFileTwice: 2,
  takesMissing: 0.5,
  takesNothing: 1.5,
  notEnPassant: 2,
  fileMissing: 4,
  rankMissing: 3,
  squareMissing: 5,
  promotionMissing: 1,
  noPromotion: 3,
  /** "Kg1" for castling */
  castlingAsKingsMove: 1.5,
  castlingSideMissing: 1,
  castlingWordMissing: 1.5,
  /** Check or mate said before the end. */
  earlyCheck: 0.5,
} as const;

/** Beyond this nothing is even asked about. */
export const WORST_FIT = 8;

/** The parts of an announcement in their order, as bits: a part can only follow smaller ones. */
const PIECE = 1;
const FROM_FILE = 2;
const FROM_RANK = 4;
const TAKES = 8;
const VICTIM = 16;
const TO_FILE = 32;
const TO_RANK = 64;
const EN_PASSANT = 128;
const PROMOTES = 256;
const PROMOTION = 512;
const FROM = FROM_FILE | FROM_RANK;
const TO = TO_FILE | TO_RANK;

/** A move in its words, and once more in its other writing: castling is e1g1 and e1h1. */
export function namings(position: Position, move: Move): Named[] {
  const main = named(position, move);
  if (!main.castling) return [main];
  const { king, rookFrom } = position.castlingSquares(main.castling);
  const others = [king, rookFrom].filter(
    (to) => to && to !== move.to && to !== move.from && !isMoveOfItsOwn(position, { from: move.from, to }),
  ) as Square[];
  return [
    main,
    ...others.map((to) => ({ ...main, toFile: fileOf(to), toRank: rankOf(to), onlyInFull: true })),
  ];
}

/** In Chess960 the square where the king ends by castling can be one step away. */
function isMoveOfItsOwn(position: Position, move: Move): boolean {
  return position.castling(move) === null && position.isLegal(move);
}

export function named(position: Position, move: Move): Named {
  const captured = position.capturedOn(move);
  const role = position.pieceAt(move.from)?.role ?? 'pawn';
  return {
    move,
    role,
    fromFile: fileOf(move.from),
    fromRank: rankOf(move.from),
    toFile: fileOf(move.to),
    toRank: rankOf(move.to),
    victim: captured ? (position.pieceAt(captured)?.role ?? null) : null,
    enPassant: position.isEnPassant(move),
    promotion: move.promotion ?? null,
    castling: role === 'king' ? position.castling(move) : null,
    onlyInFull: false,
  };
}

export type Fit = Readonly<{
  cost: number;
  /** Both squares were named, or castling with its side. */
  inFull: boolean;
}>;

/**
 * Null where the words contradict the move, say nothing about it, or fit it no better than the worst of interest.
 * `strict` forgives no word that the move belies: a wrong piece, a capture, en passant or promotion that is none.
 */
export function fitOf(readings: Readings, move: Named, worst = WORST_FIT, strict = false): Fit | null {
  const search = new Search(readings, move, worst, strict);
  if (move.castling) search.castling(0, 0, 0);
  search.announcement(0, 0, 0);
  return search.best < worst ? { cost: search.best, inFull: search.inFull } : null;
}

class Search {
  best: number;
  inFull = false;
  readonly #readings: Readings;
  readonly #move: Named;
  readonly #strict: boolean;

  constructor(readings: Readings, move: Named, worst: number, strict: boolean) {
    this.best = worst;
    this.#readings = readings;
    this.#move = move;
    this.#strict = strict;
  }

  announcement(node: number, said: number, cost: number): void {
    if (cost >= this.best) return;
    if (node === this.#readings.end) {
      if (said === 0 || (said & ~(FROM_RANK | TO_RANK)) === 0) return;
      this.#found(cost + this.#omitted(said), (said & FROM) === FROM && (said & TO) === TO);
      return;
    }
    for (const edge of this.#readings.edges[node] ?? []) {
      const next = cost + edge.cost;
      if (edge.meaning === 'filler' || (edge.meaning === 'colour' && this.#isPieceAt(edge.to)))
        this.announcement(edge.to, said, next);
      else if (edge.meaning === 'check')
        this.announcement(edge.to, said, next + (said < TO_RANK ? COST.earlyCheck : 0));
      else this.#say(edge, said, next);
    }
  }

  #isPieceAt(node: number): boolean {
    return (this.#readings.edges[node] ?? []).some(({ meaning }) =>
      (ROLES as readonly Meaning[]).includes(meaning),
    );
  }

  #say(edge: Edge, said: number, cost: number): void {
    const { meaning } = edge;
    const move = this.#move;
    const go = (part: number, more = 0) => {
      if (said < part) this.announcement(edge.to, said | part, cost + more);
    };
    switch (meaning) {
      case 'takes':
        go(TAKES, move.victim ? 0 : this.#belied(COST.takesNothing));
        break;
      case 'en passant':
        go(EN_PASSANT, move.enPassant ? 0 : this.#belied(COST.notEnPassant));
        break;
      case 'promotes':
        go(PROMOTES, move.promotion ? 0 : this.#belied(COST.noPromotion));
        break;
      case 'unknown':
        if (said === 0) go(PIECE);
        else this.announcement(edge.to, said, cost);
        break;
      case 'castles':
      case 'short':
      case 'long':
      case 'castles short':
      case 'castles long':
      case 'doubt':
      case 'colour':
      case 'filler':
      case 'check':
        break;
      default:
        this.#sayManOrSquare(meaning, edge.opening, said, go);
    }
  }

  #sayManOrSquare(
    meaning: Meaning,
    opening: number,
    said: number,
    go: (part: number, more?: number) => void,
  ): void {
    const move = this.#move;
    if (meaning === move.fromFile) go(FROM_FILE);
    if (meaning === move.toFile) go(TO_FILE);
    if (meaning === move.fromRank) go(FROM_RANK);
    if (meaning === move.toRank && said & TO_FILE) go(TO_RANK);
    if (meaning.length === 1) return;
    if (said === 0) go(PIECE, opening + (meaning === move.role ? 0 : this.#belied(COST.wrongPiece)));
    if (said & TAKES && meaning === move.victim) go(VICTIM);
    if (said & TO_RANK && meaning === move.promotion) go(PROMOTION);
  }

  /** What it costs to have said what the move is not. */
  #belied(cost: number): number {
    return this.#strict ? WORST_FIT : cost;
  }

  /** What it costs to have left out what was not said. */
  #omitted(said: number): number {
    const { role, victim, promotion, castling, onlyInFull } = this.#move;
    const fromInFull = (said & FROM) === FROM;
    if (onlyInFull && (!fromInFull || (said & TO) !== TO)) return WORST_FIT;
    let cost = 0;
    if (role !== 'pawn' && !(said & PIECE) && !fromInFull) cost += COST.pieceMissing;
    if (role === 'pawn' && victim && !(said & FROM_FILE)) cost += COST.pawnsFileMissing;
    if (role === 'pawn' && !victim && said & FROM_FILE && !fromInFull) cost += COST.pawnsFileTwice;
    if (victim && !(said & TAKES) && !fromInFull) cost += COST.takesMissing;
    if ((said & TO) === 0) cost += COST.squareMissing;
    else if (!(said & TO_FILE)) cost += COST.fileMissing;
    else if (!(said & TO_RANK)) cost += COST.rankMissing;
    if (promotion && !(said & PROMOTION)) cost += COST.promotionMissing;
    if (castling && !fromInFull) cost += COST.castlingAsKingsMove;
    return cost;
  }

  /** Castling by its own words, in any order: "castles kingside", "short castle", "0-0". */
  castling(node: number, said: number, cost: number): void {
    if (cost >= this.best) return;
    const WORD = 1;
    const SIDE = 2;
    if (node === this.#readings.end) {
      if (said === 0) return;
      const omitted =
        (said & WORD ? 0 : COST.castlingWordMissing) + (said & SIDE ? 0 : COST.castlingSideMissing);
      this.#found(cost + omitted, said === (WORD | SIDE));
      return;
    }
    const side = this.#move.castling;
    for (const { meaning, to, cost: more } of this.#readings.edges[node] ?? []) {
      if (meaning === 'castles') this.castling(to, said | WORD, cost + more);
      else if (meaning === side) this.castling(to, said | SIDE, cost + more);
      else if (meaning === `castles ${side}`) this.castling(to, WORD | SIDE, cost + more);
      else if (meaning === 'filler' || meaning === 'check' || meaning === 'king' || meaning === 'unknown')
        this.castling(to, said, cost + more);
    }
  }

  #found(cost: number, inFull: boolean): void {
    if (cost >= this.best) return;
    this.best = cost;
    this.inFull = inFull;
  }
}
