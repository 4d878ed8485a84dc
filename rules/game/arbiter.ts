/** Articles 6.10, 6.11, 7.1 and 12: what the arbiter does. Other commands are refused to everybody else. */
import type { Concept } from '../editions/articles.ts';
import { COLORS, type Color, opposite } from '../position/square.ts';
import { reading } from './clock.ts';
import { type CommandOf, type Penalty, type Ruling, sideOf } from './command.ts';
import { endAtStart, endOnBoard, endWith } from './ending.ts';
import { isDuration } from './fields.ts';
import { isTooLate } from './irregular.ts';
import { commonPly, scoresAgree, snapshot } from './recording.ts';
import type { Refusal } from './refusal.ts';
import { giveRuling, grant, lapseFlag, restoreBefore, startClockOf } from './ruling.ts';
import { type Alert, blocksStart, cite, type GameState, mustAct, onMove } from './state.ts';
import type { Table } from './table.ts';

/** 6.6, with 11.3.2 (the device must be approved) and D.2.11 (an assistant against a deaf opponent). */
export function start(table: Table): Refusal | undefined {
  const { state } = table;
  if (state.phase !== 'waiting' && state.clock) return table.refuse('startClock', 'already-started');
  const blocked = blocksStart(state);
  if (blocked) return table.refuse(blocked.concept, blocked.code);
  table.write({ event: 'started' });
  if (state.clock) table.write({ event: 'clock-started', side: onMove(state) });
  endAtStart(table);
  return undefined;
}

/** 6.11.1: the arbiter interrupts the game. */
export function stop(table: Table, command: CommandOf<'stop'>): Refusal | undefined {
  if (table.state.stopped) return table.refuse('interrupt', 'clocks-stopped');
  table.write({ event: 'clocks-stopped', reason: command.reason, by: 'arbiter', ruled: false });
  return undefined;
}

/** 6.11.2: a player or an assistant stops both clocks to call the arbiter. */
export function callArbiter(table: Table, command: CommandOf<'callArbiter'>): Refusal | undefined {
  const { state } = table;
  if (state.stopped) return table.refuse('stopToCall', 'clocks-stopped');
  const side = sideOf(command.by);
  if (command.reason === 'adjourned-times' && side && hasMovedSinceResumption(state, side))
    return table.refuse('wrongTimesAdjourned', 'too-late-to-complain'); // I.13
  table.write({ event: 'clocks-stopped', reason: command.reason, by: command.by, ruled: false });
  if (command.reason === 'divergence') compareScores(table);
  return undefined;
}

/** I.13: wrong times are pointed out before the own first move; the sealed move is not one. */
function hasMovedSinceResumption({ resumedPly, ply, start: { turn } }: GameState, side: Color): boolean {
  if (resumedPly === null) return false;
  const sealer = resumedPly % 2 === 0 ? turn : opposite(turn);
  return ply.number >= resumedPly + (side === sealer ? 3 : 2);
}

/** D.2.9: what stood when the boards were found to differ, and how far the two scores agree. */
function compareScores(table: Table): void {
  snapshot(table);
  const { white, black } = table.state.entries;
  if (white.length === 0 || black.length === 0) return; // TU-10: no two scores, the arbiter decides by the log
  table.write({
    event: 'scores-compared',
    agree: scoresAgree(table.state),
    ply: commonPly(table.state),
  });
}

export function rule(table: Table, command: CommandOf<'rule'>): Refusal | undefined {
  const { id, on } = command;
  const isMeant = (open: Alert) => id === undefined || open.id === id;
  const alert =
    table.openAlert(on, isMeant) ??
    // 7.5.2: a promotion that was not finished is an illegal move too, and claimed as one.
    (on === 'illegal-move' ? table.openAlert('incomplete-promotion', isMeant) : undefined);
  if (!alert) return table.refuse(null, 'no-such-alert');
  tellRuling(table, alert, command.decision);
  return giveRuling(table, alert, command.decision);
}

/** What is upheld is told to everybody; what is rejected only to who waits for it: others need not know of it (12.6). */
function tellRuling(table: Table, alert: Alert, decision: Ruling): void {
  const { id, kind, article, detail } = alert;
  const isAwaited = kind === 'claim' || detail.correct !== undefined || table.state.stopped?.ruled === false;
  if (decision === 'postpone' || (decision === 'reject' && !isAwaited)) return;
  const { side, ground } = detail;
  table.write({ event: 'ruled', id, kind, decision, side, article, ...(ground && { ground }) });
}

