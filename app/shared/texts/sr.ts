import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Само табла',
  'field.turn': '{side, select, white {Бели је на потезу} other {Црни је на потезу}}',
  'field.over': 'Партија је завршена',
  'field.overHelp': 'Наредба; или ? за помоћ.',
  'said.earlier': 'Раније објаве',
  'boards.more': 'Табле и снимач',
  'look.title': 'Приказ',
  'look.theme': 'Боје',
  'look.theme.system': 'Као у систему',
  'look.theme.light': 'Светло',
  'look.theme.dark': 'Тамно',
  'look.theme.yellow-on-black': 'Жуто на црном',
  'look.theme.black-on-yellow': 'Црно на жутом',
  'look.textSize': 'Величина текста у процентима',
  'look.boardSize': 'Величина табле у процентима прозора',
  'look.squares': 'Табла за читач екрана',
  'look.squares.plain': 'Само поља',
  'look.squares.grid': 'Табела са редовима и колонама',
  'look.squaresHelp':
    'Само поља: изговара се само поље и његова фигура. Табела: читач екрана додаје ред и колону.',
};
