import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Stanowiska na sali, runda {round}',
  secret:
    'Każdy kod przekaż tylko tej osobie, dla której jest przeznaczony. Kod, który zobaczyli inni, unieważnia się i wydaje nowy.',
  hall: 'Sędzia wszystkich partii',
  board: 'Szachownica {board}: białe {white}, czarne {black}',
  seat: '{seat, select, table {Stół} white {Białe} black {Czarne} whiteAssistant {Asystent białych} blackAssistant {Asystent czarnych} other {Sędzia}}',
  address: 'Adres: {address}',
  code: 'Kod: {code}',
  aloud: 'Do odczytania na głos: {letters}.',
  watch: 'Kto tylko ogląda, otwiera {address} i nie potrzebuje kodu.',
};
