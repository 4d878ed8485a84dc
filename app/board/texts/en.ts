/** The numbers by which a hand is read: each with its name, and why an arbiter might change it. */
export const messages = {
  restMs: 'A piece counts as released after (milliseconds)',
  'restMs.why':
    'A piece may rest in a hole on its way. A longer time reads slow hands more surely; a move that nobody presses is announced that much later.',
  shortestLiftMs: 'Shortest touch (milliseconds)',
  'shortestLiftMs.why':
    'A piece that is out of its hole for less was brushed or its contact blinked; it was not touched. Longer for an unsteady hand.',
  togetherMs: 'Pieces that leave together (milliseconds)',
  'togetherMs.why':
    'Pieces that leave their holes closer together than this were knocked over or lifted by both hands, in no order. Longer for a board that reports slowly.',
  reactionMs: 'Reaction of the board (milliseconds)',
  'reactionMs.why':
    'A press so soon before the board reports a piece counts as made after it. Longer for a slow or wireless board.',
} as const;
