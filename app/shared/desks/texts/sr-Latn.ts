import type { Messages } from '#speech/phrases/catalogue.ts';
import type { DesksKey } from './en.ts';

export const messages: Messages<DesksKey> = {
  title: 'Mesta',
  'give.title': 'Podelite mesta',
  intro: 'Svako mesto je poseban prozor sa adresom i kodom. Svaki kod dajte samo onome kome je namenjen.',
  'give.confirm': 'Ja sam sudija ili organizator: prikaži sve kodove',
  'give.confirmHelp': 'To se beleži. Igrači ne vide kodove sudije i pomoćnika.',
  'give.recorded': 'Kodovi svih mesta prikazani su za stolom pre početka partije.',
  'give.start': 'Svi su na mestima: pokreni sat',
  'give.startHelp': 'Napustite ovu stranicu pre nego što igrači sednu pred nju.',
  hidden: 'Tokom turnira kodovi sudije i pomoćnika ovde se ne prikazuju. Deli ih sudija.',
  role: '{role, select, arbiter {Sudija} white {Beli} black {Crni} whiteAssistant {Pomoćnik belog} blackAssistant {Pomoćnik crnog} other {Gledaoci}}',
  present: '{present, select, yes {Neko je na ovom mestu.} other {Nikoga nema na ovom mestu.}}',
  code: 'Kod',
  noCode: 'Ovom mestu ne treba kod.',
  say: 'Izgovori kod slovo po slovo',
  said: 'Kod: {letters}.',
  copy: 'Kopiraj adresu',
  copied: 'Adresa je kopirana.',
  notCopied: 'Pregledač ne dozvoljava kopiranje. Adresa je pored dugmeta.',
  open: 'Otvori u novom prozoru',
  revoke: 'Napravi novi kod',
  'revoke.title': 'Napraviti novi kod za ovo mesto?',
  'revoke.text': 'Ko tamo sada sedi, odmah je isključen, a stari kod više ništa ne otvara.',
  revoked: 'Mesto ima novi kod.',
  none: 'Nijedna partija nije otvorena.',
};
