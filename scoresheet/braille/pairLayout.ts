/**
 * Pairs of moves in lines. A game has one layout from its first move to its last, so that the finger knows where to
 * look: columns; with clock times columns of four, or the times below their moves; on narrow lines one after the other.
 */
import { BLANK } from './literaryCode.ts';
import { type Block, type PageSize, wrapCells } from './pages.ts';

/** Cells of a pair; empty where there is no move or no time. */
export type CellPair = Readonly<Record<'number' | 'white' | 'black' | 'whiteClock' | 'blackClock', string>>;

/** A move shorter than this leaves Black's column where it is. */
const COLUMN = 9;
/** Stands for a time that is not known, where the other is: nobody shall take one for the other. */
const NO_TIME = '⠤';

export function pairLayout(pairs: readonly CellPair[], { cells, lines }: PageSize): Block[] {
  if (lines === null) return pairs.map((pair) => running(pair, cells));
  const width = widths(pairs);
  if (width.clock === 0) return pairs.map((pair) => inColumns(pair, width, cells));
  const oneLine = width.number + width.white + width.black + 2 * width.clock + 4;
  if (oneLine <= cells) return pairs.map((pair) => [fourColumns(pair, width)]);
  const stacked = { ...width, white: Math.max(width.white, width.clock) };
  const below = width.number + stacked.white + Math.max(width.black, width.clock) + 2;
  return pairs.map((pair) => (below <= cells ? timesBelow(pair, stacked) : running(pair, cells)));
}

type Widths = Readonly<Record<'number' | 'white' | 'black' | 'clock', number>>;

function widths(pairs: readonly CellPair[]): Widths {
  const longest = (...names: (keyof CellPair)[]) =>
    pairs.reduce((most, pair) => Math.max(most, ...names.map((name) => pair[name].length)), 0);
  return {
    number: Math.max(3, longest('number')),
    white: Math.max(COLUMN, longest('white')),
    black: longest('black'),
    clock: longest('whiteClock', 'blackClock'),
  };
}

/** Where one long move would push Black's column off the page, the column stays and that pair takes two lines. */
function inColumns(pair: CellPair, width: Widths, cells: number): string[] {
  const fits = width.number + width.white + width.black + 2 <= cells;
  const column = fits ? width.white : COLUMN;
  const line = columns(pair.number, pair.white, pair.black, { ...width, white: column });
  if (pair.white.length <= column && line.length <= cells) return [line];
  return wrapCells(words([pair.number.padStart(width.number, BLANK), pair.white, pair.black]), cells);
}

function fourColumns(pair: CellPair, width: Widths): string {
  const left = columns(pair.number, pair.white, pair.black, width);
  const [white, black] = times(pair);
  const right = `${white.padEnd(width.clock, BLANK)}${BLANK}${black}`;
  return `${left.padEnd(width.number + width.white + width.black + 2, BLANK)}${BLANK}${right}`;
}

function timesBelow(pair: CellPair, width: Widths): string[] {
  const [white, black] = times(pair);
  const moves = columns(pair.number, pair.white, pair.black, width);
  return white || black ? [moves, columns('', white, black, width)] : [moves];
}

function columns(number: string, white: string, black: string, width: Widths): string {
  return `${number.padStart(width.number, BLANK)}${BLANK}${white.padEnd(width.white, BLANK)}${BLANK}${black}`;
}

/** Of those who moved, White's first. */
function times({ white, black, whiteClock, blackClock }: CellPair): [string, string] {
  if (!whiteClock && !blackClock) return ['', ''];
  return [whiteClock || (white && NO_TIME), blackClock || (black && NO_TIME)];
}

/** A time directly after its move. */
function running({ number, white, black, whiteClock, blackClock }: CellPair, cells: number): string[] {
  return wrapCells(words([number, white, whiteClock, black, blackClock]), cells);
}

function words(parts: readonly string[]): string {
  return parts.filter(Boolean).join(BLANK);
}
