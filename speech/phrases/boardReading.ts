/** The position read aloud: a square, a rank, a file, the men of a kind, a side, the material, and what to correct. */
import type { Language } from '#rules/notation/language.ts';
import {
  type Color,
  FILES,
  type File,
  type Piece,
  RANKS,
  type Rank,
  type Role,
  type Square,
} from '#rules/position/square.ts';
import { wordLanguage } from './announce.ts';
import { count } from './counted.ts';
import { phrasePart } from './phrasebook.ts';
import { plainly, type Said, say, together } from './said.ts';
import { type NamingOptions, sayFile, saySquare } from './speak.ts';
import { manGenitive, manWord, pieceWord, WORD_ROLES, WORDS } from './words.ts';

/** The men as they stand: a position, or a board on which a move is on its way. */
export type Standing = Readonly<{
  pieceAt(square: Square): Piece | undefined;
  squaresOf(color: Color, role?: Role): readonly Square[];
}>;

export function readSquare(position: Standing, square: Square, options: NamingOptions): Said {
  const { language } = options;
  const piece = position.pieceAt(square);
  const named = saySquare(square, options);
  if (!piece) return say(language, 'read.empty', { square: named });
  return say(language, 'read.square', { square: named, man: manWord(language, piece.color, piece.role) });
}

export function readRank(position: Standing, rank: Rank, options: NamingOptions): Said {
  const { language } = options;
  const named = rankWord(rank, options);
  const men = FILES.map((file): Square => `${file}${rank}`).filter((square) => position.pieceAt(square));
  if (men.length === 0) return say(language, 'read.rankEmpty', { rank: named });
  return say(language, 'read.rank', {
    rank: named,
    men: list(men.map((square) => manOn(position, square, sayFile(square, options), language))),
  });
}

export function readFile(position: Standing, file: File, options: NamingOptions): Said {
  const { language } = options;
  const named = sayFile(`${file}1`, options);
  const men = RANKS.map((rank): Square => `${file}${rank}`).filter((square) => position.pieceAt(square));
  if (men.length === 0) return say(language, 'read.fileEmpty', { file: named });
  return say(language, 'read.file', {
    file: named,
    men: list(men.map((square) => manOn(position, square, rankWord(square[1] as Rank, options), language))),
  });
}

/** Where the men of a kind stand. */
export function readKind(position: Standing, color: Color, role: Role, options: NamingOptions): Said {
  const { language } = options;
  const man = manWord(language, color, role);
  const squares = position.squaresOf(color, role);
  if (squares.length === 0) return say(language, 'read.kindNone', { man });
  return say(language, 'read.kind', {
    man,
    squares: list(squares.map((square) => saySquare(square, options))),
  });
}

/** All men of a side, from the king to the pawns. */
export function readSide(position: Standing, color: Color, options: NamingOptions): Said {
  const { language } = options;
  const kinds = WORD_ROLES.flatMap((role) => {
    const squares = position.squaresOf(color, role);
    if (squares.length === 0) return [];
    const where = list(squares.map((square) => saySquare(square, options)));
    return [together([plainly(language, pieceWord(language, role)), where])];
  });
  return say(language, 'read.side', { side: color, men: together(kinds, '; ') });
}

/** How many men of each kind each side has: counted, never judged. */
export function readMaterial(position: Standing, language: Language): Said {
  return say(language, 'read.material', {
    white: material(position, 'white', language),
    black: material(position, 'black', language),
  });
}

/** A square that differs from the position, as the player has to set it right. */
export type Difference = Readonly<{
  square: Square;
  found: Piece | 'unknown' | null;
  expected: Piece | null;
}>;

/** `unknown` is a man that the board can feel but not name. */
export function correction({ square, found, expected }: Difference, options: NamingOptions): Said {
  const { language } = options;
  const named = saySquare(square, options);
  const man = (piece: Piece) => manWord(language, piece.color, piece.role);
  if (!expected) {
    if (found === null || found === 'unknown') return say(language, 'fix.empty', { square: named });
    return say(language, 'fix.extra', { square: named, man: man(found) });
  }
  if (found === null || found === 'unknown') {
    const manGen = manGenitive(language, expected.color, expected.role);
    return say(language, 'fix.missing', { square: named, man: man(expected), manGen });
  }
  return say(language, 'fix.wrong', { square: named, found: man(found), expected: man(expected) });
}

function material(position: Standing, color: Color, language: Language): string {
  const counts = WORD_ROLES.flatMap((role) => {
    const n = position.squaresOf(color, role).length;
    const key = `count.${role}` as const;
    return n === 0 ? [] : [phrasePart(language, key, count(language, key, n))];
  });
  return counts.join(', ');
}

/** With a pause behind the name: "two white pawns" is a count, and Serbian Бела is white as well as the b-file. */
function manOn(position: Standing, square: Square, named: Said, language: Language): Said {
  const piece = position.pieceAt(square) as Piece;
  return together([named, plainly(language, manWord(language, piece.color, piece.role))], ': ');
}

function rankWord(rank: Rank, options: NamingOptions): Said {
  const language = wordLanguage(options);
  return plainly(language, WORDS[language].ranks[RANKS.indexOf(rank)] as string);
}

function list(items: readonly Said[]): Said {
  return together(items, ', ');
}
