/**
 * A PGN stream cut into records: the text of one game each, with the line where it begins. Knows tags and comments
 * only well enough to see where a game ends. A record that grows beyond all measure is let go, not kept. A line ends
 * with a line feed, a carriage return or both.
 */
import { PGN_LIMITS } from './pgnLimits.ts';

export type PgnRecord = Readonly<{
  line: number;
  /** Null if there was too much of it. */
  text: string | null;
}>;

const EVENT = '[Event "';
/** The end of a line without a line feed, and what stands where files that had a byte order mark were joined. */
const FOREIGN = /\r(?!\n)|\ufeff/g;

export class RecordSplitter {
  #record = new Pieces();
  /** The last line, of which the end has not come yet. */
  #open = new Pieces();
  #line = 1;
  #recordLine = 1;
  #inComment = false;
  #hasMoves = false;
  #hasTags = false;
  #hasEvent = false;
  /** A carriage return with which the last piece ended: what follows tells whether it ends the line by itself. */
  #held = '';

  /** Takes more text and gives back the records that are complete now. */
  *push(piece: string): Generator<PgnRecord> {
    const text = this.#unified(piece);
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
    this.#open.add(this.#held);
    if (this.#open.size > 0) yield* this.#takeLine();
    yield* this.#takeRecord();
  }

  #unified(piece: string): string {
    const text = this.#held + piece;
    this.#held = text.endsWith('\r') ? '\r' : '';
    return (this.#held ? text.slice(0, -1) : text).replace(FOREIGN, (sign) => (sign === '\r' ? '\n' : ''));
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
        this.#inComment = this.#hasMoves = this.#hasTags = this.#hasEvent = false;
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
    }
    for (let at = begin; at < line.length; at++) {
      const code = line.charCodeAt(at);
      if (this.#inComment) {
        if (code === 0x7d) this.#inComment = false;
      } else if (code === 0x5b && !this.#hasMoves) {
        this.#hasTags = true;
        if (line.startsWith(EVENT, at)) this.#hasEvent = true;
        return;
      } else if (code > 0x20) {
        const isComment = code === 0x7b || code === 0x3b;
        // A comment before the tags belongs to the game that they begin.
        this.#hasMoves ||= this.#hasTags || !isComment;
        this.#inComment = code === 0x7b;
        if (code === 0x3b) return; // ";" comments the rest of the line
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
