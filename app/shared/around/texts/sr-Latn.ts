import type { Messages } from '#speech/phrases/catalogue.ts';
import type { AroundKey } from './en.ts';

export const messages: Messages<AroundKey> = {
  'leave.title': 'Napustiti partiju koja traje?',
  'leave.text':
    '{names}: ova partija nije završena. Ostaje sačuvana kakva jeste i može ponovo da se otvori među sačuvanim partijama.',
  'leave.clock': 'Njen sat za to vreme radi dalje.',
  'leave.desks': 'Mesta u drugim prozorima dotad su zatvorena.',
  'leave.go': 'Napusti',
  'leave.pause': 'Zaustavi i napusti',
  'leave.stay': 'Ostani uz partiju',
  'over.next':
    'Sada oba igrača potvrđuju rezultat (8.7); zatim možete da izvezete zapis ili započnete novu partiju.',
  'games.search': 'Nađi partije po imenu, takmičenju ili datumu',
  'games.found':
    '{count, plural, =0 {Nije nađena nijedna partija.} one {Nađena je # partija.} few {Nađene su # partije.} other {Nađeno je # partija.}}',
  'games.order': 'Redosled',
  'order.newest': 'Najnovija prva',
  'order.oldest': 'Najstarija prva',
  'order.names': 'Po imenu',
  'games.delete': 'Obriši',
  'games.deleteTitle': 'Trajno obrisati ovu partiju?',
  'games.deleteText': '{name}. Prvo izvezite dnevnik ako bi još mogla da vam zatreba.',
  'games.deleted': 'Partija je obrisana.',
  'games.openHere':
    'Ova partija je otvorena i ne može da se obriše. Prvo započnite ili otvorite drugu partiju, pa onda obrišite ovu.',
  'games.openElsewhere':
    'Ova partija je otvorena u drugoj kartici i ne može da se obriše. Prvo zatvorite tu karticu.',
  'games.exportAll': 'Izvezi sve dnevnike u jednu datoteku',
  'games.imported':
    '{count, plural, one {Preuzeta je # partija.} few {Preuzete su # partije.} other {Preuzeto je # partija.}}',
  'games.notImported':
    '{count, plural, one {Nije mogla da se pročita # partija} few {Nisu mogle da se pročitaju # partije} other {Nije moglo da se pročita # partija}}; prva: {reason}.',
  'games.read': 'Čitaj partije iz datoteke PGN',
  'storage.ask': 'Zamoli pregledač da čuva partije',
  'storage.refused': 'Pregledač to nije obećao. Izvezite dnevnike koje želite da zadržite.',
  'storage.unknown': 'Ovaj pregledač ne kaže da li čuva partije. Izvezite dnevnike koje želite da zadržite.',
};
