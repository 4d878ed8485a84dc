import { saidText } from '../i18n/text.ts';
import type { Person } from './hectorContext.tsx';

/** The text of a file that the user chose. One that is too large, or cannot be read, is said; then null. */
export async function readFile(
  { announcer, settings }: Person,
  file: File,
  longest: number,
): Promise<string | null> {
  const { language } = settings.value;
  const complain = (said: ReturnType<typeof saidText>) =>
    announcer.say({ kind: 'alert', said, staysTrue: true });
  if (file.size > longest) {
    complain(saidText(language, 'error.tooLarge', { file: file.name, megabytes: longest / 1_000_000 }));
    return null;
  }
  try {
    return await file.text();
  } catch (error) {
    complain(saidText(language, 'error.file', { reason: String(error) }));
    return null;
  }
}
