/** D.2.10.4: the numbers that the core answers with, in the words of the game's language. */

import { type Actor, sideOf } from '#rules/game/command.ts';
import type { EventOf } from '#rules/game/event.ts';
import type { Language } from '#rules/notation/language.ts';
import {
  movesCompleted,
  movesToControl,
  opponentTime,
  opponentTimeUsed,
  ownTime,
  ownTimeUsed,
} from '#speech/phrases/answers.ts';
import { type Said, together } from '#speech/phrases/said.ts';

/** People ask for what is left far more often than for what is used: each is a question of its own. */
export function tell({ what, answer, to }: EventOf<'told'>, language: Language): Said {
  switch (what) {
    case 'ownTime':
      return ownTime(language, answer.ownMs ?? 0);
    case 'opponentTime':
      return opponentTime(language, answer.opponentMs ?? 0);
    case 'timeUsed':
      return together([
        ownTimeUsed(language, answer.ownUsedMs ?? 0),
        opponentTimeUsed(language, answer.opponentUsedMs ?? 0),
      ]);
    case 'moves':
      return movesOf(to, answer, language);
    case 'toControl':
      return movesToControl(language, answer.toControl ?? null);
  }
}

/** For programs, whose question of old gives both: the time left, then the time used. */
export function tellWhole(event: EventOf<'told'>, language: Language): Said {
  const { what, answer } = event;
  if (what === 'ownTime')
    return together([tell(event, language), ownTimeUsed(language, answer.ownUsedMs ?? 0)]);
  if (what === 'opponentTime')
    return together([tell(event, language), opponentTimeUsed(language, answer.opponentUsedMs ?? 0)]);
  return tell(event, language);
}

/** The asker's own completed moves: his clock counts for him. */
function movesOf(to: Actor, answer: EventOf<'told'>['answer'], language: Language): Said {
  const { whiteCompleted = 0, blackCompleted = 0 } = answer;
  return movesCompleted(language, sideOf(to) === 'black' ? blackCompleted : whiteCompleted);
}
