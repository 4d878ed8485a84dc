/** `hector scoresheet`: PGN in, one document out. A game that cannot be read is reported, and the rest goes on. */
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '#rules/notation/language.ts';
import { readGames } from '#rules/notation/pgnReader.ts';
import { type BrailleDocumentSettings, defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { BRAILLE_CODES } from '#scoresheet/braille/brailleScore.ts';
import { SMALLEST_PAGE } from '#scoresheet/braille/pages.ts';
import { DOCUMENT_FORMATS, type DocumentFormat, scoreDocument } from '#scoresheet/document.ts';
import { type CliIo, FAILED } from './io.ts';

const FORMATS = DOCUMENT_FORMATS;

export const help = `scoresheet --format ${FORMATS.join('|')} [options]
Reads PGN and writes the games as one document, each game on a new page.

  --language L   ${LANGUAGES.join(' ')} (default en): letters of the pieces, words and Braille
  --code C       literary (default), or uk: the British Braille chess code, English only
  --cells N      cells of a Braille line (default 40, at least ${SMALLEST_PAGE.cells})
  --lines N      lines of a Braille page (default 25, at least ${SMALLEST_PAGE.lines}; 0: not paginated, for a display)
`;

type Usage = Readonly<{ format: DocumentFormat; settings: BrailleDocumentSettings }>;
type ReadUsage = Readonly<{ ok: true; usage: Usage }> | Readonly<{ ok: false; reason: string }>;

export async function scoresheet(args: string[], io: CliIo): Promise<number> {
  const read = readUsage(args);
  if (!read.ok) {
    io.err(`scoresheet: ${read.reason}`);
    return FAILED;
  }
  const { format, settings } = read.usage;
  return writeDocument(format, settings, io);
}

async function writeDocument(
  format: DocumentFormat,
  settings: BrailleDocumentSettings,
  io: CliIo,
): Promise<number> {
  const document = scoreDocument(format, settings);
  let written = 0;
  let failed = false;
  for await (const record of readGames(io.input)) {
    if (!record.ok) {
      failed = true;
      io.err(`line ${record.line}: ${record.reason} (line ${record.at})`);
      continue;
    }
    await io.out(document.add(record.game));
    written += 1;
    if (io.isTerminal && written % 500 === 0) io.err(`${written} games`);
  }
  if (written > 0) await io.out(document.end());
  return failed ? FAILED : 0;
}

function readUsage(args: string[]): ReadUsage {
  const options = {
    format: { type: 'string' },
    language: { type: 'string', default: 'en' },
    code: { type: 'string', default: 'literary' },
    cells: { type: 'string', default: '40' },
    lines: { type: 'string', default: '25' },
  } as const;
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
    return checkUsage(values);
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  }
}

type Values = Readonly<{ format?: string; language: string; code: string; cells: string; lines: string }>;

function checkUsage({ format, language, code, cells, lines }: Values): ReadUsage {
  const refuse = (reason: string): ReadUsage => ({ ok: false, reason });
  const known = FORMATS.find((name) => name === format);
  const brailleCode = BRAILLE_CODES.find((name) => name === code);
  if (!known) return refuse(`--format must be one of ${FORMATS.join(', ')}`);
  if (!isLanguage(language)) return refuse(`--language must be one of ${LANGUAGES.join(', ')}`);
  if (!brailleCode) return refuse(`--code must be one of ${BRAILLE_CODES.join(', ')}`);
  if (brailleCode === 'uk' && language !== 'en') return refuse('--code uk is for English only');
  const cellCount = wholeNumber(cells);
  const lineCount = wholeNumber(lines);
  if (cellCount === null || cellCount < SMALLEST_PAGE.cells)
    return refuse(`--cells must be a number from ${SMALLEST_PAGE.cells}`);
  if (lineCount === null || (lineCount !== 0 && lineCount < SMALLEST_PAGE.lines))
    return refuse(`--lines must be 0 or a number from ${SMALLEST_PAGE.lines}`);
  const settings = {
    ...defaultBrailleSettings(language),
    code: brailleCode,
    cells: cellCount,
    lines: lineCount === 0 ? null : lineCount,
  };
  return { ok: true, usage: { format: known, settings } };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
