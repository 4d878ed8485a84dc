/**
 * From a text to what it says, in every vocabulary and language at once; no board is needed for that. Which moves are
 * meant by it is decided by others (match.ts among the legal moves).
 */
import type { Language } from '#rules/notation/language.ts';
import { expressionLength, lookUp, type Tongue, tongueOf, writingOf } from './dictionary.ts';
import { type Folded, fold } from './fold.ts';
import { readingsOf } from './readings.ts';
import { type Statement, saysTheSame, statementsOf } from './statement.ts';

/** Longer than any announcement: what is beyond is no move. */
export const LONGEST_TEXT = 300;

export type Understood = Readonly<
  | { kind: 'plain'; statements: readonly Statement[] }
  /** The speaker denies, corrects himself, hesitates or asks: what each of his words may name, never to be played. */
  | { kind: 'doubtful'; alternatives: readonly (readonly Statement[])[] }
  | { kind: 'too-long' }
>;

/** `letters`: whose piece letters are meant, if not those of the language. */
export function understand(text: string, language: Language, letters: Language = language): Understood {
  if (text.length > LONGEST_TEXT) return { kind: 'too-long' };
  const words = wordsOf(text);
  const tongue = tongueIn(words, language);
  const parts = splitAtDoubts(words, tongue);
  const [only] = parts;
  if (only && parts.length === 1 && !isQuestion(text))
    return {
      kind: 'plain',
      statements: [...statements(only, tongue, letters), ...saidTwice(text, only, tongue, letters)],
    };
  return {
    kind: 'doubtful',
    alternatives: alternatives(parts.filter((part) => part.length > 0)).map((part) =>
      statements(part, tongue, letters),
    ),
  };
}

function tongueIn(words: readonly Word[], language: Language): Tongue {
  return tongueOf(
    words.map((word) => word.text),
    language,
    words.some((word) => word.origins.some((origin) => origin > '\u007f')),
  );
}

/** A word in its folded letters, and each letter's origin. */
type Word = Folded;

function wordsOf(text: string): Word[] {
  // A move number before the move, and "e.p." behind it, in Latin or Cyrillic.
  const folded = fold(text.replace(/^\s*\d+\s*\.+/, ' ').replace(/[eе]\.\s?[pп]\.?/giu, ' ep '));
  const words: Word[] = [];
  let start = 0;
  for (const word of folded.text.split(' ')) {
    const end = start + word.length;
    if (word) words.push({ text: word, origins: folded.origins.slice(start, end) });
    start = end + 1;
  }
  return words;
}

function statements(words: readonly Word[], tongue: Tongue, letters: Language): readonly Statement[] {
  const text = words.map((word) => word.text).join(' ');
  const origins = words.flatMap((word, index) => (index === 0 ? word.origins : [' ', ...word.origins]));
  return statementsOf(readingsOf({ text, origins }, tongue, letters));
}

/** "e4?" is a move with its mark; a sentence with a question mark is a question. */
function isQuestion(text: string): boolean {
  return /\s\S*[^?!\s]\s*\?\s*$/.test(text.trim());
}

/** What is said twice, in the same words or in others, is said once: "Springer Felix drei, knight f3". */
function saidTwice(text: string, words: readonly Word[], tongue: Tongue, letters: Language): Statement[] {
  const [first = [], second = []] = halves(text, words);
  if (first.length === 0 || second.length === 0) return [];
  const again = statements(second, tongue, letters);
  return statements(first, tongue, letters).flatMap((said) => {
    const same = again.find((other) => saysTheSame(said, other));
    return same ? [{ ...said, cost: Math.max(said.cost, same.cost) }] : [];
  });
}

/** Two parts that may say the same: parted by a sign, or the same words again. */
function halves(text: string, words: readonly Word[]): (readonly Word[])[] {
  const parts = text.split(/[,;]|\.\s/).map(wordsOf);
  if (parts.length === 2) return parts;
  const count = words.length / 2;
  const isTwice = words.every((word, index) => word.text === words[(index + count) % words.length]?.text);
  return isTwice ? [words.slice(0, count), words.slice(count)] : [];
}

/** The words in parts, some perhaps empty, where the speaker was in doubt; one part where he was not. */
function splitAtDoubts(words: readonly Word[], tongue: Tongue): Word[][] {
  const parts: Word[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const { length, isDoubt } = expressionAt(words, at, tongue);
    if (isDoubt) parts.push([]);
    else parts.at(-1)?.push(...words.slice(at, at + length));
    at += length;
  }
  return parts;
}

/** The longest expression that begins here decides what its words are: "thank you" is not about another player. */
function expressionAt(words: readonly Word[], at: number, tongue: Tongue) {
  for (let length = Math.min(expressionLength(), words.length - at); length > 0; length--) {
    const expression = words.slice(at, at + length);
    const found = lookUp(
      expression.map((word) => word.text).join(' '),
      tongue,
      writingOf(expression.flatMap((word) => word.origins)),
    );
    const isDoubt = found.some(
      ({ meaning }) =>
        meaning === 'doubt' ||
        (meaning === 'asking' && at === 0) ||
        (meaning === 'that' && isPassedOver(words[at + 1], tongue)),
    );
    if (found.length > 0) return { length, isDoubt };
  }
  return { length: 1, isDoubt: false };
}

/** A verb, most likely: no man, no square and no interjection. */
function isPassedOver(word: Word | undefined, tongue: Tongue): boolean {
  return lookUp(word?.text ?? '', tongue).some(
    ({ meaning }) => meaning === 'filler' || meaning === 'plays' || meaning === 'asking',
  );
}

/** Each part by itself, with the first word of the first ("knight f3 or d2"), with the last of the last ("b or d four"). */
function alternatives(parts: readonly (readonly Word[])[]): (readonly Word[])[] {
  const first = parts[0]?.[0];
  const last = parts.at(-1)?.at(-1);
  return parts.flatMap((part) => [
    part,
    ...(first ? [[first, ...part]] : []),
    ...(last ? [[...part, last]] : []),
  ]);
}
