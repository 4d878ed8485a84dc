import type { Messages } from '#speech/phrases/catalogue.ts';
import type { AroundKey } from './en.ts';

export const messages: Messages<AroundKey> = {
  'leave.title': 'Opustiť prebiehajúcu partiu?',
  'leave.text':
    '{names}: táto partia sa neskončila. Ostane uložená tak, ako je, a možno ju znova otvoriť v Uložených partiách.',
  'leave.clock': 'Jej hodiny zatiaľ bežia ďalej.',
  'leave.desks': 'Miesta v iných oknách sú dovtedy zatvorené.',
  'leave.go': 'Opustiť',
  'leave.pause': 'Pozastaviť a opustiť',
  'leave.stay': 'Ostať pri partii',
  'over.next':
    'Teraz obaja hráči potvrdia výsledok (8.7); potom možno zápis exportovať alebo začať ďalšiu partiu.',
  'games.search': 'Hľadať partie podľa mena, podujatia alebo dátumu',
  'games.found':
    '{count, plural, =0 {Nenašla sa žiadna partia.} one {Našla sa # partia.} few {Našli sa # partie.} many {Našlo sa # partie.} other {Našlo sa # partií.}}',
  'games.order': 'Poradie',
  'order.newest': 'Najnovšia prvá',
  'order.oldest': 'Najstaršia prvá',
  'order.names': 'Podľa mena',
  'games.delete': 'Vymazať',
  'games.deleteTitle': 'Vymazať túto partiu natrvalo?',
  'games.deleteText': '{name}. Ak ju možno ešte budete potrebovať, najprv exportujte jej denník.',
  'games.deleted': 'Partia je vymazaná.',
  'games.openHere':
    'Táto partia je otvorená a nedá sa vymazať. Najprv začnite alebo otvorte inú partiu, potom túto vymažte.',
  'games.openElsewhere': 'Táto partia je otvorená na inej karte a nedá sa vymazať. Najprv zatvorte tú kartu.',
  'games.exportAll': 'Exportovať všetky denníky do jedného súboru',
  'games.imported':
    '{count, plural, one {Prijatá # partia.} few {Prijaté # partie.} many {Prijatých # partie.} other {Prijatých # partií.}}',
  'games.notImported':
    '{count, plural, one {Nedala sa prečítať # partia} few {Nedali sa prečítať # partie} many {Nedalo sa prečítať # partie} other {Nedalo sa prečítať # partií}}; prvá: {reason}.',
  'games.read': 'Čítať partie zo súboru PGN',
  'storage.ask': 'Požiadať prehliadač, aby partie uchoval',
  'storage.refused': 'Prehliadač to nesľúbil. Exportujte denníky, ktoré si chcete ponechať.',
  'storage.unknown':
    'Tento prehliadač neprezradí, či partie uchová. Exportujte denníky, ktoré si chcete ponechať.',
};
