/** C.2, C.3: the letters of the pieces in each language, and the figurines that need none. Pawns have no letter. */
import { type Color, ROLES, type Role } from '../position/square.ts';
import { LANGUAGES, type Language } from './language.ts';
import { foldLookAlike, writesCyrillic } from './scripts.ts';

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

/** C.4: a score writes none for the pawn; a diagram needs one. */
export const PAWN_LETTERS: Readonly<Record<Language, string>> = {
  en: 'P',
  de: 'B',
  pl: 'P',
  sk: 'P',
  hr: 'P',
  sr: 'П',
  'sr-Latn': 'P',
  mk: 'П',
};

export const FIGURINES: Readonly<Record<Color, Readonly<Record<Role, string>>>> = {
  white: { king: '♔', queen: '♕', rook: '♖', bishop: '♗', knight: '♘', pawn: '♙' },
  black: { king: '♚', queen: '♛', rook: '♜', bishop: '♝', knight: '♞', pawn: '♟' },
};

/** English letters in Cyrillic, as the Serbian Laws of 2018 print them in C.2. */
const TRANSCRIBED: Readonly<Record<string, LetteredRole>> = { Р: 'rook', Б: 'bishop', Н: 'knight' };

/**
 * The role that a letter names, capitals only. Serbian and Macedonian are typed in both scripts, so the letters of
 * either serve; in the other languages a Cyrillic letter is taken for the Latin one it looks like.
 */
export function roleOfLetter(letter: string, language: Language): Role | undefined {
  const roles = READ_LETTERS.get(language);
  return roles?.get(letter) ?? roles?.get(foldLookAlike(letter));
}

/** C.4: what some write before a pawn's move all the same. */
const WRITTEN_PAWNS = ['p', 'P', 'п', 'П'];

const READ_LETTERS: ReadonlyMap<Language, ReadonlyMap<string, Role>> = new Map(
  LANGUAGES.map((language) => [language, readLetters(language)]),
);

function readLetters(language: Language): Map<string, Role> {
  const roles = new Map<string, Role>(WRITTEN_PAWNS.map((letter) => [letter, 'pawn']));
  const add = (letters: PieceLetters) => {
    for (const role of Object.keys(letters) as LetteredRole[]) roles.set(letters[role], role);
  };
  if (writesCyrillic(language) || language === 'sr-Latn') {
    for (const [letter, role] of Object.entries(TRANSCRIBED)) roles.set(letter, role);
    // Latin C is typed for Cyrillic С, which it looks like.
    roles.set('C', 'knight');
    add(GERMAN);
    add(CYRILLIC);
  } else add(PIECE_LETTERS[language]);
  return roles;
}

export function roleOfFigurine(figurine: string): Role | undefined {
  return ROLES.find((role) => FIGURINES.white[role] === figurine || FIGURINES.black[role] === figurine);
}
