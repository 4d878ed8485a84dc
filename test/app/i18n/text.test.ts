/** The screens in every language setting: whole, with the right plurals, in one script, and in the phrasebook's words. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadHandbook } from '#app/handbook/handbook.ts';
import { text } from '#app/i18n/text.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { loadPhrases, phrase } from '#speech/phrases/phrasebook.ts';
import { SOUNDS } from '#speech/sounds/earcons.ts';
import { loadScreenTexts, SCREEN_KEYS, screenMessage } from '../../../scripts/screenTexts.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.flatMap((language) => [loadScreenTexts(language), loadPhrases(language)]));
});

type Parts = { names: Set<string>; plurals: string[][]; words: string[] };

function partsOf(
  elements: readonly MessageFormatElement[],
  parts: Parts = { names: new Set(), plurals: [], words: [] },
): Parts {
  for (const element of elements) {
    if (element.type === TYPE.literal) parts.words.push(element.value);
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    parts.names.add(element.value);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural) parts.plurals.push(Object.keys(element.options));
    for (const option of Object.values(element.options)) partsOf(option.value, parts);
  }
  return parts;
}

/** The values of a select, by its argument: a missing one would be told as another. */
function selections(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const own = element.type === TYPE.select ? [`${element.value}: ${Object.keys(element.options)}`] : [];
    return [...own, ...Object.values(element.options).flatMap((option) => selections(option.value))];
  });
}

/** Names of things that are written alike everywhere, the German words of Appendix D, keys and commands. */
const FOREIGN =
  /\b(F8|F9|F|V|Hector|Tabutronic|Sentio|DGT|Millennium|ChessLink|Certabo|Chrome|Edge|USB|BRLTTY|dialout|Enter|Space|Tab|Escape|Ctrl|Shift|Home|End|FIDE|FEN|PGN|BRF|PEF|HTML|SVG|Unicode|A4|zwo|zwei|Springer|Gustav|eins|Felix|drei|Alfa|Hotel|rp|D\.\d[\d.]*|D|g1f3|lichess|v e2|s e4|s e|s 4)\b/g;
/** Keys of the keyboard are Latin letters in every script. */
const KEYS = new Set(['help.pieceKeys', 'reader:keys']);

/** What stands in a hole is a piece everywhere; only the board is named by its pegs. */
const PEGS: Readonly<Record<Language, RegExp>> = {
  en: /\bpegs?\b(?! board)/i,
  de: /\bstift(e|en|s)?\b/i,
  pl: /(?<!z )\bkoł(e?k|ki|kiem|ków)(?!\p{L})/iu,
  sk: /\bkolík(a|y|om|ov)?(?!\p{L})|kame(ň|n)/iu,
  hr: /(?<!s )\bklin(a|ovi|ova|om)?\b/i,
  sr: /(?<!са )(?<!\p{L})клин(а|ови|ова|ом)?(?!\p{L})/iu,
  'sr-Latn': /(?<!sa )\bklin(a|ovi|ova|om)?\b/i,
  mk: /(?<!со )(?<!\p{L})клин(от|ови|овите)?(?!\p{L})/iu,
};

describe.each(LANGUAGES)('the screens in %s', (language) => {
  test('have one word for a piece, in the handbook too', async () => {
    const screens = SCREEN_KEYS.map((key) => screenMessage(language, key));
    const handbook = JSON.stringify(await loadHandbook(language)).split('","');
    expect([...screens, ...handbook].filter((each) => PEGS[language].test(each))).toEqual([]);
  });

  test('use the slots and the selections of the English text', () => {
    for (const key of SCREEN_KEYS) {
      const english = parse(screenMessage('en', key));
      const own = parse(screenMessage(language, key));
      expect([...partsOf(own).names].sort(), key).toEqual([...partsOf(english).names].sort());
      expect([...new Set(selections(own))].sort(), key).toEqual([...new Set(selections(english))].sort());
    }
  });

  test('have every plural class of the language', () => {
    const classes = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of SCREEN_KEYS)
      for (const options of partsOf(parse(screenMessage(language, key))).plurals)
        expect(options.filter((option) => option !== '=0').sort(), key).toEqual([...classes].sort());
  });

  test('are written in one script', () => {
    const cyrillic = language === 'sr' || language === 'mk';
    for (const key of SCREEN_KEYS.filter((name) => !KEYS.has(name))) {
      const words = partsOf(parse(screenMessage(language, key)))
        .words.join(' ')
        .replace(FOREIGN, ' ');
      expect(words, key).not.toMatch(cyrillic ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u);
    }
  });

  test('begin and end as the English text does: a sentence, a label or a part', () => {
    for (const key of SCREEN_KEYS) {
      const isSentence = /[.?]\}*$/.test(screenMessage('en', key));
      expect(/[.?]\}*$/.test(screenMessage(language, key)), key).toBe(isSentence);
    }
  });
});

/** "Proszę wybrać", "należy wybrać", "Pan": the reader is told "wybierz", as a player tells another. */
const OTHERWISE_POLISH = /(?<!\p{L})(proszę|należy (?!do)|pan|pana|panu|pani|państwo|państwa)(?!\p{L})/iu;

test('Polish speaks to its reader in one way, on the screen, in the voice and in the handbook', async () => {
  const { messages } = await import('#speech/phrases/messages/pl.ts');
  const { messages: refusals } = await import('#speech/phrases/refusals/pl.ts');
  const handbook = JSON.stringify(await loadHandbook('pl')).split('","');
  const screens = SCREEN_KEYS.map((key) => screenMessage('pl', key));
  const all = [...screens, ...Object.values(messages), ...Object.values(refusals), ...handbook];
  expect(all.filter((each) => OTHERWISE_POLISH.test(String(each)))).toEqual([]);
});

test('are written, not left in English', () => {
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    const same = SCREEN_KEYS.filter((key) => screenMessage(language, key) === screenMessage('en', key));
    // Names of boards and keys, the commands' letters, and a word or two that languages share.
    expect(same.length, `${language}: ${same}`).toBeLessThan(SCREEN_KEYS.length / 12);
  }
});

test.each([
  ['pl', 2, 'Szachownica i partia różnią się na 2 polach.'],
  ['sk', 5, 'Šachovnica a partia sa líšia na 5 poliach.'],
  ['hr', 21, 'Ploča i partija razlikuju se na 21 polju.'],
  ['sr', 3, 'Табла и партија се разликују на 3 поља.'],
  ['sr-Latn', 3, 'Tabla i partija se razlikuju na 3 polja.'],
  ['mk', 2, 'Таблата и партијата се разликуваат на 2 полиња.'],
] as const)('counts in %s', (language, count, sentence) => {
  expect(text(language, 'board.differs', { count })).toBe(sentence);
});

test('a word of the Laws is the same on the screen and in the voice', () => {
  for (const language of LANGUAGES)
    expect(phrase(language, 'adjust.said')).toBe(`${text(language, 'game.adjust')}.`);
});

test.each(LANGUAGES)('%s: every sound has a name of its own in the settings', (language) => {
  const names = SOUNDS.map((sound) => text(language, 'settings.sound', { sound }));
  expect(new Set(names).size).toBe(SOUNDS.length);
});
