/**
 * Article 8 and D.2.7: each player's own score. Entries are kept apart from what the boards report, because D.2.9
 * compares the two scores, not the boards.
 */
import { type Color, opposite } from '../position/square.ts';
import { reading } from './clock.ts';
import { type CommandOf, sideOf } from './command.ts';
import type { Refusal } from './refusal.ts';
import type { GameState, Ply } from './state.ts';
import type { Table } from './table.ts';

/** 8.1.2: nothing in advance, but for claims and sealing. A former entry may be corrected. */
export function record(table: Table, command: CommandOf<'record'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { entries, ply } = table.state;
  const next = entries[side].length + 1;
  const number = command.ply ?? next;
  if (!Number.isInteger(number) || number < 1 || number > next)
    return table.refuse('recording', 'record-out-of-order');
  if (number > ply.number) return table.refuse('recordInAdvance', 'not-yet-made');
  table.write({ event: 'recorded', side, ply: number, move: command.move });
  return undefined;
}

/** 8.4: exempt below five minutes with an increment under thirty seconds, where the edition says so to the period's end. */
export function noteExemption(table: Table, side: Color): void {
  const { clock, parameters, exempt } = table.state;
  if (!clock) return;
  const { belowSec, incrementBelowSec, latchToPeriodEnd } = parameters.recordExempt;
  const low =
    reading(clock, side, table.at) < belowSec * 1000 && clock.incrementMs < incrementBelowSec * 1000;
  if (low && !exempt[side]) table.write({ event: 'record-exempt', side, exempt: true });
  if (!low && exempt[side] && !latchToPeriodEnd) table.write({ event: 'record-exempt', side, exempt: false });
}

/** 8.1.3: the own previous move must be recorded before the next is made; told to the arbiter, nothing is blocked. */
export function noteUnrecorded(table: Table, made: Ply): void {
  const side = made.side;
  const { parameters, regime, entries, exempt } = table.state;
  if (!side || !parameters.recordRequired[regime] || exempt[side] || entries[side].length === 0) return;
  const previousOwn = made.number - 2;
  if (entries[side].length < previousOwn) table.write({ event: 'record-due', side, ply: previousOwn });
}

/** D.2.9: the last half-move up to which both scores agree. */
export function commonPly(state: GameState): number {
  const { white, black } = state.entries;
  let ply = 0;
  while (ply < white.length && ply < black.length && white[ply] === black[ply]) ply += 1;
  return ply;
}

/** D.2.9, first part: both players have written the same; the boards are then corrected by it. */
export function scoresAgree(state: GameState): boolean {
  const { white, black } = state.entries;
  return white.length === black.length && commonPly(state) === white.length;
}

/** 8.5.2: the opponent's score may be borrowed by the player on move. */
export function borrowedScore(state: GameState, side: Color): readonly string[] {
  return state.entries[opposite(side)];
}
