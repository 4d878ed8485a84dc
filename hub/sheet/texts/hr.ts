import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Mjesta u dvorani, kolo {round}',
  secret:
    'Svaki kôd dajte samo osobi kojoj pripada. Kôd koji su drugi vidjeli poništava se i izdaje se novi.',
  hall: 'Sudac svih partija',
  board: 'Ploča {board}: bijeli {white}, crni {black}',
  seat: '{seat, select, table {Stol} white {Bijeli} black {Crni} whiteAssistant {Asistent bijeloga} blackAssistant {Asistent crnoga} other {Sudac}}',
  address: 'Adresa: {address}',
  code: 'Kôd: {code}',
  aloud: 'Za čitanje naglas: {letters}.',
  watch: 'Tko samo gleda, otvara {address} i ne treba kôd.',
};
