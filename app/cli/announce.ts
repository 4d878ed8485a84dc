/** `announce`: the half-moves of games in words, a line each. */
import { parseArgs } from 'node:util';
import { describe } from '#rules/notation/describe.ts';
import type { ScoreGame } from '#rules/notation/game.ts';
import { startPosition } from '#rules/notation/game.ts';
import { isLanguage, LANGUAGES } from '#rules/notation/language.ts';
import { readGames } from '#rules/notation/pgnReader.ts';
import { type AnnounceOptions, announceMove, FORMS, VOCABULARIES } from '#speech/phrases/announce.ts';
import { type CliIo, FAILED } from './io.ts';

/** A long run says how far it is, once in so many games. */
const GAMES_PER_PROGRESS = 1000;

export const help = `announce --language L [--vocabulary V] [--form F] [--check]

Reads games as PGN from standard input and writes their half-moves as they are
announced (D.2.1): a line each, an empty line between games.

  --language L    ${LANGUAGES.join(' ')}
  --vocabulary V  ${VOCABULARIES.join(', ')}; default fide, which is German in every language
  --form F        ${FORMS.join(' or ')}; default long
  --check         say check at the end; mate is always said
`;

export async function announce(args: string[], io: CliIo): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    await io.out(help);
    return 0;
  }
  if (typeof options === 'string') {
    io.err(`announce: ${options}`);
    return FAILED;
  }
  let read = 0;
  let written = 0;
  let failed = false;
  for await (const record of readGames(io.input)) {
    read += 1;
    if (io.isTerminal && read % GAMES_PER_PROGRESS === 0) io.err(`${read} games`);
    if (!record.ok) {
      failed = true;
      io.err(`line ${record.line}: ${record.reason}`);
      continue;
    }
    for (const warning of record.warnings) io.err(`line ${record.line}: ${warning}`);
    await io.out((written > 0 ? '\n' : '') + announcements(record.game, options));
    written += 1;
  }
  return failed ? FAILED : 0;
}

function announcements(game: ScoreGame, options: AnnounceOptions): string {
  let position = startPosition(game);
  let lines = '';
  for (const { move } of game.moves) {
    const described = describe(position, move);
    if (!described) throw new Error(`no man stands on ${move.from}`);
    lines += `${announceMove(described, options)}\n`;
    position = position.after(move);
  }
  return lines;
}

/** The options, `help`, or what is wrong with them. */
function readOptions(args: string[]): AnnounceOptions | 'help' | string {
  let values: { language?: string; vocabulary?: string; form?: string; check?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args,
      options: {
        language: { type: 'string' },
        vocabulary: { type: 'string' },
        form: { type: 'string' },
        check: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return (error as Error).message.split('\n')[0] as string;
  }
  if (values.help) return 'help';
  const { language, check = false } = values;
  const vocabulary = VOCABULARIES.find((name) => name === (values.vocabulary ?? 'fide'));
  const form = FORMS.find((name) => name === (values.form ?? 'long'));
  if (language === undefined || !isLanguage(language))
    return `--language must be one of ${LANGUAGES.join(' ')}`;
  if (!vocabulary) return `--vocabulary must be one of ${VOCABULARIES.join(' ')}`;
  if (!form) return `--form must be one of ${FORMS.join(' ')}`;
  return { language, vocabulary, form, check };
}
