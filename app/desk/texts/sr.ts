/** What the desk answers and teaches in Serbian in Cyrillic letters. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: са ког поља? {squares}.',
  'ask.squares': '{piece}: са ког поља на које?',
  'ask.promotion': 'Промоција?',
  'move.stopped': 'Сатови стоје. Није прихваћено: {text}. Прво наставите игру.',
  'move.wait': 'Сатови стоје. Није прихваћено: {text}. Сачекајте судију.',
};
