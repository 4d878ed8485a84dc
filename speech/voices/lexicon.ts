import { nameLetters } from './spelling.ts';

/**
 * What a voice is sent instead of what is shown and brailled. A lexicon belongs to an engine and a voice, not to
 * a language: these are espeak-ng's mistakes, and a good voice of the system needs none of it.
 */
export const LEXICON_VOICES = ['en', 'de', 'pl', 'sk', 'hr', 'sr', 'mk'] as const;
export type LexiconVoice = (typeof LEXICON_VOICES)[number];

/** A pattern for a whole word (or words), case as written, and its respelling. */
type Entry = readonly [pattern: string, respelling: string];

/** hr, sr and mk read a lone letter as "bə, cə, də": the keys that the help names, always capitals. */
const LATIN_KEYS: readonly Entry[] = [
  ['B', 'be'],
  ['C', 'ce'],
  ['D', 'de'],
  ['F', 'ef'],
  ['G', 'ge'],
  ['H', 'ha'],
  ['L', 'el'],
  ['M', 'em'],
  ['N', 'en'],
  ['P', 'pe'],
  ['R', 'er'],
  ['T', 'te'],
  ['V', 've'],
  ['Z', 'ze'],
];
const CYRILLIC_KEYS: readonly Entry[] = [
  ['B', 'бе'],
  ['C', 'це'],
  ['D', 'де'],
  ['F', 'еф'],
  ['G', 'ге'],
  ['H', 'ха'],
  ['L', 'ел'],
  ['M', 'ем'],
  ['N', 'ен'],
  ['P', 'пе'],
  ['R', 'ер'],
  ['T', 'те'],
  ['V', 'ве'],
  ['Z', 'зе'],
];

/**
 * The b-file is not the word white, which begins a sentence only before a piece that is feminine; the international
 * alphabet in letters that a Cyrillic voice reads.
 */
const CYRILLIC_NAMES: readonly Entry[] = [
  ['Бела(?! (?:дама|краљица|кралица|кула))', 'Белла'],
  ['Alfa', 'Алфа'],
  ['Bravo', 'Браво'],
  ['Charlie', 'Чарли'],
  ['Delta', 'Делта'],
  ['Echo', 'Еко'],
  ['Foxtrot', 'Фокстрот'],
  ['Golf', 'Голф'],
  ['Hotel', 'Хотел'],
];

const ENTRIES: Readonly<Record<LexiconVoice, readonly Entry[]>> = {
  en: [
    ['Gustav', 'Goostav'],
    ['[eE]n passant', 'on passahn'],
    ["[jJ]'adoube", 'zhadoob'],
  ],
  de: [
    ['Cesar', 'Zäsar'],
    ['David', 'Dawitt'],
    ['Rochade', 'Roch-ade'],
    ['[rR]emis', 'Remie'],
    ['[eE]n passant', 'ang passang'],
    ['hierher', 'hier-her'],
    ["[jJ]'adoube", 'schadubb'],
    ['Charlie', 'Tscharli'],
    ['Hotel', 'Hotell'],
  ],
  pl: [
    ['Cesar', 'Cezar'],
    ['Gustav', 'Gustaw'],
    ['Hector', 'Hektor'],
    ['Charlie', 'Czarli'],
    ['BRLTTY', 'be er el te te igrek'],
  ],
  sk: [
    ['Cesar', 'Cézar'],
    ['Hector', 'Hektor'],
    ['Charlie', 'Čárli'],
    ['Escape', 'Eskejp'],
    ['USB', 'u es bé'],
    ['BRLTTY', 'bé er el té té ypsilon'],
    ['([Bb])raillov(\\p{L}*)', '$1rajlov$2'],
    ['(dvadsať|tridsať|štyridsať|(?:päť|šesť|sedem|osem|deväť)desiat)(jeden)', '$1 $2'],
  ],
  hr: [
    ['Cesar', 'Cezar'],
    ['Hector', 'Hektor'],
    ['[eE]n passant', 'an pasan'],
    ['Charlie', 'Čarli'],
    ['Echo', 'Eko'],
    ['Escape', 'Eskejp'],
    ['USB', 'u-es-be'],
    ['DGT', 'de-ge-te'],
    ['BRLTTY', 'be er el te te ipsilon'],
    ...LATIN_KEYS,
  ],
  sr: [
    ['Cesar', 'Cezar'],
    ['Hector', 'Hektor'],
    ['[eE]n passant', 'an pasan'],
    ['ен пассант', 'ан пасан'],
    ...CYRILLIC_NAMES,
    ['Enter', 'Ентер'],
    ['Escape', 'Ескејп'],
    ['USB', 'у-ес-бе'],
    ['DGT', 'де-ге-те'],
    ['BRLTTY', 'бе ер ел те те ипсилон'],
    ...CYRILLIC_KEYS,
  ],
  mk: [
    ['Hector', 'Хектор'],
    ['Felix', 'Феликс'],
    ...CYRILLIC_NAMES,
    ['Enter', 'Ентер'],
    ['Escape', 'Ескејп'],
    ['USB', 'у-ес-бе'],
    ['DGT', 'де-ге-те'],
    ['BRLTTY', 'бе ер ел те те ипсилон'],
    ...CYRILLIC_KEYS,
  ],
};

type Rule = readonly [pattern: RegExp, respelling: string];
const rules = new Map<LexiconVoice, readonly Rule[]>();

/** The text as espeak's voice should get it. */
export function respell(text: string, voice: LexiconVoice): string {
  const known = rules.get(voice) ?? ENTRIES[voice].map(toRule);
  rules.set(voice, known);
  const named = nameLetters(text, voice);
  return known.reduce((respelt, [pattern, respelling]) => respelt.replace(pattern, respelling), named);
}

/** *zwei* and *drei* are the two ranks most alike to the ear; *zwo* is not. The Laws print *zwei*, and so do we. */
export function sayZwo(text: string): string {
  return text.replace(/(?<!\p{L})([zZ])wei(?!\p{L})/gu, '$1wo');
}

function toRule([pattern, respelling]: Entry): Rule {
  return [new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, 'gu'), respelling];
}
