import type { GameState } from '#rules/game/state.ts';
import type { Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, say, together } from '#speech/phrases/said.ts';
import { saySquare } from '#speech/phrases/speak.ts';
import { manWord } from '#speech/phrases/words.ts';
import { saidText } from '../i18n/text.ts';

/** "Touched: …", as soon as the peg has left its hole. A peg that nobody has there is only lifted. */
export function sayLifted({ ply }: GameState, square: Square, words: AnnounceOptions): Said {
  const { language } = words;
  const man = ply.position.pieceAt(square);
  const named = saySquare(square, words);
  if (!man) return together([saidText(language, 'echo.lifted'), named]);
  return say(language, 'touched', { piece: manWord(language, man.color, man.role), square: named });
}
