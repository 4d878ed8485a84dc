/** The reviewed reference of spoken phrases, where it lies beside the project: its tables, by language. */
import { existsSync, readFileSync } from 'node:fs';
import { isLanguage, type Language } from '#rules/notation/language.ts';

const PATH = '../shared/laws/phrases.md';

export type ReferenceSection = Readonly<{ language: Language; rows: readonly (readonly string[])[] }>;

/** Null, with a notice, where the reference is absent. */
export function readReference(): string | null {
  if (existsSync(PATH)) return readFileSync(PATH, 'utf8');
  console.warn(`skipped: ${PATH} is not here`);
  return null;
}

/** The table rows of the sections whose headings begin with a prefix ("## A." or "### D."), cell by cell. */
export function referenceSections(reference: string, prefix: string): ReferenceSection[] {
  return reference
    .split(/^(?=#)/m)
    .filter((section) => section.startsWith(prefix))
    .flatMap((section) => {
      const language = /\(`(.+)`\)/.exec(section.split('\n')[0] as string)?.[1] ?? '';
      if (!isLanguage(language)) return [];
      const rows = section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      return [{ language, rows }];
    });
}
