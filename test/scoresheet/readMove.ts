/**
 * Appendix C the other way round, apart from the program's own readers: a half-move as it is written, in a language's
 * letters, short or long, with optional signs. The readers of Braille need it; it stands for whoever knows the rules.
 */
import type { Language } from '#rules/notation/language.ts';
import { roleOfFigurine, roleOfLetter } from '#rules/notation/pieceLetters.ts';
import { squareScripts } from '#rules/notation/scripts.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { PROMOTION_ROLES, type PromotionRole, type Role } from '#rules/position/square.ts';

/** Every legal move that fits a text in one language, and in that language alone. */
export function readMoves(position: Position, text: string, language: Language): Move[] {
  const plain = withoutRemarks(text);
  const castling = castlingSide(plain);
  if (castling) return [position.legalCastling(castling)].filter((move) => move !== undefined);
  // As written first: a small b is the file unless no pawn can be meant.
  return (
    firstFound([true, false], (strict) =>
      distinct(
        patterns(plain, language, strict).flatMap((pattern) =>
          position.legalMoves().filter((move) => fits(position, move, pattern)),
        ),
      ),
    ) ?? []
  );
}

/** What a text says of a move; null is not said. */
type Pattern = Readonly<{
  role: Role | null;
  fromFile: string | null;
  fromRank: string | null;
  capture: boolean;
  to: string;
  promotion: PromotionRole | null;
}>;

const SQUARES = /^([a-h])?([1-8])?(-|x|:)?([a-h][1-8]?)$/;
const PROMOTION = /^([a-h])?([1-8])?(-|x|:)?([a-h][18])=?\(?(.)\)?$/u;

/** Move number before; draw offer, en passant, glyphs, check and mate after. C.13.5: X after a square is mate. */
function withoutRemarks(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/^\d+\s*(\.|…)[.…\s]*/, '')
    .replace(/\s*\(=\)$/, '')
    .replace(/\s*(e|е)\.?\s?(p|п)\.?$/i, '')
    .replace(/[!?]+$/, '')
    .replace(/(?<=[1-8]\S?)[XХ]$/u, '')
    .replace(/[+#†‡]+$/, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/\s+/g, '');
}

/** C.13.1, C.13.2: written with the digit or the letter, Latin or Cyrillic. */
function castlingSide(text: string): 'short' | 'long' | null {
  if (/^[0oо]-?[0oо]$/iu.test(text)) return 'short';
  return /^[0oо]-?[0oо]-?[0oо]$/iu.test(text) ? 'long' : null;
}

function patterns(text: string, language: Language, strict: boolean): Pattern[] {
  const [first = '', ...rest] = [...text];
  const piece = roleOfFigurine(first) ?? roleOfLetter(strict ? first : first.toUpperCase(), language);
  const read = (squares: string, role: Role | null) =>
    squareScripts(squares, language).flatMap((each) => readSquares(each, role, language));
  return [...read(text, null), ...(piece ? read(rest.join(''), piece) : [])];
}

function readSquares(squares: string, piece: Role | null, language: Language): Pattern[] {
  return [SQUARES.exec(squares), PROMOTION.exec(squares)].flatMap((match) => {
    if (!match) return [];
    const [, fromFile = null, fromRank = null, sign, to = '', letter] = match;
    const promotion = letter === undefined ? null : promotionOf(letter, language);
    if (promotion === undefined) return [];
    // C.4, C.8: no letter is a pawn, except that both squares name the move whatever the piece is (g1f3).
    const role = piece ?? (fromFile && fromRank ? null : 'pawn');
    return [{ role, fromFile, fromRank, capture: sign === 'x' || sign === ':', to, promotion }];
  });
}

function promotionOf(letter: string, language: Language): PromotionRole | undefined {
  const named =
    roleOfFigurine(letter) ??
    roleOfLetter(letter, language) ??
    roleOfLetter(letter.toUpperCase(), language) ??
    ENGLISH.get(letter);
  return PROMOTION_ROLES.find((role) => role === named);
}

/** UCI writes a promotion in small English letters, whatever the language. */
const ENGLISH = new Map<string, Role>([
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
]);

function fits(position: Position, move: Move, pattern: Pattern): boolean {
  const role = position.pieceAt(move.from)?.role;
  if (pattern.role !== null && role !== pattern.role) return false;
  if (pattern.fromFile !== null && move.from[0] !== pattern.fromFile) return false;
  if (pattern.fromRank !== null && move.from[1] !== pattern.fromRank) return false;
  if (pattern.to.length === 2 ? move.to !== pattern.to : move.to[0] !== pattern.to) return false;
  if (pattern.promotion !== null && move.promotion !== pattern.promotion) return false;
  const whole = pattern.fromFile !== null && pattern.fromRank !== null;
  if (role === 'king' && position.castling(move)) return whole;
  const capture = position.capturedOn(move) !== null;
  if (pattern.capture && !capture) return false;
  // C.9.3: a pawn names the file it leaves when it captures, and only then; it may leave the rank out (exd, ed).
  if (role === 'pawn' && !whole && capture !== (pattern.fromFile !== null)) return false;
  return pattern.to.length === 2 || (role === 'pawn' && capture);
}

function distinct(moves: readonly Move[]): Move[] {
  return moves.filter((move, at) => moves.findIndex((other) => sameMove(move, other)) === at);
}

function firstFound<Key>(keys: readonly Key[], read: (key: Key) => Move[]): Move[] | undefined {
  for (const key of keys) {
    const moves = read(key);
    if (moves.length > 0) return moves;
  }
  return undefined;
}
