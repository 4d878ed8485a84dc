/** Portable Embosser Format, PEF 2008-1: pages of rows of cells in XML, a section for each game. */
import { knownTag, type ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import type { Title, TitledParts } from '../titled.ts';
import { escapeXml } from '../xml.ts';
import { BraillePages } from './brailleDocument.ts';
import type { BrailleSettings } from './brailleScore.ts';

/** What the head of a file says of it; `rows` and `cols` by the paper. */
export type PefHead = Readonly<{
  cells: number;
  lines: number | null;
  title: string;
  language: Language;
  identifier: string;
  /** As YYYY-MM-DD. */
  date: string | null;
}>;

/** A whole file of sections, each of pages of lines. */
export function pefDocument(head: PefHead, sections: readonly (readonly (readonly string[])[])[]): string {
  return pefHead(head) + sections.map((pages) => pefSection(pages, head.lines)).join('') + PEF_FOOT;
}

const PEF_FOOT = '</volume></body></pef>\n';

function pefHead({ cells, lines, title, language, identifier, date }: PefHead): string {
  const day = date ? `<dc:date>${date}</dc:date>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format>
<dc:identifier>${escapeXml(identifier)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${language}</dc:language>
${day}</meta></head>
<body><volume cols="${cells}" rows="${lines ?? 1}" rowgap="0" duplex="false">
`;
}

/** Without pagination a section is one page as long as it needs. */
function pefSection(pages: readonly (readonly string[])[], lines: number | null): string {
  const rows = lines === null ? ` rows="${pages.flat().length}"` : '';
  return `<section${rows}>\n${pages.map(page).join('')}</section>\n`;
}

export class Pef implements TitledParts {
  readonly #settings: BrailleSettings;
  readonly #pages: BraillePages;

  constructor(settings: BrailleSettings) {
    this.#settings = settings;
    this.#pages = new BraillePages(settings);
  }

  head({ text, first, many }: Title): string {
    const day = /^\d{4}\.\d{2}\.\d{2}$/.exec(knownTag(first, 'Date') ?? '')?.[0].replaceAll('.', '-');
    return pefHead({
      ...this.#settings,
      title: text,
      identifier: identifier(first) + (many ? ':…' : ''),
      date: day && !many ? day : null,
    });
  }

  body(game: ScoreGame): string {
    return pefSection(this.#pages.add(game), this.#settings.lines);
  }

  foot(): string {
    return PEF_FOOT;
  }
}

function page(rows: readonly string[]): string {
  return `<page>\n${rows.map((row) => (row === '' ? '<row/>' : `<row>${row}</row>`)).join('\n')}\n</page>\n`;
}

/** The same game always has the same identifier: its tags, and the number of its half-moves. */
function identifier(game: ScoreGame): string {
  const names = ['Event', 'Round', 'Date', 'White', 'Black'].map((name) => knownTag(game, name) ?? '');
  return `hector:${[...names, String(game.moves.length)].map(encodeURIComponent).join(':')}`;
}
