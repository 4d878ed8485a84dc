/** The score as a file. Loaded when it is wanted: Braille tables and pages are no part of playing. */
import type { ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { PAGE_SIZES, type PageSize } from '#scoresheet/braille/pages.ts';
import { diagramSvg } from '#scoresheet/diagram/svg.ts';
import { tactileSvg } from '#scoresheet/diagram/tactileSvg.ts';
import { diagramText } from '#scoresheet/diagram/text.ts';
import { type DocumentSettings, scoreDocument } from '#scoresheet/document.ts';
import { moveText, positionAfter } from '#scoresheet/score.ts';
import { type DiagramFormat, type ExportFormat, type ExportSettings, isDiagram } from './exportFormats.ts';

type FileKind = Readonly<{ suffix: string; type: string }>;

const FILES: Readonly<Record<ExportFormat, FileKind>> = {
  pgn: { suffix: '.pgn', type: 'application/vnd.chess-pgn' },
  text: { suffix: '.txt', type: 'text/plain' },
  html: { suffix: '.html', type: 'text/html' },
  brf: { suffix: '.brf', type: 'application/x-brf' },
  pef: { suffix: '.pef', type: 'application/x-pef+xml' },
  unicode: { suffix: '-braille.txt', type: 'text/plain' },
  svg: { suffix: '.svg', type: 'image/svg+xml' },
  tactile: { suffix: '-tactile.svg', type: 'image/svg+xml' },
  diagram: { suffix: '-diagram.txt', type: 'text/plain' },
};

export type ScoreFile = Readonly<{ name: string; type: string; content: string }>;

export type ExportRequest = Readonly<{
  format: ExportFormat;
  language: Language;
  settings: ExportSettings;
  /** The file's name without its ending. */
  name: string;
  /** Diagrams: after which half-move; null for the last. */
  ply: number | null;
}>;

export function exportScore(game: ScoreGame, request: ExportRequest): ScoreFile {
  const { format, name } = request;
  if (isDiagram(format)) return scoreFile(format, name, drawn(format, game, request));
  const document = scoreDocument(format, documentSettings(request));
  return scoreFile(format, name, document.add(game) + document.end());
}

export function scoreFile(format: ExportFormat, name: string, content: string): ScoreFile {
  const { suffix, type } = FILES[format];
  return { name: name + suffix, type, content };
}

export function documentSettings({
  settings,
  language,
}: Pick<ExportRequest, 'settings' | 'language'>): DocumentSettings {
  const { page, code, pageNumbers, runningHead, pageEnding, clocks, typeSize } = settings;
  const size: PageSize =
    page === 'own' ? { cells: settings.cells, lines: settings.lines || null } : PAGE_SIZES[page];
  return {
    ...defaultBrailleSettings(language),
    ...size,
    ...{ code, pageNumbers, runningHead, pageEnding, clocks, typeSize },
  };
}

function drawn(
  format: DiagramFormat,
  game: ScoreGame,
  { language, settings: { bottom }, ply }: ExportRequest,
): string {
  const last = game.moves.length;
  const after = Math.min(ply ?? last, last);
  const position = positionAfter(game, after);
  if (!position) throw new Error(`no position after half-move ${after} of ${last}`);
  const diagram = { language, bottom, caption: moveText(game, after, { language }) };
  if (format === 'diagram') return diagramText(position, diagram);
  return format === 'tactile' ? tactileSvg(position, diagram) : diagramSvg(position, diagram);
}
