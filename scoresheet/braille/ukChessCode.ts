/**
 * The British Braille chess code (UKAAF 2015), for English. Move numbers and ranks are lower digits without a number
 * sign; capture, check and both together stand before the arrival square. What the sources do not give is our own
 * choice and marked so in the legend that every document carries.
 */
import type { LetteredRole } from '#rules/notation/pieceLetters.ts';
import type { HalfMove } from '../score.ts';
import { BLANK } from './literaryCode.ts';

const LOWER_DIGITS = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔';
const PIECES: Readonly<Record<LetteredRole, string>> = {
  king: '⠅',
  queen: '⠟',
  rook: '⠗',
  bishop: '⠇',
  knight: '⠎',
};
const FILES: Readonly<Record<string, string>> = {
  a: '⠁',
  b: '⠃',
  c: '⠉',
  d: '⠙',
  e: '⠑',
  f: '⠋',
  g: '⠛',
  h: '⠓',
};
const CAPTURE = '⠰';
const CHECK = '⠘';
const CAPTURE_AND_CHECK = '⠸';
const MATE = '⠜⠍';

/** Our own choices: the sources give no cells for these. */
const CASTLING = { short: '⠴⠤⠴', long: '⠴⠤⠴⠤⠴' } as const;
const DRAW_OFFER = '⠐⠣⠐⠶⠐⠜';

export const UK_LEGEND: readonly string[] = [
  'British chess code 2015. Not in our sources and so our own choice: castling as lower digits with hyphens, check after castling, the promotion piece directly after its square, the draw offer, the result, annotations and clock times as in literary Braille. En passant is not marked.',
];

/** Stands before Black's move where a score begins with it (rule 1.2). */
export const UK_BLACK_FIRST = '⠤';

export function ukMoveNumber(number: number): string {
  return lower(String(number));
}

export function ukHalfMove({ described: move, drawOffer }: HalfMove): string {
  const mate = move.mate ? MATE : '';
  const offer = drawOffer ? BLANK + DRAW_OFFER : '';
  const check = move.check && !move.mate;
  if (move.castling) return CASTLING[move.castling] + (check ? CHECK : '') + mate + offer;
  const piece = move.role === 'pawn' ? '' : PIECES[move.role];
  const from =
    (move.byFile ? square(move.from).charAt(0) : '') + (move.byRank ? square(move.from).charAt(1) : '');
  const sign = move.capture ? (check ? CAPTURE_AND_CHECK : CAPTURE) : check ? CHECK : '';
  const promotion = move.promotion ? PIECES[move.promotion] : '';
  return piece + from + sign + square(move.to) + promotion + mate + offer;
}

function square(name: string): string {
  return (FILES[name.charAt(0)] ?? '') + lower(name.charAt(1));
}

function lower(digits: string): string {
  return digits.replace(/\d/g, (digit) => LOWER_DIGITS[Number(digit)] as string);
}
