import type { Messages } from '#speech/phrases/catalogue.ts';
import type { DesksKey } from './en.ts';

export const messages: Messages<DesksKey> = {
  title: 'Mjesta',
  'give.title': 'Podijelite mjesta',
  intro: 'Svako je mjesto zaseban prozor s adresom i kodom. Svaki kod dajte samo onome kome je namijenjen.',
  'give.confirm': 'Ja sam sudac ili organizator: prikaži sve kodove',
  'give.confirmHelp': 'To se bilježi. Igrači ne vide kodove suca i pomoćnika.',
  'give.recorded': 'Kodovi svih mjesta prikazani su za stolom prije početka partije.',
  'give.start': 'Svi su na mjestima: pokreni sat',
  'give.startHelp': 'Napustite ovu stranicu prije nego što igrači sjednu pred nju.',
  hidden: 'Tijekom turnira kodovi suca i pomoćnika ovdje se ne prikazuju. Dijeli ih sudac.',
  role: '{role, select, arbiter {Sudac} white {Bijeli} black {Crni} whiteAssistant {Pomoćnik bijelog} blackAssistant {Pomoćnik crnog} other {Gledatelji}}',
  present: '{present, select, yes {Netko je na ovom mjestu.} other {Nikoga nema na ovom mjestu.}}',
  code: 'Kod',
  noCode: 'Ovom mjestu ne treba kod.',
  say: 'Izgovori kod slovo po slovo',
  said: 'Kod: {letters}.',
  copy: 'Kopiraj adresu',
  copied: 'Adresa je kopirana.',
  notCopied: 'Preglednik ne dopušta kopiranje. Adresa je pokraj gumba.',
  open: 'Otvori u novom prozoru',
  revoke: 'Napravi novi kod',
  'revoke.title': 'Napraviti novi kod za ovo mjesto?',
  'revoke.text': 'Tko ondje sada sjedi, odmah je isključen, a stari kod više ništa ne otvara.',
  revoked: 'Mjesto ima novi kod.',
  none: 'Nijedna partija nije otvorena.',
};
