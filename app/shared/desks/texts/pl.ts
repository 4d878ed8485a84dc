import type { Messages } from '#speech/phrases/catalogue.ts';
import type { DesksKey } from './en.ts';

export const messages: Messages<DesksKey> = {
  title: 'Stanowiska',
  'give.title': 'Rozdaj stanowiska',
  intro:
    'Każde stanowisko to osobne okno z adresem i kodem. Przekaż kod tylko tej osobie, dla której jest przeznaczony.',
  'give.confirm': 'Jestem sędzią lub organizatorem: pokaż wszystkie kody',
  'give.confirmHelp': 'To zostanie odnotowane. Zawodnicy nie widzą kodów sędziego i asystentów.',
  'give.recorded': 'Kody wszystkich stanowisk zostały pokazane przy stole przed rozpoczęciem partii.',
  'give.start': 'Wszyscy są na miejscach: uruchom zegar',
  'give.startHelp': 'Opuść tę stronę, zanim zawodnicy przed nią usiądą.',
  hidden: 'Podczas turnieju kody sędziego i asystentów nie są tu pokazywane. Rozdaje je sędzia.',
  role: '{role, select, arbiter {Sędzia} white {Białe} black {Czarne} whiteAssistant {Asystent białych} blackAssistant {Asystent czarnych} other {Widzowie}}',
  present:
    '{present, select, yes {Ktoś jest przy tym stanowisku.} other {Nikogo nie ma przy tym stanowisku.}}',
  code: 'Kod',
  noCode: 'To stanowisko nie wymaga kodu.',
  say: 'Powiedz kod litera po literze',
  said: 'Kod: {letters}.',
  copy: 'Kopiuj adres',
  copied: 'Adres skopiowano.',
  notCopied: 'Przeglądarka nie pozwala kopiować. Adres jest obok przycisku.',
  open: 'Otwórz w nowym oknie',
  revoke: 'Utwórz nowy kod',
  'revoke.title': 'Utworzyć nowy kod dla tego stanowiska?',
  'revoke.text': 'Kto tam teraz siedzi, od razu traci dostęp, a stary kod niczego już nie otworzy.',
  revoked: 'Stanowisko ma nowy kod.',
  none: 'Nie ma otwartej partii.',
};
