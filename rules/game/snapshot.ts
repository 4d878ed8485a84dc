/**
 * A state as plain data, for a desk away from the table: what cannot be written as JSON, the positions, is made again
 * from the moves. What is packed has been veiled before (view.ts); nothing is hidden here.
 */
import { makeUci, parseUci } from '../position/move.ts';
import type { Position } from '../position/position.ts';
import { type Piece, SQUARES, type Square } from '../position/square.ts';
import { withSide } from './clock.ts';
import { isRecord, MOST_PLIES } from './fields.ts';
import { type GameHeader, parseHeader } from './header.ts';
import { type GameState, newGame, type Ply } from './state.ts';

/** What a half-move has beyond what the chain before it tells. */
type OwnPly = Omit<Ply, 'number' | 'previous' | 'position' | 'act' | 'move' | 'made'>;

export type PackedPly = Readonly<
  OwnPly & {
    move: string | null;
    /** What stands differently after it, where the move alone does not say so. */
    placed?: readonly (readonly [Square, Piece | null])[];
  }
>;

type Derived = 'header' | 'parameters' | 'regime' | 'start' | 'ply';
export type PackedRest = Readonly<Omit<GameState, Derived>>;

export type Snapshot = Readonly<{ header: GameHeader; plies: readonly PackedPly[]; rest: PackedRest }>;

export function pack(state: GameState): Snapshot {
  const { header, parameters: _parameters, regime: _regime, start: _start, ply, ...rest } = state;
  return { header, plies: packPlies(ply), rest };
}

/** Plies never change: each is packed once, and the same one is the same object. */
const PACKED = new WeakMap<Ply, PackedPly>();

function packPlies(last: Ply): PackedPly[] {
  const plies: PackedPly[] = [];
  for (let ply = last; ply.previous; ply = ply.previous) plies.push(packPly(ply, ply.previous.position));
  return plies.reverse();
}

function packPly(ply: Ply, before: Position): PackedPly {
  const known = PACKED.get(ply);
  if (known) return known;
  const { number: _number, previous: _previous, position, act: _act, made: _made, move, ...own } = ply;
  const looks = move && !ply.kingless ? before.afterByForm(move) : null;
  const placed = looks && changes(looks, position).length === 0 ? null : changes(before, position);
  const packed = { ...own, move: move && makeUci(move), ...(placed && { placed }) };
  PACKED.set(ply, packed);
  return packed;
}

function changes(before: Position, after: Position): [Square, Piece | null][] {
  return SQUARES.flatMap((square): [Square, Piece | null][] => {
    const was = before.pieceAt(square);
    const is = after.pieceAt(square);
    return was?.role === is?.role && was?.color === is?.color ? [] : [[square, is ?? null]];
  });
}

export type Unpacked = Readonly<{ ok: true; state: GameState } | { ok: false; reason: string }>;

/** Never throws, whatever the value is. */
export function unpack(value: unknown): Unpacked {
  try {
    if (!isRecord(value)) return { ok: false, reason: 'no snapshot' };
    const { header: fields, plies, rest } = value;
    const parsed = parseHeader(fields);
    if (!parsed.ok) return parsed;
    const fresh = newGame(parsed.header);
    if (!fresh.ok) return fresh;
    if (!Array.isArray(plies) || plies.length > MOST_PLIES)
      return { ok: false, reason: 'too many half-moves' };
    if (!isRest(rest, fresh.state)) return { ok: false, reason: 'the state has other fields' };
    const { header, parameters, regime, start, ply: first } = fresh.state;
    let ply = first;
    for (const packed of plies as PackedPly[]) ply = unpackPly(packed, ply);
    return { ok: true, state: { ...rest, header, parameters, regime, start, ply } };
  } catch (error) {
    return { ok: false, reason: `not to be read: ${String(error)}` };
  }
}

/** The fields of a fresh state, each of its kind. */
function isRest(value: unknown, fresh: GameState): value is PackedRest {
  if (!isRecord(value)) return false;
  const {
    header: _header,
    parameters: _parameters,
    regime: _regime,
    start: _start,
    ply: _ply,
    ...rest
  } = fresh;
  const names = Object.keys(rest) as (keyof PackedRest)[];
  return (
    Object.keys(value).length === names.length &&
    names.every((name) => Object.hasOwn(value, name) && isAlike(value[name], rest[name]))
  );
}

function isAlike(value: unknown, fresh: unknown): boolean {
  if (value === null || fresh === null) return true;
  return typeof value === typeof fresh && Array.isArray(value) === Array.isArray(fresh);
}

function unpackPly({ move: uci, placed, ...own }: PackedPly, previous: Ply): Ply {
  const move = uci === null ? null : parseUci(uci);
  const { position: before } = previous;
  const position = placed || !move ? before.afterPlacement(new Map(placed ?? [])) : before.afterByForm(move);
  const side = own.side ?? before.turn;
  return {
    ...own,
    move,
    position,
    previous,
    number: previous.number + 1,
    act: null,
    made: withSide(previous.made, side, previous.made[side] + 1),
  };
}
