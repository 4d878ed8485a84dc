/** C.2, C.3: the letters of the pieces in each language, and the figurines that need none. Pawns have no letter. */
import { type Color, ROLES, type Role } from '../position/square.ts';
import type { Language } from './language.ts';

export type LetteredRole = Exclude<Role, 'pawn'>;
export type PieceLetters = Readonly<Record<LetteredRole, string>>;

const GERMAN: PieceLetters = { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S' };
const CYRILLIC: PieceLetters = { king: 'К', queen: 'Д', rook: 'Т', bishop: 'Л', knight: 'С' };

export const PIECE_LETTERS: Readonly<Record<Language, PieceLetters>> = {
  en: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' },
  de: GERMAN,
  pl: { king: 'K', queen: 'H', rook: 'W', bishop: 'G', knight: 'S' },
  sk: { king: 'K', queen: 'D', rook: 'V', bishop: 'S', knight: 'J' },
  hr: GERMAN,
  sr: CYRILLIC,
  'sr-Latn': GERMAN,
  mk: CYRILLIC,
};

export const FIGURINES: Readonly<Record<Color, Readonly<Record<Role, string>>>> = {
  white: { king: '♔', queen: '♕', rook: '♖', bishop: '♗', knight: '♘', pawn: '♙' },
  black: { king: '♚', queen: '♛', rook: '♜', bishop: '♝', knight: '♞', pawn: '♟' },
};

/** The role that a letter names in a language, as written: capitals only. */
export function roleOfLetter(letter: string, language: Language): LetteredRole | undefined {
  const letters = PIECE_LETTERS[language];
  return (Object.keys(letters) as LetteredRole[]).find((role) => letters[role] === letter);
}

export function roleOfFigurine(figurine: string): Role | undefined {
  return ROLES.find((role) => FIGURINES.white[role] === figurine || FIGURINES.black[role] === figurine);
}
