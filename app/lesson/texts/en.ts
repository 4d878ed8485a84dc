/** The first steps and the lesson in English: the source of the keys. */
export const messages = {
  title: 'Lesson',
  welcome:
    'This lesson takes about five minutes. To hear a task again type {repeat}. Buttons above the game skip a step and end the lesson.',
  done: 'Well done.',
  over: 'The lesson is over. Play on as you like.',
  number: 'Step {number} of {count}',
  skip: 'Skip this step',
  repeat: 'Say it again',
  end: 'End the lesson',
  again: 'Repeat the lesson',
  explore:
    'Explore: go to the board with F9 and move over it with the arrow keys. Nothing is touched by that.',
  lift: 'Lift: go to the pawn on {fromName}, which is {from}, and press Enter. He is touched now and must move.',
  insert: 'Insert: go to {toName}, which is {to}, and press Enter. The move is placed and announced.',
  press: 'Press the clock: Control with Enter, or {press} in the field. With that the move is completed.',
  words:
    'Now {side, select, white {White} other {Black}}, by words: go to the field with F9, type {to} and press Enter.',
  time: 'Ask for the time: type {time} and press Enter.',
  slip: 'A slip can be put right: take the last move back with {back}.',
  ownWords:
    'In a competition you may have to announce your move yourself. For the next steps the program leaves it to you. Move without words first: type {to}.',
  tongue: 'Now a slip of the tongue, on purpose: announce another move, type {other}.',
  correct:
    'A slip may be corrected before the clock is pressed: announce the move that stands on the board, type {to}.',
  arbiter: 'Call the arbiter: type {arbiter}. Both clocks stop.',
  goOn: 'Let the game go on: F8, or {pause}.',
  score: 'The score writes itself. Open it for printing or Braille: {export}. Escape leads back.',
  'wrong.man': 'That was {square}, not {from}. Take it back with {back}.',
  'wrong.move': 'That was not the task. Take the move back with {back}.',
  first: 'First steps',
  'first.help': 'Three choices and a lesson: Tab leads on, the arrow keys choose.',
  'first.greeting':
    'Welcome to Hector. Enter starts a game. F or the button First steps leads to language, voice, board and a lesson. If you have no screen reader press V: then this voice says everything.',
  'first.language': 'Language',
  'first.languageChosen': 'This is English.',
  'first.voice': 'Voice',
  'first.voiceHelp': 'With a screen reader choose the screen reader. Without one choose the own voice.',
  'first.board': 'Board',
  'first.lesson': 'Begin the lesson',
  'first.start': 'Start a game without it',
};
