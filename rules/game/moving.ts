/**
 * Article 4 and D.2.2: lifts, inserts and whole moves. They are facts and never refused, unless the hand cannot have
 * done them; what they count as depends on who has the move and what is already placed.
 */
import { type Move, parseUci } from '../position/move.ts';
import { type Color, opposite, type Square } from '../position/square.ts';
import type { Act } from './act.ts';
import { type Actor, type CommandOf, isAssistant, sideOf } from './command.ts';
import { endOnBoard } from './ending.ts';
import { mirrorInsert, mirrorLift, skipMirror } from './mirror.ts';
import { astrayInHand, inHand, isAstray, isFilled } from './peg.ts';
import { placedMove, placedSquares } from './placing.ts';
import { insertsToPutBack, liftsToPutBack, type PutBack } from './putBack.ts';
import { mustComplete, owesScore } from './recording.ts';
import type { Refusal } from './refusal.ts';
import { ruleAtOnce } from './ruling.ts';
import { boardOf, isRunning, isUncompleted, onMove } from './state.ts';
import type { Table } from './table.ts';

export function lift(table: Table, command: CommandOf<'lift'>): Refusal | undefined {
  const { by, square } = command;
  const side = sideOf(by) as Color;
  const back = table.state.putBack[boardOf(table.state, side)];
  if (back && (isPuttingBack(table) || liftsToPutBack(back, square))) {
    table.write({ event: 'lifted', by, square, as: 'put-back' }); // no touch
    return undefined;
  }
  // Another piece: what was taken out to be put back, and has its man, was the beginning of this move.
  for (const earlier of back?.out ?? [])
    if (stands(table, side, earlier) && countsAs(table, { ...command, square: earlier }, side) === 'touch')
      touch(table, by, side, earlier);
  const mirrored = mirrorLift(table, command, side);
  if (!mirrored || 'ok' in mirrored) return mirrored;
  for (const earlier of mirrored.touched) touch(table, by, side, earlier); // U07c: in their order
  if (!stands(table, side, square)) return table.refuse(null, 'hole-empty');
  const as = countsAs(table, command, side);
  if (as === 'touch') closeByTouch(table, side);
  if (table.state.phase === 'over') {
    table.write({ event: 'lifted', by, square, as: 'astray' }); // 4.8: what was not complained of has ended the game
    return undefined;
  }
  if (as === 'touch' && owesScore(table.state, side))
    table.write({ event: 'record-due', side, ply: table.state.entries[side].length + 1 }); // 8.5.2
  table.write({ event: 'lifted', by, square, as });
  if (as === 'astray') liftedAstray(table, side, square);
  return undefined;
}

/** After a ruling the clocks stand until the restart: so long whatever is lifted or inserted is being put back. */
function isPuttingBack({ state: { stopped } }: Table): boolean {
  return stopped?.ruled === true;
}

function touch(table: Table, by: Actor, side: Color, square: Square): void {
  closeByTouch(table, side);
  table.write({ event: 'lifted', by, square, as: 'touch' });
}

function stands(table: Table, side: Color, square: Square): boolean {
  const { state } = table;
  const hand =
    state.header.boards === 'one' || side === state.act.color
      ? state.act.hand
      : { lifted: [], filled: [], order: 0 };
  return isFilled(state.ply.position, hand, state.astray[boardOf(state, side)], square);
}

/** 2.3, invariant 4: a lift is a touch exactly in the states of the player's own move, except adjusting. */
function countsAs(
  table: Table,
  { by, square }: CommandOf<'lift'>,
  side: Color,
): 'touch' | 'needed' | 'astray' {
  const { state } = table;
  const { act } = state;
  if (isAssistant(by) && !state.movingAssistant[side]) return 'astray'; // W12
  if (state.astray[boardOf(state, side)].extra.includes(square)) return 'astray';
  if (onMove(state) !== side || act.adjusting || state.phase !== 'playing') return 'astray'; // T34, T02
  if (!act.bound || isFirstOfExchange(act, square)) return 'touch'; // T04, T05, T10c, T32b
  return isNeeded(table, square) ? 'needed' : 'astray'; // T08; T31, T32
}

/** D.2.2: where the new piece was put in first (T14c), nothing is touched before the pawn is lifted. */
function isFirstOfExchange({ placing, touches }: Act, square: Square): boolean {
  return (
    placing.kind === 'piece-in' && touches.length === 0 && placing.moves.some(({ from }) => from === square)
  );
}

