import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Iba šachovnica',
  'field.turn': '{side, select, white {Na ťahu je biely} other {Na ťahu je čierny}}',
  'field.over': 'Partia sa skončila',
  'field.overHelp': 'Príkaz; alebo ? pre pomocníka.',
  'said.earlier': 'Skoršie oznámenia',
  'boards.more': 'Šachovnice a záznam',
  'look.title': 'Zobrazenie',
  'look.theme': 'Farby',
  'look.theme.system': 'Podľa systému',
  'look.theme.light': 'Svetlé',
  'look.theme.dark': 'Tmavé',
  'look.theme.yellow-on-black': 'Žlté na čiernom',
  'look.theme.black-on-yellow': 'Čierne na žltom',
  'look.textSize': 'Veľkosť textu v percentách',
  'look.boardSize': 'Veľkosť šachovnice v percentách okna',
  'look.squares': 'Šachovnica pre čítačku obrazovky',
  'look.squares.plain': 'Iba polia',
  'look.squares.grid': 'Tabuľka s riadkami a stĺpcami',
  'look.squaresHelp':
    'Iba polia: číta sa len pole a jeho figúrka. Tabuľka: čítačka obrazovky pridá riadok a stĺpec.',
};
