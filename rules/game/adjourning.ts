/** Guidelines I (05 App. A, 09 Instructions): sealing, the envelope, resumption. */
import { makeUci, parseUci } from '../position/move.ts';
import { makeSan } from '../position/san.ts';
import { type Color, opposite } from '../position/square.ts';
import { type CommandOf, sideOf } from './command.ts';
import { DRAW, end, endOnBoard } from './ending.ts';
import { placedMove } from './placing.ts';
import type { Refusal } from './refusal.ts';
import { grant, restoreBefore } from './ruling.ts';
import { canStillMate, type GameState, mustSeal, onMove } from './state.ts';
import type { Table } from './table.ts';

/** Whether a player's press stops the clock over a sealed move: ordered, or a reply that he has sealed (I.9.3). */
export function isSealing(state: GameState, side: Color): boolean {
  return mustSeal(state, side) || (maySealReply(state, side) && state.adjournment?.sealed != null);
}

function maySealReply({ adjournment, ply }: GameState, side: Color): boolean {
  return adjournment?.side === side && adjournment.replyTo === ply.number;
}

/** I.1.1: the arbiter orders the player who has the move to seal it. */
export function orderSeal(table: Table, command: CommandOf<'orderSeal'>): Refusal | undefined {
  const { state } = table;
  if (mustSeal(state, onMove(state)) || isSealing(state, onMove(state)))
    return table.refuse('sealing', 'already-sealed');
  const { sessionEndsAt } = command;
  table.write({
    event: 'seal-ordered',
    side: onMove(state),
    ...(sessionEndsAt !== undefined && { sessionEndsAt }),
  });
  return undefined;
}

/** W13: written or recorded in private, changeable until the clock is stopped. What it means is seen when it is opened. */
export function seal(table: Table, command: CommandOf<'seal'>): Refusal | undefined {
  const { state } = table;
  const side = sideOf(command.by) as Color;
  if (!mustSeal(state, side) && !maySealReply(state, side)) return table.refuse('sealing', 'not-ordered');
  const moves = command.move === undefined ? (command.moves ?? []) : [command.move];
  if (moves.some((move) => !parseUci(move))) return table.refuse(null, 'impossible-argument');
  table.write({
    event: 'sealed',
    side,
    moves,
    ...(command.text !== undefined && { text: command.text }),
    final: false,
  });
  return undefined;
}

/** The sealing player stops the clock without starting the opponent's: the move is fixed now. */
export function closeSealed(table: Table, side: Color): Refusal | undefined {
  const { adjournment } = table.state;
  if (!adjournment?.sealed) return table.refuse('sealing', 'not-sealed');
  fix(table, side, adjournment.sealed.moves, adjournment.sealed.text);
  return undefined;
}

/** W14: after the order a move made on the board is the sealed one. */
export function sealPlaced(table: Table): void {
  const { act } = table.state;
  const move = placedMove(act.placing);
  if (!move) return;
  restoreBefore(table, table.state.ply.number + 1, 'none');
  fix(table, act.color, [makeUci(move)], null);
}

function fix(table: Table, side: Color, moves: readonly string[], text: string | null): void {
  const isReply = maySealReply(table.state, side);
  const endsAt = table.state.adjournment?.sessionEndsAt ?? null;
  table.write({ event: 'clocks-stopped', reason: 'adjournment', by: side, ruled: false });
  if (endsAt !== null && endsAt > table.at)
    grant(table, side, table.at - endsAt, 'sealEarly', 'sealed-early'); // I.1.2
  table.write({ event: 'sealed', side, moves, ...(text !== null && { text }), final: true });
  if (isReply) table.write({ event: 'clock-started', side: opposite(side) }); // I.9.3: the absent player's
}

