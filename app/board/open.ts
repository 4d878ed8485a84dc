/** What the board leaves open, and what is to be asked or shown for it. */
import type { Doubt } from '#devices/inference/reading.ts';
import type { Actor } from '#rules/game/command.ts';
import type { Move } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';

export type Open = Readonly<
  | { kind: 'unclear'; candidates: readonly Move[] }
  | { kind: 'offered'; move: Move }
  | { kind: 'doubt'; by: Actor; doubt: Doubt; at: number }
>;

/** The moves among which only words decide. */
export function movesOf(open: Open): readonly Move[] {
  if (open.kind === 'offered') return [open.move];
  return open.kind === 'unclear' ? open.candidates : open.doubt.candidates;
}

/** The holes that do not tell. */
export function squaresOf(open: Open): readonly Square[] {
  if (open.kind === 'doubt') return open.doubt.squares;
  return [...new Set(movesOf(open).flatMap(({ from, to }) => [from, to]))];
}
