/** What the desk answers and teaches in Croatian. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: s kojeg polja? {squares}.',
  'ask.squares': '{piece}: s kojeg polja na koje?',
  'ask.promotion': 'Promocija?',
  'move.stopped': 'Satovi stoje. Nije prihvaćeno: {text}. Najprije nastavite igru.',
  'move.wait': 'Satovi stoje. Nije prihvaćeno: {text}. Pričekajte suca.',
};
