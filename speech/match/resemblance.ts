/**
 * What a word that nobody knows may have been: a long word one slip away, or German as another ear writes it down.
 * Both are guesses; whoever uses them asks if the text is a move without the word, too.
 */
import type { Language } from '#rules/notation/language.ts';
import { type Entry, forgivable, germanWords } from './dictionary.ts';

/** In a shorter word a slip makes another word: "samo" is not "damo". */
const SHORTEST_FORGIVEN = 6;
/** The word that was meant may be one letter shorter: "Davids". */
const SHORTEST_MEANT = 5;

/** *Schwach* is not *Schach*: the shorter words of check are passed over only as they are. */
const SHORTEST_CHECK = 8;

/** `besideGerman`: a word of D.2.1 stands in the same text, so that this one may be German, too. */
export function resembling(folded: string, language: Language, besideGerman: boolean): readonly Entry[] {
  const found: Entry[] = [];
  for (const [word, entries] of forgivable(language))
    if (isSlip(folded, word))
      found.push(...entries.filter(({ meaning }) => meaning !== 'check' || folded.length >= SHORTEST_CHECK));
  // Who is set to German hears and writes it as it is spelt; Polish "kurczę, roszada" is no German sentence.
  if (language !== 'de' && besideGerman)
    for (const [word, entries] of germanWords()) if (soundsLike(folded, word)) found.push(...entries);
  return found;
}

function isSlip(said: string, meant: string): boolean {
  if (said.length < SHORTEST_FORGIVEN || meant.length < SHORTEST_MEANT) return false;
  return isOneSlip(said, meant);
}

/** One letter more, less, another, or two neighbours exchanged. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** A numeral of D.2.1 is short; less than this says nothing. */
const SHORTEST_SOUND = 3;
const sounds = new Map<string, string>();

function soundsLike(said: string, meant: string): boolean {
  if (said.length < SHORTEST_SOUND || meant.length < SHORTEST_SOUND) return false;
  return soundOf(said) === soundOf(meant);
}

/**
 * How a word sounds to an ear that does not know its spelling: diphthongs, sibilants, f and v, the narrow vowels and
 * doubled letters fall together, so that šlegt, szlegt and schlaegt are one word.
 */
function soundOf(folded: string): string {
  let sound = sounds.get(folded);
  if (sound === undefined) {
    sound = folded
      .replace(/chs|x/g, 'ks')
      .replace(/sch|sz|sh|cz|ts|tz|z|c(?![hk])/g, 's')
      .replace(/ch|kh/g, 'h')
      .replace(/ck/g, 'k')
      .replace(/[vw]/g, 'f')
      .replace(/[ea][ijy]/g, 'A')
      .replace(/(?:o[ijy]|a?eu)/g, 'O')
      .replace(/ae/g, 'e')
      .replace(/(?:ie|ee|oo|ue|oe|[iuy])/g, 'i')
      .replace(/([aeiAO])h(?=[^aeiAO]|$)/g, '$1')
      .replace(/[gk]t/g, 'kt')
      .replace(/(.)\1+/g, '$1')
      .replace(/a$/, 'e');
    sounds.set(folded, sound);
  }
  return sound;
}
