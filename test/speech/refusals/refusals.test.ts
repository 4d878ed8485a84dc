import { beforeAll, describe, expect, test } from 'vitest';
import { REFUSAL_CODES } from '#rules/game/refusal.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { messages as english } from '#speech/phrases/refusals/en.ts';
import { loadRefusals, type RefusalMessages, refusalText } from '#speech/phrases/refusals/refusals.ts';

test('a language is read only once it is loaded', async () => {
  expect(() => refusalText('de', 'game-over')).toThrow('before they were loaded');
  await loadRefusals('de');
  expect(refusalText('de', 'game-over')).toBe('Die Partie ist beendet.');
});

test('a missing or an extra code does not compile', () => {
  const { 'game-over': gameOver, ...others } = english;
  // @ts-expect-error: "game-over" is missing
  const missing: RefusalMessages = others;
  // @ts-expect-error: "too-loud" is no code of the rules core
  const extra: RefusalMessages = { ...others, 'game-over': gameOver, 'too-loud': 'Not so loud.' };
  expect(missing['game-over']).toBeUndefined();
  expect(Object.keys(extra)).toHaveLength(REFUSAL_CODES.length + 1);
});

test('every code has its words, in the order of the rules core', () => {
  expect(Object.keys(english)).toEqual([...REFUSAL_CODES]);
});

test('no two languages share a text: nothing is left untranslated', async () => {
  await Promise.all(LANGUAGES.map(loadRefusals));
  const apart = LANGUAGES.filter((language) => language !== 'hr' && language !== 'sr-Latn');
  for (const code of REFUSAL_CODES)
    expect(new Set(apart.map((language) => refusalText(language, code))).size, code).toBe(apart.length);
});

/** The sentences of a text: each begins with a capital and ends with a full stop. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.) /);
}

describe.each(LANGUAGES)('the refusals in %s', (language) => {
  beforeAll(() => loadRefusals(language));

  const cyrillic = language === 'sr' || language === 'mk';
  const texts = () => REFUSAL_CODES.map((code) => [code, refusalText(language, code)] as const);

  test('are one or two short sentences, each with its full stop', () => {
    for (const [code, text] of texts()) {
      const parts = sentences(text);
      expect(parts.length, code).toBeLessThanOrEqual(2);
      for (const part of parts) {
        expect(part, code).toMatch(/^\p{Lu}[^.]+\.$/u);
        expect(part.split(' ').length, code).toBeLessThanOrEqual(20);
      }
    }
  });

  test('say what to do wherever the English does', () => {
    for (const [code, text] of texts())
      expect(sentences(text).length, code).toBe(sentences(english[code]).length);
  });

  test('can be spoken: no digits, signs, slots or abbreviations', () => {
    for (const [code, text] of texts()) {
      expect(text, code).toMatch(/^[\p{L} .,:']+$/u);
      expect(text, code).not.toMatch(/\p{Lu}{2}/u);
    }
  });

  test('are written in one script', () => {
    for (const [code, text] of texts())
      expect(text, code).not.toMatch(cyrillic ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u);
  });

  test('tell one refusal from another', () => {
    const seen = new Map<string, string>();
    for (const [code, text] of texts()) {
      expect(seen.get(text), `${code} says the same`).toBeUndefined();
      seen.set(text, code);
    }
  });
});

const TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдђежзијклљмнњопрстћуфхцчџш'].map((letter, index) => [
    letter,
    'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')[index]!,
  ]),
);

function inLatin(text: string): string {
  return [...text]
    .map((letter) => {
      const latin = TO_LATIN[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? latin : latin[0]!.toUpperCase() + latin.slice(1);
    })
    .join('');
}

test('Serbian says the same in both scripts', async () => {
  await Promise.all((['sr', 'sr-Latn'] satisfies Language[]).map(loadRefusals));
  for (const code of REFUSAL_CODES)
    expect(refusalText('sr-Latn', code), code).toBe(inLatin(refusalText('sr', code)));
});

test('Macedonian avoids the words its voice cannot say', async () => {
  await loadRefusals('mk');
  for (const code of REFUSAL_CODES)
    expect(refusalText('mk', code), code).not.toMatch(/(?<!\p{L})(со|сѐ|сè)(?!\p{L})/iu);
});

test('a player who asks for something impossible hears why, and what to do', () => {
  expect(refusalText('en', 'hole-empty')).toBe('There is no piece in this hole.');
  expect(refusalText('en', 'too-late-to-correct')).toBe(
    'It is too late to correct the announcement. This is possible only until the clock is pressed.',
  );
});
