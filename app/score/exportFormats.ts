/**
 * What the app offers of a score, and how it is to look. Known to the settings, so nothing heavy is imported here:
 * what writes the documents is loaded when one is wanted.
 */
import type { Language } from '#rules/notation/language.ts';
import { COLORS, type Color } from '#rules/position/square.ts';

/** Whole scores, also of many games in one document. */
export const SCORE_FORMATS = ['pgn', 'text', 'html', 'brf', 'pef', 'unicode'] as const;
export type ScoreFormat = (typeof SCORE_FORMATS)[number];

/** One position: for eyes, for fingers on swell paper, for a Braille display. */
export const DIAGRAM_FORMATS = ['svg', 'tactile', 'diagram'] as const;
export type DiagramFormat = (typeof DIAGRAM_FORMATS)[number];

export const EXPORT_FORMATS = [...SCORE_FORMATS, ...DIAGRAM_FORMATS] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export function isDiagram(format: ExportFormat): format is DiagramFormat {
  return DIAGRAM_FORMATS.some((name) => name === format);
}

/** The paper that there is, a display, or what the player says. */
export const BRAILLE_PAGES = ['40x25', '32x25', '30x27', 'display', 'own'] as const;
export const EXPORT_CODES = ['literary', 'uk'] as const;
export const EXPORT_PAGE_ENDINGS = ['crlf-ff', 'ff'] as const;

/** The fewest and the most that a document is laid out for; no lines: not paginated. */
export const CELLS = { smallest: 20, largest: 80 } as const;
export const LINES = { smallest: 5, largest: 60 } as const;
export const POINTS = { smallest: 12, largest: 36 } as const;

export type ExportSettings = Readonly<{
  code: (typeof EXPORT_CODES)[number];
  page: (typeof BRAILLE_PAGES)[number];
  /** Of the page that is the player's own. */
  cells: number;
  lines: number;
  pageNumbers: boolean;
  runningHead: boolean;
  pageEnding: (typeof EXPORT_PAGE_ENDINGS)[number];
  clocks: boolean;
  /** Of the printed page, in points. */
  typeSize: number;
  /** The side at the bottom of a diagram. */
  bottom: Color;
}>;

export const DEFAULT_EXPORT_SETTINGS: ExportSettings = {
  code: 'literary',
  page: '40x25',
  cells: 40,
  lines: 25,
  pageNumbers: true,
  runningHead: true,
  pageEnding: 'crlf-ff',
  clocks: false,
  typeSize: 18,
  bottom: 'white',
};

/** What was stored may be of another version, and the British code is for English only. */
export function usableExportSettings(stored: ExportSettings, language: Language): ExportSettings {
  const defaults = DEFAULT_EXPORT_SETTINGS;
  return {
    ...stored,
    code: language === 'en' ? oneOf(EXPORT_CODES, stored.code, defaults.code) : 'literary',
    page: oneOf(BRAILLE_PAGES, stored.page, defaults.page),
    pageEnding: oneOf(EXPORT_PAGE_ENDINGS, stored.pageEnding, defaults.pageEnding),
    bottom: oneOf(COLORS, stored.bottom, defaults.bottom),
    cells: within(CELLS, stored.cells, defaults.cells),
    lines: stored.lines === 0 ? 0 : within(LINES, stored.lines, defaults.lines),
    typeSize: within(POINTS, stored.typeSize, defaults.typeSize),
  };
}

function oneOf<T extends string>(choices: readonly T[], value: T, fallback: T): T {
  return choices.includes(value) ? value : fallback;
}

function within(
  { smallest, largest }: Readonly<{ smallest: number; largest: number }>,
  value: number,
  fallback: number,
): number {
  return Number.isInteger(value) ? Math.min(Math.max(value, smallest), largest) : fallback;
}
