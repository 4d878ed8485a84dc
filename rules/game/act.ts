/**
 * Article 4 and D.2.3: one half-move on its way, from the first touch to the moment at which it is made. `settle` is
 * the list of appendix-d.md, section 2: after each lift, insert and word the first line that fits gives the state.
 */
import type { Concept } from '../editions/articles.ts';
import type { EditionParameters } from '../editions/parameters.ts';
import { capturedByForm, passesByForm } from '../position/form.ts';
import { type Move, sameMove } from '../position/move.ts';
import type { Placement, Position } from '../position/position.ts';
import { type Color, lastRank, type Piece, rankOf, type Square } from '../position/square.ts';
import { type Allowed, allowed, isAllowed, type MoveDuty, type Touch } from './allowed.ts';
import type { Fresh } from './fresh.ts';
import { EMPTY_HAND, type Hand, withoutReturned } from './peg.ts';
import {
  isLegalPlacing,
  NOTHING_PLACED,
  type Placing,
  placedMove,
  placedSquares,
  readPlacing,
} from './placing.ts';

/** What was said about a move. `move` is null when the words fit no move that the board knows. */
export type Words = Readonly<{ move: Move | null; text: string | null }>;

export const ACT_STATES = [
  'UNTOUCHED',
  'ADJUSTING',
  'TOUCHED',
  'ANNOUNCED_NOT_PLACED',
  'CASTLING_PENDING',
  'PROMOTION_PENDING',
  'CAPTURE_PENDING',
  'PLACED',
  'PLACED_BREACH',
  'PLACED_ILLEGAL',
  'MADE',
] as const;
export type ActState = (typeof ACT_STATES)[number];

export const MISSING_STEPS = [
  'place-piece',
  'remove-captured-piece',
  'place-rook-or-king',
  'exchange-pawn',
  'announce-move',
] as const;
export type MissingStep = (typeof MISSING_STEPS)[number];

export type Act = Readonly<{
  color: Color;
  /** D.2.3.3: on a peg board words are part of the move; on a normal board Article 4 alone (D.2.5). */
  needsWords: boolean;
  hand: Hand;
  touches: readonly Touch[];
  words: Words | null;
  duty: MoveDuty | null;
  adjusting: boolean;
  placing: Placing;
  /** Placed by a whole move on a normal board: there is nothing to read from the hand. */
  whole: boolean;
  /** 4.7: a legal placing that stands. Later lifts add what it still needs and never change it. */
  bound: boolean;
  /** The article that the placing breaks: 4.3, 4.4 or 9.5.3. Null once the arbiter has cleared it. */
  breach: Concept | null;
  breachCleared: boolean;
  state: ActState;
}>;

export function newAct(color: Color, needsWords: boolean): Act {
  return {
    color,
    needsWords,
    hand: EMPTY_HAND,
    touches: [],
    words: null,
    duty: null,
    adjusting: false,
    placing: NOTHING_PLACED,
    whole: false,
    bound: false,
    breach: null,
    breachCleared: false,
    state: 'UNTOUCHED',
  };
}

export function allowedMoves(act: Act, position: Position, parameters: EditionParameters): Allowed {
  return allowed(position, act.color, act.touches, act.duty, parameters.bothColoursTouched);
}

/** TM-4: several pieces of each colour touched, where the event leaves that to the arbiter. */
export function isLeftToArbiter(act: Act, parameters: EditionParameters): boolean {
  if (parameters.bothColoursTouched !== 'arbiter') return false;
  const own = act.touches.filter((touch) => touch.piece.color === act.color).length;
  return own > 1 && act.touches.length - own > 1;
}

/** An own man stands in another hole (7.5.3 asks no more than that). */
export function isPlaced(act: Act): boolean {
  return act.placing.kind !== 'none';
}

/**
 * D.2.1, D.2.3.3: whether words name a move. They must contradict nothing in it; the promotion piece must be named
 * where the edition asks for it (`blind.announcePromotion`).
 */
export function namesMove(
  words: Words | null,
  move: Move,
  position: Position,
  parameters: EditionParameters,
): boolean {
  if (!words?.move) return false;
  if (sameMove(words.move, move)) return true;
  const said = position.read(words.move);
  const meant = position.read(move);
  if (sameMove(said, meant)) return true;
  if (said.from !== meant.from || said.to !== meant.to) return false;
  return meant.promotion !== undefined && said.promotion === undefined && !parameters.blind.announcePromotion;
}

