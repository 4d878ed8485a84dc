/**
 * A board that contradicts itself by one hole: a contact is in doubt, not the player (D.2.2, 7.5). It holds nothing against
 * anybody, and words that name a move which fits but for that hole are believed.
 */
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import { afterEffect, type Effect, effectsOf, isOnItsWay } from './effects.ts';
import { differences, type Findings, foundAt, manAstray } from './found.ts';
import { type Line, matchesOf } from './line.ts';
import { isOutdone } from './proven.ts';
import type { Doubt } from './reading.ts';
import { mayHaveTaken } from './standing.ts';
import { mayHaveEntered } from './touchLog.ts';

/** D.2.4: the clock was pressed, and the board does not show for what; null: nothing on it contradicts that it is no move. */
export function doubtAt(lines: readonly Line[], sensed: Findings): Doubt | null {
  const [line] = lines;
  if (!line) return null;
  const squares = differences(sensed, line.position);
  // Where nothing differs, a man from a hole that is not trusted may have moved all the same, or one from a hole that sticks.
  const matches = lines.flatMap((other) => matchesOf(other).map(({ move }) => move));
  const isOpen = matchesOf(line).some((effect) => isOutdone(line, effect));
  const nearly = isOpen ? [...matches, ...butForOneHole(line, sensed).map(({ move }) => move)] : matches;
  const candidates = nearly.length + squares.length > 0 ? nearly : mayHaveTaken(line);
  const doubtful = squares.length > 0 ? squares : candidates.map(({ from }) => from);
  if (doubtful.length === 0) return null;
  return { squares: [...new Set(doubtful)], candidates: distinct(candidates) };
}

/** The legal moves that the board shows but for one hole. A victim must have left his, for all that is known of it. */
export function butForOneHole({ position, log }: Line, findings: Findings): readonly Effect[] {
  return effectsOf(position).filter((effect) => {
    const { captures, move } = effect;
    if (captures && foundAt(findings, move.to) !== 'unknown' && !mayHaveEntered(log, move.to)) return false;
    return differences(findings, afterEffect(position, effect)).length <= 1;
  });
}

/** The one legal move that the words name. */
export function namedEffect({ said, position }: Line): Effect | null {
  const [move, ...others] = said ?? [];
  if (!move || others.length > 0) return null;
  return effectsOf(position).find((effect) => sameMove(effect.move, move)) ?? null;
}

/** `isOnItsWay`: the man may be in the hand still. `hasReply`: what else the board shows is a reply to the move. */
export type Faulty = Readonly<{ effect: Effect; square: Square; isOnItsWay: boolean; hasReply: boolean }>;

/**
 * The words name a move that the board shows but for this hole: its contact is in doubt, whatever other move the board
 * shows with it.
 */
export function faultyHole(line: Line, findings: Findings): Faulty | null {
  const { position, shown } = line;
  const effect = namedEffect(line);
  if (!effect || shown.includes(effect)) return null;
  const after = afterEffect(position, effect);
  const wrong = differences(findings, after);
  const differing = differences(findings, position);
  if (butForOneHole(line, findings).includes(effect)) {
    const [square] = wrong;
    const mayArrive = isOnItsWay(effect, differing, findings, position);
    if (!square || (line.unheard > 0 && !isPart(effect, square))) return null;
    return { effect, square, isOnItsWay: mayArrive, hasReply: false };
  }
  const [square, ...more] = wrong.filter((other) => isPart(effect, other));
  const others = wrong.filter((other) => other !== square);
  const isReply = effectsOf(after).some((reply) => isOnItsWay(reply, others, findings, after));
  if (!square || more.length > 0 || !isReply) return null;
  if (effect.captures && !mayHaveEntered(line.log, effect.move.to)) return null;
  return { effect, square, isOnItsWay: foundAt(findings, square) === 'empty', hasReply: true };
}

/** Words that were heard, and fit nothing, may have been of a half-move between: then no stranger's hole is in doubt. */
function isPart({ parts }: Effect, square: Square): boolean {
  return parts.some((part) => part.square === square);
}

/** 7.5.1: his man stands where no legal move puts him, and no contact that fails would make another move of it. */
export function illegalMove(line: Line, findings: Findings): Move | null {
  const move = manAstray(findings, line.position);
  return move && butForOneHole(line, findings).length === 0 ? move : null;
}

export function distinct(moves: readonly Move[]): Move[] {
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(other, move)) === index);
}
