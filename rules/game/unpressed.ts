/**
 * 11.3.1: a move that is not legal, placed and named but not yet pressed, looks made, and people act on it: the opponent
 * repeats it (T22), carries it over, answers it; either player writes it down. It is then on the board for the
 * core too, so that nobody can tell it from a legal one. 7.5.1: it becomes the arbiter's when the press completes it; until
 * somebody has answered it, its player may still put it right (T10c).
 */
import { type Move, makeUci } from '../position/move.ts';
import { opposite } from '../position/square.ts';
import { looksMade } from './act.ts';
import { type Command, type CommandKind, sideOf } from './command.ts';
import { placedMove } from './placing.ts';
import { type GameState, isUncompleted, mustSeal, type Ply } from './state.ts';
import type { Table } from './table.ts';

/** What the opponent does only to a move that has been made. */
const ANSWERS: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'lift',
  'insert',
  'move',
  'announce',
  'correct',
  'repeat',
  'adjust',
  'claim',
  'offerDraw',
]);

/** What its own player does to put it right. */
const CORRECTIONS: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'lift',
  'insert',
  'move',
  'announce',
  'correct',
]);

/** To be called before a command of a player is carried out. */
export function standAsItLooks(table: Table, { by, do: kind }: Command): void {
  const { state } = table;
  const side = sideOf(by);
  if (table.isTraining || state.phase !== 'playing' || state.stopped || side === null) return;
  const { act } = state;
  const isOwn = side === act.color;
  if (kind === 'record' || (!isOwn && ANSWERS.has(kind))) {
    const move = looksMadeOf(state);
    if (move) table.write({ event: 'illegal', side: act.color, move: makeUci(move) });
    else if (!isOwn && CORRECTIONS.has(kind)) takeUp(table, side);
  }
}

/** The move on its way, if it is illegal and looks made. A move to be sealed is nobody's to see (I.1.1). */
function looksMadeOf(state: GameState): Move | null {
  const { act, ply, parameters, early } = state;
  if (early !== null || mustSeal(state, act.color)) return null;
  return looksMade(act, ply.position, parameters) ? placedMove(act.placing) : null;
}

/** T10c: nobody has answered it yet, and its player goes on with it. */
function takeUp(table: Table, side: Ply['side']): void {
  const { state } = table;
  const { ply, act } = state;
  if (ply.side === side && side && isUnpressed(state, ply) && act.touches.length === 0 && !act.words)
    table.write({ event: 'unmade', side, move: ply.move ? makeUci(ply.move) : '' });
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
