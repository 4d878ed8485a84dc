/** The words of giving desks away in English. This catalogue is the source of the keys. */
export const messages = {
  title: 'Desks',
  'give.title': 'Give the places away',
  intro:
    'Everybody’s desk is a window of its own, with an address and a code. Hand each code only to the person it is for.',
  'give.confirm': 'I am the arbiter or the organiser: show all codes',
  'give.confirmHelp': 'This is recorded. Players do not see the codes of the arbiter and the assistants.',
  'give.recorded': 'The codes of all desks were shown at the table before the game began.',
  'give.start': 'Everybody is seated: start the clock',
  'give.startHelp': 'Leave this page before the players sit down at it.',
  hidden:
    'During a competition the codes of the arbiter and the assistants are not shown here. The arbiter gives them away.',
  role: '{role, select, arbiter {Arbiter} white {White} black {Black} whiteAssistant {White’s assistant} blackAssistant {Black’s assistant} other {Spectators}}',
  present: '{present, select, yes {Somebody is at this desk.} other {Nobody is at this desk.}}',
  code: 'Code',
  noCode: 'This desk needs no code.',
  say: 'Say the code letter by letter',
  said: 'Code: {letters}.',
  copy: 'Copy the address',
  copied: 'The address has been copied.',
  notCopied: 'The browser does not allow copying. The address stands beside the button.',
  open: 'Open in a new window',
  revoke: 'Make a new code',
  'revoke.title': 'Make a new code for this desk?',
  'revoke.text': 'Whoever sits there now is out at once, and the old code opens nothing any more.',
  revoked: 'The desk has a new code.',
  none: 'No game is open.',
} as const;

export type DesksKey = keyof typeof messages;
