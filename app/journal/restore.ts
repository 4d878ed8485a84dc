/**
 * A game from its header and its records alone. A journal may be damaged or come from anywhere: each event is checked by
 * its form (parseEvent), against the game (follows) and by its checksum. As much as can be read is given back, with the
 * reason why it goes no further.
 */
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { follows } from '#rules/game/follows.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { parseEvent } from '#rules/game/parseEvent.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import { eventLine } from '../edge/eventLine.ts';
import { chained, type Sum } from './checksum.ts';

/** What is stored of an event: unchecked, with the checksum that was written with it, if any was. */
export type StoredRecord = Readonly<{ event: unknown; sum?: unknown }>;

export type Restored = Readonly<{
  header: GameHeader;
  state: GameState;
  events: readonly GameEvent[];
  /** What is wrong with the first event that is not in `events`; null when all of them are. */
  damage: string | null;
  /** Whether every record had its checksum: journals of the first version have none. */
  isSummed: boolean;
}>;

export type RestoreOutcome = Readonly<({ ok: true } & Restored) | { ok: false; reason: string }>;

/** `seed`: the checksum of the header's line, to which the first record is chained. */
export function restore(
  headerFields: unknown,
  records: readonly StoredRecord[],
  seed: Sum = '',
): RestoreOutcome {
  const parsed = parseHeader(headerFields);
  if (!parsed.ok) return parsed;
  const fresh = newGame(parsed.header);
  if (!fresh.ok) return fresh;
  let { state } = fresh;
  let sum = seed;
  let isSummed = true;
  const events: GameEvent[] = [];
  let damage: string | null = null;
  for (const record of records) {
    const read = readRecord(state, record, sum);
    if (!read.ok) {
      damage = `event ${events.length + 1} of ${records.length} ${read.reason}`;
      break;
    }
    ({ state, sum } = read);
    if (record.sum === undefined) isSummed = false;
    events.push(read.event);
  }
  return { ok: true, header: parsed.header, state, events, damage, isSummed };
}

type Read = Readonly<
  { ok: true; event: GameEvent; state: GameState; sum: Sum } | { ok: false; reason: string }
>;

function readRecord(state: GameState, record: StoredRecord, before: Sum): Read {
  const parsed = parseEvent(record.event);
  if (!parsed.ok) return parsed;
  const { event } = parsed;
  const sum = chained(before, eventLine(event));
  if (record.sum !== undefined && record.sum !== sum)
    return { ok: false, reason: 'does not agree with its checksum' };
  const wrong = follows(state, event);
  if (wrong !== null) return { ok: false, reason: wrong };
  try {
    return { ok: true, event, state: apply(state, event), sum };
  } catch {
    return { ok: false, reason: `${event.event} cannot be carried out` };
  }
}
