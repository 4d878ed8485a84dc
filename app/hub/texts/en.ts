/** What a page in a hall says of its hub: the source of the keys. */
export const messages = {
  'hub.noHub': 'The hub is not reached. Check the network and open this page again.',
  'hub.expired': 'This code has expired. Ask the arbiter for a new one.',
  'hub.otherTable': 'Another device is the table of this game. The arbiter can order this one to take over.',
  'hub.fenced':
    'Another device has become the table of this game. What was not handed over from here was left for the arbiter.',
  'hub.notTable': "This code does not open a table. Ask the arbiter for the table's code.",
  'hub.cutOff': 'The hub is not reached. The game goes on here, and everything is handed over later.',
  'hub.back': 'The hub is reached again.',
};
