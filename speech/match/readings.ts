/**
 * A text as a lattice of readings. A node is a place in the folded text, an edge is a word, a letter or a digit that
 * may mean something. Words are found whole; letters and digits one by one only inside notation, so that "Sf3" is
 * three signs and "bade" is no row of files.
 */
import type { Language } from '#rules/notation/language.ts';
import { FILES, type File, RANKS, type Rank, ROLES, type Role } from '#rules/position/square.ts';
import {
  type Entry,
  expressionLength,
  isEmpty,
  isGerman,
  LEXICONS,
  lookUp,
  type Meaning,
  type Tongue,
  writingOf,
} from './dictionary.ts';
import type { Folded } from './fold.ts';
import { resembling } from './resemblance.ts';

export type Edge = Readonly<{
  to: number;
  meaning: Meaning;
  cost: number;
  /** What it costs more to take this for the piece that opens a move. */
  opening: number;
  /** The word was not known and is taken for one that it resembles. */
  guessed: boolean;
  /** A man in the case that names by whom. */
  byWhom: boolean;
  /** A piece letter of notation, which is written once. */
  isLetter: boolean;
}>;

export type Readings = Readonly<{
  /** The edges that leave each node. */
  edges: readonly (readonly Edge[])[];
  end: number;
}>;

const COST = {
  /** "de4" as d4: a spoken letter glued to its digit. With a capital it is the piece. */
  gluedName: 1,
  gluedCapitalName: 3,
  /** "springerf3" */
  gluedWord: 0.5,
  guessed: 1,
  /** An English letter where the language has its own. */
  englishLetter: 0.25,
  /** "b takes c4" is a pawn's capture: a small letter that stands alone is a file. */
  loneSmallLetter: 2,
  /** "b3c4" begins with a square, not with a bishop from the third rank. */
  smallLetterBeforeRank: 3,
  /** "Bc4" is the bishop's. */
  capitalFile: 3,
  capitalFileBeforeRank: 0.25,
  lookAlike: 0.5,
  /** More than the margin together with a promotion that would then not be named. */
  letterAsFiller: 0.6,
  /** Less than the margin: "a rook to d1" is asked about where not only the rook of the a-file goes there. */
  fileAsFiller: 1.4,
} as const;

/** Sounds of thinking, in any spelling: um, uh, er, ehm, ähm, hmm, mhm, yyy. */
const HESITATION =
  /^(?:[aeouy]{1,3}h*m+|h+m+|m+h*m*|mhm|uh+|[aeo]h+|e+r+m*|y{2,}|[ae]{3,}|oh+|ach|eh+|psst?)$/;

/** `letters`: whose piece letters are meant; English ones are understood besides. */
export function readingsOf(folded: Folded, tongue: Tongue, letters: Language): Readings {
  return new Reader(folded, tongue, letters).read();
}

class Reader {
  readonly #text: string;
  readonly #origins: readonly string[];
  readonly #tongue: Tongue;
  readonly #language: Language;
  readonly #letters: Language;
  /** Whether capitals tell anything: in "E2 E4" they do not. */
  readonly #cased: boolean;
  readonly #edges: Edge[][];

  constructor({ text, origins }: Folded, tongue: Tongue, letters: Language) {
    this.#text = text;
    this.#origins = origins;
    this.#tongue = tongue;
    this.#language = tongue.language;
    this.#letters = letters;
    this.#cased = origins.some((origin) => origin !== origin.toUpperCase());
    this.#edges = Array.from({ length: text.length + 1 }, () => []);
  }

