/** 7.5.1 and A.5: what follows when an illegal move is completed, before anybody rules on it. */
import { makeUci } from '../position/move.ts';
import { type Color, opposite } from '../position/square.ts';
import type { Alert, Ply } from './state.ts';
import type { Table } from './table.ts';

/** 7.5.1: an illegal move is completed: it is the arbiter's, or stands until the opponent claims. */
export function illegalCompleted(table: Table, side: Color, ply: Ply): Alert | null {
  const uci = ply.move && makeUci(ply.move);
  const { parameters, regime } = table.state;
  const rules = parameters.illegal[regime];
  const bothInCheck = ply.position.isAttackedKing('white') && ply.position.isAttackedKing('black');
  const unasked =
    rules.trigger !== 'claimBeforeOpponentMove' ||
    (bothInCheck && rules.arbiterActsOn.includes('bothKingsInCheck'));
  if (!unasked) {
    // It stands unless the opponent claims; what takes the king does not stand.
    if (!ply.kingless) table.write({ event: 'completed', side, ply: ply.number, by: 'press' });
    return null;
  }
  watchIllegalPosition(table);
  return table.alert('illegal-move', table.cite('illegalMove'), {
    side,
    ply: ply.number,
    ...(uci && { move: uci }),
  });
}

/** A.5.4: both kings in check or a pawn on the last rank, and the next move completed without mending it: a draw. */
export function watchIllegalPosition(table: Table): void {
  const { state } = table;
  if (state.parameters.illegalPositionWatch[state.regime] === null) return;
  const { position } = state.ply;
  const pawnLeft = [...position.squaresOf('white', 'pawn'), ...position.squaresOf('black', 'pawn')].some(
    (square) => square[1] === '1' || square[1] === '8',
  );
  const bothInCheck = position.isAttackedKing('white') && position.isAttackedKing('black');
  if (!pawnLeft && !bothInCheck) return;
  if (!state.ply.previous?.illegal) return;
  table.write({
    event: 'noticed',
    to: 'arbiter',
    article: table.cite('illegalPositionWatch'),
    about: 'draw-by-illegal-position',
    side: opposite(state.act.color),
  });
}
