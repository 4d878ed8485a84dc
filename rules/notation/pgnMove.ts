/**
 * A move as files have it: SAN, and what people write in its place: figurines, UCI, castling with zeros, a colon for
 * a capture, the letters of their own language.
 */
import type { Move } from '../position/move.ts';
import type { Replay } from '../position/replay.ts';
import type { Role } from '../position/square.ts';
import type { Language } from './language.ts';
import { roleOfFigurine, roleOfLetter } from './pieceLetters.ts';
import { squareScripts } from './scripts.ts';

/** Languages whose letters differ; Croatian and Latin Serbian have the German ones, Macedonian the Serbian. */
export const LETTERINGS = ['en', 'de', 'pl', 'sk', 'sr'] as const satisfies readonly Language[];

const ENGLISH: Readonly<Record<Role, string>> = {
  pawn: '',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  king: 'K',
};
const SQUARES = /^([a-h]?[1-8]?)([-x]?)([a-h][1-8])(?:[=/]?\(?(\p{L}|[♔-♟])\)?)?$/u;
const CASTLING = /^[0Ooо]-?[0Ooо](-?[0Ooо])?$/iu;
const UCI = /^[a-h][1-8][a-h][1-8][qrbnQRBN]?$/;

/** Plays the legal move that a word names in a language's letters; null, and nothing played, if there is none. */
export function playWord(replay: Replay, word: string, language: Language): Move | null {
  if (language === 'en') {
    const move = replay.playSan(plainSan(word));
    if (move) return move;
  }
  for (const san of readings(withoutSigns(word), language)) {
    const move = replay.playSan(san) ?? (UCI.test(san) ? replay.playUci(san.toLowerCase()) : null);
    if (move) return move;
  }
  return null;
}

/** Whether a word has a letter of a piece that is not English, so that the score may be in another language. */
export function isNational(word: string): boolean {
  return [...word].some(
    (letter) =>
      !'KQRBNOo0Pp'.includes(letter) &&
      LETTERINGS.some((language) => language !== 'en' && roleOfLetter(letter, language) !== undefined),
  );
}

/** The SAN that chessops reads: castling with the letter O, no sign of check. */
function plainSan(san: string): string {
  const code = san.charCodeAt(0);
  const castling = code === 0x4f || code === 0x30 || code === 0x6f;
  const plain = castling ? san.replace(/[0o]/g, 'O') : san;
  return plain.endsWith('+') || plain.endsWith('#') ? plain.replace(/[+#]+$/, '') : plain;
}

/** C.13: check and mate are optional, and so is "e.p."; dashes and colons stand for "-" and "x". */
function withoutSigns(word: string): string {
  return word
    .replace(/[+#†‡]+$/, '')
    .replace(/e\.?p\.?$/, '')
    .replace(/[+#†‡]+$/, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[×:]/g, 'x');
}

/** In English letters: more than one where a letter of another script can be read in two ways. */
function readings(word: string, language: Language): string[] {
  const castling = CASTLING.exec(word);
  if (castling) return [castling[1] ? 'O-O-O' : 'O-O'];
  const [first = '', ...rest] = word;
  const piece = roleOfFigurine(first) ?? roleOfLetter(first, language);
  const squares = piece ? rest.join('') : word;
  return squareScripts(squares, language).flatMap((text) => {
    const match = SQUARES.exec(text);
    if (!match) return [];
    const [, from = '', sign = '', to = '', letter] = match;
    const promoted = letter === undefined ? undefined : roleOfPromotion(letter, language);
    if (letter !== undefined && !promoted) return [];
    const promotion = promoted ? `=${ENGLISH[promoted]}` : '';
    const san = (piece ? ENGLISH[piece] : '') + from + sign + to + promotion;
    return piece || from.length < 2 ? [san] : [san, from + to + (promoted ? ENGLISH[promoted] : '')];
  });
}

function roleOfPromotion(letter: string, language: Language): Role | undefined {
  return (
    roleOfFigurine(letter) ??
    roleOfLetter(letter, language) ??
    roleOfLetter(letter.toUpperCase(), language) ??
    roleOfLetter(letter.toUpperCase(), 'en')
  );
}
