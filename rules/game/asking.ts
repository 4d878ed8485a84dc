/**
 * D.2.6.1, D.2.10.4: times and numbers of moves, told only when they are asked for. The program answers as a talking
 * clock does, or, where the event wants people to, passes the question to the player's assistant.
 */
import { type Color, opposite } from '../position/square.ts';
import { movesToControl, reading } from './clock.ts';
import { type Actor, type CommandOf, isAssistant, sideOf } from './command.ts';
import type { Answer } from './event.ts';
import { isToldByAssistant } from './permission.ts';
import type { Refusal } from './refusal.ts';
import { completedMoves, type GameState, onMove } from './state.ts';
import type { Table } from './table.ts';
import { seenBy } from './view.ts';

export function ask(table: Table, { by, what }: CommandOf<'ask'>): Refusal | undefined {
  const side = sideOf(by);
  if (!table.state.clock && what !== 'moves') return table.refuse(null, 'no-clock');
  if (side && !isAssistant(by) && isToldByAssistant(table.state, side))
    table.write({ event: 'asked', by, what });
  else tell(table, by, what);
  return undefined;
}

/** D.2.10.4: only at the player's request; without one nothing is told. */
export function answer(table: Table, { by, what }: CommandOf<'answer'>): Refusal | undefined {
  const side = sideOf(by) as Color;
  if (!isAssistant(by)) return table.refuse('dutyTell', 'not-your-right');
  if (!table.state.asked[side].includes(what)) return table.refuse('dutyTell', 'not-asked');
  tell(table, side, what);
  return undefined;
}

function tell(table: Table, to: Actor, what: CommandOf<'ask'>['what']): void {
  const known = seenBy(table.state, [to]); // 11.3.1: the same after an illegal move as after a legal one
  const side = sideOf(to) ?? onMove(table.state);
  table.write({ event: 'told', to, what, answer: answerOf(known, what, side, table.at) });
}

function answerOf(state: GameState, what: CommandOf<'ask'>['what'], side: Color, at: number): Answer {
  const { clock } = state;
  const left = (color: Color) => (clock ? reading(clock, color, at) : 0);
  /** The Laws speak of time used: all that was given, less what is left. */
  const used = (color: Color) => (clock ? clock.given[color] - left(color) : 0);
  switch (what) {
    case 'ownTime':
      return { ownMs: left(side), ownUsedMs: used(side) };
    case 'opponentTime':
      return { opponentMs: left(opposite(side)), opponentUsedMs: used(opposite(side)) };
    case 'timeUsed':
      return { ownUsedMs: used(side), opponentUsedMs: used(opposite(side)) };
    case 'moves':
      return {
        whiteCompleted: completedMoves(state, 'white'),
        blackCompleted: completedMoves(state, 'black'),
      };
    case 'toControl': {
      const control = clock && movesToControl(clock, side);
      return { toControl: control === null ? null : control - completedMoves(state, side) };
    }
  }
}
