/**
 * What is typed into the text field, and the letters pressed on the board. A command is answered; a move is placed;
 * what cannot be read is said so and left to be mended.
 */

import { roleOf, sayInHand, sayLastCapture, sayMen } from '#app/desk/explore.ts';
import {
  sayCheck,
  sayHole,
  sayLastMove,
  sayLastMoves,
  sayPieces,
  sayRead,
  sayTurn,
  sayWhich,
} from '#app/desk/inform.ts';
import { sayPossible } from '#app/desk/possible.ts';
import { type Settings, wordsOf } from '#app/desk/settings.ts';
import { sayAttackers, sayWhyNone } from '#app/desk/teach.ts';
import { type CommandName, parseTextCommand, type SquareCommand } from '#app/desk/textCommand.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { type Answered, type Reading, readAnswer, readText } from '#app/edge/readText.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { placedMove } from '#rules/game/placing.ts';
import { cite } from '#rules/game/state.ts';
import type { Move } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { readPromotion } from '#speech/match/byForm.ts';
import { citing } from '#speech/phrases/citing.ts';
import { type Said, say } from '#speech/phrases/said.ts';
import { pieceWord } from '#speech/phrases/words.ts';
import type { PlayerDesk } from './playerDesk.ts';

/** What the screen has to do: nothing, keep the text to be mended, or open a dialog. */
export type Entered =
  | 'done'
  | 'not-understood'
  | 'confirm-draw'
  | 'confirm-resign'
  | 'export'
  | 'own-score'
  | 'claim'
  | 'compare-scores'
  | 'help'
  | 'to-field'
  | 'to-board'
  | 'flip';

export type EntryContext = Readonly<{
  game: PlayerDesk;
  announcer: Announcer;
  settings: Settings;
  /** The square that has the focus on the board, or had it last. */
  square?: Square | null;
}>;

export function enter(text: string, context: EntryContext): Entered {
  // While the program waits for an answer, "n" is a knight and "b" a file, whatever else they mean.
  const answer = answered(text, context);
  if (answer) return take(answer, text, context);
  const typed = parseTextCommand(text);
  if (typed.kind !== 'command' && typed.kind !== 'nothing') context.game.pressNoMore();
  // Who asks something else has left the question: his next letter is no answer to it.
  if (typed.kind !== 'command' && typed.kind !== 'nothing' && typed.kind !== 'move') context.game.ask(null);
  switch (typed.kind) {
    case 'nothing':
      return 'done';
    case 'command':
      return carryOut(typed.name, context);
    case 'read':
      return tell(context, sayRead(context.game.state.value, typed.what, wordsOf(context.settings)));
    case 'about':
      return aboutSquare(typed.name, typed.square, context);
    case 'men': {
      const role = roleOf(typed.letter, context.settings.language);
      if (!role) return enterMove(text, context);
      return tell(context, sayMen(context.game.state.value, role, wordsOf(context.settings)));
    }
    case 'last':
      return tell(
        context,
        sayLastMoves(context.game.state.value, wordsOf(context.settings), typed.count),
        true,
      );
    case 'repeated':
      context.game.repeatBack(typed.text);
      return 'done';
    case 'move':
      return enterMove(typed.text, context);
  }
}

/** What is heard once more is answered still. */
const KEEPS_THE_QUESTION: ReadonlySet<CommandName> = new Set<CommandName>([
  'repeat',
  'repeatFive',
  'spell',
  'help',
  'toField',
  'toBoard',
]);

export function carryOut(name: CommandName, context: EntryContext): Entered {
  const { game, announcer, settings } = context;
  const state = game.state.value;
  const words = wordsOf(settings);
  if (name !== 'press') game.pressNoMore();
  if (!KEEPS_THE_QUESTION.has(name)) game.ask(null);
  switch (name) {
    case 'ownTime':
    case 'opponentTime':
    case 'timeUsed':
    case 'moves':
    case 'toControl':
      game.question(name);
      return 'done';
    case 'lastMove':
      return tell(context, sayLastMove(state, words), true);
    case 'lastMoves':
      return tell(context, sayLastMoves(state, words), true);
    case 'turn':
      return tell(context, sayTurn(state, words));
    case 'check':
      return tell(context, sayCheck(state, words));
    case 'pieces':
      return tell(context, sayPieces(state, words));
    case 'repeat':
      announcer.repeatLast();
      return 'done';
    case 'repeatFive':
      announcer.repeatLastFive();
      return 'done';
    case 'spell':
      announcer.spellLast();
      return 'done';
    case 'press':
      void game.press();
      return 'done';
    case 'offerDraw':
      return 'confirm-draw';
    case 'acceptDraw':
    case 'declineDraw':
      game.answerDraw(name);
      return 'done';
    case 'resign':
      return 'confirm-resign';
    case 'callArbiter':
      game.callArbiter();
      return 'done';
    case 'claim':
      return 'claim';
    case 'adjust':
      game.adjust();
      return 'done';
    case 'difference':
      game.nextDifference();
      return 'done';
    case 'export':
      return 'export';
    case 'ownScore':
      return 'own-score';
    case 'compareScores':
      return 'compare-scores';
    case 'help':
      return 'help';
    case 'pause':
      game.pause();
      return 'done';
    case 'inHand':
      return tell(context, sayInHand(state, words));
    case 'takeBack':
      game.takeBack();
      return 'done';
    case 'liftRuling':
      game.liftRuling();
      return 'done';
    case 'explain':
      if (!mayWarn(state)) return refuseHint(context);
      game.explain();
      return 'done';
    case 'lastCapture':
      return tell(context, sayLastCapture(state, words), true);
    case 'here':
    case 'hints':
    case 'captures':
    case 'attackers':
      return aboutSquare(name, context.square ?? null, context);
    case 'toField':
      return 'to-field';
    case 'toBoard':
      return 'to-board';
    case 'flip':
      return 'flip';
    case 'back':
      game.lookBack(-1);
      return 'done';
    case 'forward':
      game.lookBack(1);
      return 'done';
  }
}

