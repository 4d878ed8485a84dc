/** Everything that is said in a language, loaded at once when it is chosen. */
import type { Language } from '#rules/notation/language.ts';
import { loadPhrases } from './phrasebook.ts';
import { loadRefusals } from './refusals/refusals.ts';

export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadPhrases(language), loadRefusals(language)]);
}