/** D.2.3.1: the captured piece is in no hole: neither its own nor one it was parked in. */
function isCaptureRemoved(act: Act, position: Position, move: Move): boolean {
  const captured = position.capturedOn(move);
  if (!captured) return true;
  const { lifted, filled } = act.hand;
  if (!lifted.some((man) => man.origin === captured)) return false;
  const own = new Set(placedSquares(act.placing, position));
  const others = lifted.filter((man) => man.origin !== captured && man.origin !== move.from).length;
  const unexplained = filled.filter((hole) => !own.has(hole.square)).length;
  return unexplained <= others;
}

/**
 * 11.3.1: whether a placing that is no legal move looks like a made one to who may not know better: every part is on
 * the board, as far as the hand shows it, and the words name it.
 */
export function looksMade(act: Act, position: Position, parameters: EditionParameters): boolean {
  const { placing, hand, color } = act;
  if (act.adjusting || isLegalPlacing(placing)) return false;
  if (placing.kind !== 'move' && !(placing.kind === 'castling' && placing.complete)) return false;
  const { move } = placing;
  if (isPawnLeft(move, position, color) || !isCaptureRemoved(act, position, move)) return false;
  if (act.needsWords) return namesMove(act.words, move, position, parameters);
  const own = hand.lifted.filter((man) => man.piece.color === color).length;
  return act.whole || hand.filled.length >= own;
}

/** 4.7.3: a pawn on the last rank that was not exchanged. */
function isPawnLeft(move: Move, position: Position, color: Color): boolean {
  const isPawn = position.pieceAt(move.from)?.role === 'pawn';
  return isPawn && rankOf(move.to) === lastRank(color) && !move.promotion;
}

/** What is missing for the move to be made; the arbiter is shown it when the clock is pressed too early (D.2.4). */
export function missingSteps(act: Act, position: Position, parameters: EditionParameters): MissingStep[] {
  const missing: MissingStep[] = [];
  const { placing } = act;
  const move = placedMove(placing);
  if (!move) missing.push('place-piece'); // D.2.3.2
  if (placing.kind === 'castling' && !placing.complete) missing.push('place-rook-or-king'); // 4.7.2
  if (placing.kind === 'pawn-in' || placing.kind === 'piece-in') missing.push('exchange-pawn'); // 4.7.3
  if (move && isLegalPlacing(placing) && !isCaptureRemoved(act, position, move))
    missing.push('remove-captured-piece'); // D.2.3.1
  if (act.needsWords && !(move && namesMove(act.words, move, position, parameters)))
    missing.push('announce-move'); // D.2.3.3
  return missing;
}

/** Settles the act after a lift, an insert or a word. `fix` binds a provisional reading: at the press. */
export function settle(act: Act, position: Position, parameters: EditionParameters, fix = false): Act {
  const placed: Fresh<Act> = act.bound
    ? withParts(act, position)
    : act.whole
      ? act
      : withPlacing(act, position, parameters, fix);
  const state = stateOf(placed, position, parameters);
  if (state === placed.state) return placed;
  if (placed === act) return { ...act, state };
  placed.state = state;
  return placed;
}

function withPlacing(act: Act, position: Position, parameters: EditionParameters, fix: boolean): Act {
  if (act.hand.filled.length === 0 && act.placing === NOTHING_PLACED) return act;
  const ordinary = readOrdinary(act, position);
  if (ordinary) return { ...act, placing: ordinary, bound: true, breach: null };
  let open: Allowed | null = null;
  const openMoves = () => {
    open ??= allowedMoves(act, position, parameters);
    return open;
  };
  const castlingNamed = act.words?.move ? position.castling(act.words.move) : null;
  const { placing, ownInHand } = readPlacing(act.hand, {
    position,
    color: act.color,
    touches: act.touches,
    allowed: openMoves,
    castlingNamed,
    isNamed: (move) => namesMove(act.words, move, position, parameters),
  });
  const move = placedMove(placing);
  const named = move !== null && namesMove(act.words, move, position, parameters);
  const fixed = ownInHand <= 0 || fix || named;
  const bound = fixed && isLegalPlacing(placing);
  const breach = move && bound && !act.breachCleared ? breachOf(placing, openMoves()) : null;
  const hand = fixed && placing.kind === 'none' ? withoutReturned(act.hand) : act.hand;
  return { ...act, hand, placing, bound, breach };
}

