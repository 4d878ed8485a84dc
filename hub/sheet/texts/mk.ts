import type { SheetMessages } from './texts.ts';

export const messages: SheetMessages = {
  title: 'Места во салата, коло {round}',
  secret:
    'Секој код дајте му го само на лицето за кое е. Кодот што го виделе други се поништува и се издава нов.',
  hall: 'Судија на сите партии',
  board: 'Табла {board}: бел {white}, црн {black}',
  seat: '{seat, select, table {Маса} white {Бел} black {Црн} whiteAssistant {Асистент на белиот} blackAssistant {Асистент на црниот} other {Судија}}',
  address: 'Адреса: {address}',
  code: 'Код: {code}',
  aloud: 'За читање на глас: {letters}.',
  watch: 'Кој само гледа, ја отвора {address} и не му треба код.',
};
