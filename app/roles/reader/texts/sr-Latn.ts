import type { Messages } from '#speech/phrases/catalogue.ts';
import type { ReaderKey } from './en.ts';

export const messages: Messages<ReaderKey> = {
  title: 'Čitanje partija',
  notNow: 'Tokom turnirske partije ovde se ne čitaju druge partije (11.3.1).',
  file: 'Datoteka PGN',
  read: '{count, plural, =0 {Nijedna partija nije pročitana.} one {Pročitana je # partija.} few {Pročitane su # partije.} other {Pročitano je # partija.}}',
  problems:
    '{count, plural, one {Nije mogla da se pročita # partija} few {Nisu mogle da se pročitaju # partije} other {Nije moglo da se pročita # partija}}; prva: {problem}.',
  most: 'Pročitane su samo prve partije iz datoteke, njih {count}.',
  search: 'Nađi partije po imenu, takmičenju ili datumu',
  list: '{count, plural, =0 {Nema partija} one {# partija} few {# partije} other {# partija}}',
  more: 'Prikaži još partija',
  open: 'Čitaj',
  choose: 'Izaberi za izvoz',
  'export.title': 'Izvoz partija',
  'export.help': 'Izabrane partije; ako nijedna nije izabrana, sve nađene.',
  'export.go':
    '{count, plural, =0 {Nema šta da se izveze} one {Izvezi # partiju} few {Izvezi # partije} other {Izvezi # partija}}',
  keys: 'Strelica desno i levo: sledeći i prethodni polupotez. Home i End: početak i kraj. P: figure. M: potez još jednom. Escape: nazad na spisak.',
  next: 'Sledeći polupotez',
  previous: 'Prethodni polupotez',
  start: 'Početak',
  end: 'Kraj',
  pieces: 'Sve figure',
  again: 'Potez još jednom',
  back: 'Nazad na spisak',
  atStart: 'Pre prvog poteza.',
  atEnd: 'Ovde se partija završava: {result}.',
  comment: 'Komentar: {text}.',
  variations:
    '{count, plural, one {Postoji # varijanta.} few {Postoje # varijante.} other {Postoji # varijanti.}}',
  moveNumber: 'Potez {number}.',
};
