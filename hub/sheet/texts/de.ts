import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Plätze der Halle, Runde {round}',
  secret:
    'Geben Sie jeden Code nur der Person, für die er ist. Ein Code, den andere gesehen haben, wird gesperrt und durch einen neuen ersetzt.',
  hall: 'Schiedsrichter aller Partien',
  board: 'Brett {board}: Weiß {white}, Schwarz {black}',
  seat: '{seat, select, table {Tisch} white {Weiß} black {Schwarz} whiteAssistant {Assistent von Weiß} blackAssistant {Assistent von Schwarz} other {Schiedsrichter}}',
  address: 'Adresse: {address}',
  code: 'Code: {code}',
  aloud: 'Zum Vorlesen: {letters}.',
  watch: 'Wer nur zusieht, öffnet {address} und braucht keinen Code.',
};
