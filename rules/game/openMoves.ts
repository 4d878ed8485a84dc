/** The moves that Article 4 leaves open at this moment: what the touches bind to, and then what has been placed. */
import type { EditionParameters } from '../editions/parameters.ts';
import type { Position } from '../position/position.ts';
import { type Act, allowedMoves } from './act.ts';
import type { Allowed } from './allowed.ts';

/** What is open still: a legal placing that keeps Article 4 is final for its square (4.7, 4.4.4), king or rook (4.7.2). */
export function openMoves(act: Act, position: Position, parameters: EditionParameters): Allowed {
  const open = allowedMoves(act, position, parameters);
  const { placing, bound, breach } = act;
  if (!bound || breach) return open; // what becomes of a breach is the arbiter's (TU-27)
  switch (placing.kind) {
    case 'piece-in':
      return { moves: placing.moves, article: 'promotionFinal' };
    case 'pawn-in': {
      const { from, to } = placing.move;
      const exchanged = position.legalMovesFrom(from).filter((move) => move.to === to);
      return { moves: exchanged, article: 'releasedPromotion' };
    }
    case 'castling':
      return { moves: [placing.move], article: 'releasedCastling' };
    case 'move':
      return { moves: [placing.move], article: 'released' };
    default:
      return open;
  }
}
