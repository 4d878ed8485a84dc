import type { Messages } from '#speech/phrases/catalogue.ts';
import type { ReaderKey } from './en.ts';

export const messages: Messages<ReaderKey> = {
  title: 'Čitanje partija',
  notNow: 'Tijekom turnirske partije ovdje se ne čitaju druge partije (11.3.1).',
  file: 'Datoteka PGN',
  read: '{count, plural, =0 {Nijedna partija nije pročitana.} one {Pročitana je # partija.} few {Pročitane su # partije.} other {Pročitano je # partija.}}',
  problems:
    '{count, plural, one {Nije se mogla pročitati # partija} few {Nisu se mogle pročitati # partije} other {Nije se moglo pročitati # partija}}; prva: {problem}.',
  most: 'Pročitane su samo prve partije iz datoteke, njih {count}.',
  search: 'Nađi partije po imenu, natjecanju ili datumu',
  list: '{count, plural, =0 {Nema partija} one {# partija} few {# partije} other {# partija}}',
  more: 'Prikaži još partija',
  open: 'Čitaj',
  choose: 'Odaberi za izvoz',
  'export.title': 'Izvoz partija',
  'export.help': 'Odabrane partije; ako nijedna nije odabrana, sve nađene.',
  'export.go':
    '{count, plural, =0 {Nema što izvesti} one {Izvezi # partiju} few {Izvezi # partije} other {Izvezi # partija}}',
  keys: 'Strelica desno i lijevo: sljedeći i prethodni polupotez. Home i End: početak i kraj. P: figure. M: potez još jednom. Escape: natrag na popis.',
  next: 'Sljedeći polupotez',
  previous: 'Prethodni polupotez',
  start: 'Početak',
  end: 'Kraj',
  pieces: 'Sve figure',
  again: 'Potez još jednom',
  back: 'Natrag na popis',
  atStart: 'Prije prvog poteza.',
  atEnd: 'Ovdje partija završava: {result}.',
  comment: 'Komentar: {text}.',
  variations:
    '{count, plural, one {Postoji # varijanta.} few {Postoje # varijante.} other {Postoji # varijanti.}}',
  moveNumber: 'Potez {number}.',
};
