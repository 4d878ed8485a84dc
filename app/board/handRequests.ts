/**
 * From a reading of the hand to requests of the game, each decided by the game as it stands when its turn comes: what
 * the game knows already is not asked for again.
 */
import type { Touched } from '#devices/inference/touches.ts';
import { placedMove } from '#rules/game/placing.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import { type Move, makeUci, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { Outcome, Requested } from '../desk/gamePort.ts';
import { mostStepsOf, type Plan, stands, towards } from './towards.ts';

/** `settle`: who asked for it is told what came of it; what is refused to him is no fault of the reading. */
export type Act = Readonly<{ requested: Requested; at: number; settle?: (outcome: Outcome) => void }>;

/** What leads to the plan, and what else was touched on the way. */
export function stepsOf(plan: Plan, before: Position, touched: readonly Touched[], at: number): Act[] {
  const { by } = plan;
  const next: Requested = (state) => {
    const act = isStill(state, before) ? towards(state, plan) : null;
    return act && { by, ...act };
  };
  const liftAt = (index: number) => touched.find(({ square }) => square === plan.lifts[index])?.at ?? at;
  const steps = Array.from({ length: mostStepsOf(plan) }, (_, index): Act => {
    return { requested: next, at: index < plan.lifts.length ? Math.min(liftAt(index), at) : at };
  });
  return [...touchesOf(before, touched, plan.lifts), ...steps];
}

/**
 * D.2.3.3: words were said for this move before the game could know whose they were, or others after them that can only
 * be the reply's: the game hears them again. Words are of the half-move that they fit.
 */
export function wordsAgain(
  before: Position,
  move: Move,
  at: number,
  words: Readonly<{ isHeard: boolean }>,
): Act {
  const by = before.turn;
  const requested: Requested = ({ act, ply }) => {
    if (!words.isHeard) return null;
    const placed = placedMove(act.placing);
    const heard = act.words?.move;
    if (!placed || !sameMove(placed, move) || ply.position.fen !== before.fen || !act.needsWords) return null;
    const isHis = act.words !== null && (!heard || before.isLegal(before.read(heard)));
    if (isHis) return null;
    return { by, do: 'announce', move: makeUci(move) };
  };
  return { requested, at };
}

/** D.2.2: men lifted and put back. What the opponent straightens while his clock still runs is his own affair. */
export function touchesOf(
  before: Position,
  touched: readonly Touched[],
  moved: readonly Square[] = [],
): Act[] {
  const by = before.turn;
  return touched.flatMap(({ square, at }): Act[] => {
    if (moved.includes(square)) return [];
    const lift: Requested = (state) =>
      isStill(state, before) && isFresh(state, by, square) && !isOpponents(state, by, before, square)
        ? { by, do: 'lift', square }
        : null;
    const back: Requested = (state) =>
      isStill(state, before) && !stands(state, by, square) ? { by, do: 'insert', square } : null;
    return [
      { requested: lift, at },
      { requested: back, at },
    ];
  });
}

/** Training rules at once: what was to follow of a half-move that was undone does not follow. */
export function untilRuled(acts: readonly Act[], by: Color): Act[] {
  let atFirst: unknown;
  return acts.map((act, index): Act => {
    const { requested } = act;
    const unlessRuled: Requested = (state) => {
      const back = state.putBack[boardOf(state, by)];
      if (index === 0) atFirst = back;
      if (back !== null && back !== atFirst) return null;
      return typeof requested === 'function' ? requested(state) : requested;
    };
    return { ...act, requested: unlessRuled };
  });
}

/** The man stands in the game, and was not touched in this act. */
export function isFresh(state: GameState, by: Color, square: Square): boolean {
  return stands(state, by, square) && !state.act.touches.some((touch) => touch.square === square);
}

function isStill(state: GameState, before: Position): boolean {
  return state.ply.position.turn === before.turn && state.phase === 'playing';
}

/**
 * On a board that serves both: an enemy man lifted and put back while his own clock runs, or the one just moved, was
 * straightened by the player who moved it.
 */
function isOpponents({ clock, ply }: GameState, by: Color, before: Position, square: Square): boolean {
  const man = before.pieceAt(square);
  if (!man || man.color === by) return false;
  return clock?.running === man.color || ply.move?.to === square;
}
