/**
 * D.2.1 for the ear: moves and squares as they are given to a voice. The words are those that are shown, with a
 * comma after the from-square, which gives back the stress that a voice drops there, and with the names of single
 * letters, which no voice reads well.
 */
import type { DescribedMove } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { FILES, fileOf, type Square } from '#rules/position/square.ts';
import {
  type AnnounceOptions,
  announcedParts,
  announceMove,
  fileNames,
  squareWords,
  wordLanguage,
} from './announce.ts';
import type { Said } from './said.ts';

/** The file letters of vocabulary `plain` as each language's voice has to be given them. */
const LETTER_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['eh', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  de: FILES,
  pl: ['a,', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  sk: ['a,', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  hr: ['á', 'be', 'ce', 'de', 'e', 'ef', 'ge', 'ha'],
  sr: ['а,', 'бе', 'це', 'де', 'е', 'еф', 'ге', 'ха'],
  'sr-Latn': ['a,', 'be', 'ce', 'de', 'e', 'ef', 'ge', 'ha'],
  mk: ['а,', 'бе', 'це', 'де', 'е', 'еф', 'ге', 'ха'],
};

export type NamingOptions = Pick<AnnounceOptions, 'language' | 'vocabulary'>;

export function sayMove(move: DescribedMove, options: AnnounceOptions): Said {
  const { piece, from, takes, to, rest } = announcedParts(move, options);
  const beginning = [piece, from && `${voiced(from, options)},`, takes, to && voiced(to, options)];
  const text = [...beginning, ...rest].filter((part) => part !== null).join(' ');
  return voicedAs(announceMove(move, options), text, options);
}

/** The man and where he goes, as it is said before it is known which of several he is. */
export function sayTarget(move: DescribedMove, options: AnnounceOptions): Said {
  const { piece, to } = announcedParts(move, options);
  const words = (of: string | null) => [piece, of].filter((part) => part !== null).join(' ');
  return voicedAs(words(to), words(to && voiced(to, options)), options);
}

export function saySquare(square: Square, options: NamingOptions): Said {
  const text = squareWords(square, options);
  return voicedAs(text, voiced(text, options), options);
}

export function sayFile(square: Square, options: NamingOptions): Said {
  const text = fileNames(options.language, options.vocabulary)[FILES.indexOf(fileOf(square))] as string;
  return voicedAs(text, voiced(text, options), options);
}

function voicedAs(shown: string, text: string, options: NamingOptions): Said {
  const lang = wordLanguage(options);
  return { text: shown, spoken: [text === shown ? { lang, text } : { lang, text, shown }] };
}

/** A square or a part of one, with the names of its letters. */
function voiced(words: string, { language, vocabulary }: NamingOptions): string {
  if (vocabulary !== 'plain') return words;
  return words.replace(
    /^[a-h](?= |$)/,
    (letter) => LETTER_NAMES[language][letter.charCodeAt(0) - 97] as string,
  );
}
