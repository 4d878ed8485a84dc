import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Sama szachownica',
  'field.turn': '{side, select, white {Białe na posunięciu} other {Czarne na posunięciu}}',
  'field.over': 'Partia zakończona',
  'field.overHelp': 'Polecenie; albo ? – pomoc.',
  'said.earlier': 'Wcześniejsze komunikaty',
  'boards.more': 'Szachownice i rejestrator',
  'look.title': 'Wygląd',
  'look.theme': 'Kolory',
  'look.theme.system': 'Jak w systemie',
  'look.theme.light': 'Jasne',
  'look.theme.dark': 'Ciemne',
  'look.theme.yellow-on-black': 'Żółte na czarnym',
  'look.theme.black-on-yellow': 'Czarne na żółtym',
  'look.textSize': 'Wielkość tekstu w procentach',
  'look.boardSize': 'Wielkość szachownicy w procentach okna',
  'look.squares': 'Szachownica dla czytnika ekranu',
  'look.squares.plain': 'Same pola',
  'look.squares.grid': 'Tabela z wierszami i kolumnami',
  'look.squaresHelp':
    'Same pola: czytane jest tylko pole i jego bierka. Tabela: czytnik ekranu dodaje wiersz i kolumnę.',
};
