/** Training: what was taken back, by its name: a half-move, or the act of the hand that had not made one. */
import { placedMove } from '#rules/game/placing.ts';
import type { GameState, Ply } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import type { Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { plainly, type Said, together } from '#speech/phrases/said.ts';
import { sayMove, saySquare } from '#speech/phrases/speak.ts';
import { manWord } from '#speech/phrases/words.ts';
import { sayPly } from './inform.ts';

/** `number`: the half-move after which the game stands again. */
export function sayTakenBack(before: GameState, number: number, words: AnnounceOptions): Said | null {
  if (before.ply.number <= number) return sayAct(before, words);
  let { ply }: { ply: Ply } = before;
  while (ply.previous && ply.number > number + 1) ply = ply.previous;
  return sayPly(ply, words);
}

/** The move that stood on the board, or else the men that were touched. */
function sayAct({ act, ply: { position } }: GameState, words: AnnounceOptions): Said | null {
  const move = placedMove(act.placing);
  const described = move && describeByForm(position, move);
  if (described) return sayMove(described, words);
  const touched = act.touches.map(({ square }) => square);
  const squares = new Set([...touched, ...act.hand.lifted.map(({ origin }) => origin)]);
  return squares.size > 0 ? together([...squares].map(sayMan), '; ') : null;

  function sayMan(square: Square): Said {
    const man = position.pieceAt(square);
    const named = saySquare(square, words);
    return man
      ? together([plainly(words.language, manWord(words.language, man.color, man.role)), named], ', ')
      : named;
  }
}
