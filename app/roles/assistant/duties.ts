/** D.2.10, D.2.11: what this assistant was given to do. Whether he may is decided by the rules; here they are asked. */
import type { Actor, Command, CommandBody } from '#rules/game/command.ts';
import { sideOf } from '#rules/game/command.ts';
import { forbids, helpsSighted, mayHelpSighted } from '#rules/game/permission.ts';
import type { GameState } from '#rules/game/state.ts';

export const DESK_DUTIES = ['carry', 'announce', 'clock', 'score', 'tell', 'claim', 'adjourn'] as const;
export type DeskDuty = (typeof DESK_DUTIES)[number];

/** An act of each duty, but for carrying out moves, of which a lift says nothing. */
const ACTS: Readonly<Record<Exclude<DeskDuty, 'carry'>, CommandBody>> = {
  announce: { do: 'announce' },
  clock: { do: 'press' },
  score: { do: 'record', move: 'e2e4' },
  tell: { do: 'ask', what: 'moves' },
  claim: { do: 'claimFlag' },
  adjourn: { do: 'closeEnvelope', resumption: '' },
};

export function dutiesOf(state: GameState, by: Actor): readonly DeskDuty[] {
  return DESK_DUTIES.filter((duty) =>
    duty === 'carry' ? mayCarry(state, by) : !forbids(state, { ...ACTS[duty], at: state.at, by } as Command),
  );
}

/** D.2.10.1, D.2.11. At one board for both (D.1) there is no other one on which a move could be carried out. */
function mayCarry(state: GameState, by: Actor): boolean {
  const side = sideOf(by);
  if (state.header.boards === 'one' || !side || !state.header[side].assistant?.duties.includes('D.2.10.1'))
    return false;
  return !helpsSighted(state, side) || mayHelpSighted(state, side);
}
