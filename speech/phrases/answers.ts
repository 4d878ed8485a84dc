/** D.2.10.4 and the player's other questions: what is told on request, and never unasked. */
import type { Language } from '#rules/notation/language.ts';
import type { Color } from '#rules/position/square.ts';
import { count } from './counted.ts';
import { durationWords } from './durations.ts';
import type { PhraseKey } from './phrasebook.ts';
import { type Said, say, together } from './said.ts';

export const ownTime = timed('clock.own');
export const opponentTime = timed('clock.opponent');
export const ownTimeUsed = timed('clock.ownUsed');
export const opponentTimeUsed = timed('clock.opponentUsed');

/** Moves completed (6.2.1), the number of D.2.10.4. */
export function movesCompleted(language: Language, n: number): Said {
  return say(language, 'moves.completed', count(language, 'moves.completed', n));
}

/** Null in the last period, which has no further control. */
export function movesToControl(language: Language, n: number | null): Said {
  if (n === null) return say(language, 'moves.noControl');
  return say(language, 'moves.toControl', count(language, 'moves.toControl', n));
}

export function lastMove(language: Language, move: Said | null): Said {
  return move ? say(language, 'last.move', { move }) : say(language, 'last.none');
}

/** The last moves in the order in which they were played. */
export function lastMoves(language: Language, moves: readonly Said[]): Said {
  if (moves.length === 0) return say(language, 'last.none');
  return say(language, 'last.list', { moves: together(moves, '; ') });
}

export function sideToMove(language: Language, side: Color): Said {
  return say(language, 'turn.side', { side });
}

/** Whose king stands in check, or null. */
export function checkAnswer(language: Language, side: Color | null): Said {
  return side ? say(language, 'check.yes', { side }) : say(language, 'check.no');
}

function timed(key: PhraseKey): (language: Language, ms: number) => Said {
  return (language, ms) => say(language, key, { time: durationWords(language, ms) });
}
