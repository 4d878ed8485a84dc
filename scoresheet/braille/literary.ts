/** Text in the uncontracted literary Braille of a language, as Unicode cells. */
import type { Language } from '#rules/notation/language.ts';
import { de } from './codes/de.ts';
import { en } from './codes/en.ts';
import { hr } from './codes/hr.ts';
import { mk } from './codes/mk.ts';
import { pl } from './codes/pl.ts';
import { sk } from './codes/sk.ts';
import { sr } from './codes/sr.ts';
import { writable } from './foreignLetters.ts';
import { BLANK, DIGITS, type LiteraryCode, NUMBER_SIGN } from './literaryCode.ts';

export const LITERARY_CODES: Readonly<Record<Language, LiteraryCode>> = {
  en,
  de,
  pl,
  sk,
  hr,
  sr,
  'sr-Latn': sr,
  mk,
};

/** The cells that are also digits: a to j. */
const DIGIT_LETTERS = new Set(DIGITS);

/** A character with the signs that belong to it: between two of these a word can be parted. */
export type Letter = Readonly<{
  cells: string;
  /** A digit that has no number sign of its own. */
  goesOn: boolean;
}>;

export function literary(text: string, language: Language): string {
  return literaryLetters(text, language)
    .map(({ cells }) => cells)
    .join('');
}

export function literaryLetters(text: string, language: Language): Letter[] {
  const code = LITERARY_CODES[language];
  return new Writer(writable(text, code), code).write();
}

class Writer {
  readonly #text: string;
  readonly #code: LiteraryCode;
  /** Indicators of capitals by the place of the character they precede. */
  readonly #capitals: ReadonlyMap<number, string>;
  #inNumber = false;
  /** The last character was a digit, or a sign after one that does not keep a following letter apart. */
  #afterNumber = false;
  /** A digit stands before in the same word. */
  #numberInWord = false;
  /** A digit or a letter does. */
  #begun = false;

  constructor(text: string, code: LiteraryCode) {
    this.#text = text;
    this.#code = code;
    this.#capitals = capitalIndicators(text, code);
  }

