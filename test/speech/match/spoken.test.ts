/**
 * The matcher never plays what was not said. Sentences written without a look at the lexicons, and announcements of
 * random moves with noise, doubts, slips and words that nobody knows: none may be read as another move, and few of the
 * clear ones may be asked about.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describe as describeMove } from '#rules/notation/describe.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { CYRILLIC } from '#rules/notation/scripts.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { lookUp, tongueOf } from '#speech/match/dictionary.ts';
import { fold } from '#speech/match/fold.ts';
import { match } from '#speech/match/match.ts';
import { announceMove, FORMS, VOCABULARIES } from '#speech/phrases/announce.ts';
import { positionAt as at } from '#test/positionAt.ts';
import { PLACES, type Place, SAYINGS } from './sayings.ts';
import { SENTENCES, type Sentences } from './sentences.ts';

const POSITIONS = Object.fromEntries(
  Object.entries(PLACES).map(([place, fen]) => [place, at(fen)]),
) as Readonly<Record<Place, Position>>;

function played(position: Position, text: string, language: Language): string | null {
  const result = match(position, language === 'sr-Latn' ? inLatin(text) : text, { language });
  return result.kind === 'move' ? makeUci(result.move) : null;
}

/** A sentence with each of its slots filled in every way. */
function filled(sentence: string, squares: Sentences['squares']): string[] {
  const slot = /\{(\w+)\}/.exec(sentence);
  if (!slot) return [sentence];
  const names = squares[slot[1] as keyof typeof squares];
  return names.flatMap((name) => filled(sentence.replace(slot[0], name), squares));
}

/** Serbian sentences are read in both scripts. */
const inLatin = (text: string) =>
  [...text]
    .map((letter) => CYRILLIC[letter] ?? CYRILLIC[letter.toLowerCase()]?.toUpperCase() ?? letter)
    .join('');

const SETTINGS = LANGUAGES.map((language) => {
  const written = language === 'sr-Latn' ? 'sr' : language;
  return { language, sentences: SENTENCES[written], sayings: SAYINGS[written] };
});

const PLACE_OF = {
  e2e4: 'start',
  g1f3: 'start',
  e4d5: 'capture',
  e1g1: 'castling',
  e1c1: 'castling',
  c7c8q: 'promotion',
} as const satisfies Record<keyof Sentences['plays'], Place>;

/** At most so many of a hundred clear announcements may be asked about. */
const NOT_UNDERSTOOD = 0.05;

