/**
 * D.2.9: two scores side by side, and in words where they first differ and what both still agree on. An own score is
 * compared as far as it can be played.
 */
import type { GameState } from '#rules/game/state.ts';
import { describe } from '#rules/notation/describe.ts';
import { makeGame, NO_REMARKS, type ScoreGame, startPosition } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import type { Position } from '#rules/position/position.ts';
import { parseSan } from '#rules/position/san.ts';
import type { Color } from '#rules/position/square.ts';
import { compareScores } from '#scoresheet/compareScores.ts';
import { text } from '../i18n/text.ts';
import { ownEntries, plyNumber } from './ownScore.ts';

/** What can be compared: the game as it was played, a player's own score, a file. */
export const SCORE_SOURCES = ['board', 'white', 'black', 'file'] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

export type Compared = Readonly<{
  sentences: readonly string[];
  /** Null where the scores do not even begin alike. */
  lastCommon: Position | null;
}>;

/** An own score up to and with the first entry that cannot be played: that entry may be the very difference. */
export function comparable(state: GameState, side: Color): ScoreGame {
  const entries = ownEntries(state, side);
  const bad = unplayableFrom(state, side);
  const moves = entries.filter(({ ply }) => bad === null || ply <= bad);
  return makeGame({
    variant: state.header.variant,
    startFen: state.header.startFen,
    moves: moves.map(({ move }) => ({ ...NO_REMARKS, move })),
    result: '*',
  });
}

/** The half-move from which an own score cannot be played; null if all of it can. */
export function unplayableFrom(state: GameState, side: Color): number | null {
  const bad = ownEntries(state, side).find(({ move, before }) => !before?.isLegal(move));
  return bad ? bad.ply : null;
}

export function compared(a: ScoreGame, b: ScoreGame, state: GameState, language: Language): Compared {
  const found = compareScores(a, b);
  if (found.kind === 'different-start')
    return { sentences: [text(language, 'score.differentStart')], lastCommon: null };
  if (found.kind === 'same') {
    const last = a.moves.reduce((position, { move }) => position.after(move), startPosition(a));
    return { sentences: [text(language, 'score.same')], lastCommon: last };
  }
  const { ply, lastCommon } = found;
  const written = (san: string | null) => {
    const move = san === null ? null : parseSan(lastCommon, san);
    const described = move && describe(lastCommon, move);
    return described ? writeMove(described, { language }) : (san ?? text(language, 'score.ends'));
  };
  const number = plyNumber(state, ply + 1);
  const [first, second] = [written(found.first), written(found.second)];
  return {
    sentences: [
      text(language, 'score.differ', { number, first, second }),
      text(language, 'score.common', { after: lastMove(a, ply, state, language) ?? 'start' }),
    ],
    lastCommon,
  };
}

function lastMove(game: ScoreGame, ply: number, state: GameState, language: Language): string | null {
  const move = game.moves[ply - 1]?.move;
  if (!move) return null;
  const before = game.moves
    .slice(0, ply - 1)
    .reduce((position, made) => position.after(made.move), startPosition(game));
  const described = describe(before, move);
  return `${plyNumber(state, ply)} ${described ? writeMove(described, { language }) : ''}`.trim();
}
