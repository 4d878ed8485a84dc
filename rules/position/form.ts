/**
 * A move as it looks on the board, whether or not it is legal (11.3.1): by which way a man could have gone to a square,
 * what it takes there, which rook it castles with. Nothing here asks whether a king is attacked, whether the right to
 * castle is kept, or what was played before: two boards that look the same give the same answers.
 */
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { type Color, opposite, rankOf, type Square, squareAt, squareIndex } from './square.ts';

/**
 * - `free`: the man moves so, and its way is open.
 * - `blocked`: it moves so, but something stands in its way, or nothing where a pawn takes.
 * - `foreign`: no man of its kind moves so.
 */
export type Form = 'free' | 'blocked' | 'foreign';

type Step = Readonly<{ files: number; ranks: number }>;

function stepOf({ from, to }: Move): Step {
  const [a, b] = [squareIndex(from), squareIndex(to)];
  return { files: (b & 7) - (a & 7), ranks: (b >> 3) - (a >> 3) };
}

export function formOf(position: Position, move: Move): Form {
  const man = position.pieceAt(move.from);
  if (!man) return 'foreign';
  const { files, ranks } = stepOf(move);
  const [across, along] = [Math.abs(files), Math.abs(ranks)];
  switch (man.role) {
    case 'pawn':
      return pawnForm(position, move, man.color);
    case 'knight':
      return across * along === 2 ? 'free' : 'foreign'; // 3.6
    case 'king':
      return Math.max(across, along) === 1 || castlesByForm(position, move) ? 'free' : 'foreign'; // 3.8
    case 'bishop':
      return across === along ? lineForm(position, move) : 'foreign'; // 3.2
    case 'rook':
      return across * along === 0 ? lineForm(position, move) : 'foreign'; // 3.3
    case 'queen':
      return across === along || across * along === 0 ? lineForm(position, move) : 'foreign'; // 3.4
  }
}

/** 3.1.2: the squares from which men of a side attack a square, pinned or not (3.1.3). */
export function attackersOf(position: Position, square: Square, side: Color): Square[] {
  return position
    .squaresOf(side)
    .filter((from) => from !== square && attacks(position, { from, to: square }));
}

function attacks(position: Position, move: Move): boolean {
  const man = position.pieceAt(move.from);
  const { files, ranks } = stepOf(move);
  if (man?.role === 'pawn') return Math.abs(files) === 1 && ranks === (man.color === 'white' ? 1 : -1);
  if (man?.role === 'king') return Math.max(Math.abs(files), Math.abs(ranks)) === 1;
  return formOf(position, move) === 'free';
}

/** 3.5: what stands between the two squares of a line. */
export function between({ from, to }: Move): Square[] {
  const { files, ranks } = stepOf({ from, to });
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  const step = (ranks / length) * 8 + files / length;
  return Array.from({ length: length - 1 }, (_, index) => squareAt(squareIndex(from) + step * (index + 1)));
}

function lineForm(position: Position, move: Move): Form {
  return between(move).every((square) => !position.pieceAt(square)) ? 'free' : 'blocked';
}

/** 3.7: one step ahead, two from its own rank, or aslant where it takes. */
function pawnForm(position: Position, move: Move, color: Color): Form {
  const { files, ranks } = stepOf(move);
  const ahead = color === 'white' ? ranks : -ranks;
  if (Math.abs(files) === 1 && ahead === 1) return capturedByForm(position, move) ? 'free' : 'blocked';
  const isDouble = ahead === 2 && rankOf(move.from) === (color === 'white' ? '2' : '7');
  if (files !== 0 || (ahead !== 1 && !isDouble)) return 'foreign';
  return [...between(move), move.to].every((square) => !position.pieceAt(square)) ? 'free' : 'blocked';
}

/** Whether a pawn goes ahead on its file, or aslant: `d4` is the first, `exd4` the second, however far. */
export function pawnsWay(move: Move, color: Color): 'ahead' | 'aslant' | null {
  const { files, ranks } = stepOf(move);
  if ((color === 'white' ? ranks : -ranks) < 1) return null;
  if (files === 0) return 'ahead';
  return Math.abs(files) === 1 ? 'aslant' : null;
}

/**
 * The square of the man that leaves the board if the move is carried out. A pawn that goes aslant to an empty square
 * takes the enemy pawn beside it, as en passant looks; one that goes straight ahead takes nothing.
 */
export function capturedByForm(position: Position, move: Move): Square | null {
  const man = position.pieceAt(move.from);
  if (!man || castlesByForm(position, move)) return null;
  const enemy = opposite(man.color);
  if (man.role === 'pawn' && stepOf(move).files === 0) return null;
  if (position.pieceAt(move.to)) return position.pieceAt(move.to)?.color === enemy ? move.to : null;
  return passesByForm(position, move) ? besideOf(move) : null;
}

function besideOf({ from, to }: Move): Square {
  return `${to[0] as 'a'}${rankOf(from)}`;
}

/** 3.7.3.1 as it looks: from the fifth rank aslant to an empty square, an enemy pawn beside it. */
export function passesByForm(position: Position, move: Move): boolean {
  const man = position.pieceAt(move.from);
  if (man?.role !== 'pawn' || position.pieceAt(move.to)) return false;
  const { files, ranks } = stepOf(move);
  const ahead = man.color === 'white' ? ranks : -ranks;
  if (Math.abs(files) !== 1 || ahead !== 1 || rankOf(move.from) !== (man.color === 'white' ? '5' : '4'))
    return false;
  const beside = position.pieceAt(besideOf(move));
  return beside?.role === 'pawn' && beside.color !== man.color;
}

function castlesByForm(position: Position, move: Move): boolean {
  return position.pieceAt(move.from)?.role === 'king' && position.castling(move) !== null;
}