  write(): Letter[] {
    const letters: Letter[] = [];
    for (let at = 0; at < this.#text.length; at++) {
      const character = this.#text[at] as string;
      const capital = this.#capitals.get(at) ?? '';
      const pair = this.#code.digraphs?.get(this.#text.slice(at, at + 2).toLowerCase());
      const goesOn = isDigit(character) && this.#inNumber;
      let cells: string;
      if (isDigit(character)) cells = this.#digit(character);
      else if (pair !== undefined) {
        cells = capital + pair;
        at += 1;
        this.#inNumber = this.#afterNumber = false;
      } else cells = this.#letter(character, capital) ?? capital + this.#sign(character, at);
      this.#begun =
        character !== ' ' && (this.#begun || isDigit(character) || isLetter(character, this.#code));
      letters.push({ cells, goesOn });
    }
    const end = this.#capitals.get(this.#text.length);
    return end ? [...letters, { cells: end, goesOn: false }] : letters;
  }

  #digit(digit: string): string {
    const cell = (this.#inNumber ? '' : NUMBER_SIGN) + (DIGITS[Number(digit)] as string);
    this.#numberInWord = true;
    this.#inNumber = this.#afterNumber = true;
    return cell;
  }

  #letter(character: string, capital: string): string | undefined {
    const cell = this.#code.letters.get(character.toLowerCase());
    if (cell === undefined) return undefined;
    const needsSign = this.#afterNumber && capital === '' && DIGIT_LETTERS.has(cell);
    this.#inNumber = this.#afterNumber = false;
    return capital + (needsSign ? this.#code.letterSign : '') + cell;
  }

  #sign(character: string, at: number): string {
    const code = this.#code;
    const before = this.#text[at - 1] ?? ' ';
    const after = this.#text[at + 1] ?? ' ';
    if (code.leadsNumber?.includes(character) && isLetter(before, code) && isDigit(after)) {
      this.#inNumber = true;
      return NUMBER_SIGN + (code.signs.get(character) ?? '');
    }
    if (character === ' ') this.#numberInWord = false;
    let cell = this.#numberInWord ? code.signsInWordWithNumber?.get(character) : undefined;
    if (cell !== undefined) this.#inNumber = false;
    else if (isDigit(before) && isDigit(after)) cell = code.signsInNumber?.get(character);
    else if (isDigit(before)) cell = code.signsAfterNumber?.get(character);
    else if (isLetter(before, code) && isLetter(after, code)) cell = code.signsInWord?.get(character);
    if (this.#begun && !isLetter(after, code)) cell ??= code.signsBehind?.get(character);
    const followed = isDigit(before) && this.#inNumber;
    this.#inNumber = followed && isDigit(after) && code.keepsNumber.includes(character);
    this.#afterNumber = followed && !isDigit(after) && (code.letterSignAfter?.includes(character) ?? false);
    return cell ?? (character === ' ' ? BLANK : (code.signs.get(character) ?? ''));
  }
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isLetter(character: string, code: LiteraryCode): boolean {
  return code.letters.has(character.toLowerCase());
}

function isCapital(character: string | undefined, code: LiteraryCode): boolean {
  return character !== undefined && character !== character.toLowerCase() && isLetter(character, code);
}

/** Where the signs of capitals stand: before a single one, before a row of them, and after the row where needed. */
function capitalIndicators(text: string, code: LiteraryCode): Map<number, string> {
  const indicators = new Map<number, string>();
  const { capitals } = code;
  if (!capitals) return indicators;
  const phrases = capitals.phrase ? capitalPhrases(text, code) : [];
  for (const [from, to] of phrases) {
    indicators.set(from, capitals.phrase?.begin ?? '');
    indicators.set(to, capitals.phrase?.end ?? '');
  }
  let next = 0;
  for (let at = 0; at < text.length; at++) {
    const phrase = phrases[next];
    if (phrase && at >= phrase[0]) {
      at = phrase[1];
      next += 1;
    }
    if (!isCapital(text[at], code)) continue;
    const end = capitalsEnd(text, at, code);
    const following = text[end];
    const smallFollows = following !== undefined && isLetter(following, code);
    const single = countCapitals(text.slice(at, end), code) === 1;
    if (single) indicators.set(at, capitals.letter);
    else if (!smallFollows || capitals.wordEnd !== undefined) {
      indicators.set(at, capitals.word);
      if (smallFollows && capitals.wordEnd) indicators.set(end, capitals.wordEnd);
    } else for (let each = at; each < end; each++) indicators.set(each, capitals.letter);
    at = end - 1;
  }
  return indicators;
}

/** Three or more words of capitals in a row, as places from and to; words without letters may stand between them. */
function capitalPhrases(text: string, code: LiteraryCode): (readonly [number, number])[] {
  const phrases: (readonly [number, number])[] = [];
  let words: { from: number; to: number }[] = [];
  const close = () => {
    const [first, last] = [words[0], words.at(-1)];
    if (first && last && words.length >= 3) phrases.push([first.from, last.to]);
    words = [];
  };
  for (const match of text.matchAll(/[^ ]+/g)) {
    const word = match[0];
    const capital = [...word].findIndex((character) => isCapital(character, code));
    const small = [...word].some((character) => isLetter(character, code) && !isCapital(character, code));
    if (small) close();
    else if (capital >= 0) words.push({ from: match.index + capital, to: match.index + word.length });
  }
  close();
  return phrases;
}

/** The place after the last capital of a row. */
function capitalsEnd(text: string, from: number, code: LiteraryCode): number {
  let end = from + 1;
  for (let at = end; at < text.length; at++) {
    if (isCapital(text[at], code)) end = at + 1;
    else if (!code.capitals?.through?.includes(text[at] as string)) break;
  }
  return end;
}

function countCapitals(text: string, code: LiteraryCode): number {
  return [...text].filter((character) => isCapital(character, code)).length;
}
