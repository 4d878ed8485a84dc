/** What the desk answers and teaches in German. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: von welchem Feld? {squares}.',
  'ask.squares': '{piece}: von welchem Feld auf welches?',
  'ask.promotion': 'Umwandlung?',
  'move.stopped': 'Die Uhren stehen. {text} wurde nicht übernommen. Erst das Spiel fortsetzen.',
  'move.wait': 'Die Uhren stehen. {text} wurde nicht übernommen. Auf den Schiedsrichter warten.',
};
