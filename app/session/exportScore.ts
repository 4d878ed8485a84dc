/** The score as a file. Loaded when it is wanted: Braille tables and pages are no part of playing. */
import type { GameState } from '#rules/game/state.ts';
import type { Language } from '#rules/notation/language.ts';
import { defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { scoreDocument } from '#scoresheet/document.ts';
import { TYPE_SIZES } from '#scoresheet/html.ts';
import type { ExportFormat } from './exportFormats.ts';
import { scoreOf } from './scoreOf.ts';

const FILES: Readonly<Record<ExportFormat, Readonly<{ ending: string; type: string }>>> = {
  pgn: { ending: 'pgn', type: 'application/vnd.chess-pgn' },
  text: { ending: 'txt', type: 'text/plain' },
  brf: { ending: 'brf', type: 'application/x-brf' },
  pef: { ending: 'pef', type: 'application/x-pef+xml' },
  html: { ending: 'html', type: 'text/html' },
};

export type ScoreFile = Readonly<{ name: string; type: string; content: string }>;

export function exportScore(
  state: GameState,
  begunAt: Date,
  format: ExportFormat,
  language: Language,
): ScoreFile {
  const settings = { ...defaultBrailleSettings(language), typeSize: TYPE_SIZES.usual };
  const document = scoreDocument(format, settings);
  const { ending, type } = FILES[format];
  const content = document.add(scoreOf(state, begunAt)) + document.end();
  return { name: `hector-${begunAt.toISOString().slice(0, 10)}.${ending}`, type, content };
}
