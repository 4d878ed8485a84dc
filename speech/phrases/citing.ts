/** Sentences with the article on which they rest, as a refusal or a result is told. */

import type { RefusalCode } from '#rules/game/refusal.ts';
import type { Language } from '#rules/notation/language.ts';
import { numberWords } from './numbers.ts';
import { refusalText } from './refusals/refusals.ts';
import { plainly, type Said, say, together } from './said.ts';

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
  const cited = { text: article, spoken: [{ lang: language, text: spoken, shown: article }] };
  return together([sentence, say(language, 'article', { article: cited })]);
}
