/**
 * How well what was said fits a move. Squares that differ never fit; a word left out, a wrong piece, a capture that is
 * none cost so much that the move is at most asked about.
 */

import type { Move } from '#rules/position/move.ts';
import type { CastlingSide, Position } from '#rules/position/position.ts';
import {
  type Color,
  type File,
  fileOf,
  isLightSquare,
  type PromotionRole,
  type Rank,
  type Role,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import type { Statement } from './statement.ts';

/** A move as its words see it. */
export type Named = Readonly<{
  move: Move;
  role: Role;
  colour: Color;
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
  /** "I take the bishop on e6": who takes is not said, and one man can. */
  takerMissing: 2,
  /** "takes d5" */
  pawnsFileMissing: 2,
  /** "takes d6 en passant": no other man takes so, but "a takes b6 en passant" is the a-pawn's, not an article's. */
  passingPawnsFileMissing: 1.5,
  /** "d5" where only a pawn can take there: that is not what it says. */
  pawnsCaptureMissing: 3,
  /** Nobody says "b b3" of a pawn. */
  pawnsFileTwice: 2,
  takesMissing: 0.5,
  /** Where nothing stands to be taken, another square was meant or heard. */
  takesNothing: 3,
  notEnPassant: 3,
  fileMissing: 4,
  rankMissing: 3,
  squareMissing: 5,
  promotionMissing: 1,
  noPromotion: 3,
  /** "the king's knight" that stands on the queen's side. */
  otherWing: 3,
  /** "Kg1" for castling */
  castlingAsKingsMove: 1.5,
  /** "Castles": plays where one castling is possible, and yields to words that name a side. */
  castlingSideMissing: 2,
  /** "short" alone may be the end of another sentence. */
  castlingWordMissing: 3,
} as const;

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
    colour: position.turn,
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

/**
 * What it costs to take these words for this move; infinitely much where they contradict it. `strict` forgives no word
 * that the move belies: a wrong piece, a capture, en passant or promotion that is none.
 */
export function fitOf(said: Statement, move: Named, strict = false): number {
  if (differs(said.colour, move.colour)) return Infinity;
  if (said.castles || said.side) return said.cost + castlingCost(said, move);
  if (contradicts(said, move) || (strict && isBelied(said, move))) return Infinity;
  return (
    said.cost + manCost(said, move) + captureCost(said, move) + squareCost(said, move) + restCost(said, move)
  );
}

function isBelied(said: Statement, move: Named): boolean {
  return (
    (said.piece !== null && said.piece !== move.role) ||
    (said.takes && move.victim === null) ||
    (said.enPassant && !move.enPassant) ||
    (said.promotes && move.promotion === null)
  );
}

function castlingCost(said: Statement, move: Named): number {
  if (!move.castling || move.onlyInFull || (said.side && said.side !== move.castling)) return Infinity;
  if (differs(said.toFile, move.toFile) || differs(said.toRank, move.toRank)) return Infinity;
  if (said.promotes || said.enPassant) return Infinity;
  return (said.castles ? 0 : COST.castlingWordMissing) + (said.side ? 0 : COST.castlingSideMissing);
}

function contradicts(said: Statement, move: Named): boolean {
  return (
    differs(said.fromFile, move.fromFile) ||
    differs(said.fromRank, move.fromRank) ||
    differs(said.toFile, move.toFile) ||
    differs(said.toRank, move.toRank) ||
    (said.onLight !== null && !isBishopOn(move, said.onLight)) ||
    (said.victim !== null && said.victim !== move.victim) ||
    (said.promotion !== null && said.promotion !== move.promotion) ||
    (move.onlyInFull && !(hasFrom(said) && said.toFile && said.toRank))
  );
}

function isBishopOn({ role, move }: Named, light: boolean): boolean {
  return role === 'bishop' && isLightSquare(move.from) === light;
}

function differs<T>(word: T | null, fact: T): boolean {
  return word !== null && word !== fact;
}

function hasFrom(said: Statement): boolean {
  return said.fromFile !== null && said.fromRank !== null;
}

function manCost(said: Statement, move: Named): number {
  let cost = 0;
  if (said.piece) cost += said.piece === move.role ? 0 : COST.wrongPiece;
  else if (move.role !== 'pawn' && !hasFrom(said) && !said.pieceUnheard)
    cost += said.victim && said.toRank ? COST.takerMissing : COST.pieceMissing;
  if (said.wing && !isOnWing(move, said.wing)) cost += COST.otherWing;
  return cost;
}

/** The king's pawn is the one on the e-file; other men are of the half on which they stand. */
function isOnWing({ role, fromFile }: Named, wing: CastlingSide): boolean {
  if (role === 'pawn') return fromFile === (wing === 'short' ? 'e' : 'd');
  return 'efgh'.includes(fromFile) === (wing === 'short');
}

function captureCost(said: Statement, { role, victim, enPassant }: Named): number {
  const mayBePawn = role === 'pawn' && !said.pieceUnheard;
  let cost = 0;
  if (said.takes && !victim) cost += COST.takesNothing;
  if (said.enPassant && !enPassant) cost += COST.notEnPassant;
  if (!victim) {
    if (mayBePawn && said.fromFile && !said.fromRank && !said.piece) cost += COST.pawnsFileTwice;
    return cost;
  }
  const isTaken = said.takes || said.enPassant;
  if (mayBePawn && !said.fromFile) cost += isTaken ? withoutFile(said) : COST.pawnsCaptureMissing;
  else if (!isTaken && !hasFrom(said)) cost += COST.takesMissing;
  return cost;
}

function withoutFile(said: Statement): number {
  if (isNamedByVictim(said)) return 0;
  return said.enPassant ? COST.passingPawnsFileMissing : COST.pawnsFileMissing;
}

/** "Pawn takes pawn", "takes en passant": the square is not needed. */
function isNamedByVictim({ enPassant, victim, piece, fromFile, toRank }: Statement): boolean {
  return toRank === null && (enPassant || (victim !== null && (piece !== null || fromFile !== null)));
}

function squareCost(said: Statement, move: Named): number {
  if (said.toFile && said.toRank) return 0;
  if (!said.toFile && said.toRank) return COST.fileMissing;
  // "Takes the pawn", "takes the d pawn": the man taken tells the square.
  if (said.takes && (said.enPassant || said.victim !== null)) return 0;
  if (said.enPassant) return said.fromRank === null ? 0 : missing(said);
  if (!said.toFile) return COST.squareMissing;
  // "ed", "e takes d": a pawn's capture is named by its files.
  const byFiles = move.role === 'pawn' && move.victim && said.fromFile && said.fromRank === null;
  return byFiles ? 0 : COST.rankMissing;
}

function missing(said: Statement): number {
  return said.toFile ? COST.rankMissing : COST.squareMissing;
}

function restCost(said: Statement, move: Named): number {
  let cost = 0;
  if (move.promotion && !said.promotion) cost += COST.promotionMissing;
  if (said.promotes && !move.promotion) cost += COST.noPromotion;
  if (move.castling && !hasFrom(said)) cost += COST.castlingAsKingsMove;
  return cost;
}
