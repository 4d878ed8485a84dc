/**
 * What the Laws want on record beside the moves, from the game's log: claims (9.2, 9.3), what the arbiter upheld, and
 * penalties (12.9), by the half-move after which they fell. An alert that waits for its ruling is the arbiter's alone.
 */
import { apply } from '#rules/game/apply.ts';
import type { EventOf, GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { newGame } from '#rules/game/state.ts';
import type { Incident } from '#rules/notation/game.ts';

export type Incidents = ReadonlyMap<number, readonly Incident[]>;

export const NO_INCIDENTS: Incidents = new Map();

export function incidentsOf(header: GameHeader, events: readonly GameEvent[]): Incidents {
  const fresh = newGame(header);
  if (!fresh.ok) return NO_INCIDENTS;
  const incidents = new Map<number, Incident[]>();
  const alerts = new Map<number, EventOf<'alert'>>();
  let { state } = fresh;
  for (const event of events) {
    state = apply(state, event);
    if (event.event === 'alert') alerts.set(event.id, event);
    const incident = incidentOf(event, alerts);
    const { number } = state.ply;
    if (incident) incidents.set(number, [...(incidents.get(number) ?? []), incident]);
  }
  return incidents;
}

function incidentOf(event: GameEvent, alerts: ReadonlyMap<number, EventOf<'alert'>>): Incident | null {
  switch (event.event) {
    case 'alert': {
      const { kind, article, detail } = event;
      const by = detail.side;
      return kind === 'claim' && by && article
        ? { kind: 'claim', by, article, note: detail.ground ?? '' }
        : null;
    }
    case 'alert-ended': {
      const article = alerts.get(event.id)?.article;
      return event.how === 'upheld' && article
        ? { kind: 'ruling', by: 'arbiter', article, note: event.kind }
        : null;
    }
    case 'penalised': {
      const { side, article, penalty } = event;
      return article ? { kind: 'penalty', by: side, article, note: penalty } : null;
    }
    default:
      return null;
  }
}
