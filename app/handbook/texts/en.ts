/** The handbook in English: the source of its chapters. Every other language has each of them. */
import type { Chapter, Reader } from '../handbook.ts';

const player = {
  what: {
    title: 'What Hector does',
    parts: [
      'Hector serves a game of chess over the board in which one or both players do not see the board. It announces each move, tells the time when it is asked, keeps the score, and knows the Laws of Chess and their appendix for blind players.',
      'It plays no moves of its own, does not analyse and gives no advice. In competition it is silent about everything that a player must find out himself.',
    ],
  },
  start: {
    title: 'Starting a game',
    parts: [
      'On the first page Enter starts a game with what was chosen last. The cursor is then in the field for moves.',
      'Further choices follow on the same page: language, how Hector speaks, your colour, the time, the board and the mode. “Set up in detail” opens everything else: who plays on which board, assistants and their duties, the edition of the Laws, the event. A set-up can be kept under a name, read aloud, and used again.',
      'If the page was closed in the middle of a game, the game goes on when the page is opened again. Nothing that was announced is lost.',
    ],
  },
  speech: {
    title: 'How Hector speaks',
    parts: [
      'Through your screen reader, with a voice of its own, or divided between the two: moves by the own voice, everything else by the screen reader. The same words never come twice.',
      'When the page is loaded again you are in the field for moves, and your screen reader says so. If it takes letters for itself all the same, it is in its browse mode: its own key leads to focus mode (NVDA: Insert with Space, Orca: Insert with A). F9 leads from the field to the board and back.',
      'With the own voice alone Hector also says what has the focus. Control with Down or Up reads the page line by line, Control with Shift and Down reads to the end. Escape stops the voice.',
      'Moves are announced as Appendix D wants them: the files are Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, pieces and ranks are German. Settings offer the words of your own language, plain letters, or the alphabet of aviation.',
      '{repeat} repeats the last announcement, {repeatFive} the last five.',
    ],
  },
  board: {
    title: 'The board on the screen',
    parts: [
      'The board is a field of sixty-four squares. Arrow keys explore it and touch nothing. 1 to 8 go to that rank, with Shift to that file; k, q, r, b, n and p go to the next piece of that kind. Other letters are questions and actions.',
      'Enter on a piece lifts it: it is touched and must be moved if it can (D.2.2). Enter on another square inserts it there. To adjust pieces, first say so with {adjust}.',
      'To capture, lift your man and press Enter on the square of the other: Hector takes the captured man off, says so, and inserts yours.',
      '{inHand} says what is in your hand.',
    ],
  },
  move: {
    title: 'Moving by words',
    parts: [
      'Type a move into the field as you are used to writing it, and press Enter:',
      [
        'e4',
        'Nf3, or the letters of your language',
        'g1f3',
        '0-0 and 0-0-0',
        'knight Gustav one Felix three',
        'e8 queen',
      ],
      'If the words fit more than one man, Hector asks which, by its square. A text is never carried out as another move than it says.',
      'A move is made when it is placed and announced (D.2.3). It is completed when the clock is pressed: {press}, or Control with Enter.',
    ],
  },
  clock: {
    title: 'Clock and time',
    parts: [
      'Times are told when you ask, and only then.',
      [
        '{ownTime}: your own time',
        '{opponentTime}: the time of your opponent',
        '{timeUsed}: the time that each of you has used',
        '{moves}: the number of moves made',
        '{toControl}: moves to the time control',
      ],
      'In training {pause} interrupts the game and lets it go on.',
    ],
  },
  ask: {
    title: 'Questions about the game',
    parts: [
      [
        '{lastMove}: the last move',
        '{turn}: who is to move',
        '{pieces}: all pieces',
        's and a square, a file or a rank: what stands there',
        '{lastMoves}: the last moves',
      ],
      'In training Hector also explains: why a move is not legal, what an event means, which moves a piece has. In competition these questions are refused (11.3.1).',
    ],
  },
  slips: {
    title: 'Slips and irregularities',
    parts: [
      'A slip of the tongue may be corrected before the clock is pressed (D.2.8): type the right move again.',
      'In training Hector says why a move is not legal before anything happens, and a ruling can be lifted. In competition an illegal move is announced like any other; when the clock has been pressed, the arbiter decides.',
      'If board and game differ, {difference} leads from one difference to the next.',
    ],
  },
  rights: {
    title: 'Draws, claims, the arbiter',
    parts: [
      [
        '{offerDraw}: offer a draw; {acceptDraw} and {declineDraw} answer',
        '{resign}: resign, after a question',
        '{claim}: claim a draw, a fallen flag, an illegal move, a touched piece; what the claim needs and what a wrong one costs is said first',
        '{callArbiter}: call the arbiter; both clocks stop',
      ],
    ],
  },
  score: {
    title: 'The score',
    parts: [
      'Hector keeps the score by itself. {export} writes it as PGN, as text, for large print, or in Braille for a display or an embosser (BRF and PEF).',
      '{ownScore} lets you keep a score of your own; after the game the two can be compared.',
    ],
  },
  boards: {
    title: 'Boards with sensors',
    parts: [
      'A peg board or an electronic board is connected over USB in Chrome, Edge or Chromium. Choose it on the first page and press “Connect the board”; the browser asks for the port once.',
      'A lifted piece is named at once. A move is announced when the hand has come to rest, by the press of the clock, by words, or by the touch of the opponent. If a contact fails, Hector says which, and the game goes on by words.',
    ],
  },
  keys: {
    title: 'All keys',
    parts: [
      '{help} lists every key and every word. In Settings all keys can be changed, printed and written to a file; there is a set of keys for who is used to lichess.',
    ],
  },
} as const satisfies Readonly<Record<string, Chapter>>;