/** 11.3.1, 12.6: what is on a square is felt; where its man may go and who attacks it only training tells. */
function aboutSquare(name: SquareCommand, square: Square | null, context: EntryContext): Entered {
  const { game, settings } = context;
  const state = game.state.value;
  const words = wordsOf(settings);
  if (name !== 'here' && !mayWarn(state)) return refuseHint(context);
  if (!square) return complain(context, deskTexts.say(settings.language, 'ask.where'));
  switch (name) {
    case 'here':
      return tell(context, sayHole(game.menShown(), square, words));
    case 'hints':
      return tell(context, sayPossible(state, square, words));
    case 'captures':
      return tell(context, sayPossible(state, square, words, true));
    case 'attackers':
      return tell(context, sayAttackers(state, square, words));
  }
}

function refuseHint(context: EntryContext): Entered {
  const { game, settings } = context;
  const { language } = settings;
  const article = cite(game.state.value, 'noHelp');
  game.desk.complain(citing(language, deskTexts.say(language, 'hint.training'), article));
  return 'done';
}

/** One clear reading is taken; several are asked about, never guessed. A question that is open may be answered in a word. */
function enterMove(text: string, context: EntryContext): Entered {
  const { game, settings } = context;
  const state = game.state.value;
  const { language } = settings;
  if (state.phase === 'over') {
    game.refuse('game-over', null);
    return 'done';
  }
  if (state.stopped)
    return complain(
      context,
      deskTexts.say(language, mayWarn(state) ? 'move.stopped' : 'move.wait', { text }),
    );
  const { placing } = state.act;
  // A peg stands on the last rank and a piece alone is named: it is what the pawn became.
  const piece = placing.kind === 'pawn-in' ? readPromotion(text, language) : null;
  const named = piece && placing.kind === 'pawn-in' ? { ...placing.move, promotion: piece } : null;
  const reading: Reading = named ? { kind: 'move', move: named } : readText(state, text, language);
  return take(reading, text, context);
}

/** What the text says to the question that is open, if it is still about this position. */
export function answered(text: string, { game, settings }: EntryContext): Answered | null {
  const { asked } = game;
  const { ply } = game.state.value;
  if (!asked || asked.ply !== ply.number) return null;
  return readAnswer(ply.position, asked.question, text, settings.language);
}

function take(reading: Reading, text: string, context: EntryContext): Entered {
  const { game, settings } = context;
  const state = game.state.value;
  const { language } = settings;
  const words = wordsOf(settings);
  game.ask(reading.kind === 'which' || reading.kind === 'piece' ? reading : null);
  switch (reading.kind) {
    case 'none':
      return complain(context, say(language, 'error.unreadable', { text }));
    case 'squares':
      return complain(
        context,
        deskTexts.say(language, 'ask.squares', { piece: pieceWord(language, reading.role) }),
      );
    case 'piece':
      return question(context, deskTexts.say(language, 'ask.promotion'));
    case 'which':
      return question(context, sayWhich(state, reading.moves, words));
    case 'illegal':
      return complain(context, sayWhyNone(state, [reading.move, ...(reading.others ?? [])], words));
    case 'move':
      return play(reading.move, text, context);
  }
}

function play(move: Move, text: string, { game }: EntryContext): Entered {
  const { act } = game.state.value;
  // Nobody but the player moves the pegs of a real board: what is typed is said.
  if (game.isReal || (game.announcesHimself && placedMove(act.placing))) game.announce(text, move);
  else game.place(move);
  return 'done';
}

function tell({ announcer }: EntryContext, said: Said, tellsMove = false): 'done' {
  announcer.say({ kind: 'answer', said, tellsMove });
  return 'done';
}

/** A question takes the next text as its answer: the field is empty for it. */
function question({ announcer }: EntryContext, said: Said): 'done' {
  announcer.say({ kind: 'alert', said });
  return 'done';
}

function complain({ announcer }: EntryContext, said: Said): 'not-understood' {
  announcer.say({ kind: 'alert', said });
  return 'not-understood';
}
