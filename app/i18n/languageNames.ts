import type { Language } from '#rules/notation/language.ts';

/** Each language by its own name, whatever the screen's language is. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'polski',
  sk: 'slovenčina',
  hr: 'hrvatski',
  sr: 'српски',
  'sr-Latn': 'srpski (latinica)',
  mk: 'македонски',
};
