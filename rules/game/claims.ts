/**
 * Claims: threefold and fifty moves (9.2, 9.3), complaints (4.8, 7.5), flags (6.8) and the quickplay finish (III).
 * They are verified for the arbiter only after they are made (11.12).
 */
import type { Concept } from '../editions/articles.ts';
import { makeUci, parseUci } from '../position/move.ts';
import type { Position } from '../position/position.ts';
import { type Color, opposite } from '../position/square.ts';
import { inLastPeriod, perMoveMs, reading } from './clock.ts';
import { type Actor, type CommandOf, sideOf } from './command.ts';
import type { EventOf } from './event.ts';
import { pliesOf } from './final.ts';
import type { Refusal } from './refusal.ts';
import { ruleAtOnce } from './ruling.ts';
import {
  type Alert,
  canStillMate,
  cite,
  completedMoves,
  type GameState,
  isUncompleted,
  lastPlyOf,
  onMove,
  type Ply,
} from './state.ts';
import type { Table } from './table.ts';

export function claim(table: Table, command: CommandOf<'claim'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  switch (command.ground) {
    case 'threefold':
    case 'fifty':
      return claimDraw(table, command, side);
    case 'illegal-move':
      return claimIllegal(table, command, side);
    case 'touch-move':
      return claimTouch(table, command, side);
    case 'quickplay':
      return claimQuickplay(table, command, side);
  }
}

function stop(table: Table, by: Actor, reason: string): void {
  if (!table.state.stopped && !table.isTraining)
    table.write({ event: 'clocks-stopped', reason, by, ruled: false });
}

/** The article that a claim rests on; null where what is claimed against is cited by its own alert. */
export function articleOfClaim(
  state: GameState,
  ground: EventOf<'claimed'>['ground'],
  intended?: string,
): string | null {
  switch (ground) {
    case 'threefold':
      return cite(state, intended ? 'threefoldIntended' : 'threefoldOnBoard');
    case 'fifty':
      return cite(state, intended ? 'fiftyIntended' : 'fiftyOnBoard');
    case 'quickplay':
      return cite(state, 'quickplayClaim');
    case 'increment':
      return cite(state, 'quickplayRequest');
    default:
      return null;
  }
}

/** W07: by the player who has the move, as long as nothing is touched (05: made). */
function claimDraw(table: Table, command: CommandOf<'claim'>, side: Color): Refusal | undefined {
  const { state } = table;
  const { ground, intended, stopClocks = true } = command;
  if (onMove(state) !== side) return table.refuse('claimLost', 'not-on-move');
  if (state.parameters.claimLostOn === 'touch' && state.act.touches.length > 0)
    return table.refuse('claimLost', 'claim-forfeited'); // 9.4
  const move = intended === undefined ? null : parseUci(intended);
  if (intended !== undefined && !move) return table.refuse(null, 'impossible-argument');
  const open = table.openAlert('claim');
  if (open && !changesIntended(table, open, command, side)) return table.refuse('claimClocks', 'claim-open'); // 9.5.1: no withdrawal
  if (open) table.endAlert(open, 'lapsed'); // the same claim with another move takes its place
  table.write({ event: 'claimed', by: command.by, ground, ...(intended && { intended }) });
  if (state.parameters.claimClock !== 'playerMayStop' || stopClocks) stop(table, command.by, ground);
  if (!table.state.offers[side])
    table.write({ event: 'draw-offered', side, ply: state.ply.number, irregular: false, claim: true }); // 9.1.2.3
  const correct = ground === 'threefold' ? isThreefold(state.ply, intended) : isFifty(table, intended);
  const ownScore = state.entries[side].length;
  const detail = { side, ply: state.ply.number, ground, correct, ownScore, ...(intended && { intended }) };
  ruleAtOnce(table, table.alert('claim', articleOfClaim(state, ground, intended), detail));
  return undefined;
}