/** The ordinary move, without the search of placing.ts: the one man touched went from its hole to another, legally. */
function readOrdinary({ hand, touches, duty, color }: Act, position: Position): Placing | null {
  const [man] = hand.lifted;
  const [hole] = hand.filled;
  if (!man || !hole || hand.lifted.length > 1 || hand.filled.length > 1 || touches.length > 1 || duty)
    return null;
  if (hole.promoted || man.piece.color !== color || man.piece.role === 'king') return null;
  if (man.piece.role === 'pawn' && rankOf(hole.square) === lastRank(color)) return null;
  const move: Move = { from: man.origin, to: hole.square };
  return hole.square !== man.origin && position.isLegal(move) ? { kind: 'move', move, legal: true } : null;
}

function breachOf(placing: Placing, open: Allowed): Concept | null {
  const moves = placing.kind === 'piece-in' ? placing.moves : [placedMove(placing)];
  const kept = moves.some((move) => {
    if (!move) return false;
    return isAllowed(open, placing.kind === 'pawn-in' ? { ...move, promotion: 'queen' } : move);
  });
  return kept ? null : open.article;
}

/** What a bound placing still needs comes one by one: the rook or king of castling, the exchanged pawn. */
function withParts(act: Act, position: Position): Act {
  const { placing, hand } = act;
  const isIn = (square: Square) => hand.filled.some((hole) => hole.square === square);
  switch (placing.kind) {
    case 'castling': {
      if (placing.complete) return act;
      const squares = position.castlingSquares(placing.side);
      const isOut = (square: Square) => hand.lifted.some((man) => man.origin === square);
      const kingStays = placing.move.from === squares.king && !isOut(squares.king);
      const rookStays = squares.rookFrom === squares.rook && !isOut(squares.rook);
      const kingIn = isIn(squares.king) || kingStays;
      const rookIn = isIn(squares.rook) || rookStays;
      return kingIn && rookIn ? { ...act, placing: { ...placing, complete: true } } : act;
    }
    case 'pawn-in': {
      const promoted = hand.filled.find((hole) => hole.square === placing.move.to)?.promoted;
      if (!promoted) return act;
      return {
        ...act,
        placing: { kind: 'move', move: { ...placing.move, promotion: promoted }, legal: true },
      };
    }
    case 'piece-in': {
      const off = placing.moves.find((move) => hand.lifted.some((man) => man.origin === move.from));
      return off ? { ...act, placing: { kind: 'move', move: off, legal: true } } : act;
    }
    default:
      return act;
  }
}

/** Article 4 in one: a whole move on a normal board, touched and released, legal or not. */
export function placeWhole(act: Act, position: Position, move: Move, parameters: EditionParameters): Act {
  const captured = position.capturedOn(move);
  const castling = position.castling(move);
  const touches = [move.from, captured, castling && position.castlingSquares(castling).rookFrom].flatMap(
    (square) => {
      const piece = square ? position.pieceAt(square) : undefined;
      return square && piece ? [{ square, piece }] : [];
    },
  );
  const order = act.hand.order + 1;
  const hand: Hand = {
    lifted: touches.map((touch) => ({ origin: touch.square, piece: touch.piece, order })),
    filled: [{ square: move.to, promoted: move.promotion ?? null, order: order + 1 }],
    order: order + 1,
  };
  const placing = wholePlacing(position, move, act.color);
  const placed: Act = {
    ...act,
    hand,
    touches: castling || act.touches.length === 0 ? joined(act.touches, touches) : act.touches,
    placing,
    whole: true,
    bound: isLegalPlacing(placing),
  };
  const breach = placed.bound ? breachOf(placing, allowedMoves(placed, position, parameters)) : null;
  return settle({ ...placed, breach }, position, parameters);
}

function joined(earlier: readonly Touch[], later: readonly Touch[]): readonly Touch[] {
  const isNew = (touch: Touch) => !earlier.some((other) => other.square === touch.square);
  return [...earlier, ...later.filter(isNew)];
}

