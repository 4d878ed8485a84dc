/** Portable Embosser Format, PEF 2008-1: pages of rows of cells in XML, a section for each game. */
import { knownTag, type ScoreGame } from '#rules/notation/game.ts';
import { playerName } from '../score.ts';
import { escapeXml } from '../xml.ts';
import { BraillePages } from './brailleDocument.ts';
import type { BrailleSettings } from './brailleScore.ts';

export class Pef {
  readonly #settings: BrailleSettings;
  readonly #pages: BraillePages;
  #first = true;

  constructor(settings: BrailleSettings) {
    this.#settings = settings;
    this.#pages = new BraillePages(settings);
  }

  add(game: ScoreGame): string {
    const pages = this.#pages.add(game);
    const head = this.#first ? this.#head(game) : '';
    this.#first = false;
    // Without pagination a game is one page as long as it needs.
    const rows = this.#settings.lines === null ? ` rows="${pages.flat().length}"` : '';
    return `${head}<section${rows}>\n${pages.map(page).join('')}</section>\n`;
  }

  end(): string {
    return '</volume></body></pef>\n';
  }

  #head(game: ScoreGame): string {
    const { cells, lines, language } = this.#settings;
    const title = `${playerName(game, 'White')} - ${playerName(game, 'Black')}`;
    const date = /^\d{4}\.\d{2}\.\d{2}$/.exec(knownTag(game, 'Date') ?? '')?.[0].replaceAll('.', '-');
    return `<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format>
<dc:identifier>${escapeXml(identifier(game))}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${language}</dc:language>
${date ? `<dc:date>${date}</dc:date>\n` : ''}</meta></head>
<body><volume cols="${cells}" rows="${lines ?? 1}" rowgap="0" duplex="false">
`;
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
