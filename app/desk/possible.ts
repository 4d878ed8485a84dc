/** What training tells of a man: where it may go and what it may take, with the other man that the move concerns. */
import type { GameState } from '#rules/game/state.ts';
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import { saySquare } from '#speech/phrases/speak.ts';
import { deskTexts } from './texts.ts';

/** Asked elsewhere than on an own man while one is in hand, it is about that one. */
export function sayPossible(
  state: GameState,
  asked: Square,
  words: AnnounceOptions,
  capturesOnly = false,
): Said {
  const { position } = state.ply;
  const [inHand, another] = state.act.hand.lifted;
  const isOthers = position.pieceAt(asked)?.color !== position.turn;
  const square =
    isOthers && inHand && !another && inHand.piece.color === position.turn ? inHand.origin : asked;
  const found = position
    .legalMovesFrom(square)
    .filter((move) => !capturesOnly || position.capturedOn(move) !== null);
  const { language } = words;
  const named = saySquare(square, words);
  if (found.length === 0) return deskTexts.say(language, 'hint.none', { square: named });
  const targets = new Map(found.map((move) => [nameOf(move), move]));
  const squares = together(
    [...targets.values()].map((move) => sayWhere(position, move, words)),
    ', ',
  );
  return deskTexts.say(language, 'hint.moves', { square: named, squares });

  /** Promotions to several pieces are one, and both ways to write a castling. */
  function nameOf(move: Move): string {
    return position.castling(move) ?? move.to;
  }
}

/** 3.7.3.1, 3.8.2: of two men that a move concerns both are told: who is taken beside, and where the rook goes. */
function sayWhere(position: Position, move: Move, words: AnnounceOptions): Said {
  const { language } = words;
  const side = position.castling(move);
  const { king, rook, rookFrom } = position.castlingSquares(side ?? 'short');
  const square = saySquare(side ? king : move.to, words);
  const captured = position.capturedOn(move);
  if (captured && captured !== move.to)
    return deskTexts.say(language, 'hint.passing', { square, captured: saySquare(captured, words) });
  if (!side || !rookFrom || rookFrom === rook) return square;
  return deskTexts.say(language, 'hint.castling', {
    square,
    from: saySquare(rookFrom, words),
    rook: saySquare(rook, words),
  });
}
