import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Samo tabla',
  'field.turn': '{side, select, white {Beli je na potezu} other {Crni je na potezu}}',
  'field.over': 'Partija je završena',
  'field.overHelp': 'Naredba; ili ? za pomoć.',
  'said.earlier': 'Ranije objave',
  'boards.more': 'Table i snimač',
  'look.title': 'Prikaz',
  'look.theme': 'Boje',
  'look.theme.system': 'Kao u sistemu',
  'look.theme.light': 'Svetlo',
  'look.theme.dark': 'Tamno',
  'look.theme.yellow-on-black': 'Žuto na crnom',
  'look.theme.black-on-yellow': 'Crno na žutom',
  'look.textSize': 'Veličina teksta u procentima',
  'look.boardSize': 'Veličina table u procentima prozora',
  'look.squares': 'Tabla za čitač ekrana',
  'look.squares.plain': 'Samo polja',
  'look.squares.grid': 'Tabela sa redovima i kolonama',
  'look.squaresHelp':
    'Samo polja: izgovara se samo polje i njegova figura. Tabela: čitač ekrana dodaje red i kolonu.',
};
