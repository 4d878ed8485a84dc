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
  lift: 'Lift: go to the pawn on Eva zwei, which is e2, and press Enter. He is touched now and must move.',
  insert: 'Insert: go to Eva vier, which is e4, and press Enter. The move is placed and announced.',
  press: 'Press the clock: Control with Enter, or {press} in the field. With that the move is completed.',
  words: 'Now Black, by words: go to the field with F9, type e5 and press Enter.',
  time: 'Ask for the time: type {time} and press Enter.',
  slip: 'A slip can be put right: take the last move back with {back}.',
  ownWords:
    'In a competition you may have to announce your move yourself. For the next steps the program leaves it to you. Move without words first: type e5.',
  tongue: 'Now a slip of the tongue, on purpose: announce another move, type d5.',
  correct:
    'A slip may be corrected before the clock is pressed: announce the move that stands on the board, type e5.',
  arbiter: 'Call the arbiter: type {arbiter}. Both clocks stop.',
  goOn: 'Let the game go on: F8, or {pause}.',
  score: 'The score writes itself. Open it for printing or Braille: {export}. Escape leads back.',
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
