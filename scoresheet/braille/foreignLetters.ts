/**
 * Names with letters that a language's Braille lacks: transliterated or reduced to the base letter, never dropped
 * and never written as a code point.
 */
import type { LiteraryCode } from './literaryCode.ts';

/** Cyrillic in Latin letters, the Serbian way where there is one. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  ѓ: 'gj',
  е: 'e',
  ё: 'jo',
  ж: 'ž',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  й: 'j',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  ќ: 'kj',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  џ: 'dž',
  ш: 'š',
  щ: 'šč',
  ъ: "'",
  ы: 'y',
  ь: "'",
  э: 'e',
  ю: 'ju',
  я: 'ja',
  і: 'i',
  ї: 'ji',
  є: 'je',
  ґ: 'g',
  ў: 'u',
};

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

/** The text with every character that the code cannot write replaced by ones it can. */
export function writable(text: string, code: LiteraryCode): string {
  let result = '';
  for (const character of text.normalize('NFC')) result += writableCharacter(character, code);
  return result;
}

function writableCharacter(character: string, code: LiteraryCode): string {
  const small = character.toLowerCase();
  if (/[0-9 ]/.test(character) || code.letters.has(small) || code.signs.has(character)) return character;
  const substitute = SIGNS[character] ?? letterSubstitute(small, code);
  if (substitute === undefined) return code.signs.has('?') ? '?' : ' ';
  const written = writable(substitute, code);
  return small === character ? written : capitalised(written);
}

function letterSubstitute(small: string, code: LiteraryCode): string | undefined {
  const cyrillic = TO_CYRILLIC[small];
  if (cyrillic !== undefined && code.letters.has(cyrillic)) return cyrillic;
  const transliterated = CYRILLIC[small] ?? GREEK[small] ?? SPECIAL[small];
  if (transliterated !== undefined) return transliterated;
  const base = small.normalize('NFD').replace(/\p{M}/gu, '');
  return base !== '' && base !== small ? base : undefined;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
