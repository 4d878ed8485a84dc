/**
 * D.2.1, D.2.3.3 and D.2.8: what is said about a move. Words become moves at the edge; the core sees both. They bind
 * nothing by themselves (TU-14); in competition words that fit no legal move are taken in silence (11.3.1).
 */
import { parseUci } from '../position/move.ts';
import type { Position } from '../position/position.ts';
import { type Color, opposite } from '../position/square.ts';
import { namesMove, type Words } from './act.ts';
import { type CommandOf, isAssistant, sideOf, type Utterance } from './command.ts';
import { skipMirror } from './mirror.ts';
import { placedMove } from './placing.ts';
import { mustComplete } from './recording.ts';
import type { Refusal } from './refusal.ts';
import { type GameState, isUncompleted, onMove } from './state.ts';
import type { Table } from './table.ts';
import { isUnpressed } from './unpressed.ts';

type Heard =
  | { ok: true; words: Words; move: string | null }
  | { ok: false; code: 'impossible-argument' | 'words-unclear' };

/** One move, no move that the board knows, or none clearly: that is no announcement and is asked for again. */
function hear(said: Utterance): Heard {
  if (said.move !== undefined) {
    const move = parseUci(said.move);
    return move
      ? { ok: true, words: { move, text: said.text ?? null }, move: said.move }
      : { ok: false, code: 'impossible-argument' };
  }
  if (said.text === undefined) return { ok: false, code: 'impossible-argument' };
  if (said.moves && said.moves.length > 0) return { ok: false, code: 'words-unclear' };
  return { ok: true, words: { move: null, text: said.text }, move: null };
}

export function announce(
  table: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
): Refusal | undefined {
  const heard = hear(command);
  if (!heard.ok) return table.refuse(heard.code === 'words-unclear' ? 'announce' : null, heard.code);
  if (saysBack(table, command, heard.words)) return repeat(table, command);
  const of = spokenOf(table, command, heard.words);
  if (!of) return table.refuse('announce', 'nothing-announced');
  if (of !== onMove(table.state)) return sayAgain(table, command, of, heard);
  const { early, act } = table.state;
  const owes = mustComplete(table, of);
  if (owes) return owes;
  if (early?.side === of && early.wordsSaid && !addsPromotion(act.words, heard.words))
    return table.refuse('slip', 'too-late-to-correct'); // T20b: words said before the press are not changed
  skipMirror(table, of);
  write(table, command, of, heard);
  return undefined;
}

/**
 * D.2.1, D.2.10.2: the opponent's last move said once more, by the player or for him, is its repetition and not the
 * announcement of a move of his own.
 */
function saysBack(
  { state }: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
  words: Words,
): boolean {
  const { ply, parameters } = state;
  const before = ply.previous?.position;
  const side = sideOf(command.by) as Color;
  if (command.do !== 'announce' || !ply.announced || ply.side !== opposite(side) || !ply.move || !before)
    return false;
  const isOwn = words.move !== null && ply.position.pieceAt(words.move.from)?.color === side;
  return !isOwn && namesMove(words, ply.move, before, parameters);
}

/** Whose move the words are about: the speaker's own, or for an assistant the one just made and not yet announced. */
function spokenOf(
  table: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
  words: Words,
): Color | null {
  const side = sideOf(command.by) as Color;
  const { ply } = table.state;
  const opponent = opposite(side);
  if (isAssistant(command.by) && ply.side === opponent && !ply.announced && ply.move && words.move) {
    const before = ply.previous?.position;
    if (before && namesMove(words, ply.move, before, table.state.parameters)) return opponent; // D.2.10.2
  }
  if (onMove(table.state) === opponent && helpsBlind(table.state, side) && namesPlaced(table.state, words))
    return opponent; // 05, F.2.9
  if (onMove(table.state) === side || ply.side === side) return side;
  return null;
}

