import { saidText } from '../i18n/text.ts';
import { download } from './download.ts';
import type { Person } from './hectorContext.tsx';
import { sayIfExportFails } from './sayIfExportFails.ts';

/** A browser hands a file to its downloads without a word that is heard: where it went is said, and if it did not. */
export function saveFile(
  person: Person,
  { name, type }: Readonly<{ name: string; type: string }>,
  content: () => string | Promise<string>,
): Promise<boolean> {
  return sayIfExportFails(person, async () => {
    download(name, type, await content());
    const said = saidText(person.settings.value.language, 'export.done', { file: name });
    person.announcer.say({ kind: 'answer', said, staysTrue: true });
  });
}
