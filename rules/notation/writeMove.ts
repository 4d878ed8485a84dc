/** C.8 to C.13: a half-move as a score writes it, in a language's letters or in figurines. */
import type { DescribedMove } from './describe.ts';
import type { Language } from './language.ts';
import { FIGURINES, type LetteredRole, PIECE_LETTERS } from './pieceLetters.ts';

export type NotationStyle = Readonly<{
  language: Language;
  /** C.8: the long form names the square of departure too. */
  form?: 'short' | 'long';
  figurines?: boolean;
  /** C.9: the sign of a capture may be left out; a colon is usual in Poland. */
  capture?: 'x' | ':' | '';
  /** C.13.6: "e.p." may be appended. */
  enPassant?: boolean;
}>;

/** `Nbd2`, `exd5`, `d8Q`, `0-0`, with + and #. All editions print castling with the digit zero. */
export function writeMove(move: DescribedMove, style: NotationStyle): string {
  const signs = move.mate ? '#' : move.check ? '+' : '';
  if (move.castling) return (move.castling === 'short' ? '0-0' : '0-0-0') + signs;
  const letter = move.role === 'pawn' ? '' : letterOf(move.role, style);
  const from = departure(move, style.form ?? 'short');
  const capture = move.capture ? (style.capture ?? 'x') : '';
  const promotion = move.promotion ? letterOf(move.promotion, style) : '';
  const enPassant = move.enPassant && style.enPassant ? ' e.p.' : '';
  return letter + from + capture + move.to + promotion + signs + enPassant;
}

/** C.10: what of the square of departure is written. */
function departure(move: DescribedMove, form: 'short' | 'long'): string {
  if (form === 'long') return move.from;
  return (move.byFile ? move.from.charAt(0) : '') + (move.byRank ? move.from.charAt(1) : '');
}

function letterOf(role: LetteredRole, { language, figurines }: NotationStyle): string {
  return figurines ? FIGURINES.white[role] : PIECE_LETTERS[language][role];
}