const assistant = {
  what: {
    title: 'Your place',
    parts: [
      'You help a player who does not see the board (D.2.10). Your place is a page of its own, made for a phone: open the address that the table or the arbiter gives you, with its code.',
      'Only the duties that were agreed are there. What you are not to do, the page does not offer.',
    ],
  },
  relay: {
    title: 'Moves',
    parts: [
      'When the opponent has moved, the move stands large on your page, as it is to be said. Say it; the player repeats it; type or tap what he said. If it differs, the right move is shown again at once (D.2.1).',
      'When your player has moved, announce the move for him: type it, or tap the square it comes from and the square it goes to. A slip can be corrected until the clock has been pressed (D.2.8).',
    ],
  },
  time: {
    title: 'Clock and questions',
    parts: [
      'Where it is your duty, you press the clock.',
      'You tell the time and the number of moves only when your player has asked. His question appears on your page; one touch answers it, and the answer is recorded.',
    ],
  },
  score: {
    title: 'Score, flag, arbiter',
    parts: [
      'You may keep the score for the player, and you may claim a fallen flag. If something is not right, a piece touched or a position that differs, report it to the arbiter; you say nothing of it to the player.',
      'You give no advice and do not speak of the position.',
    ],
  },
} as const satisfies Readonly<Record<string, Chapter>>;

const arbiter = {
  what: {
    title: 'Your desk',
    parts: [
      'Your desk is a page of its own, opened by a code that the players do not have. On a computer that everybody shares, the players’ page hands itself over to you; that is recorded.',
      'Hector rules nothing in competition. It watches, tells you what it has seen with the article and the evidence, and applies what you decide.',
    ],
  },
  before: {
    title: 'Before the game',
    parts: [
      'Set up the game for its people: who sees, who hears, which boards, which assistants with which duties, the edition of the Laws and its options, the clock. Approve the device (11.3.2).',
      'Give the places away: each person has a code of his own. A code can be withdrawn at any time.',
    ],
  },
  alerts: {
    title: 'Alerts',
    parts: [
      'An alert comes with a sound and a word. The gravest stand first, among equals the oldest. Each shows its article, what led to it, both clocks and both boards, and what will follow if you uphold it.',
      'Uphold, reject or postpone each by itself. The players hear your decision, not your evidence.',
      [
        'Illegal move',
        'Clock pressed without a move, or too early',
        'Promotion not completed',
        'Touched piece',
        'Claims',
        'Fallen flag',
        'Boards that differ',
      ],
      'A contact that fails is reported as that. It is never the fault of the player.',
    ],
  },
  acts: {
    title: 'What you can do',
    parts: [
      [
        'Stop the clocks, set them, let them run again',
        'Add time, give penalties',
        'Strike out an accidental touch',
        'Restore an earlier position, with the times proposed from the record',
        'Adjourn with a sealed move, and resume',
        'Enter the result and have it confirmed',
      ],
      'Every act is recorded with your reason.',
    ],
  },
  failures: {
    title: 'If something fails',
    parts: [
      'The game is on the disk of the table before anything is announced. Close the page, start the computer again if you must, open the page: the game goes on, and the clock that ran has run on. Set it if that was not the player’s fault (6.10).',
      'Export the journal of a game that is in dispute. It alone restores the game exactly.',
    ],
  },
} as const satisfies Readonly<Record<string, Chapter>>;

export const handbook = {
  title: 'Handbook',
  readers: { player: 'For players', assistant: 'For assistants', arbiter: 'For arbiters' },
  chapters: { player, assistant, arbiter },
} as const;

/** Every chapter by its name; the words are each language's own. */
export type HandbookText = Readonly<{
  title: string;
  readers: Readonly<Record<Reader, string>>;
  chapters: Readonly<{
    player: Readonly<Record<keyof typeof player, Chapter>>;
    assistant: Readonly<Record<keyof typeof assistant, Chapter>>;
    arbiter: Readonly<Record<keyof typeof arbiter, Chapter>>;
  }>;
}>;
