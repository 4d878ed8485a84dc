/**
 * A hand at a board: the lifts and inserts by which people carry out a move, in the orders and with the detours that
 * people take. It knows the move and never tells it; only a board and the clock see what it does.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, type Piece, type Square, squareAt, squareIndex } from '#rules/position/square.ts';
import type { Chance } from './chance.ts';

export type HandAct = Readonly<
  { at: number } & (
    | { kind: 'lift'; square: Square }
    | { kind: 'insert'; square: Square; piece: Piece }
    | { kind: 'words'; move: Move; before: Position }
    | { kind: 'press'; color: Color }
    | { kind: 'adjust'; on: boolean }
    /** All is quiet for a while: the board may repeat itself. */
    | { kind: 'rest' }
  )
>;

/** How often, between 0 and 1, each habit shows in a half-move. */
export type Habits = Readonly<{
  putBack: number;
  touchOther: number;
  adjust: number;
  knock: number;
  slide: number;
  /** Another man that could be taken is lifted and put back while the capturing man is in the hand. */
  secondVictim: number;
  /** Castling with the rook first, against 4.4.2. */
  rookFirst: number;
  words: number;
  presses: boolean;
}>;

export const CLEAN: Habits = {
  putBack: 0,
  touchOther: 0,
  adjust: 0,
  knock: 0,
  slide: 0,
  secondVictim: 0,
  rookFirst: 0,
  words: 0,
  presses: true,
};

export const RESTLESS: Habits = {
  putBack: 0.1,
  touchOther: 0.05,
  adjust: 0.05,
  knock: 0.03,
  slide: 0.05,
  secondVictim: 0.1,
  rookFirst: 0,
  words: 1,
  presses: true,
};

type Step = Readonly<{ lift: Square } | { insert: Square; piece: Piece }>;

/** The acts of one half-move from a time on, and the time at which the hand is done. */
export function actsOf(
  position: Position,
  move: Move,
  habits: Habits,
  chance: Chance,
  from: number,
): { acts: HandAct[]; until: number } {
  const acts: HandAct[] = [];
  let at = from;
  const wait = (low: number, high: number): number => {
    at += chance.happens(0.05) ? chance.between(2000, 20_000) : chance.between(low, high);
    return at;
  };
  const act = (steps: readonly Step[]): void => {
    for (const step of steps) {
      const when = wait(90, 700);
      if ('lift' in step) acts.push({ at: when, kind: 'lift', square: step.lift });
      else acts.push({ at: when, kind: 'insert', square: step.insert, piece: step.piece });
    }
  };
  const say = (): void => {
    acts.push({ at: wait(50, 400), kind: 'words', move, before: position });
  };

  const saysWords = chance.happens(habits.words);
  const moment = chance.between(0, 2);
  if (saysWords && moment === 0) say();
  if (chance.happens(habits.adjust)) {
    acts.push({ at: wait(50, 300), kind: 'adjust', on: true });
    act(liftedAndBack(position, chance.shuffled(position.occupied).slice(0, chance.between(1, 3)), chance));
    acts.push({ at: wait(50, 300), kind: 'adjust', on: false });
  }
  if (chance.happens(habits.knock)) act(liftedAndBack(position, neighbours(position, chance), chance));
  if (chance.happens(habits.touchOther)) {
    const own = position.squaresOf(position.turn).filter((square) => square !== move.from);
    if (own.length > 0) act(liftedAndBack(position, [chance.one(own)], chance));
  }
  if (chance.happens(habits.putBack)) act(liftedAndBack(position, [move.from], chance));
  act(carryOut(position, move, habits, chance));
  acts.push({ at, kind: 'rest' });
  if (saysWords && moment === 1) say();
  if (habits.presses) acts.push({ at: wait(50, 600), kind: 'press', color: position.turn });
  if (saysWords && moment === 2) say();
  return { acts, until: at };
}

const piece = (position: Position, square: Square): Piece => position.pieceAt(square)!;

function liftedAndBack(position: Position, squares: readonly Square[], chance: Chance): Step[] {
  return [
    ...squares.map((square): Step => ({ lift: square })),
    ...chance.shuffled(squares).map((square): Step => ({ insert: square, piece: piece(position, square) })),
  ];
}

function neighbours(position: Position, chance: Chance): Square[] {
  const centre = squareIndex(chance.one(position.occupied));
  return position.occupied
    .filter((square) => {
      const index = squareIndex(square);
      return Math.abs((index & 7) - (centre & 7)) <= 1 && Math.abs((index >> 3) - (centre >> 3)) <= 1;
    })
    .slice(0, chance.between(2, 3));
}

/** Lifts in any order that a hand can take, then inserts. */
function carryOut(position: Position, move: Move, habits: Habits, chance: Chance): Step[] {
  const side = position.castling(move);
  const man = piece(position, move.from);
  if (side) {
    const squares = position.castlingSquares(side);
    const rook = piece(position, squares.rookFrom!);
    const king: Step[] = [{ lift: move.from }, { insert: squares.king, piece: man }];
    const tower: Step[] = [{ lift: squares.rookFrom! }, { insert: squares.rook, piece: rook }];
    if (chance.happens(habits.rookFirst)) return [...tower, ...king];
    if (chance.happens(0.5)) return [...king, ...tower];
    return [king[0]!, tower[0]!, ...chance.shuffled([king[1]!, tower[1]!])];
  }
  const arrived: Piece = move.promotion ? { color: man.color, role: move.promotion } : man;
  const captured = position.capturedOn(move);
  const arrive: Step[] = [{ insert: move.to, piece: arrived }];
  if (move.promotion && chance.happens(0.3))
    arrive.unshift({ insert: move.to, piece: man }, { lift: move.to }); // the pawn itself, then exchanged
  if (captured && captured !== move.to) {
    return chance.happens(0.5)
      ? [...chance.shuffled<Step>([{ lift: move.from }, { lift: captured }]), ...arrive]
      : [{ lift: move.from }, ...arrive, { lift: captured }];
  }
  if (captured) {
    const lifts = chance.shuffled<Step>([{ lift: move.from }, { lift: captured }]);
    const others = position
      .legalMoves()
      .filter((other) => other.from === move.from && position.capturedOn(other) === other.to);
    const second = others.find((other) => other.to !== move.to);
    if (second && chance.happens(habits.secondVictim)) {
      const detour = liftedAndBack(position, [second.to], chance);
      return [{ lift: move.from }, ...detour, { lift: captured }, ...arrive];
    }
    return [...lifts, ...arrive];
  }
  const stop = chance.happens(habits.slide) ? stopOnTheWay(position, move) : null;
  const slide: Step[] = stop ? [{ insert: stop, piece: man }, { lift: stop }] : [];
  return [{ lift: move.from }, ...slide, ...arrive];
}

/** A square on a straight way to the arrival, over which a man may slide. */
function stopOnTheWay(position: Position, { from, to }: Move): Square | null {
  const start = squareIndex(from);
  const end = squareIndex(to);
  const files = (end & 7) - (start & 7);
  const ranks = (end >> 3) - (start >> 3);
  if (Math.max(Math.abs(files), Math.abs(ranks)) < 2) return null;
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return null;
  const stop = squareAt(start + Math.sign(files) + 8 * Math.sign(ranks));
  return position.pieceAt(stop) ? null : stop;
}
