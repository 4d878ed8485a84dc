/** What a player's desk asks, answers and teaches: words that no event brings. */
import type { Messages } from '#speech/phrases/catalogue.ts';
import { areaTexts } from '../i18n/area.ts';
import { messages as english } from './texts/en.ts';

export type DeskKey = keyof typeof english;
export type DeskMessages = Messages<DeskKey>;

export const deskTexts = areaTexts<DeskKey>(english, {
  de: () => import('./texts/de.ts'),
  pl: () => import('./texts/pl.ts'),
  sk: () => import('./texts/sk.ts'),
  hr: () => import('./texts/hr.ts'),
  sr: () => import('./texts/sr.ts'),
  'sr-Latn': () => import('./texts/sr-Latn.ts'),
  mk: () => import('./texts/mk.ts'),
});
