/**
 * How a hole and its man are said while a player explores the board: the man by its name or its letter, its side by a word,
 * a letter or by capitals, the square before it, behind it or not at all.
 */
import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import type { Piece } from '#rules/position/square.ts';
import { manWord, pieceWord } from '#speech/phrases/words.ts';
import { text } from '../i18n/text.ts';

export const PIECE_STYLES = ['name', 'letter'] as const;
export const PREFIX_STYLES = ['word', 'letter', 'case', 'none'] as const;
export const POSITION_STYLES = ['before', 'after', 'none'] as const;

export type SquareStyle = Readonly<{
  piece: (typeof PIECE_STYLES)[number];
  prefix: (typeof PREFIX_STYLES)[number];
  position: (typeof POSITION_STYLES)[number];
}>;

/** Words that carry it to where a hole is said. */
export type Styled = Readonly<{ squareStyle?: SquareStyle }>;

export const DEFAULT_SQUARE_STYLE: SquareStyle = { piece: 'name', prefix: 'word', position: 'before' };

export function parseSquareStyle(value: unknown): SquareStyle {
  if (typeof value !== 'object' || value === null) return DEFAULT_SQUARE_STYLE;
  const { piece, prefix, position } = value as Record<string, unknown>;
  return {
    piece: PIECE_STYLES.find((known) => known === piece) ?? DEFAULT_SQUARE_STYLE.piece,
    prefix: PREFIX_STYLES.find((known) => known === prefix) ?? DEFAULT_SQUARE_STYLE.prefix,
    position: POSITION_STYLES.find((known) => known === position) ?? DEFAULT_SQUARE_STYLE.position,
  };
}

/** "white knight", "w knight", "N" for White and "n" for Black, "knight". */
export function styledMan(
  language: Language,
  { color, role }: Piece,
  { piece, prefix }: SquareStyle,
): string {
  if (piece === 'name' && prefix === 'word') return manWord(language, color, role);
  const letter = role === 'pawn' ? PAWN_LETTERS[language] : PIECE_LETTERS[language][role];
  const name = piece === 'name' ? pieceWord(language, role) : letter;
  switch (prefix) {
    case 'none':
      return name;
    case 'case':
      return color === 'white' ? name.toUpperCase() : name.toLowerCase();
    case 'letter':
      return `${[...text(language, `color.${color}`)][0]?.toLowerCase()} ${name}`;
    case 'word':
      return `${text(language, `color.${color}`).toLowerCase()} ${name}`;
  }
}