/** I.2: what stands on the envelope. Without the names and the resumption it cannot be closed. */
export function closeEnvelope(table: Table, command: CommandOf<'closeEnvelope'>): Refusal | undefined {
  const { state } = table;
  const { adjournment, header, clock, ply } = state;
  if (state.phase !== 'adjourned' || !adjournment) return table.refuse('envelope', 'not-sealed');
  if (!header.white.name || !header.black.name || !command.resumption)
    return table.refuse('envelope', 'envelope-incomplete');
  const used = (side: Color) => clock?.used[side] ?? 0;
  table.write({
    event: 'envelope-closed',
    resumption: command.resumption, // I.2.7
    side: adjournment.side, // I.2.4
    fen: ply.position.fen, // I.2.2
    number: ply.position.fullmoves, // I.2.5
    usedWhiteMs: used('white'), // I.2.3
    usedBlackMs: used('black'),
    offer: state.offers.white !== null || state.offers.black !== null, // I.2.6
  });
  return undefined;
}

/** I.9, I.11: the clock of the player who must answer runs unless he is there to see the envelope opened. */
export function resume(table: Table, command: CommandOf<'resume'>): Refusal | undefined {
  const { adjournment, phase } = table.state;
  if (phase !== 'adjourned' || !adjournment) return table.refuse('resumption', 'not-sealed');
  const answering = opposite(adjournment.side);
  const clock = command.present.includes(answering) ? null : answering;
  table.write({ event: 'resumed', present: command.present, clock });
  if (clock) table.write({ event: 'clock-started', side: clock }); // I.9.2, I.11
  return undefined;
}

/**
 * I.7, I.8: opened only with the answering player present; a faulty sealed move loses. What sealed words mean, where
 * they are not read as one move, is the arbiter's to say.
 */
export function openEnvelope(table: Table, command: CommandOf<'openEnvelope'>): Refusal | undefined {
  const { adjournment } = table.state;
  const { move, faulty } = command;
  if (move !== undefined && (!parseUci(move) || adjournment?.sealed?.text == null))
    return table.refuse('openEnvelope', 'impossible-argument');
  return open(table, move, faulty === true);
}

function open(table: Table, stated: string | undefined, faulty: boolean): Refusal | undefined {
  const { adjournment, phase } = table.state;
  if (phase !== 'adjourned' || !adjournment?.sealed) return table.refuse('openEnvelope', 'not-sealed');
  const { side, sealed, resumed } = adjournment;
  if (!resumed?.includes(opposite(side))) return table.refuse('openEnvelope', 'not-present');
  const moves = stated === undefined ? sealed.moves : [stated];
  const fault = moves.length > 1 ? 'sealedAmbiguous' : 'sealedUnreadable'; // I.8.1, I.8.2
  if (moves.length !== 1 && sealed.text !== null && !faulty && !table.isTraining) {
    const article = table.cite(fault);
    table.write({ event: 'noticed', to: 'arbiter', article, about: 'sealed-words-unclear', side });
    return undefined;
  }
  const only = moves.length === 1 && !faulty ? (moves[0] ?? null) : null;
  table.write({
    event: 'envelope-opened',
    move: only,
    ...(!resumed.includes(side) && { absent: side }),
  });
  if (only === null) loseBySeal(table, side, fault);
  else execute(table, side, only);
  return undefined;
}

/** I.12.1: the envelope is lost: the player who sealed plays the move he states. */
export function envelopeLost(table: Table, command: CommandOf<'envelopeLost'>): Refusal | undefined {
  if (!parseUci(command.move)) return table.refuse('envelopeLost', 'impossible-argument');
  return open(table, command.move, false);
}

function execute(table: Table, side: Color, uci: string): void {
  const { position } = table.state.ply;
  const move = parseUci(uci);
  if (!move || !position.isLegal(move)) {
    loseBySeal(table, side, 'sealedIllegal'); // I.8.3
    return;
  }
  const played = position.read(move);
  table.write({ event: 'made', side, move: makeUci(played), san: makeSan(position, played) });
  table.write({ event: 'completed', side, ply: table.state.ply.number, by: 'press' });
  endOnBoard(table);
  if (table.state.phase === 'playing') table.write({ event: 'clock-started', side: opposite(side) }); // I.9.1
}

/** I.8: the game is lost, but for 5.2.2 and 6.9: drawn if the opponent cannot mate. */
function loseBySeal(
  table: Table,
  side: Color,
  concept: 'sealedAmbiguous' | 'sealedUnreadable' | 'sealedIllegal',
): void {
  const opponent = opposite(side);
  end(table, canStillMate(table.state, opponent) ? opponent : DRAW, concept, 'sealed-move');
}
