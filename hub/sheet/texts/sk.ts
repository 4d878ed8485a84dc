import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Miesta v sále, kolo {round}',
  secret: 'Každý kód dajte iba osobe, ktorej patrí. Kód, ktorý videli iní, sa zruší a vydá sa nový.',
  hall: 'Rozhodca všetkých partií',
  board: 'Šachovnica {board}: biely {white}, čierny {black}',
  seat: '{seat, select, table {Stôl} white {Biely} black {Čierny} whiteAssistant {Asistent bieleho} blackAssistant {Asistent čierneho} other {Rozhodca}}',
  address: 'Adresa: {address}',
  code: 'Kód: {code}',
  aloud: 'Na prečítanie nahlas: {letters}.',
  watch: 'Kto sa iba pozerá, otvorí {address} a kód nepotrebuje.',
};
