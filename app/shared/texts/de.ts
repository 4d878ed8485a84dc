import type { Messages } from '#speech/phrases/catalogue.ts';
import type { LookKey } from './en.ts';

export const messages: Messages<LookKey> = {
  'board.full': 'Nur das Brett',
  'field.turn': '{side, select, white {Weiß am Zug} other {Schwarz am Zug}}',
  'field.over': 'Die Partie ist beendet',
  'field.overHelp': 'Ein Befehl; oder ? für Hilfe.',
  'said.earlier': 'Frühere Ansagen',
  'boards.more': 'Bretter und Aufzeichnung',
  'look.title': 'Anzeige',
  'look.theme': 'Farben',
  'look.theme.system': 'Wie im System',
  'look.theme.light': 'Hell',
  'look.theme.dark': 'Dunkel',
  'look.theme.yellow-on-black': 'Gelb auf Schwarz',
  'look.theme.black-on-yellow': 'Schwarz auf Gelb',
  'look.textSize': 'Größe der Schrift, in Prozent',
  'look.boardSize': 'Größe des Bretts, in Prozent des Fensters',
  'look.squares': 'Das Brett für den Screenreader',
  'look.squares.plain': 'Nur Felder',
  'look.squares.grid': 'Tabelle mit Zeilen und Spalten',
  'look.squaresHelp':
    'Nur Felder: Es werden nur das Feld und seine Figur gesagt. Tabelle: Der Screenreader nennt auch Zeile und Spalte.',
};
