/**
 * What stands on the board when the clock is pressed (D.2.4), hole by hole, whatever was being put right before. Men that
 * the moving hand knocked over, and that lie beside the board still, say nothing about its move.
 */
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import { afterEffect, type Effect, effectsOf, isShown } from './effects.ts';
import { differences, type Findings, foundAt, manAstray } from './found.ts';
import { type Line, matchesOf } from './line.ts';
import type { Doubt } from './reading.ts';
import { fellByTheWay, mayHaveEntered, openedFor } from './touchLog.ts';

/** D.2.4: the clock was pressed, and the board does not show for what; null: nothing on it contradicts that it is no move. */
export function doubtAt(lines: readonly Line[], sensed: Findings): Doubt | null {
  const [line] = lines;
  if (!line) return null;
  const squares = differences(sensed, line.position);
  // Where nothing differs, a man from a hole that is not trusted may have moved all the same, or one from a hole that sticks.
  const matches = lines.flatMap((other) => matchesOf(other).map(({ move }) => move));
  const nearly = matches.length > 0 ? matches : butForOneHole(line, sensed).map(({ move }) => move);
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

/** 7.5.1: his man stands where no legal move puts him, and no contact that fails would make another move of it. */
export function illegalMove(line: Line, findings: Findings): Move | null {
  const move = manAstray(findings, line.position);
  return move && butForOneHole(line, findings).length === 0 ? move : null;
}

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
export function standsAlone({ position, log }: Line, findings: Findings): Standing | null {
  const squares = differences(findings, position);
  if (squares.length === 0) return null;
  const lying = squares.filter(
    (square) => foundAt(findings, square) === 'empty' && fellByTheWay(log, square),
  );
  const besides = (effect: Effect): Square[] =>
    lying.filter((square) => !effect.parts.some((part) => part.square === square));
  const [effect, ...others] = effectsOf(position).filter((each) => {
    const fallen = besides(each);
    const rest = squares.filter((square) => !fallen.includes(square));
    return isShown(each, rest, findings);
  });
  const isSeen = effect && (!effect.captures || typeof foundAt(findings, effect.move.to) === 'object');
  return isSeen && others.length === 0 ? { effect, fallen: besides(effect) } : null;
}

export function distinct(moves: readonly Move[]): Move[] {
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(other, move)) === index);
}
