/** 7.2, 7.3, 6.7, 8.6 and the rapid rules of A.5.1: irregularities of the set-up, and what the arbiter does about them. */
import type { Regime } from '../editions/edition.ts';
import { type Color, opposite } from '../position/square.ts';
import { completedByBoth, lateIllegal } from './claims.ts';
import { inLastPeriod } from './clock.ts';
import { type CommandOf, sideOf } from './command.ts';
import type { Refusal } from './refusal.ts';
import { lapseFlag, restoreBefore } from './ruling.ts';
import { onMove, type Ply } from './state.ts';
import type { Table } from './table.ts';

/** Whether it is too late to complain: after so many moves by both, made in 05 and 09, completed in 18 and 23 (A.5.1). */
export function isTooLate(table: Table, closesAfter: Readonly<Record<Regime, number | null>>): boolean {
  const { parameters, regime, ply } = table.state;
  const closes = closesAfter[regime];
  if (closes === null) return false;
  const moves = parameters.completionByNextMove
    ? completedByBoth(table)
    : Math.min(ply.made.white, ply.made.black);
  return moves >= closes;
}

/** The game is annulled, and with it what the arbiter had still to decide in it. */
function startAnew(table: Table, reason: 'wrong-start' | 'colours-reversed'): void {
  for (const alert of table.state.alerts) table.endAlert(alert, 'lapsed');
  table.write({ event: 'restarted', reason });
}

/** 7.2.1: a wrong initial position: the game is annulled and a new one played. */
export function wrongStart(table: Table): Refusal | undefined {
  if (isTooLate(table, table.state.parameters.setupClaimClosesAfter))
    return table.refuse('setupCloses', 'too-late-to-complain');
  startAnew(table, 'wrong-start');
  return undefined;
}

/** 7.3: colours reversed: a new game while both have made fewer than ten moves (TU-05: until Black's tenth). 05, 09: the arbiter's. */
export function coloursReversed(table: Table, command: CommandOf<'coloursReversed'>): Refusal | undefined {
  const { ply, parameters } = table.state;
  const below = parameters.coloursReversedRestartBelow;
  const restarts = below === null ? command.restart : Math.min(ply.made.white, ply.made.black) < below;
  if (restarts) startAnew(table, 'colours-reversed');
  else
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite('coloursReversed'),
      about: 'game-continues',
    });
  return undefined;
}

/** 7.2.2: the board was turned: the position is transferred to one that stands rightly, and the game goes on. */
export function boardTurned(table: Table): Refusal | undefined {
  table.write({ event: 'noticed', to: 'arbiter', article: table.cite('boardTurned'), about: 'board-turned' });
  table.write({ event: 'boards-as-ruled' });
  return undefined;
}

/** A.5.1.2: found too late, a wrongly placed king may not castle, nor a wrongly placed rook. */
export function misplacedCastling(
  table: Table,
  command: CommandOf<'misplacedCastling'>,
): Refusal | undefined {
  const { parameters, regime } = table.state;
  const misplaced = parameters.misplacedCastling[regime];
  if (misplaced === null || !isTooLate(table, parameters.setupClaimClosesAfter))
    return table.refuse('setupCloses', 'not-in-this-game');
  if (command.rook && misplaced === 'kingQueenSwap') return table.refuse('setupCloses', 'not-in-this-game');
  table.write({ event: 'castling-struck', side: command.side, ...(command.rook && { rook: command.rook }) });
  return undefined;
}

/** 8.6: it cannot be proved that the control was reached: the next move is the first of the next period. */
export function nextPeriod(table: Table, command: CommandOf<'nextPeriod'>): Refusal | undefined {
  const { clock } = table.state;
  if (!clock) return table.refuse(null, 'no-clock');
  if (inLastPeriod(clock, command.side)) return table.refuse('nextPeriod', 'not-in-this-game'); // there is no next one
  table.write({ event: 'period-begun', side: command.side });
  lapseFlag(table, command.side);
  return undefined;
}

/**
 * 6.7.1, I.10: a player arrives after the start or the resumption; beyond the default time the loss is proposed to
 * the arbiter, never given.
 */
export function arrive(table: Table, command: CommandOf<'arrive'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { state } = table;
  const adjourned = state.phase === 'adjourned';
  const since = adjourned ? (state.adjournment?.resumedAt ?? null) : startedAt(table);
  const lateMs = state.phase === 'waiting' || since === null ? 0 : table.at - since;
  const forfeitProposed = lateMs > graceMin(table, adjourned) * 60_000;
  table.write({ event: 'arrived', side, lateMs, forfeitProposed });
  if (adjourned && state.clock?.running === side)
    table.write({ event: 'clocks-stopped', reason: 'arrival', by: side, ruled: false }); // I.9.2: until it is opened
  if (forfeitProposed)
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite(adjourned ? 'resumptionLate' : 'defaultTime'),
      about: 'late-arrival',
      side,
    });
  return undefined;
}

function graceMin({ state: { parameters } }: Table, adjourned: boolean): number {
  const { defaultTimeMin, resumptionDefaultMin } = parameters;
  return adjourned && resumptionDefaultMin !== 'default' ? resumptionDefaultMin : defaultTimeMin;
}

function startedAt(table: Table): number {
  let { ply } = table.state;
  while (ply.previous) ply = ply.previous;
  return ply.at;
}

/** A.5.2: a later correction of an illegal move by both players' agreement, without the arbiter. */
export function agreeCorrection(table: Table, command: CommandOf<'agreeCorrection'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { state } = table;
  if (state.parameters.illegal[state.regime].laterCorrection !== 'mutual')
    return table.refuse(lateIllegal(state), 'not-in-this-game');
  let illegal: Ply | null = state.ply;
  while (illegal && !illegal.illegal) illegal = illegal.previous;
  const isAgreed = state.correction === opposite(side);
  // 11.3.1: who proposes alone learns nothing from the answer.
  if (!illegal && (isAgreed || table.isTraining)) return table.refuse(lateIllegal(state), 'nothing-to-claim');
  if (!illegal || !isAgreed) {
    table.write({ event: 'correction-proposed', side });
    return undefined;
  }
  restoreBefore(table, illegal.number, 'kept');
  if (state.clock && !state.stopped) table.write({ event: 'clock-started', side: onMove(table.state) });
  return undefined;
}
