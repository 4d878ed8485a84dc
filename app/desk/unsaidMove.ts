/**
 * D.2.1, D.2.10.2: a move that waits for its words. Whoever is to say it sees it on the screen; who cannot see is told,
 * because nothing else would tell him that it is his turn to speak.
 */
import { placedMove } from '#rules/game/placing.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import type { Observable } from '../base/observable.ts';

export type UnsaidMove = Readonly<{ side: Color; before: Position; move: Move }>;

/** The own player's move as it is placed, or the last one that was made, as long as nobody has said it. */
export function unsaidMove(state: GameState, own: Color): UnsaidMove | null {
  const { ply, act, phase } = state;
  if (phase !== 'playing') return null;
  const placed = act.color === own && act.needsWords && act.words === null ? placedMove(act.placing) : null;
  if (placed) return { side: own, before: ply.position, move: placed };
  if (ply.announced || !ply.move || !ply.previous || !ply.side) return null;
  return { side: ply.side, before: ply.previous.position, move: ply.move };
}

/** Who says his moves himself needs a moment; where the program says them, their words come with them. */
const PATIENCE_MS = 2000;

/** Calls once for each move that has waited for its words so long, until the returned call. */
export function watchUnsaid(
  game: Observable<GameState>,
  own: Color,
  isUnsaid: (move: UnsaidMove) => void,
): () => void {
  let waits = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const unsaid = unsaidMove(game.value, own);
    const now = unsaid ? `${unsaid.before.fullmoves} ${unsaid.side} ${makeUci(unsaid.move)}` : '';
    if (now === waits) return;
    waits = now;
    clearTimeout(timer);
    if (unsaid) timer = setTimeout(() => isUnsaid(unsaid), PATIENCE_MS);
  };
  const leave = game.subscribe(look);
  look();
  return () => {
    clearTimeout(timer);
    leave();
  };
}
