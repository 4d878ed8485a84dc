import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Само таблата',
  'field.turn': '{side, select, white {Белиот е на потег} other {Црниот е на потег}}',
  'field.over': 'Партијата заврши',
  'field.overHelp': 'Наредба; или ? за помош.',
  'said.earlier': 'Претходни објави',
  'boards.more': 'Табли и снимач',
  'look.title': 'Приказ',
  'look.theme': 'Бои',
  'look.theme.system': 'Како во системот',
  'look.theme.light': 'Светло',
  'look.theme.dark': 'Темно',
  'look.theme.yellow-on-black': 'Жолто на црно',
  'look.theme.black-on-yellow': 'Црно на жолто',
  'look.textSize': 'Големина на текстот во проценти',
  'look.boardSize': 'Големина на таблата во проценти од прозорецот',
  'look.squares': 'Таблата за читач на екран',
  'look.squares.plain': 'Само полиња',
  'look.squares.grid': 'Табела со редови и колони',
  'look.squaresHelp':
    'Само полиња: се кажува само полето и неговата фигура. Табела: читачот на екран додава ред и колона.',
};