/** 6.11.3: the clock of the player who must act; without a ruling the one that ran. */
export function restart(table: Table): Refusal | undefined {
  const { state } = table;
  const { stopped } = state;
  if (state.phase !== 'playing') return table.refuse('restartByArbiter', 'not-started');
  if (!stopped && state.clock?.running === mustAct(state))
    return table.refuse('restartByArbiter', 'clocks-running');
  const side = stopped && !stopped.ruled ? (stopped.ran ?? mustAct(state)) : mustAct(state);
  startClockOf(table, side);
  return undefined;
}

export function setClocks(table: Table, command: CommandOf<'setClocks'>): Refusal | undefined {
  const { clock } = table.state;
  const { whiteMs, blackMs, incrementMs, reason } = command;
  if (!clock) return table.refuse(null, 'no-clock');
  if (!isDuration(whiteMs) || !isDuration(blackMs) || !isDuration(incrementMs ?? 0))
    return table.refuse(null, 'impossible-argument');
  if (isSettingReason(table, reason) && isTooLate(table, table.state.parameters.clockSettingClosesAfter))
    return table.refuse('clockSettingCloses', 'too-late-to-complain');
  const now = (color: Color) => reading(clock, color, table.at);
  const cut = COLORS.filter((color) => (color === 'white' ? whiteMs : blackMs) < now(color));
  if (reason === 'assistant' && cut.some((color) => isProtected(table, color)))
    return table.refuse('clockAssistant', 'not-in-this-game');
  table.write({
    event: 'clocks-set',
    whiteMs,
    blackMs,
    wasWhiteMs: now('white'),
    wasBlackMs: now('black'),
    reason,
  });
  if (incrementMs !== undefined) table.write({ event: 'increment-set', ms: incrementMs }); // 6.10.2
  for (const color of COLORS) lapseFlag(table, color);
  return undefined;
}

/** 6.2.6, 8.1.6: no time is taken from a disabled player for the help of an assistant. */
function isProtected({ state: { header, parameters } }: Table, side: Color): boolean {
  return parameters.disabledNoClockDeduction && header[side].board === 'peg';
}

/** A.5.1.1: a later change is for the schedule's sake only, and in 05 and 09 not even for that. */
function isSettingReason({ state: { parameters } }: Table, reason: string): boolean {
  return reason === 'setting' || (reason === 'schedule' && !parameters.clockSettingScheduleException);
}

/** 7.5.1, 7.6, D.2.9: the position after a half-move; touch duties are gone (TU-17). */
export function restore(table: Table, command: CommandOf<'restore'>): Refusal | undefined {
  const { ply } = command;
  if (!Number.isInteger(ply) || ply < 0 || ply > table.state.ply.number)
    return table.refuse('timesAfterIrregularity', 'no-such-ply');
  if (!table.state.stopped && table.state.clock)
    table.write({ event: 'clocks-stopped', reason: 'restore', by: 'arbiter', ruled: true });
  restoreBefore(table, ply + 1, 'none');
  return undefined;
}

/** 10.2: no sum above the maximum, no other fractions; 0-0 and ½-0 need a reason like any other. */
export function result(table: Table, command: CommandOf<'result'>): Refusal | undefined {
  const { points } = table.state.parameters;
  const known: readonly number[] = [points.win, points.draw, points.loss];
  const { white, black, reason } = command;
  if (!known.includes(white) || !known.includes(black) || white + black > points.win + points.loss)
    return table.refuse('pointsSum', 'bad-points');
  endWith(table, { white, black }, null, reason);
  return undefined;
}

/** 4.2.2: a lift ruled accidental is no touch; rights lost by it come back (T06). */
export function accidental(table: Table, command: CommandOf<'accidental'>): Refusal | undefined {
  const { act } = table.state;
  if (!act.touches.some((touch) => touch.square === command.square))
    return table.refuse('accidentalTouch', 'impossible-argument');
  table.write({ event: 'touch-struck', side: act.color, square: command.square });
  lapseBreach(table);
  const { offerTouched, act: left } = table.state;
  if (offerTouched && left.touches.every((touch) => offerTouched.before.includes(touch.square)))
    table.write({ event: 'draw-reopened' });
  return undefined;
}

/** What is placed keeps Article 4 once the touch does not count: the alert is about nothing. */
function lapseBreach(table: Table): void {
  const { act, ply } = table.state;
  if (act.breach) return;
  const alert = table.openAlert(
    'touch-move',
    ({ detail }) => detail.ply === ply.number + 1 && !detail.released,
  );
  if (alert) table.endAlert(alert, 'lapsed');
}

const PENALTY_CONCEPTS: Readonly<Record<Penalty, Concept>> = {
  warning: 'penaltyWarning',
  'opponent-time': 'penaltyOpponentTime',
  'own-time': 'penaltyOwnTime',
  fine: 'penaltyFine',
  exclusion: 'penaltyExclusion',
  expulsion: 'penaltyExpulsion',
};

