/**
 * Article 7, 9.5 and 12: the consequences of a ruling (appendix-d.md 2.4). In competition the arbiter rules by the
 * command `rule`; in training the program rules at once.
 */
import { makeUci, parseUci } from '../position/move.ts';
import { makeSan } from '../position/san.ts';
import { type Color, opposite, type Square } from '../position/square.ts';
import { missingSteps } from './act.ts';
import { reading } from './clock.ts';
import type { Ruling } from './command.ts';
import { DRAW, end, endOnBoard, loseOnTime } from './ending.ts';
import { make } from './make.ts';
import { placedMove } from './placing.ts';
import type { Refusal } from './refusal.ts';
import { plyAt } from './restoring.ts';
import { type Alert, canStillMate, isUncompleted, mustAct, onMove } from './state.ts';
import type { Table } from './table.ts';

/** Training: the program acts as the arbiter at once: a claim by its merits, all else upheld. */
export function ruleAtOnce(table: Table, alert: Alert): void {
  if (!table.isTraining || alert.kind === 'divergence') return; // a divergence is told to the player, who mends it
  const merits = alert.kind === 'claim' ? alert.detail.correct === true : true;
  // III.5: whether a game can be won by normal means no program can say: it is left open, at nobody's cost.
  const isOpen = !merits && alert.detail.ground === 'quickplay';
  if (isOpen) table.endAlert(alert, 'postponed');
  else giveRuling(table, alert, merits ? 'uphold' : 'reject');
  if (table.state.phase === 'playing') startClockOf(table, mustAct(table.state));
}

/** 6.2.1: when the arbiter starts the clock of the player who has the move, the moves made before it are completed. */
export function startClockOf(table: Table, side: Color): void {
  table.write({ event: 'clock-started', side });
  if (table.state.ply.side !== opposite(side)) return;
  for (const number of table.state.uncompleted) {
    const made = plyAt(table.state.ply, number);
    if (made?.side && !made.illegal)
      table.write({ event: 'completed', side: made.side, ply: number, by: 'ruling' });
  }
}

const OPENED_BY_CLAIMS: ReadonlySet<Alert['kind']> = new Set<Alert['kind']>([
  'claim',
  'illegal-move',
  'incomplete-promotion',
  'touch-move',
]);

export function giveRuling(table: Table, alert: Alert, ruling: Ruling): Refusal | undefined {
  if (ruling === 'postpone') return postpone(table, alert);
  const refused = ruling === 'uphold' ? uphold(table, alert) : reject(table, alert);
  if (refused || table.state.phase !== 'playing') return refused;
  const { clock, stopped } = table.state;
  if (!clock) {
    // What a claim has stopped waits for no restart where no clock can be started.
    if (stopped && OPENED_BY_CLAIMS.has(alert.kind))
      table.write({ event: 'clock-started', side: onMove(table.state) });
  } else if (ruling === 'uphold' && !table.isTraining)
    table.write({ event: 'clocks-stopped', reason: alert.kind, by: 'arbiter', ruled: true }); // an upheld ruling stops both
  return undefined;
}

function uphold(table: Table, alert: Alert): Refusal | undefined {
  const { side } = alert.detail;
  switch (alert.kind) {
    case 'premature-press':
      table.endAlert(alert, 'upheld'); // the press is void; 7.5.5 does not count it
      return undefined;
    case 'no-move-press':
      table.endAlert(alert, 'upheld');
      penalise(table, side); // 7.5.3
      return undefined;
    case 'illegal-move':
      return upholdIllegal(table, alert);
    case 'incomplete-promotion':
      return upholdPromotion(table, alert);
    case 'touch-move':
      table.endAlert(alert, 'upheld');
      if (alert.detail.released) table.write({ event: 'boards-as-ruled' });
      // A breach that the log does not show is one of a touch that it has not seen: those it has bind nobody.
      else
        restoreBefore(
          table,
          alert.detail.ply ?? table.state.ply.number + 1,
          alert.detail.correct === false ? 'none' : 'kept',
        );
      return undefined;
    case 'flag':
      table.endAlert(alert, 'upheld');
      loseOnTime(table, side);
      return undefined;
    case 'claim':
      return upholdClaim(table, alert);
    case 'divergence':
      table.endAlert(alert, 'upheld');
      table.write({ event: 'boards-as-ruled' });
      return undefined;
    case 'clock-defect': // 6.10.1: the time was used after all
      table.endAlert(alert, 'upheld');
      grant(table, side, -Math.max(0, alert.detail.ms ?? 0), 'clockDefect', alert.kind);
      return undefined;
  }
}

