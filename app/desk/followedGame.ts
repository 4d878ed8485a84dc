/**
 * A game that is decided elsewhere, followed over a wire: the state that this desk's person may see, every event that he
 * may hear without a gap, and requests to the table. A desk that hears nothing of its table says so, and catches up when
 * it does again.
 */
import type { Actor } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { Listener } from '#rules/game/hearing.ts';
import { type PackedPly, unpack } from '#rules/game/snapshot.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Ears } from '#rules/game/view.ts';
import { Observable } from '../base/observable.ts';
import type { GameId } from '../journal/eventLog.ts';
import { DOOR, type Line, type Wire } from '../wire/line.ts';
import { type Place, type RefusedReason, readToDesk, type ToDesk, write } from '../wire/messages.ts';
import { lineOf, proofOf } from '../wire/proof.ts';
import type { ChangeListener, GamePort, Link, Outcome, Requested } from './gamePort.ts';

export type FollowOptions = Readonly<{
  wire: Wire;
  role: Listener;
  /** Null: whichever game a table has. */
  game: GameId | null;
  code: string | null;
  clocks: Readonly<{ steady: () => number; wall: () => number }>;
  pace?: Pace;
}>;

/**
 * In milliseconds: a table that has not been heard for `silent` is cut off; until it is heard again the desk knocks
 * every `knock`; a first knock is answered within `first`, or there is no table.
 */
export type Pace = Readonly<{ silent: number; knock: number; first: number }>;
const PACE: Pace = { silent: 7000, knock: 1000, first: 3000 };

export type Followed = Readonly<
  { ok: true; game: FollowedGame } | { ok: false; reason: RefusedReason | 'no-table' | 'several-games' }
>;

type Pending = Readonly<{ text: string; settle: (outcome: Outcome) => void }>;

export async function follow(options: FollowOptions): Promise<Followed> {
  const found = options.game === null ? await findGame(options) : options.game;
  if (typeof found !== 'string') return found;
  const followed = new FollowedGame({ ...options, game: found });
  const reason = await followed.opened;
  return reason === null ? { ok: true, game: followed } : { ok: false, reason };
}

