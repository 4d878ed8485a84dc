/** `hector scoresheet`: PGN in, one document out. A game that cannot be read is reported, and the rest goes on. */
import { parseArgs } from 'node:util';
import type { ScoreGame } from '#rules/notation/game.ts';
import { isLanguage, LANGUAGES } from '#rules/notation/language.ts';
import { readGames } from '#rules/notation/pgnReader.ts';
import { defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { BRAILLE_CODES } from '#scoresheet/braille/brailleScore.ts';
import { SMALLEST_PAGE } from '#scoresheet/braille/pages.ts';
import { diagramSvg } from '#scoresheet/diagram/svg.ts';
import { tactileSvg } from '#scoresheet/diagram/tactileSvg.ts';
import {
  DOCUMENT_FORMATS,
  type DocumentFormat,
  type DocumentSettings,
  scoreDocument,
} from '#scoresheet/document.ts';
import { TYPE_SIZES } from '#scoresheet/printStyle.ts';
import { moveText, positionAfter } from '#scoresheet/score.ts';
import { type CliIo, FAILED } from './io.ts';

const FORMATS = [...DOCUMENT_FORMATS, 'svg'] as const;

export const help = `scoresheet --format ${FORMATS.join('|')} [options]
Reads PGN and writes the games as one document, each game on a new page; svg draws one position of the first game.

  --language L    ${LANGUAGES.join(' ')} (default en): letters of the pieces, words and Braille
  --code C        literary (default), or uk: the British Braille chess code, English only
  --cells N       cells of a Braille line (default 40, at least ${SMALLEST_PAGE.cells})
  --lines N       lines of a Braille page (default 25, at least ${SMALLEST_PAGE.lines}; 0: not paginated, for a display)
  --clocks        text and Braille: clock times at the end of the line
  --ply N         svg: the position after so many half-moves (default: the last)
  --tactile       svg: for swell paper
  --type-size N   html: points, ${TYPE_SIZES.smallest} to ${TYPE_SIZES.largest} (default ${TYPE_SIZES.usual})

A game that cannot be read is reported on standard error with its line, and the rest goes on; the exit code is then 2.
`;

type Usage = Readonly<{
  format: DocumentFormat | 'svg';
  settings: DocumentSettings;
  /** Null: the last position. */
  ply: number | null;
  tactile: boolean;
}>;
type ReadUsage = Readonly<{ ok: true; usage: Usage | 'help' }> | Readonly<{ ok: false; reason: string }>;

export async function scoresheet(args: string[], io: CliIo): Promise<number> {
  const read = readUsage(args);
  if (!read.ok) {
    io.err(`scoresheet: ${read.reason}`);
    return FAILED;
  }
  if (read.usage === 'help') {
    await io.out(help);
    return 0;
  }
  const { format, settings } = read.usage;
  return format === 'svg' ? drawFirstGame(read.usage, io) : writeDocument(format, settings, io);
}

async function writeDocument(format: DocumentFormat, settings: DocumentSettings, io: CliIo): Promise<number> {
  const document = scoreDocument(format, settings);
  let written = 0;
  let failed = false;
  for await (const record of readGames(io.input)) {
    if (!record.ok) {
      failed = true;
      io.err(complaint(record));
      continue;
    }
    warn(record, io);
    try {
      await io.out(document.add(record.game));
      written += 1;
    } catch (error) {
      // One game that cannot be written shall not cost the others.
      failed = true;
      io.err(complaint({ line: record.line, at: record.line, reason: String(error) }));
    }
    if (io.isTerminal && written % 500 === 0) io.err(`${written} games`);
  }
  if (written > 0) await io.out(document.end());
  return failed ? FAILED : 0;
}

async function drawFirstGame(usage: Usage, io: CliIo): Promise<number> {
  let failed = false;
  for await (const record of readGames(io.input)) {
    if (record.ok) {
      warn(record, io);
      const drawn = await draw(record.game, usage, io);
      return drawn && !failed ? 0 : FAILED;
    }
    failed = true;
    io.err(complaint(record));
  }
  if (!failed) io.err('scoresheet: no game to draw');
  return FAILED;
}

async function draw(game: ScoreGame, { settings, ply, tactile }: Usage, io: CliIo): Promise<boolean> {
  const after = ply ?? game.moves.length;
  const position = positionAfter(game, after);
  if (!position) {
    io.err(`scoresheet: --ply ${after}: the game has ${game.moves.length} half-moves`);
    return false;
  }
  const { language } = settings;
  const diagram = { language, bottom: 'white', caption: moveText(game, after, settings) } as const;
  await io.out(tactile ? tactileSvg(position, diagram) : diagramSvg(position, diagram));
  return true;
}

/** What was doubtful and settled: the game is written all the same. */
function warn({ line, warnings }: Readonly<{ line: number; warnings: readonly string[] }>, io: CliIo): void {
  for (const warning of warnings) io.err(`line ${line}: ${warning}`);
}

function complaint({ line, at, reason }: Readonly<{ line: number; at: number; reason: string }>): string {
  return `line ${line}: ${reason}${at === line ? '' : ` (line ${at})`}`;
}

function readUsage(args: string[]): ReadUsage {
  const options = {
    format: { type: 'string' },
    language: { type: 'string', default: 'en' },
    code: { type: 'string', default: 'literary' },
    cells: { type: 'string', default: '40' },
    lines: { type: 'string', default: '25' },
    clocks: { type: 'boolean', default: false },
    ply: { type: 'string' },
    tactile: { type: 'boolean', default: false },
    'type-size': { type: 'string', default: String(TYPE_SIZES.usual) },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
    return values.help ? { ok: true, usage: 'help' } : checkUsage(values);
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  }
}

type Values = Readonly<{
  format?: string;
  language: string;
  code: string;
  cells: string;
  lines: string;
  clocks: boolean;
  ply?: string;
  tactile: boolean;
  'type-size': string;
}>;

function checkUsage(values: Values): ReadUsage {
  const refuse = (reason: string): ReadUsage => ({ ok: false, reason });
  const { language, clocks, tactile } = values;
  const format = FORMATS.find((name) => name === values.format);
  const code = BRAILLE_CODES.find((name) => name === values.code);
  const cells = wholeNumber(values.cells);
  const lines = wholeNumber(values.lines);
  const ply = values.ply === undefined ? null : wholeNumber(values.ply);
  const typeSize = wholeNumber(values['type-size']);
  if (!format) return refuse(`--format must be one of ${FORMATS.join(', ')}`);
  if (!isLanguage(language)) return refuse(`--language must be one of ${LANGUAGES.join(', ')}`);
  if (!code) return refuse(`--code must be one of ${BRAILLE_CODES.join(', ')}`);
  if (code === 'uk' && language !== 'en') return refuse('--code uk is for English only');
  if (cells === null || cells < SMALLEST_PAGE.cells)
    return refuse(`--cells must be a number from ${SMALLEST_PAGE.cells}`);
  if (lines === null || (lines !== 0 && lines < SMALLEST_PAGE.lines))
    return refuse(`--lines must be 0 or a number from ${SMALLEST_PAGE.lines}`);
  if (ply === null && values.ply !== undefined) return refuse('--ply must be a number of half-moves');
  if (typeSize === null || typeSize < TYPE_SIZES.smallest || typeSize > TYPE_SIZES.largest)
    return refuse(`--type-size must be a number from ${TYPE_SIZES.smallest} to ${TYPE_SIZES.largest}`);
  const page = { code, cells, lines: lines === 0 ? null : lines, clocks };
  const settings = { ...defaultBrailleSettings(language), ...page, typeSize };
  return { ok: true, usage: { format, settings, ply, tactile } };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
