/**
 * The movetext of one game: moves with their comments, glyphs and nested variations, up to the result. The main line
 * is replayed and must be legal; a variation is kept as written, for analysis may be wrong without the score being so.
 */
import type { Position } from '../position/position.ts';
import { Replay } from '../position/replay.ts';
import type { ScoreGame } from './game.ts';
import type { Language } from './language.ts';
import { oneLine } from './pgnComment.ts';
import { splitGlyphs } from './pgnGlyphs.ts';
import { PGN_LIMITS } from './pgnLimits.ts';
import { LineBuilder } from './pgnLine.ts';
import { isNational } from './pgnMove.ts';
import { excerpt } from './plainText.ts';
import { readResult, type ScoreResult } from './result.ts';

export type ReadMovetext =
  | (Readonly<{ ok: true; end: number; result: ScoreResult | null; warnings: readonly string[] }> &
      Pick<ScoreGame, 'comments' | 'moves'>)
  /** `national`: the word that could not be read has a letter that is not English. */
  | Readonly<{ ok: false; at: number; reason: string; national: boolean }>;

const WORD_ENDS = new Set([...'{}();$[]<>'].map((character) => character.charCodeAt(0)));
const NULL_MOVES = ['--', 'Z0', '@@@@', 'null', '0000'];
/** What begins like a number and is a result: "1-0", "1 : 0", "0.5-0.5", "1/2". Castling with zeros is left to the moves. */
const RESULT =
  /(?:1\/2|½|0[.,]5|[01])[ \t]{0,2}[-‐‑‒–—−:][ \t]{0,2}(?:1\/2|½|0[.,]5|[01])(?![-‐‑‒–—−:\w/])|(?:1\/2|½)(?![\w/½-])/y;

export type MovetextSettings = Readonly<{
  /** Of the letters of the pieces. */
  language: Language;
  /** What the Result tag says. */
  tagged: ScoreResult | null;
}>;

/** Why a game cannot be read; null if it can, so far. */
type Trouble = string | null;

export class MovetextReader {
  readonly #text: string;
  readonly #line: LineBuilder;
  readonly #tagged: ScoreResult | null;
  readonly #warnings: string[] = [];
  #at: number;
  #result: ScoreResult | null = null;
  #national = false;
  /** Where the result stands. */
  #resultAt: number | null = null;
  /** Where the moves of the game ended and something else began: a null move is no move of a game. */
  #beyond: number | null = null;

  constructor(text: string, at: number, start: Position, { language, tagged }: MovetextSettings) {
    this.#text = text;
    this.#at = at;
    this.#tagged = tagged;
    this.#line = new LineBuilder(new Replay(start), language);
  }

