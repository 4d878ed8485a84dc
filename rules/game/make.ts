/** D.2.3, 4.7, 1.3: a move is made. The turn passes, an early press is made good (T20b), the game may end. */
import { makeUci } from '../position/move.ts';
import { sanOfLegal } from '../position/san.ts';
import { opposite } from '../position/square.ts';
import { endOnBoard } from './ending.ts';
import { illegalCompleted } from './illegalMove.ts';
import { placedMove } from './placing.ts';
import { isUncompleted, type Ply } from './state.ts';
import type { Table } from './table.ts';
import { isUnpressed } from './unpressed.ts';

/** The move is made: the turn passes (1.3), the former move of the same side may be completed by it (6.2.1.2). */
export function make(table: Table): void {
  const { act, ply, early } = table.state;
  const move = placedMove(act.placing);
  if (!move) return;
  const madeGood = early?.side === act.color;
  const side = act.color;
  const forgotten = ply.previous && ply.side === opposite(side) ? ply.previous : null;
  table.write({ event: 'made', side, move: makeUci(move), san: sanOfLegal(ply.position, move) });
  if (forgotten?.side === side) completeForgotten(table, forgotten);
  if (!table.state.clock && table.state.header.timeControl === null) completeByReply(table, ply);
  if (madeGood) table.write({ event: 'completed', side, ply: table.state.ply.number, by: 'press' }); // T20b
  lapseIllegal(table);
  endOnBoard(table);
}

/** Without a clock the reply completes a move that nobody has pressed for, and makes an illegal one the arbiter's (7.5.1). */
function completeByReply(table: Table, ply: Ply): void {
  if (!ply.side || !isUncompleted(table.state, ply)) return;
  if (!ply.illegal) table.write({ event: 'completed', side: ply.side, ply: ply.number, by: 'reply' });
  else if (isUnpressed(table.state, ply)) illegalCompleted(table, ply.side, ply);
}

/** 6.2.1.2: the next move completes one whose press was forgotten, in the editions that say so. */
function completeForgotten(table: Table, ply: Ply): void {
  if (!ply.side || !isUncompleted(table.state, ply) || !table.state.parameters.completionByNextMove) return;
  if (ply.illegal) {
    if (isUnpressed(table.state, ply)) illegalCompleted(table, ply.side, ply); // 7.5.1
    return;
  }
  table.write({ event: 'completed', side: ply.side, ply: ply.number, by: 'next-move' });
}

/**
 * T21c, A.5.2: where the edition lets an illegal move be dealt with only before the opponent's next move, it stands
 * once that is made.
 */
function lapseIllegal(table: Table): void {
  const { state } = table;
  const before = state.ply.previous;
  if (!before?.illegal || !before.side) return;
  if (state.parameters.illegal[state.regime].trigger === 'found') return;
  for (const alert of state.alerts) {
    if (
      (alert.kind === 'illegal-move' || alert.kind === 'incomplete-promotion') &&
      alert.detail.ply === before.number
    )
      table.endAlert(alert, 'lapsed');
  }
  if (isUncompleted(table.state, before))
    table.write({ event: 'completed', side: before.side, ply: before.number, by: 'reply' });
}
