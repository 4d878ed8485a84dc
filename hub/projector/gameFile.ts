/**
 * One game as the hub's log has it: every event, and the state that they give. What a table wrote that cannot stand is
 * left out of it and told of: the log keeps the bytes, nobody is shown them.
 */
import { fold, type Opening, readEntry } from '#app/hub/entries.ts';
import { seedOf, sumsOf } from '#app/journal/checksum.ts';
import { makeJournalFile } from '#app/journal/journalFile.ts';
import { wholeGame } from '#app/table/wholeGame.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import type { LogEntry } from '../log.ts';

/** Which table wrote the events from a number on. */
export type Writer = Readonly<{ device: string; from: number }>;

export class GameFile {
  readonly game: string;
  readonly opening: Opening;
  readonly writers: Writer[] = [];
  readonly #events: GameEvent[] = [];
  readonly #times: number[] = [];
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #waiting: { length: number; settle: () => void }[] = [];
  #state: GameState;
  #seq = 0;

  constructor(game: string, opening: Opening, seq: number) {
    this.game = game;
    this.opening = opening;
    this.#seq = seq;
    const fresh = newGame(opening.header);
    if (!fresh.ok) throw new Error(`a game that was opened cannot be opened: ${fresh.reason}`);
    this.#state = fresh.state;
  }

  get state(): GameState {
    return this.#state;
  }

  /** How many events there are; the header is no event. */
  get length(): number {
    return this.#events.length;
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** When the hub had each event, by its wall clock: what a table says of the time is the table's. */
  get times(): readonly number[] {
    return this.#times;
  }

  /** The number of the last entry in the stream: what the next writer has to name. */
  get seq(): number {
    return this.#seq;
  }

  /** The next entry of the stream. Null, or why it does not count. */
  take({ seq, text, time }: Omit<LogEntry, 'game'>): string | null {
    if (seq <= this.#seq) return null;
    this.#seq = seq;
    const read = readEntry(text);
    if (!read.ok) return read.reason;
    const { entry } = read;
    if (entry.kind !== 'acts') return 'a second header';
    if (entry.from !== this.#events.length + 1)
      return `its events begin at ${entry.from} instead of ${this.#events.length + 1}`;
    const folded = fold(this.#state, entry.events);
    if (!folded.ok) return folded.reason;
    const before = this.#state;
    this.#state = folded.state;
    for (const event of entry.events) {
      this.#events.push(event);
      this.#times.push(time);
    }
    if (this.writers.at(-1)?.device !== entry.device)
      this.writers.push({ device: entry.device, from: entry.from });
    for (const listener of this.#listeners) listener({ before, state: this.#state, events: entry.events });
    for (const waiter of this.#waiting.splice(0)) {
      if (waiter.length <= this.length) waiter.settle();
      else this.#waiting.push(waiter);
    }
    return null;
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Settled when there are so many events, or the time is up. */
  async reaches(length: number, withinMs: number): Promise<void> {
    if (this.length >= length) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, withinMs);
      const settle = () => {
        clearTimeout(late);
        resolve();
      };
      this.#waiting.push({ length, settle });
    });
  }

  whole(): Change {
    return wholeGame(this.opening.header, this.#state, [...this.#events]);
  }

  /** The journal as a file (interfaces.md, section 2). */
  journal(): string {
    const { header, begunAt } = this.opening;
    const sums = sumsOf(seedOf(header, begunAt), this.#events);
    const records = this.#events.map((event, index) => ({ event, sum: sums[index] }));
    return makeJournalFile(header, begunAt, records);
  }
}
