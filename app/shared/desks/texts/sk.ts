import type { Messages } from '#speech/phrases/catalogue.ts';
import type { DesksKey } from './en.ts';

export const messages: Messages<DesksKey> = {
  title: 'Miesta',
  'give.title': 'Rozdeľte miesta',
  intro: 'Každé miesto je samostatné okno s adresou a kódom. Každý kód dajte iba tomu, komu patrí.',
  'give.confirm': 'Som rozhodca alebo organizátor: ukázať všetky kódy',
  'give.confirmHelp': 'Zaznamená sa to. Hráči kódy rozhodcu a pomocníkov nevidia.',
  'give.recorded': 'Kódy všetkých miest boli pred začiatkom partie ukázané pri stole.',
  'give.start': 'Všetci sedia: spustiť hodiny',
  'give.startHelp': 'Opustite túto stránku, skôr než si k nej hráči sadnú.',
  hidden: 'Počas turnaja sa tu kódy rozhodcu a pomocníkov neukazujú. Dáva ich rozhodca.',
  role: '{role, select, arbiter {Rozhodca} white {Biely} black {Čierny} whiteAssistant {Pomocník bieleho} blackAssistant {Pomocník čierneho} other {Diváci}}',
  present: '{present, select, yes {Na tomto mieste niekto je.} other {Na tomto mieste nikto nie je.}}',
  code: 'Kód',
  noCode: 'Toto miesto kód nepotrebuje.',
  say: 'Povedať kód po písmenách',
  said: 'Kód: {letters}.',
  copy: 'Kopírovať adresu',
  copied: 'Adresa je skopírovaná.',
  notCopied: 'Prehliadač kopírovanie nedovoľuje. Adresa je vedľa tlačidla.',
  open: 'Otvoriť v novom okne',
  revoke: 'Vytvoriť nový kód',
  'revoke.title': 'Vytvoriť nový kód pre toto miesto?',
  'revoke.text': 'Kto tam teraz sedí, je hneď odpojený a starý kód už nič neotvorí.',
  revoked: 'Miesto má nový kód.',
  none: 'Žiadna partia nie je otvorená.',
};
