/**
 * A game as the public may see it: so many milliseconds after the hub had it, clocks included. What has not been shown
 * yet waits here, at the hub; no byte of it goes out before its time.
 */
import { wholeGame } from '#app/table/wholeGame.ts';
import type { DecidedGame } from '#app/table/wireServer.ts';
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import type { GameFile } from './gameFile.ts';

const LONGEST_WAIT_MS = 60_000;

export class DelayedFile implements DecidedGame {
  readonly game: string;
  readonly #file: GameFile;
  readonly #delayMs: number;
  readonly #wall: () => number;
  readonly #events: GameEvent[] = [];
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #leave: () => void;
  #state: GameState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(file: GameFile, delayMs: number, wall: () => number) {
    this.game = file.game;
    this.#file = file;
    this.#delayMs = delayMs;
    this.#wall = wall;
    const fresh = newGame(file.opening.header);
    if (!fresh.ok) throw new Error(fresh.reason);
    this.#state = fresh.state;
    this.#leave = file.subscribe(() => this.#show());
    this.#show();
  }

  get state(): GameState {
    return this.#state;
  }

  get length(): number {
    return this.#events.length;
  }

  /** The game's time goes on from what was last shown. */
  get at(): number {
    const shownAt = this.#file.times[this.#events.length - 1];
    if (shownAt === undefined) return this.#state.at;
    return this.#state.at + Math.max(0, Math.floor(this.#wall() - this.#delayMs - shownAt));
  }

  /** Milliseconds until the next event may be shown; null where there is none. */
  get #wait(): number | null {
    const time = this.#file.times[this.#events.length];
    return time === undefined ? null : time + this.#delayMs - this.#wall();
  }

  async submit(): Promise<Readonly<{ kind: 'not-sent'; reason: 'not-yours' }>> {
    return { kind: 'not-sent', reason: 'not-yours' };
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  whole(): Change {
    return wholeGame(this.#file.opening.header, this.#state, [...this.#events]);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  #show(): void {
    clearTimeout(this.#timer);
    const before = this.#state;
    const due: GameEvent[] = [];
    for (let wait = this.#wait; wait !== null && wait <= 0; wait = this.#wait) {
      const next = this.#file.events[this.#events.length];
      if (!next) break;
      due.push(next);
      this.#events.push(next);
      this.#state = apply(this.#state, next);
    }
    if (due.length > 0)
      for (const listener of this.#listeners) listener({ before, state: this.#state, events: due });
    const wait = this.#wait;
    if (wait !== null) this.#timer = setTimeout(() => this.#show(), Math.min(wait + 1, LONGEST_WAIT_MS));
  }
}
