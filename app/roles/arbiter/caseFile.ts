/**
 * The whole game as the arbiter has heard it, event by event, with the state after each: what evidence, previews and the
 * chart of times are made of. The state that a wire carries lacks how each move was carried out; this has it.
 */
import { Observable } from '#app/base/observable.ts';
import type { GamePort } from '#app/desk/gamePort.ts';
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';

/** An event, and the game after it. */
export type Entry = Readonly<{ event: GameEvent; state: GameState }>;

export type Entries = Readonly<{ start: GameState; list: readonly Entry[] }>;

export function stateOf({ start, list }: Entries): GameState {
  return list.at(-1)?.state ?? start;
}

/** The game before an entry. */
export function before({ start, list }: Entries, index: number): GameState {
  return list[index - 1]?.state ?? start;
}

export function entriesOf(header: GameHeader, events: readonly GameEvent[]): Entries {
  const fresh = newGame(asBegun(header, events));
  if (!fresh.ok) throw new Error(`a game that was begun cannot be begun: ${fresh.reason}`);
  return added({ start: fresh.state, list: [] }, events);
}

/** D.1: a game that began on one board may be on two by now. */
function asBegun(header: GameHeader, events: readonly GameEvent[]): GameHeader {
  return events.some(({ event }) => event === 'two-boards') ? { ...header, boards: 'one' } : header;
}

function added(entries: Entries, events: readonly GameEvent[]): Entries {
  let state = stateOf(entries);
  const more = events.map((event): Entry => {
    state = apply(state, event);
    return { event, state };
  });
  return { start: entries.start, list: [...entries.list, ...more] };
}

export class CaseFile {
  /** Null until the log has been read. */
  readonly entries = new Observable<Entries | null>(null);
  readonly #port: GamePort;
  readonly #leave: () => void;
  /** Something happened while the log was being read. */
  #isBehind = false;

  constructor(port: GamePort) {
    this.#port = port;
    this.#leave = port.subscribe(({ events }) => {
      const known = this.entries.value;
      if (known) this.entries.set(added(known, events));
      else this.#isBehind = true;
    });
  }

  async read(): Promise<void> {
    let log: readonly GameEvent[];
    do {
      this.#isBehind = false;
      log = [...(await this.#port.log())];
    } while (this.#isBehind);
    this.entries.set(entriesOf(this.#port.state.value.header, log));
  }

  close(): void {
    this.#leave();
  }
}
