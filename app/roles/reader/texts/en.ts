/** The words of reading games in English. This catalogue is the source of the keys. */
export const messages = {
  title: 'Read games',
  notNow: 'During a competition game no other games are read here (11.3.1).',
  file: 'PGN file',
  read: '{count, plural, =0 {No game could be read.} one {# game has been read.} other {# games have been read.}}',
  problems:
    '{count, plural, one {# game could not be read} other {# games could not be read}}; first: {problem}.',
  most: 'Only the first {count} games of the file were read.',
  search: 'Find games by name, event or date',
  list: '{count, plural, =0 {No games} one {# game} other {# games}}',
  more: 'Show more games',
  open: 'Read',
  choose: 'Choose for export',
  'export.title': 'Export games',
  'export.help': 'The chosen games; if none is chosen, all that are found.',
  'export.go': '{count, plural, =0 {Nothing to export} one {Export # game} other {Export # games}}',
  keys: 'Arrow right and left: next and previous half-move. Home and End: start and end. P: the pieces. M: the move again. Escape: back to the list.',
  next: 'Next half-move',
  previous: 'Previous half-move',
  start: 'Start',
  end: 'End',
  pieces: 'All pieces',
  again: 'The move again',
  back: 'Back to the list',
  atStart: 'Before the first move.',
  atEnd: 'The game ends here: {result}.',
  comment: 'Comment: {text}.',
  variations: '{count, plural, one {There is a variation.} other {There are # variations.}}',
  moveNumber: 'Move {number}.',
} as const;

export type ReaderKey = keyof typeof messages;
