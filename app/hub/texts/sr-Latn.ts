import type { HubMessages } from './texts.ts';

export const messages: HubMessages = {
  'hub.noHub': 'Centrala nije dostupna. Proverite mrežu i ponovo otvorite ovu stranicu.',
  'hub.expired': 'Ovaj kod je istekao. Zatražite novi od sudije.',
  'hub.otherTable': 'Sto ove partije je drugi uređaj. Sudija može da naloži da je preuzme ovaj.',
  'hub.fenced': 'Drugi uređaj je postao sto ove partije. Što odavde nije bilo predato, ostavljeno je sudiji.',
  'hub.notTable': 'Ovaj kod ne otvara sto. Zatražite od sudije kod stola.',
  'hub.cutOff': 'Centrala nije dostupna. Partija se ovde nastavlja, a sve će biti predato kasnije.',
  'hub.back': 'Centrala je ponovo dostupna.',
};
