/** Games as one Braille document: pages of cells, each game on a new page, written as BRF or as Unicode Braille. */
import type { ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { type BrailleSettings, brailleLegend, brailleScore } from './brailleScore.ts';
import { encodeBrf } from './brf.ts';
import { literary } from './literary.ts';
import { PAGE_SIZES, paginate } from './pages.ts';
import { ukMoveNumber } from './ukChessCode.ts';

/** Devices differ: some need CR LF before the form feed, others the form feed alone. */
export const PAGE_ENDINGS = ['crlf-ff', 'ff'] as const;
export type PageEnding = (typeof PAGE_ENDINGS)[number];

export type BrailleDocumentSettings = BrailleSettings & Readonly<{ pageEnding: PageEnding }>;

export function defaultBrailleSettings(language: Language): BrailleDocumentSettings {
  return {
    ...PAGE_SIZES['40x25'],
    language,
    code: 'literary',
    pageNumbers: true,
    runningHead: true,
    pageEnding: 'crlf-ff',
  };
}

/** Pages as one text: each ended as the device needs it, or line after line where nothing is paginated. */
export function pageText(
  pages: readonly (readonly string[])[],
  { lines, pageEnding }: Readonly<{ lines: number | null; pageEnding: PageEnding }>,
): string {
  if (lines === null)
    return pages
      .flat()
      .map((line) => `${line}\r\n`)
      .join('');
  const end = pageEnding === 'ff' ? '\f' : '\r\n\f';
  return pages.map((page) => page.join('\r\n') + end).join('');
}

/** Numbers the pages through all games of a document; the legend follows the first. */
export class BraillePages {
  readonly #settings: BrailleSettings;
  #next = 1;

  constructor(settings: BrailleSettings) {
    this.#settings = settings;
  }

  /** The pages of the next game; the one endless page of a display where nothing is paginated. */
  add(game: ScoreGame): string[][] {
    const { code, language } = this.#settings;
    const number = (page: number) => (code === 'uk' ? ukMoveNumber(page) : literary(String(page), language));
    const { head, blocks } = brailleScore(game, this.#settings);
    const legend = this.#next === 1 ? brailleLegend(this.#settings) : [];
    const pages = paginate({ head, blocks: [...blocks, ...legend] }, this.#settings, this.#next, number);
    this.#next += pages.length;
    return pages;
  }
}

/** Unicode cells with the line ends of a BRF, so that a BRF decodes to exactly this. */
export class UnicodeBraille {
  readonly #settings: BrailleDocumentSettings;
  readonly #pages: BraillePages;
  #first = true;

  constructor(settings: BrailleDocumentSettings) {
    this.#settings = settings;
    this.#pages = new BraillePages(settings);
  }

  add(game: ScoreGame): string {
    const pages = this.#pages.add(game);
    const between = this.#first || this.#settings.lines !== null ? '' : '\r\n';
    this.#first = false;
    return between + pageText(pages, this.#settings);
  }

  end(): string {
    return '';
  }
}

export class Brf {
  readonly #unicode: UnicodeBraille;

  constructor(settings: BrailleDocumentSettings) {
    this.#unicode = new UnicodeBraille(settings);
  }

  add(game: ScoreGame): string {
    return encodeBrf(this.#unicode.add(game));
  }

  end(): string {
    return '';
  }
}
