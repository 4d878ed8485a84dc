/**
 * What is typed into the text field, and the letters pressed on the board. A command is answered; a move is placed;
 * what cannot be read is said so and left to be mended.
 */

import {
  sayCheck,
  sayLastMove,
  sayLastMoves,
  sayMoves,
  sayPieces,
  sayRead,
  sayTurn,
} from '#app/desk/inform.ts';
import { type Settings, wordsOf } from '#app/desk/settings.ts';
import { type CommandName, parseTextCommand } from '#app/desk/textCommand.ts';
import { understand } from '#app/edge/understand.ts';
import { placedMove } from '#rules/game/act.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import type { Move } from '#rules/position/move.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { type Said, say } from '#speech/phrases/said.ts';
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
  | 'help';

export type EntryContext = Readonly<{ game: PlayerDesk; announcer: Announcer; settings: Settings }>;

export function enter(text: string, context: EntryContext): Entered {
  const typed = parseTextCommand(text);
  switch (typed.kind) {
    case 'nothing':
      return 'done';
    case 'command':
      return carryOut(typed.name, context);
    case 'read':
      answer(context, sayRead(context.game.state.value, typed.what, wordsOf(context.settings)));
      return 'done';
    case 'repeated':
      context.game.repeatBack(typed.text);
      return 'done';
    case 'move':
      return enterMove(typed.text, context);
  }
}

export function carryOut(name: CommandName, context: EntryContext): Entered {
  const { game, announcer, settings } = context;
  const state = game.state.value;
  const words = wordsOf(settings);
  switch (name) {
    case 'ownTime':
    case 'opponentTime':
    case 'moves':
    case 'toControl':
      game.ask(name);
      return 'done';
    case 'lastMove':
      return answer(context, sayLastMove(state, words), true);
    case 'lastMoves':
      return answer(context, sayLastMoves(state, words), true);
    case 'turn':
      return answer(context, sayTurn(state, words));
    case 'check':
      return answer(context, sayCheck(state, words));
    case 'pieces':
      return answer(context, sayPieces(state, words));
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
      game.press();
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
  }
}

/** One clear reading is taken; several are asked about, never guessed. */
function enterMove(text: string, context: EntryContext): Entered {
  const { game, settings } = context;
  const state = game.state.value;
  const { language } = settings;
  if (state.phase === 'over') {
    game.refuse('game-over', null);
    return 'done';
  }
  const { placing } = state.act;
  // A peg stands on the last rank and a piece alone is named: it is what the pawn became.
  const named =
    placing.kind === 'pawn-in' &&
    understand(state.ply.position, `${placing.move.from}${placing.move.to} ${text}`, language);
  const found = named && named.kind === 'move' ? named : understand(state.ply.position, text, language);
  switch (found.kind) {
    case 'none':
      return complain(context, say(language, 'error.unreadable', { text }));
    case 'unclear':
      return complain(context, say(language, 'error.unclear', { moves: listed(found.candidates, context) }));
    case 'illegal':
      // Training speaks up at once and leaves the board alone; in competition the move is placed like any other.
      if (mayWarn(state))
        return complain(context, say(language, 'illegal', { move: listed([found.move], context) }));
      return play(found.move, text, context);
    case 'move':
      return play(found.move, text, context);
  }
}

function play(move: Move, text: string, { game, settings }: EntryContext): Entered {
  const { act } = game.state.value;
  // Nobody but the player moves the pegs of a real board: what is typed is said.
  if (game.isReal || (settings.announceMyself && placedMove(act.placing))) game.announce(text, move);
  else game.place(move);
  return 'done';
}

function listed(moves: readonly Move[], { game, settings }: EntryContext): Said {
  return sayMoves(game.state.value, moves, wordsOf(settings));
}

function answer({ announcer }: EntryContext, said: Said, tellsMove = false): 'done' {
  announcer.say({ kind: 'answer', said, tellsMove });
  return 'done';
}

function complain({ announcer }: EntryContext, said: Said): 'not-understood' {
  announcer.say({ kind: 'alert', said });
  return 'not-understood';
}
