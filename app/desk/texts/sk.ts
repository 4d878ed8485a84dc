/** What the desk answers and teaches in Slovak. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: z ktorého poľa? {squares}.',
  'ask.squares': '{piece}: z ktorého poľa na ktoré?',
  'ask.promotion': 'Premena?',
  'move.stopped': 'Hodiny stoja. Neprijaté: {text}. Najprv pokračujte v hre.',
  'move.wait': 'Hodiny stoja. Neprijaté: {text}. Počkajte na rozhodcu.',
};
