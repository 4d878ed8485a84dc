/**
 * The last moment at which a game was open here, kept beside the journal: what is between two events is in no journal.
 * It is a help, not a source: the journal alone is enough, and what does not fit it is ignored.
 */
import type { GameEvent } from '#rules/game/event.ts';
import { isDuration, isRecord } from '#rules/game/fields.ts';
import type { Kept } from '../base/kept.ts';
import type { Seen } from './gameTime.ts';

const KEY = 'hector:seen';

export function keepSeen(kept: Kept, game: string, { at, wall }: Seen): void {
  kept.set(KEY, JSON.stringify({ game, at, wall }));
}

/** The later of the last event and what was kept of this game. */
export function lastSeen(kept: Kept, game: string, begunAt: number, events: readonly GameEvent[]): Seen {
  const byJournal = seenByJournal(begunAt, events);
  const stored = parse(kept.get(KEY));
  if (!isRecord(stored) || stored.game !== game) return byJournal;
  const { at, wall } = stored;
  if (!isDuration(at) || typeof wall !== 'number' || !Number.isFinite(wall)) return byJournal;
  return at >= byJournal.at ? { at, wall } : byJournal;
}

/** The wall clock of an event is the game's beginning, the time counted since, and the jumps that were not counted. */
function seenByJournal(begunAt: number, events: readonly GameEvent[]): Seen {
  const at = events.at(-1)?.at ?? 0;
  let wall = begunAt + at;
  for (const event of events) if (event.event === 'clock-jumped') wall += event.ms;
  return { at, wall };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