/** A ruling has changed the position under the act, or struck a touch: what is placed is read anew. */
export function reread(act: Act, position: Position, parameters: EditionParameters): Act {
  const move = placedMove(act.placing);
  if (act.whole && move) return placeWhole(act, position, move, parameters);
  return settle({ ...act, bound: false, breach: null }, position, parameters);
}

function wholePlacing(position: Position, move: Move, color: Color): Placing {
  const pawn = position.pieceAt(move.from)?.role === 'pawn';
  if (pawn && rankOf(move.to) === lastRank(color) && !move.promotion) {
    return position.isLegal({ ...move, promotion: 'queen' })
      ? { kind: 'pawn-in', move }
      : { kind: 'move', move, legal: false };
  }
  const side = position.castling(move);
  const legal = position.isLegal(move);
  if (side) return { kind: 'castling', side, move, legal, complete: true };
  return { kind: 'move', move, legal };
}

/**
 * The men as they stand after an act that is no legal move (7.5.1). A man in the hand belongs to no move and counts as
 * standing in its own hole: to be put back.
 */
export function placementOf(act: Act, position: Position): Placement {
  const placement = new Map<Square, Piece | null>();
  const move = placedMove(act.placing);
  const mover = move && (position.pieceAt(move.from) ?? null);
  if (move && mover) placement.set(move.from, null);
  const { placing } = act;
  const castling = placing.kind === 'castling' ? position.castlingSquares(placing.side) : null;
  if (castling?.rookFrom && placing.kind === 'castling' && placing.complete) {
    placement.set(castling.rookFrom, null);
    placement.set(castling.rook, { color: act.color, role: 'rook' });
  }
  if (move && mover) {
    const beside = passesByForm(position, move) ? capturedByForm(position, move) : null;
    if (beside && isOut(act.hand, beside)) placement.set(beside, null);
    // II.3.2: in Chess960 the move is written to the rook's square, and the king goes to his own.
    const to = castling?.king ?? move.to;
    placement.set(to, move.promotion ? { color: act.color, role: move.promotion } : mover);
    return placement;
  }
  const { lifted, filled } = act.hand;
  const inHand = lifted.filter((man) => !filled.some((hole) => !hole.promoted && hole.square === man.origin));
  inHand.sort((a, b) => Number(b.piece.color === act.color) - Number(a.piece.color === act.color));
  const gone: Square[] = [];
  const stands: [Square, Piece][] = [];
  for (const hole of filled) {
    if (hole.promoted) stands.push([hole.square, { color: act.color, role: hole.promoted }]);
    if (hole.promoted || lifted.some((man) => man.origin === hole.square)) continue;
    const index = inHand.findIndex((man) => man.order < hole.order);
    const [man] = index < 0 ? [] : inHand.splice(index, 1);
    if (!man) continue;
    gone.push(man.origin);
    stands.push([hole.square, man.piece]);
  }
  for (const square of gone) placement.set(square, null);
  for (const [square, piece] of stands) placement.set(square, piece);
  return placement;
}

/** Lifted and not put back. */
function isOut({ lifted, filled }: Hand, square: Square): boolean {
  return lifted.some((man) => man.origin === square) && !filled.some((hole) => hole.square === square);
}

function stateOf(act: Act, position: Position, parameters: EditionParameters): ActState {
  if (act.adjusting) return 'ADJUSTING';
  const { placing } = act;
  if (placing.kind === 'pawn-in' || placing.kind === 'piece-in') return 'PROMOTION_PENDING';
  if (placing.kind === 'castling' && !(placing.legal && placing.complete)) return 'CASTLING_PENDING';
  if (placing.kind === 'none') {
    if (act.words) return 'ANNOUNCED_NOT_PLACED';
    return act.touches.length > 0 ? 'TOUCHED' : 'UNTOUCHED';
  }
  const move = placedMove(placing);
  if (!move || !isLegalPlacing(placing)) return 'PLACED_ILLEGAL';
  if (!isCaptureRemoved(act, position, move)) return 'CAPTURE_PENDING';
  if (act.bound && (!act.needsWords || namesMove(act.words, move, position, parameters))) return 'MADE';
  return act.breach ? 'PLACED_BREACH' : 'PLACED';
}
