import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Места у сали, коло {round}',
  secret: 'Сваки код дајте само особи којој припада. Код који су други видели поништава се и издаје се нови.',
  hall: 'Судија свих партија',
  board: 'Табла {board}: бели {white}, црни {black}',
  seat: '{seat, select, table {Сто} white {Бели} black {Црни} whiteAssistant {Асистент белог} blackAssistant {Асистент црног} other {Судија}}',
  address: 'Адреса: {address}',
  code: 'Код: {code}',
  aloud: 'За читање наглас: {letters}.',
  watch: 'Ко само гледа, отвара {address} и не треба му код.',
};
