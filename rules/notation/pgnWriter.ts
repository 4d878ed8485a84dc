/** PGN out: the export form of a game, wrapped before column 80. Reading it back gives the same game. */
import { Replay } from '../position/replay.ts';
import { type Remarks, type ScoreGame, startPosition, type Variation, type VariationMove } from './game.ts';
import { writeComments } from './pgnComment.ts';
import { terminator } from './result.ts';

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
  writeAll(game.comments, lines);
  let numbered = false;
  for (const move of game.moves) {
    const number = { fullmoves: replay.fullmoves, white: replay.turn === 'white' };
    writeAll(move.before, lines);
    if (number.white || !numbered || move.before.length > 0) lines.word(moveNumber(number));
    lines.word(replay.play(move.move));
    numbered = !writeRemarks(move, lines);
    if (move.variations.length > 0) {
      writeVariations(move.variations, number, lines);
      numbered = false;
    }
  }
}

type MoveNumber = Readonly<{ fullmoves: number; white: boolean }>;

/** False if there are none. */
function writeRemarks(move: Remarks, lines: WrappedLines): boolean {
  for (const nag of move.nags) lines.word(`$${nag}`);
  const comments = writeComments(move);
  writeAll(comments, lines);
  return move.nags.length > 0 || comments.length > 0;
}

/** A variation on its way: which of its moves comes next. */
type Open = {
  variation: Variation;
  number: MoveNumber;
  next: number;
  numbered: boolean;
  siblings: Siblings;
};
type Siblings = Readonly<{ variations: readonly Variation[]; index: number; number: MoveNumber }>;

/** Variations lie in each other, so the open ones are kept on a list rather than on the stack of calls. */
function writeVariations(variations: readonly Variation[], number: MoveNumber, lines: WrappedLines): void {
  const open: Open[] = [];
  const enter = (siblings: Siblings) => {
    const variation = siblings.variations[siblings.index];
    if (!variation) return;
    lines.open();
    open.push({ variation, number: siblings.number, next: 0, numbered: false, siblings });
  };
  enter({ variations, index: 0, number });
  for (let line = open.at(-1); line; line = open.at(-1)) {
    const move = line.variation.moves[line.next];
    if (move) {
      const at = line.number;
      writeVariationMove(move, line, lines);
      enter({ variations: move.variations, index: 0, number: at });
    } else {
      writeAll(line.variation.comments, lines);
      lines.close();
      open.pop();
      enter({ ...line.siblings, index: line.siblings.index + 1 });
    }
  }
}

function writeVariationMove(move: VariationMove, line: Open, lines: WrappedLines): void {
  const { fullmoves, white } = line.number;
  writeAll(move.before, lines);
  if (white || !line.numbered || move.before.length > 0) lines.word(moveNumber(line.number));
  lines.word(move.san);
  line.numbered = !writeRemarks(move, lines) && move.variations.length === 0;
  line.number = { fullmoves: fullmoves + (white ? 0 : 1), white: !white };
  line.next += 1;
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

/** A comment may be broken at its single blanks, but not inside a command: `[%clk 1:29:45]` is one word. */
function commentWords(text: string): string[] {
  const words: string[] = [];
  const pieces = `{${text}}`.split(/(?<! ) (?! )/);
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
