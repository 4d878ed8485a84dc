import { loadLanguage } from '#speech/phrases/languages.ts';
import { loadOpenedAreas } from '../i18n/area.ts';
import { loadTexts, saidText } from '../i18n/text.ts';
import type { Desk } from './desk.ts';
import type { Settings } from './settings.ts';

/** What a person changes at a desk away from the table. A language that cannot be fetched is said, and nothing changes. */
export async function changeSettings(desk: Desk, changes: Partial<Settings>): Promise<boolean> {
  const { settings, announcer } = desk;
  const { language, speech } = { ...settings.value, ...changes };
  try {
    await Promise.all([loadTexts(language), loadLanguage(language), loadOpenedAreas(language)]);
  } catch {
    desk.complain(saidText(settings.value.language, 'error.language'));
    return false;
  }
  announcer.mode = speech;
  settings.set({ ...settings.value, ...changes });
  return true;
}