describe.each(SETTINGS)('sentences in $language', ({ language, sentences, sayings }) => {
  test('a clear announcement is played as it was said', () => {
    const misread: string[] = [];
    const asked: string[] = [];
    let count = 0;
    for (const [move, list] of Object.entries(sentences.plays))
      for (const text of list.flatMap((sentence) => filled(sentence, sentences.squares))) {
        count += 1;
        const found = played(POSITIONS[PLACE_OF[move as keyof typeof PLACE_OF]], text, language);
        if (found === null) asked.push(text);
        else if (found !== move) misread.push(`${text}: ${found}`);
      }
    expect(misread).toEqual([]);
    expect(asked.length, asked.join('; ')).toBeLessThanOrEqual(count * NOT_UNDERSTOOD);
  });

  test('a doubt, a denial, a question, a report and mere chatter are never played', () => {
    const texts = sentences.asks.flatMap((sentence) => filled(sentence, sentences.squares));
    const wrong = texts.flatMap((text) =>
      (['start', 'crowded', 'castling'] as const).flatMap((place) => {
        const found = played(POSITIONS[place], text, language);
        return found === null ? [] : [`${text} in ${place}: ${found}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('orders of words, verbs, promotions and slips', () => {
    const clear = sayings.filter(([, , move]) => move !== null);
    const results = sayings.map(([text, place, move]) => ({
      text,
      move,
      found: played(POSITIONS[place], text, language),
    }));
    expect(results.filter(({ move, found }) => found !== null && found !== move)).toEqual([]);
    const asked = results.filter(({ move, found }) => move !== null && found === null);
    expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(clear.length * NOT_UNDERSTOOD);
  });
});

/** What people say around a move in each language: nothing that changes it, and what unsays it. */
const AROUND: Readonly<Record<Language, Readonly<{ before: string[]; after: string[]; doubt: string[] }>>> = {
  en: {
    before: ['okay', 'um', 'I play', 'so'],
    after: ['please', 'thanks'],
    doubt: ['not', 'maybe', 'if', 'or'],
  },
  de: {
    before: ['also', 'äh', 'ich spiele', 'ja'],
    after: ['bitte'],
    doubt: ['nicht', 'vielleicht', 'wenn'],
  },
  pl: {
    before: ['no to', 'gram', 'hm', 'dobrze'],
    after: ['proszę'],
    doubt: ['nie', 'może', 'jeśli', 'albo'],
  },
  sk: {
    before: ['takže', 'hrám', 'ehm', 'dobre'],
    after: ['prosím'],
    doubt: ['nie', 'možno', 'ak', 'alebo'],
  },
  hr: { before: ['dakle', 'igram', 'hm', 'dobro'], after: ['molim'], doubt: ['ne', 'možda', 'ako', 'ili'] },
  sr: { before: ['дакле', 'играм', 'хм', 'добро'], after: ['молим'], doubt: ['не', 'можда', 'ако', 'или'] },
  'sr-Latn': { before: ['dakle', 'igram', 'hm', 'dobro'], after: ['molim'], doubt: ['ne', 'možda', 'ako'] },
  mk: { before: ['значи', 'играм', 'хм', 'добро'], after: ['молам'], doubt: ['не', 'можеби', 'ако', 'или'] },
};

/** An announcement of a random legal move of a random position of a random game, in any words. */
const announcement = fc
  .record({
    steps: fc.array(fc.nat(), { maxLength: 60 }),
    choice: fc.nat(),
    language: fc.constantFrom(...LANGUAGES),
    vocabulary: fc.constantFrom(...VOCABULARIES),
    form: fc.constantFrom(...FORMS),
  })
  .map(({ steps, choice, language, vocabulary, form }) => {
    let position = Position.start();
    for (const step of steps) {
      const moves = position.legalMoves();
      const move = moves[step % Math.max(1, moves.length)];
      const next = move && position.after(move);
      if (!next || next.legalMoves().length === 0) break;
      position = next;
    }
    const moves = position.legalMoves();
    const move = moves[choice % moves.length];
    const described = move && describeMove(position, move);
    if (!described) throw new Error('no move to announce');
    const text = announceMove(described, { language, vocabulary, form, check: true });
    return { position, text, language, move: makeUci(move) };
  });

const RUNS = { numRuns: process.env.HECTOR_LONG ? 5_000 : 100 };

describe('announcements of random moves', () => {
  test('with what says nothing around them are the same move', () => {
    fc.assert(
      fc.property(announcement, fc.nat(), fc.nat(), ({ position, text, language, move }, first, last) => {
        const { before, after } = AROUND[language];
        const said = `${before[first % before.length]} ${text}, ${after[last % after.length]}`;
        expect(played(position, said, language), `${language}: ${said}`).toBe(move);
      }),
      RUNS,
    );
  });

  test('with a doubt anywhere are asked about', () => {
    fc.assert(
      fc.property(announcement, fc.nat(), fc.nat(), ({ position, text, language }, which, where) => {
        const { doubt } = AROUND[language];
        const words = text.split(' ');
        words.splice(where % (words.length + 1), 0, doubt[which % doubt.length] as string);
        expect(played(position, words.join(' '), language), `${language}: ${words.join(' ')}`).toBeNull();
      }),
      RUNS,
    );
  });

  test('with a word that nobody knows are asked about', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/);
    fc.assert(
      fc.property(announcement, word, fc.nat(), ({ position, text, language, move }, unknown, where) => {
        fc.pre(
          LANGUAGES.every((any) => lookUp(unknown, tongueOf([], any, true)).length === 0) &&
            !/^[aeouyhm]+r?$/.test(unknown),
        );
        const words = text.split(' ');
        words.splice(where % (words.length + 1), 0, unknown);
        const found = played(position, words.join(' '), language);
        // It may resemble a long word, but then nothing else may come of it.
        expect([null, move], `${language}: ${words.join(' ')}`).toContain(found);
      }),
      RUNS,
    );
  });

  test('with a slip are the same move or asked about', () => {
    fc.assert(
      fc.property(announcement, fc.nat(), fc.nat(), fc.nat(25), (said, which, where, letter) => {
        const { position, text, language, move } = said;
        const words = text.split(' ');
        const index = which % words.length;
        const word = words[index] as string;
        const place = where % word.length;
        const slipped = word.slice(0, place) + String.fromCharCode(97 + letter) + word.slice(place + 1);
        // Another word, or a letter or digit of notation, is another thing said.
        fc.pre(word.length > 2 && lookUp(fold(slipped).text, tongueOf([], language, true)).length === 0);
        words[index] = slipped;
        const found = played(position, words.join(' '), language);
        expect([null, move], `${language}: ${words.join(' ')}`).toContain(found);
      }),
      RUNS,
    );
  });

  test('corrected to another move are asked about', () => {
    fc.assert(
      fc.property(announcement, fc.nat(), fc.nat(), ({ position, text, language, move }, other, which) => {
        const moves = position.legalMoves().filter((legal) => makeUci(legal) !== move);
        fc.pre(moves.length > 0);
        const described = describeMove(position, moves[other % moves.length]!);
        fc.pre(described !== null);
        const { doubt } = AROUND[language];
        const options = { language, vocabulary: 'native', form: 'short', check: false } as const;
        const said = `${text}, ${doubt[which % doubt.length]}, ${announceMove(described!, options)}`;
        expect(played(position, said, language), `${language}: ${said}`).toBeNull();
      }),
      RUNS,
    );
  });
});

test('a text of words with many meanings costs no more than its length', () => {
  // The number of things that may be said does not grow with the text: a long one is given up or stays small.
  for (const word of ['queens', 'b', 'be', 'sc3', 'de4', 'of', 'pat', 'Damen', 'castle'])
    for (const language of LANGUAGES) {
      const text = `${word} `.repeat(300).slice(0, 300);
      expect(played(POSITIONS.castling, text, language), word).toBeNull();
    }
  expect(played(POSITIONS.start, 'e4 '.repeat(200), 'en')).toBeNull();
});
