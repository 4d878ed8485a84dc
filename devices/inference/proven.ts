/** Which moves the board has shown complete, as far as the log of the hand and the words bear them out. */
import type { Move } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import { among, type Effect, effectsOf } from './effects.ts';
import { type Findings, foundAt } from './found.ts';
import type { Line } from './line.ts';
import {
  arrivedAfter,
  BRUSH_MS,
  fellByTheWay,
  hasArrived,
  liftedAt,
  mayHaveArrived,
  openedFor,
  sawArrival,
  wasKnocked,
} from './touchLog.ts';

/**
 * Which of them have been shown complete, and are not merely possible: a man in hand looks like a man that captured.
 * The log decides where it saw the arrival and missed nothing; then words narrow what is open (D.2.3).
 */
export function proven(line: Line, matches: readonly Effect[], findings: Findings): readonly Effect[] {
  if (matches.length === 0) return matches;
  const arrived = matches.filter((effect) => {
    const { from, to } = effect.move;
    const hidden = effect.parts.filter((part) => foundAt(findings, part.square) === 'unknown');
    // A man from a hole that is not to be trusted, seen to arrive in an empty one, came from nowhere else.
    if (hidden.some(({ square }) => square !== from)) return false;
    if (hidden.length > 0 && (effect.captures || !hasArrived(line.log, to))) return false;
    const identified = typeof foundAt(findings, to) === 'object';
    if (!effect.captures || identified) return true;
    return (
      sawArrival(line.log, effect.move, line.position) &&
      !isDenied(line, effect.move) &&
      (liftedAt(line.log, to) ?? 0) <= (line.doubtedAt ?? Number.POSITIVE_INFINITY)
    );
  });
  const trusted = arrived.filter((effect) => !isOutdone(line, effect));
  const seen = withoutBrushed(line, withoutKnocked(line, trusted, findings), findings);
  const maybe = matches.filter(
    (effect) =>
      seen.includes(effect) || (mayHaveArrived(line.log, effect.move) && !isDenied(line, effect.move)),
  );
  const named = matches.filter(({ move }) => line.said && among(line.said, move));
  // A hole that is not to be trusted fits what the words say (D.2.1), whatever else the others show.
  if (named.some(({ parts }) => parts.some(({ square }) => foundAt(findings, square) === 'unknown')))
    return named;
  if (seen.length > 0) return narrow(line, line.log.lossy ? matches : maybe);
  return named;
}

/**
 * A man of his victims was put back into his hole after this arrival, as one who takes him is put there: one of the two
 * contacts is in doubt, and words tell which.
 */
export function isOutdone({ log, position, said }: Line, { captures, move }: Effect): boolean {
  if (captures || (said && among(said, move))) return false;
  return effectsOf(position).some(
    (other) =>
      other.captures &&
      other.move.from === move.from &&
      openedFor(log, other.move.to) >= BRUSH_MS &&
      !fellByTheWay(log, other.move.to) &&
      sawArrival(log, other.move, position) &&
      arrivedAfter(log, other.move.to, move.to),
  );
}

/**
 * The words have the same man go elsewhere: then a victim's hole that opened for a blink is no capture. Either a contact
 * is wrong or the words are; nobody guesses which.
 */
export function isDenied({ said, log }: Line, move: Move): boolean {
  if (!said || among(said, move) || !said.some(({ from }) => from === move.from)) return false;
  return openedFor(log, move.to) < BRUSH_MS;
}

/** What the words leave open; words that contradict the board settle nothing (Article 4). */
export function narrow(line: Line, effects: readonly Effect[]): readonly Effect[] {
  const { said } = line;
  if (!said || effects.length < 2) return effects;
  const named = effects.filter((effect) => among(said, effect.move));
  return named.length > 0 ? named : effects;
}

/** A capture on a hole that was open for less than a hand needs, on a board that does not say who stands there. */
export function isBrushed({ log }: Line, { captures, move: { to } }: Effect, findings: Findings): boolean {
  return captures && typeof foundAt(findings, to) !== 'object' && openedFor(log, to) < BRUSH_MS;
}

/**
 * A victim that was knocked over, perhaps, proves no capture. With hindsight it does not prove another either, if its hole
 * was the last to be filled: then nothing decides between them but words.
 */
function withoutKnocked(line: Line, arrived: readonly Effect[], findings: Findings): readonly Effect[] {
  // A damaged line that shows a man in an empty hole is no man who fell. A live game asks in doubt.
  const mayFall = (square: Square): boolean => line.live || line.position.pieceAt(square) !== undefined;
  const isKnocked = ({ captures, move }: Effect): boolean =>
    captures && typeof foundAt(findings, move.to) !== 'object' && wasKnocked(line.log, move, mayFall);
  const seen = arrived.filter((effect) => !isKnocked(effect));
  if (line.live || seen.length === 0) return seen;
  return arrived.filter(
    (effect) =>
      seen.includes(effect) || seen.every(({ move }) => arrivedAfter(line.log, effect.move.to, move.to)),
  );
}

/** Where one victim was taken as a hand takes a man, the others that were brushed before were not. */
function withoutBrushed(line: Line, seen: readonly Effect[], findings: Findings): readonly Effect[] {
  const taken = seen.find((effect) => effect.captures && !isBrushed(line, effect, findings));
  if (!taken) return seen;
  return seen.filter(
    (effect) =>
      !isBrushed(line, effect, findings) ||
      effect.move.from !== taken.move.from ||
      arrivedAfter(line.log, effect.move.to, taken.move.to),
  );
}
