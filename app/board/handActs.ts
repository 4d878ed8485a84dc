/**
 * From what a board says to what the hand has done: lifts and inserts as requests to the game, each decided when its
 * turn comes, by the game as it stands then. A hole that did not show what the game expects is being put right:
 * that is no act. What a board says after a loss counts as an act only where a legal move explains it.
 */
import type { BoardEvent } from '#devices/board.ts';
import type { Findings, Found, HoleChange } from '#devices/inference/found.ts';
import { type HoleNotice, Holes } from '#devices/inference/holes.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { onMoveAsItLooks } from '#rules/game/unpressed.ts';
import {
  type Color,
  lastRank,
  type PromotionRole,
  rankOf,
  SQUARES,
  type Square,
} from '#rules/position/square.ts';
import type { Requested } from '../desk/gamePort.ts';
import { menInHand } from '../pegs/men.ts';
import { type Expected, expectedMen, isUnderWay, meets, type Seat } from './expected.ts';

/** Castling changes four holes; more at once is no hand but a board that was knocked or set up. */
const MOST_CHANGES_AT_ONCE = 4;

/** How far a full state is to be trusted as the hand's doing. */
type Trust = 'set-up' | 'after-loss' | 'sure';

export type HandReport = Readonly<{
  requests: readonly Requested[];
  notices: readonly HoleNotice[];
  /** The board has said its whole state. */
  isFull: boolean;
}>;

export class HandActs {
  readonly #seat: Seat;
  #holes: Holes;
  #trust: Trust = 'set-up';

  constructor(seat: Seat, expected: Expected) {
    this.#seat = seat;
    this.#holes = new Holes(found(expected));
  }

  get findings(): Findings {
    return this.#holes.findings;
  }

  /** The line stands again: what comes next was not seen as it happened. */
  reopened(): void {
    if (this.#trust === 'sure') this.#trust = 'after-loss';
  }

  /** The pegs were put so by the program: nobody acted. */
  setUp(expected: Expected): void {
    this.#holes = new Holes(found(expected));
  }

  /** `named`: the piece that the screen's hand inserts for a pawn. */
  hear(event: BoardEvent, named: PromotionRole | null): HandReport {
    const isFull = event.kind === 'occupancy' || event.kind === 'pieces';
    const trust = this.#trust;
    const { changes, notices, lossy } = this.#holes.read(event);
    if (lossy) this.reopened();
    if (isFull) this.#trust = 'sure';
    if (trust === 'set-up') return { requests: [], notices, isFull };
    const isSure =
      changes.length <= MOST_CHANGES_AT_ONCE && (!isFull || trust === 'sure') && !changes.some(wasUnknown);
    const findings = [...this.#holes.findings];
    const explained = once((state) => isSure || isUnderWay(state, this.#seat, findings));
    const requests = changes.flatMap((change) => this.#acts(change, explained, named));
    return { requests, notices, isFull };
  }

  #acts(
    { square, before, now, again }: HoleChange,
    explained: (state: GameState) => boolean,
    named: PromotionRole | null,
  ): Requested[] {
    const isAct = once(
      (state) =>
        explained(state) &&
        meets(before, square, expectedMen(state, this.#seat)) &&
        // With nothing in the hand it is more likely that a contact bounced.
        (!again || menInHand(state).length > 0),
    );
    const by = (state: GameState): Color => this.#seat ?? onMoveAsItLooks(state);
    const lift: Requested = (state) => (isAct(state) ? { by: by(state), do: 'lift', square } : null);
    const insert: Requested = (state) => {
      if (!isAct(state)) return null;
      const piece = named ?? newPiece(state, square, now) ?? carriedPiece(state, by(state), square, now);
      return { by: by(state), do: 'insert', square, ...(piece && { piece }) };
    };
    if (again) return [lift, insert];
    if (now === 'unknown') return [];
    if (now === 'empty') return [lift];
    if (before === 'empty' || before === 'unknown') return [insert];
    // One man in another's place: both acts happened between two reports. A man only now identified is none.
    return typeof before === 'object' && typeof now === 'object' ? [lift, insert] : [];
  }
}

/** 4.4.4, 4.6: a board that knows its men shows what a pawn became, whether the pawn is off the board yet or not. */
function newPiece(state: GameState, square: Square, now: Found): PromotionRole | null {
  if (typeof now !== 'object' || now.role === 'pawn' || now.role === 'king') return null;
  const color = onMove(state);
  if (now.color !== color || rankOf(square) !== lastRank(color)) return null;
  const isBack = menInHand(state).some((man) => man.color === color && man.role === now.role);
  return isBack ? null : now.role;
}

/** D.1: a board that feels only pegs cannot show what the opponent's pawn became: the peg is taken for the right piece. */
function carriedPiece(state: GameState, seat: Color, square: Square, now: Found): PromotionRole | null {
  const { move } = state.ply;
  const promotion = state.mirror[seat] && move?.to === square ? move.promotion : undefined;
  if (!promotion) return null;
  if (typeof now !== 'object') return promotion;
  return now.role === 'pawn' || now.role === 'king' ? null : now.role;
}

function wasUnknown({ before }: HoleChange): boolean {
  return before === 'unknown';
}

function found(expected: Expected): Found[] {
  return SQUARES.map((square) => (expected.has(square) ? 'occupied' : 'empty'));
}

/** Decided by the first state that it is asked about. */
function once(decide: (state: GameState) => boolean): (state: GameState) => boolean {
  let decided: boolean | null = null;
  return (state) => {
    decided ??= decide(state);
    return decided;
  };
}
