/**
 * What follows when an act settles: a breach of Article 4 goes to the arbiter, a move that has all its parts is made.
 */
import { isLeftToArbiter } from './act.ts';
import { sealPlaced } from './adjourning.ts';
import { make } from './make.ts';
import { noteUnrecorded, owesScore } from './recording.ts';
import { ruleAtOnce } from './ruling.ts';
import { mustSeal } from './state.ts';
import type { Table } from './table.ts';

/** To be called after every event that can settle the act of the side on move. */
export function follow(table: Table): void {
  if (table.state.phase !== 'playing') return;
  reportBreach(table);
  const { act, stopped, early, ply } = table.state;
  if (act.state !== 'MADE' || table.state.phase !== 'playing') return;
  if (stopped || ply.kingless) return; // 6.11.3: taken up at the restart; 1.4.1: no reply to a taken king
  // His own press: taken up when the ruling lets play go on.
  if (early?.side === act.color && early.alert !== null && !early.placed) return;
  if (owesScore(table.state, act.color)) return; // 8.5.2: his score comes before his move
  if (mustSeal(table.state, act.color)) {
    sealPlaced(table); // I.1.1
    return;
  }
  make(table);
  noteUnrecorded(table, table.state.ply);
}

/** T10b: a legal placing that breaks 4.3, 4.4 or 9.5.3 is the arbiter's, except where he may act only on request. */
function reportBreach(table: Table): void {
  const { act, parameters, regime } = table.state;
  const open = act.bound && !act.breachCleared && isLeftToArbiter(act, parameters);
  if (!act.bound || parameters.touchMoveOnRequestOnly[regime]) return;
  if (!act.breach && !open) return;
  const ply = table.state.ply.number + 1;
  if (table.openAlert('touch-move', (alert) => alert.detail.ply === ply && !alert.detail.released)) return;
  const alert = table.alert('touch-move', table.cite(act.breach ?? 'touchBoth'), { side: act.color, ply });
  if (act.breach) ruleAtOnce(table, alert);
}
