/** Why a command was refused, in the words of the game's language. */
import type { RefusalCode } from '#rules/game/refusal.ts';
import type { Language } from '#rules/notation/language.ts';
import { refusalText } from '#speech/phrases/refusals/refusals.ts';

export function refusalReason(language: Language, code: RefusalCode): string {
  return refusalText(language, code);
}
