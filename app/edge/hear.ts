/**
 * Words become moves at the edge of the core. In competition they are read by their form alone (11.3.1): what comes of
 * them depends on the men as they stand, never on legality. In training they are compared first with what is placed (so
 * that an illegal move can be announced too), then with the legal moves.
 */
import { type Actor, isAssistant, sideOf, type Utterance } from '#rules/game/command.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { placedMove } from '#rules/game/placing.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Language } from '#rules/notation/language.ts';
import { formOf } from '#rules/position/form.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Role, SQUARES } from '#rules/position/square.ts';
import { readByForm } from '#speech/match/byForm.ts';
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

/** D.2.10.2: an assistant announces both players' moves; what names the opponent's last one is about that. */
function saysBack(state: GameState, by: Actor, text: string): boolean {
  const { ply, act, header } = state;
  const before = ply.previous?.position;
  if (!isAssistant(by) || ply.side === sideOf(by) || !ply.move || !before || act.placing.kind !== 'none')
    return false;
  const { language } = header;
  if (!mayWarn(state)) {
    const said = readByForm(before, text, language);
    const isLast = (said.kind === 'move' || said.kind === 'piece') && isSameWay(said.move, ply.move);
    return isLast && readByForm(ply.position, text, language).kind !== 'move';
  }
  const options = { language, strict: true, promotionUnnamed: true };
  return (
    namesMove(before, text, ply.move, options).kind === 'named' &&
    match(ply.position, text, options).kind !== 'move'
  );
}

export function hear(state: GameState, by: Actor, text: string, repeating: boolean): Utterance {
  const { position, placed } = subject(state, by, repeating || saysBack(state, by, text));
  if (!mayWarn(state)) return { text, ...heardByForm(position, text, state.header.language) };
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

/** I.8: the moves that sealed words fit; one, if they are clear, legal or not. */
export function readSealed({ ply, header }: GameState, text: string): { moves: string[] } {
  const options = { language: header.language, strict: true, illegalToo: true };
  const found = match(ply.position, text, options);
  if (found.kind === 'move' || found.kind === 'illegal') return { moves: [makeUci(found.move)] };
  return { moves: found.kind === 'unclear' ? found.candidates.map(makeUci) : [] };
}

/** Without the piece of a promotion, which the core judges by its edition (D.2.1). */
function isSameWay(one: Move, other: Move): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Words that fit no man's way of moving are taken in silence; unclear ones are asked for again, whatever is legal. */
function heardByForm(
  position: Position,
  text: string,
  language: Language,
): { move: string } | { moves: string[] } {
  const found = readByForm(position, text, language);
  switch (found.kind) {
    case 'move':
    case 'piece':
      return { move: makeUci(found.move) };
    case 'which':
      return { moves: found.moves.filter((move) => formOf(position, move) !== 'foreign').map(makeUci) };
    case 'squares':
      return { moves: waysOf(position, found.role) };
    case 'none':
      return { moves: [] };
  }
}

/** "Knight": every way that one could go. */
function waysOf(position: Position, role: Role): string[] {
  return position
    .squaresOf(position.turn, role)
    .flatMap((from) => SQUARES.map((to) => ({ from, to })))
    .filter((move) => move.from !== move.to && formOf(position, move) === 'free')
    .map(makeUci);
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
