/**
 * What stands in the hub's log of a game: first its header, then what its table decided, act by act, as the table's own
 * journal has it. Whatever is read is untrusted: a table may be anybody who has its code.
 */
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { isRecord, LONGEST_MS } from '#rules/game/fields.ts';
import { follows } from '#rules/game/follows.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { parseEvent } from '#rules/game/parseEvent.ts';
import type { GameState } from '#rules/game/state.ts';

/** `begunAt`: by the hub's wall clock, from which the events' `at` counts. */
export type Opening = Readonly<{ header: GameHeader; begunAt: number }>;

/** `from`: the number of the first of these events; the header is entry 0. `device`: the table's name. */
export type Acts = Readonly<{ device: string; from: number; events: readonly GameEvent[] }>;

export type Entry = Readonly<{ kind: 'opening' } & Opening> | Readonly<{ kind: 'acts' } & Acts>;

export type ReadEntry = Readonly<{ ok: true; entry: Entry } | { ok: false; reason: string }>;

/** Events in one entry: an act has a few, a table that comes back after a cut hands over in parts. */
export const MOST_IN_ENTRY = 500;
export const LONGEST_ENTRY = 1_000_000;
const LONGEST_DEVICE = 100;

export function writeOpening({ header, begunAt }: Opening): string {
  return JSON.stringify({ hector: 'entry/1', header, begunAt });
}

export function writeActs({ device, from, events }: Acts): string {
  return JSON.stringify({ hector: 'entry/1', device, from, events });
}

export function readEntry(text: string): ReadEntry {
  if (text.length > LONGEST_ENTRY) return bad(`too long: ${text.length}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('no JSON');
  }
  if (!isRecord(value) || value.hector !== 'entry/1') return bad('no entry');
  return 'header' in value ? readOpening(value) : readActs(value);
}

function readOpening({ header: fields, begunAt }: Record<string, unknown>): ReadEntry {
  const parsed = parseHeader(fields);
  if (!parsed.ok) return parsed;
  if (typeof begunAt !== 'number' || !Number.isFinite(begunAt)) return bad('begunAt is no time');
  return { ok: true, entry: { kind: 'opening', header: parsed.header, begunAt } };
}

function readActs({ device, from, events }: Record<string, unknown>): ReadEntry {
  if (typeof device !== 'string' || device.length > LONGEST_DEVICE) return bad('of no device');
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1) return bad('of no number');
  if (!Array.isArray(events) || events.length === 0 || events.length > MOST_IN_ENTRY)
    return bad('no list of events');
  const read: GameEvent[] = [];
  for (const event of events) {
    const parsed = parseEvent(event);
    if (!parsed.ok) return bad(`event ${from + read.length} ${parsed.reason}`);
    read.push(parsed.event);
  }
  return { ok: true, entry: { kind: 'acts', device, from, events: read } };
}

export type Folded = Readonly<{ ok: true; state: GameState } | { ok: false; reason: string }>;

/** The game after these events, if the Laws let them stand there. */
export function fold(before: GameState, events: readonly GameEvent[]): Folded {
  let state = before;
  for (const event of events) {
    if (event.at > LONGEST_MS) return bad('beyond all time');
    const wrong = follows(state, event);
    if (wrong !== null) return bad(wrong);
    try {
      state = apply(state, event);
    } catch {
      return bad(`${event.event} cannot be carried out`);
    }
  }
  return { ok: true, state };
}

function bad(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}
