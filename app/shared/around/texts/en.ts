/** The words of what is around a game in English. This catalogue is the source of the keys. */
export const messages = {
  'leave.title': 'Leave the running game?',
  'leave.text':
    '{names}: this game is not over. It stays stored as it stands and can be opened again under Stored games.',
  'leave.clock': 'Its clock runs on meanwhile.',
  'leave.desks': 'Desks in other windows are closed until then.',
  'leave.go': 'Leave it',
  'leave.pause': 'Pause it and leave it',
  'leave.stay': 'Stay with the game',
  'over.next':
    'Next: both players confirm the result (8.7), then you can export the score or begin another game.',
  'games.search': 'Find games by name, event or date',
  'games.found': '{count, plural, =0 {No game found.} one {# game found.} other {# games found.}}',
  'games.order': 'Order',
  'order.newest': 'The newest first',
  'order.oldest': 'The oldest first',
  'order.names': 'By name',
  'games.delete': 'Delete',
  'games.deleteTitle': 'Delete this game for good?',
  'games.deleteText': '{name}. Export its journal first if you may want it again.',
  'games.deleted': 'The game has been deleted.',
  'games.openHere':
    'This game is open and cannot be deleted. Begin or open another game first, then delete this one.',
  'games.openElsewhere': 'This game is open in another tab and cannot be deleted. Close that tab first.',
  'games.exportAll': 'Export all journals in one file',
  'games.imported': '{count, plural, one {# game has been taken in.} other {# games have been taken in.}}',
  'games.notImported':
    '{count, plural, one {# game could not be read} other {# games could not be read}}; first: {reason}.',
  'games.read': 'Read games of a PGN file',
  'storage.ask': 'Ask the browser to keep the games',
  'storage.refused': 'The browser has not promised it. Export the journals that you want to keep.',
  'storage.unknown':
    'This browser does not say whether it keeps the games. Export the journals that you want to keep.',
} as const;

export type AroundKey = keyof typeof messages;
