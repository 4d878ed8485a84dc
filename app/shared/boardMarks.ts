/** What is marked on the board for eyes: the last move, the holes whose peg is in the hand, and check where it may be told. */
import { mayTell } from '#rules/game/hearing.ts';
import { isFilled } from '#rules/game/peg.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import { astrayOnBoard } from '../pegs/men.ts';

export type BoardMarks = Readonly<{
  lastFrom: Square | null;
  lastTo: Square | null;
  lifted: ReadonlySet<Square>;
  /** 11.3.1: never in competition. */
  check: Square | null;
}>;

export const NO_MARKS: BoardMarks = { lastFrom: null, lastTo: null, lifted: new Set(), check: null };

/** Of a game as its beholder may know it. */
export function marksOf(state: GameState): BoardMarks {
  const { ply, act } = state;
  const { position, move } = ply;
  const astray = astrayOnBoard(state);
  const lifted = new Set(
    [...astray.missing, ...act.hand.lifted.map((man) => man.origin)].filter(
      (square) => !isFilled(position, act.hand, astray, square),
    ),
  );
  return {
    lastFrom: move?.from ?? null,
    lastTo: move?.to ?? null,
    lifted,
    check: mayTell(state, 'check') && position.isCheck() ? kingOf(state) : null,
  };
}

/** The last move alone: on a player's own board while the other has the move (D.1). */
export function lastMoveOf({ ply: { move } }: GameState): BoardMarks {
  return { ...NO_MARKS, lastFrom: move?.from ?? null, lastTo: move?.to ?? null };
}

function kingOf(state: GameState): Square | null {
  const color = onMove(state);
  const { position } = state.ply;
  return (
    SQUARES.find((square) => {
      const man = position.pieceAt(square);
      return man?.role === 'king' && man.color === color;
    }) ?? null
  );
}
