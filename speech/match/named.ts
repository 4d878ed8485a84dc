/** D.2.3.3 and D.2.1: whether words name a move that stands on the board, legal or not, or that was announced. */
import type { Move } from '#rules/position/move.ts';
import { sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Named, namings } from './fit.ts';
import { bestFit, CLEAR, MARGIN, type Match, type MatchOptions, match, namedMoves } from './match.ts';
import { understand } from './understand.ts';

export type NamingOptions = MatchOptions &
  Readonly<{
    /** The editions of 2005 and 2009 do not ask that the new piece be named. */
    promotionUnnamed?: boolean;
  }>;

/**
 * Words name a placed move if they contradict nothing in it and fit no other legal move. Otherwise what they name
 * instead, or that they are unclear.
 */
export function namesMove(
  position: Position,
  text: string,
  placed: Move,
  options: NamingOptions,
): Readonly<{ kind: 'named' }> | Match {
  const understood = understand(text, options.language);
  if (understood.kind !== 'plain') return match(position, text, options);
  const statements = understood.statements.filter(({ heard }) => heard !== 'in part');
  const costOf = (naming: Named) => bestFit(statements, naming, options.strict)?.cost ?? Infinity;
  const cost = Math.min(...namings(position, placed).map((naming) => costOf(naming)));
  if (cost > CLEAR) return match(position, text, { ...options, illegalToo: true });
  const isPlaced = (move: Move) =>
    sameMove(move, placed) ||
    (options.promotionUnnamed === true && move.from === placed.from && move.to === placed.to);
  const others = namedMoves(position).filter(({ move }) => !isPlaced(move));
  const fitting = others.filter((other) => costOf(other) < cost + MARGIN);
  if (fitting.length === 0) return { kind: 'named' };
  return { kind: 'unclear', candidates: [placed, ...fitting.map((other) => other.move)] };
}
