import { areaTexts } from '#app/i18n/area.ts';
import { english } from './en.ts';

export const opponentTexts = areaTexts(english, {
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hr: () => import('./hr.ts'),
  sr: () => import('./sr.ts'),
  'sr-Latn': () => import('./sr-Latn.ts'),
  mk: () => import('./mk.ts'),
});
