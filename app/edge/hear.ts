/**
 * Words become moves at the edge of the core: what was said, compared first with what is placed (so that an illegal
 * move can be announced too), then with the legal moves.
 */
import { placedMove } from '#rules/game/act.ts';
import { type Actor, type Said, sideOf } from '#rules/game/command.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Match } from '#speech/match/match.ts';
import { match } from '#speech/match/match.ts';
import { namesMove } from '#speech/match/named.ts';

/** Which position the words are about, and the move that they are first compared with. */
function subject(
  state: GameState,
  by: Actor,
  repeating: boolean,
): { position: Position; placed: Move | null } {
  const { ply, act } = state;
  const side = sideOf(by);
  const aboutLast = repeating || (side !== null && act.color !== side);
  if (aboutLast && ply.previous && ply.move) return { position: ply.previous.position, placed: ply.move };
  return { position: ply.position, placed: placedMove(act.placing) };
}

export function hear(state: GameState, by: Actor, text: string, repeating: boolean): Said {
  const { position, placed } = subject(state, by, repeating);
  const options = {
    language: state.header.language,
    illegalToo: true,
    strict: true,
    promotionUnnamed: !state.parameters.blind.announcePromotion,
  };
  const found = placed ? namesMove(position, text, placed, options) : match(position, text, options);
  return found.kind === 'named' && placed
    ? { text, move: makeUci(placed) }
    : { text, ...understood(found as Match) };
}

function understood(found: Match): { move: string } | { moves: string[] } {
  switch (found.kind) {
    case 'move':
    case 'illegal':
      return { move: makeUci(found.move) };
    case 'none':
      return { moves: [] };
    case 'unclear': {
      const [first, ...rest] = found.candidates;
      const samePawn =
        first?.promotion && rest.every((move) => move.from === first.from && move.to === first.to);
      // The promotion piece was not named: the core decides what that means in this edition (D.2.1).
      return samePawn && first ? { move: first.from + first.to } : { moves: found.candidates.map(makeUci) };
    }
  }
}
