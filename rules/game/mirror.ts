/**
 * D.1, D.2.1 and D.2.9: with two boards a player carries out the opponent's move on his own board himself. Until that
 * is done, lifts and inserts that belong to it are no touches (TU-16); a board that then differs goes to the arbiter.
 */
import type { Move } from '../position/move.ts';
import type { Position } from '../position/position.ts';
import { type Color, opposite, type PromotionRole, type Square } from '../position/square.ts';
import { type Actor, type CommandOf, isAssistant, sideOf } from './command.ts';
import { helpsSighted, mayHelpSighted } from './permission.ts';
import type { Refusal } from './refusal.ts';
import type { GameState, Mirror } from './state.ts';
import type { Table } from './table.ts';

type Needs = Readonly<{
  lifts: readonly Square[];
  inserts: readonly Square[];
  /** II.3.2.3, II.3.2.4: the man of castling that stays where he is, and may be taken up and put back. */
  stays: readonly Square[];
  captured: Square | null;
  promotion: PromotionRole | null;
}>;

/** What carrying out a move takes on another board. */
function needsOf(position: Position, move: Move): Needs {
  const side = position.castling(move);
  if (side) {
    const { king, rook, rookFrom } = position.castlingSquares(side);
    const men = rookFrom
      ? ([
          [move.from, king],
          [rookFrom, rook],
        ] as const)
      : ([[move.from, king]] as const);
    const moving = men.filter(([from, to]) => from !== to);
    return {
      lifts: moving.map(([from]) => from),
      inserts: moving.map(([, to]) => to),
      stays: men.flatMap(([from, to]) => (from === to ? [from] : [])),
      captured: null,
      promotion: null,
    };
  }
  const captured = position.capturedOn(move);
  return {
    lifts: captured ? [move.from, captured] : [move.from],
    inserts: [move.to],
    stays: [],
    captured,
    promotion: move.promotion ?? null,
  };
}

type Pending = Readonly<{ mirror: Mirror; needs: Needs; before: Position }>;

/** The opponent's move that is still to be carried over on a player's own board; null if there is none. */
export function toMirror(state: GameState, side: Color): Pending | null {
  const { ply } = state;
  const mirror = state.mirror[side];
  if (!mirror || mirror.ply !== ply.number || !ply.previous || !ply.move) return null;
  return { mirror, needs: needsOf(ply.previous.position, ply.move), before: ply.previous.position };
}

const pending = (table: Table, side: Color) => toMirror(table.state, side);

/**
 * The board on which an actor may be carrying over a move: a player his own; an assistant with D.2.10.1 the blind
 * player's moves onto the other board, and the others too where `blind.assistantMirrorsOn` says so. A sighted player's
 * helper only if the blind one uses none (D.2.11). Null: he may do so on neither.
 */
function boardOfDuty({ state }: Table, by: Actor, side: Color): Color | null {
  if (!isAssistant(by) || state.movingAssistant[side]) return side;
  const { header, parameters, mirror } = state;
  if (!header[side].assistant?.duties.includes('D.2.10.1')) return null;
  const ofSighted = helpsSighted(state, side);
  if (ofSighted && !mayHelpSighted(state, side)) return null;
  const board = ofSighted ? side : opposite(side);
  if (mirror[board]) return board;
  return parameters.blind.assistantMirrorsOn === 'bothBoards' ? opposite(board) : null;
}

/**
 * A lift is a fact, whosever hand it was: an assistant who carries over a move that is none of his duties (section 6)
 * has carried it over, on his own player's board. The arbiter is told.
 */
function reportDuty(table: Table, side: Color): void {
  const article = table.cite(helpsSighted(table.state, side) ? 'sightedHelper' : 'dutyBoard');
  table.write({ event: 'noticed', to: 'arbiter', article, about: 'not-his-duty', side });
}

/** What a lift turned out to be: the player's own move, with what he had lifted before as its first touches (U07c). */
export type OwnMove = Readonly<{ touched: readonly Square[] }>;

const OWN_MOVE: OwnMove = { touched: [] };

export function mirrorLift(
  table: Table,
  command: CommandOf<'lift'>,
  actor: Color,
): Refusal | undefined | OwnMove {
  const duty = boardOfDuty(table, command.by, actor);
  const side = duty ?? actor;
  const open = pending(table, side);
  if (!open) return OWN_MOVE;
  const { mirror, needs, before } = open;
  const { square } = command;
  const lifted = mirror.lifted.includes(square);
  const belongs = needs.lifts.includes(square) || needs.stays.includes(square);
  const stands = mirror.filled.includes(square) || (!lifted && before.pieceAt(square) !== undefined);
  if (!stands) return table.refuse(null, 'hole-empty');
  if (duty === null && mirror.lifted.length === 0) reportDuty(table, side);
  if (mirror.filled.includes(square) || (belongs && !lifted)) {
    table.write({ event: 'lifted', by: command.by, board: side, square, as: 'mirror' });
    compare(table, side);
    return undefined;
  }
  const left = mirror.lifted.filter(
    (other) => !mirror.filled.includes(other) || needs.inserts.includes(other),
  );
  const isAll = sameSquares(left, needs.lifts) && sameSquares(mirror.filled, needs.inserts); // but for an exchange
  const begun = !isAll && (mirror.lifted.length > 0 || mirror.filled.length > 0);
  if (begun && mirror.filled.length === 0 && belongToOwnMove(table, [...mirror.lifted, square])) {
    skipMirror(table, side, mirror.lifted);
    return { touched: mirror.lifted };
  }
  if (begun && !mirror.diverged) {
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite('announce'),
      about: 'mirror-or-own-move',
      side,
    }); // U07c
    table.write({ event: 'lifted', by: command.by, square, as: 'put-back' });
    return undefined;
  }
  skipMirror(table, side);
  return OWN_MOVE;
}

