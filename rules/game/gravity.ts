/**
 * In which order an arbiter hears cases: the gravest first, and of equal ones the oldest. How grave a case is follows
 * from what its being upheld would bring, as decide.ts would carry it out at this moment.
 */
import type { AlertKind } from './command.ts';
import { preview, rulingOn } from './preview.ts';
import type { Alert, GameState } from './state.ts';

/**
 * 0: upheld, it ends the game: a flag, a draw claim, the illegal move that loses (6.9, 9.2, 9.3, 7.5.5).
 * 1: it counts as an illegal move: time for the opponent, and the next one may lose (7.5.5).
 * 2: a claim for which players wait with stopped clocks (9.5, III).
 * 3: the boards differ: every further move makes it worse (D.2.9).
 * 4: the touched piece has to move; the move is taken back (4.3, 4.4, 4.7).
 * 5: a press that does not count (D.2.4).
 * 6: the computer's clock; nobody has been charged (6.10.1).
 */
const OF_KIND: Readonly<Record<AlertKind, number>> = {
  flag: 0,
  'illegal-move': 1,
  'incomplete-promotion': 1,
  'no-move-press': 1,
  claim: 2,
  divergence: 3,
  'touch-move': 4,
  'premature-press': 5,
  'clock-defect': 6,
};

export function gravityOf(state: GameState, alert: Alert, at: number): number {
  const upheld = preview(state, rulingOn(alert, 'uphold'), at);
  const ends = upheld.ok && upheld.state.phase === 'over';
  return ends ? 0 : OF_KIND[alert.kind];
}

/** `putOff`: cases that the arbiter has put behind the others. */
export function gravestFirst(state: GameState, at: number, putOff: ReadonlySet<number> = new Set()): Alert[] {
  const ranked = state.alerts.map((alert) => ({
    alert,
    rank: (putOff.has(alert.id) ? 10 : 0) + gravityOf(state, alert, at),
  }));
  return ranked
    .sort((a, b) => a.rank - b.rank || a.alert.at - b.alert.at || a.alert.id - b.alert.id)
    .map(({ alert }) => alert);
}
