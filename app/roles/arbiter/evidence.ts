/** What led to an alert: the acts since the last move that stood, the position before and after them, the clocks. */
import { type ByColor, reading } from '#rules/game/clock.ts';
import type { EventKind } from '#rules/game/event.ts';
import { isFilled } from '#rules/game/peg.ts';
import { type Alert, boardAsItStands, type GameState, type Ply } from '#rules/game/state.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, type Piece, SQUARES, type Square } from '#rules/position/square.ts';
import { before, type Entries, type Entry } from './caseFile.ts';

export type ClockReadings = ByColor<number> | null;

export type Evidence = Readonly<{
  /** The acts from the last move that stood up to the alert, and what has followed. */
  acts: readonly Entry[];
  positionBefore: Position;
  /** The game when the alert was raised. */
  state: GameState;
  clocksBefore: ClockReadings;
  clocksThen: ClockReadings;
}>;

/** Where the story of a half-move begins. */
const BEGINNINGS: readonly EventKind[] = ['started', 'completed', 'restored', 'restarted', 'envelope-opened'];
/** What is no act of anybody at the board. */
const BESIDE: readonly EventKind[] = ['verdict', 'told', 'record-exempt', 'reasoned'];
const MOST_AFTER = 12;

export function readings({ clock }: GameState, at: number): ClockReadings {
  return clock && { white: reading(clock, 'white', at), black: reading(clock, 'black', at) };
}

export function evidenceOf(entries: Entries, alert: Alert): Evidence | null {
  const { list } = entries;
  const raised = list.findIndex(({ event }) => event.event === 'alert' && event.id === alert.id);
  const entry = list[raised];
  if (!entry) return null;
  const first = begins(list, raised);
  const opening = before(entries, first);
  const at = list[first]?.event.at ?? entry.event.at;
  const isTold = ({ event }: Entry) => !BESIDE.includes(event.event);
  return {
    acts: [
      ...list.slice(first, raised + 1).filter(isTold),
      ...list
        .slice(raised + 1)
        .filter(isTold)
        .slice(0, MOST_AFTER),
    ],
    positionBefore: opening.ply.position,
    state: entry.state,
    clocksBefore: readings(opening, at),
    clocksThen: readings(entry.state, alert.at),
  };
}

function begins(list: readonly Entry[], raised: number): number {
  for (let index = raised - 1; index >= 0; index -= 1) {
    const entry = list[index];
    if (entry && BEGINNINGS.includes(entry.event.event)) return index + 1;
  }
  return 0;
}

/** A man, or a peg of which the sensors cannot say what it is. */
export type Stands = Piece | 'peg';
export type Sensed = ReadonlyMap<Square, Stands>;

/** A player's board as its sensors have it. */
export function sensedOn(state: GameState, side: Color): Sensed {
  const { shows, hand, astray } = boardAsItStands(state, side);
  const sensed = new Map<Square, Stands>();
  for (const square of SQUARES) {
    if (!isFilled(shows, hand, astray, square)) continue;
    const placed = hand.filled.find((hole) => hole.square === square);
    const stood = placed || astray.extra.includes(square) ? undefined : shows.pieceAt(square);
    if (stood) sensed.set(square, stood);
    else if (placed?.promoted) sensed.set(square, { color: state.act.color, role: placed.promoted });
    else sensed.set(square, lastLifted(hand.lifted, shows) ?? 'peg');
  }
  return sensed;
}

/** With one man in the hand it is known which peg was put in. */
function lastLifted(lifted: readonly { origin: Square }[], shows: Position): Piece | undefined {
  const [only, another] = lifted;
  return only && !another ? shows.pieceAt(only.origin) : undefined;
}

/** The squares on which two boards differ. A peg of which nobody knows what it is agrees with any man. */
export function differing(a: Sensed, b: Sensed): Square[] {
  return SQUARES.filter((square) => {
    const one = a.get(square);
    const other = b.get(square);
    if (!one || !other) return one !== other;
    return one !== 'peg' && other !== 'peg' && (one.color !== other.color || one.role !== other.role);
  });
}

/** 9.2: the half-moves after which the position of the last one stood, itself included. */
export function sameAsLast(last: Ply): number[] {
  const numbers: number[] = [];
  for (let ply: Ply | null = last; ply; ply = ply.previous)
    if (ply.position.turn === last.position.turn && ply.position.sameAs(last.position))
      numbers.unshift(ply.number);
  return numbers;
}