  read(): ReadMovetext {
    const line = this.#line;
    while (this.#result === null && this.#at < this.#text.length) {
      const trouble = this.#readToken();
      if (trouble) return this.#fail(trouble);
    }
    if (line.depth > this.#ground) return this.#fail('a variation is not closed');
    if (this.#beyond !== null) this.#keepBeyond(this.#beyond);
    this.#readComments();
    const { comments, moves } = line.finish();
    return { ok: true, end: this.#at, result: this.#result, comments, moves, warnings: this.#warnings };
  }

  #fail(reason: string): ReadMovetext {
    return { ok: false, at: this.#at, reason, national: this.#national };
  }

  /** Behind the result: `1-0 {Black resigned}` is said of this game. */
  #readComments(): void {
    for (let end = this.#at; ; end = this.#at) {
      this.#skipBlanks();
      const next = this.#text[this.#at];
      const isComment = next === ';' || (next === '{' && this.#text.includes('}', this.#at));
      if (!isComment || this.#readToken()) {
        this.#at = end;
        return;
      }
    }
  }

  #readToken(): Trouble {
    this.#skipBlanks();
    const text = this.#text;
    const line = this.#line;
    const at = this.#at;
    switch (text[at]) {
      case undefined:
        return null;
      case '{': {
        const end = text.indexOf('}', at);
        if (end < 0) return 'a comment is not closed';
        line.comment(text.slice(at + 1, end));
        this.#at = end + 1;
        return null;
      }
      case ';':
        this.#at = this.#lineEnd();
        line.comment(text.slice(at + 1, this.#at));
        return null;
      case '(':
        return this.#readParenthesis();
      case ')':
        this.#at += 1;
        return line.depth > this.#ground && line.close() ? null : 'a ")" without its "("';
      case '$':
        this.#readNag();
        return null;
      case '.':
      case '…':
        this.#at += 1;
        return null;
      case '*':
        this.#at += 1;
        this.#end('*');
        return null;
      case '<':
        this.#at = text.indexOf('>', at) + 1 || text.length;
        return null;
      case '[':
        return 'a tag among the moves';
      case '}':
        return 'a "}" without its "{"';
      default:
        return this.#readWord();
    }
  }

  #readParenthesis(): Trouble {
    const isOffer = this.#text.startsWith('(=)', this.#at);
    if (isOffer) this.#line.drawOffer();
    else if (this.#line.depth === PGN_LIMITS.depth)
      return `variations are nested more than ${PGN_LIMITS.depth} deep`;
    else if (!this.#line.open()) return 'a variation before any move';
    this.#at += isOffer ? 3 : 1;
    return null;
  }

  #readNag(): void {
    let end = this.#at + 1;
    while (isDigit(this.#text.charCodeAt(end))) end += 1;
    const number = this.#text.slice(this.#at + 1, Math.min(end, this.#at + 5));
    if (number) this.#line.nag(Number(number));
    this.#at = end;
  }

  #readWord(): Trouble {
    const result = this.#readResult();
    if (result) {
      this.#end(result);
      return null;
    }
    if (this.#skipMoveNumber()) return null;
    const end = this.#wordEnd();
    if (end - this.#at > PGN_LIMITS.word) return `a word of more than ${PGN_LIMITS.word} characters`;
    const trouble = this.#take(this.#text.slice(this.#at, end));
    if (!trouble) this.#at = end;
    return trouble;
  }

  #take(text: string): Trouble {
    const line = this.#line;
    if (line.depth === 0 && NULL_MOVES.includes(text)) {
      this.#warnings.push(`${line.moveNumber} ${text} is no move: what follows is kept as a comment`);
      this.#beyond = this.#at;
      line.leave();
      line.move(text);
      return null;
    }
    const { word, nags } = splitGlyphs(text);
    if (word && !isEnPassant(word)) {
      if (line.halfMoves >= PGN_LIMITS.halfMoves) return `more than ${PGN_LIMITS.halfMoves} half-moves`;
      // "0-0" is castling, unless it cannot be and the tag tells of a game that both have lost.
      if (!line.move(word) && !this.#isTagged(word)) {
        this.#national = isNational(word);
        return `${line.moveNumber} ${excerpt(word)} is no legal move`;
      }
    }
    for (const nag of nags) line.nag(nag);
    return null;
  }

  #isTagged(word: string): boolean {
    const result = this.#tagged === '0-0' ? readResult(word) : null;
    if (result !== '0-0') return false;
    this.#end(result);
    return true;
  }
  /** The depth of the main line, or of what took its place. */
  get #ground(): number {
    return this.#beyond === null ? 0 : 1;
  }

  #keepBeyond(from: number): void {
    this.#line.forget();
    const text = oneLine(this.#text.slice(from, this.#resultAt ?? this.#text.length));
    // Clock times in it belong to none of the moves.
    this.#line.remark(text.replaceAll('[%', '['));
  }

  /** "1-0", "1–0", "1:0", "1/2"; null, and nothing read, for a move's number and for castling. */
  #readResult(): ScoreResult | null {
    const first = this.#text.charCodeAt(this.#at);
    if (first !== 0x30 && first !== 0x31 && first !== 0xbd) return null;
    RESULT.lastIndex = this.#at;
    const [found] = RESULT.exec(this.#text) ?? [];
    const result = found === undefined ? null : readResult(found);
    if (!found || !result || (result === '0-0' && !found.includes(':'))) return null;
    this.#resultAt ??= this.#at;
    this.#at += found.length;
    return result;
  }

  /** "12." or "12...", also directly before its move; false, and nothing skipped, for "0-0". */
  #skipMoveNumber(): boolean {
    const text = this.#text;
    let at = this.#at;
    while (isDigit(text.charCodeAt(at))) at += 1;
    if (at === this.#at || isDash(text.charCodeAt(at))) return false;
    while (text[at] === '.') at += 1;
    this.#at = at;
    return true;
  }

  #wordEnd(): number {
    const text = this.#text;
    let at = this.#at + 1;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 0x80 ? code <= 0x20 || WORD_ENDS.has(code) : isBlank(code)) break;
    }
    // C.11: some write the piece of a promotion in parentheses, e8(Q).
    return text[at] === '(' && text[at + 2] === ')' && text[at + 1] !== '=' ? at + 3 : at;
  }

  /** A result inside a variation belongs to the analysis. */
  #end(result: ScoreResult): void {
    if (this.#line.depth > this.#ground) {
      this.#line.comment(result);
      this.#resultAt = null;
    } else {
      this.#result = result;
      this.#resultAt ??= this.#at - 1;
    }
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end < 0 ? this.#text.length : end;
  }

  #skipBlanks(): void {
    const text = this.#text;
    for (; this.#at < text.length; this.#at++) {
      const code = text.charCodeAt(this.#at);
      if (code === 0x25 && (this.#at === 0 || text.charCodeAt(this.#at - 1) === 0x0a))
        this.#at = this.#lineEnd() - 1;
      else if (!isBlank(code)) return;
    }
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isDash(code: number): boolean {
  return code === 0x2d || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
}

/** White space of any kind, and what nobody sees. */
function isBlank(code: number): boolean {
  if (code <= 0x20) return true;
  if (code < 0x7f) return false;
  if (code <= 0xa0) return true;
  if (code < 0x2000) return code === 0xad || code === 0x61c;
  if (code <= 0x206f) return code <= 0x200f || (code >= 0x2028 && code <= 0x202f) || code >= 0x205f;
  return code === 0x3000 || code === 0xfeff;
}

function isEnPassant(word: string): boolean {
  return word.startsWith('e') && word.length <= 6 && /^e\.?p\.?[+#]*$/.test(word);
}
