/** Article 5, 6.9, 9: how the end of a game is said, with the article that ended it. */
import type { EventOf } from '#rules/game/event.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import type { Language } from '#rules/notation/language.ts';
import { type Color, opposite } from '#rules/position/square.ts';
import { type Said, say, together } from '#speech/phrases/said.ts';

export function sayEnd(language: Language, state: GameState, event: EventOf<'ended'>): Said {
  const said = sayReason(language, state, event);
  return event.article ? together([said, say(language, 'article', { article: event.article })]) : said;
}

function sayReason(language: Language, state: GameState, { result, concept }: EventOf<'ended'>): Said {
  const winner = result.white > result.black ? 'white' : result.black > result.white ? 'black' : 'draw';
  const loser = winner === 'draw' ? null : opposite(winner);
  switch (concept) {
    case 'mate':
      return say(language, 'end.mate', { winner });
    case 'stalemate':
      return say(language, 'end.stalemate');
    case 'deadPosition':
      return say(language, 'end.dead');
    case 'fivefold':
      return say(language, 'end.fivefold');
    case 'moves75':
      return say(language, 'end.seventyfive');
    case 'agreedDraw':
      return say(language, 'draw.accepted');
    case 'resign':
      return loser ? say(language, 'end.resign', { side: loser }) : say(language, 'end.dead');
    case 'lossOnTime':
      return loser
        ? say(language, 'end.flag', { side: loser })
        : say(language, 'end.flagDraw', { side: fallen(state) });
    case 'illegalPenalty':
    case 'blitzIllegal':
      return loser
        ? say(language, 'end.illegal', { side: loser })
        : say(language, 'end.illegalDraw', { side: onMove(state) });
    default:
      return say(language, 'end.decision', { result: winner });
  }
}

function fallen({ clock }: GameState): Color {
  return clock?.zeroAt.white != null ? 'white' : 'black';
}
