/** The words of the arbiter's desk, fetched with its screen. */
import { areaTexts } from '#app/i18n/area.ts';
import type { Messages } from '#speech/phrases/catalogue.ts';
import { messages as english } from './en.ts';

export type ArbiterKey = keyof typeof english;
export type ArbiterMessages = Messages<ArbiterKey>;

export const ARBITER_KEYS = Object.keys(english) as readonly ArbiterKey[];

export const arbiterTexts = areaTexts<ArbiterKey>(english, {
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hr: () => import('./hr.ts'),
  sr: () => import('./sr.ts'),
  'sr-Latn': () => import('./sr-Latn.ts'),
  mk: () => import('./mk.ts'),
});
