import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Mesta u sali, kolo {round}',
  secret: 'Svaki kod dajte samo osobi kojoj pripada. Kod koji su drugi videli poništava se i izdaje se novi.',
  hall: 'Sudija svih partija',
  board: 'Tabla {board}: beli {white}, crni {black}',
  seat: '{seat, select, table {Sto} white {Beli} black {Crni} whiteAssistant {Asistent belog} blackAssistant {Asistent crnog} other {Sudija}}',
  address: 'Adresa: {address}',
  code: 'Kod: {code}',
  aloud: 'Za čitanje naglas: {letters}.',
  watch: 'Ko samo gleda, otvara {address} i ne treba mu kod.',
};
