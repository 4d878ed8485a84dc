/**
 * Names with letters that a language's Braille lacks: transliterated or reduced to the base letter, never dropped
 * and never written as a code point.
 */
import { CYRILLIC } from '#rules/notation/scripts.ts';
import { romanised } from './hangul.ts';
import type { LiteraryCode } from './literaryCode.ts';

/** Latin letters that Macedonian writes with its own. */
const TO_CYRILLIC: Readonly<Record<string, string>> = { č: 'ч', ć: 'ќ', đ: 'ѓ', š: 'ш', ž: 'ж' };

const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Letters that do not come apart into a base letter and its mark. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
  ĸ: 'k',
  ſ: 's',
  ə: 'e',
};

const SIGNS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  ʹ: "'",
  '·': '.',
  '•': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '×': 'x',
  '½': '1/2',
  '№': 'No.',
  '\t': ' ',
  '\u00a0': ' ',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '~': '-',
  '^': '-',
  '"': "'",
};

/** Signs of one line that mean white space; all else that nobody sees (controls, marks of direction) is left out. */
const SPACE = /[\s\u0085\u2028\u2029]/u;
const UNSEEN = /[\p{Cc}\p{Cf}]/u;
const MARKED = /\P{M}\p{M}*|\p{M}+/gu;

/** So often a letter is made simpler before it is given up: ђ is đ, and đ is d, where a code has neither. */
const STEPS = 4;

/** The text with every character that the code cannot write replaced by ones it can: any text, in any script. */
export function writable(text: string, code: LiteraryCode): string {
  return (text.normalize('NFC').match(MARKED) ?? []).map((letter) => writableLetter(letter, code)).join('');
}

/** A letter with the marks that belong to it. Each step looks at what the last one left, so it always ends. */
function writableLetter(letter: string, code: LiteraryCode): string {
  if (canWrite(letter, code)) return letter;
  let written = letter;
  for (let step = 0; step < STEPS; step++) {
    if ([...written].every((character) => canWrite(character, code))) return written;
    written = (written.match(MARKED) ?? []).map((each) => simpler(each, code)).join('');
  }
  return [...written].map((character) => (canWrite(character, code) ? character : '?')).join('');
}

function canWrite(character: string, code: LiteraryCode): boolean {
  return isNumeric(character) || code.letters.has(character.toLowerCase()) || code.signs.has(character);
}

function isNumeric(character: string): boolean {
  return character === ' ' || (character.length === 1 && character >= '0' && character <= '9');
}

/** One step nearer to what every code has. */
function simpler(letter: string, code: LiteraryCode): string {
  if (canWrite(letter, code)) return letter;
  const sign = SIGNS[letter];
  if (sign !== undefined) return sign;
  if (SPACE.test(letter)) return ' ';
  if (UNSEEN.test(letter)) return '';
  const small = letter.toLowerCase();
  const substitute = letterSubstitute(small, code);
  return small === letter ? substitute : capitalised(substitute);
}

function letterSubstitute(small: string, code: LiteraryCode): string {
  const cyrillic = TO_CYRILLIC[small];
  if (cyrillic !== undefined && code.letters.has(cyrillic)) return cyrillic;
  const transliterated = CYRILLIC[small] ?? GREEK[small] ?? SPECIAL[small];
  if (transliterated !== undefined) return transliterated;
  return romanised(small) ?? withFewerMarks(small, code) ?? '?';
}

/** ặ is ă where a code has that, and a otherwise; ﬁ, ² and fullwidth letters come apart into plain ones. */
function withFewerMarks(small: string, code: LiteraryCode): string | undefined {
  const [base = '', ...marks] = small.normalize('NFD');
  const one = marks.map((mark) => (base + mark).normalize('NFC')).find((letter) => code.letters.has(letter));
  if (one !== undefined && one !== small) return one;
  if (marks.length > 0) return /\p{M}/u.test(base) ? '' : base;
  if (/\p{M}/u.test(base)) return '';
  const plain = base.normalize('NFKD');
  return plain === base ? undefined : plain;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
