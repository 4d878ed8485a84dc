/**
 * The score as plain text: one pair of moves to a line, single spaces, no padding and no figurines, because a screen
 * reader drives the Braille display from it.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import { formatClock } from '#rules/notation/pgnComment.ts';
import type { NotationStyle } from '#rules/notation/writeMove.ts';
import { type HalfMove, headerLines, type MovePair, movePairs } from './score.ts';

export type TextSettings = NotationStyle & Readonly<{ clocks?: boolean }>;

export function scoreText(game: ScoreGame, settings: TextSettings): string {
  const header = headerLines(game, settings).map(({ label, text }) => (label ? `${label}: ${text}` : text));
  const moves = movePairs(game, settings).map((pair) => pairText(pair, settings));
  return `${[...header, '', ...moves].join('\n').trimEnd()}\n`;
}

/** `12. Sf3 Sc6`, `12. ... Sc6`, `11. Kb1 (=)`. */
function pairText({ number, white, black }: MovePair, { clocks }: TextSettings): string {
  const halves = [white ? halfText(white) : '...', ...(black ? [halfText(black)] : [])];
  const times = clocks
    ? [white, black].flatMap((half) => (half?.clockMs == null ? [] : [formatClock(half.clockMs)]))
    : [];
  return [`${number}.`, ...halves, ...times].join(' ');
}

/** C.12: the offer of a draw is written (=) after the move. */
export function halfText({ text, drawOffer }: HalfMove): string {
  return drawOffer ? `${text} (=)` : text;
}
