/**
 * Every word of every lexicon, by its folded spelling: what it may mean. A word of the set language means what it means
 * there, and what German and the file names of D.2.1 give it, which are spoken everywhere; any other word may come from
 * any language, and if it is a doubt in one of them it is a doubt. What says nothing by itself says nothing only in its
 * own sentence: English *to* is passed over beside *knight*, but Slovak *ich* is not the German one.
 */
import type { Language } from '#rules/notation/language.ts';
import { type Color, FILES, type File, RANKS, type Rank, ROLES, type Role } from '#rules/position/square.ts';
import { spellings } from './fold.ts';
import { german } from './lexicon/de.ts';
import { english } from './lexicon/en.ts';
import { croatian } from './lexicon/hr.ts';
import type { Eight, Lexicon } from './lexicon/lexicon.ts';
import { macedonian } from './lexicon/mk.ts';
import { FILE_NAMES } from './lexicon/names.ts';
import { polish } from './lexicon/pl.ts';
import { slovak } from './lexicon/sk.ts';
import { serbian } from './lexicon/sr.ts';

/** What a word says about a move. A piece, a file and a rank stand for themselves. */
export type Meaning =
  | Role
  | File
  | Rank
  /** What only a knight does. */
  | 'jumps'
  /** A man whose kind is not said. */
  | 'man'
  | 'takes'
  /** He will take: somebody who is named before. */
  | 'he takes'
  | 'en passant'
  | 'castles'
  /** He castles: somebody who is named before. */
  | 'he castles'
  | 'short'
  | 'long'
  | 'kingside'
  | 'queenside'
  | 'castles short'
  | 'castles long'
  | 'promotes'
  | 'check'
  | Color
  | 'light-squared'
  | 'dark-squared'
  | 'from'
  | 'with'
  | 'filler'
  /** A filler that cannot end a sentence. */
  | 'leading'
  /** The same before the square to which a man goes, and between what belongs together. */
  | 'towards'
  | 'and'
  /** *Square*, before its name. */
  | 'place'
  /** A sound of thinking. */
  | 'hesitation'
  | 'opener'
  | 'plays'
  | 'that'
  | 'doubt'
  /** A doubt as the first word of a text. */
  | 'asking'
  | 'unknown';

export type Entry = Readonly<{
  meaning: Meaning;
  cost: number;
  /** A man in the case that names by whom. */
  byWhom?: boolean;
}>;

/** A word heard wrongly: "for" may be "four", but it may also be a filler. */
const BY_EAR = 0.5;

/** Castling as a sign, written with zeros or letters, and as one word. */
const CASTLING_SIGNS = {
  'castles short': 'o_o oo 0_0 00 kurzrochade',
  'castles long': 'o_o_o ooo 0_0_0 000 langrochade',
} as const;

export const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: english,
  de: german,
  pl: polish,
  sk: slovak,
  hr: croatian,
  sr: serbian,
  'sr-Latn': serbian,
  mk: macedonian,
};

/** Where a word comes from: a language, or everywhere (the file names of D.2.1 and the signs of castling). */
type Source = Lexicon | 'everywhere';
type Sourced = Entry & {
  readonly source: Source;
  /** How its lexicon writes it: with marks, without, or in both ways. */
  marked: boolean;
  bare: boolean;
};

const entries = new Map<string, Sourced[]>();
let longestExpression = 1;

for (const lexicon of new Set(Object.values(LEXICONS))) addLexicon(lexicon);
addEight(FILE_NAMES, FILES, 'everywhere');
for (const [meaning, words] of Object.entries(CASTLING_SIGNS)) add(words, meaning as Meaning, 'everywhere');

function addLexicon(lexicon: Lexicon): void {
  for (const role of ROLES) add(lexicon.pieces[role], role, lexicon, false, lexicon.instrumental);
  add(lexicon.jumps, 'jumps', lexicon);
  add(lexicon.men, 'man', lexicon);
  lexicon.ranks.forEach((words, index) => {
    add(words, RANKS[index] as Rank, lexicon, lexicon === english);
  });
  addEight(lexicon.letterNames, FILES, lexicon);
  addEight(lexicon.alphabet, FILES, lexicon);
  add(lexicon.takes, 'takes', lexicon);
  add(lexicon.heTakes, 'he takes', lexicon);
  add(lexicon.enPassant, 'en passant', lexicon);
  add(lexicon.castles, 'castles', lexicon);
  add(lexicon.heCastles, 'he castles', lexicon);
  add(lexicon.short, 'short', lexicon);
  add(lexicon.long, 'long', lexicon);
  add(lexicon.kingside, 'kingside', lexicon);
  add(lexicon.queenside, 'queenside', lexicon);
  add(lexicon.check, 'check', lexicon);
  add(lexicon.promotes, 'promotes', lexicon);
  add(lexicon.white, 'white', lexicon);
  add(lexicon.black, 'black', lexicon);
  add(lexicon.lightSquared, 'light-squared', lexicon);
  add(lexicon.darkSquared, 'dark-squared', lexicon);
  add(lexicon.from, 'from', lexicon);
  add(lexicon.with, 'with', lexicon);
  add(lexicon.leading, 'leading', lexicon);
  add(lexicon.towards, 'towards', lexicon);
  add(lexicon.and, 'and', lexicon);
  add(lexicon.place, 'place', lexicon);
  add(lexicon.fillers, 'filler', lexicon);
  add(lexicon.openers, 'opener', lexicon);
  add(lexicon.plays, 'plays', lexicon);
  add(lexicon.that, 'that', lexicon);
  add(lexicon.doubts, 'doubt', lexicon);
  add(lexicon.asking, 'asking', lexicon);
  for (const zero of lexicon.zero.split(' ')) {
    add(`${zero}_${zero}`, 'castles short', lexicon);
    add(`${zero}_${zero}_${zero}`, 'castles long', lexicon);
  }
}