/** What a bound placing still needs to be lifted: the captured man, wherever it is, the castling partner, the pawn. */
function isNeeded(table: Table, square: Square): boolean {
  const { act, ply } = table.state;
  const { placing, hand } = act;
  const move = placedMove(placing);
  if (!move) return false;
  if (placing.kind === 'pawn-in') return square === move.to;
  if (placing.kind === 'piece-in') return placing.moves.some((other) => other.from === square);
  if (placing.kind === 'castling' && !placing.complete) {
    const squares = ply.position.castlingSquares(placing.side);
    return (square === squares.rookFrom && square !== squares.rook) || square === move.from;
  }
  const captured = ply.position.capturedOn(move);
  if (square === captured) return square !== move.to;
  const own = placedSquares(placing, ply.position);
  return hand.filled.some((hole) => hole.square === square && !own.includes(hole.square)); // parked
}

/** 9.1.2.1: a touch refuses the opponent's offer, the first one or one after which it was made. 4.8: the first ends the right to complain. */
export function closeByTouch(table: Table, side: Color): void {
  const { state } = table;
  if (state.offers[opposite(side)])
    table.write({ event: 'draw-closed', side: opposite(side), how: 'touched' });
  if (state.act.touches.length > 0) return;
  for (const alert of state.alerts) {
    if (alert.kind !== 'touch-move' || alert.detail.side !== opposite(side)) continue;
    table.endAlert(alert, 'lapsed');
    if (alert.detail.ply !== state.ply.number || alert.detail.released) continue;
    table.write({ event: 'breach-cleared', side: opposite(side) });
    endOnBoard(table); // T18: a mate in it stands now
  }
}

/** T31: a piece that stands as placed was lifted again, against 4.7. T32, T34: it is only to be put back. */
function liftedAstray(table: Table, side: Color, square: Square): void {
  const { state } = table;
  const { act, ply } = state;
  const ownAct = act.color === side && act.bound;
  const made =
    ply.side === side && ply.act && isUncompleted(state, ply) && act.touches.length === 0 ? ply.act : null;
  const placing = ownAct ? act.placing : made?.placing;
  const before = ownAct ? ply.position : ply.previous?.position;
  if (!placing || !before || act.adjusting || state.phase !== 'playing') return;
  if (!placedSquares(placing, before).includes(square)) return;
  const concept =
    placing.kind === 'castling'
      ? 'releasedCastling'
      : placedMove(placing)?.promotion
        ? 'promotionFinal' // 4.4.4: the choice was final when the piece stood there
        : 'released';
  const detail = { side, ply: ownAct ? ply.number + 1 : ply.number, released: true, squares: [square] };
  ruleAtOnce(table, table.alert('touch-move', table.cite(concept), detail));
}

export function insert(table: Table, command: CommandOf<'insert'>): Refusal | undefined {
  const { by, square, piece } = command;
  const side = sideOf(by) as Color;
  const as = (kind: 'placing' | 'astray' | 'put-back') => ({
    event: 'inserted' as const,
    by,
    square,
    ...(piece && { piece }),
    as: kind,
  });
  const back = table.state.putBack[boardOf(table.state, side)];
  if (back && (isPuttingBack(table) || (!piece && insertsToPutBack(back, square)))) {
    table.write(as('put-back'));
    return undefined;
  }
  const home = back && back.inHand > 0 && !piece ? onlyHome(table, side, back) : null;
  const touches = home && countsAs(table, { ...command, do: 'lift', square: home }, side) === 'touch';
  if (touches && !stands(table, side, square)) touch(table, by, side, home); // straight from the wrong hole to another
  const mirrored = mirrorInsert(table, command, side);
  if (mirrored !== 'own-move') return mirrored;
  if (stands(table, side, square)) return table.refuse(null, 'hole-occupied');
  const { state } = table;
  const astray = state.astray[boardOf(state, side)];
  const own =
    onMove(state) === side &&
    state.phase === 'playing' &&
    !state.act.adjusting &&
    mayAct(table, command, side);
  if (astray.missing.includes(square))
    table.write(as('astray')); // 4.4.4: what stands there stays what it was
  else if (own && (piece || inHand(state.act.hand) > 0)) table.write(as('placing'));
  else if (!piece && (astrayInHand(astray) > 0 || (back && back.inHand > 0))) table.write(as('astray'));
  else return table.refuse(null, 'nothing-in-hand');
  lapseDivergence(table, side);
  return undefined;
}

