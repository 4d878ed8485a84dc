/** The words of the screens. The game's own phrases, in all languages, are speech/phrases'. */
import type { Language } from '#rules/notation/language.ts';
import { catalogue, type MessageArgs, type Messages } from '#speech/phrases/catalogue.ts';
import { plainly, type Said } from '#speech/phrases/said.ts';
import { messages as english } from './messages/en.ts';

export type TextKey = keyof typeof english;
export type TextMessages = Messages<TextKey>;

/** The languages that the screens are written in; a player of another one reads English. */
export const SCREEN_LANGUAGES = ['en', 'de'] as const satisfies Language[];
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number];

const texts = catalogue<TextKey>(english, { de: () => import('./messages/de.ts') });

export function screenLanguage(language: Language): ScreenLanguage {
  return SCREEN_LANGUAGES.find((known) => known === language) ?? 'en';
}

export function loadTexts(language: Language): Promise<void> {
  return texts.load(screenLanguage(language));
}

export function text(language: Language, key: TextKey, args?: MessageArgs): string {
  return texts.text(screenLanguage(language), key, args);
}

/** The same, to be spoken. */
export function saidText(language: Language, key: TextKey, args?: MessageArgs): Said {
  return plainly(screenLanguage(language), text(language, key, args));
}
