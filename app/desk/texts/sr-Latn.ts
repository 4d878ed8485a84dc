/** What the desk answers and teaches in Serbian in Latin letters. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: sa kog polja? {squares}.',
  'ask.squares': '{piece}: sa kog polja na koje?',
  'ask.promotion': 'Promocija?',
  'move.stopped': 'Satovi stoje. Nije prihvaćeno: {text}. Prvo nastavite igru.',
  'move.wait': 'Satovi stoje. Nije prihvaćeno: {text}. Sačekajte sudiju.',
};