/** The one hole to which the peg in hand belongs, if it is a man of the player on move. */
function onlyHome({ state }: Table, side: Color, { wrong, standing }: PutBack): Square | null {
  const homes = wrong.filter((square) => !standing.includes(square));
  const [home] = homes;
  if (!home || homes.length > 1) return null;
  return state.ply.position.pieceAt(home)?.color === side ? home : null;
}

function mayAct(table: Table, { by }: CommandOf<'insert'>, side: Color): boolean {
  return !isAssistant(by) || table.state.movingAssistant[side]; // W11, W12
}

/** U08c: the player has put his board right himself: the alarm lapses. */
function lapseDivergence(table: Table, side: Color): void {
  const alert = table.openAlert('divergence', (open) => open.detail.side === side);
  if (alert && !table.state.mirror[side] && !isAstray(table.state.astray[boardOf(table.state, side)]))
    table.endAlert(alert, 'lapsed');
}

/** On a normal board a whole move: touched, released and, unless silent, announced. It may be illegal (U02b). */
export function move(table: Table, command: CommandOf<'move'>): Refusal | undefined {
  const { by, announced = true } = command;
  const side = sideOf(by) as Color;
  const { state } = table;
  if (state.header[side].board === 'peg') return table.refuse('touchedBlind', 'peg-board'); // D.2.2: two separate acts
  const uci = parseUci(command.move);
  if (!uci) return table.refuse(null, 'impossible-argument');
  if (state.early?.side === opposite(side) && onMove(state) !== side)
    return table.refuse('turnPasses', 'move-not-made'); // T20c
  if (state.ply.kingless) return table.refuse('illegalMove', 'move-not-made'); // to be claimed or ruled first
  if (onMove(state) !== side) return table.refuse('turnPasses', 'not-on-move');
  if (state.stopped) return table.refuse('restartByArbiter', 'clocks-stopped');
  const piece = state.ply.position.pieceAt(uci.from);
  if (!piece || piece.color !== side) return table.refuse(null, 'no-piece-there');
  if (state.act.bound && !exchangesPawn(state.act, uci)) return table.refuse('released', 'not-on-move');
  const owes = mustComplete(table, side);
  if (owes) return owes;
  const displaced = state.act.adjusting ? endAdjusting(table, side) : undefined; // 4.2.1: a whole move adjusts nothing
  if (displaced) return displaced;
  if (state.mirror[side]) table.write({ event: 'mirrored', side, ply: state.ply.number }); // his board is kept up to date
  closeByTouch(table, side);
  if (table.state.phase === 'over') return undefined; // 4.8: what was not complained of has ended the game
  table.write({ event: 'moved', by, move: command.move, announced });
  return undefined;
}

/** 4.7.3: the pawn that was left on the last rank is exchanged: the rest of the same move. */
function exchangesPawn({ placing }: Act, move: Move): boolean {
  return (
    placing.kind === 'pawn-in' &&
    placing.move.from === move.from &&
    placing.move.to === move.to &&
    move.promotion !== undefined
  );
}

/** 4.2.1, 6.2.5: "I adjust". It must come before the touch, with nothing in the hand. */
export function adjust(table: Table, command: CommandOf<'adjust'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { state } = table;
  const { act } = state;
  if (onMove(state) !== side) return table.refuse('adjust', 'not-on-move');
  if (state.parameters.adjustNeedsOwnClockRunning && !isRunning(state, side))
    return table.refuse('adjustOwnClock', 'clock-not-running');
  if (act.adjusting) return table.refuse('adjust', 'already-adjusting');
  if (act.bound || inHand(act.hand) > 0) return table.refuse('adjust', 'hand-not-empty');
  skipMirror(table, side);
  table.write({ event: 'adjusting', side });
  return undefined;
}

/** T03: the end is refused until every man is back in its hole. */
export function endAdjust(table: Table, command: CommandOf<'endAdjust'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { state } = table;
  if (!state.act.adjusting || state.act.color !== side) return table.refuse('adjust', 'not-adjusting');
  return endAdjusting(table, side);
}

function endAdjusting(table: Table, side: Color): Refusal | undefined {
  const { state } = table;
  if (isAstray(state.astray[boardOf(state, side)])) return table.refuse('displaced', 'board-not-restored');
  table.write({ event: 'adjusted', side });
  return undefined;
}
