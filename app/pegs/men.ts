/** Which man stands in which hole while a move is on its way: what the screen shows of a board that feels only pegs. */
import { type Astray, isFilled } from '#rules/game/peg.ts';
import { placedMove } from '#rules/game/placing.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, type Piece, type Role, SQUARES, type Square } from '#rules/position/square.ts';

export type Men = ReadonlyMap<Square, Piece>;

/** The men of a position by square. */
export function menOf(position: Position): Men {
  return new Map(
    SQUARES.flatMap((square) => {
      const man = position.pieceAt(square);
      return man ? [[square, man] as const] : [];
    }),
  );
}

/** The men as readers of the board ask for them. */
export function standing(men: Men): Readonly<{
  pieceAt(square: Square): Piece | undefined;
  squaresOf(color: Color, role?: Role): readonly Square[];
}> {
  return {
    pieceAt: (square) => men.get(square),
    squaresOf: (color, role) =>
      SQUARES.filter((square) => {
        const man = men.get(square);
        return man?.color === color && (!role || man.role === role);
      }),
  };
}

/** The board on which the present move is being made: the only one, or the mover's own (D.1). */
export function astrayOnBoard({ act, astray, header }: GameState): Astray {
  return astray[boardOf({ header }, act.color)];
}

/** The holes in which a peg stands. */
export function filledHoles(state: GameState): Set<Square> {
  const { ply, act } = state;
  const astray = astrayOnBoard(state);
  return new Set(SQUARES.filter((square) => isFilled(ply.position, act.hand, astray, square)));
}

/** The men by square. A peg that nobody has named is taken for the man that was lifted last. */
export function menOnBoard(state: GameState): Men {
  const { position } = state.ply;
  const men = new Map<Square, Piece>();
  const unplaced = [...outOfHoles(state)];
  const strange: Square[] = [];
  for (const square of filledHoles(state)) {
    const named = namedMan(state, square);
    if (named) men.set(square, named.piece);
    if (named?.from) remove(unplaced, named.from);
    if (!named) strange.push(square);
  }
  for (const square of strange) {
    const last = unplaced.pop();
    const piece = last && position.pieceAt(last);
    if (piece) men.set(square, piece);
  }
  return men;
}

/** The men in the hand, in the order in which they were lifted. */
export function menInHand(state: GameState): Piece[] {
  const standing = new Map<string, number>();
  const count = (piece: Piece, change: number) => {
    const key = `${piece.color} ${piece.role}`;
    const now = (standing.get(key) ?? 0) + change;
    standing.set(key, now);
    return now;
  };
  for (const piece of menOnBoard(state).values()) count(piece, 1);
  const { position } = state.ply;
  return position.occupied.flatMap((square) => {
    const piece = position.pieceAt(square);
    return piece && count(piece, -1) < 0 ? [piece] : [];
  });
}

/** Squares whose man has left its hole. */
function outOfHoles(state: GameState): Square[] {
  return [...astrayOnBoard(state).missing, ...state.act.hand.lifted.map((man) => man.origin)];
}

type NamedMan = Readonly<{ piece: Piece; from: Square | null }>;

function namedMan(state: GameState, square: Square): NamedMan | null {
  const { act, ply } = state;
  const { position } = ply;
  const hole = act.hand.filled.find((filled) => filled.square === square);
  const own = position.pieceAt(square);
  if (!hole) return own && !astrayOnBoard(state).extra.includes(square) ? { piece: own, from: null } : null;
  if (hole.promoted) return { piece: { color: act.color, role: hole.promoted }, from: null };
  const { placing } = act;
  if (placing.kind === 'castling') {
    const squares = position.castlingSquares(placing.side);
    if (square === squares.king)
      return { piece: { color: act.color, role: 'king' }, from: placing.move.from };
    if (square === squares.rook && squares.rookFrom)
      return { piece: { color: act.color, role: 'rook' }, from: squares.rookFrom };
  }
  const move = placedMove(placing);
  const mover = move?.to === square ? position.pieceAt(move.from) : undefined;
  if (move && mover) return { piece: mover, from: move.from };
  const returned = act.hand.lifted.find((man) => man.origin === square);
  return returned ? { piece: returned.piece, from: square } : null;
}

function remove(squares: Square[], square: Square): void {
  const index = squares.indexOf(square);
  if (index >= 0) squares.splice(index, 1);
}
