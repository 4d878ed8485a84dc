import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Samo ploča',
  'field.turn': '{side, select, white {Bijeli je na potezu} other {Crni je na potezu}}',
  'field.over': 'Partija je završena',
  'field.overHelp': 'Naredba; ili ? za pomoć.',
  'said.earlier': 'Ranije objave',
  'boards.more': 'Ploče i snimač',
  'look.title': 'Prikaz',
  'look.theme': 'Boje',
  'look.theme.system': 'Kao u sustavu',
  'look.theme.light': 'Svijetlo',
  'look.theme.dark': 'Tamno',
  'look.theme.yellow-on-black': 'Žuto na crnom',
  'look.theme.black-on-yellow': 'Crno na žutom',
  'look.textSize': 'Veličina teksta u postocima',
  'look.boardSize': 'Veličina ploče u postocima prozora',
  'look.squares': 'Ploča za čitač zaslona',
  'look.squares.plain': 'Samo polja',
  'look.squares.grid': 'Tablica s redovima i stupcima',
  'look.squaresHelp':
    'Samo polja: izgovara se samo polje i njegova figura. Tablica: čitač zaslona dodaje red i stupac.',
};
