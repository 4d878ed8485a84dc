/** A move typed at a desk, where it is clear; otherwise what is wrong with it is said. By form alone in competition (11.3.1). */
import { mayWarn } from '#rules/game/hearing.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { readMove } from '../edge/readText.ts';
import type { Desk } from './desk.ts';
import { wordsOf } from './settings.ts';
import { deskTexts } from './texts.ts';

/** Null after saying why: nothing is guessed. A move that is not legal is a move like any other here. */
export function readClearly(desk: Desk, position: Position, text: string): Move | null {
  const words = wordsOf(desk.settings.value);
  const { language } = words;
  const found = readMove(position, text, language, mayWarn(desk.port.state.value));
  switch (found.kind) {
    case 'move':
    case 'illegal':
      return found.move;
    case 'piece':
      desk.complain(deskTexts.say(language, 'ask.promotion'));
      return null;
    case 'which': {
      const moves = together(
        found.moves.flatMap((move): Said[] => {
          const described = describeByForm(position, move);
          return described ? [sayMove(described, words)] : [];
        }),
        ', ',
      );
      desk.complain(say(language, 'error.unclear', { moves }));
      return null;
    }
    case 'squares':
    case 'none':
      desk.complain(say(language, 'error.unreadable', { text }));
      return null;
  }
}
