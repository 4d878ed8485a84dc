/**
 * From what was read to what the game is told: the lifts and inserts that bring the game's board, as it stands with the
 * act on its way, to the one that was read. What the game has heard already is not told again (4.7, D.2.3).
 */
import { effectOf } from '#devices/inference/effects.ts';
import type { Touched } from '#devices/inference/touches.ts';
import { isFilled } from '#rules/game/peg.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, PromotionRole, Square } from '#rules/position/square.ts';

export type PegAct = Readonly<
  { do: 'lift'; square: Square } | { do: 'insert'; square: Square; piece?: PromotionRole }
>;

/** `lifts` in the order of their touching; `inserts` where a man stands in the end. */
export type Plan = Readonly<{
  by: Color;
  lifts: readonly Square[];
  inserts: readonly Readonly<{ square: Square; piece?: PromotionRole }>[];
}>;

/** What a legal move takes on the board, the men lifted as they were touched. */
export function planOf(before: Position, move: Move, touched: readonly Touched[]): Plan {
  const by = before.turn;
  const castling = before.castling(move) ? effectOf(before, move).parts : null;
  const captured = before.capturedOn(move);
  const needed: Square[] = castling
    ? castling.map(({ square }) => square).filter((square) => before.pieceAt(square))
    : [move.from, ...(captured ? [captured] : [])];
  const order = (square: Square) => {
    const index = touched.findIndex((touch) => touch.square === square);
    return index < 0 ? touched.length + needed.indexOf(square) : index;
  };
  const inserts = castling
    ? castling.filter(({ after }) => after !== null).map(({ square }) => ({ square }))
    : [{ square: move.to, ...(move.promotion && { piece: move.promotion }) }];
  return { by, lifts: needed.toSorted((a, b) => order(a) - order(b)), inserts };
}

/** One man from a hole to another, whatever that is. */
export function planOfMan(by: Color, { from, to }: Move): Plan {
  return { by, lifts: [from], inserts: [{ square: to }] };
}

/** So many steps at most lead there: men to lift, men that stand wrongly, men to insert. */
export function mostStepsOf(plan: Plan): number {
  return plan.lifts.length + plan.inserts.length + 3;
}

/** The next act that the game lacks; null once it has all of them. */
export function towards(state: GameState, { by, lifts, inserts }: Plan): PegAct | null {
  const { hand } = state.act;
  const isOut = (square: Square) => hand.lifted.some(({ origin }) => origin === square);
  const wrong = hand.filled.find(({ square, promoted }) => {
    const goal = inserts.find((insert) => insert.square === square);
    return goal ? (goal.piece ?? null) !== promoted : !isOut(square);
  });
  const lift = wrong?.square ?? lifts.find((square) => stands(state, by, square) && !isOut(square));
  if (lift) return { do: 'lift', square: lift };
  const insert = inserts.find(({ square }) => !stands(state, by, square));
  return insert ? { do: 'insert', ...insert } : null;
}

/** Whether the game has a peg in that hole of the player's board. */
export function stands(state: GameState, by: Color, square: Square): boolean {
  const { ply, act, astray } = state;
  return isFilled(ply.position, act.hand, astray[boardOf(state, by)], square);
}
