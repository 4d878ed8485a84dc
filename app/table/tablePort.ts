/** A desk at the table itself: the session, seen with the ears of those who sit at it. */
import { type Actor, sideOf } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Ears, seenBy, viewOf } from '#rules/game/view.ts';
import type { Color } from '#rules/position/square.ts';
import { Observable } from '../base/observable.ts';
import type { Change, ChangeListener, GamePort, Link, Outcome, Requested } from '../desk/gamePort.ts';
import type { GameId } from '../journal/eventLog.ts';
import type { Session } from './session.ts';

export class TablePort implements GamePort {
  readonly state: Observable<GameState>;
  readonly link = new Observable<Link>({ kind: 'up' });
  readonly #session: Session;
  #ears: Ears;
  #actors: readonly Actor[];
  readonly #listeners = new Set<ChangeListener>();
  readonly #replay: () => Promise<Change>;
  readonly #leave: () => void;

  /** `replay`: the whole game so far, as one change. */
  constructor(session: Session, ears: Ears, actors: readonly Actor[], replay: () => Promise<Change>) {
    this.#session = session;
    this.#ears = ears;
    this.#actors = actors;
    this.state = new Observable(seenBy(session.state, ears));
    this.#replay = replay;
    this.#leave = session.subscribe((change) => this.#happened(change));
  }

  get ears(): Ears {
    return this.#ears;
  }

  get actors(): readonly Actor[] {
    return this.#actors;
  }

  /** Who sits here from now on: a player at a desk of his own hears and acts there, and not at the table. */
  seat(players: readonly Color[]): void {
    this.#ears = players.length > 0 ? players : ['spectator'];
    this.#actors = players;
    this.state.set(seenBy(this.#session.state, this.#ears));
  }

  get game(): GameId {
    return this.#session.game;
  }

  get at(): number {
    return this.#session.at;
  }

  async log(): Promise<readonly GameEvent[]> {
    return viewOf(await this.#replay(), this.ears).events;
  }

  async submit(requested: Requested): Promise<Outcome> {
    let foreign: Actor | null = null;
    const outcome = await this.#session.submit((state) => {
      const request = typeof requested === 'function' ? requested(state) : requested;
      foreign = request !== null && !this.actors.includes(request.by) ? request.by : null;
      return foreign ? null : request;
    });
    if (foreign === null) return outcome;
    return { kind: 'not-sent', reason: sideOf(foreign) ? 'at-own-desk' : 'not-yours' };
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
    this.link.set({ kind: 'closed', reason: 'closed' });
  }

  #happened(change: Change): void {
    const view = viewOf(change, this.ears);
    for (const listener of this.#listeners) listener(view, false);
    this.state.set(view.state);
  }
}
