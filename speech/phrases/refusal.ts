/** A refused command in words: why, and by which article. The codes are those of the rules, each has its message. */

import type { RefusalCode } from '#rules/game/refusal.ts';
import type { Language } from '#rules/notation/language.ts';
import { catalogue, type Messages } from './catalogue.ts';
import { numberWords } from './numbers.ts';
import { messages as english } from './refusals/en.ts';
import { plainly, type Said, say, together } from './said.ts';

export type RefusalMessages = Messages<RefusalCode>;

const refusals = catalogue<RefusalCode>(english, {
  de: () => import('./refusals/de.ts'),
  pl: () => import('./refusals/pl.ts'),
  sk: () => import('./refusals/sk.ts'),
  hr: () => import('./refusals/hr.ts'),
  sr: () => import('./refusals/sr.ts'),
  'sr-Latn': () => import('./refusals/sr-Latn.ts'),
  mk: () => import('./refusals/mk.ts'),
});

export function loadRefusals(language: Language): Promise<void> {
  return refusals.load(language);
}

export function refusalText(language: Language, code: RefusalCode): string {
  return refusals.text(language, code);
}

export function sayRefusal(language: Language, code: RefusalCode, article: string | null = null): Said {
  return citing(language, plainly(language, refusalText(language, code)), article);
}

/** A sentence followed by the article on which it rests. */
export function citing(language: Language, sentence: Said, article: string | null): Said {
  if (article === null) return sentence;
  const spoken = article
    .split('.')
    .map((part) => part.replace(/\d+/g, (digits) => ` ${numberWords(language, Number(digits))} `).trim())
    .join(' ')
    .replace(/\s+/g, ' ');
  const cited = { text: article, spoken: [{ lang: language, text: spoken }] };
  return together([sentence, say(language, 'article', { article: cited })]);
}
