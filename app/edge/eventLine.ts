/** Events as the lines of a journal and of `play`'s output (interfaces.md, section 2), and back. */

import type { GameEvent } from '#rules/game/event.ts';

/** An alert stands under `alert`, with what it tells the arbiter beside its kind and article. */
export function eventLine(event: GameEvent): Record<string, unknown> {
  if (event.event !== 'alert') return event;
  const { at, to, kind, article, id, detail } = event;
  return { at, alert: { to, kind, article, id, ...detail } };
}

/** The event of a line that eventLine wrote, unchecked: any other line is handed on as it is. */
export function readEventLine(line: Record<string, unknown>): unknown {
  const { alert } = line;
  if (typeof alert !== 'object' || alert === null || Array.isArray(alert)) return line;
  const { alert: _alert, ...around } = line;
  const { to, kind, article, id, ...detail } = alert as Record<string, unknown>;
  return { ...around, event: 'alert', to, kind, article, id, detail };
}
