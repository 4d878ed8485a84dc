import type { Messages } from '#speech/phrases/catalogue.ts';
import type { ReaderKey } from './en.ts';

export const messages: Messages<ReaderKey> = {
  title: 'Čítanie partií',
  notNow: 'Počas turnajovej partie sa tu iné partie nečítajú (11.3.1).',
  file: 'Súbor PGN',
  read: '{count, plural, =0 {Žiadnu partiu sa nepodarilo prečítať.} one {Prečítaná # partia.} few {Prečítané # partie.} many {Prečítaných # partie.} other {Prečítaných # partií.}}',
  problems:
    '{count, plural, one {Nedala sa prečítať # partia} few {Nedali sa prečítať # partie} many {Nedalo sa prečítať # partie} other {Nedalo sa prečítať # partií}}; prvá: {problem}.',
  most: 'Prečítalo sa iba prvých {count} partií súboru.',
  search: 'Hľadať partie podľa mena, podujatia alebo dátumu',
  list: '{count, plural, =0 {Žiadne partie} one {# partia} few {# partie} many {# partie} other {# partií}}',
  more: 'Ukázať ďalšie partie',
  open: 'Čítať',
  choose: 'Vybrať na export',
  'export.title': 'Export partií',
  'export.help': 'Vybrané partie; ak nie je vybraná žiadna, všetky nájdené.',
  'export.go':
    '{count, plural, =0 {Nič na export} one {Exportovať # partiu} few {Exportovať # partie} many {Exportovať # partie} other {Exportovať # partií}}',
  keys: 'Šípka vpravo a vľavo: ďalší a predchádzajúci polťah. Home a End: začiatok a koniec. P: figúrky. M: ťah ešte raz. Escape: späť na zoznam.',
  next: 'Ďalší polťah',
  previous: 'Predchádzajúci polťah',
  start: 'Začiatok',
  end: 'Koniec',
  pieces: 'Všetky figúrky',
  again: 'Ťah ešte raz',
  back: 'Späť na zoznam',
  atStart: 'Pred prvým ťahom.',
  atEnd: 'Tu sa partia končí: {result}.',
  comment: 'Komentár: {text}.',
  variations:
    '{count, plural, one {Je tu # variant.} few {Sú tu # varianty.} many {Je tu # variantu.} other {Je tu # variantov.}}',
  moveNumber: 'Ťah {number}.',
};
