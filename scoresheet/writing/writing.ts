/**
 * A text for people, whatever it is about: a handbook, the pairings of a round, a sheet with codes. Written once, it is
 * given out as plain text, as a page in large print, and in Braille, as a score is (D.2.7).
 */
import type { Language } from '#rules/notation/language.ts';

export type Part = Readonly<
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Where nothing can stand in columns a row is a line, its cells parted by semicolons. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Plain HTML beside the text, such as a code as a picture: for print alone, with what it says in words elsewhere. */
  | { kind: 'picture'; svg: string; says: string }
  /** What follows stands on a page of its own. */
  | { kind: 'new-page' }
>;

export type Writing = Readonly<{ title: string; language: Language; parts: readonly Part[] }>;

export const WRITING_FORMATS = ['text', 'html', 'brf', 'pef', 'unicode'] as const;
export type WritingFormat = (typeof WRITING_FORMATS)[number];
