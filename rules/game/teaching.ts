/**
 * Training only: what lets a learner try again. The program is the arbiter there, and both players sit at one board: one
 * act takes a half-move back, or lifts the last penalty, and the game goes on even if it was lost by it.
 */
import type { Concept } from '../editions/articles.ts';
import type { CommandOf } from './command.ts';
import type { Refusal } from './refusal.ts';
import { type GameState, onMove } from './state.ts';
import type { Table } from './table.ts';

export function takeBack(table: Table, { by }: CommandOf<'takeBack'>): Refusal | undefined {
  const { state } = table;
  if (!table.isTraining) return table.refuse('noHelp', 'not-in-this-game');
  const { number } = state.ply;
  const ply = isUnderWay(state) ? number : number - 1;
  const isOpen = state.phase === 'playing' || state.phase === 'over';
  if (!isOpen || ply < 0) return table.refuse(null, 'no-such-ply');
  table.write({ event: 'taken-back', by, ply });
  for (const alert of table.state.alerts) table.endAlert(alert, 'lapsed');
  goOn(table);
  return undefined;
}

/** Something is in the hand, or stands where no move has put it yet. */
function isUnderWay({ act, phase }: GameState): boolean {
  return phase === 'playing' && (act.touches.length > 0 || act.hand.lifted.length > 0 || act.whole);
}

const BY_PENALTY: ReadonlySet<Concept> = new Set<Concept>(['illegalPenalty', 'blitzIllegal']);

export function liftRuling(table: Table, { by }: CommandOf<'liftRuling'>): Refusal | undefined {
  const { penalty, ending, illegal } = table.state;
  if (!table.isTraining) return table.refuse('noHelp', 'not-in-this-game');
  if (ending && !(ending.concept && BY_PENALTY.has(ending.concept))) return table.refuse(null, 'game-over');
  if (!penalty) return table.refuse(null, 'nothing-to-claim');
  const { side, ms } = penalty;
  table.write({ event: 'ruling-lifted', by, side, count: Math.max(0, illegal[side] - 1), ms });
  goOn(table);
  return undefined;
}

function goOn(table: Table): void {
  const { clock, stopped } = table.state;
  const side = onMove(table.state);
  if (clock && !stopped && clock.running !== side) table.write({ event: 'clock-started', side });
}
