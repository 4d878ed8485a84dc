/**
 * Earlier positions, looked through without touching the live one. In competition only what the player has written
 * himself can be looked through (8.1, D.2.7): nobody else's score, and nothing that the program knows better.
 */
import { mayWarn } from '#rules/game/hearing.ts';
import type { GameState, Ply } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import { makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { plainly, type Said } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { ownEntries, plyNumber } from '../score/ownScore.ts';
import { sayPly } from './inform.ts';
import { deskTexts } from './texts.ts';

/** A position that is looked at: after so many half-moves. */
export type Reviewed = Readonly<{ number: number; position: Position; said: Said }>;

/** One half-move back or on from where one looks; null: the live position. */
export function reviewed(
  state: GameState,
  side: Color,
  from: number | null,
  step: -1 | 1,
  words: AnnounceOptions,
): Reviewed | null {
  const all = mayWarn(state) ? played(state, words) : written(state, side, words);
  const last = all.length - 1;
  const at = Math.min(from ?? (mayWarn(state) ? last : last + 1), last + 1) + step;
  return all[Math.max(0, at)] ?? null;
}

function played(state: GameState, words: AnnounceOptions): Reviewed[] {
  const all: Reviewed[] = [];
  for (let ply: Ply | null = state.ply; ply; ply = ply.previous) {
    const move = sayPly(ply, words);
    all.unshift({ number: ply.number, position: ply.position, said: named(state, ply.number, move, words) });
  }
  return all;
}

function written(state: GameState, side: Color, words: AnnounceOptions): Reviewed[] {
  const start: Reviewed = { number: 0, position: state.start, said: named(state, 0, null, words) };
  return [
    start,
    ...ownEntries(state, side).flatMap(({ ply, move, before }): Reviewed[] => {
      if (!before) return [];
      const described = describeByForm(before, move);
      const said = described ? sayMove(described, words) : plainly(words.language, makeUci(move));
      return [{ number: ply, position: before.afterByForm(move), said: named(state, ply, said, words) }];
    }),
  ];
}

function named(state: GameState, ply: number, move: Said | null, { language }: AnnounceOptions): Said {
  if (!move) return deskTexts.say(language, 'review.start');
  return deskTexts.say(language, 'review.at', { number: plyNumber(state, ply), move });
}
