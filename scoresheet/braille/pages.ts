/** Lines of cells on pages: blocks that are never split, a running head, a page number at the bottom right. */
import { BLANK } from './literaryCode.ts';

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
  const pages: string[][] = [];
  let page: string[] = [];
  for (const block of blocks) {
    if (page.length > 0 && page.length + block.length > room) {
      pages.push(page);
      page = layout.runningHead ? [head.slice(0, layout.cells)] : [];
    }
    // A blank line at the top of a page says nothing.
    if (
      page.length > (layout.runningHead && pages.length > 0 ? 1 : 0) ||
      block.some((line) => trimEnd(line) !== '')
    )
      page.push(...block);
  }
  pages.push(page);
  return pages.map((lines, index) => {
    const trimmed = lines.map(trimEnd);
    if (!layout.pageNumbers) return trimmed;
    const blank = Array.from({ length: room - lines.length }, () => '');
    return [...trimmed, ...blank, number(first + index).padStart(layout.cells, BLANK)];
  });
}

/** Words of cells in lines of a width, continued with an indentation of two cells. */
export function wrapCells(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BLANK)) {
    const indent = lines.length > 0 ? BLANK.repeat(2) : '';
    let rest = line === '' ? indent + word : `${line}${BLANK}${word}`;
    if (line !== '' && rest.length > width) {
      lines.push(line);
      rest = BLANK.repeat(2) + word;
    }
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = BLANK.repeat(2) + rest.slice(width);
    }
    line = rest;
  }
  return [...lines, line];
}

function trimEnd(line: string): string {
  return line.replace(/\u2800+$/, '');
}
