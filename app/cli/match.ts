/** `match`: utterances or typed text to moves, a line each. */
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { match as matchText } from '#speech/match/match.ts';
import { LONGEST_TEXT } from '#speech/match/understand.ts';
import { type CliIo, FAILED, linesOf } from './io.ts';

/** A long run says how far it is, once in so many lines. */
const LINES_PER_PROGRESS = 10_000;

export const help = `match --language L --fen FEN [--chess960]

Reads an utterance or typed text per line and writes a JSON object per line:
{"text":…,"move":"g1f3"}, or "move":null with "candidates":[…] when it is unclear.
Words of every language and vocabulary are understood; single piece letters are
those of the language, then English ones. A doubt, a denial, a question or a word
that is not known is never played: the line has "move":null and what may be meant.
A line of more than ${LONGEST_TEXT} characters is an error.

  --language L  ${LANGUAGES.join(' ')}
  --fen FEN     the position
  --chess960    castling is written as king takes rook
`;

type MatchUsage = Readonly<{ language: Language; position: Position }>;

export async function match(args: string[], io: CliIo): Promise<number> {
  const usage = readUsage(args);
  if (usage === 'help') {
    await io.out(help);
    return 0;
  }
  if (typeof usage === 'string') {
    io.err(`match: ${usage}`);
    return FAILED;
  }
  let failed = false;
  for await (const { number: line, text, problem } of linesOf(io.input)) {
    if (io.isTerminal && line % LINES_PER_PROGRESS === 0) io.err(`${line} lines`);
    const error = problem ?? faultOf(text);
    if (error) {
      failed = true;
      io.err(`line ${line}: ${error}`);
    }
    await io.out(`${JSON.stringify(error ? { text, error } : { text, ...found(text, usage) })}\n`);
  }
  return failed ? FAILED : 0;
}

function faultOf(text: string): string | null {
  if (text.trim() === '') return 'an empty line';
  return text.length > LONGEST_TEXT ? `longer than ${LONGEST_TEXT} characters` : null;
}

function found(text: string, { language, position }: MatchUsage): object {
  const result = matchText(position, text, { language });
  if (result.kind === 'move') return { move: makeUci(result.move) };
  return { move: null, candidates: result.kind === 'unclear' ? result.candidates.map(makeUci) : [] };
}

/** The language and the position, `help`, or what is wrong with them. */
function readUsage(args: string[]): MatchUsage | 'help' | string {
  let values: { language?: string; fen?: string; chess960?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args,
      options: {
        language: { type: 'string' },
        fen: { type: 'string' },
        chess960: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return (error as Error).message.split('\n')[0] as string;
  }
  if (values.help) return 'help';
  const { language, fen, chess960 } = values;
  if (language === undefined || !isLanguage(language))
    return `--language must be one of ${LANGUAGES.join(' ')}`;
  if (fen === undefined) return '--fen is missing';
  const parsed = Position.parse(fen, chess960 ? 'chess960' : 'standard');
  return parsed.ok ? { language, position: parsed.position } : `--fen: ${parsed.reason}`;
}
