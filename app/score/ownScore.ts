/**
 * 8.1, D.2.7: a player's own score: what he has written, move after move, apart from what the boards report. He may
 * correct what he wrote; whether an entry is allowed at all is for the rules (recording.ts).
 */
import type { GameState } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';

export type OwnEntry = Readonly<{
  ply: number;
  move: Move;
  /** The position in which it was written; null once an earlier entry cannot be played. */
  before: Position | null;
}>;

export function ownEntries({ start, entries }: GameState, side: Color): OwnEntry[] {
  let before: Position | null = start;
  return entries[side].flatMap((written, index): OwnEntry[] => {
    const move = parseUci(written);
    if (!move) return [];
    const read = before ? before.read(move) : move;
    const entry = { ply: index + 1, move: read, before };
    before = before && standingAfter(before, read);
    return [entry];
  });
}

/** Where a half-move of the own score is written; null if what was written before it cannot be played. */
export function positionFor(state: GameState, side: Color, ply: number): Position | null {
  const entries = ownEntries(state, side);
  const same = entries[ply - 1];
  if (same) return same.before;
  const last = entries.at(-1);
  if (!last) return ply === 1 ? state.start : null;
  return last.before && standingAfter(last.before, last.move);
}

/** 11.3.1: what was written is carried out as it stands, legal or not; null if no man stands there. */
function standingAfter(before: Position, move: Move): Position | null {
  return before.pieceAt(move.from)?.color === before.turn ? before.afterByForm(move) : null;
}

/** As the player would write it; in full, where only squares are known. */
export function writtenEntry({ move, before }: OwnEntry, language: Language): string {
  const described = before && describeByForm(before, move);
  return described ? writeMove(described, { language, enPassant: true }) : makeUci(move);
}

/** `3.` and `3...`: the number of a half-move as scores count. */
export function plyNumber({ start }: GameState, ply: number): string {
  const half = ply - 1 + (start.turn === 'white' ? 0 : 1);
  return `${start.fullmoves + Math.floor(half / 2)}${half % 2 === 0 ? '.' : '...'}`;
}