function reject(table: Table, alert: Alert): Refusal | undefined {
  const { side } = alert.detail;
  switch (alert.kind) {
    case 'premature-press':
      return holdAnnounced(table, alert);
    case 'no-move-press':
      table.endAlert(alert, 'rejected'); // the press is void all the same
      return undefined;
    case 'illegal-move':
      return letStand(table, alert);
    case 'incomplete-promotion':
      if (table.state.ply.number !== alert.detail.ply)
        return table.refuse('incompletePromotion', 'ruling-impossible');
      table.endAlert(alert, 'rejected');
      table.write({ event: 'unmade', side, move: alert.detail.move ?? '' }); // press void, the pawn still to be exchanged
      return undefined;
    case 'touch-move':
      table.endAlert(alert, 'rejected');
      if (!alert.detail.released) {
        table.write({ event: 'breach-cleared', side }); // the touch did not bind
        endOnBoard(table);
      }
      return undefined;
    case 'flag':
      table.endAlert(alert, 'rejected');
      table.write({ event: 'flag-dismissed', side });
      return undefined;
    case 'claim':
      rejectClaim(table, alert);
      return undefined;
    case 'divergence':
      table.endAlert(alert, 'rejected');
      table.write({ event: 'boards-as-ruled' });
      return undefined;
    case 'clock-defect':
      table.endAlert(alert, 'rejected');
      return undefined;
  }
}

/** 7.5.5 and the rapid and blitz rules: the offence is counted and punished as the edition says. `ply`: its move stands. */
export function penalise(table: Table, side: Color, ply?: number): void {
  const { state } = table;
  const rules = state.parameters.illegal[state.regime];
  const count = state.illegal[side] + 1;
  const opponent = opposite(side);
  table.write({ event: 'illegal-counted', side, count, ...(ply !== undefined && { ply }) });
  const winner = rules.drawIfOpponentCannotMate && !canStillMate(table.state, opponent) ? DRAW : opponent;
  if (rules.claimWinAt !== null && count >= rules.claimWinAt)
    end(table, winner, 'blitzIllegal', 'illegal-move');
  else if (rules.lossAt !== null && count >= rules.lossAt)
    end(table, winner, 'illegalPenalty', 'illegal-move');
  else if (rules.bonusSec !== null)
    grant(table, opponent, rules.bonusSec * 1000, 'illegalPenalty', 'illegal-move');
}

export function grant(
  table: Table,
  side: Color,
  ms: number,
  concept: Parameters<Table['cite']>[0],
  reason: string,
): void {
  if (table.state.clock && ms !== 0)
    table.write({ event: 'time-changed', side, ms, article: table.cite(concept), reason });
}

/**
 * Back to the position before a half-move. 7.1: the clocks logged when that position was completed are proposed to the
 * arbiter, or those at the press of an illegal move.
 */
export function restoreBefore(table: Table, ply: number, touches: 'kept' | 'none', pawnTo?: Square): void {
  const later = plyAt(table.state.ply, ply);
  const times = (later?.illegal ? later : plyAt(table.state.ply, ply - 1))?.clocksAt ?? null;
  table.write({
    event: 'restored',
    ply: Math.min(ply - 1, table.state.ply.number),
    proposed: times && { whiteMs: times.white, blackMs: times.black },
    touches,
    ...(pawnTo && { pawnTo }),
  });
  for (const alert of table.state.alerts)
    if ((alert.detail.ply ?? 0) >= ply || alert.kind === 'divergence') table.endAlert(alert, 'lapsed');
}

