/**
 * What the game expects in each hole of a board at this moment: the men as they stand while a move is on its way.
 * With two boards (D.1) each shows its own player's act, or the opponent's move that he is carrying over.
 */

import { type Effect, effectsOf, isOnItsWay } from '#devices/inference/effects.ts';
import { differences, type Findings, type Found } from '#devices/inference/found.ts';
import { toMirror } from '#rules/game/mirror.ts';
import { EMPTY_HAND, isFilled } from '#rules/game/peg.ts';
import type { GameState } from '#rules/game/state.ts';
import { sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, type Piece, SQUARES, type Square } from '#rules/position/square.ts';
import { filledHoles, type Men, menOnBoard } from '../pegs/men.ts';

/** A hole with a peg of which nobody knows what man it is has null. An empty hole is not in the map. */
export type Expected = ReadonlyMap<Square, Piece | null>;

/** Whose board it is; null: one board serves both. */
export type Seat = Color | null;

export function expectedMen(state: GameState, seat: Seat): Expected {
  if (seat === null) {
    const men = menOnBoard(state);
    return new Map(Array.from(filledHoles(state), (square) => [square, men.get(square) ?? null]));
  }
  const { act, ply, astray } = state;
  const mirror = pendingMirror(state, seat);
  const men = new Map<Square, Piece | null>();
  for (const square of SQUARES) {
    if (mirror) {
      const stood = mirror.before.pieceAt(square);
      if (mirror.filled.includes(square)) men.set(square, ply.position.pieceAt(square) ?? null);
      else if (stood && !mirror.lifted.includes(square)) men.set(square, stood);
      continue;
    }
    const hand = act.color === seat ? act.hand : EMPTY_HAND;
    if (!isFilled(ply.position, hand, astray[seat], square)) continue;
    const isPlaced = hand.filled.some((hole) => hole.square === square);
    men.set(square, isPlaced ? null : (ply.position.pieceAt(square) ?? null));
  }
  return men;
}

/** The men that a board shows: each player's own where there are two (D.1). */
export function menOfSeat(state: GameState, seat: Seat): Men {
  if (seat === null || (seat === state.act.color && !pendingMirror(state, seat))) return menOnBoard(state);
  return new Map([...expectedMen(state, seat)].flatMap(([square, man]) => (man ? [[square, man]] : [])));
}

export function meets(found: Found, square: Square, expected: Expected): boolean {
  if (found === 'unknown') return true;
  const man = expected.get(square);
  if (man === undefined) return found === 'empty';
  if (found === 'empty') return false;
  return man === null || found === 'occupied' || (found.role === man.role && found.color === man.color);
}

/** Whether the board shows the game's position, or a move of this seat that is on its way. */
export function isUnderWay(state: GameState, seat: Seat, findings: Findings): boolean {
  const { position, effects } = possible(state, seat);
  const differing = differences(findings, position);
  return (
    differing.length === 0 || effects.some((effect) => isOnItsWay(effect, differing, findings, position))
  );
}

export type CarriedHoles = Readonly<{ emptied: readonly Square[]; filled: readonly Square[] }>;

/**
 * D.1: the holes that the opponent's move changes on a board where it has not been begun; null if there is none. By its
 * form: an illegal move is carried over like any other, or the board would tell them apart (11.3.1).
 */
export function toCarryOver(state: GameState, seat: Color): CarriedHoles | null {
  const pending = toMirror(state, seat);
  if (!pending || pending.mirror.lifted.length > 0 || pending.mirror.filled.length > 0) return null;
  return { emptied: pending.needs.lifts, filled: pending.needs.inserts };
}

function possible(state: GameState, seat: Seat): { position: Position; effects: readonly Effect[] } {
  const { ply } = state;
  const mirror = seat && pendingMirror(state, seat);
  const { move } = ply;
  if (mirror && move)
    return {
      position: mirror.before,
      effects: effectsOf(mirror.before).filter((effect) => sameMove(effect.move, move)),
    };
  const mayMove = seat === null || seat === ply.position.turn;
  return { position: ply.position, effects: mayMove ? effectsOf(ply.position) : [] };
}

type PendingMirror = Readonly<{
  before: Position;
  lifted: readonly Square[];
  filled: readonly Square[];
}>;

function pendingMirror({ mirror, ply }: GameState, seat: Color): PendingMirror | null {
  const pending = mirror[seat];
  const before = ply.previous?.position;
  if (!pending || !before || pending.ply !== ply.number) return null;
  return { before, lifted: pending.lifted, filled: pending.filled };
}
