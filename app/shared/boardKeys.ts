/** Where a key leads on the board: arrows, Home and End, and the letters of the pieces. */

import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import {
  type Color,
  FILES,
  type File,
  fileOf,
  RANKS,
  type Rank,
  ROLES,
  type Role,
  rankOf,
  SQUARES,
  type Square,
  squareIndex,
} from '#rules/position/square.ts';
import { fold } from '#speech/match/fold.ts';
import type { Men } from '../pegs/men.ts';

export type Key = Readonly<{ key: string; code?: string; ctrlKey: boolean; shiftKey: boolean }>;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export type PieceKeys = Readonly<Record<string, Role>>;

/** The letters that lichess players know. */
export const ENGLISH_PIECE_KEYS: PieceKeys = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

/** C.2: the letters of the player's own language, in Latin, as the keys are. */
export function ownPieceKeys(language: Language): PieceKeys {
  const letters = { ...PIECE_LETTERS[language], pawn: PAWN_LETTERS[language] };
  return Object.fromEntries(ROLES.map((role) => [fold(letters[role]).text, role]));
}

/** The Latin letter of a key: what it writes, or on a keyboard of another script what stands in its place. */
export function latinKey({ key, code }: Pick<Key, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code ?? '')?.[1]?.toLowerCase() ?? key;
}

/** The square to go to; the same square at the edge of the board; null for a key that leads nowhere. */
export function goTo(
  from: Square,
  key: Key,
  side: Color,
  men: Men,
  pieceKeys: PieceKeys = ENGLISH_PIECE_KEYS,
): Square | null {
  const turned = side === 'white' ? 1 : -1;
  const file = FILES.indexOf(fileOf(from));
  const rank = RANKS.indexOf(rankOf(from));
  const step = STEPS[key.key];
  if (step) return at(file + turned * step[0], rank + turned * step[1]) ?? from;
  if (key.key === 'Home' || key.key === 'End') {
    const last = (key.key === 'End') === (side === 'white') ? 7 : 0;
    const bottom = side === 'white' ? 0 : 7;
    const edgeRank = key.key === 'End' ? bottom : 7 - bottom;
    return at(last, key.ctrlKey ? edgeRank : rank);
  }
  if (key.ctrlKey) return null;
  const digit = /^Digit([1-8])$/.exec(key.code ?? '')?.[1];
  if (digit)
    return key.shiftKey
      ? `${FILES[Number(digit) - 1] as File}${rankOf(from)}`
      : `${fileOf(from)}${digit as Rank}`;
  const role = pieceKeys[latinKey(key)];
  return role ? nextPiece(from, role, key.shiftKey, men) : null;
}

function at(file: number, rank: number): Square | null {
  const name = FILES[file];
  const number = RANKS[rank];
  return name && number ? `${name}${number}` : null;
}

/** The next square, a1 to h8 and round again, on which a man of that kind stands. */
function nextPiece(from: Square, role: Role, backwards: boolean, men: Men): Square {
  const direction = backwards ? -1 : 1;
  for (let step = 1; step <= SQUARES.length; step++) {
    const index = (squareIndex(from) + direction * step + 2 * SQUARES.length) % SQUARES.length;
    const square = SQUARES[index] as Square;
    if (men.get(square)?.role === role) return square;
  }
  return from;
}
