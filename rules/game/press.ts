/**
 * 6.2, D.2.4 and 7.5: the press of the clock. It completes a move that is made (T19); otherwise it is too early (T20),
 * or completes an illegal move (T21) or a promotion left unfinished (T21b).
 */
import type { EditionParameters } from '../editions/parameters.ts';
import { makeUci } from '../position/move.ts';
import type { Color, Square } from '../position/square.ts';
import { isPlaced, missingSteps } from './act.ts';
import type { Actor } from './command.ts';
import { illegalCompleted, watchIllegalPosition } from './illegalMove.ts';
import { isLegalPlacing, placedMove } from './placing.ts';
import type { Refusal } from './refusal.ts';
import { penalise, ruleAtOnce } from './ruling.ts';
import { isRunning, isUncompleted, lastPlyOf, onMove, type Ply } from './state.ts';
import type { Table } from './table.ts';
import { isUnpressed } from './unpressed.ts';

export function press(
  table: Table,
  by: Actor,
  side: Color,
  doubt: readonly Square[] = [],
): Refusal | undefined {
  const { state } = table;
  if (state.stopped) return table.refuse('restartByArbiter', 'clocks-stopped'); // 6.11.3
  if (state.clock && !isRunning(state, side)) return table.refuse('pressCompletes', 'clock-not-running'); // T33
  if (state.ply.kingless) return table.refuse('illegalMove', 'move-not-made');
  const answered = lastPlyOf(state, side);
  if (answered && isUnpressed(state, answered)) return completeAnswered(table, by, side, answered);
  const made = uncompletedMove(table, side);
  if (made) return complete(table, by, side, made);
  if (onMove(state) !== side) return pressOutOfTurn(table, by, side);
  return doubt.length > 0 ? pressInDoubt(table, by, side, doubt) : pressBeforeMade(table, by, side);
}

/** 6.2.2: a made move may be completed even after the opponent's reply. */
function uncompletedMove(table: Table, side: Color): Ply | null {
  const ply = lastPlyOf(table.state, side);
  return ply && !ply.illegal && isUncompleted(table.state, ply) ? ply : null;
}

function complete(table: Table, by: Actor, side: Color, ply: Ply): Refusal | undefined {
  const { parameters, header } = table.state;
  table.write({ event: 'pressed', by, side, early: false });
  if (header[side].board === 'normal' && !ply.announced && parameters.sightedMustAnnounceBeforePress) {
    const alert = table.alert('premature-press', table.cite('announce'), {
      side,
      ply: ply.number,
      missing: ['announce-move'],
    }); // U04b
    ruleAtOnce(table, alert);
    return undefined;
  }
  table.write({ event: 'completed', side, ply: ply.number, by: 'press' }); // T19
  watchIllegalPosition(table);
  return undefined;
}

/** Nothing to complete and not on move: no Law is broken by it; the clock goes back to the player who has the move. */
function pressOutOfTurn(table: Table, by: Actor, side: Color): Refusal | undefined {
  if (!table.state.clock) return table.refuse('pressCompletes', 'move-not-made');
  table.write({ event: 'pressed', by, side, early: false });
  return undefined;
}

/**
 * D.2.9: a man has vanished from the board, or there is one too many: no offence can be seen by such a board. The clock
 * goes over, the arbiter has the evidence, and what is found out makes the press good (T20b).
 */
function pressInDoubt(table: Table, by: Actor, side: Color, squares: readonly Square[]): undefined {
  table.write({ event: 'pressed', by, side, early: true });
  const { act, ply, parameters } = table.state;
  const missing = missingSteps(act, ply.position, parameters);
  table.alert('divergence', table.cite('divergence'), { side, squares, missing, sensor: true });
}

