/**
 * A PGN stream cut into records: the text of one game each, with the line where it begins. Knows tags and comments
 * only well enough to see where a game ends. A record that grows beyond all measure is let go, not kept.
 */
import { PGN_LIMITS } from './pgnLimits.ts';

export type PgnRecord = Readonly<{
  line: number;
  /** Null if there was too much of it. */
  text: string | null;
}>;

const EVENT = '[Event "';

export class RecordSplitter {
  #record = new Pieces();
  /** The last line, of which the end has not come yet. */
  #open = new Pieces();
  #line = 1;
  #recordLine = 1;
  #inComment = false;
  #hasMoves = false;
  #hasEvent = false;

  /** Takes more text and gives back the records that are complete now. */
  *push(text: string): Generator<PgnRecord> {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#open.add(text.slice(from, end + 1));
      from = end + 1;
      yield* this.#takeLine();
    }
    if (from < text.length) this.#open.add(text.slice(from));
  }

  /** What remains when the stream has ended. */
  *end(): Generator<PgnRecord> {
    if (this.#open.size > 0) yield* this.#takeLine();
    yield* this.#takeRecord();
  }

  *#takeLine(): Generator<PgnRecord> {
    const line = this.#open.text;
    const size = this.#open.size;
    this.#open = new Pieces();
    if (line === null) {
      this.#record.drop(size);
      this.#hasMoves = true;
      this.#inComment = false;
    } else {
      const begin = contentOf(line);
      if (this.#beginsRecord(line, begin)) {
        yield* this.#takeRecord();
        this.#recordLine = this.#line;
        this.#inComment = this.#hasMoves = this.#hasEvent = false;
      }
      this.#look(line, begin);
      this.#record.add(line);
    }
    this.#line += 1;
  }

  *#takeRecord(): Generator<PgnRecord> {
    const { text } = this.#record;
    if (text === null || text.trim() !== '') yield { line: this.#recordLine, text };
    this.#record = new Pieces();
  }

  #beginsRecord(line: string, begin: number): boolean {
    if (line[begin] !== '[') return false;
    // An Event tag always begins a game, so that a comment nobody closed swallows one game and not the file.
    if (begin === 0 && line.startsWith(EVENT)) return this.#hasEvent || this.#hasMoves;
    return this.#hasMoves && !this.#inComment;
  }

  #look(line: string, begin: number): void {
    if (!this.#inComment) {
      if (line[0] === '%') return;
      if (line[begin] === '[' && !this.#hasMoves) {
        if (line.startsWith(EVENT, begin)) this.#hasEvent = true;
        return;
      }
    }
    for (let at = begin; at < line.length; at++) {
      const code = line.charCodeAt(at);
      if (this.#inComment) {
        if (code === 0x7d) this.#inComment = false;
      } else if (code > 0x20) {
        this.#hasMoves = true;
        if (code === 0x7b) this.#inComment = true;
        else if (code === 0x3b) return; // ";" comments the rest of the line
      }
    }
  }
}

/** Text that comes in pieces, joined once at its end and let go where it is too much. */
class Pieces {
  size = 0;
  #pieces: string[] | null = [];

  add(piece: string): void {
    this.size += piece.length;
    if (this.size > PGN_LIMITS.game) this.#pieces = null;
    this.#pieces?.push(piece);
  }

  drop(size: number): void {
    this.size += size;
    this.#pieces = null;
  }

  /** Null if it was too much. */
  get text(): string | null {
    return this.#pieces && (this.#pieces.length === 1 ? (this.#pieces[0] as string) : this.#pieces.join(''));
  }
}

/** Where a line begins, past blanks before it. */
function contentOf(line: string): number {
  let at = 0;
  while (at < line.length && line.charCodeAt(at) <= 0x20) at += 1;
  return at;
}
