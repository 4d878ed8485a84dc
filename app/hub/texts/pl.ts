import type { HubMessages } from './texts.ts';

export const messages: HubMessages = {
  'hub.noHub': 'Nie ma połączenia z centralą. Sprawdź sieć i otwórz tę stronę ponownie.',
  'hub.expired': 'Ten kod wygasł. Poproś sędziego o nowy.',
  'hub.otherTable':
    'Stołem tej partii jest inne urządzenie. Sędzia może zarządzić, aby przejęło ją to urządzenie.',
  'hub.fenced':
    'Stołem tej partii zostało inne urządzenie. To, czego stąd nie przekazano, zachowano dla sędziego.',
  'hub.notTable': 'Ten kod nie otwiera stołu. Poproś sędziego o kod stołu.',
  'hub.cutOff':
    'Nie ma połączenia z centralą. Partia toczy się tu dalej, a wszystko zostanie przekazane później.',
  'hub.back': 'Połączenie z centralą zostało przywrócone.',
};
