import type { Messages } from '#speech/phrases/catalogue.ts';
import type { AroundKey } from './en.ts';

export const messages: Messages<AroundKey> = {
  'leave.title': 'Opuścić trwającą partię?',
  'leave.text':
    '{names}: ta partia nie jest zakończona. Pozostanie zapisana w obecnym stanie i można ją otworzyć w Zapisanych partiach.',
  'leave.clock': 'Jej zegar będzie w tym czasie chodził.',
  'leave.desks': 'Stanowiska w innych oknach będą do tego czasu zamknięte.',
  'leave.go': 'Opuść',
  'leave.pause': 'Wstrzymaj i opuść',
  'leave.stay': 'Zostań przy partii',
  'over.next':
    'Teraz obaj zawodnicy potwierdzają wynik (8.7); potem można wyeksportować zapis albo zacząć następną partię.',
  'games.search': 'Szukaj partii po nazwisku, zawodach lub dacie',
  'games.found':
    '{count, plural, =0 {Nie znaleziono partii.} one {Znaleziono # partię.} few {Znaleziono # partie.} many {Znaleziono # partii.} other {Znaleziono # partii.}}',
  'games.order': 'Kolejność',
  'order.newest': 'Od najnowszej',
  'order.oldest': 'Od najstarszej',
  'order.names': 'Według nazwisk',
  'games.delete': 'Usuń',
  'games.deleteTitle': 'Usunąć tę partię na stałe?',
  'games.deleteText': '{name}. Najpierw wyeksportuj dziennik, jeśli może być jeszcze potrzebna.',
  'games.deleted': 'Partia została usunięta.',
  'games.openHere':
    'Ta partia jest otwarta i nie można jej usunąć. Najpierw rozpocznij lub otwórz inną partię, a potem usuń tę.',
  'games.openElsewhere':
    'Ta partia jest otwarta na innej karcie i nie można jej usunąć. Najpierw zamknij tamtą kartę.',
  'games.exportAll': 'Eksportuj wszystkie dzienniki do jednego pliku',
  'games.imported':
    '{count, plural, one {Przyjęto # partię.} few {Przyjęto # partie.} many {Przyjęto # partii.} other {Przyjęto # partii.}}',
  'games.notImported':
    '{count, plural, one {Nie odczytano # partii} few {Nie odczytano # partii} many {Nie odczytano # partii} other {Nie odczytano # partii}}; pierwsza: {reason}.',
  'games.read': 'Czytaj partie z pliku PGN',
  'storage.ask': 'Poproś przeglądarkę o zachowanie partii',
  'storage.refused': 'Przeglądarka tego nie obiecała. Wyeksportuj dzienniki, które chcesz zachować.',
  'storage.unknown':
    'Ta przeglądarka nie mówi, czy zachowa partie. Wyeksportuj dzienniki, które chcesz zachować.',
};
