/** What `play --help` says: every command of a game script, and every field of it. */
export const help = `play

Reads a game script (NDJSON) and writes what comes of it (NDJSON): facts, refusals,
alerts for the arbiter, and last the state. The first line is the game:

  {"hector":"script/1","edition":"2023","mode":"competition","supervision":"full",
   "variant":"standard","startFen":null,"boards":"one","language":"en",
   "timeControl":{"periods":[{"moves":40,"ms":5400000},{"ms":1800000}],"incrementMs":30000,"delayMs":0},
   "white":{"name":"W","board":"peg","deaf":false,"assistant":{"name":"A","duties":["D.2.10.1"]}},
   "black":{"name":"B","board":"normal","deaf":false,"assistant":null},"options":{}}

Further fields of the game: gamesPerArbiter, how many games its arbiter watches (A.4.1, B.2.1);
arbiterPresent, false where none is at the board (III.6); timesToldBy, "assistant" where a player's
questions go to his assistant, if he has D.2.10.4, and not to the program.

Then a command a line: {"at":12300,"by":"white","do":"lift","square":"e2"}.
at: milliseconds, never decreasing. by: white, black, arbiter, white-assistant, black-assistant.

At the board
  lift square                 a peg leaves its hole
  insert square [piece]       a peg enters a hole; piece when newly promoted
  move move [announced]       a whole move on a normal board
  announce, correct, repeat   text or move: said aloud, a slip corrected, read back
  press [doubt]               that player's clock is pressed; doubt: squares on which the board
                              contradicts itself, so that no offence can be seen
  adjust, endAdjust           "I adjust" and its end
  ask what                    ownTime, opponentTime, timeUsed, moves, toControl
  answer what                 the assistant: passes on what his player has asked (D.2.10.4)
Offers, claims
  offerDraw, acceptDraw, declineDraw, resign
  claim ground [intended] [stopClocks]   threefold, fifty, illegal-move, touch-move, quickplay
        [because]             without an arbiter (III.6): cannot-win or no-effort
  verifyClaim position [score]   the opponent: position and score of such a claim are right, or not
  requestIncrement            five seconds a move (Guidelines III.4)
  claimFlag                   the opponent's flag is down
  callArbiter reason          stops both clocks; "divergence" compares the scores (D.2.9),
                              "adjourned-times" complains of the times at a resumption (I.13)
  agreeCorrection             both players: an illegal move is taken back without the arbiter (A.5.2)
Records and results
  record move [ply]           an entry in one's own score; ply corrects a former one
  borrowScore                 the opponent's score, to complete one's own after a flag (8.5.2)
  viewScore                   looks at the arbiter's sheet (A.4.3, B.2.3)
  confirmResult white black   after the game (8.7)
  report about                to the arbiter only (12.7)
  compare squares             where a board's sensors differ from the game (D.2.9); [] when they agree
  arrive                      a player comes to the board (6.7, I.9)
  demandTwoBoards             before the first move (D.1)
  pause                       training only: stops the clocks, or lets them run again
  takeBack                    training only: the act of the hand, or else the last half-move, is taken back
  liftRuling                  training only: the last penalty is undone, and a game lost by it goes on
The arbiter
  start, restart
  rule on decision [id]       decision: uphold, reject, postpone (claim on quickplay only);
                              on: illegal-move, premature-press, no-move-press, incomplete-promotion,
                              touch-move, claim, flag, divergence, clock-defect; id: the alert's own,
                              otherwise the oldest open one of its kind
  clockJumped ms absent       the computer's clock jumped: nobody is charged, the arbiter decides (6.10.1)
  stop reason                 interrupts the game (6.11.1)
  setClocks whiteMs blackMs [incrementMs] reason   reason "setting": a wrong setting (A.5.1.1),
                              "schedule" beyond its limit, "assistant": for an assistant's help (6.2.6)
  restore ply                 the position after that half-move
  result white black reason   1, 0.5 or 0 each
  accidental square           that touch did not count (4.2.2)
  acceptMovingAssistant side  an assistant who moves for the player (4.9)
  approveDevice name          11.3.2
  penalty side penalty [ms] reason   warning, opponent-time, own-time, fine, exclusion, expulsion (12.9)
  grantTime whiteMs blackMs reason   12.5
  twoHands side               7.5.4
  wrongStart, boardTurned     7.2.1, 7.2.2
  coloursReversed [restart]   7.3; restart: true where the edition leaves it to the arbiter
  bothFlags                   both flags are down, nobody knows which fell first (III.3.1)
  snapshot                    position, times and counters before a reconstruction (8.5.3)
  misplacedCastling side [rook]      A.5.1.2
  nextPeriod side             8.6
  allowDraw                   consents to a draw that the event bars (9.1.1)
  handOver to                 a shared computer is handed to the arbiter, or back to the players
  tell text                   a message from the arbiter to everybody at the board
  verdict ply white black     yes, no or unknown: who can still mate; play finds it out by itself
Adjournment
  orderSeal [sessionEndsAt]   arbiter
  seal move, moves or text    the sealing player, in private; his press then fixes it.
                              text is read as an announcement is
  closeEnvelope resumption    names, position, times, date and place
  resume present              arbiter; present: a list of white, black
  openEnvelope [move] [faulty]   arbiter, with the answering player present. move: what sealed
                              words mean, or faulty: true if that cannot be said (I.8)
  envelopeLost move           arbiter: the sealer plays the move he states (I.12.1)
Every command of the arbiter may carry a reason, which stands in the log beside it.
`;
