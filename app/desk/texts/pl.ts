/** What the desk answers and teaches in Polish. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: z którego pola? {squares}.',
  'ask.squares': '{piece}: z którego pola na które?',
  'ask.promotion': 'Promocja?',
  'move.stopped': 'Zegary stoją. Nie przyjęto: {text}. Najpierw trzeba wznowić grę.',
  'move.wait': 'Zegary stoją. Nie przyjęto: {text}. Proszę poczekać na sędziego.',
};
