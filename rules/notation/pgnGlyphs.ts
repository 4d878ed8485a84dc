/** Signs that annotators write beside a move, as the numeric annotation glyphs of PGN. */

const GLYPHS: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['‼', 3],
  ['??', 4],
  ['⁇', 4],
  ['!?', 5],
  ['⁉', 5],
  ['?!', 6],
  ['⁈', 6],
  ['□', 7],
  ['=', 10],
  ['∞', 13],
  ['+=', 14],
  ['+/=', 14],
  ['⩲', 14],
  ['=+', 15],
  ['=/+', 15],
  ['⩱', 15],
  ['+/-', 16],
  ['±', 16],
  ['-/+', 17],
  ['∓', 17],
  ['+-', 18],
  ['-+', 19],
  ['⨀', 22],
  ['⟳', 32],
  ['→', 36],
  ['↑', 40],
  ['⇆', 132],
  ['⊕', 138],
  ['∆', 140],
]);
const LONGEST = 3;

/** The sign of a glyph in characters that every reader and every Braille code has; its number where it has none. */
export function glyphSign(nag: number): string {
  for (const [sign, number] of GLYPHS) if (number === nag && /^[ -~]+$/.test(sign)) return sign;
  return `$${nag}`;
}

export type GlyphedWord = Readonly<{ word: string; nags: readonly number[] }>;

const NONE: readonly number[] = [];

/** `Nf3+-` is Nf3 and 18: the signs at the end of a word, and what is left of it. */
export function splitGlyphs(text: string): GlyphedWord {
  const last = text.charCodeAt(text.length - 1);
  // Nearly every word of a score ends with the digit of its square.
  if (last >= 0x30 && last <= 0x39) return { word: text, nags: NONE };
  const nags: number[] = [];
  let word = text.replace(/−/g, '-');
  for (let found = glyphAtEnd(word); found; found = glyphAtEnd(word)) {
    nags.unshift(found.nag);
    word = word.slice(0, -found.length);
  }
  return nags.length > 0 ? { word, nags } : { word: text, nags: NONE };
}

function glyphAtEnd(word: string): { nag: number; length: number } | null {
  for (let length = Math.min(LONGEST, word.length); length > 0; length--) {
    const nag = GLYPHS.get(word.slice(-length));
    if (nag !== undefined) return { nag, length };
  }
  return null;
}
