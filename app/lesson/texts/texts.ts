/** The words of the first steps and the lesson. */
import { areaTexts } from '#app/i18n/area.ts';
import type { Messages } from '#speech/phrases/catalogue.ts';
import { messages as english } from './en.ts';

export type LessonMessages = Messages<keyof typeof english>;

export const lessonTexts = areaTexts(english, {
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  sk: () => import('./sk.ts'),
  hr: () => import('./hr.ts'),
  sr: () => import('./sr.ts'),
  'sr-Latn': () => import('./sr-Latn.ts'),
  mk: () => import('./mk.ts'),
});
