/**
 * Why a command was refused, in every language setting. The rules core gives the code; the words are what a player
 * hears once: what is the matter and, where something can be done about it, what.
 */
import type { RefusalCode } from '#rules/game/refusal.ts';
import type { Language } from '#rules/notation/language.ts';
import { catalogue, type Messages } from '../catalogue.ts';
import { messages as english } from './en.ts';

/** Exactly the codes of the rules core: one too few or one too many does not compile. */
export type RefusalMessages = Messages<RefusalCode>;

const refusals = catalogue<RefusalCode>(english, {
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hr: () => import('./hr.ts'),
  sr: () => import('./sr.ts'),
  'sr-Latn': () => import('./sr-Latn.ts'),
  mk: () => import('./mk.ts'),
});

/** To be awaited once before a language is used. */
export function loadRefusals(language: Language): Promise<void> {
  return refusals.load(language);
}

export function refusalText(language: Language, code: RefusalCode): string {
  return refusals.text(language, code);
}
