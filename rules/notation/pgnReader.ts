/**
 * PGN in: games of a stream, one at a time, so that a file of any size needs the memory of its longest game. A game
 * that cannot be read is reported with its line and reason, and the rest goes on. The time is that of the length,
 * whatever the text.
 */
import { decodeText } from './decodeText.ts';
import type { ScoreGame } from './game.ts';
import { parseGame } from './pgnGame.ts';
import { PGN_LIMITS } from './pgnLimits.ts';
import { type PgnRecord, RecordSplitter } from './pgnRecords.ts';
import { firstContent } from './pgnTags.ts';

export type ReadGame =
  | Readonly<{ ok: true; line: number; game: ScoreGame; warnings: readonly string[] }>
  /** `line` is where the game begins, `at` the line that cannot be read. */
  | Readonly<{ ok: false; line: number; at: number; reason: string }>;

export async function* readGames(input: AsyncIterable<Uint8Array>): AsyncGenerator<ReadGame> {
  const splitter = new RecordSplitter();
  for await (const text of decodeText(input))
    for (const record of splitter.push(text)) yield* gamesOf(record);
  for (const record of splitter.end()) yield* gamesOf(record);
}

export function parseGames(text: string): ReadGame[] {
  const splitter = new RecordSplitter();
  const records = [...splitter.push(text.startsWith('\ufeff') ? text.slice(1) : text), ...splitter.end()];
  return records.flatMap((record) => [...gamesOf(record)]);
}

/** Usually one; several where games follow each other without tags. */
function* gamesOf({ line: first, text }: PgnRecord): Generator<ReadGame> {
  if (text === null) {
    const reason = `a game of more than ${PGN_LIMITS.game} characters`;
    yield { ok: false, line: first, at: first, reason };
    return;
  }
  let line = first;
  let counted = 0;
  for (let at = firstContent(text, 0); at < text.length; ) {
    line += lineFeeds(text, counted, at);
    counted = at;
    const parsed = parseGame(text, at);
    if (!parsed.ok) {
      yield { ok: false, line, at: line + lineFeeds(text, at, parsed.at), reason: parsed.reason };
      at = nextGame(text, parsed.at);
      continue;
    }
    yield { ok: true, line, game: parsed.game, warnings: parsed.warnings };
    at = firstContent(text, parsed.end);
  }
}

const NEXT_GAME = /(?:\*|1-0|0-1|1\/2-1\/2)[ \t]*\r?\n\s*(?=1\.)/g;

/** Behind a game without tags that cannot be read: a result has ended its line, and a first move follows. */
function nextGame(text: string, from: number): number {
  NEXT_GAME.lastIndex = from;
  return NEXT_GAME.test(text) ? NEXT_GAME.lastIndex : text.length;
}

function lineFeeds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
