import { saidText } from '../i18n/text.ts';
import type { Person } from './hectorContext.tsx';

/** No export ends in silence: whatever goes wrong is said, with what to do. False if it went wrong. */
export async function sayIfExportFails(
  { announcer, settings }: Person,
  write: () => Promise<void>,
): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const said = saidText(settings.value.language, 'export.failed', { reason });
    announcer.say({ kind: 'alert', said, staysTrue: true });
    return false;
  }
}
