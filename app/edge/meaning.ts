/** Words get their move before the core sees them, against the game as it stands when their turn comes. */
import type { Actor, CommandBody } from '#rules/game/command.ts';
import type { GameState } from '#rules/game/state.ts';
import { hear, readSealed } from './hear.ts';

export function withMeaning<C extends Readonly<{ by: Actor }> & CommandBody>(
  state: GameState,
  command: C,
): C {
  if (command.do === 'seal' && command.text !== undefined && !command.move && !command.moves)
    return { ...command, ...readSealed(state, command.text) };
  if (command.do !== 'announce' && command.do !== 'correct' && command.do !== 'repeat') return command;
  if (command.move !== undefined || command.text === undefined) return command;
  return { ...command, ...hear(state, command.by, command.text, command.do === 'repeat') };
}
