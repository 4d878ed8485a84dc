/** C.8 to C.13: a half-move as a score writes it, in a language's letters or in figurines. */
import type { DescribedMove } from './describe.ts';
import type { Language } from './language.ts';
import { FIGURINES, type LetteredRole, PIECE_LETTERS } from './pieceLetters.ts';
import { inCyrillic, writesCyrillic } from './scripts.ts';

export type NotationStyle = Readonly<{
  language: Language;
  /** C.8: the long form names the square of departure too. */
  form?: 'short' | 'long';
  figurines?: boolean;
  /** C.9: the sign of a capture may be left out; a colon is usual in Poland, and in Cyrillic, where х is a file. */
  capture?: 'x' | ':' | '';
  /** Squares in the stored letters a to h in every language: in Braille both scripts have the same cells. */
  latinSquares?: boolean;
  /** C.13.6: "e.p." may be appended. */
  enPassant?: boolean;
}>;

/** `Nbd2`, `exd5`, `d8Q`, `0-0`, with + and #. All editions print castling with the digit zero. */
export function writeMove(move: DescribedMove, style: NotationStyle): string {
  const signs = move.mate ? '#' : move.check ? '+' : '';
  if (move.castling) return (move.castling === 'short' ? '0-0' : '0-0-0') + signs;
  const letter = move.role === 'pawn' ? '' : letterOf(move.role, style);
  const from = writtenSquare(departure(move, style.form ?? 'short'), style);
  const capture = move.capture ? captureSign(style) : '';
  const promotion = move.promotion ? letterOf(move.promotion, style) : '';
  const enPassant = move.enPassant && style.enPassant ? ' e.p.' : '';
  return letter + from + capture + writtenSquare(move.to, style) + promotion + signs + enPassant;
}

/** A square, or a part of one, in the script of the piece letters: one script in a word, Сф3 and not Сf3. */
export function writtenSquare(square: string, style: NotationStyle): string {
  return isCyrillic(style) ? inCyrillic(square) : square;
}

/** C.9. In Cyrillic an x could not be told from the h-file. */
export function captureSign(style: NotationStyle): string {
  return style.capture ?? (isCyrillic(style) ? ':' : 'x');
}

function isCyrillic({ language, figurines, latinSquares }: NotationStyle): boolean {
  return writesCyrillic(language) && !figurines && !latinSquares;
}

/** C.10: what of the square of departure is written. */
function departure(move: DescribedMove, form: 'short' | 'long'): string {
  if (form === 'long') return move.from;
  return (move.byFile ? move.from.charAt(0) : '') + (move.byRank ? move.from.charAt(1) : '');
}

function letterOf(role: LetteredRole, { language, figurines }: NotationStyle): string {
  return figurines ? FIGURINES.white[role] : PIECE_LETTERS[language][role];
}