function addEight(words: Eight, meanings: readonly Meaning[], source: Source): void {
  words.forEach((names, index) => {
    add(names, meanings[index] as Meaning, source);
  });
}

/** `homophones`: only the first word of the list is the right one, the others are what it sounds like. */
function add(
  words: string,
  meaning: Meaning,
  source: Source,
  homophones = false,
  instrumental: RegExp | null = null,
): void {
  words.split(' ').forEach((word, index) => {
    if (word === '') return;
    const byWhom = instrumental?.test(word) ?? false;
    for (const spelling of spellings(word.replaceAll('_', ' '))) {
      const known = entries.get(spelling);
      const marked = /[\u0080-\u024f]/.test(word);
      const same = known?.find((entry) => entry.source === source && isSame(entry, { meaning, byWhom }));
      if (same) {
        same.marked ||= marked;
        same.bare ||= !marked;
        continue;
      }
      const entry = {
        meaning,
        cost: homophones && index > 0 ? BY_EAR : 0,
        byWhom,
        source,
        marked,
        bare: !marked,
      };
      if (known) known.push(entry);
      else entries.set(spelling, [entry]);
      longestExpression = Math.max(longestExpression, spelling.split(' ').length);
    }
  });
}

/** Words that say nothing about a move by themselves; those of another language do not make sense of one's own. */
const EMPTY: readonly Meaning[] = [
  'filler',
  'leading',
  'towards',
  'and',
  'place',
  'from',
  'with',
  'opener',
  'plays',
  'that',
  'doubt',
  'asking',
];
/** What is passed over in a sentence of its language. */
const PASSED_OVER: readonly Meaning[] = [
  'filler',
  'leading',
  'towards',
  'and',
  'place',
  'from',
  'with',
  'plays',
  'opener',
];

export function isEmpty(meaning: Meaning): boolean {
  return EMPTY.includes(meaning);
}

/** What is spoken in a text: the set language, and those others that have said something about a move in it. */
export type Tongue = Readonly<{
  language: Language;
  others: readonly Lexicon[];
  /** Whether marks are written in it, as foreign words then have theirs: Croatian "veza" is not Slovak "veža". */
  marked: boolean;
  /** What was looked up in it before. */
  known: Map<string, readonly Entry[]>;
}>;

const tongues = new Map<string, Tongue>();
const lexicons = [...new Set(Object.values(LEXICONS))];

export function tongueOf(words: readonly string[], language: Language, marked: boolean): Tongue {
  const own = LEXICONS[language];
  const spoken = new Set<Lexicon>();
  for (const word of words) addSpoken(spoken, word, own, marked);
  const others = spoken.size === 0 ? [] : lexicons.filter((lexicon) => spoken.has(lexicon));
  const key = `${language} ${marked} ${others.map((each) => lexicons.indexOf(each))}`;
  let tongue = tongues.get(key);
  if (!tongue) {
    tongue = { language, others, marked, known: new Map() };
    tongues.set(key, tongue);
  }
  return tongue;
}

/** A word that the own language does not have may say something in others; a letter says too little for that. */
function addSpoken(spoken: Set<Lexicon>, word: string, own: Lexicon, marked: boolean): void {
  const all = word.length > 1 ? entries.get(word) : undefined;
  if (!all || all.some(({ source }) => source === own)) return;
  for (const entry of all)
    if (entry.source !== 'everywhere' && !EMPTY.includes(entry.meaning) && (marked || !isForeign(entry, own)))
      spoken.add(entry.source);
}

/** A word that another language writes with marks: without them it is a word of one's own that no lexicon has. */
function isForeign({ source, bare }: Sourced, own: Lexicon): boolean {
  return (
    !bare &&
    source !== own &&
    source !== german &&
    !(KIN.includes(own) && KIN.some((each) => each === source))
  );
}

/** One language, as far as its words go. */
const KIN: readonly Lexicon[] = [croatian, serbian];

const NOTHING: readonly Entry[] = [];

/** How a word is written: with marks (ћ and ђ are Latin ć and đ), in Latin letters without, or in letters that need none. */
export type Writing = 'marked' | 'bare' | 'other';

export function writingOf(origins: readonly string[]): Writing {
  if (origins.some((origin) => /[\u00c0-\u024fћђ]/i.test(origin))) return 'marked';
  return origins.some((origin) => origin > '\u024f') ? 'other' : 'bare';
}

