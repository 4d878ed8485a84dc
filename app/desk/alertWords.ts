/** What an alert tells the arbiter, in one sentence with its article. */
import type { EventOf } from '#rules/game/event.ts';
import type { Language } from '#rules/notation/language.ts';
import { citing } from '#speech/phrases/citing.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { type Said, say } from '#speech/phrases/said.ts';

const ALERT_PHRASES = {
  'illegal-move': 'alert.illegalMove',
  'premature-press': 'alert.prematurePress',
  'no-move-press': 'alert.noMovePress',
  'incomplete-promotion': 'alert.incompletePromotion',
  'touch-move': 'alert.touchMove',
  claim: 'alert.claim',
  flag: 'alert.flag',
  divergence: 'alert.divergence',
  'clock-defect': 'alert.clockDefect',
} as const;

type Alerted = Pick<EventOf<'alert'>, 'kind' | 'article' | 'detail'>;

/** Its kind alone, for a heading. */
export function alertKind(language: Language, { kind, detail }: Omit<Alerted, 'article'>): Said {
  const time = durationWords(language, Math.abs(detail.ms ?? 0));
  return say(language, ALERT_PHRASES[kind], { side: detail.side, time });
}

export function sayAlert(language: Language, alert: Alerted): Said {
  return citing(language, alertKind(language, alert), alert.article);
}
