/** A writing in the literary Braille of its language: as BRF, as PEF, or as Unicode cells. */
import type { Language } from '#rules/notation/language.ts';
import { type PageEnding, pageText } from '../braille/brailleDocument.ts';
import { literary, literaryLetters } from '../braille/literary.ts';
import { BLANK } from '../braille/literaryCode.ts';
import { type Block, type Chapter, type PageLayout, paginate, wrapLetters } from '../braille/pages.ts';
import { pefDocument } from '../braille/pef.ts';
import { rowLine } from './text.ts';
import type { Part, Writing } from './writing.ts';

export type WritingBraille = PageLayout & Readonly<{ pageEnding: PageEnding }>;

/** Unicode cells with the line ends of a BRF. */
export function brailleWriting(writing: Writing, layout: WritingBraille): string {
  return pageText(braillePages(writing, layout), layout);
}

export function pefWriting(writing: Writing, layout: PageLayout): string {
  const { title, language } = writing;
  const identifier = `hector:${encodeURIComponent(title)}:${language}`;
  return pefDocument({ ...layout, title, language, identifier, date: null }, [braillePages(writing, layout)]);
}

function braillePages(writing: Writing, layout: PageLayout): string[][] {
  const { language } = writing;
  const number = (page: number) => literary(String(page), language);
  const pages: string[][] = [];
  for (const chapter of chaptersOf(writing, layout.cells))
    pages.push(...paginate(chapter, layout, pages.length + 1, number));
  return pages;
}

/** What stands between two new pages. The title heads them all. */
function chaptersOf({ title, language, parts }: Writing, cells: number): Chapter[] {
  const head = fitting(title, language, cells);
  const chapters: Block[][] = [[wrapped(title, language, cells), ['']]];
  for (const part of parts) {
    if (part.kind === 'new-page') chapters.push([]);
    else chapters.at(-1)?.push(...partBlocks(part, language, cells));
  }
  return chapters.filter((blocks) => blocks.length > 0).map((blocks) => ({ head, blocks }));
}

function partBlocks(part: Part, language: Language, cells: number): Block[] {
  const wrap = (text: string): Block => wrapped(text, language, cells);
  switch (part.kind) {
    case 'heading':
      return [['', ...wrap(part.text)]];
    case 'paragraph':
      // Long ones may be parted between pages: each line is a block of its own, begun two cells in.
      return wrapped(part.text, language, cells - 2).map((line, index) => [
        index === 0 ? BLANK.repeat(2) + line : line.replace(/^\u2800+/, ''),
      ]);
    case 'list':
      return part.items.map((item) => wrap(item));
    case 'table':
      return [part.head, ...part.rows].map((row) => wrap(rowLine(row)));
    case 'picture':
    case 'new-page':
      return [];
  }
}

function wrapped(text: string, language: Language, cells: number): string[] {
  return wrapLetters(literaryLetters(text, language), cells);
}

/** The title on one line, its last letters given up if it is longer. */
function fitting(title: string, language: Language, cells: number): string {
  const letters = [...title];
  while (literary(letters.join(''), language).length > cells) letters.pop();
  return literary(letters.join(''), language);
}