/** 9.2a, 9.3a: only from 2018 on does the text say that the written move cannot be changed (9.2.1, 9.3.1). */
function changesIntended(
  { state }: Table,
  { detail }: Alert,
  { ground, intended }: CommandOf<'claim'>,
  side: Color,
): boolean {
  if (state.parameters.intendedMoveImmutable || detail.side !== side || detail.ground !== ground)
    return false;
  return intended !== undefined && detail.intended !== undefined && detail.intended !== intended;
}

/** 9.2: the position stands for the third time, or will after the intended move. */
export function isThreefold(ply: Ply, intended: string | undefined): boolean {
  if (intended === undefined) return ply.occurrences >= 3;
  const after = positionAfter(ply.position, intended);
  if (!after) return false;
  let back = after.halfmoves;
  for (let earlier: Ply | null = ply; earlier && back > 0; earlier = earlier.previous, back -= 1) {
    if (earlier.position.turn === after.turn && earlier.position.sameAs(after))
      return earlier.occurrences >= 2;
  }
  return false;
}

/** 9.3: fifty moves by each side without a capture or a pawn move, on the board or with the intended move. */
function isFifty(table: Table, intended: string | undefined): boolean {
  const { ply, uncompleted, parameters } = table.state;
  const unpressed = parameters.fiftyMovesCount === 'completed' ? uncompleted.length : 0;
  if (intended === undefined) return ply.position.halfmoves - unpressed >= 100;
  const after = positionAfter(ply.position, intended);
  return after !== null && after.halfmoves - unpressed >= 100;
}

function positionAfter(position: Position, uci: string): Position | null {
  const move = parseUci(uci);
  return move && position.isLegal(move) ? position.after(position.read(move)) : null;
}

/** 7.5, A.5.2, B.6, C.3: the opponent's move was illegal. */
function claimIllegal(table: Table, command: CommandOf<'claim'>, side: Color): Refusal | undefined {
  const { state } = table;
  const ply = state.ply.side === opposite(side) ? state.ply : null;
  const joined = isAlerted(state, opposite(side));
  if (!ply && !joined) return complainsTooLate(table, side);
  if (ply && !joined && !isPressed(state, ply)) return table.refuse('illegalMove', 'move-not-made');
  table.write({ event: 'claimed', by: command.by, ground: 'illegal-move' });
  if (command.stopClocks ?? true) stop(table, command.by, 'illegal-move');
  if (!ply || joined) return undefined; // a claim on a matter already alerted joins that alert
  const pawn = ply.illegal && ply.move && ply.previous?.position.isLegal({ ...ply.move, promotion: 'queen' }); // 7.5.2
  const detail = {
    side: opposite(side),
    ply: ply.number,
    correct: ply.illegal,
    ...(ply.move && { move: ply.move.from + ply.move.to }),
  };
  const alert = pawn
    ? table.alert('incomplete-promotion', table.cite('incompletePromotion'), detail)
    : table.alert('illegal-move', table.cite('illegalMove'), detail);
  if (ply.illegal || !table.isTraining) ruleAtOnce(table, alert);
  else table.endAlert(alert, 'rejected');
  return undefined;
}

/**
 * Whether an illegal move of a side awaits its ruling. 7.5.1: it may be found at any time during the game, and the
 * alert stays open; where a reply makes it too late (A.5.2) the alert has lapsed by then.
 */
function isAlerted({ alerts }: GameState, side: Color): boolean {
  return alerts.some(
    ({ kind, detail }) =>
      (kind === 'illegal-move' || kind === 'incomplete-promotion') && detail.side === side,
  );
}

/**
 * 7.5.1: only the press completes an illegal move; until then its player may put it right, and there is nothing to punish.
 * Without a clock there is no press to wait for: who will not reply to the move complains of it.
 */
function isPressed(state: GameState, ply: Ply): boolean {
  if (!state.clock) return true;
  const runs = state.stopped ? state.stopped.ran : state.clock.running;
  return !isUncompleted(state, ply) || runs === onMove(state);
}

