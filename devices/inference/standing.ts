/**
 * What stands on the board when the clock is pressed (D.2.4), hole by hole, whatever was being put right before. Men that
 * the moving hand knocked over, and that lie beside the board still, say nothing about its move.
 */
import type { Move } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import { type Effect, effectsOf, isShown } from './effects.ts';
import { differences, type Findings, foundAt } from './found.ts';
import type { Line } from './line.ts';
import { isOutdone } from './proven.ts';
import { fellByTheWay, openedFor } from './touchLog.ts';

/**
 * Captures that would leave the board as it is, had the contact of the man's own hole stuck: a victim left his hole, and
 * it is filled again.
 */
export function mayHaveTaken({ position, log }: Line): readonly Move[] {
  return effectsOf(position)
    .filter(({ captures, move: { to } }) => captures && openedFor(log, to) > 0)
    .map(({ move }) => move);
}

export type Standing = Readonly<{ effect: Effect; fallen: readonly Square[] }>;

/** The one move that stands there. A man in the hand looks like one that has captured: that is no such move. */
export function standsAlone(line: Line, findings: Findings): Standing | null {
  const { position, log } = line;
  const squares = differences(findings, position);
  if (squares.length === 0) return null;
  const lying = squares.filter(
    (square) => foundAt(findings, square) === 'empty' && fellByTheWay(log, square),
  );
  const besides = (effect: Effect): Square[] =>
    lying.filter((square) => !effect.parts.some((part) => part.square === square));
  const [effect, ...others] = effectsOf(position).filter((each) => {
    if (isOutdone(line, each)) return false;
    const fallen = besides(each);
    const rest = squares.filter((square) => !fallen.includes(square));
    return isShown(each, rest, findings);
  });
  const isSeen = effect && (!effect.captures || typeof foundAt(findings, effect.move.to) === 'object');
  return isSeen && others.length === 0 ? { effect, fallen: besides(effect) } : null;
}
