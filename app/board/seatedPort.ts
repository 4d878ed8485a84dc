/**
 * A desk away from the table with boards of its own: what is asked there goes by its boards first, and then to the table,
 * one request after another. Each is made when its turn comes, of the game as the one before has left it, so that a hand's
 * acts mean the same as at the table. Nothing is decided here, and the table stamps the time.
 */
import type { Actor } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Ears } from '#rules/game/view.ts';
import { InTurn } from '../base/inTurn.ts';
import type { Observable } from '../base/observable.ts';
import type { ChangeListener, GamePort, Link, Outcome, Request, Requested } from '../desk/gamePort.ts';
import type { GameId } from '../journal/eventLog.ts';
import type { BoardsGame } from './boards.ts';

export class SeatedPort implements GamePort, BoardsGame {
  readonly #port: GamePort;
  #route: ((request: Request) => Promise<Outcome> | null) | null = null;
  readonly #turns = new InTurn();

  constructor(port: GamePort) {
    this.#port = port;
  }

  get game(): GameId {
    return this.#port.game;
  }

  get ears(): Ears {
    return this.#port.ears;
  }

  get actors(): readonly Actor[] {
    return this.#port.actors;
  }

  get state(): Observable<GameState> {
    return this.#port.state;
  }

  get link(): Observable<Link> {
    return this.#port.link;
  }

  get at(): number {
    return this.#port.at;
  }

  get now(): GameState {
    return this.#port.state.value;
  }

  log(): Promise<readonly GameEvent[]> {
    return this.#port.log();
  }

  submit(requested: Requested): Promise<Outcome> {
    const now = this.#route && (typeof requested === 'function' ? requested(this.now) : requested);
    return (now && this.#route?.(now)) ?? this.enter(requested, 0);
  }

  enter(requested: Requested, ago: number): Promise<Outcome> {
    const since = performance.now();
    const send = () => this.#port.submit(requested, Math.round(ago + performance.now() - since));
    return this.#turns.do(send);
  }

  routeBy(route: (request: Request) => Promise<Outcome> | null): void {
    this.#route = route;
  }

  /** 6.6: the first clock is started at the table. */
  async start(): Promise<Outcome> {
    return { kind: 'done' };
  }

  subscribe(listener: ChangeListener): () => void {
    return this.#port.subscribe(listener);
  }

  close(): void {
    this.#port.close();
  }
}
