/** What the desk answers and teaches in English: the source of the keys. */
export const messages = {
  'ask.which': '{piece}: from which square? {squares}.',
  'ask.squares': '{piece}: from which square to which?',
  'ask.promotion': 'Promotion?',
  'move.stopped': 'The clocks stand. {text} was not taken. Let the game go on first.',
  'move.wait': 'The clocks stand. {text} was not taken. Wait for the arbiter.',
} as const;
