/**
 * One game of PGN: tags, then the movetext with its comments, glyphs and nested variations. The main line is
 * replayed and must be legal; a variation is kept as written, for analysis may be wrong without the score being so.
 */
import type { Variant } from '../position/position.ts';
import { Replay } from '../position/replay.ts';
import { isResult, makeGame, parseStart, type Result, type ScoreGame, type Tag } from './game.ts';
import { LineBuilder } from './pgnLine.ts';

export type ParsedGame =
  | Readonly<{ ok: true; game: ScoreGame; end: number }>
  | Readonly<{ ok: false; at: number; reason: string }>;

const TAG = /\[\s*([A-Za-z0-9_+#=:-]+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]/y;
/** Quotation marks inside a value that nobody escaped. */
const LOOSE_TAG = /\[\s*([A-Za-z0-9_+#=:-]+)\s*"([^\n]*)"\s*\][^\S\n]*(?=\n|$)/y;
const WORD_ENDS = new Set([...'{}();$[]<>'].map((character) => character.charCodeAt(0)));
const GLYPHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };
const CHESS960 = /^(chess\s*960|fischer\s*random( chess)?|fischerandom|960)$/i;
const STANDARD = /^(standard|chess|from position|normal)$/i;

/** Why a game cannot be read; null if it can, so far. */
type Trouble = string | null;

export class PgnGameParser {
  readonly #text: string;
  readonly #start: number;
  #at: number;
  #tags: Tag[] = [];
  #result: Result | null = null;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#start = at;
    this.#at = at;
  }

  parse(): ParsedGame {
    const tagTrouble = this.#readTags();
    if (tagTrouble) return this.#fail(tagTrouble);
    const named = this.#tag('Variant');
    const variant: Variant = named && CHESS960.test(named) ? 'chess960' : 'standard';
    if (named && variant === 'standard' && !STANDARD.test(named))
      return this.#fail(`variant ${named} is not chess`, 'Variant');
    const startFen = this.#tag('FEN') ?? null;
    const start = parseStart(startFen, variant);
    if (!start.ok) return this.#fail(`the FEN tag: ${start.reason}`, 'FEN');
    const line = new LineBuilder(new Replay(start.position));
    while (this.#result === null && this.#at < this.#text.length) {
      const trouble = this.#readToken(line);
      if (trouble) return this.#fail(trouble);
    }
    if (line.depth > 0) return this.#fail('a variation is not closed');
    const { comments, moves } = line.finish();
    const tagged = this.#tag('Result') ?? '*';
    const result = isResult(tagged) && tagged !== '*' ? tagged : (this.#result ?? '*');
    const game = makeGame({ tags: this.#tags, variant, startFen, comments, moves, result });
    return { ok: true, game, end: this.#at };
  }

  /** At the place that was reached, or at a tag. */
  #fail(reason: string, tag?: string): ParsedGame {
    const at = tag ? this.#text.indexOf(`[${tag} `, this.#start) : this.#at;
    return { ok: false, at, reason };
  }

  #tag(name: string): string | undefined {
    return this.#tags.find((tag) => tag[0] === name)?.[1];
  }

  #readTags(): Trouble {
    for (;;) {
      this.#skipSpace();
      if (this.#text[this.#at] !== '[') return null;
      const match = this.#match(TAG) ?? this.#match(LOOSE_TAG);
      if (!match) return 'a tag is not of the form [Name "value"]';
      this.#tags.push([match[1] as string, (match[2] as string).replace(/\\(["\\])/g, '$1')]);
    }
  }

  #readToken(line: LineBuilder): Trouble {
    this.#skipSpace();
    const text = this.#text;
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
        line.comment(text.slice(at + 1, this.#lineEnd()));
        this.#at = this.#lineEnd();
        return null;
      case '(':
        if (text.startsWith('(=)', at)) line.drawOffer();
        else if (!line.open()) return 'a variation before any move';
        this.#at += text.startsWith('(=)', at) ? 3 : 1;
        return null;
      case ')':
        this.#at += 1;
        return line.close() ? null : 'a ")" without its "("';
      case '$': {
        const digits = /^\d*/.exec(text.slice(at + 1, at + 5))?.[0] ?? '';
        line.nag(Number(digits));
        this.#at += 1 + digits.length;
        return null;
      }
      case '.':
      case '…':
        this.#at += 1;
        return null;
      case '*':
        this.#at += 1;
        this.#end(line, '*');
        return null;
      case '<':
        this.#at = text.indexOf('>', at) + 1 || text.length;
        return null;
      case '[':
        return 'a tag among the moves';
      case '}':
        return 'a "}" without its "{"';
      default:
        return this.#readWord(line);
    }
  }

  #readWord(line: LineBuilder): Trouble {
    if (this.#skipMoveNumber()) return null;
    const end = this.#wordEnd();
    const word = this.#text.slice(this.#at, end);
    const result = resultOf(word);
    if (result) this.#end(line, result);
    else {
      const glyphs = word.endsWith('!') || word.endsWith('?') ? (/[!?]+$/.exec(word)?.[0] ?? '') : '';
      const san = glyphs ? word.slice(0, -glyphs.length) : word;
      if (san && !isEnPassant(san) && !line.move(san)) return `${line.moveNumber} ${san} is no legal move`;
      if (glyphs) line.nag(GLYPHS[glyphs] ?? 0);
    }
    this.#at = end;
    return null;
  }

  /** "12." or "12...", also directly before its move; false, and nothing skipped, for "1-0" and "0-0". */
  #skipMoveNumber(): boolean {
    const text = this.#text;
    let at = this.#at;
    while (isDigit(text.charCodeAt(at))) at += 1;
    if (at === this.#at || text[at] === '-' || text[at] === '/') return false;
    while (text[at] === '.') at += 1;
    this.#at = at;
    return true;
  }

  #wordEnd(): number {
    const text = this.#text;
    let at = this.#at + 1;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code <= 0x20 || (code < 0x80 && WORD_ENDS.has(code)) || code === 0xa0) break;
    }
    return at;
  }

  /** A result inside a variation belongs to the analysis. */
  #end(line: LineBuilder, result: Result): void {
    if (line.depth > 0) line.comment(result);
    else this.#result = result;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end < 0 ? this.#text.length : end;
  }

  #skipSpace(): void {
    const text = this.#text;
    for (; this.#at < text.length; this.#at++) {
      const code = text.charCodeAt(this.#at);
      if (code === 0x25 && (this.#at === 0 || text.charCodeAt(this.#at - 1) === 0x0a))
        this.#at = this.#lineEnd() - 1;
      else if (code > 0x20 && code !== 0xa0) return;
    }
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Results begin with a digit; moves do not, castling with zeros apart. */
function resultOf(word: string): Result | null {
  if (word === '½-½') return '1/2-1/2';
  return isDigit(word.charCodeAt(0)) && isResult(word) ? word : null;
}

function isEnPassant(word: string): boolean {
  return word.startsWith('e') && word.length <= 4 && /^e\.?p\.?$/.test(word);
}
