import type { Messages } from '#speech/phrases/catalogue.ts';
import type { ReaderKey } from './en.ts';

export const messages: Messages<ReaderKey> = {
  title: 'Partien lesen',
  notNow: 'Während einer Wettkampfpartie werden hier keine anderen Partien gelesen (11.3.1).',
  file: 'PGN-Datei',
  read: '{count, plural, =0 {Keine Partie war lesbar.} one {# Partie ist gelesen.} other {# Partien sind gelesen.}}',
  problems:
    '{count, plural, one {# Partie war nicht lesbar} other {# Partien waren nicht lesbar}}; zuerst: {problem}.',
  most: 'Nur die ersten {count} Partien der Datei sind gelesen.',
  search: 'Partien nach Name, Veranstaltung oder Datum finden',
  list: '{count, plural, =0 {Keine Partien} one {# Partie} other {# Partien}}',
  more: 'Weitere Partien zeigen',
  open: 'Lesen',
  choose: 'Zum Export wählen',
  'export.title': 'Partien exportieren',
  'export.help': 'Die gewählten Partien; ist keine gewählt, alle gefundenen.',
  'export.go':
    '{count, plural, =0 {Nichts zu exportieren} one {# Partie exportieren} other {# Partien exportieren}}',
  keys: 'Pfeil rechts und links: nächster und voriger Halbzug. Pos1 und Ende: Anfang und Schluss. P: die Figuren. M: der Zug noch einmal. Escape: zurück zur Liste.',
  next: 'Nächster Halbzug',
  previous: 'Voriger Halbzug',
  start: 'Anfang',
  end: 'Schluss',
  pieces: 'Alle Figuren',
  again: 'Den Zug noch einmal',
  back: 'Zurück zur Liste',
  atStart: 'Vor dem ersten Zug.',
  atEnd: 'Hier endet die Partie: {result}.',
  comment: 'Kommentar: {text}.',
  variations: '{count, plural, one {Es gibt eine Variante.} other {Es gibt # Varianten.}}',
  moveNumber: 'Zug {number}.',
};
