/** The look of a game and its settings, in English: the source of the keys. */
export const messages = {
  'board.full': 'Board alone',
  'field.turn': '{side, select, white {White to move} other {Black to move}}',
  'field.over': 'The game is over',
  'field.overHelp': 'A command; or ? for help.',
  'said.earlier': 'Earlier announcements',
  'boards.more': 'Boards and recorder',
  'look.title': 'Display',
  'look.theme': 'Colours',
  'look.theme.system': 'As the system has them',
  'look.theme.light': 'Light',
  'look.theme.dark': 'Dark',
  'look.theme.yellow-on-black': 'Yellow on black',
  'look.theme.black-on-yellow': 'Black on yellow',
  'look.textSize': 'Size of the text, in percent',
  'look.boardSize': 'Size of the board, in percent of the window',
  'look.squares': 'The board for a screen reader',
  'look.squares.plain': 'Squares only',
  'look.squares.grid': 'Table with rows and columns',
  'look.squaresHelp':
    'Squares only: nothing but the square and its piece is said. Table: the screen reader adds row and column.',
} as const;

export type LookKey = keyof typeof messages;
