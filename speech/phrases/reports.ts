/** What the rules report, in words: how the game ended, what the arbiter is called for, what was asked. */
import type { AlertKind, Question } from '#rules/game/command.ts';
import type { Answer, EventOf } from '#rules/game/event.ts';
import type { Language } from '#rules/notation/language.ts';
import { type Color, opposite } from '#rules/position/square.ts';
import { movesCompleted, movesToControl, opponentTime, ownTime } from './answers.ts';
import { citing } from './citing.ts';
import type { PhraseKey } from './phrasebook.ts';
import { type Said, say } from './said.ts';

type Ended = Pick<EventOf<'ended'>, 'result' | 'article' | 'reason'>;

/** A reason of the rules: what is said when a side lost by it, and when the game was drawn. `side` is the loser. */
const ENDINGS: Readonly<Record<string, Readonly<{ lost?: PhraseKey; drawn?: PhraseKey }>>> = {
  checkmate: { lost: 'end.mate' },
  resignation: { lost: 'end.resign', drawn: 'end.resignDraw' },
  time: { lost: 'end.flag', drawn: 'end.flagDraw' },
  'both-flags': { drawn: 'end.bothFlags' },
  'illegal-move': { lost: 'end.illegal', drawn: 'end.illegalDraw' },
  'sealed-move': { lost: 'end.sealed' },
  stalemate: { drawn: 'end.stalemate' },
  'dead-position': { drawn: 'end.dead' },
  threefold: { drawn: 'end.threefold' },
  fivefold: { drawn: 'end.fivefold' },
  'fifty-moves': { drawn: 'end.fifty' },
  'seventy-five-moves': { drawn: 'end.seventyfive' },
  agreement: { drawn: 'draw.accepted' },
  quickplay: { drawn: 'end.quickplay' },
};

const ALERTS: Readonly<Record<AlertKind, PhraseKey>> = {
  'illegal-move': 'alert.illegalMove',
  'premature-press': 'alert.prematurePress',
  'no-move-press': 'alert.noMovePress',
  'incomplete-promotion': 'alert.incompletePromotion',
  'touch-move': 'alert.touchMove',
  claim: 'alert.claim',
  flag: 'alert.flag',
  divergence: 'alert.divergence',
};

/**
 * The result with its article. `concerned`: who resigned, overstepped or moved illegally, which a drawn result does
 * not tell. A result that the arbiter gave for a reason of his own is told as his decision.
 */
export function sayEnding(language: Language, { result, article, reason }: Ended, concerned?: Color): Said {
  const winner = winnerOf(result);
  const known = ENDINGS[reason];
  const key = winner ? known?.lost : known?.drawn;
  const side = winner ? opposite(winner) : concerned;
  const sidesNeeded = key !== undefined && SIDED.has(key);
  if (!key || (sidesNeeded && !side)) return citing(language, decision(language, result), article);
  return citing(language, say(language, key, { winner: winner ?? '', side: side ?? '' }), article);
}

const SIDED: ReadonlySet<PhraseKey> = new Set(['end.resignDraw', 'end.flagDraw', 'end.illegalDraw']);

export function sayAlert(language: Language, kind: AlertKind, side: Color, article: string | null): Said {
  return citing(language, say(language, ALERTS[kind], { side }), article);
}

/** D.2.10.4: the answer to a question, for the side that asked. */
export function sayAnswer(language: Language, what: Question, answer: Answer, asking: Color): Said {
  switch (what) {
    case 'ownTime':
      return ownTime(language, answer.ownMs ?? 0);
    case 'opponentTime':
      return opponentTime(language, answer.opponentMs ?? 0);
    case 'moves':
      return movesCompleted(
        language,
        (asking === 'white' ? answer.whiteCompleted : answer.blackCompleted) ?? 0,
      );
    case 'toControl':
      return movesToControl(language, answer.toControl ?? null);
  }
}

function winnerOf({ white, black }: Ended['result']): Color | null {
  if (white === black) return null;
  return white > black ? 'white' : 'black';
}

function decision(language: Language, result: Ended['result']): Said {
  const drawn = result.white > 0 ? 'draw' : 'none';
  return say(language, 'end.decision', { result: winnerOf(result) ?? drawn });
}
