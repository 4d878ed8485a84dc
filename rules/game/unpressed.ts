/**
 * 11.3.1: a move that is not legal, placed and named but not yet pressed, looks made, and people act on it: the opponent
 * repeats it (T22), carries it over, answers it; either player writes it down. It is then on the board for the
 * core too, so that nobody can tell it from a legal one. 7.5.1: it becomes the arbiter's when the press completes it; until
 * somebody has answered it, its player may still put it right (T10c).
 */
import { type Move, makeUci, parseUci } from '../position/move.ts';
import { type Color, opposite } from '../position/square.ts';
import { looksMade, namesMove } from './act.ts';
import { type Command, type CommandKind, isAssistant, sideOf } from './command.ts';
import { placedMove } from './placing.ts';
import { type GameState, isUncompleted, mustSeal, type Ply } from './state.ts';
import type { Table } from './table.ts';

/** What its own player does to put it right; by a press he completes it. */
const CORRECTIONS: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'lift',
  'insert',
  'move',
  'announce',
  'correct',
]);

/** 6.11.1, 6.11.3: what stops both clocks. What stood by then was made before; what is placed after it waits. */
const STOPS: ReadonlySet<CommandKind> = new Set<CommandKind>(['stop', 'rule']);

/**
 * To be called before a command is carried out. Whatever a player does but to put the move right finds it on the board,
 * and so does who stops the clocks: even a refusal may not tell it from a legal one.
 */
export function standAsItLooks(table: Table, command: Command): void {
  const { state } = table;
  const side = sideOf(command.by);
  if (table.isTraining || state.phase !== 'playing' || state.stopped) return;
  if (side === null && !STOPS.has(command.do)) return;
  const isOwn = side === state.act.color;
  if (isOwn && (command.do === 'press' || isCorrection(state, command, side))) return;
  const move = looksMadeOf(state);
  if (move) table.write({ event: 'illegal', side: state.act.color, move: makeUci(move) });
  else if (side !== null && !isOwn && isCorrection(state, command, side)) takeUp(table, command, side);
}

/** An assistant who is no moving assistant displaces men (W12): he puts nothing right. */
function isCorrection({ movingAssistant }: GameState, { by, do: kind }: Command, side: Color): boolean {
  const byHand = kind === 'lift' || kind === 'insert';
  return CORRECTIONS.has(kind) && (!byHand || !isAssistant(by) || movingAssistant[side]);
}

/** The move on its way, if it is illegal and looks made. A move to be sealed is nobody's to see (I.1.1). */
function looksMadeOf(state: GameState): Move | null {
  const { act, ply, parameters, early, stopped } = state;
  if (early !== null || stopped || mustSeal(state, act.color)) return null;
  return looksMade(act, ply.position, parameters) ? placedMove(act.placing) : null;
}

/** T10c: nobody has answered it yet, and its player goes on with it. Words that name it once more leave it as it is. */
function takeUp(table: Table, command: Command, side: Color): void {
  const { state } = table;
  const { ply, act } = state;
  if (ply.side !== side || !isUnpressed(state, ply) || act.touches.length > 0 || act.words) return;
  if (namesAgain(state, command)) return;
  table.write({ event: 'unmade', side, move: ply.move ? makeUci(ply.move) : '' });
}

function namesAgain({ ply, parameters }: GameState, command: Command): boolean {
  const said = command.do === 'announce' || command.do === 'correct' ? parseUci(command.move ?? '') : null;
  const before = ply.previous?.position;
  if (!said || !ply.move || !before) return false;
  return namesMove({ move: said, text: null }, ply.move, before, parameters);
}

/** An illegal move that people have acted on before its press. Once pressed it is the arbiter's, or it is completed. */
export function isUnpressed(state: GameState, ply: Ply): boolean {
  return (
    ply.illegal &&
    isUncompleted(state, ply) &&
    !state.alerts.some(
      ({ kind, detail }) =>
        (kind === 'illegal-move' || kind === 'incomplete-promotion') && detail.ply === ply.number,
    )
  );
}

/** The side that has the move, as the board looks to everybody. */
export function onMoveAsItLooks(state: GameState): GameState['act']['color'] {
  const { turn } = state.ply.position;
  if (state.header.mode === 'training' || state.phase !== 'playing') return turn;
  return looksMadeOf(state) ? opposite(turn) : turn;
}