/** The last move is the claimant's own: he has replied to the one that he complains of, or there is none. */
function complainsTooLate(table: Table, side: Color): Refusal {
  const late = lastPlyOf(table.state, opposite(side));
  if (!late) return table.refuse('illegalMove', 'nothing-to-claim');
  const { parameters, regime } = table.state;
  const closes = late.illegal && parameters.illegal[regime].trigger !== 'found';
  return table.refuse(closes ? lateIllegal(table.state) : 'illegalMove', 'too-late-to-complain');
}

/** Where an edition says what becomes of an illegal move that was replied to: 05 and 09 of blitz apart from rapid. */
export function lateIllegal({ regime }: GameState): Concept {
  return regime === 'blitzFull' || regime === 'blitzLimited' ? 'blitzIllegal' : 'rapidIllegal';
}

/** 4.8: a complaint about Article 4, until the complainant touches a piece himself. */
function claimTouch(table: Table, command: CommandOf<'claim'>, side: Color): Refusal | undefined {
  const { state } = table;
  const opponent = opposite(side);
  const ownTouch = onMove(state) === side ? state.act.touches.length > 0 : state.ply.side === side;
  const breachNow = onMove(state) === opponent;
  if (ownTouch && !(breachNow && state.act.breach)) return table.refuse('complaint', 'too-late-to-complain');
  if (!breachNow && state.ply.number === 0) return table.refuse('complaint', 'nothing-to-claim'); // nobody has moved
  table.write({ event: 'claimed', by: command.by, ground: 'touch-move' });
  if (command.stopClocks ?? true) stop(table, command.by, 'touch-move');
  if (table.openAlert('touch-move', (alert) => alert.detail.side === opponent)) return undefined;
  const breach = breachNow ? state.act.breach : (state.ply.act?.breach ?? null);
  const ply = breachNow ? state.ply.number + 1 : state.ply.number;
  const detail = { side: opponent, ply, correct: breach !== null };
  const alert = table.alert('touch-move', table.cite(breach ?? 'complaint'), detail);
  if (breach) ruleAtOnce(table, alert);
  else if (table.isTraining) table.endAlert(alert, 'rejected');
  return undefined;
}

/** 05 B.7 and B.8, 09 A.4d: where a flag counts only when a player claims it, the rapid rules say so and how. */
export function flagConcepts({ parameters, regime }: GameState): { falls: Concept; claimed: Concept } {
  return parameters.flagCall[regime] === 'arbiterOrPlayer'
    ? { falls: 'flagFalls', claimed: 'flagFalls' }
    : { falls: 'rapidFlagCall', claimed: 'rapidFlagClaim' };
}

/** 6.8, A.5.3: a player, or the assistant (D.2.10.5), claims that the opponent's flag is down. Both clocks stop. */
export function claimFlag(table: Table, command: CommandOf<'claimFlag'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { clock, parameters, regime } = table.state;
  const opponent = opposite(side);
  if (!clock) return table.refuse(null, 'no-clock');
  const own = flagConcepts(table.state);
  if (clock.zeroAt[opponent] === null) return table.refuse(own.claimed, 'flag-not-down');
  if (
    parameters.timeClaimNeedsOwnFlagUp[regime] &&
    clock.zeroAt[side] !== null &&
    parameters.bothFlags[regime] !== 'draw'
  )
    return table.refuse('rapidFlagClaim', 'own-flag-down');
  stop(table, command.by, 'flag');
  const detail = { side: opponent, zeroAt: clock.zeroAt[opponent] };
  const open = table.openAlert('flag', (alert) => alert.detail.side === opponent);
  const alert = open ?? table.alert('flag', table.cite(own.falls), detail);
  ruleAtOnce(table, alert);
  return undefined;
}

