/** Lines of cells on pages: blocks that are never split, a running head, a page number at the bottom right. */
import type { Letter } from './literary.ts';
import { BLANK, NUMBER_SIGN } from './literaryCode.ts';

/** Null lines: not paginated. */
export type PageSize = Readonly<{ cells: number; lines: number | null }>;

export type PageLayout = PageSize &
  Readonly<{
    pageNumbers: boolean;
    runningHead: boolean;
  }>;

/** Common paper, and a display, which has none. 30 cells by 27 lines fit A4. */
export const PAGE_SIZES = {
  '40x25': { cells: 40, lines: 25 },
  '32x25': { cells: 32, lines: 25 },
  '30x27': { cells: 30, lines: 27 },
  display: { cells: 20, lines: null },
} as const satisfies Record<string, PageSize>;

/** Lines that belong together. */
export type Block = readonly string[];

/** The fewest cells and lines on which a score can stand: a long move, a head, a number and a pair. */
export const SMALLEST_PAGE = { cells: 20, lines: 5 } as const;

export type Chapter = Readonly<{ head: string; blocks: readonly Block[] }>;

/** The pages of one chapter, which begins on a new page. `first` is its first page number. */
export function paginate(
  { head, blocks }: Chapter,
  layout: PageLayout,
  first: number,
  number: (page: number) => string,
): string[][] {
  if (layout.lines === null) return [blocks.flat().map(trimEnd)];
  const room = layout.lines - (layout.pageNumbers ? 1 : 0);
  const top = layout.runningHead ? [head] : [];
  const pages: string[][] = [];
  let page: string[] = [];
  const turn = () => {
    pages.push(page);
    page = [...top];
  };
  for (const block of blocks) {
    const isFresh = () => page.length === (pages.length > 0 ? top.length : 0);
    if (!isFresh() && page.length + block.length > room) turn();
    for (const line of block) {
      // A blank line at the top of a page says nothing; only a block longer than a page is parted.
      if (isFresh() && trimEnd(line) === '') continue;
      if (page.length === room) turn();
      page.push(line);
    }
  }
  pages.push(page);
  return pages.map((lines, index) => {
    const trimmed = lines.map(trimEnd);
    if (!layout.pageNumbers) return trimmed;
    const blank = Array.from({ length: room - lines.length }, () => '');
    return [...trimmed, ...blank, number(first + index).padStart(layout.cells, BLANK)];
  });
}

/** A line that goes on from the one before begins two cells further in. */
const INDENT = BLANK.repeat(2);
const HYPHEN = '⠤';

/** Words in lines of a width. A word that is longer than a line is parted between two letters, with a hyphen. */
export function wrapLetters(letters: readonly Letter[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(letters)) {
    const cells = word.map((letter) => letter.cells).join('');
    const longer = line === '' ? cells : `${line}${BLANK}${cells}`;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = partedWord(word, width, lines.length > 0 ? INDENT : '');
    line = parts.pop() ?? '';
    for (const part of parts) lines.push(part);
  }
  return [...lines, line];
}

/** The same for cells that are already written and have no letters to part. */
export function wrapCells(cells: string, width: number): string[] {
  return wrapLetters(
    [...cells].map((cell) => ({ cells: cell, goesOn: false })),
    width,
  );
}

function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [[]];
  for (const letter of letters)
    if (letter.cells === BLANK) words.push([]);
    else words.at(-1)?.push(letter);
  return words;
}

/** On lines of its own, each but the last with a hyphen; a number goes on with its sign. */
function partedWord(word: readonly Letter[], width: number, indent: string): string[] {
  const whole = indent + word.map((letter) => letter.cells).join('');
  if (whole.length <= width) return [whole];
  const lines: string[] = [];
  let line = indent;
  for (const { cells, goesOn } of word) {
    if (line.length + cells.length + HYPHEN.length > width) {
      lines.push(line + HYPHEN);
      line = INDENT + (goesOn ? NUMBER_SIGN : '');
    }
    line += cells;
  }
  return [...lines, line];
}

function trimEnd(line: string): string {
  return line.replace(/\u2800+$/, '');
}
