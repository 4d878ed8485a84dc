/**
 * The score as plain text: one pair of moves to a line, single spaces, no padding and no figurines, because a screen
 * reader drives the Braille display from it. Notes stand between the moves on lines of their own.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import type { NotationStyle } from '#rules/notation/writeMove.ts';
import { headerLines, resultLine } from './head.ts';
import { bracketed } from './remarks.ts';
import { clockText, halfText, type MovePair, scoreRows } from './score.ts';

export type TextSettings = NotationStyle & Readonly<{ clocks?: boolean }>;

export function scoreText(game: ScoreGame, settings: TextSettings): string {
  const header = headerLines(game, settings).map(({ label, text }) => (label ? `${label}: ${text}` : text));
  const moves = scoreRows(game, settings).map((row) =>
    'note' in row ? bracketed(row.note) : pairText(row.pair, settings),
  );
  const end = moves.length > 0 ? ['', resultLine(game, settings.language)] : [];
  return `${[...header, '', ...moves, ...end].join('\n').trimEnd()}\n`;
}

/** `12. Sf3 Sc6`, `12. ... Sc6`, `11. Kb1 (=)`; White's clock before Black's, `-` where only one is known. */
function pairText({ number, white, black }: MovePair, { clocks }: TextSettings): string {
  const halves = [white ? halfText(white) : '...', ...(black ? [halfText(black)] : [])];
  return [`${number}.`, ...halves, ...(clocks ? pairClocks(white, black) : [])].join(' ');
}

/** The clocks of those who moved; none where nothing is known. */
function pairClocks(white: MovePair['white'], black: MovePair['black']): string[] {
  const times = [white, black].flatMap((half) => (half ? [clockText(half)] : []));
  return times.every((time) => time === null) ? [] : times.map((time) => time ?? '-');
}
