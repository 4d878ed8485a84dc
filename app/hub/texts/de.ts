import type { HubMessages } from './texts.ts';

export const messages: HubMessages = {
  'hub.noHub':
    'Die Zentrale ist nicht erreichbar. Prüfen Sie das Netz und öffnen Sie diese Seite noch einmal.',
  'hub.expired': 'Dieser Code ist abgelaufen. Bitten Sie den Schiedsrichter um einen neuen.',
  'hub.otherTable':
    'Ein anderes Gerät ist der Tisch dieser Partie. Der Schiedsrichter kann anordnen, dass dieses übernimmt.',
  'hub.fenced':
    'Ein anderes Gerät ist der Tisch dieser Partie geworden. Was von hier noch nicht übergeben war, wurde für den Schiedsrichter hinterlegt.',
  'hub.notTable': 'Dieser Code öffnet keinen Tisch. Bitten Sie den Schiedsrichter um den Code des Tisches.',
  'hub.cutOff':
    'Die Zentrale ist nicht erreichbar. Die Partie geht hier weiter, und alles wird später übergeben.',
  'hub.back': 'Die Zentrale ist wieder erreichbar.',
};
