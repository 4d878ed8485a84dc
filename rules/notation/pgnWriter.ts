/** PGN out: the export form of a game, wrapped before column 80. Reading it back gives the same game. */
import { Replay } from '../position/replay.ts';
import { type Remarks, type ScoreGame, startPosition } from './game.ts';
import { writeComments } from './pgnComment.ts';
import { terminator } from './result.ts';
import { type MoveNumber, type VariationWriter, writeVariations } from './variations.ts';

const WIDTH = 79;

export function writePgn(game: ScoreGame): string {
  const tags = game.tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`);
  const lines = new WrappedLines();
  writeMovetext(game, lines);
  lines.word(terminator(game.result));
  return `${tags.join('\n')}\n\n${lines.end()}\n\n`;
}

function writeMovetext(game: ScoreGame, lines: WrappedLines): void {
  const replay = new Replay(startPosition(game));
  const variations = variationWriter(lines);
  writeAll(game.comments, lines);
  let numbered = false;
  for (const move of game.moves) {
    const number = { fullmoves: replay.fullmoves, white: replay.turn === 'white' };
    writeAll(move.before, lines);
    if (number.white || !numbered || move.before.length > 0) lines.word(moveNumber(number));
    lines.word(replay.play(move.move));
    numbered = !writeRemarks(move, lines);
    if (move.variations.length > 0) {
      writeVariations(move.variations, number, variations);
      numbered = false;
    }
  }
}

/** False if there are none. */
function writeRemarks(move: Remarks, lines: WrappedLines): boolean {
  for (const nag of move.nags) lines.word(`$${nag}`);
  const comments = writeComments(move);
  writeAll(comments, lines);
  return move.nags.length > 0 || comments.length > 0;
}

function variationWriter(lines: WrappedLines): VariationWriter {
  return {
    open: () => lines.open(),
    close: () => lines.close(),
    number: (number) => lines.word(moveNumber(number)),
    comment: (text) => writeAll([text], lines),
    move(move) {
      lines.word(move.san);
      return writeRemarks(move, lines);
    },
  };
}

function moveNumber({ fullmoves, white }: MoveNumber): string {
  return `${fullmoves}${white ? '.' : '...'}`;
}

/** One that contains "}" can only be a comment to the end of its line. */
function writeAll(comments: readonly string[], lines: WrappedLines): void {
  for (const text of comments) {
    if (text.includes('}')) lines.lastWord(`;${text}`);
    else for (const word of commentWords(text)) lines.word(word);
  }
}

/**
 * A comment may be broken at its single blanks, but not inside a command: `[%clk 1:29:45]` is one word. Nor may a line
 * begin with what means something at its beginning: the bracket of a tag, the "%" of an escape.
 */
function commentWords(text: string): string[] {
  const words: string[] = [];
  const pieces = `{${text}}`.split(/(?<! ) (?![ %]|\[(?!%))/);
  const lastClose = pieces.findLastIndex((piece) => piece.includes(']'));
  for (let at = 0; at < pieces.length; at++) {
    const from = at;
    let isOpen = opensCommand(pieces[at] as string);
    while (isOpen && at < lastClose) {
      at += 1;
      const piece = pieces[at] as string;
      if (piece.includes(']')) isOpen = opensCommand(piece);
    }
    words.push(pieces.slice(from, at + 1).join(' '));
  }
  return words;
}

function opensCommand(piece: string): boolean {
  const open = piece.lastIndexOf('[%');
  return open >= 0 && !piece.includes(']', open);
}

/** Words in lines. No line passes the width unless a single word does. */
class WrappedLines {
  readonly #lines: string[] = [];
  #line = '';
  /** The last word, which a parenthesis may still close. */
  #last = '';
  /** Parentheses to be opened before the next word. */
  #opening = '';

  word(word: string): void {
    this.#place();
    this.#last = this.#opening + word;
    this.#opening = '';
  }

  /** A word that takes the rest of its line with it. */
  lastWord(word: string): void {
    this.word(word);
    this.#break();
  }

  open(): void {
    this.#opening += '(';
  }

  close(): void {
    if (this.#opening !== '' || this.#last === '') this.word(')');
    else this.#last += ')';
  }

  end(): string {
    this.#break();
    return this.#lines.join('\n');
  }

  #place(): void {
    if (this.#last === '') return;
    if (this.#line !== '' && this.#line.length + 1 + this.#last.length > WIDTH) {
      this.#lines.push(this.#line);
      this.#line = '';
    }
    this.#line = this.#line === '' ? this.#last : `${this.#line} ${this.#last}`;
    this.#last = '';
  }

  #break(): void {
    this.#place();
    if (this.#line !== '') this.#lines.push(this.#line);
    this.#line = '';
  }
}