/** The only game that a table on this wire has. */
async function findGame({
  wire,
  role,
  pace = PACE,
}: FollowOptions): Promise<string | (Followed & { ok: false })> {
  const door = wire(DOOR);
  const desk = crypto.randomUUID();
  const games = new Set<string>();
  door.listen((text) => {
    const read = readToDesk(text);
    if (read.ok && read.message.kind === 'game' && read.message.desk === desk) games.add(read.message.game);
  });
  const step = pace.first / 10;
  for (let waited = 0; waited < pace.first && games.size === 0; waited += step) {
    door.post(write({ kind: 'hello', desk, game: null, role, proof: null, from: 0 }));
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  door.close();
  const [only, ...others] = games;
  if (!only) return { ok: false, reason: 'no-table' };
  return others.length > 0 ? { ok: false, reason: 'several-games' } : only;
}

export class FollowedGame implements GamePort {
  readonly game: GameId;
  readonly ears: Ears;
  readonly actors: readonly Actor[];
  readonly link: Observable<Link>;
  /** Whose places the arbiter has asked for, with their codes; null where they are not his to give. */
  readonly places = new Observable<readonly Place[] | null>(null);
  /** Null once the table has welcomed this desk, or why it did not. */
  readonly opened: Promise<RefusedReason | 'no-table' | null>;
  readonly #options: FollowOptions & { game: GameId };
  readonly #pace: Pace;
  readonly #desk = crypto.randomUUID();
  readonly #door: Line;
  readonly #events: GameEvent[] = [];
  readonly #listeners = new Set<ChangeListener>();
  readonly #pending = new Map<number, Pending>();
  readonly #leave: (() => void)[] = [];
  #line: Line | null = null;
  #state: Observable<GameState> | null = null;
  #plies: readonly PackedPly[] = [];
  /** Where the events begin that no listener has been told of. */
  #untold = 0;
  #table = '';
  #settleOpened: (reason: RefusedReason | 'no-table' | null) => void = () => {};
  #askedFor: readonly Listener[] = [];
  #lastId = 0;
  #heardAt: number;
  #knockedAt = Number.NEGATIVE_INFINITY;
  #tableAt = { at: 0, steady: 0 };

  constructor(options: FollowOptions & { game: GameId }) {
    const { role, wire, clocks } = options;
    this.#options = options;
    this.#pace = options.pace ?? PACE;
    this.game = options.game;
    this.ears = [role];
    this.actors = role === 'spectator' ? [] : [role];
    this.#heardAt = clocks.steady();
    this.link = new Observable<Link>({ kind: 'cut-off', since: clocks.wall() });
    this.opened = new Promise((settle) => {
      this.#settleOpened = settle;
    });
    this.#door = wire(DOOR);
    this.#leave.push(this.#door.listen((text) => this.#hearDoor(text)));
    const watch = setInterval(() => this.#watch(), this.#pace.knock);
    this.#leave.push(() => clearInterval(watch));
    void this.#begin();
  }

  /** The game as this desk's person may know it; there from `opened` on. */
  get state(): Observable<GameState> {
    if (!this.#state) throw new Error('a game was looked at before its table had welcomed this desk');
    return this.#state;
  }

  get at(): number {
    const { at, steady } = this.#tableAt;
    return Math.floor(at + this.#options.clocks.steady() - steady);
  }

  async log(): Promise<readonly GameEvent[]> {
    return this.#events;
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(requested: Requested, ago = 0): Promise<Outcome> {
    const request = typeof requested === 'function' ? requested(this.state.value) : requested;
    if (request === null) return Promise.resolve({ kind: 'done' });
    if (!this.actors.includes(request.by)) return Promise.resolve({ kind: 'not-sent', reason: 'not-yours' });
    const { value: link } = this.link;
    if (link.kind !== 'up') return Promise.resolve({ kind: 'not-sent', reason: link.kind });
    const { by: _by, ...command } = request;
    this.#lastId += 1;
    const id = this.#lastId;
    const text = write({ kind: 'request', game: this.game, id, command, ...(ago > 0 && { ago }) });
    return new Promise((settle) => {
      this.#pending.set(id, { text, settle });
      this.#line?.post(text);
    });
  }

  /** The arbiter's: his desk is told of these places from now on. `renew`: one of them gets another code. */
  askForPlaces(roles: readonly Listener[], renew: Listener | null = null): void {
    this.#askedFor = roles;
    if (roles.length > 0) this.#line?.post(write({ kind: 'ask-places', roles, renew }));
  }

  /** The wire was interrupted: what came meanwhile is asked for, and what was not answered is sent again. */
  resume(): void {
    if (this.#state) void this.#knock();
  }

  /** This desk's code was found to hold no longer, where no word of the table could reach it. */
  dismissed(): void {
    this.#end('revoked');
  }

  close(): void {
    if (this.link.value.kind !== 'closed') this.#line?.post(write({ kind: 'bye' }));
    this.#end('closed');
    this.#listeners.clear();
  }

  async #begin(): Promise<void> {
    const { role, code, wire } = this.#options;
    const knock = { desk: this.#desk, game: this.game, role };
    const line = wire(await lineOf(code ?? '', knock));
    this.#line = line;
    this.#leave.push(
      line.listen((text) => this.#hear(text)),
      () => line.close(),
    );
    await this.#knock();
  }

  /** Asks for everything behind what is here: at the beginning, after a gap, and while the table is silent. */
  async #knock(): Promise<void> {
    const { role, code, clocks } = this.#options;
    this.#knockedAt = clocks.steady();
    const knock = { desk: this.#desk, game: this.game, role };
    const proof = code === null ? null : await proofOf(code, knock);
    if (this.link.value.kind === 'closed') return;
    this.#door.post(write({ kind: 'hello', ...knock, proof, from: this.#events.length }));
  }

  #watch(): void {
    const { clocks } = this.#options;
    const silent = clocks.steady() - this.#heardAt;
    if (!this.#state && silent > this.#pace.first) {
      this.#end('closed');
      this.#settleOpened('no-table');
      return;
    }
    if (silent < this.#pace.silent && this.link.value.kind === 'up') return;
    if (this.link.value.kind === 'up') {
      this.link.set({ kind: 'cut-off', since: clocks.wall() - silent });
      for (const [id, { settle }] of this.#pending) {
        this.#pending.delete(id);
        settle({ kind: 'not-sent', reason: 'cut-off' });
      }
    }
    void this.#knock();
  }

  #hearDoor(text: unknown): void {
    const read = readToDesk(text);
    if (!read.ok || read.message.kind !== 'refused' || read.message.desk !== this.#desk) return;
    const { reason } = read.message;
    if (this.#state && reason !== 'revoked') return; // it is knocked again
    this.#end(reason === 'revoked' ? 'revoked' : 'closed');
    this.#settleOpened(reason);
  }

  #hear(text: unknown): void {
    const read = readToDesk(text);
    if (!read.ok) return;
    this.#heardAt = this.#options.clocks.steady();
    this.#take(read.message);
  }

  #take(message: ToDesk): void {
    switch (message.kind) {
      case 'missed':
        this.#append(message.from, message.events);
        return;
      case 'welcome':
        this.#welcomed(message);
        return;
      case 'change':
        this.#changed(message);
        return;
      case 'outcome':
        this.#pending.get(message.id)?.settle(message.outcome as Outcome);
        this.#pending.delete(message.id);
        return;
      case 'beat':
        this.#setTime(message.at);
        this.#line?.post(write({ kind: 'here', length: this.#events.length }));
        if (message.length !== this.#events.length || this.link.value.kind !== 'up') this.#askAgain();
        return;
      case 'places':
        this.places.set(message.places);
        return;
      case 'closed':
        if (message.reason === 'revoked') this.#end('revoked');
        else this.link.set({ kind: 'cut-off', since: this.#options.clocks.wall() }); // it may be opened again
        return;
      default:
    }
  }

  /** Nothing twice, nothing out of order; what leaves a gap is not taken. */
  #append(from: number, events: readonly GameEvent[]): boolean {
    const known = this.#events.length - from;
    if (known < 0) return false;
    this.#events.push(...events.slice(known));
    return true;
  }

  #welcomed(message: Extract<ToDesk, { kind: 'welcome' }>): void {
    const unpacked = unpack(message.snapshot);
    if (!unpacked.ok || this.#events.length !== message.length || message.role !== this.#options.role) {
      this.#askAgain();
      return;
    }
    this.#plies = message.snapshot.plies;
    this.#setTime(message.at);
    this.link.set({ kind: 'up' });
    this.askForPlaces(this.#askedFor);
    const isOther = this.#table !== '' && this.#table !== message.table;
    this.#table = message.table;
    if (this.#state) this.#tell(unpacked.state, true);
    else {
      this.#state = new Observable(unpacked.state);
      this.#untold = this.#events.length;
      this.#settleOpened(null);
    }
    for (const [id, { text, settle }] of this.#pending) {
      if (!isOther)
        this.#line?.post(text); // the table knows it by its number, if it has it already
      else {
        this.#pending.delete(id);
        settle({ kind: 'not-sent', reason: 'table-restarted' });
      }
    }
  }

  #changed({ from, events, at, header, keep, plies, rest }: Extract<ToDesk, { kind: 'change' }>): void {
    if (!this.#state || from !== this.#events.length || keep > this.#plies.length) {
      this.#askAgain();
      return;
    }
    const all = [...this.#plies.slice(0, keep), ...plies];
    const unpacked = unpack({ header, plies: all, rest });
    if (!unpacked.ok) {
      this.#askAgain();
      return;
    }
    this.#append(from, events);
    this.#plies = all;
    this.#setTime(at);
    this.#tell(unpacked.state, false);
  }

  #tell(state: GameState, caughtUp: boolean): void {
    const before = this.state.value;
    const events = this.#events.slice(this.#untold);
    this.#untold = this.#events.length;
    if (events.length > 0)
      for (const listener of this.#listeners) listener({ before, state, events }, caughtUp);
    this.state.set(state);
  }

  /** One knock is enough until it has been answered, or a second has passed. */
  #askAgain(): void {
    if (this.#options.clocks.steady() - this.#knockedAt >= this.#pace.knock) void this.#knock();
  }

  #setTime(at: number): void {
    this.#tableAt = { at, steady: this.#options.clocks.steady() };
  }

  #end(reason: 'revoked' | 'closed'): void {
    if (this.link.value.kind === 'closed') return;
    this.link.set({ kind: 'closed', reason });
    for (const { settle } of this.#pending.values()) settle({ kind: 'not-sent', reason: 'closed' });
    this.#pending.clear();
    for (const leave of this.#leave.splice(0)) leave();
    this.#door.close();
  }
}
