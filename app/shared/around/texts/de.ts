import type { Messages } from '#speech/phrases/catalogue.ts';
import type { AroundKey } from './en.ts';

export const messages: Messages<AroundKey> = {
  'leave.title': 'Die laufende Partie verlassen?',
  'leave.text':
    '{names}: Diese Partie ist nicht beendet. Sie bleibt gespeichert, wie sie steht, und lässt sich unter Gespeicherte Partien wieder öffnen.',
  'leave.clock': 'Ihre Uhr läuft inzwischen weiter.',
  'leave.desks': 'Plätze in anderen Fenstern sind bis dahin geschlossen.',
  'leave.go': 'Verlassen',
  'leave.pause': 'Anhalten und verlassen',
  'leave.stay': 'Bei der Partie bleiben',
  'over.next':
    'Als Nächstes bestätigen beide Spieler das Ergebnis (8.7); dann können Sie die Partie exportieren oder eine neue beginnen.',
  'games.search': 'Partien nach Name, Veranstaltung oder Datum finden',
  'games.found':
    '{count, plural, =0 {Keine Partie gefunden.} one {# Partie gefunden.} other {# Partien gefunden.}}',
  'games.order': 'Reihenfolge',
  'order.newest': 'Die neueste zuerst',
  'order.oldest': 'Die älteste zuerst',
  'order.names': 'Nach Namen',
  'games.delete': 'Löschen',
  'games.deleteTitle': 'Diese Partie endgültig löschen?',
  'games.deleteText': '{name}. Exportieren Sie zuerst das Journal, wenn Sie sie vielleicht noch brauchen.',
  'games.deleted': 'Die Partie ist gelöscht.',
  'games.openHere':
    'Diese Partie ist offen und kann nicht gelöscht werden. Beginnen oder öffnen Sie zuerst eine andere Partie, dann löschen Sie diese.',
  'games.openElsewhere':
    'Diese Partie ist in einem anderen Tab offen und kann nicht gelöscht werden. Schließen Sie zuerst diesen Tab.',
  'games.exportAll': 'Alle Journale in eine Datei exportieren',
  'games.imported': '{count, plural, one {# Partie ist aufgenommen.} other {# Partien sind aufgenommen.}}',
  'games.notImported':
    '{count, plural, one {# Partie war nicht lesbar} other {# Partien waren nicht lesbar}}; zuerst: {reason}.',
  'games.read': 'Partien einer PGN-Datei lesen',
  'storage.ask': 'Den Browser bitten, die Partien aufzubewahren',
  'storage.refused':
    'Der Browser hat es nicht zugesagt. Exportieren Sie die Journale, die Sie behalten wollen.',
  'storage.unknown':
    'Dieser Browser sagt nicht, ob er die Partien aufbewahrt. Exportieren Sie die Journale, die Sie behalten wollen.',
};
