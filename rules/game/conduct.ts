/** What is noted and arranged beside the moves: looking at the sheet, signing the result, a pause, a report (8.7, 12.7). */
import type { Color } from '../position/square.ts';
import { type CommandOf, sideOf } from './command.ts';
import type { Refusal } from './refusal.ts';
import { onMove } from './state.ts';
import type { Table } from './table.ts';

/** A.4.3, B.2.3: the player on move may look at the arbiter's sheet, five times in a game. */
export function viewScore(table: Table, command: CommandOf<'viewScore'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { parameters, regime, views } = table.state;
  const most = parameters.scoresheetViewsMax[regime];
  const concept = regime.startsWith('blitz') ? 'sheetViewsBlitz' : 'sheetViews';
  if (most === null) return table.refuse(concept, 'not-in-this-game');
  if (onMove(table.state) !== side) return table.refuse(concept, 'not-on-move');
  const count = views[side] + 1;
  table.write({ event: 'score-viewed', side, count, tooOften: count > most });
  if (count > most)
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite('distraction'),
      about: 'sheet-views',
      side,
    });
  return undefined;
}

/** 8.7: both players confirm the result; a contradiction goes to the arbiter. */
export function confirmResult(table: Table, command: CommandOf<'confirmResult'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { ending } = table.state;
  if (!ending) return table.refuse('resultSigned', 'not-yet-made');
  const { white, black } = command;
  const agreed = ending.result.white === white && ending.result.black === black;
  table.write({ event: 'result-confirmed', side, white, black, agreed });
  if (!agreed)
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite('resultSigned'),
      about: 'result-disputed',
      side,
    });
  return undefined;
}

/** Training only: the player may interrupt his own game, and take it up again. */
export function pause(table: Table, command: CommandOf<'pause'>): Refusal | undefined {
  if (!table.isTraining) return table.refuse('stopToCall', 'only-arbiter');
  const { stopped } = table.state;
  if (stopped) table.write({ event: 'clock-started', side: stopped.ran ?? onMove(table.state) });
  else table.write({ event: 'clocks-stopped', reason: 'pause', by: command.by, ruled: false });
  return undefined;
}

/** What the arbiter says to the board from afar, such as when a round ends; on record like all he does. */
export function tell(table: Table, command: CommandOf<'tell'>): Refusal | undefined {
  table.write({ event: 'arbiter-told', text: command.text });
  return undefined;
}

/** 7.5.4 as told to the arbiter, and whatever else is reported: it reaches nobody else (12.7). */
export function report(table: Table, command: CommandOf<'report'>): Refusal | undefined {
  table.write({ event: 'reported', by: command.by, about: command.about });
  return undefined;
}
