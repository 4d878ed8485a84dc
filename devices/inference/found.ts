/**
 * What a board says of its holes, and how it differs from a position. A board that senses pegs only says
 * `occupied`; a hole that is not to be trusted says `unknown`, and no conclusion is drawn from it.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Piece, SQUARES, type Square, squareIndex } from '#rules/position/square.ts';

export type Found = Piece | 'empty' | 'occupied' | 'unknown';

/** By the index of the square. */
export type Findings = readonly Found[];

/**
 * A hole that reads otherwise than before. `again`: it reads the same, but a man was reported to go in where one stood:
 * the report of the lift in between is missing.
 */
export type HoleChange = Readonly<{
  square: Square;
  before: Found;
  now: Found;
  again?: true;
  /** Known from a whole state: it happened at some time since the state before, so many milliseconds ago. */
  within?: number;
}>;

/** A man left its hole, whether or not another took its place at once. */
export function isLift({ before, now, again }: HoleChange): boolean {
  if (again) return true;
  if (sameFound(before, now)) return false;
  return now === 'empty' || (typeof before === 'object' && typeof now === 'object');
}

export function agrees(found: Found, expected: Piece | null): boolean {
  if (found === 'unknown') return true;
  if (found === 'empty') return expected === null;
  if (expected === null) return false;
  return found === 'occupied' || (found.role === expected.role && found.color === expected.color);
}

export function sameFound(a: Found, b: Found): boolean {
  if (a === b) return true;
  return typeof a === 'object' && typeof b === 'object' && a.role === b.role && a.color === b.color;
}

export function foundAt(findings: Findings, square: Square): Found {
  return findings[squareIndex(square)] ?? 'unknown';
}

const expectations = new WeakMap<Position, readonly (Piece | null)[]>();

/** The men of a position by the index of their square. Remembered as long as the position is. */
export function menOf(position: Position): readonly (Piece | null)[] {
  const known = expectations.get(position);
  if (known) return known;
  const men = SQUARES.map((square) => position.pieceAt(square) ?? null);
  expectations.set(position, men);
  return men;
}

/** The squares on which the board does not show the position, a1 first. */
export function differences(findings: Findings, position: Position): Square[] {
  const men = menOf(position);
  const squares: Square[] = [];
  for (const [index, square] of SQUARES.entries()) {
    if (!agrees(findings[index] ?? 'unknown', men[index] ?? null)) squares.push(square);
  }
  return squares;
}

/** The move, if the board differs by nothing but one man of the player on move who stands on another square. */
export function manAstray(findings: Findings, position: Position): Move | null {
  const squares = differences(findings, position);
  const from = squares.find((square) => foundAt(findings, square) === 'empty');
  const to = squares.find((square) => square !== from);
  const man = from && position.pieceAt(from);
  if (squares.length !== 2 || !from || !to || man?.color !== position.turn) return null;
  return agrees(foundAt(findings, to), man) ? { from, to } : null;
}

/** A board on which every man of a position stands, none of them identified. */
export function occupancyOf(position: Position): Found[] {
  return menOf(position).map((piece): Found => (piece ? 'occupied' : 'empty'));
}

/** The men of a position as boards name them. */
export function placementOf(position: Position): Map<Square, Piece> {
  const men = menOf(position);
  return new Map(
    SQUARES.flatMap((square, index): [Square, Piece][] => {
      const piece = men[index];
      return piece ? [[square, piece]] : [];
    }),
  );
}
