import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { catalogue, type Messages } from '#speech/phrases/catalogue.ts';
import { loadPhrases, PHRASE_KEYS, phrase, phraseMessage } from '#speech/phrases/phrasebook.ts';
import { readReference, referenceSections } from './reference.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadPhrases));
});

type Used = { names: Set<string>; plurals: Set<string>[] };

function usedBy(
  elements: readonly MessageFormatElement[],
  used: Used = { names: new Set(), plurals: [] },
): Used {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    used.names.add(element.value);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural) used.plurals.push(new Set(Object.keys(element.options)));
    for (const option of Object.values(element.options)) usedBy(option.value, used);
  }
  return used;
}

describe('a catalogue', () => {
  test('takes English as the source of its keys and reads a language once it is loaded', async () => {
    const load = async () => ({ messages: { hello: 'Hallo {name}' } });
    const others = { de: load, pl: load, sk: load, hr: load, sr: load, 'sr-Latn': load, mk: load };
    const screens = catalogue({ hello: 'Hello {name}' }, others);
    expect(screens.text('en', 'hello', { name: 'A' })).toBe('Hello A');
    expect(() => screens.text('de', 'hello', { name: 'A' })).toThrow('before they were loaded');
    await screens.load('de');
    expect(screens.text('de', 'hello', { name: 'A' })).toBe('Hallo A');
  });

  test('a language without a catalogue does not compile', () => {
    const load = async () => ({ messages: { hello: 'Hallo' } });
    const others = { de: load, pl: load, sk: load, hr: load, sr: load, 'sr-Latn': load };
    // @ts-expect-error: Macedonian is missing
    expect(catalogue({ hello: 'Hello' }, others).text('en', 'hello')).toBe('Hello');
  });

  test('a missing or an extra message does not compile', () => {
    // @ts-expect-error: "two" is missing
    const missing: Messages<'one' | 'two'> = { one: 'eins' };
    // @ts-expect-error: "drei" is no key of the English catalogue
    const extra: Messages<'one'> = { one: 'eins', drei: 'drei' };
    expect([missing.one, extra.one]).toEqual(['eins', 'eins']);
  });
});

describe.each(LANGUAGES)('the phrases in %s', (language) => {
  test('use the slots of the English message, no others', () => {
    for (const key of PHRASE_KEYS) {
      const english = usedBy(parse(phraseMessage('en', key))).names;
      const own = usedBy(parse(phraseMessage(language, key))).names;
      // Polish "brakuje" takes the genitive of the man.
      expect([...own].map((name) => (name === 'manGen' ? 'man' : name)).sort(), key).toEqual(
        [...english].sort(),
      );
    }
  });

  test('have every plural class of the language', () => {
    const classes = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of PHRASE_KEYS)
      for (const options of usedBy(parse(phraseMessage(language, key))).plurals)
        expect([...options].filter((option) => option !== '=0').sort(), key).toEqual([...classes].sort());
  });

  test('are written in one script', () => {
    const cyrillic = language === 'sr' || language === 'mk';
    for (const key of PHRASE_KEYS) {
      const words = phraseMessage(language, key)
        .replace(/\{\w+[,}]|\b(plural|select|white|black|draw|other|one|few|many)\b/g, ' ')
        .replace(/USB|BRLTTY|Enter|Escape|Linux/g, ' ');
      expect(words, key).not.toMatch(cyrillic ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u);
    }
  });
});

test('a sentence begins with a capital, whatever stands in its first slot', () => {
  expect(phrase('en', 'read.square', { square: 'anna one', man: 'white rook' })).toBe(
    'Anna one: white rook.',
  );
});

const reference = readReference();
test.skipIf(reference === null)('every message of the reviewed reference is the catalogue’s', () => {
  let compared = 0;
  for (const { language, rows } of referenceSections(reference!, '## A.'))
    for (const [key, message] of rows) {
      const known = PHRASE_KEYS.find((name) => name === key);
      if (!known || !message!.startsWith('`')) continue;
      expect(phraseMessage(language, known)).toBe(message!.slice(1, -1));
      compared += 1;
    }
  expect(compared).toBe(8 * 47);
});