export function lookUp(folded: string, tongue: Tongue, writing: Writing | null = null): readonly Entry[] {
  const all = entries.get(folded);
  if (!all) return NOTHING;
  const key = `${folded} ${writing}`;
  let meanings = tongue.known.get(key);
  if (!meanings) {
    meanings = meaningsOf(
      all.filter((entry) => isWritten(entry, writing, all)),
      tongue,
    );
    tongue.known.set(key, meanings);
  }
  return meanings;
}

/**
 * A word that would be passed over is the one that was written: *päť* is not *pat*, *nä* not *na*, *chce* (he wants)
 * not *chcę*, but *prosim* is *prosím*, which has no other.
 */
function isWritten(
  { meaning, source, marked, bare }: Sourced,
  writing: Writing | null,
  all: readonly Sourced[],
): boolean {
  if (writing === 'marked') return marked || !(EMPTY.includes(meaning) || meaning === 'check');
  if (writing === null || bare || !EMPTY.includes(meaning)) return true;
  return !all.some((other) => other.source === source && other.bare);
}

function meaningsOf(all: readonly Sourced[], { language, others, marked }: Tongue): readonly Entry[] {
  const own = LEXICONS[language];
  const isEverywhere = ({ source, meaning }: Sourced) =>
    (source === 'everywhere' || source === german) && !EMPTY.includes(meaning);
  const nearest = all.filter((entry) => entry.source === own || isEverywhere(entry));
  const isSpoken = ({ source, meaning }: Sourced) =>
    source !== 'everywhere' && others.includes(source) && PASSED_OVER.includes(meaning);
  if (nearest.some(({ source }) => source === own)) {
    // Polish "to" is an interjection: it does not hinder an English sentence.
    const isOpener = nearest.every(({ meaning }) => meaning === 'opener');
    return distinct(isOpener ? [...nearest, ...all.filter(isSpoken)] : nearest);
  }
  const doubts = all.filter(({ meaning }) => meaning === 'doubt');
  if (doubts.length > 0) return distinct(nearest.length > 0 ? nearest : doubts);
  // What an English numeral sounds like is heard by who listens for English: elsewhere "too" is no two.
  const rightly = all.filter((entry) => entry.cost === 0 && (marked || !isForeign(entry, own)));
  return distinct(rightly.filter((entry) => !EMPTY.includes(entry.meaning) || isSpoken(entry)));
}

function distinct(found: readonly Entry[]): readonly Entry[] {
  return found.length < 2
    ? found
    : found.filter((entry, index) => found.findIndex((other) => isSame(entry, other)) === index);
}

function isSame(one: Pick<Entry, 'meaning' | 'byWhom'>, other: Pick<Entry, 'meaning' | 'byWhom'>): boolean {
  return one.meaning === other.meaning && (one.byWhom ?? false) === (other.byWhom ?? false);
}

/** How many words the longest expression has. */
export function expressionLength(): number {
  return longestExpression;
}

/** Single words by their folded spelling, with what they say about a move. */
export type Meanings = ReadonlyMap<string, readonly Entry[]>;

/**
 * The words whose misspelling may be forgiven: of the set language, of German, and the file names. A verb is none of
 * them: one letter away it is another person's or past (*captured*, *rokirao*, *rochierte*).
 */
export function forgivable(language: Language): Meanings {
  const own = LEXICONS[language];
  return remembered(
    language,
    ({ source, meaning }) =>
      (source === own || source === german || source === 'everywhere') && !UNFORGIVEN.includes(meaning),
  );
}

const UNFORGIVEN: readonly Meaning[] = [
  'jumps',
  'takes',
  'he takes',
  'promotes',
  'castles',
  'he castles',
  // What chooses no move needs no guess: "wessen Springer" is not the white one.
  'white',
  'black',
  'man',
];

/** Whether a word is one of D.2.1's, by its right spelling: then others beside it may be, too. */
export function isGerman(folded: string): boolean {
  return (entries.get(folded) ?? []).some(
    ({ source, meaning }) => (source === german || source === 'everywhere') && !EMPTY.includes(meaning),
  );
}

/** The words of D.2.1, which are spoken by people who do not spell German; the names of letters are not among them. */
export function germanWords(): Meanings {
  return remembered('D.2.1', ({ source, meaning }) => source === german && !isFile(meaning));
}

const memory = new Map<Language | 'D.2.1', Meanings>();

function remembered(name: Language | 'D.2.1', isWanted: (entry: Sourced) => boolean): Meanings {
  let words = memory.get(name);
  if (!words) {
    const wanted = (entry: Sourced) => isWanted(entry) && !EMPTY.includes(entry.meaning);
    words = new Map(
      [...entries]
        .filter(([spelling, found]) => !spelling.includes(' ') && found.some(wanted))
        .map(([spelling, found]) => [spelling, found.filter(wanted)]),
    );
    memory.set(name, words);
  }
  return words;
}

function isFile(meaning: Meaning): boolean {
  return (FILES as readonly Meaning[]).includes(meaning);
}
