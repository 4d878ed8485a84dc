import type { HubMessages } from './texts.ts';

export const messages: HubMessages = {
  'hub.noHub': 'Središte nije dostupno. Provjerite mrežu i ponovno otvorite ovu stranicu.',
  'hub.expired': 'Ovaj je kôd istekao. Zatražite novi od suca.',
  'hub.otherTable': 'Stol ove partije je drugi uređaj. Sudac može naložiti da je preuzme ovaj.',
  'hub.fenced': 'Drugi je uređaj postao stol ove partije. Što odavde nije bilo predano, ostavljeno je sucu.',
  'hub.notTable': 'Ovaj kôd ne otvara stol. Zatražite od suca kôd stola.',
  'hub.cutOff': 'Središte nije dostupno. Partija se ovdje nastavlja, a sve će se predati poslije.',
  'hub.back': 'Središte je ponovno dostupno.',
};
