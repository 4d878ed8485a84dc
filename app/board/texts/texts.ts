/** The numbers by which a hand is read, in words: `restMs` is a number's name, `restMs.why` its reason. */

import { areaTexts } from '#app/i18n/area.ts';
import type { Messages } from '#speech/phrases/catalogue.ts';
import { messages as english } from './en.ts';

export type HandMessages = Messages<keyof typeof english>;

export const handTexts = areaTexts<keyof typeof english>(english, {
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hr: () => import('./hr.ts'),
  sr: () => import('./sr.ts'),
  'sr-Latn': () => import('./sr-Latn.ts'),
  mk: () => import('./mk.ts'),
});
