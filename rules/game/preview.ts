/**
 * What would come of a command, without its coming about: decided on a copy, by the same code that carries it out, so
 * that what is told beforehand and what is done cannot differ.
 */
import type { Command, CommandBody, Ruling } from './command.ts';
import { decide } from './decide.ts';
import { elapse } from './elapse.ts';
import type { GameEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Alert, GameState } from './state.ts';

export type Preview =
  | Readonly<{ ok: true; events: readonly GameEvent[]; before: GameState; state: GameState }>
  | Refusal;

/** The arbiter's command at this moment; what time alone has brought by then is none of its consequences. */
export function preview(state: GameState, body: CommandBody, at: number): Preview {
  const moment = Math.max(at, state.at);
  const before = elapse(state, moment).state;
  const command: Command = { ...body, at: moment, by: 'arbiter' };
  const decision = decide(before, command);
  return decision.ok ? { ok: true, events: decision.events, before, state: decision.state } : decision;
}

export function rulingOn({ kind, id }: Alert, decision: Ruling): CommandBody {
  return { do: 'rule', on: kind, id, decision };
}