/** 6.8: an alert about a flag that is up again is about nothing. */
export function lapseFlag(table: Table, side: Color): void {
  const alert = table.openAlert('flag', (open) => open.detail.side === side);
  if (alert && table.state.clock?.zeroAt[side] === null) table.endAlert(alert, 'lapsed');
}

function upholdIllegal(table: Table, alert: Alert): Refusal | undefined {
  const number = alert.detail.ply;
  const ply = number === undefined ? null : plyAt(table.state.ply, number);
  if (!ply?.illegal) return table.refuse('illegalMove', 'ruling-impossible'); // the move is legal: only *reject* fits
  table.endAlert(alert, 'upheld');
  restoreBefore(table, ply.number, 'kept'); // the touched piece binds the replacement (4.3, 4.7)
  if (!ply.penalised) penalise(table, alert.detail.side); // 7.5.5 counts moves: one is one offence, whatever was wrong in it
  return undefined;
}

/** 7.5.2: the pawn becomes a queen, whatever was named; 05/09: position restored, the pawn bound to that square. */
function upholdPromotion(table: Table, alert: Alert): Refusal | undefined {
  const number = alert.detail.ply;
  const ply = number === undefined ? null : plyAt(table.state.ply, number);
  const move = alert.detail.move ? parseUci(alert.detail.move) : null;
  const before = ply?.previous?.position;
  if (!ply || !before || !move) return table.refuse('incompletePromotion', 'ruling-impossible');
  table.endAlert(alert, 'upheld');
  const isReinstated = table.state.parameters.incompletePromotion === 'reinstate';
  if (isReinstated) {
    restoreBefore(table, ply.number, 'kept', move.to);
  } else {
    if (table.state.ply.number !== ply.number) restoreBefore(table, ply.number + 1, 'none');
    const queen = { ...move, promotion: 'queen' as const };
    table.write({
      event: 'promoted',
      side: alert.detail.side,
      move: `${alert.detail.move}q`,
      san: makeSan(before, queen),
    });
    table.write({ event: 'completed', side: alert.detail.side, ply: ply.number, by: 'ruling' });
  }
  if (!ply.penalised) penalise(table, alert.detail.side, isReinstated ? undefined : ply.number);
  if (table.state.phase === 'playing') endByQueen(table);
  return undefined;
}

/** The queen of 7.5.2 leaves no move: training ends the game by it, the arbiter of a competition is told. */
function endByQueen(table: Table): void {
  const { ply } = table.state;
  if (ply.queened && !ply.position.hasLegalMove() && !table.isTraining)
    table.write({
      event: 'noticed',
      to: 'arbiter',
      article: table.cite('incompletePromotion'),
      about: 'queen-ends-game',
    });
  else endOnBoard(table);
}

/** The move stands though it was complained of: it is completed. Nothing stands without a king (1.4.1). */
function letStand(table: Table, alert: Alert): Refusal | undefined {
  const ply = alert.detail.ply === undefined ? null : plyAt(table.state.ply, alert.detail.ply);
  if (ply?.kingless) return table.refuse('illegalMove', 'ruling-impossible');
  table.endAlert(alert, 'rejected');
  if (ply && isUncompleted(table.state, ply))
    table.write({ event: 'completed', side: alert.detail.side, ply: ply.number, by: 'ruling' });
  return undefined;
}

