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
import { type AnnounceOptions, wordLanguage } from '#speech/phrases/announce.ts';
import { checkAnswer, lastMove, lastMoves, sideToMove } from '#speech/phrases/answers.ts';
import { readFile, readRank, readSide, readSquare } from '#speech/phrases/boardReading.ts';
import { plainly, type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove, saySquare } from '#speech/phrases/speak.ts';
import { pieceWord } from '#speech/phrases/words.ts';
import { saidText } from '../i18n/text.ts';
import { type Men, menOnBoard, standing } from '../pegs/men.ts';
import { DEFAULT_SQUARE_STYLE, type Styled, styledMan } from './squareStyle.ts';

const LAST_FEW = 5;

export function sayLastMove(state: GameState, words: AnnounceOptions): Said {
  return lastMove(words.language, sayPly(state.ply, words));
}

export function sayLastMoves(state: GameState, words: AnnounceOptions, most = LAST_FEW): Said {
  const moves: Said[] = [];
  for (let ply: Ply | null = state.ply; ply && moves.length < most; ply = ply.previous) {
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

/** The men as they stand while a move is on its way: what the fingers feel, not what the score says. */
export function sayPieces(state: GameState, words: AnnounceOptions): Said {
  const men = standing(menOnBoard(state));
  return together([readSide(men, 'white', words), readSide(men, 'black', words)]);
}

export function sayRead(state: GameState, what: Square | Rank | File, words: AnnounceOptions): Said {
  const men = standing(menOnBoard(state));
  if (isSquare(what)) return readSquare(men, what, words);
  const rank = RANKS.find((known) => known === what);
  return rank ? readRank(men, rank, words) : readFile(men, what as File, words);
}

/** Several moves of the present position, as they are asked about. */
export function sayMoves({ ply }: GameState, moves: readonly Move[], words: AnnounceOptions): Said {
  const said = moves.flatMap((move) => {
    const described = describeByForm(ply.position, move);
    return described ? [sayMove(described, words)] : [];
  });
  return together(said, '; ');
}

/** Which of several is meant: the squares, where only the man is in doubt; else the whole moves. */
export function sayWhich(state: GameState, moves: readonly Move[], words: AnnounceOptions): Said {
  const { language } = words;
  const { position } = state.ply;
  const [first] = moves;
  const role = first && position.pieceAt(first.from)?.role;
  const isSame = moves.every(({ from, to }) => to === first?.to && position.pieceAt(from)?.role === role);
  if (!role || !isSame || moves.length < 2)
    return say(language, 'error.unclear', { moves: sayMoves(state, moves, words) });
  const squares = together(
    moves.map(({ from }) => saySquare(from, words)),
    ', ',
  );
  const tongue = wordLanguage(words);
  const named = together([plainly(tongue, pieceWord(tongue, role)), squares], ': ');
  return say(language, 'error.unclear', { moves: named });
}

/** What stands in a hole, as it is explored. */
export function sayHole(men: Men, square: Square, words: AnnounceOptions & Styled): Said {
  const { language, squareStyle = DEFAULT_SQUARE_STYLE } = words;
  const man = men.get(square);
  const named = saySquare(square, words);
  if (!man) return say(language, 'read.empty', { square: named });
  const said = plainly(language, styledMan(language, man, squareStyle));
  switch (squareStyle.position) {
    case 'before':
      return say(language, 'read.square', { square: named, man: said });
    case 'after':
      return together([said, named], ': ');
    case 'none':
      return said;
  }
}

/** Null for the beginning, where no move has been made. A muddle of pegs has no name but its own notation. */
export function sayPly(ply: Ply, words: AnnounceOptions): Said | null {
  if (!ply.previous) return null;
  const described = ply.move && describeByForm(ply.previous.position, ply.move);
  return described ? sayMove(described, words) : plainly(words.language, ply.san);
}
