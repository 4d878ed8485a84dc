/**
 * Every text of the screens in every language, whichever catalogue it is in: for the tests, and for native readers. An
 * area of the app with catalogues of its own has its line here.
 */
import { handTexts } from '#app/board/texts/texts.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { hubTexts } from '#app/hub/texts/texts.ts';
import type { AreaTexts } from '#app/i18n/area.ts';
import { loadTexts, TEXT_KEYS, type TextKey, textMessage } from '#app/i18n/text.ts';
import { lessonTexts } from '#app/lesson/texts/texts.ts';
import { arbiterTexts } from '#app/roles/arbiter/texts/texts.ts';
import { assistantTexts } from '#app/roles/assistant/texts/texts.ts';
import { hallTexts } from '#app/roles/hall/texts/texts.ts';
import { opponentTexts } from '#app/roles/opponent/texts/texts.ts';
import { readerTexts } from '#app/roles/reader/texts.ts';
import { setupTexts } from '#app/roles/setup/texts.ts';
import { spectatorTexts } from '#app/roles/spectator/texts/texts.ts';
import { aroundTexts } from '#app/shared/around/texts.ts';
import { claimTexts } from '#app/shared/claims/texts/texts.ts';
import { desksTexts } from '#app/shared/desks/texts.ts';
import { lookTexts } from '#app/shared/lookTexts.ts';
import { sheetTexts } from '#hub/sheet/texts/texts.ts';
import { tournamentTexts } from '#hub/tournament/texts/texts.ts';
import type { Language } from '#rules/notation/language.ts';

/** By the name that stands before its keys in the lists. */
const AREAS: Readonly<Record<string, AreaTexts<string>>> = {
  arbiter: arbiterTexts,
  assistant: assistantTexts,
  opponent: opponentTexts,
  spectator: spectatorTexts,
  around: aroundTexts,
  claims: claimTexts,
  desk: deskTexts,
  hand: handTexts,
  hub: hubTexts,
  look: lookTexts,
  desks: desksTexts,
  reader: readerTexts,
  setup: setupTexts,
  hall: hallTexts,
  sheet: sheetTexts,
  lesson: lessonTexts,
  tournament: tournamentTexts,
};

/** The common texts by their key, those of an area as `area:key`. */
export const SCREEN_KEYS: readonly string[] = [
  ...TEXT_KEYS,
  ...Object.entries(AREAS).flatMap(([name, { keys }]) => keys.map((key) => `${name}:${key}`)),
];

export async function loadScreenTexts(language: Language): Promise<void> {
  await Promise.all([loadTexts(language), ...Object.values(AREAS).map((area) => area.load(language))]);
}

export function screenMessage(language: Language, key: string): string {
  const colon = key.indexOf(':');
  const area = AREAS[key.slice(0, Math.max(0, colon))];
  return area ? area.message(language, key.slice(colon + 1)) : textMessage(language, key as TextKey);
}