/** 2.4: only words were missing or wrong; the arbiter holds the placed move announced, and the press counts. */
function holdAnnounced(table: Table, alert: Alert): Refusal | undefined {
  const { act, ply, parameters } = table.state;
  const { side, ply: number = ply.number + 1 } = alert.detail;
  if (number <= ply.number) {
    // Made since, or made from the first and only the sighted player's words were missing.
    const made = plyAt(ply, number);
    table.endAlert(alert, 'rejected');
    if (made && !made.illegal && isUncompleted(table.state, made))
      table.write({ event: 'completed', side, ply: number, by: 'ruling' });
    return undefined;
  }
  const move = placedMove(act.placing);
  const missing = missingSteps(act, ply.position, parameters);
  if (!move || !act.bound || missing.some((step) => step !== 'announce-move'))
    return table.refuse('startsOpponentClock', 'ruling-impossible');
  table.write({ event: 'announced', by: 'arbiter', of: side, move: makeUci(move) });
  make(table); // completed at once: the press is already done (T20b)
  const made = table.state.ply;
  if (made.side === side && isUncompleted(table.state, made))
    table.write({ event: 'completed', side, ply: made.number, by: 'ruling' }); // the opponent had returned the press
  const open = table.openAlert('premature-press', (other) => other.id === alert.id);
  if (open) table.endAlert(open, 'rejected');
  return undefined;
}

function upholdClaim(table: Table, alert: Alert): Refusal | undefined {
  const { side, ground, intended } = alert.detail;
  table.endAlert(alert, 'upheld');
  switch (ground) {
    case 'threefold':
      end(table, DRAW, intended ? 'threefoldIntended' : 'threefoldOnBoard', 'threefold');
      break;
    case 'fifty':
      end(table, DRAW, intended ? 'fiftyIntended' : 'fiftyOnBoard', 'fifty-moves');
      break;
    case 'increment': {
      const request = table.state.parameters.quickplay.incrementRequest;
      if (!request) break;
      table.write({ event: 'increment-set', ms: request.sec * 1000 });
      grant(table, opposite(side), request.opponentBonusSec * 1000, 'quickplayRequest', 'increment');
      break;
    }
    default:
      end(table, DRAW, 'quickplayAccept', 'quickplay');
  }
  return undefined;
}

/** 9.5.3, III.5.3: a wrong claim costs time, and the intended move must be played. */
function rejectClaim(table: Table, alert: Alert): void {
  const { side, ground, intended } = alert.detail;
  table.endAlert(alert, 'rejected');
  const { parameters, regime } = table.state;
  if (ground === 'increment') return;
  if (ground === 'quickplay') {
    grant(table, opposite(side), parameters.quickplay.rejectBonusSec * 1000, 'quickplayReject', 'quickplay');
    return;
  }
  grant(
    table,
    opposite(side),
    parameters.wrongClaim.opponentBonusSec[regime] * 1000,
    'claimWrong',
    'wrong-claim',
  );
  if (parameters.wrongClaim.claimantCut !== null && table.state.clock) {
    const left = reading(table.state.clock, side, table.at);
    grant(table, side, claimantTime(left) - left, 'claimWrong', 'wrong-claim');
  }
  // 09, 9.5: who leaves his clock running may have moved since; what that move was is past being due.
  if (intended && alert.detail.ply === table.state.ply.number)
    table.write({ event: 'intended-due', side, move: intended });
}

/** 05, 9.5b: more than two minutes lose half, at most three minutes; between one and two minutes become one. */
export function claimantTime(leftMs: number): number {
  if (leftMs > 120_000) return leftMs - Math.min(Math.floor(leftMs / 2), 180_000);
  return Math.min(leftMs, 60_000);
}

/** III.5.2: the decision waits; the opponent may get extra time. */
function postpone(table: Table, alert: Alert): Refusal | undefined {
  if (alert.kind !== 'claim' || alert.detail.ground !== 'quickplay')
    return table.refuse('quickplayPostpone', 'ruling-impossible');
  table.endAlert(alert, 'postponed');
  const { postponeBonusSec } = table.state.parameters.quickplay;
  grant(table, opposite(alert.detail.side), postponeBonusSec * 1000, 'quickplayPostpone', 'quickplay');
  return undefined;
}
