/**
 * Squares typed in another script. Cyrillic а е с х look like Latin letters but are others, and the Serbian Laws
 * number the files а б ц д е ф г х by sound; so the fold is made only when the language is known.
 */
import type { Language } from './language.ts';

/** Letters that look the same in both scripts, small and capital. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
};

/** C.5 of the Serbian Laws, and Macedonian с for the c-file. */
const CYRILLIC_FILES: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  ц: 'c',
  с: 'c',
  д: 'd',
  е: 'e',
  ф: 'f',
  г: 'g',
};

/** Cyrillic in Latin letters, the Serbian way where there is one. */
export const CYRILLIC: Readonly<Record<string, string>> = {
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

export function writesCyrillic(language: Language): boolean {
  return language === 'sr' || language === 'mk';
}

/** A square, or a part of one, with its file as the Serbian Laws name it (C.5). */
export function inCyrillic(square: string): string {
  return square.replace(/[a-h]/, (file) => 'абцдефгх'.charAt(file.charCodeAt(0) - 97));
}

/** A letter in Latin, where it only looks Cyrillic. */
export function foldLookAlike(letter: string): string {
  return LOOK_ALIKES[letter] ?? letter;
}

/** The readings of a text as squares in Latin letters. Two where Cyrillic х is the h-file or the sign of capture. */
export function squareScripts(text: string, language: Language): string[] {
  if (!writesCyrillic(language)) return [[...text].map(foldLookAlike).join('')];
  const folded = [...text].map((letter) => CYRILLIC_FILES[letter] ?? letter).join('');
  if (!folded.includes('х')) return [folded];
  const readings = [folded.replace(/х/g, 'h'), folded.replace(/х/g, 'x')];
  // "ехх5" can only be e takes h5: the first х of two is the sign.
  return folded.includes('хх') ? [...readings, folded.replace('хх', 'xh')] : readings;
}
