/** D.2.6.1, D.2.10.4: times and numbers of moves, told only when they are asked for. */
import { type Color, opposite } from '../position/square.ts';
import { movesToControl, reading } from './clock.ts';
import { type CommandOf, sideOf } from './command.ts';
import type { Answer } from './event.ts';
import type { Refusal } from './refusal.ts';
import { completedMoves, type GameState, onMove } from './state.ts';
import type { Table } from './table.ts';
import { seenBy } from './view.ts';

export function ask(table: Table, command: CommandOf<'ask'>): Refusal | undefined {
  const side = sideOf(command.by) ?? onMove(table.state);
  const { what } = command;
  if (!table.state.clock && what !== 'moves') return table.refuse(null, 'no-clock');
  const known = seenBy(table.state, [command.by]); // 11.3.1: the same after an illegal move as after a legal one
  table.write({ event: 'told', to: command.by, what, answer: answer(known, what, side, table.at) });
  return undefined;
}

function answer(state: GameState, what: CommandOf<'ask'>['what'], side: Color, at: number): Answer {
  const { clock } = state;
  const left = (color: Color) => (clock ? reading(clock, color, at) : 0);
  /** The Laws speak of time used: all that was given, less what is left. */
  const used = (color: Color) => (clock ? clock.given[color] - left(color) : 0);
  switch (what) {
    case 'ownTime':
      return { ownMs: left(side), ownUsedMs: used(side) };
    case 'opponentTime':
      return { opponentMs: left(opposite(side)), opponentUsedMs: used(opposite(side)) };
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
