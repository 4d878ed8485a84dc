import type { Messages } from '#speech/phrases/catalogue.ts';
import type { ReaderKey } from './en.ts';

export const messages: Messages<ReaderKey> = {
  title: 'Czytanie partii',
  notNow: 'Podczas partii turniejowej nie czyta się tu innych partii (11.3.1).',
  file: 'Plik PGN',
  read: '{count, plural, =0 {Nie odczytano żadnej partii.} one {Odczytano # partię.} few {Odczytano # partie.} many {Odczytano # partii.} other {Odczytano # partii.}}',
  problems:
    '{count, plural, one {Nie odczytano # partii} few {Nie odczytano # partii} many {Nie odczytano # partii} other {Nie odczytano # partii}}; pierwsza: {problem}.',
  most: 'Odczytano tylko pierwsze partie z pliku, w liczbie {count}.',
  search: 'Szukaj partii po nazwisku, zawodach lub dacie',
  list: '{count, plural, =0 {Brak partii} one {# partia} few {# partie} many {# partii} other {# partii}}',
  more: 'Pokaż więcej partii',
  open: 'Czytaj',
  choose: 'Wybierz do eksportu',
  'export.title': 'Eksport partii',
  'export.help': 'Wybrane partie; jeśli żadnej nie wybrano, wszystkie znalezione.',
  'export.go':
    '{count, plural, =0 {Nic do eksportu} one {Eksportuj # partię} few {Eksportuj # partie} many {Eksportuj # partii} other {Eksportuj # partii}}',
  keys: 'Strzałka w prawo i w lewo: następne i poprzednie półposunięcie. Home i End: początek i koniec. P: bierki. M: posunięcie jeszcze raz. Escape: powrót do listy.',
  next: 'Następne posunięcie',
  previous: 'Poprzednie posunięcie',
  start: 'Początek',
  end: 'Koniec',
  pieces: 'Wszystkie bierki',
  again: 'Posunięcie jeszcze raz',
  back: 'Powrót do listy',
  atStart: 'Przed pierwszym posunięciem.',
  atEnd: 'Tu kończy się partia: {result}.',
  comment: 'Komentarz: {text}.',
  variations:
    '{count, plural, one {Jest # wariant.} few {Są # warianty.} many {Jest # wariantów.} other {Jest # wariantu.}}',
  moveNumber: 'Posunięcie {number}.',
};
