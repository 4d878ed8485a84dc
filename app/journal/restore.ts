/**
 * A game from its header and its events alone. A journal may be damaged: then as much as can be read is given back,
 * with the reason why it goes no further.
 */
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';

export type Restored = Readonly<{
  header: GameHeader;
  state: GameState;
  events: readonly GameEvent[];
  /** What is wrong with the first event that is not in `events`; null when all of them are. */
  damage: string | null;
}>;

export type RestoreOutcome = Readonly<({ ok: true } & Restored) | { ok: false; reason: string }>;

export function restore(headerFields: unknown, records: readonly unknown[]): RestoreOutcome {
  const parsed = parseHeader(headerFields);
  if (!parsed.ok) return parsed;
  const fresh = newGame(parsed.header);
  if (!fresh.ok) return fresh;
  let { state } = fresh;
  const events: GameEvent[] = [];
  let damage: string | null = null;
  for (const record of records) {
    const next = isEvent(record, state.at) ? folded(state, record) : null;
    if (!next) {
      damage = `event ${events.length + 1} of ${records.length} cannot be read`;
      break;
    }
    state = next;
    events.push(record as GameEvent);
  }
  return { ok: true, header: parsed.header, state, events, damage };
}

/** Time never goes back within a journal. */
function isEvent(record: unknown, notBefore: number): record is GameEvent {
  if (typeof record !== 'object' || record === null) return false;
  const { at, event } = record as Record<string, unknown>;
  return typeof event === 'string' && typeof at === 'number' && at >= notBefore;
}

/** The reducers trust their events; one that was altered on the disk may be anything at all. */
function folded(state: GameState, event: GameEvent): GameState | null {
  try {
    return apply(state, event);
  } catch {
    return null;
  }
}
