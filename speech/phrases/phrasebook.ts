/** The phrases of the game in every language setting: what the announcer says and what is printed of it. */
import type { Language } from '#rules/notation/language.ts';
import { catalogue, type MessageArgs, type Messages } from './catalogue.ts';
import { messages as english } from './messages/en.ts';

export type PhraseKey = keyof typeof english;
export type PhraseMessages = Messages<PhraseKey>;

export const PHRASE_KEYS = Object.keys(english) as readonly PhraseKey[];

const phrases = catalogue<PhraseKey>(english, {
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  sk: () => import('./messages/sk.ts'),
  hr: () => import('./messages/hr.ts'),
  sr: () => import('./messages/sr.ts'),
  'sr-Latn': () => import('./messages/sr-Latn.ts'),
  mk: () => import('./messages/mk.ts'),
});

/** To be awaited once before a language is used; English needs it no more than once either. */
export function loadPhrases(language: Language): Promise<void> {
  return phrases.load(language);
}

export function phraseMessage(language: Language, key: PhraseKey): string {
  return phrases.message(language, key);
}

/** A finished sentence: the first letter of the text is a capital, whatever stood in its slots. */
export function phrase(language: Language, key: PhraseKey, args?: MessageArgs): string {
  return capitalised(phrases.text(language, key, args));
}

/** A part of a sentence, such as a duration: no capital is added. */
export function phrasePart(language: Language, key: PhraseKey, args?: MessageArgs): string {
  return phrases.text(language, key, args);
}

export function capitalised(text: string): string {
  const first = text[0];
  return first === undefined ? text : first.toUpperCase() + text.slice(1);
}
