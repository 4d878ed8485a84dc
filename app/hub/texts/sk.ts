import type { HubMessages } from './texts.ts';

export const messages: HubMessages = {
  'hub.noHub': 'Centrála nie je dostupná. Skontrolujte sieť a otvorte túto stránku znova.',
  'hub.expired': 'Platnosť tohto kódu vypršala. Požiadajte rozhodcu o nový.',
  'hub.otherTable':
    'Stolom tejto partie je iné zariadenie. Rozhodca môže nariadiť, aby ju prevzalo toto zariadenie.',
  'hub.fenced':
    'Stolom tejto partie sa stalo iné zariadenie. Čo odtiaľto nebolo odovzdané, ostalo uložené pre rozhodcu.',
  'hub.notTable': 'Tento kód neotvára stôl. Požiadajte rozhodcu o kód stola.',
  'hub.cutOff': 'Centrála nie je dostupná. Partia tu pokračuje a všetko sa odovzdá neskôr.',
  'hub.back': 'Centrála je znova dostupná.',
};
