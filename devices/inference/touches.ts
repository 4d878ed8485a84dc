/**
 * D.2.2, 4.3: which men of a position were touched. A peg out of its hole is a touch if a hand took it out; a sleeve
 * that brushes it, men that are knocked over and put back, and a contact that blinks touch nothing.
 */
import type { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import type { HandTiming } from './timing.ts';
import type { Entry, TouchLog } from './touchLog.ts';

export type Touched = Readonly<{ square: Square; at: number }>;

/**
 * A man out of its hole: since when, until when (null: not back), how much earlier he may have been back, since a board
 * that says its whole state does so now and then, and with which others in one spell.
 */
type Lift = { square: Square; at: number; backAt: number | null; within: number; spell: Spell };

/** From the first man out of its hole until all are back. `astray`: for a while no legal move explained it. */
type Spell = { lifts: Lift[]; astray: boolean };

/** The half-move before: when its man arrived, and when its player pressed. */
type Preceding = Readonly<{ seenAt: number; pressedAt: number | null }>;

/** In the order of the lifts, each man once. What left together has no order: then the king comes first (4.4.1). */
export function touchesOf(
  log: TouchLog,
  position: Position,
  timing: HandTiming,
  preceding: Preceding | null,
): Touched[] {
  const touched: Touched[] = [];
  for (const lift of liftsOf(log.entries, position)) {
    if (touched.some(({ square }) => square === lift.square)) continue;
    if (!isTouch(lift, timing) || isByTheWay(lift, log.entries, timing, preceding)) continue;
    if (isBeforeThePress(lift, position, preceding)) continue;
    touched.push({ square: lift.square, at: lift.at });
  }
  return inOrder(touched, position, timing);
}

function liftsOf(entries: readonly Entry[], position: Position): Lift[] {
  const lifts: Lift[] = [];
  let spell: Spell = { lifts: [], astray: false };
  for (const { square, act, at, astray, within = 0 } of entries) {
    if (act === 'flicker') continue;
    const out = spell.lifts.find((lift) => lift.square === square && lift.backAt === null);
    if (act === 'lift' && !out && position.pieceAt(square)) {
      if (spell.lifts.every(({ backAt }) => backAt !== null)) spell = { lifts: [], astray: false };
      const lift = { square, at, backAt: null, within: 0, spell };
      spell.lifts.push(lift);
      lifts.push(lift);
    } else if (act === 'insert' && out) {
      out.backAt = at;
      out.within = within;
    }
    if (astray) spell.astray = true;
  }
  return lifts;
}

function isTouch(
  { square, at, backAt, within, spell }: Lift,
  { shortestLiftMs, togetherMs }: HandTiming,
): boolean {
  if (backAt === null) return true;
  const atLeast = backAt - at - Math.min(within, shortestLiftMs);
  if (atLeast < shortestLiftMs || spell.astray) return false;
  // Together with another, and put back: both were knocked over, or this one was by the hand that took the other. No hand
  // takes two men, one after the other, in the time that it needs for one.
  const atOnce = Math.max(togetherMs, shortestLiftMs);
  return !spell.lifts.some((other) => other.square !== square && Math.abs(other.at - at) < atOnce);
}

/**
 * A man that left while a hand was just taking or putting down another, and was put back: that hand knocked him over. It may
 * have been the opponent's, who puts his man down when the half-move before ends.
 */
function isByTheWay(
  { square, at, backAt }: Lift,
  entries: readonly Entry[],
  { shortestLiftMs }: HandTiming,
  preceding: Preceding | null,
): boolean {
  if (backAt === null) return false;
  if (preceding && at - preceding.seenAt < shortestLiftMs) return true;
  return entries.some(
    (other) => other.square !== square && other.act !== 'flicker' && Math.abs(other.at - at) < shortestLiftMs,
  );
}

/** Until the opponent presses, it is he who straightens his own men. */
function isBeforeThePress(
  { square, at, backAt }: Lift,
  position: Position,
  preceding: Preceding | null,
): boolean {
  if (backAt === null || position.pieceAt(square)?.color === position.turn) return false;
  return at < (preceding?.pressedAt ?? at);
}

function inOrder(touched: readonly Touched[], position: Position, { togetherMs }: HandTiming): Touched[] {
  const king = position.kingOf(position.turn);
  return touched.toSorted((a, b) => {
    if (Math.abs(a.at - b.at) >= togetherMs) return a.at - b.at;
    return Number(b.square === king) - Number(a.square === king) || a.at - b.at;
  });
}
