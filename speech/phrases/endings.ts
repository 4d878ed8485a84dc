/** Articles 5, 6.9, 7.5.5, 9 and 10: the end of the game in words, with the article that ended it. */
import type { EventOf } from '#rules/game/event.ts';
import type { Language } from '#rules/notation/language.ts';
import { type Color, opposite } from '#rules/position/square.ts';
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

function winnerOf({ white, black }: Ended['result']): Color | null {
  if (white === black) return null;
  return white > black ? 'white' : 'black';
}

function decision(language: Language, result: Ended['result']): Said {
  const drawn = result.white > 0 ? 'draw' : 'none';
  return say(language, 'end.decision', { result: winnerOf(result) ?? drawn });
}
