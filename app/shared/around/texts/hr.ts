import type { Messages } from '#speech/phrases/catalogue.ts';
import type { AroundKey } from './en.ts';

export const messages: Messages<AroundKey> = {
  'leave.title': 'Napustiti partiju koja traje?',
  'leave.text':
    '{names}: ova partija nije završena. Ostaje spremljena kakva jest i može se ponovno otvoriti među spremljenim partijama.',
  'leave.clock': 'Njezin sat za to vrijeme radi dalje.',
  'leave.desks': 'Mjesta u drugim prozorima dotad su zatvorena.',
  'leave.go': 'Napusti',
  'leave.pause': 'Zaustavi i napusti',
  'leave.stay': 'Ostani uz partiju',
  'over.next':
    'Sada oba igrača potvrđuju rezultat (8.7); zatim možete izvesti zapis ili započeti novu partiju.',
  'games.search': 'Nađi partije po imenu, natjecanju ili datumu',
  'games.found':
    '{count, plural, =0 {Nije nađena nijedna partija.} one {Nađena je # partija.} few {Nađene su # partije.} other {Nađeno je # partija.}}',
  'games.order': 'Redoslijed',
  'order.newest': 'Najnovija prva',
  'order.oldest': 'Najstarija prva',
  'order.names': 'Po imenu',
  'games.delete': 'Obriši',
  'games.deleteTitle': 'Trajno obrisati ovu partiju?',
  'games.deleteText': '{name}. Najprije izvezite dnevnik ako bi vam još mogla trebati.',
  'games.deleted': 'Partija je obrisana.',
  'games.openHere':
    'Ova je partija otvorena i ne može se obrisati. Najprije započnite ili otvorite drugu partiju, a zatim obrišite ovu.',
  'games.openElsewhere':
    'Ova je partija otvorena u drugoj kartici i ne može se obrisati. Najprije zatvorite tu karticu.',
  'games.exportAll': 'Izvezi sve dnevnike u jednu datoteku',
  'games.imported':
    '{count, plural, one {Preuzeta je # partija.} few {Preuzete su # partije.} other {Preuzeto je # partija.}}',
  'games.notImported':
    '{count, plural, one {Nije se mogla pročitati # partija} few {Nisu se mogle pročitati # partije} other {Nije se moglo pročitati # partija}}; prva: {reason}.',
  'games.read': 'Čitaj partije iz datoteke PGN',
  'storage.ask': 'Zamoli preglednik da čuva partije',
  'storage.refused': 'Preglednik to nije obećao. Izvezite dnevnike koje želite zadržati.',
  'storage.unknown': 'Ovaj preglednik ne kaže čuva li partije. Izvezite dnevnike koje želite zadržati.',
};
