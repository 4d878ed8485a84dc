import type { CommandBody } from '#rules/game/command.ts';
import type { GameState } from '#rules/game/state.ts';
import { canMate } from '#rules/position/mate/canMate.ts';

/**
 * 5.2.2: who can still mate is searched for outside the rules core, and enters it as a fact, with the whole budget:
 * a loss on time or by illegal moves hangs on it too (6.9, 7.5.5). Null once it is known, and after the game.
 */
export function verdictOn({ ply, phase }: GameState): Extract<CommandBody, { do: 'verdict' }> | null {
  if (phase !== 'playing' || ply.verdict) return null;
  const { fen } = ply.position;
  const white = canMate('white', fen).verdict;
  const black = canMate('black', fen).verdict;
  return { do: 'verdict', ply: ply.number, white, black };
}
