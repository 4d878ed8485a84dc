/**
 * The handbook: for players, for assistants, for arbiters. One text in each language; the page, the print and the Braille
 * are made of it by the same writers as the score's. Keys are not written in it: `{ownTime}` is whatever key and word
 * the command has now.
 */
import type { Language } from '#rules/notation/language.ts';
import type { Part, Writing } from '#scoresheet/writing/writing.ts';
import type { HandbookText } from './texts/en.ts';

export const READERS = ['player', 'assistant', 'arbiter'] as const;
export type Reader = (typeof READERS)[number];

/** A text is a paragraph, several together are a list. */
export type Chapter = Readonly<{ title: string; parts: readonly (string | readonly string[])[] }>;

const TEXTS: Readonly<Record<Language, () => Promise<Readonly<{ handbook: HandbookText }>>>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  pl: () => import('./texts/pl.ts'),
  sk: () => import('./texts/sk.ts'),
  hr: () => import('./texts/hr.ts'),
  sr: () => import('./texts/sr.ts'),
  'sr-Latn': () => import('./texts/sr-Latn.ts'),
  mk: () => import('./texts/mk.ts'),
};

export async function loadHandbook(language: Language): Promise<HandbookText> {
  return (await TEXTS[language]()).handbook;
}

/** `command`: how a command is given in this language, such as "t" or "time"; null for what is no command. */
export function handbookWriting(
  text: HandbookText,
  reader: Reader,
  language: Language,
  command: (name: string) => string | null,
): Writing {
  const chapters: readonly Chapter[] = Object.values(text.chapters[reader]);
  return {
    title: `${text.title}: ${text.readers[reader]}`,
    language,
    parts: chapters.flatMap(({ title, parts }): Part[] => [
      { kind: 'heading', level: 2, text: title },
      ...parts.map(
        (part): Part =>
          typeof part === 'string'
            ? { kind: 'paragraph', text: withCommands(part, command) }
            : { kind: 'list', items: part.map((item) => withCommands(item, command)) },
      ),
    ]),
  };
}

function withCommands(text: string, command: (name: string) => string | null): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => command(name) ?? whole);
}
