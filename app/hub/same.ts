/** Whether two logs tell the same: event by event, whatever the order in which their fields were written. */
import type { GameEvent } from '#rules/game/event.ts';

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, ordered(field)]),
  );
}

export function isSameEvent(a: GameEvent, b: GameEvent): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** How many events from the beginning are the same in both. */
export function sharedLength(a: readonly GameEvent[], b: readonly GameEvent[]): number {
  let length = 0;
  for (const [index, event] of a.entries()) {
    const other = b[index];
    if (!other || !isSameEvent(event, other)) return length;
    length += 1;
  }
  return length;
}
