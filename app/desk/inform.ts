/**
 * What the player is told on request about the game itself: the position and the moves, never an opinion. It is told
 * of the game as he may know it (view.ts), so that the answers are the same after an illegal move as after a legal one.
 */
import { mayTell } from '#rules/game/hearing.ts';
import type { GameState, Ply } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import type { Move } from '#rules/position/move.ts';
import type { File, Rank, Square } from '#rules/position/square.ts';
import { isSquare, RANKS } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { checkAnswer, lastMove, lastMoves, sideToMove } from '#speech/phrases/answers.ts';
import { readFile, readRank, readSide, readSquare } from '#speech/phrases/boardReading.ts';
import { plainly, type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove, saySquare } from '#speech/phrases/speak.ts';
import { manWord } from '#speech/phrases/words.ts';
import { saidText } from '../i18n/text.ts';
import type { Men } from '../pegs/men.ts';

const LAST_FEW = 5;

export function sayLastMove(state: GameState, words: AnnounceOptions): Said {
  return lastMove(words.language, sayPly(state.ply, words));
}

export function sayLastMoves(state: GameState, words: AnnounceOptions): Said {
  const moves: Said[] = [];
  for (let ply: Ply | null = state.ply; ply && moves.length < LAST_FEW; ply = ply.previous) {
    const said = sayPly(ply, words);
    if (said) moves.unshift(said);
  }
  return lastMoves(words.language, moves);
}

export function sayTurn({ ply }: GameState, { language }: AnnounceOptions): Said {
  return sideToMove(language, ply.position.turn);
}

/** 11.3.1: not told in competition, whatever stands on the board. */
export function sayCheck(state: GameState, { language }: AnnounceOptions): Said {
  if (!mayTell(state, 'check')) return saidText(language, 'answer.notTold');
  const { position } = state.ply;
  return checkAnswer(language, position.isCheck() ? position.turn : null);
}

export function sayPieces({ ply }: GameState, words: AnnounceOptions): Said {
  return together([readSide(ply.position, 'white', words), readSide(ply.position, 'black', words)]);
}

export function sayRead({ ply }: GameState, what: Square | Rank | File, words: AnnounceOptions): Said {
  if (isSquare(what)) return readSquare(ply.position, what, words);
  const rank = RANKS.find((known) => known === what);
  return rank ? readRank(ply.position, rank, words) : readFile(ply.position, what as File, words);
}

/** Several moves of the present position, as they are asked about. */
export function sayMoves({ ply }: GameState, moves: readonly Move[], words: AnnounceOptions): Said {
  const said = moves.flatMap((move) => {
    const described = describeByForm(ply.position, move);
    return described ? [sayMove(described, words)] : [];
  });
  return together(said, '; ');
}

/** What stands in a hole, as it is explored. */
export function sayHole(men: Men, square: Square, words: AnnounceOptions): Said {
  const { language } = words;
  const man = men.get(square);
  const named = saySquare(square, words);
  if (!man) return say(language, 'read.empty', { square: named });
  return say(language, 'read.square', { square: named, man: manWord(language, man.color, man.role) });
}

/** Null for the beginning, where no move has been made. A muddle of pegs has no name but its own notation. */
export function sayPly(ply: Ply, words: AnnounceOptions): Said | null {
  if (!ply.previous) return null;
  const described = ply.move && describeByForm(ply.previous.position, ply.move);
  return described ? sayMove(described, words) : plainly(words.language, ply.san);
}
