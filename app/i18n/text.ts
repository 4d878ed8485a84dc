/** The words of the screens. The game's own phrases, in all languages, are speech/phrases'. */
import type { Language } from '#rules/notation/language.ts';
import { catalogue, type MessageArgs, type Messages } from '#speech/phrases/catalogue.ts';
import { plainly, type Said } from '#speech/phrases/said.ts';
import { loadOpenedAreas } from './area.ts';
import { messages as english } from './messages/en.ts';

export type TextKey = keyof typeof english;
export type TextMessages = Messages<TextKey>;

export const TEXT_KEYS = Object.keys(english) as readonly TextKey[];

const texts = catalogue<TextKey>(english, {
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  sk: () => import('./messages/sk.ts'),
  hr: () => import('./messages/hr.ts'),
  sr: () => import('./messages/sr.ts'),
  'sr-Latn': () => import('./messages/sr-Latn.ts'),
  mk: () => import('./messages/mk.ts'),
});

/** To be awaited once before a language is used. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([texts.load(language), loadOpenedAreas(language)]);
}

export function textMessage(language: Language, key: TextKey): string {
  return texts.message(language, key);
}

export function text(language: Language, key: TextKey, args?: MessageArgs): string {
  return texts.text(language, key, args);
}

/** The same, to be spoken. */
export function saidText(language: Language, key: TextKey, args?: MessageArgs): Said {
  return plainly(language, text(language, key, args));
}
