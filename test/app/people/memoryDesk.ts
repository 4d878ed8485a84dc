/**
 * A players' desk over the rules alone, for many games in a short time: the real desk, entry, narration and sounds; the
 * board is a set of filled holes, nothing is written, and the time stands still unless the test moves it.
 */
import { Observable } from '#app/base/observable.ts';
import type { Boards } from '#app/board/boards.ts';
import type { ChangeListener, GamePort, Link, Outcome, Request, Requested } from '#app/desk/gamePort.ts';
import { defaultSettings, type Settings, wordsOf } from '#app/desk/settings.ts';
import { filledHoles } from '#app/pegs/men.ts';
import { type EntryContext, enter } from '#app/roles/player/entry.ts';
import { PlayerDesk } from '#app/roles/player/playerDesk.ts';
import { announceForPlayer } from '#app/table/assist.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import { onMoveAsItLooks } from '#rules/game/unpressed.ts';
import { type Ears, seenBy, viewOf } from '#rules/game/view.ts';
import type { Color, PromotionRole, Square } from '#rules/position/square.ts';
import type { Announcer, Entry } from '#speech/announcer/announcer.ts';
import type { Message } from '#speech/announcer/message.ts';

const BOTH: Ears = ['white', 'black'];

class MemoryPort implements GamePort {
  readonly game = 'game';
  readonly ears = BOTH;
  /** Who sits at the table; a player at a desk of his own does not. */
  actors: readonly Color[] = ['white', 'black'];
  readonly state: Observable<GameState>;
  readonly link = new Observable<Link>({ kind: 'up' });
  readonly #listeners = new Set<ChangeListener>();
  readonly #words: () => Settings;
  real: GameState;
  at = 0;
  /** Whether the program announces for the player. */
  announces = () => true;

  constructor(state: GameState, words: () => Settings) {
    this.real = state;
    this.#words = words;
    this.state = new Observable(seenBy(state, BOTH));
  }

  async log(): Promise<readonly GameEvent[]> {
    return [];
  }

  /** Requests that come together are one act, as at the session. */
  carryOut(requests: readonly Requested[]): Outcome[] {
    const before = this.real;
    const events: GameEvent[] = [];
    const outcomes = requests.map((requested): Outcome => {
      const passed = elapse(this.real, this.at);
      events.push(...passed.events);
      this.real = passed.state;
      const request = typeof requested === 'function' ? requested(this.real) : requested;
      if (!request) return { kind: 'done' };
      const outcome = this.#decide(request, events);
      const duty =
        outcome.kind === 'done' && this.announces()
          ? announceForPlayer(this.real, wordsOf(this.#words()))
          : null;
      if (duty) this.#decide(duty, events);
      return outcome;
    });
    if (events.length > 0) {
      const view = viewOf({ before, state: this.real, events }, BOTH);
      for (const listener of this.#listeners) listener(view, false);
      this.state.set(view.state);
    }
    return outcomes;
  }

  #decide(request: Request, events: GameEvent[]): Outcome {
    const decision = decide(this.real, { ...request, at: this.at });
    if (!decision.ok) return { kind: 'refused', code: decision.code, article: decision.article };
    events.push(...decision.events);
    this.real = decision.state;
    return { kind: 'done' };
  }

  async submit(requested: Requested): Promise<Outcome> {
    return this.carryOut([requested])[0] ?? { kind: 'failed' };
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {}
}

export type MemoryDesk = Readonly<{
  desk: PlayerDesk;
  port: MemoryPort;
  /** Everything said and sounded, and what the screen was asked to do, in order. */
  out: string[];
  context: EntryContext;
  /** Types a text, and waits for what comes of it. */
  type(text: string): Promise<string>;
  touch(...squares: Square[]): Promise<void>;
  press(): Promise<void>;
  arbiter(request: Omit<Extract<Request, { by: unknown }>, 'by'>): void;
  last(): string;
  close(): void;
}>;

export function memoryDesk(header: GameHeader, changes: Partial<Settings> = {}): MemoryDesk {
  const fresh = newGame(header);
  if (!fresh.ok) throw new Error(fresh.reason);
  const settings = new Observable<Settings>({ ...defaultSettings(header.language), ...changes });
  const port = new MemoryPort(fresh.state, () => settings.value);
  const out: string[] = [];
  const log: Pick<Entry, 'kind' | 'said' | 'text'>[] = [];
  const announcer = {
    log,
    say: ({ kind, said }: Message) => {
      log.push({ kind, said, text: said.text });
      out.push(`${kind}: ${said.text}`);
    },
    repeatLast: () => out.push('repeat'),
    repeatLastFive: () => out.push('repeat five'),
    spellLast: () => out.push('spell'),
  } as unknown as Announcer;
  /** Pegs moved in one go are one act. */
  let waiting: Requested[] = [];
  const hand = (request: Requested) => {
    if (waiting.push(request) > 1) return;
    queueMicrotask(() => {
      const acts = waiting;
      waiting = [];
      for (const outcome of port.carryOut(acts)) desk.desk.speakOf(outcome);
    });
  };
  const lift = (square: Square) => hand((state) => ({ by: onMoveAsItLooks(state), do: 'lift', square }));
  const insert = (square: Square, piece?: PromotionRole) =>
    hand((state) => ({ by: onMoveAsItLooks(state), do: 'insert', square, ...(piece && { piece }) }));
  const seat = {
    isReal: false,
    lift,
    insert,
    touch: (square: Square, piece?: PromotionRole) =>
      filledHoles(port.state.value).has(square) ? lift(square) : insert(square, piece),
  };
  const boards = {
    current: seat,
    areTheTables: true,
    isReal: () => false,
    seats: new Observable([]),
    close: async () => {},
  } as unknown as Boards;
  const desk = new PlayerDesk({
    port,
    announcer,
    settings,
    play: (sound) => out.push(`sound: ${sound}`),
    openBoard: async () => ({ ok: false, fault: 'no-web-serial' }),
    boards: () => boards,
    setups: () => [],
  });
  const context = { game: desk, announcer, settings: settings.value };
  const settled = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  port.carryOut([{ by: 'arbiter', do: 'start' }]);
  return {
    desk,
    port,
    out,
    context,
    async type(text) {
      const entered = enter(text, context);
      out.push(`screen: ${entered}`);
      await settled();
      return entered;
    },
    async touch(...squares) {
      for (const square of squares) {
        if (desk.promotesOn(square)) out.push('screen: promotion');
        void desk.touch(square);
        await settled();
      }
    },
    async press() {
      desk.press();
      await settled();
    },
    arbiter(request) {
      port.carryOut([{ ...request, by: 'arbiter' } as Request]);
    },
    last: () => out.filter((line) => !/^(sound|screen):/.test(line)).at(-1) ?? '',
    close: () => desk.desk.close(),
  };
}