function pressBeforeMade(table: Table, by: Actor, side: Color): Refusal | undefined {
  table.write({ event: 'pressed', by, side, early: true });
  const { act, ply, parameters } = table.state;
  if (act.placing.kind === 'pawn-in') return leavePawn(table, side); // T21b
  const illegal =
    act.state === 'PLACED_ILLEGAL' || (act.state === 'CASTLING_PENDING' && !isLegalPlacing(act.placing));
  if (illegal && (act.words !== null || !act.needsWords)) return completeIllegal(table, side); // T21
  const nothingPlaced = !isPlaced(act);
  const detail = { side, ply: ply.number + 1, missing: missingSteps(act, ply.position, parameters) };
  if (nothingPlaced && parameters.pressWithoutMove === 'asIllegal') {
    ruleAtOnce(table, table.alert('no-move-press', table.cite('pressWithoutMove'), detail)); // 7.5.3
  } else if (act.needsWords) {
    ruleAtOnce(table, table.alert('premature-press', table.cite('startsOpponentClock'), detail)); // T20
  } else if (!nothingPlaced) {
    ruleAtOnce(table, table.alert('premature-press', table.cite('pressCompletes'), detail));
  }
  return undefined;
}

/** 7.5.1: an illegal move is completed by the press. */
function completeIllegal(table: Table, side: Color): undefined {
  const move = placedMove(table.state.act.placing);
  table.write({ event: 'illegal', side, move: move && makeUci(move) });
  const alert = illegalCompleted(table, side, table.state.ply);
  if (alert) ruleAtOnce(table, alert);
}

/** The same, if people have acted on it before the press: it stands on the board already. */
function completeAnswered(table: Table, by: Actor, side: Color, ply: Ply): undefined {
  table.write({ event: 'pressed', by, side, early: false });
  const alert = illegalCompleted(table, side, ply);
  if (alert) ruleAtOnce(table, alert);
}

function leavePawn(table: Table, side: Color): undefined {
  const move = placedMove(table.state.act.placing);
  if (!move) return undefined;
  const uci = makeUci(move);
  table.write({ event: 'illegal', side, move: uci });
  const { ply, parameters, regime } = table.state;
  const rules = parameters.illegal[regime];
  if (rules.trigger === 'claimBeforeOpponentMove' && !rules.arbiterActsOn.includes('unfinishedPromotion')) {
    table.write({ event: 'completed', side, ply: ply.number, by: 'press' });
    return undefined;
  }
  const detail = { side, ply: ply.number, move: uci };
  ruleAtOnce(table, table.alert('incomplete-promotion', table.cite('incompletePromotion'), detail));
  return undefined;
}

/** 7.5.4: two hands for one move, confirmed by the arbiter. */
export function twoHands(table: Table, side: Color): Refusal | undefined {
  const { parameters, regime } = table.state;
  const ply = lastPlyOf(table.state, side);
  if (!parameters.twoHands.asIllegal) return table.refuse('oneHand', 'not-in-this-game');
  if (!ply) return table.refuse('twoHands', 'move-not-made');
  if (parameters.illegal[regime].trigger !== 'found' && ply !== table.state.ply)
    return table.refuse('rapidIllegal', 'too-late-to-complain'); // A.5.2: the opponent has made his next move
  if (!kindsOf(ply).some((kind) => parameters.twoHands.moves.includes(kind)))
    return table.refuse('twoHands', 'not-in-this-game'); // 18: castling, capture, promotion only
  if (parameters.twoHands.needsPress && isUncompleted(table.state, ply))
    return table.refuse('twoHands', 'move-not-made');
  if (ply.penalised) return table.refuse('twoHands', 'nothing-to-claim'); // 7.5.5 counts moves: one is one offence
  penalise(table, side, ply.number);
  return undefined;
}

type HandedMove = EditionParameters['twoHands']['moves'][number];

function kindsOf({ move, previous }: Ply): HandedMove[] {
  const kinds: HandedMove[] = ['any'];
  if (!move || !previous) return kinds;
  if (previous.position.castling(move)) kinds.push('castling');
  if (previous.position.capturedOn(move)) kinds.push('capture');
  if (move.promotion) kinds.push('promotion');
  return kinds;
}
