/** 6.8: what the passing of time brings by itself, at its own millisecond: a flag that falls. */
import { flagConcepts } from './claims.ts';
import { zeroMoment } from './clock.ts';
import type { GameEvent } from './event.ts';
import { completeScores, noteExemption } from './recording.ts';
import { ruleAtOnce } from './ruling.ts';
import type { GameState } from './state.ts';
import { Table } from './table.ts';

export type Elapsed = Readonly<{ events: readonly GameEvent[]; state: GameState }>;

/** The next moment at which time alone brings something, or null. */
export function nextMoment(state: GameState): number | null {
  return state.clock && zeroMoment(state.clock); // an adjourned game's clock may run too (I.9.2)
}

export function elapse(state: GameState, at: number): Elapsed {
  const events: GameEvent[] = [];
  let now = state;
  for (let moment = nextMoment(now); moment !== null && moment <= at; moment = nextMoment(now)) {
    const table = new Table(now, moment);
    fall(table);
    events.push(...table.events);
    now = table.state;
  }
  return { events, state: now };
}

/** The zero is a fact; the flag counts when it is observed or claimed, by whom the edition lets call it. */
function fall(table: Table): void {
  const side = table.state.clock?.running;
  if (!side) return;
  table.write({ event: 'flag-down', side });
  noteExemption(table, side); // 8.4: nothing need have happened in his last five minutes
  completeScores(table);
  remindOfClaim(table);
  const { parameters, regime, clock } = table.state;
  const bothDown = clock?.zeroAt.white != null && clock.zeroAt.black != null;
  const call = parameters.flagCall[regime];
  if (call === 'playerOnly' || (call === 'playerOnlyExceptBothFallen' && !bothDown)) return;
  ruleAtOnce(
    table,
    table.alert('flag', table.cite(flagConcepts(table.state).falls), { side, zeroAt: table.at }),
  );
}

/** III.5.2: a decision that was postponed is due after a flag at the latest. */
function remindOfClaim(table: Table): void {
  const claim = table.openAlert('claim', (alert) => alert.detail.ground === 'quickplay');
  if (!claim) return;
  const { side } = claim.detail;
  table.write({
    event: 'noticed',
    to: 'arbiter',
    article: table.cite('quickplayPostpone'),
    about: 'postponed-claim',
    side,
  });
}
