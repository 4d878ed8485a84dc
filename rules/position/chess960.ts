/**
 * II.1 and II.2: the 960 initial positions, by the numbers in common use. The number says, digit by digit, where the
 * bishops, the queen and the knights stand; what is left are rook, king, rook. Number 518 is the initial position of
 * Article 2.3.
 */
import { FILES } from './square.ts';

export const STARTS = 960;

/** The squares of the two knights among the five that are left, for each of ten numbers. */
const KNIGHTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
];

/** The first rank of a start, from a to h: `RNBQKBNR` is number 518. */
function firstRank(number: number): string {
  const rank: (string | undefined)[] = new Array(FILES.length).fill(undefined);
  rank[(number % 4) * 2 + 1] = 'B'; // b, d, f or h: light squares
  rank[(Math.floor(number / 4) % 4) * 2] = 'B'; // a, c, e or g: dark squares
  const free = () => rank.flatMap((piece, file) => (piece ? [] : [file]));
  rank[free()[Math.floor(number / 16) % 6] as number] = 'Q';
  const left = free();
  for (const place of KNIGHTS[Math.floor(number / 96)] ?? []) rank[left[place] as number] = 'N';
  for (const [index, file] of free().entries()) rank[file] = 'RKR'[index]; // II.2.1: the king between the rooks
  return rank.join('');
}

/** The FEN of start number 0 to 959; Black stands as White does (II.2.3). */
export function chess960Start(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= STARTS)
    throw new RangeError(`no Chess960 start ${number}`);
  const white = firstRank(number);
  const rooks = FILES.filter((_, file) => white[file] === 'R');
  const rights = [...rooks].reverse().join('');
  return `${white.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w ${rights.toUpperCase()}${rights} - 0 1`;
}

let numbers: ReadonlyMap<string, number> | undefined;

/** The number of the start that a FEN shows; undefined for any other position. */
export function chess960Number(fen: string): number | undefined {
  numbers ??= new Map(
    Array.from({ length: STARTS }, (_, number) => [placement(chess960Start(number)), number]),
  );
  return numbers.get(placement(fen));
}

/** The men and the side to move. */
function placement(fen: string): string {
  return fen.split(' ', 2).join(' ');
}