/** 12.9.1 to 12.9.9 (05, 09: 13.4): where the edition's list has a penalty; null where it has not. */
export function articleOfPenalty(state: GameState, penalty: Penalty): string | null {
  return cite(state, PENALTY_CONCEPTS[penalty]);
}

/** 12.9: the penalty is on record; time is moved where it says so. */
export function penalty(table: Table, command: CommandOf<'penalty'>): Refusal | undefined {
  const { side, penalty: kind, ms, reason } = command;
  const article = articleOfPenalty(table.state, kind);
  if (article === null) return table.refuse('penalties', 'not-in-this-game'); // 05, 09: neither fine nor exclusion
  const timed = kind === 'opponent-time' || kind === 'own-time';
  if (timed && (ms === undefined || !isDuration(ms))) return table.refuse('penalties', 'impossible-argument');
  table.write({ event: 'penalised', side, penalty: kind, ...(ms !== undefined && { ms }), article, reason });
  if (kind === 'opponent-time') grant(table, opposite(side), ms ?? 0, 'penaltyOpponentTime', reason); // 12.9.2
  if (kind === 'own-time') grant(table, side, -(ms ?? 0), 'penaltyOwnTime', reason); // 12.9.3: not below zero
  return undefined;
}

/** 12.5: extra time after an external disturbance. */
export function grantTime(table: Table, command: CommandOf<'grantTime'>): Refusal | undefined {
  if (!table.state.clock) return table.refuse(null, 'no-clock');
  if (!isDuration(command.whiteMs) || !isDuration(command.blackMs))
    return table.refuse(null, 'impossible-argument');
  grant(table, 'white', command.whiteMs, 'disturbance', command.reason);
  grant(table, 'black', command.blackMs, 'disturbance', command.reason);
  return undefined;
}

/** 5.2.2: what the analysis of the position found, computed outside the core. A dead position ends the game at once. */
export function verdict(table: Table, command: CommandOf<'verdict'>): Refusal | undefined {
  if (command.ply !== table.state.ply.number) return table.refuse(null, 'no-such-ply');
  table.write({ event: 'verdict', ply: command.ply, white: command.white, black: command.black });
  endOnBoard(table);
  return undefined;
}

/** 4.9: an assistant who moves the pieces for the player, acceptable to the arbiter; his lifts are the player's touches. */
export function acceptMovingAssistant(
  table: Table,
  command: CommandOf<'acceptMovingAssistant'>,
): Refusal | undefined {
  if (table.cite('movingAssistant') === null) return table.refuse('dutyBoard', 'not-in-this-game'); // 05, 09
  if (!table.state.header[command.side].assistant)
    return table.refuse('movingAssistant', 'assistant-required');
  table.write({ event: 'moving-assistant-accepted', side: command.side });
  return undefined;
}

/** D.1: either player may demand two boards, before the first move. */
export function demandTwoBoards(table: Table, command: CommandOf<'demandTwoBoards'>): Refusal | undefined {
  const { header, ply } = table.state;
  if (ply.number > 0) return table.refuse('twoBoards', 'already-started');
  if (header.boards === 'one') table.write({ event: 'two-boards', by: command.by });
  return undefined;
}

/** 11.3.2: the program is an electronic device and needs the arbiter's approval. */
export function approveDevice(table: Table, command: CommandOf<'approveDevice'>): Refusal | undefined {
  table.write({ event: 'device-approved', name: command.name });
  return undefined;
}

/**
 * 6.10.1: the computer that counts the time showed an evident defect. It is a fact on record; where a clock ran, a person
 * decides whether the time was used: nobody is charged and no flag falls by it.
 */
export function clockJumped(table: Table, command: CommandOf<'clockJumped'>): Refusal | undefined {
  const { ms, absent } = command;
  table.write({ event: 'clock-jumped', ms, absent });
  const side = table.state.clock?.running;
  if (side) table.alert('clock-defect', table.cite('clockDefect'), { side, ms });
  return undefined;
}

/** Who sits at a shared computer is on record: the players, or the arbiter. */
export function handOver(table: Table, command: CommandOf<'handOver'>): Refusal | undefined {
  const { to } = command;
  if (table.state.handedOver === (to === 'arbiter')) return table.refuse(null, 'impossible-argument');
  table.write({ event: 'handed-over', desk: to });
  return undefined;
}

/** 9.1.1: the arbiter consents to a draw that the event bars. */
export function allowDraw(table: Table): Refusal | undefined {
  table.write({ event: 'draws-allowed' });
  return undefined;
}