  read(): Readings {
    const starts: number[] = [];
    for (let at = 0; at < this.#text.length; at = this.#next(this.#wordEnd(at))) starts.push(at);
    for (let i = 0; i < starts.length; i++) this.#readWord(starts, i);
    return { edges: this.#edges, end: this.#text.length };
  }

  #readWord(starts: readonly number[], index: number): void {
    const start = starts[index] as number;
    this.#addExpressions(starts, index);
    const end = this.#wordEnd(start);
    const word = this.#text.slice(start, end);
    if (/\d/.test(word) && word.length > 1) this.#addNotation(start, end);
    else if (word.length === 1 || (/^[a-h]x?[a-h]$/.test(word) && this.#lookUp(word).length === 0))
      this.#addSigns(start, end);
    const known = this.#lookUp(word);
    // German "um vier" is a time.
    const isWord = known.length > 0 && known.every(({ meaning }) => isEmpty(meaning));
    if (word.length > 1 && HESITATION.test(word) && !isWord && !this.#isZero(starts, index))
      this.#add(start, end, 'hesitation', known.length > 0 ? COST.letterAsFiller : 0);
    if (!this.#reaches(start, end)) this.#addCompound(start, end);
    if (!this.#reaches(start, end)) this.#addUnknown(start, end, word);
  }

  /** German writes "Königsspringer" in one word. */
  #addCompound(start: number, end: number): void {
    for (let middle = start + 1; middle < end; middle++) {
      const wings = this.#lookUp(this.#text.slice(start, middle)).filter((entry) => isWing(entry.meaning));
      const men = this.#lookUp(this.#text.slice(middle, end)).filter((entry) => isRole(entry.meaning));
      if (wings.length === 0 || men.length === 0) continue;
      for (const { meaning } of wings) this.#add(start, middle, meaning, 0);
      for (const { meaning } of men) this.#add(middle, end, meaning, 0);
    }
  }

  /** The word, and the expressions of several words that begin with it. */
  #addExpressions(starts: readonly number[], index: number): void {
    const start = starts[index] as number;
    const isZero = this.#isZero(starts, index);
    for (let count = 1; count <= expressionLength() && index + count <= starts.length; count++) {
      const end = this.#wordEnd(starts[index + count - 1] as number);
      const writing = writingOf(this.#origins.slice(start, end));
      for (const entry of lookUp(this.#text.slice(start, end), this.#tongue, writing)) {
        const { meaning } = entry;
        if (isZero && count === 1 && isEmpty(meaning)) continue;
        if (end - start > 1 || !isEmpty(meaning)) this.#addEntry(start, end, entry, entry.cost);
        else this.#addLetterAsFiller(start, meaning);
      }
    }
  }

  /** "Oh" alone is a sigh; beside another it counts: two are castling short, three are castling long (C.13). */
  #isZero(starts: readonly number[], index: number): boolean {
    const wordAt = (at: number | undefined) =>
      at === undefined ? null : this.#text.slice(at, this.#wordEnd(at));
    const word = wordAt(starts[index]);
    if (word !== wordAt(starts[index - 1]) && word !== wordAt(starts[index + 1])) return false;
    return this.#lookUp(`${word} ${word}`).some(({ meaning }) => meaning === 'castles short');
  }

  /** "s g1 na f3", but in "S f3" it is the piece; "a queen", but in "rook a d1" it is the file. */
  #addLetterAsFiller(at: number, meaning: Meaning): void {
    const letter = this.#text[at] as string;
    if (isFile(letter)) {
      const following = this.#next(at + 1);
      const next = this.#meaningsAt(following);
      // A conjunction before what the move does: no square can begin with it. Before a man it may be his file, and before
      // a letter that is a file itself too: Macedonian "топ а е еден" names two files, though "е" is also "is".
      const isBeforeFile = this.#wordEnd(following) === following + 1 && isFile(this.#text[following] ?? '');
      if (!isBeforeFile && next.some((each) => each === 'check' || each === 'promotes' || each === 'opener'))
        this.#add(at, at + 1, meaning, 0);
      else if (at === 0 || next.some(isRole)) this.#add(at, at + 1, meaning, COST.fileAsFiller);
    } else if (at > 0 || !this.#pieceOf(letter, this.#letters)) {
      const isPiece = this.#pieceOf(letter, this.#letters) ?? this.#pieceOf(letter, 'en');
      this.#add(at, at + 1, meaning, isPiece ? COST.letterAsFiller : 0);
    }
  }

  /** "sf3", "e2e4", "eva4", "springerf3", "de4": signs, and words between the digits. */
  #addNotation(start: number, end: number): void {
    this.#addSigns(start, end);
    for (let from = start; from < end; ) {
      const run = /^[a-z]+/.exec(this.#text.slice(from, end))?.[0].length ?? 0;
      for (let length = run; length > 1; length--) {
        const word = this.#text.slice(from, from + length);
        const whole = length === run;
        if (!whole && length < 4) break;
        const capital = this.#isCapital(from);
        for (const entry of this.#lookUp(word)) {
          if (isEmpty(entry.meaning)) continue;
          this.#addEntry(from, from + length, entry, this.#gluedCost(entry.meaning, length, whole, capital));
        }
      }
      from += Math.max(1, run);
    }
  }

  #gluedCost(meaning: Meaning, length: number, whole: boolean, capital: boolean): number {
    if (!whole) return COST.gluedWord;
    if (length > 2 || !isFile(meaning)) return 0;
    return capital ? COST.gluedCapitalName : COST.gluedName;
  }

  #addSigns(start: number, end: number): void {
    for (let at = start; at < end; at++) this.#addSign(at, end - start === 1);
    // Polish notation writes mate with a capital X behind the square (C.13).
    const last = end - 1;
    if (last > start && this.#text[last] === 'x' && isRank(this.#text[last - 1] as string))
      this.#add(last, end, 'check', 0);
  }

  /** One letter or digit of notation, alone or in a word. */
  #addSign(at: number, lone: boolean): void {
    const sign = this.#text[at] as string;
    if (isRank(sign)) this.#add(at, at + 1, sign, 0);
    const beforeRank = this.#isRankAt(this.#next(at + 1));
    const small = !this.#isCapital(at) && this.#cased;
    // A small letter that names a file names no man in another language's letters: "dxd6" is no Dame's.
    const isForeign = this.#letters !== this.#language && small && isFile(sign);
    const own = isForeign ? undefined : this.#pieceOf(sign, this.#letters);
    for (const role of new Set([own, this.#pieceOf(sign, 'en')])) {
      if (!role) continue;
      let opening = 0;
      if (small && lone) opening = COST.loneSmallLetter;
      else if (small && beforeRank) opening = COST.smallLetterBeforeRank;
      const cost = role === own && own !== 'pawn' ? 0 : COST.englishLetter;
      this.#edges[at]?.push({
        to: this.#next(at + 1),
        meaning: role,
        cost,
        opening,
        guessed: false,
        byWhom: false,
        isLetter: true,
      });
    }
    if (isFile(sign)) {
      let cost = 0;
      if (own && own !== 'pawn' && this.#isCapital(at))
        cost = beforeRank ? COST.capitalFileBeforeRank : COST.capitalFile;
      this.#add(at, at + 1, sign, cost);
    }
    if (sign === 'x' || this.#lowerOrigin(at) === 'х') this.#add(at, at + 1, 'takes', 0);
    // Cyrillic с looks like the c of the c-file and is written for it; a capital is the piece.
    if (this.#lowerOrigin(at) === 'с')
      this.#add(
        at,
        at + 1,
        'c',
        COST.lookAlike + (this.#isCapital(at) && !beforeRank ? COST.capitalFile : 0),
      );
  }

  #addUnknown(start: number, end: number, word: string): void {
    this.#add(start, end, 'unknown', 0);
    if (/\d/.test(word)) return;
    for (const entry of resembling(word, this.#language, this.#hasGerman()))
      this.#addEntry(start, end, entry, entry.cost + COST.guessed, true);
  }

  #hasGerman(): boolean {
    return this.#text.split(' ').some((word) => word.length > 1 && isGerman(word));
  }

  /** A digit, or a word for one. */
  #isRankAt(at: number): boolean {
    if (isRank(this.#text[at] ?? '')) return true;
    return this.#lookUp(this.#text.slice(at, this.#wordEnd(at))).some((entry) => isRank(entry.meaning));
  }

  /** What the word there may mean as it is written: behind Slovak *a*, *päť* is a rank and no stalemate (*pat*). */
  #meaningsAt(at: number): Meaning[] {
    const end = this.#wordEnd(at);
    const writing = writingOf(this.#origins.slice(at, end));
    return lookUp(this.#text.slice(at, end), this.#tongue, writing).map(({ meaning }) => meaning);
  }

  #lookUp(folded: string) {
    return lookUp(folded, this.#tongue);
  }

  #pieceOf(sign: string, language: Language): Role | undefined {
    return LEXICONS[language].letters[sign.toUpperCase()];
  }

  #add(from: number, to: number, meaning: Meaning, cost: number): void {
    this.#addEntry(from, to, { meaning, cost }, cost);
  }

  #addEntry(from: number, to: number, { meaning, byWhom = false }: Entry, cost: number, guessed = false) {
    this.#edges[from]?.push({
      to: this.#next(to),
      meaning,
      cost,
      opening: 0,
      guessed,
      byWhom,
      isLetter: false,
    });
  }

  #reaches(from: number, end: number): boolean {
    const target = this.#next(end);
    const seen = new Set([from]);
    for (const node of seen) {
      if (node >= target) return true;
      for (const edge of this.#edges[node] ?? []) seen.add(edge.to);
    }
    return false;
  }

  /** Capitals count only where small letters are used too. */
  #isCapital(at: number): boolean {
    const origin = this.#origins[at] as string;
    return this.#cased && origin !== origin.toLowerCase();
  }

  #lowerOrigin(at: number): string {
    return (this.#origins[at] as string).toLowerCase();
  }

  #wordEnd(at: number): number {
    const end = this.#text.indexOf(' ', at);
    return end < 0 ? this.#text.length : end;
  }

  /** Where the next word begins when one ends here. */
  #next(at: number): number {
    return this.#text[at] === ' ' ? at + 1 : at;
  }
}

function isWing(meaning: Meaning): boolean {
  return meaning === 'kingside' || meaning === 'queenside';
}

function isRole(meaning: Meaning): meaning is Role {
  return (ROLES as readonly Meaning[]).includes(meaning);
}

function isRank(sign: string): sign is Rank {
  return (RANKS as readonly string[]).includes(sign);
}

function isFile(sign: string): sign is File {
  return (FILES as readonly string[]).includes(sign);
}