/** BL-25: in 05 the sighted player himself announces both players' moves, if the blind one has no assistant. */
function helpsBlind({ header, parameters }: GameState, side: Color): boolean {
  const blind = header[opposite(side)];
  return (
    parameters.blind.sightedWithoutAssistant === 'selfDoesAB' &&
    header[side].board === 'normal' &&
    blind.board === 'peg' &&
    blind.assistant === null
  );
}

function namesPlaced({ act, ply, parameters }: GameState, words: Words): boolean {
  const move = placedMove(act.placing);
  return act.words === null && move !== null && namesMove(words, move, ply.position, parameters);
}

/** T16: about a move already made: a slip corrected, or said anew, as long as the opponent's clock has not started. */
function sayAgain(
  table: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
  of: Color,
  heard: Extract<Heard, { ok: true }>,
): Refusal | undefined {
  const { ply, parameters, act } = table.state;
  const before = ply.previous?.position;
  if (ply.side !== of || !before || !ply.move) return table.refuse('slip', 'too-late-to-correct');
  if (!ply.announced && ply.act && !ply.act.needsWords) {
    write(table, command, of, heard); // U03: the sighted player's move announced after it was made
    const now = table.state;
    if (now.early?.side === of && now.ply.announced && isUncompleted(now, now.ply))
      table.write({ event: 'completed', side: of, ply: now.ply.number, by: 'press' }); // his press is made good
    return undefined;
  }
  const isRuled = ply.illegal && !isUnpressed(table.state, ply); // 7.5.1: the press has made it the arbiter's
  if (!isUncompleted(table.state, ply) || act.touches.length > 0 || isRuled)
    return table.refuse('slip', 'too-late-to-correct'); // D.2.8
  if (ply.act?.needsWords && !namesMove(heard.words, ply.move, before, parameters)) {
    table.write({ event: 'unmade', side: of, move: ply.san }); // out of MADE: the words no longer name the placed move
  }
  write(table, command, of, heard);
  return undefined;
}

function write(
  table: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
  of: Color,
  heard: Extract<Heard, { ok: true }>,
): void {
  const { text } = heard.words;
  table.write({
    event: command.do === 'correct' ? 'corrected' : 'announced',
    by: command.by,
    of,
    ...(text !== null && { text }),
    move: heard.move,
  });
}

function addsPromotion(said: Words | null, now: Words): boolean {
  return (
    said?.move?.promotion === undefined &&
    now.move?.promotion !== undefined &&
    said?.move?.from === now.move.from &&
    said.move.to === now.move.to
  );
}

/** T16: only what has been announced can be corrected. */
export function correct(
  table: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { act, ply, early } = table.state;
  if (early?.side === side) return table.refuse('slip', 'too-late-to-correct'); // D.2.8: after the press
  const said = act.color === side ? act.words : ply.side === side ? ply.act?.words : null; // U05: wrong words too
  if (!said && !(ply.side === side && ply.announced)) return table.refuse('slip', 'nothing-announced');
  if (act.color !== side && !isUncompleted(table.state, ply))
    return table.refuse('slip', 'too-late-to-correct'); // the opponent's clock has been started
  return announce(table, command);
}

/** T22, T23, U06: the opponent says the move back. A mismatch is said again; nothing is blocked (TU-15). */
export function repeat(
  table: Table,
  command: CommandOf<'announce' | 'correct' | 'repeat'>,
): Refusal | undefined {
  const heard = hear(command);
  if (!heard.ok) return table.refuse(heard.code === 'words-unclear' ? 'announce' : null, heard.code);
  const { ply, parameters } = table.state;
  const side = sideOf(command.by) as Color;
  const before: Position | undefined = ply.previous?.position;
  if (!ply.move || !before || (ply.side === side && !isAssistant(command.by)))
    return table.refuse('announce', 'nothing-to-repeat');
  const equal = namesMove(heard.words, ply.move, before, parameters);
  const { text } = heard.words;
  table.write({ event: 'repeated', by: command.by, ...(text !== null && { text }), move: heard.move, equal });
  return undefined;
}
