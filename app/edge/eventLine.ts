/** Events as the lines of a journal and of `play`'s output (interfaces.md, section 2), and back. */

import type { AlertKind } from '#rules/game/command.ts';
import type { AlertDetail, GameEvent } from '#rules/game/event.ts';

/** An alert stands under `alert`, with what it tells the arbiter beside its kind and article. */
export function eventLine(event: GameEvent): Record<string, unknown> {
  if (event.event !== 'alert') return event;
  const { at, to, kind, article, id, detail } = event;
  return { at, alert: { to, kind, article, id, ...detail } };
}

/** The event of a line that eventLine wrote. */
export function readEventLine(line: Record<string, unknown>): GameEvent {
  const { alert } = line;
  if (alert === undefined) return line as unknown as GameEvent;
  const { to: _to, kind, article, id, ...detail } = alert as Record<string, unknown>;
  return {
    at: line.at as number,
    event: 'alert',
    to: 'arbiter',
    kind: kind as AlertKind,
    article: article as string | null,
    id: id as number,
    detail: detail as unknown as AlertDetail,
  };
}
