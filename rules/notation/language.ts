/** The language settings. Serbian is written in both scripts, so it is two of them. */
export const LANGUAGES = ['en', 'de', 'pl', 'sk', 'hr', 'sr', 'sr-Latn', 'mk'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
