/**
 * PGN in: games of a stream, one at a time, so that a file of any size needs the memory of its longest game. A game
 * that cannot be read is reported with its line and reason, and the rest goes on.
 */
import { decodeText } from './decodeText.ts';
import type { ScoreGame } from './game.ts';
import { PgnGameParser } from './pgnGame.ts';
import { type PgnRecord, RecordSplitter } from './pgnRecords.ts';

export type ReadGame =
  | Readonly<{ ok: true; line: number; game: ScoreGame }>
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
function* gamesOf(record: PgnRecord): Generator<ReadGame> {
  for (let at = firstContent(record.text, 0); at < record.text.length; ) {
    const parser = new PgnGameParser(record.text, at);
    const parsed = parser.parse();
    const line = record.line + lineFeeds(record.text, at);
    if (!parsed.ok) {
      yield { ok: false, line, at: record.line + lineFeeds(record.text, parsed.at), reason: parsed.reason };
      return;
    }
    yield { ok: true, line, game: parsed.game };
    at = firstContent(record.text, parsed.end);
  }
}

/** Past white space and escape lines, which begin with "%". */
function firstContent(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '%' && (at === 0 || text[at - 1] === '\n')) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (text.charCodeAt(at) > 0x20) return at;
  }
  return text.length;
}

function lineFeeds(text: string, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
