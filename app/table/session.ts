/**
 * One game being played: the only way from an act to its announcement. A command is decided by the rules, its
 * events are written to the log, and only then is anybody told. Time enters here and nowhere else. No React.
 */
import { decide } from '#rules/game/decide.ts';
import { elapse, nextMoment } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Change, Outcome, Request, Requested } from '../desk/gamePort.ts';
import type { EventLog, GameId } from '../journal/eventLog.ts';

export type SessionOptions = Readonly<{
  log: Pick<EventLog, 'append'>;
  game: GameId;
  /** The game as the log has it, after so many events. */
  state: GameState;
  length: number;
  /** Milliseconds since the game's beginning, by the wall clock. */
  now: () => number;
  /** What the program does for the players of its own accord: the assistant's duties (D.2.10). */
  assist: (state: GameState) => Request | null;
}>;

type Waiting = Readonly<{ request: Requested | null; at: number; settle: (outcome: Outcome) => void }>;

/** The longest delay a browser's timer can count; a longer one is waited for in parts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A flag that could not be written is tried again, but not at once and for ever. */
const RETRY_MS = 1000;

export class Session {
  readonly game: GameId;
  readonly #log: Pick<EventLog, 'append'>;
  readonly #now: () => number;
  readonly #assist: SessionOptions['assist'];
  readonly #listeners = new Set<(change: Change) => void>();
  #state: GameState;
  #length: number;
  #waiting: Waiting[] = [];
  #working = false;
  #latest = 0;
  #flagTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #route: ((request: Request) => Promise<Outcome> | null) | null = null;

  constructor({ log, game, state, length, now, assist }: SessionOptions) {
    this.game = game;
    this.#log = log;
    this.#state = state;
    this.#length = length;
    this.#now = now;
    this.#assist = assist;
    this.#waitForFlag();
  }

  /** The game as it is on the disk. */
  get state(): GameState {
    return this.#state;
  }

  get now(): GameState {
    return this.#state;
  }

  /** 6.6: the first clock. Several boards may come to stand right in one breath: it is started once. */
  start(): Promise<Outcome> {
    return this.submit(({ phase }) => (phase === 'waiting' ? { by: 'arbiter', do: 'start' } : null));
  }

  /** How many events the log has. */
  get length(): number {
    return this.#length;
  }

  /** This moment of the game. Never goes back, even if the computer's clock is set back. */
  get at(): number {
    this.#latest = Math.max(this.#latest, this.#state.at, Math.floor(this.#now()));
    return this.#latest;
  }

  /** Acts that arrive together are decided one after another and written together. */
  submit(request: Requested): Promise<Outcome> {
    const now = this.#route && (typeof request === 'function' ? request(this.#state) : request);
    return (now && this.#route?.(now)) ?? this.#enqueue(request);
  }

  /**
   * An act of a hand, as its board's seat has read it. It counts from when it began, `ago` milliseconds before now, but
   * never from before what the log already has.
   */
  enter(request: Requested, ago: number): Promise<Outcome> {
    return this.#enqueue(request, Math.round(ago));
  }

  /** What is asked goes by the boards first: a press waits for the hand that made it. Null: it is taken as it is. */
  routeBy(route: (request: Request) => Promise<Outcome> | null): void {
    this.#route = route;
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another session takes the game over, or the page shows something else. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#flagTimer);
    this.#listeners.clear();
  }

  #enqueue(request: Requested | null, ago = 0): Promise<Outcome> {
    return new Promise((settle) => {
      this.#waiting.push({ request, at: this.at - ago, settle });
      if (this.#working) return;
      this.#working = true;
      // What is submitted in the same breath, such as the pegs of one move, is written together.
      queueMicrotask(() => void this.#work());
    });
  }

  /** Whatever goes wrong in one act, every act gets its outcome and the next is taken: a game never freezes. */
  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0);
      let outcomes: readonly Outcome[] = [];
      try {
        outcomes = await this.#carryOut(batch);
      } catch (error) {
        reportFault(error);
      } finally {
        for (const [index, { settle }] of batch.entries()) settle(outcomes[index] ?? { kind: 'failed' });
      }
    }
    this.#working = false;
    this.#waitForFlag(RETRY_MS);
  }

  async #carryOut(batch: readonly Waiting[]): Promise<readonly Outcome[]> {
    const before = this.#state;
    const events: GameEvent[] = [];
    let state = before;
    const fold = (more: readonly GameEvent[], after: GameState) => {
      events.push(...more);
      state = after;
    };
    const outcomes = batch.map(({ request, at: asked }): Outcome => {
      const at = Math.max(asked, state.at);
      try {
        const passed = elapse(state, at);
        fold(passed.events, passed.state);
        const command = typeof request === 'function' ? request(state) : request;
        if (!command) return { kind: 'done' };
        const decision = decide(state, { ...command, at });
        if (!decision.ok) return { kind: 'refused', code: decision.code, article: decision.article };
        fold(decision.events, decision.state);
      } catch (error) {
        reportFault(error); // our own fault: this act has not happened, and the next one is taken
        return { kind: 'failed' };
      }
      this.#helpOut(state, at, fold);
      return { kind: 'done' };
    });
    const written = events.length > 0 ? await this.#log.append(this.game, this.#length + 1, events) : null;
    if (written && !written.ok) return batch.map(() => ({ kind: 'not-written', fault: written.fault }));
    this.#state = state;
    this.#length += events.length;
    if (events.length > 0) this.#tell({ before, state, events });
    return outcomes;
  }

  /** The program's own duties after an act; if they fail, the act itself stands. */
  #helpOut(state: GameState, at: number, fold: (events: readonly GameEvent[], after: GameState) => void) {
    try {
      const duty = this.#assist(state);
      const assisted = duty && decide(state, { ...duty, at });
      if (assisted?.ok) fold(assisted.events, assisted.state);
    } catch (error) {
      reportFault(error);
    }
  }

  /** One listener that throws takes nothing from the others. */
  #tell(change: Change): void {
    for (const listener of this.#listeners) {
      try {
        listener(change);
      } catch (error) {
        reportFault(error);
      }
    }
  }

  /** 6.8: in training the program observes a fallen flag at its moment. */
  #waitForFlag(least = 0): void {
    clearTimeout(this.#flagTimer);
    const due = nextMoment(this.#state);
    if (due === null || this.#closed) return;
    const left = due - this.at;
    const wait = left > 0 ? Math.min(left, LONGEST_TIMER_MS) : least;
    this.#flagTimer = setTimeout(() => {
      if (this.at >= due) void this.#enqueue(null);
      else this.#waitForFlag();
    }, wait);
  }
}

/** Our own fault, for who looks at the console and for tests; what follows for the player is the outcome's business. */
function reportFault(error: unknown): void {
  console.error(error);
}
