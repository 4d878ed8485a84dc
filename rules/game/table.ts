/**
 * The table at which one command is carried out: the state so far, and the events that have come of it. Each event
 * is folded in as it is written, so that what decide.ts returns is by construction what a replay gives.
 */
import type { Concept } from '../editions/articles.ts';
import { apply } from './apply.ts';
import type { AlertKind } from './command.ts';
import type { AlertDetail, EventBody, GameEvent } from './event.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import { type Alert, cite, type GameState } from './state.ts';

export class Table {
  state: GameState;
  readonly at: number;
  readonly events: GameEvent[] = [];

  constructor(state: GameState, at: number) {
    this.state = state;
    this.at = at;
  }

  write(body: EventBody): void {
    const event: GameEvent = { at: this.at, ...body };
    this.events.push(event);
    this.state = apply(this.state, event);
  }

  refuse(concept: Concept | null, code: RefusalCode): Refusal {
    return { ok: false, article: concept && cite(this.state, concept), code };
  }

  cite(concept: Concept): string | null {
    return cite(this.state, concept);
  }

  get isTraining(): boolean {
    return this.state.header.mode === 'training';
  }

  /** Opens an alert for the arbiter and returns it. */
  alert(kind: AlertKind, article: string | null, detail: AlertDetail): Alert {
    const id = this.state.nextAlert;
    this.write({ event: 'alert', to: 'arbiter', kind, article, id, detail });
    return { id, kind, article, at: this.at, detail };
  }

  endAlert(alert: Alert, how: 'upheld' | 'rejected' | 'lapsed' | 'postponed'): void {
    this.write({ event: 'alert-ended', id: alert.id, kind: alert.kind, how });
  }

  openAlert(kind: AlertKind, matches: (alert: Alert) => boolean = () => true): Alert | undefined {
    return this.state.alerts.find((alert) => alert.kind === kind && matches(alert));
  }
}