/** U07c: whether all that was lifted so far could belong to a move of the player himself. */
function belongToOwnMove({ state: { ply } }: Table, squares: readonly Square[]): boolean {
  return ply.position.legalMoves().some((move) => {
    const { lifts } = needsOf(ply.position, move);
    return squares.every((square) => lifts.includes(square));
  });
}

export function mirrorInsert(
  table: Table,
  command: CommandOf<'insert'>,
  actor: Color,
): Refusal | undefined | 'own-move' {
  const side = boardOfDuty(table, command.by, actor) ?? actor;
  const open = pending(table, side);
  if (!open) return 'own-move';
  const { mirror, before } = open;
  const { square, piece } = command;
  const stands =
    mirror.filled.includes(square) ||
    (!mirror.lifted.includes(square) && before.pieceAt(square) !== undefined);
  if (stands) return table.refuse(null, 'hole-occupied');
  if (mirror.lifted.length - mirror.filled.length <= 0 && !piece) {
    return table.refuse(null, 'nothing-in-hand');
  }
  table.write({
    event: 'inserted',
    by: command.by,
    board: side,
    square,
    ...(piece && { piece }),
    as: 'mirror',
  });
  compare(table, side);
  return undefined;
}

/**
 * The board compared with the game once nothing but the captured piece is in hand. As long as what stands is part of
 * the move, the rest is still to come: the other man of castling, the pawn taken en passant, the exchange of a pawn.
 */
function compare(table: Table, side: Color): void {
  const open = pending(table, side);
  if (!open) return;
  const { mirror, needs } = open;
  const back = mirror.filled.filter(
    (square) => mirror.lifted.includes(square) && !needs.inserts.includes(square),
  );
  const lifted = mirror.lifted.filter((square) => !back.includes(square));
  const filled = mirror.filled.filter((square) => !back.includes(square));
  const otherPiece = mirror.promoted !== null && mirror.promoted !== needs.promotion;
  const inHand = lifted.length - filled.length - (mirror.promoted ? 1 : 0);
  const capturedOut = needs.captured !== null && lifted.includes(needs.captured) ? 1 : 0;
  if (inHand > capturedOut && !otherPiece) return;
  const isPart = !otherPiece && filled.every((square) => needs.inserts.includes(square));
  const isAll = sameSquares(lifted, needs.lifts) && sameSquares(filled, needs.inserts);
  if (isPart && isAll && mirror.promoted === needs.promotion) {
    table.write({ event: 'mirrored', side, ply: mirror.ply });
    const alert = table.openAlert('divergence', (other) => other.detail.side === side);
    if (alert) table.endAlert(alert, 'lapsed'); // U08c
  } else if (!isPart) diverge(table, side, [...filled, ...needs.inserts]);
}

function sameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square) => b.includes(square));
}

function diverge(table: Table, side: Color, squares: readonly Square[]): void {
  if (table.openAlert('divergence', (alert) => alert.detail.side === side)) return;
  table.alert('divergence', table.cite('divergence'), { side, squares: [...new Set(squares)] });
}

/** U08b, U08c: what a board's own sensors show, whether or not anybody was carrying over a move on it. */
export function compareBoard(table: Table, { by, squares }: CommandOf<'compare'>): Refusal | undefined {
  const side = sideOf(by) as Color;
  const alert = table.openAlert('divergence', (open) => open.detail.side === side);
  if (squares.length > 0) diverge(table, side, squares);
  else if (alert) table.endAlert(alert, 'lapsed');
  return undefined;
}

/**
 * U07b: the player begins his own move without having carried over the opponent's: the boards differ (TU-23). What he
 * has `touched` already is missing from its hole by his own move (U07c).
 */
export function skipMirror(table: Table, side: Color, touched: readonly Square[] = []): void {
  const open = pending(table, side);
  if (!open) {
    if (table.state.mirror[side]) table.write({ event: 'mirrored', side, ply: table.state.ply.number });
    return;
  }
  const { mirror, needs } = open;
  const missing = needs.inserts.filter(
    (square) => !mirror.filled.includes(square) && !touched.includes(square),
  );
  const extra = [
    ...needs.lifts.filter((square) => !mirror.lifted.includes(square) && !needs.inserts.includes(square)),
    ...mirror.filled.filter((square) => !needs.inserts.includes(square)),
  ];
  table.write({ event: 'mirror-skipped', side, ply: mirror.ply, missing, extra });
  const differ = [...missing, ...extra];
  diverge(table, side, differ.length > 0 ? differ : needs.inserts);
}
