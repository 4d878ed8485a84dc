/** Portable Embosser Format, PEF 2008-1: pages of rows of cells in XML, a section for each game. */
import { knownTag, type ScoreGame } from '#rules/notation/game.ts';
import type { Title, TitledParts } from '../titled.ts';
import { escapeXml } from '../xml.ts';
import { BraillePages } from './brailleDocument.ts';
import type { BrailleSettings } from './brailleScore.ts';

export class Pef implements TitledParts {
  readonly #settings: BrailleSettings;
  readonly #pages: BraillePages;

  constructor(settings: BrailleSettings) {
    this.#settings = settings;
    this.#pages = new BraillePages(settings);
  }

  head({ text, first, many }: Title): string {
    const { cells, lines, language } = this.#settings;
    const day = /^\d{4}\.\d{2}\.\d{2}$/.exec(knownTag(first, 'Date') ?? '')?.[0].replaceAll('.', '-');
    const date = day && !many ? `<dc:date>${day}</dc:date>\n` : '';
    return `<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format>
<dc:identifier>${escapeXml(identifier(first) + (many ? ':…' : ''))}</dc:identifier>
<dc:title>${escapeXml(text)}</dc:title>
<dc:language>${language}</dc:language>
${date}</meta></head>
<body><volume cols="${cells}" rows="${lines ?? 1}" rowgap="0" duplex="false">
`;
  }

  body(game: ScoreGame): string {
    const pages = this.#pages.add(game);
    // Without pagination a game is one page as long as it needs.
    const rows = this.#settings.lines === null ? ` rows="${pages.flat().length}"` : '';
    return `<section${rows}>\n${pages.map(page).join('')}</section>\n`;
  }

  foot(): string {
    return '</volume></body></pef>\n';
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
