/**
 * The hall: the games of the round, each as the log has it, and whether its table is heard. Everything that is shown of
 * a game anywhere, to a desk, the arbiter or the public, is made from here.
 */
import { readEntry, writeOpening } from '#app/hub/entries.ts';
import { isDuration, isRecord, upTo } from '#rules/game/fields.ts';
import type { HubLog, LogEntry } from './log.ts';
import { GameFile } from './projector/gameFile.ts';
import type { HallGame } from './store.ts';
import type { Trace } from './trace.ts';

/** What a table last said of itself; `at`: this moment of its game. */
export type Beat = Readonly<{ length: number; at: number }>;
export type Presence = Readonly<{ heardAt: number; beat: Beat }>;

/** A table that says nothing for so long is silent: its desks are told, and another device may take its place. */
export const SILENT_MS = 5000;
const OPENED_MS = 30_000;

export type HallOptions = Readonly<{ games: readonly HallGame[]; trace: Trace; steady: () => number }>;

export class Hall {
  readonly games: readonly HallGame[];
  readonly #options: HallOptions;
  readonly #files = new Map<string, GameFile>();
  readonly #presence = new Map<string, Presence>();
  readonly #opened = new Set<(file: GameFile) => void>();
  #entries = 0;

  constructor(options: HallOptions) {
    this.#options = options;
    this.games = options.games;
  }

  get entries(): number {
    return this.#entries;
  }

  game(id: string): HallGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  file(id: string): GameFile | undefined {
    return this.#files.get(id);
  }

  get files(): readonly GameFile[] {
    return [...this.#files.values()];
  }

  /** Each game of this round, once it can be read: those that are there at once, and those that come. */
  whenOpened(listener: (file: GameFile) => void): void {
    this.#opened.add(listener);
    for (const file of this.#files.values()) listener(file);
  }

  /** The next entry of the log. Games of other rounds stay there and are not shown. */
  take(entry: LogEntry): void {
    const { game, seq, text } = entry;
    if (!this.game(game)) return;
    this.#entries += 1;
    const file = this.#files.get(game);
    const wrong = file ? file.take(entry) : this.#open(game, seq, text);
    if (wrong !== null) this.#options.trace.note('log', `an entry was left out: ${wrong}`, { game, seq });
  }

  /** Every game has its header as entry 0, and can be read when this is settled. */
  async begin(log: HubLog): Promise<void> {
    for (const { id, header, begunAt } of this.games) {
      if (this.#files.has(id)) continue;
      const written = await log.append(id, writeOpening({ header, begunAt }), 0, `${id}:0`);
      if (!written.ok && !written.stale) throw new Error(`a game could not be opened: ${written.reason}`);
    }
    const until = this.#options.steady() + OPENED_MS;
    while (this.games.some(({ id }) => !this.#files.has(id))) {
      if (this.#options.steady() > until) throw new Error('a game that was opened cannot be read');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** What a table says of itself; the name of its game is the server's. */
  heard(game: string, text: string): void {
    const beat = readBeat(text);
    if (!beat || !this.game(game)) {
      this.#options.trace.note('table', 'a beat was no beat', { game });
      return;
    }
    this.#presence.set(game, { heardAt: this.#options.steady(), beat });
  }

  presence(game: string): Presence | null {
    return this.#presence.get(game) ?? null;
  }

  isHeard(game: string): boolean {
    const presence = this.#presence.get(game);
    return presence !== undefined && this.#options.steady() - presence.heardAt < SILENT_MS;
  }

  /** This moment of a game: by its table's clock while that is heard, otherwise by what is known of it. */
  at(game: string): number {
    const known = this.#files.get(game)?.state.at ?? 0;
    const presence = this.#presence.get(game);
    if (!presence) return known;
    return Math.max(known, Math.floor(presence.beat.at + this.#options.steady() - presence.heardAt));
  }

  #open(game: string, seq: number, text: string): string | null {
    const read = readEntry(text);
    if (!read.ok) return read.reason;
    if (read.entry.kind !== 'opening') return 'events before the header';
    const file = new GameFile(game, read.entry, seq);
    this.#files.set(game, file);
    for (const listener of this.#opened) listener(file);
    return null;
  }
}

const isLength = upTo(10_000_000);

function readBeat(text: string): Beat | null {
  try {
    const value: unknown = text.length < 1000 ? JSON.parse(text) : null;
    if (!isRecord(value)) return null;
    const { length, at } = value;
    return isLength(length) && isDuration(at) ? { length, at } : null;
  } catch {
    return null;
  }
}