/** III.5, Art. 10: less than two minutes, the opponent cannot win by normal means. The judgement is the arbiter's. */
function claimQuickplay(table: Table, command: CommandOf<'claim'>, side: Color): Refusal | undefined {
  const refused = quickplayOpen(table, side, 'quickplayClaim');
  if (refused) return refused;
  if (table.openAlert('claim')) return table.refuse('quickplayClaim', 'claim-open');
  table.write({ event: 'claimed', by: command.by, ground: 'quickplay' });
  if (table.state.header.arbiterPresent === false) return submitClaim(table, command, side);
  // 05, 10.2: he stops the clocks; later editions leave it to him.
  const mustStop = table.state.parameters.claimClock === 'playerMustStop';
  if (mustStop || (command.stopClocks ?? true)) stop(table, command.by, 'quickplay');
  table.write({ event: 'draw-offered', side, ply: table.state.ply.number, irregular: false, claim: true });
  const alert = table.alert('claim', table.cite('quickplayClaim'), {
    side,
    ply: table.state.ply.number,
    ground: 'quickplay',
    ...(table.isTraining && { correct: !canStillMate(table.state, opposite(side)) }),
  });
  ruleAtOnce(table, alert);
  return undefined;
}

/** III.6: no arbiter is there: the claim ends the game, and is sent to one with the position, or with the score too. */
function submitClaim(table: Table, command: CommandOf<'claim'>, side: Color): undefined {
  const { ply } = table.state;
  const because = command.because ?? 'cannot-win';
  const moves = pliesOf(ply).map((half) => (half.move ? makeUci(half.move) : half.san));
  const fen = ply.position.fen;
  table.write({ event: 'claim-submitted', side, because, fen, ...(because === 'no-effort' && { moves }) });
}

/** III.6.1: the opponent says whether position and score are as they were. */
export function verifyClaim(table: Table, command: CommandOf<'verifyClaim'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const { position, score } = command;
  if (table.state.phase !== 'submitted' || onMove(table.state) === side)
    return table.refuse('quickplayNoArbiter', 'nothing-to-claim');
  table.write({ event: 'claim-verified', side, position, ...(score !== undefined && { score }) });
  return undefined;
}

/** III.4: five seconds more for each move from now on. It counts as an offer of a draw. */
export function requestIncrement(table: Table, command: CommandOf<'requestIncrement'>): Refusal | undefined {
  const side = sideOf(command.by) as Color;
  const request = table.state.parameters.quickplay.incrementRequest;
  if (!request) return table.refuse('quickplayRequest', 'not-in-this-game');
  const refused = quickplayOpen(table, side, 'quickplayRequest');
  if (refused) return refused;
  if (table.openAlert('claim')) return table.refuse('quickplayRequest', 'claim-open');
  table.write({ event: 'claimed', by: command.by, ground: 'increment' });
  if (request.isDrawOffer)
    table.write({ event: 'draw-offered', side, ply: table.state.ply.number, irregular: false, claim: true });
  stop(table, command.by, 'increment');
  const alert = table.alert('claim', table.cite('quickplayRequest'), {
    side,
    ply: table.state.ply.number,
    ground: 'increment',
    correct: true,
  });
  ruleAtOnce(table, alert);
  return undefined;
}

function quickplayOpen(
  table: Table,
  side: Color,
  concept: 'quickplayClaim' | 'quickplayRequest',
): Refusal | undefined {
  const { state } = table;
  const { clock, parameters, regime } = state;
  const { quickplay } = parameters;
  if (!clock) return table.refuse(concept, 'no-clock');
  if (parameters.guidelinesIII === false || !quickplay.regimes[regime])
    return table.refuse(concept, 'not-in-this-game');
  if (quickplay.noIncrementOnly && perMoveMs(clock) > 0) return table.refuse(concept, 'not-in-this-game');
  if (!inLastPeriod(clock, side)) return table.refuse(concept, 'not-in-this-game');
  if (onMove(state) !== side) return table.refuse(concept, 'not-on-move');
  const left = reading(clock, side, table.at);
  if (left >= quickplay.belowSec * 1000 || left <= 0) return table.refuse(concept, 'not-below-two-minutes');
  return undefined;
}

/** A.5.1: moves that both players have completed. */
export function completedByBoth(table: Table): number {
  return Math.min(completedMoves(table.state, 'white'), completedMoves(table.state, 'black'));
}
