/**
 * Article 8 and D.2.7: each player's own score. Entries are kept apart from what the boards report, because D.2.9
 * compares the two scores, not the boards.
 */
import { parseUci } from '../position/move.ts';
import { COLORS, type Color, opposite } from '../position/square.ts';
import { inLastPeriod, periodOf, perMoveMs, reading } from './clock.ts';
import { type CommandOf, isAssistant, sideOf } from './command.ts';
import type { Refusal } from './refusal.ts';
import { completedMoves, type GameState, onMove, type Ply } from './state.ts';
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
  if (!parseUci(command.move)) return table.refuse('sheetUse', 'impossible-argument'); // 8.1.4: moves, no notes
  const by = isAssistant(command.by) ? { by: command.by } : {};
  table.write({ event: 'recorded', side, ply: number, move: command.move, ...by });
  return undefined;
}

/** 8.4: whether a player need not record at present: to the end of the period in which he became exempt. */
export function isExempt({ clock, exempt }: GameState, side: Color): boolean {
  return clock !== null && exempt[side] === periodOf(clock, side);
}

/** 8.4: exempt below five minutes with an increment under thirty seconds, where the edition says so to the period's end. */
export function noteExemption(table: Table, side: Color): void {
  const { clock, parameters, regime } = table.state;
  if (!clock || !parameters.recordRequired[regime]) return;
  const { belowSec, incrementBelowSec, latchToPeriodEnd } = parameters.recordExempt;
  const low = perMoveMs(clock) < incrementBelowSec * 1000 && reading(clock, side, table.at) < belowSec * 1000;
  if (low === isExempt(table.state, side)) return;
  if (low || !latchToPeriodEnd) table.write({ event: 'record-exempt', side, exempt: low });
}

/** 8.5.1, 8.5.2: a player whose exemption has ended with its period, and whose score has gaps. */
export function owesScore({ clock, exempt, entries, ply }: GameState, side: Color): boolean {
  const since = exempt[side];
  return (
    clock !== null &&
    since !== null &&
    since !== periodOf(clock, side) &&
    entries[side].length > 0 &&
    entries[side].length < ply.number
  );
}

/** 8.5.2: he must complete his score before he moves. */
export function mustComplete(table: Table, side: Color): Refusal | undefined {
  return owesScore(table.state, side) ? table.refuse('completeOneExempt', 'record-out-of-order') : undefined;
}

/** 8.5.2: to that end he may borrow the opponent's score, on his own move. */
export function borrowScore(table: Table, command: CommandOf<'borrowScore'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  if (onMove(table.state) !== side) return table.refuse('completeOneExempt', 'not-on-move');
  if (!owesScore(table.state, side)) return table.refuse('completeOneExempt', 'not-in-this-game');
  table.write({ event: 'score-lent', side, moves: table.state.entries[opposite(side)] });
  return undefined;
}

/** 8.5.1: a flag before the last period, both exempt: the clocks stand while both complete their scores. */
export function completeScores(table: Table): void {
  const { clock, entries, ply, phase, stopped } = table.state;
  if (!clock || phase !== 'playing') return;
  if (COLORS.some((side) => inLastPeriod(clock, side) || !isExempt(table.state, side))) return;
  const due = COLORS.filter((side) => entries[side].length > 0 && entries[side].length < ply.number);
  if (due.length === 0) return;
  if (!stopped) table.write({ event: 'clocks-stopped', reason: 'scores', by: 'arbiter', ruled: false });
  for (const side of due) table.write({ event: 'record-due', side, ply: entries[side].length + 1 });
}

/** 8.5.3: position, times, whose clock ran and the numbers of moves are noted before anything is reconstructed. */
export function snapshot(table: Table): Refusal | undefined {
  const { clock, stopped, ply } = table.state;
  table.write({
    event: 'snapshot',
    fen: ply.position.fen,
    whiteMs: clock && reading(clock, 'white', table.at),
    blackMs: clock && reading(clock, 'black', table.at),
    running: stopped ? stopped.ran : (clock?.running ?? null),
    made: { white: ply.made.white, black: ply.made.black },
    completed: {
      white: completedMoves(table.state, 'white'),
      black: completedMoves(table.state, 'black'),
    },
  });
  return undefined;
}

/** 8.1.3: the own previous move must be recorded before the next is made; told to the arbiter, nothing is blocked. */
export function noteUnrecorded(table: Table, made: Ply): void {
  const side = made.side;
  const { parameters, regime, entries } = table.state;
  if (
    !side ||
    !parameters.recordRequired[regime] ||
    isExempt(table.state, side) ||
    entries[side].length === 0
  )
    return;
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
