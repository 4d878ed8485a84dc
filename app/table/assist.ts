/**
 * D.2.10.2: the program announces a placed move for the player, which fulfils D.2.3.3. In competition a move that
 * is not legal is announced like any other, because silence would be help (11.3.1); in training it is spoken of.
 */
import { namesMove } from '#rules/game/act.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { placedMove, placingByForm } from '#rules/game/placing.ts';
import type { GameState } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import { capturedByForm } from '#rules/position/form.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { type AnnounceOptions, announceMove } from '#speech/phrases/announce.ts';
import type { Request } from '../desk/gamePort.ts';

export function announceForPlayer(state: GameState, words: AnnounceOptions): Request | null {
  const { act, ply, parameters } = state;
  const move = placedMove(act.placing) ?? takenByForm(state);
  if (!move || !act.needsWords || !isReady(state)) return null;
  if (namesMove(act.words, move, ply.position, parameters)) return null;
  const described = describeByForm(ply.position, move);
  if (!described) return null;
  return { by: act.color, do: 'announce', text: announceMove(described, words), move: makeUci(move) };
}

/** Every part of the move is on the board, as far as the hand has shown it. */
function isReady(state: GameState): boolean {
  const { act } = state;
  switch (act.state) {
    case 'PLACED':
    case 'PLACED_BREACH':
      return act.bound;
    case 'PLACED_ILLEGAL':
      return !mayWarn(state) && act.hand.filled.length >= ownLifted(act);
    case 'TOUCHED':
      return takenByForm(state) !== null;
    case 'CASTLING_PENDING':
      return !mayWarn(state) && act.placing.kind === 'castling' && act.placing.complete;
    default:
      return false;
  }
}

/**
 * An own man and one of the opponent's were lifted, and a peg stands where the latter stood. A legal capture is read
 * from that at once; in competition so is one that is not, or the silence would tell (11.3.1).
 */
function takenByForm(state: GameState): Move | null {
  const { hand, placing, color } = state.act;
  if (mayWarn(state) || placing.kind !== 'none' || hand.lifted.length !== 2) return null;
  const looks = placingByForm(placing, hand, color);
  return looks.kind === 'move' && capturedByForm(state.ply.position, looks.move) ? looks.move : null;
}

function ownLifted({ hand, color }: GameState['act']): number {
  return hand.lifted.filter((man) => man.piece.color === color).length;
}
