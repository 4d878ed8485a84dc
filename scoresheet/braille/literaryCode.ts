/**
 * What differs between the uncontracted literary Braille of the languages. The cells are those of World Braille
 * Usage and of liblouis, which serves as the oracle in the tests.
 */

export type LiteraryCode = Readonly<{
  /** Cells of each lower-case letter, accented and foreign ones as far as the code has them. */
  letters: ReadonlyMap<string, string>;
  /** Characters written together, in lower case: Croatian and Serbian lj, nj, dž as one cell. */
  digraphs?: ReadonlyMap<string, string>;
  signs: ReadonlyMap<string, string>;
  /** Signs written otherwise directly between two letters. */
  signsInWord?: ReadonlyMap<string, string>;
  /** Signs written otherwise where a letter or a digit precedes them in their word and no letter follows directly. */
  signsBehind?: ReadonlyMap<string, string>;
  /** Signs written otherwise in a word in which a digit precedes them. */
  signsInWordWithNumber?: ReadonlyMap<string, string>;
  /** Signs written otherwise directly between two digits, and directly after the last digit. */
  signsInNumber?: ReadonlyMap<string, string>;
  signsAfterNumber?: ReadonlyMap<string, string>;
  /** Signs after which a number goes on without a new number sign. */
  keepsNumber: string;
  /** Signs that belong to the number they precede, after the number sign. */
  leadsNumber?: string;
  /**
   * Stands before a letter a to j that directly follows a number, which could be read as one more digit. Where a
   * code has no such sign it is our own choice, and `ownLetterSign` says so.
   */
  letterSign: string;
  ownLetterSign?: true;
  /** Signs between number and letter that still need the letter sign. */
  letterSignAfter?: string;
  /** Null where capitals are not marked. */
  capitals: Readonly<{
    letter: string;
    /** Before two or more capitals in a row. */
    word: string;
    /** After them, where small letters follow. Without it each capital before small letters is marked. */
    wordEnd?: string;
    /** Before three or more words in capitals, and after them. */
    phrase?: Readonly<{ begin: string; end: string }>;
    /** Signs that do not end a row of capitals. */
    through?: string;
  }> | null;
}>;

export const NUMBER_SIGN = '⠼';
export const DIGITS = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';
export const BLANK = '⠀';

/** "a ⠁ b ⠃" as a map. */
export function cells(pairs: string): Map<string, string> {
  const words = pairs.trim().split(/\s+/);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] as string]] : [])));
}

const LATIN = cells(
  'a ⠁ b ⠃ c ⠉ d ⠙ e ⠑ f ⠋ g ⠛ h ⠓ i ⠊ j ⠚ k ⠅ l ⠇ m ⠍ n ⠝ o ⠕ p ⠏ q ⠟ r ⠗ s ⠎ t ⠞ u ⠥ v ⠧ w ⠺ x ⠭ y ⠽ z ⠵',
);

/** The letters a to z, which all codes share, and the code's own. */
export function letters(own: string): Map<string, string> {
  return new Map([...LATIN, ...cells(own)]);
}
