/**
 * A PGN stream cut into records: the text of one game each, with the line where it begins. Knows tags and comments
 * only well enough to see where a game ends.
 */

export type PgnRecord = Readonly<{ line: number; text: string }>;

export class RecordSplitter {
  #buffer = '';
  /** How far the buffer has been looked at; always the start of a line. */
  #seen = 0;
  #line = 1;
  #recordLine = 1;
  #inComment = false;
  #hasMoves = false;
  #hasEvent = false;

  /** Takes more text and gives back the records that are complete now. */
  *push(text: string): Generator<PgnRecord> {
    this.#buffer += text;
    let start = 0;
    let at = this.#seen;
    for (;;) {
      const end = this.#buffer.indexOf('\n', at);
      if (end < 0) break;
      if (this.#beginsRecord(at)) {
        if (at > start) yield { line: this.#recordLine, text: this.#buffer.slice(start, at) };
        this.#recordLine = this.#line;
        this.#inComment = false;
        this.#hasMoves = false;
        this.#hasEvent = false;
        start = at;
      }
      this.#look(at, end);
      this.#line += 1;
      at = end + 1;
    }
    this.#buffer = this.#buffer.slice(start);
    this.#seen = at - start;
  }

  /** What remains when the stream has ended. */
  *end(): Generator<PgnRecord> {
    if (!this.#buffer.endsWith('\n')) yield* this.push('\n');
    if (this.#buffer.trim()) yield { line: this.#recordLine, text: this.#buffer };
    this.#buffer = '';
    this.#seen = 0;
  }

  #beginsRecord(at: number): boolean {
    if (this.#buffer[at] !== '[') return false;
    // An Event tag always begins a game, so that a comment nobody closed swallows one game and not the file.
    if (this.#buffer.startsWith('[Event "', at)) return this.#hasEvent || this.#hasMoves;
    return this.#hasMoves && !this.#inComment;
  }

  #look(from: number, to: number): void {
    const buffer = this.#buffer;
    const first = buffer[from];
    if (!this.#inComment) {
      if (first === '%') return;
      if (first === '[' && !this.#hasMoves) {
        if (buffer.startsWith('[Event "', from)) this.#hasEvent = true;
        return;
      }
    }
    for (let at = from; at < to; at++) {
      const code = buffer.charCodeAt(at);
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
