/** A text for people as a file, on the paper that the player has chosen for his scores. */
import { writeOut } from '#scoresheet/writing/document.ts';
import type { Writing, WritingFormat } from '#scoresheet/writing/writing.ts';
import type { ExportSettings } from './exportFormats.ts';
import { documentSettings, type ScoreFile, scoreFile } from './exportScore.ts';

export function writingFile(
  writing: Writing,
  format: WritingFormat,
  name: string,
  settings: ExportSettings,
): ScoreFile {
  const layout = documentSettings({ settings, language: writing.language });
  return scoreFile(format, name, writeOut(writing, format, layout));
}
