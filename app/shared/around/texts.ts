import { areaTexts } from '#app/i18n/area.ts';
import { messages as english } from './texts/en.ts';

/** The words of what is around a game: leaving it, its end, the stored games. */
export const aroundTexts = areaTexts(english, {
  de: () => import('./texts/de.ts'),
  pl: () => import('./texts/pl.ts'),
  sk: () => import('./texts/sk.ts'),
  hr: () => import('./texts/hr.ts'),
  sr: () => import('./texts/sr.ts'),
  'sr-Latn': () => import('./texts/sr-Latn.ts'),
  mk: () => import('./texts/mk.ts'),
});
